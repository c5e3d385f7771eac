"""The chance that a characteristic test succeeds, for previews; sixes are rolled on as needed."""

from fractions import Fraction

from slagveld.kernel.decision import Odds
from slagveld.texts import Text

from ..core.checks import Check

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
    """The chance that further dice make up what is needed."""
    chance = Fraction(0)
    for face in range(2, SIDES + 1):
        worth = test.pips * face
        if worth >= need:
            chance += face_chance(face, test.throws)
        elif face in test.faces:
            chance += face_chance(face, test.throws) * _passes(need - worth, test)
    return chance


def odds_of(test: Check, title: Text, won: Text, lost: Text) -> Odds:
    """Both outcomes of a test with their chances, and what the die must show."""
    chance = chance_of(test)
    outcomes = ((won, float(chance)), (lost, float(1 - chance)))
    return Odds(title=title, outcomes=outcomes, need=test.needed().target)


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
