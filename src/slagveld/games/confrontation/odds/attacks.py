"""Chances of attacks as everything stands: what strikes do to a figure, and the best threshold."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from slagveld.kernel.decision import Odds
from slagveld.kernel.modifiers import Item, Tally
from slagveld.texts import Text

from ..core.book import text
from ..core.checks import decided
from ..core.figure import Figure
from ..core.values import defence, resistance
from ..core.wound_table import LEVELS, Level
from ..wounds.rolls import immune_places, survival
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
    )


def odds_of_attack(strikes: Sequence[Strike], guard: Guard, title: Text) -> Odds:
    """How the one struck stands after these attacks or shots, for a preview.

    Its `need` is what the die of the first must show.
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
        need = Tally(first.threshold, name=text("wounds-odds-need"), plus_is_good=False).plus(
            Item(-first.attack, text("value-attack"), "CON-MELEE-10")
        )
        need = decided(need)
    return Odds(title=title, outcomes=tuple(outcomes), need=need)


def harm(strikes: Sequence[Strike], guard: Guard) -> Fraction:
    """How badly the one struck stands on the whole: the mean place of his level, killed being 5."""
    parts = by_level(struck(strikes, guard))
    return sum([LEVELS.index(level) * part for level, part in parts.items()], Fraction(0))


def best_threshold(strike: Strike, guard: Guard, count: int = 1, *, master: bool = False) -> int:
    """The threshold with which so many such strikes do most harm; of equals the lowest.

    Never below the least that CON-MELEE-11 allows, nor where only a 1 can fail anyway.
    """
    sure = strike.attack + 2
    least = max(sure, guard.defence) if guard.dice else sure
    found, best = least, Fraction(-1)
    for threshold in range(least, max(least, strike.attack + HIGHEST) + 1):
        bonus = threshold + strike.bonus if master else strike.bonus
        one = msgspec.structs.replace(strike, threshold=threshold, bonus=bonus)
        worth = harm([one] * (1 if master else count), guard)
        if worth > best:
            found, best = threshold, worth
    return found
