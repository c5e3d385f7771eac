"""Exact chances to be asked for by name: of tests, wound rolls and blows, by their numbers."""

from fractions import Fraction
from typing import Any, NamedTuple

from slagveld.kernel.odds import Attack, Parameter
from slagveld.kit.odds import by_name

from ..core.book import text
from ..core.wound_table import LEVELS, Level
from .attacks import by_level
from .blows import SIDES, SIX, Guard, Strike, landed, levels, passes, struck

MOST = 60
"""The highest value that can be asked for by name; the lowest is as far below 0."""
MOST_DICE = 12
"""Dice of one attack, or of one defence, that can be asked for by name."""
BEGINNINGS: tuple[Level, ...] = ("none", "light", "serious", "critical")


class SuccessChance(NamedTuple):
    probability: Fraction

    def as_json(self) -> dict[str, Any]:
        won = float(self.probability)
        return {"probability": won, **_outcomes({"success": won, "failure": 1 - won})}


class LevelChances(NamedTuple):
    """The chances of the levels of the wound table, in rising order."""

    parts: dict[Level, Fraction]
    hits: dict[int, Fraction] | None = None
    """How many hits are not blocked, where that is a question."""

    def as_json(self) -> dict[str, Any]:
        told = _outcomes({level: float(part) for level, part in self.parts.items() if part})
        if self.hits is None:
            return told
        rows = {count: float(self.hits[count]) for count in sorted(self.hits)}
        mean = sum([count * part for count, part in rows.items()])
        return {**told, "hits": {**_outcomes(rows), "mean": mean}}


def _outcomes(parts: dict[Any, float]) -> dict[str, Any]:
    rows = [{"value": value, "probability": part} for value, part in parts.items()]
    return {"mean": None, "outcomes": rows}


def success_chance(value: int, difficulty: int, strictly: int = 0, five: int = 0) -> SuccessChance:
    """The chance of a test: a 1 fails, and a 6 (`five` 1: also a 5) is rolled on where needed.

    >>> success_chance(4, 7).probability
    Fraction(2, 3)
    """
    need = difficulty - value + (1 if strictly else 0)
    return SuccessChance(passes(need, (SIDES - 1, SIDES) if five else SIX))


def wound_chances(
    strength: int, resistance: int, bonus: int = 0, legs: int = 0, survives: int = SIDES + 1
) -> LevelChances:
    """The levels of one wound roll; `survives` is the number that cancels it, 7 for none.

    >>> [str(part) for part in wound_chances(6, 4).parts.values()]
    ['0', '1/36', '1/4', '5/12', '7/36', '1/9']
    """
    if resistance < 0:
        return LevelChances(by_level({("killed", False): Fraction(1)}))
    found = levels(strength - resistance + bonus, 0, survives, bool(legs))
    return LevelChances({level: dict(found).get(level, Fraction(0)) for level in LEVELS})


def melee_chances(
    attack: int,
    threshold: int,
    defence: int,
    attack_dice: int,
    defence_dice: int,
    strength: int,
    resistance: int,
    master: int = 0,
    survives: int = SIDES + 1,
    wound: str = "none",
) -> LevelChances:
    """How somebody stands after so many attacks with one threshold, some of them blocked.

    With `master` they are one master strike: a single roll, whose threshold is added to the wound
    roll. Where nobody is wounded but stunned, the level is stunned.
    """
    strike = Strike(
        attack=attack, threshold=threshold, strength=strength, bonus=threshold if master else 0
    )
    before: Level = next(level for level in BEGINNINGS if level == wound)
    guard = Guard(
        defence=defence, dice=defence_dice, resistance=resistance, wound=before, survives=survives
    )
    count = min(1, attack_dice) if master else attack_dice
    return LevelChances(by_level(struck([strike] * count, guard)), landed(strike, count, guard))


def attacks() -> dict[str, Attack]:
    strength = Parameter("strength", text("wounds-odds-strength"), -MOST, MOST)
    resistance = Parameter("resistance", text("wounds-odds-resistance"), -MOST, MOST)
    survives = Parameter("survives", text("wounds-odds-survives"), 1, SIDES + 1, SIDES + 1)
    test = (
        Parameter("value", text("wounds-odds-value"), -MOST, MOST),
        Parameter("difficulty", text("wounds-odds-difficulty"), -MOST, MOST),
        Parameter("strictly", text("wounds-odds-strictly"), 0, 1, 0),
        Parameter("five", text("wounds-odds-five"), 0, 1, 0),
    )
    wound = (
        strength,
        resistance,
        Parameter("bonus", text("wounds-odds-bonus"), 0, MOST, 0),
        Parameter("legs", text("wounds-odds-legs"), 0, 1, 0),
        survives,
    )
    melee = (
        Parameter("attack", text("wounds-odds-attack"), -MOST, MOST),
        Parameter("threshold", text("wounds-odds-threshold"), -MOST, MOST),
        Parameter("defence", text("wounds-odds-defence"), -MOST, MOST),
        Parameter("attack_dice", text("wounds-odds-attack-dice"), 0, MOST_DICE),
        Parameter("defence_dice", text("wounds-odds-defence-dice"), 0, MOST_DICE),
        strength,
        resistance,
        Parameter("master", text("wounds-odds-master"), 0, 1, 0),
        survives,
        Parameter("wound", text("wounds-odds-wound"), choices=BEGINNINGS),
    )
    return by_name(
        Attack("test", text("wounds-odds-test"), test, success_chance),
        Attack("wound", text("wounds-odds-roll"), wound, wound_chances),
        Attack("melee", text("wounds-odds-melee"), melee, melee_chances),
    )
