"""Chances of casting a spell, of resisting it, and of a fear test by magic."""

from fractions import Fraction
from functools import cache
from math import comb

from slagveld.texts import Text

from ..core.book import text
from ..core.regiment import Regiment


@cache
def success_chance(level: int, least: int) -> Fraction:
    """The chance of so many offensive successes or more with as many dice as the level.

    >>> str(success_chance(2, 1)), str(success_chance(3, 2))
    ('3/4', '1/2')
    """
    ways = sum([comb(level, count) for count in range(max(0, least), level + 1)])
    return Fraction(ways, 2**level)


@cache
def shield_chance(dice: int, least: int) -> Fraction:
    """The chance of so many defensive successes or more."""
    ways = sum([comb(dice, n) * 5 ** (dice - n) for n in range(max(0, least), dice + 1)])
    return Fraction(ways, 6**dice)


def resistance_notes(target: Regiment) -> tuple[Text, ...]:
    """The chance with which each of its models resists a spell; nothing where none can."""
    dice = target.skills.magic_resistance
    if not dice:
        return ()
    percent = round(100 * shield_chance(dice, 1))
    return (text("magic-note-resistance", name=target.name, chance=percent),)
