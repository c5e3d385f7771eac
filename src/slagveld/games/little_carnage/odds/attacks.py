"""Exact chances of an attack: how many wounds it causes (LC-1.2-ex1, LC-1.6-1)."""

from functools import lru_cache

from slagveld.chances import (
    Distribution,
    chance_at_least,
    net_successes,
    successes,
    with_failure_saved,
    wounds_of,
)
from slagveld.games.little_carnage.combat.pools import Pool
from slagveld.games.little_carnage.core.book import text
from slagveld.games.little_carnage.core.rolls import SHIELD, SKULL
from slagveld.kernel.decision import Odds
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.odds import Attack, Parameter
from slagveld.texts import Text

MOST_DICE = 60
"""Dice of one kind that can be asked for by name."""
MOST_VALUE = 9
"""The highest Strength and Resistance (LC-1.5-4)."""
MOST_WOUNDS = 60
"""The most Wounds that can be asked for by name."""


# One attack


@lru_cache(maxsize=8192)
def wound_chances(pool: Pool) -> Distribution[int]:
    """How many wounds a pool takes from its enemy, no more than he can lose; exact, and kept."""
    defence = successes(pool.defence, chance_at_least(SHIELD), exact=True)
    if pool.swordsmanship:
        defence = with_failure_saved(defence, pool.defence)
    skull = chance_at_least(SKULL)
    behind = successes(pool.rear, skull, exact=True) + pool.sure
    left = net_successes(successes(pool.open, skull, exact=True), defence, behind)
    return wounds_of(left, pool.strength, pool.resistance, pool.most)


def odds_of(pool: Pool, title: Text, need: Tally | None = None) -> Odds:
    """The chances of an attack for the screen: each number of wounds, death last."""
    chances = wound_chances(pool)
    rows: list[tuple[Text, float]] = []
    for count, part in chances.items():
        slain = pool.wounds is not None and count >= pool.wounds
        said = text("combat-odds-slain") if slain else text("combat-odds-wounds", count=count)
        rows.append((said, float(part)))
    return Odds(title=title, outcomes=tuple(rows), mean=float(chances.mean), need=need)


# By name


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


def attacks() -> dict[str, Attack]:
    """What can be asked for by name: `slagveld odds little-carnage attack …`."""
    parameters = (
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
    return {"attack": Attack("attack", text("combat-odds"), parameters, attack_chances)}
