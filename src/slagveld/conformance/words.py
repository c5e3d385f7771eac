"""Every sentence that a battle can show, in every language."""

from collections.abc import Iterator
from typing import Any

from slagveld.kernel.game import Game
from slagveld.kernel.story import sentence
from slagveld.texts import LANGUAGES, Speaker, Text


def texts_in(value: Any) -> Iterator[Text]:
    """All texts anywhere inside a struct, a sequence or a mapping."""
    if isinstance(value, Text):
        yield value
        for inner in value.values.values():
            yield from texts_in(inner)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from texts_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts_in(item)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from texts_in(getattr(value, name))


def unsaid(value: Any) -> list[str]:
    """What is wrong with the sentences inside `value`: missing in a language, or unreadable."""
    faults: list[str] = []
    for language in LANGUAGES:
        speaker = Speaker(language)
        for text in texts_in(value):
            said = speaker.say(text)
            if "⟦" in said:
                faults.append(f"{language}: {text.key}: {said}")
    return faults


def unsaid_by(game: Game[Any], state: Any, events: Any) -> list[str]:
    """The same for everything that one moment of a battle shows."""
    question = game.question(state)
    seats = range(len(state.seats))
    shown: list[Any] = [sentence(event, state.seats) for event in events]
    shown.append(game.scene(game.view(state, None), None))
    shown.extend(game.scene(game.view(state, seat), seat) for seat in seats)
    if question is not None:
        shown.append(question.ask(state))
    if state.outcome is not None:
        shown.append(state.outcome)
    return unsaid(shown)
