"""Chances that can be asked for by name, of attacks and of spells."""

from fractions import Fraction

from slagveld.chances import Distribution
from slagveld.kernel.odds import Attack, Parameter
from slagveld.kit.odds import by_name

from ..core.book import text
from .attacks import Pool, wound_chances
from .spells import shield_chance, success_chance

MOST_DICE = 60
"""Dice of one kind that can be asked for by name."""
MOST_VALUE = 9
"""The highest Strength and Resistance (LC-1.5-4)."""
MOST_WOUNDS = 60
"""The most Wounds that can be asked for by name."""
MOST_LEVEL = 3
"""The highest level of Magic, and the most successes that a spell asks for."""
MOST_RESISTANCE = 9
"""The most dice of Magic Resistance that can be asked for by name."""


def attack_chances(
    attack: int,
    defence: int,
    strength: int,
    resistance: int,
    rear: int = 0,
    behind: int = 0,
    backstab: int = 0,
    swordsmanship: int = 0,
    cover: int = 0,
    berserk: int = 0,
    wounds: int = 0,
    invulnerable: int = 0,
) -> Distribution[int]:
    """Chances by the numbers: `attack` dice from front or flank, with `rear` all from the rear.

    `behind` are dice of others who stand in the rear, in a joint attack (LC-1.6-23). With
    `backstab` those from the rear are sure. A `berserk` enemy does not defend. With `wounds` 0
    nobody asks how many he has.

    >>> attack_chances(1, 1, 3, 3)
    Distribution({0: 7/12, 1: 5/12})
    """
    unseen = behind + (attack if rear else 0)
    return wound_chances(
        Pool(
            open=0 if rear else attack,
            rear=0 if backstab else unseen,
            sure=unseen if backstab else 0,
            defence=0 if berserk else defence + cover,
            strength=strength,
            resistance=resistance,
            swordsmanship=bool(swordsmanship),
            most=1 if invulnerable else wounds or None,
        )
    )


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


def named_odds() -> dict[str, Attack]:
    """What can be asked for: `slagveld odds little-carnage attack …`, or `cast …`."""
    blow = (
        Parameter("attack", text("combat-odds-attack"), 0, MOST_DICE),
        Parameter("defence", text("combat-odds-defence"), 0, MOST_DICE),
        Parameter("strength", text("combat-odds-strength"), 1, MOST_VALUE),
        Parameter("resistance", text("combat-odds-resistance"), 1, MOST_VALUE),
        Parameter("rear", text("combat-odds-rear"), 0, 1, 0),
        Parameter("behind", text("combat-odds-behind"), 0, MOST_DICE, 0),
        Parameter("backstab", text("combat-odds-backstab"), 0, 1, 0),
        Parameter("swordsmanship", text("combat-odds-swordsmanship"), 0, 1, 0),
        Parameter("cover", text("combat-odds-cover"), 0, 1, 0),
        Parameter("berserk", text("combat-odds-berserk"), 0, 1, 0),
        Parameter("wounds", text("combat-odds-left"), 0, MOST_WOUNDS, 0),
        Parameter("invulnerable", text("combat-odds-invulnerable"), 0, 1, 0),
    )
    spell = (
        Parameter("level", text("magic-chances-level"), 1, MOST_LEVEL),
        Parameter("difficulty", text("magic-chances-difficulty"), 1, MOST_LEVEL, 1),
        Parameter("counter", text("magic-chances-counter"), 0, MOST_LEVEL, 0),
        Parameter("resistance", text("magic-chances-resistance"), 0, MOST_RESISTANCE, 0),
    )
    fates = ("fails", "countered", "resisted", "works")
    words = {fate: text(f"magic-chances-{fate}") for fate in fates}  # texts: *:magic-chances-*
    return by_name(
        Attack("attack", text("combat-odds"), blow, attack_chances),
        Attack("cast", text("magic-chances"), spell, casting_chances, words),
    )
