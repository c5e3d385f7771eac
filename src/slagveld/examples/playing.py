"""An example played by the engine: how it stood, what was told, how it stands."""

from typing import Any

import msgspec

from slagveld.examples.example import Example
from slagveld.kernel.agenda import Agenda, Question
from slagveld.kernel.decision import Partial, Preview
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Event
from slagveld.kernel.game import Game
from slagveld.kernel.play import Play
from slagveld.kernel.preview import preview
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.state import State
from slagveld.kernel.story import sentence
from slagveld.record import replace
from slagveld.texts import Text


class Rest(Question, frozen=True):
    """What comes when the steps of a position are done: it is no part of the example."""

    def who(self, state: State) -> tuple[int, ...]:
        """The first seat, so that play stops here."""
        return (0,)


class WrongExampleError(Exception):
    """An example that the engine does not play as it is written; the message says why."""


class Played(msgspec.Struct, frozen=True):
    """What the engine made of an example."""

    before: State
    after: State
    events: tuple[Event, ...]
    refusal: Refusal | None
    previews: tuple[tuple[int, Preview], ...]
    """What the game shows of each answer before it is given, with its seat."""


def told_of(game: Game[Any], example: Example) -> tuple[Text, ...]:
    """What the engine tells while an example is played, or why it refuses it."""
    made = played(game, example)
    told = [sentence(event, made.after.seats) for event in made.events]
    if made.refusal is not None:
        told.append(made.refusal.text)
    return tuple(told)


def played(game: Game[Any], example: Example) -> Played:
    """Play an example; raises WrongExampleError where the engine disagrees."""
    facts = example.facts
    laid = game.codec.state(facts.position)
    laid = replace(laid, agenda=Agenda((Rest(), *laid.agenda.steps)))
    opening: Play[Any] = Play(game, laid, Scripted([]), listening=True)
    try:
        opening.run()
    except Exception as error:  # the position is data: whatever it leads to is its fault
        raise WrongExampleError(f"the position does not come to a question: {error}") from error
    before = state = opening.state
    events: list[Event] = []
    previews: list[tuple[int, Preview]] = []
    refusal: Refusal | None = None
    for place, answer in enumerate(facts.answers):
        if refusal is not None:
            raise WrongExampleError(f"answer {place} is refused: {refusal}")
        action = game.codec.action(answer.action)
        values = {name: value for name, value in answer.action.items() if name != "type"}
        partial = Partial(answer.action["type"], values)
        previews.append((answer.seat, preview(game, state, answer.seat, partial)))
        refusal = game.check(state, answer.seat, action)
        if refusal is None:
            dice = Scripted(list(answer.dice))
            try:
                play = game.apply(state, answer.seat, action, dice, listening=True)
                dice.done()
            except Exception as error:  # as above: the dice are data
                raise WrongExampleError(f"answer {place + 1}: {error}") from error
            state = play.state
            events += play.events or ()
    said = "" if refusal is None else refusal.rule
    if said != facts.refused:
        why = "is allowed" if refusal is None else f"is refused: {refusal}"
        raise WrongExampleError(f"the last answer {why}")
    return Played(before, state, tuple(events), refusal, tuple(previews))
