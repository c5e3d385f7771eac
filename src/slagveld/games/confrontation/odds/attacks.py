"""Chances as everything stands: what strikes do to a figure, and the best threshold; tests.

In a test sixes are rolled on as needed.
"""

from collections.abc import Sequence
from fractions import Fraction

from slagveld.kernel.decision import Odds
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.odds import either
from slagveld.kit.verdicts import FALLS, HURT, KILLS, WOUNDS, gain, likely
from slagveld.kit.verdicts import harm as loss
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import text
from ..core.characteristic_tests import Check, decided
from ..core.characteristics import defence, resistance
from ..core.figure import Figure
from ..core.wound_table import LEVELS, Level
from ..wounds.wound_rolls import immune_places, survival
from .blows import SIX, Guard, Mark, Strike, struck

HIGHEST = 12
"""Thresholds so far above ATT and no farther are weighed: two sixes in a row reach them."""


def by_level(marks: dict[Mark, Fraction]) -> dict[Level, Fraction]:
    """How bad a figure's state is on the whole: its wound, or stun where it has none."""
    found = dict.fromkeys(LEVELS, Fraction(0))
    for (level, stunned), chance in marks.items():
        found["stunned" if stunned and level == "none" else level] += chance
    return found


def guard_of(
    figure: Figure, dice: int = 0, *, value: int | None = None, faces: tuple[int, ...] = SIX
) -> Guard:
    """A figure that is struck, with so many dice on defence; `value` is its DEF in that fight."""
    immune: list[str] = list(immune_places(figure))
    if figure.powers.immune("master-strike") is not None:
        immune.append("master-strike")
    return Guard(
        defence=defence(figure).total if value is None else value,
        dice=dice,
        resistance=resistance(figure).total,
        wound=figure.wound,
        stunned=figure.stunned,
        survives=survival(figure),
        immune=tuple(immune),
        faces=faces,
        by=figure.wounds_by,
    )


def odds_of_attack(
    strikes: Sequence[Strike], guard: Guard, title: Text, *, suffered: bool = False
) -> Odds:
    """How the one struck stands after these attacks or shots; `need`: what the first must show.

    `suffered`: he is on the side of whoever is asked.
    """
    parts = by_level(struck(strikes, guard))
    outcomes = [
        (text("wounds-odds-level", level=level), float(part))
        for level, part in parts.items()
        if part
    ]
    need = None
    if strikes:
        first = strikes[0]
        need = Tally(first.threshold, name=text("wounds-odds-need"), plus_is_good=False)
        need = decided(need.plus(Item(-first.attack, text("value-attack"), "CON-MELEE-10")))
    worse = [level for level in LEVELS if LEVELS.index(level) > LEVELS.index(guard.wound)]
    some = sum([parts[level] for level in worse if level != "stunned"], Fraction(0))
    brief = likely(gain(WOUNDS, some), gain(KILLS, parts["killed"]))
    if suffered:
        brief = likely(loss(HURT, some), loss(FALLS, parts["killed"]))
    return Odds(title=title, outcomes=tuple(outcomes), need=need, brief=brief)


def harm(strikes: Sequence[Strike], guard: Guard) -> Fraction:
    """How badly the one struck stands on the whole: the mean place of his level, killed being 5."""
    parts = by_level(struck(strikes, guard))
    return sum([LEVELS.index(level) * part for level, part in parts.items()], Fraction(0))


def best_threshold(strike: Strike, guard: Guard, count: int = 1) -> int:
    """The threshold with which so many such strikes do most harm; of equals the lowest.

    Never below the least that CON-MELEE-11 allows, nor where only a 1 can fail anyway.
    """
    sure = strike.attack + 2
    least = max(sure, guard.defence) if guard.dice else sure

    def worth(threshold: int) -> Fraction:
        return harm([replace(strike, threshold=threshold)] * count, guard)

    return max(range(least, max(least, strike.attack + HIGHEST) + 1), key=worth)


SIDES = 6
LEAST = Fraction(1, SIDES**6)
"""Chances below this are not followed any further."""


def face_chance(face: int, throws: int = 1) -> Fraction:
    """How likely a face is the lowest of so many dice."""
    at_least = Fraction(SIDES + 1 - face, SIDES) ** throws
    return at_least - Fraction(SIDES - face, SIDES) ** throws


def chance_of(test: Check) -> Fraction:
    """The chance of success; a 1 always fails, and nobody rolls on who has succeeded."""
    least = test.difficulty + (1 if test.strictly else 0)
    return _passes(least - test.total, test)


def _passes(need: int, test: Check) -> Fraction:
    chance = Fraction(0)
    for face in range(2, SIDES + 1):
        worth = test.pips * face
        if worth >= need:
            chance += face_chance(face, test.throws)
        elif face in test.faces:
            chance += face_chance(face, test.throws) * _passes(need - worth, test)
    return chance


def odds_of(test: Check, title: Text, won: Text, lost: Text) -> Odds:
    return either(title, chance_of(test), won, lost, test.needed().target)


def total_chances(test: Check) -> dict[int | None, Fraction]:
    """How likely each total of a test is; None: a 1 has failed it. Rolled on up to the aim."""
    found: dict[int | None, Fraction] = {}
    _gather(test.total, Fraction(1), test, found)
    return found


def _gather(total: int, chance: Fraction, test: Check, found: dict[int | None, Fraction]) -> None:
    if chance < LEAST:
        found[total] = found.get(total, Fraction(0)) + chance
        return
    for face in range(1, SIDES + 1):
        part = chance * face_chance(face, test.throws)
        here = total + test.pips * face
        if face == 1:
            found[None] = found.get(None, Fraction(0)) + part
        elif face in test.faces and test.aim is not None and here < test.aim:
            _gather(here, part, test, found)
        else:
            found[here] = found.get(here, Fraction(0)) + part
