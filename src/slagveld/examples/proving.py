"""What is wrong with an example: the engine plays it otherwise, or its words say something else."""

import math
import re
from collections.abc import Iterator
from typing import Any, Final

from slagveld.examples.example import Claim, Example, InWords, Leg, Needed, Planned, Ruler, Value
from slagveld.examples.playing import Played, WrongExampleError, played
from slagveld.kernel.event import Moved, Rolled
from slagveld.kernel.game import Game
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import REFERENCE
from slagveld.texts import Distance, Text

_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")


def faults(game: Game[Any], example: Example) -> list[str]:
    """Everything wrong with an example; empty: the engine bears every word of it out."""
    try:
        made = played(game, example)
    except WrongExampleError as error:
        return [str(error)]
    found = [
        f"{claim}: {fault}" for claim in example.facts.claims for fault in _of(game, made, claim)
    ]
    if made.refusal is None:
        found += [f"afterwards unsound: {fault.key}" for fault in game.faults(made.after)]
    found += _of_words(example)
    return found


def _of_words(example: Example) -> Iterator[str]:
    """Numbers that nothing bears out, and that are not the same in every language."""
    borne = _borne(example)
    said = {language: _numbers(told.before, told.after) for language, told in example.words.items()}
    for language, numbers in said.items():
        for number in sorted(numbers - borne):
            yield f"{language} says {number:g}, which no die and no claim bears out"
        if numbers != said["en"]:
            yield f"{language} has other numbers than English"


def _numbers(*words: str) -> set[float]:
    """The numbers of a text; a comma stands for a point as well."""
    plain = (REFERENCE.sub(" ", one) for one in words)
    return {float(found.replace(",", ".")) for one in plain for found in _NUMBER.findall(one)}


def _borne(example: Example) -> set[float]:
    """The numbers that the words may have: dice that fall, and what is claimed."""
    facts = example.facts
    dice = {float(die) for answer in facts.answers for die in answer.dice if isinstance(die, int)}
    claimed = {
        float(claim.value)
        for claim in facts.claims
        if isinstance(claim.value, int | float) and not isinstance(claim.value, bool)
    }
    return dice | claimed | {abs(number) for number in claimed}


def measured(game: Game[Any], units: float, *, up: bool = False) -> float:
    """A length as readers see it: in the book's measure, with one decimal."""
    tenths = units * 10 / (game.inch if game.measure == "inch" else 100)
    return (math.ceil(tenths - 1e-9) if up else round(tenths)) / 10


def _of(game: Game[Any], made: Played, claim: Claim) -> Iterator[str]:
    """What the engine has otherwise."""
    try:
        found = _found(game, made, claim)
    except (LookupError, ValueError, TypeError) as error:
        yield f"is not there ({error})"
        return
    if found != claim.value:
        yield f"it is {found}"


def _found(game: Game[Any], made: Played, claim: Claim) -> Any:
    match claim:
        case Ruler():
            state = made.before if claim.at == "before" else made.after
            shown = game.measured(state, *claim.of)
            return None if shown is None else measured(game, shown.length)
        case Value():
            state = made.before if claim.at == "before" else made.after
            node: Any = game.codec.builtins(state)
            for part in claim.path.strip("/").split("/"):
                if part == "#":
                    node = len(node)
                else:
                    node = node[part] if isinstance(node, dict) else node[int(part)]
            return measured(game, node) if claim.length else node
        case Needed():
            rolls = [event for event in made.events if isinstance(event, Rolled)]
            need = rolls[claim.roll].need
            if need is None:
                raise LookupError("nothing is needed there")
            if claim.start:
                return need.target.start
            if not claim.rule:
                return need.target.total
            return _line(need.target, claim.rule)
        case InWords():
            return _in_words(game, made, claim)
        case Leg():
            moves = [event for event in made.events if isinstance(event, Moved)]
            path = moves[claim.move].path
            ends = (path[0], path[-1]) if claim.leg == 0 else path[claim.leg - 1 : claim.leg + 1]
            (one, other) = ends
            return measured(game, math.hypot(one.x - other.x, one.y - other.y))
        case Planned():
            _, planned = made.previews[claim.answer]
            return measured(game, getattr(planned, claim.name))


def _line(tally: Tally, rule: str) -> int:
    """What the line of a sum adds that cites a rule."""
    return next(item.value for item in tally.items if item.rule == rule)


def _in_words(game: Game[Any], made: Played, claim: InWords) -> Any:
    """The value of a sentence that was told; lengths in the measure of the book."""
    texts = [event.text() for event in made.events]
    if made.refusal is not None:
        texts.append(made.refusal.text)
    found: list[Any] = []
    for text in _within(texts):
        if text.key.rpartition(":")[2] == claim.sentence and claim.name in text.values:
            value = text.values[claim.name]
            found.append(_plain(game, value))
    if not found:
        raise LookupError(f"told: {', '.join(sorted({text.key for text in _within(texts)}))}")
    return claim.value if claim.value in found else found[0]


def _plain(game: Game[Any], value: Any) -> Any:
    """A value of a sentence as a number, where it is one."""
    if isinstance(value, Distance):
        return measured(game, value.units, up=value.up)
    return int(value) if isinstance(value, str) and value.isdecimal() else value


def _within(texts: list[Text]) -> Iterator[Text]:
    """Texts with those that stand in them."""
    for text in texts:
        yield text
        yield from _within([value for value in text.values.values() if isinstance(value, Text)])
