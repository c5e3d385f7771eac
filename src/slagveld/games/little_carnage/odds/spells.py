"""Chances of casting, of stopping and of resisting a spell, and of a fear test by magic."""

from fractions import Fraction
from functools import cache
from math import comb

from slagveld.chances import Distribution
from slagveld.games.little_carnage.core.book import text
from slagveld.games.little_carnage.core.regiment import Regiment
from slagveld.kernel.odds import Attack, Parameter
from slagveld.texts import Text

MOST_LEVEL = 3
"""The highest level of Magic, and the most successes that a spell asks for."""
MOST_RESISTANCE = 9
"""The most dice of Magic Resistance that can be asked for by name."""


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


# By name


def casting_chances(
    level: int, difficulty: int = 1, counter: int = 0, resistance: int = 0
) -> Distribution[str]:
    """What becomes of a spell: it fails, is stopped, is resisted by a model, or works on it.

    `counter` is the level of an enemy wizard who answers it: he needs as many successes as the
    spell had, which may be more than it needs (LC-SPELL-counterspell). Level 0 is nobody.

    >>> casting_chances(2, 1, counter=2)
    Distribution({'countered': 7/16, 'fails': 1/4, 'works': 5/16})
    """
    countered = Fraction(0)
    for successes in range(difficulty, level + 1):
        just = success_chance(level, successes) - success_chance(level, successes + 1)
        countered += just * success_chance(counter, successes)
    through = success_chance(level, difficulty) - countered
    resisted = through * shield_chance(resistance, 1)
    return Distribution(
        {
            "fails": 1 - success_chance(level, difficulty),
            "countered": countered,
            "resisted": resisted,
            "works": through - resisted,
        }
    )


def castings() -> dict[str, Attack]:
    """What can be asked for by name: `slagveld odds little-carnage cast …`."""
    parameters = (
        Parameter("level", text("magic-chances-level"), 1, MOST_LEVEL),
        Parameter("difficulty", text("magic-chances-difficulty"), 1, MOST_LEVEL, 1),
        Parameter("counter", text("magic-chances-counter"), 0, MOST_LEVEL, 0),
        Parameter("resistance", text("magic-chances-resistance"), 0, MOST_RESISTANCE, 0),
    )
    words = {
        "fails": text("magic-chances-fails"),
        "countered": text("magic-chances-countered"),
        "resisted": text("magic-chances-resisted"),
        "works": text("magic-chances-works"),
    }
    title = text("magic-chances")
    return {"cast": Attack("cast", title, parameters, casting_chances, words)}
