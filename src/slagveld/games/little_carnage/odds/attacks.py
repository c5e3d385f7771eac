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
from slagveld.kernel.decision import Odds
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Text

from ..core.book import text
from ..core.rolls import SHIELD, SKULL
from .pool import Pool


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
