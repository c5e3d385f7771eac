"""Exact chances of an attack: how many wounds it causes (LC-1.2-ex1, LC-1.6-1)."""

from functools import lru_cache

from slagveld import chances
from slagveld.chances import Distribution
from slagveld.kernel.decision import Odds
from slagveld.kit.odds import counted
from slagveld.kit.verdicts import of_wounds
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Text

from ..core.book import text
from ..core.dice import SHIELD, SKULL
from ..core.regiment import Regiment

ENDLESS = 1 << 20
"""More Wounds than any attack takes."""


class Pool(Struct, frozen=True):
    """The numbers of one attack on one enemy: everything that its chances rest on."""

    open: int
    """Attack dice whose successes the defence reduces (LC-1.6-4)."""
    defence: int
    """Dice of the defence roll; 0: there is none."""
    strength: int
    """By which successes that get through are multiplied (LC-1.5-4)."""
    resistance: int
    """By which damage is divided (LC-1.5-5)."""
    rear: int = 0
    """Attack dice of models in the enemy's rear: nothing reduces them (LC-1.6-23)."""
    sure: int = 0
    """Dice of backstabbers in the rear: successes without a roll (LC-1.8-backstab-1)."""
    swordsmanship: bool = False
    wounds: int | None = None
    """The Wounds that the enemy has left; None: it is not asked."""
    most: int | None = None
    """The most wounds that it can lose now (LC-1.8-invulnerable-1); None: no limit."""

    def caused(self, left: int) -> int:
        """Wounds by so many successes that are left, all together (LC-1.6-6, LC-1.6-7)."""
        return left * self.strength // self.resistance


def in_full_defence(pool: Pool, victim: Regiment) -> Pool:
    """The same attack after a reaction: the grey dice are added to a defence that there is."""
    if not pool.open or victim.round.berserk:
        return pool
    return replace(pool, defence=pool.defence + victim.card.full_defence)


@lru_cache(maxsize=8192)
def wound_chances(pool: Pool) -> Distribution[int]:
    """How many wounds a pool takes from its enemy, no more than he can lose; exact, and kept."""
    defence = chances.successes(pool.defence, chances.chance_at_least(SHIELD), exact=True)
    if pool.swordsmanship:
        defence = chances.with_failure_saved(defence, pool.defence)
    skull = chances.chance_at_least(SKULL)
    behind = chances.successes(pool.rear, skull, exact=True) + pool.sure
    left = chances.net_successes(chances.successes(pool.open, skull, exact=True), defence, behind)
    return chances.wounds_of(left, pool.strength, pool.resistance, pool.most)


def odds_of(pool: Pool, title: Text, *, suffered: bool = False) -> Odds:
    """The chances of an attack for the screen: each number of wounds, death last.

    `suffered`: whoever is asked suffers it.
    """

    def words(count: int) -> Text:
        slain = pool.wounds is not None and count >= pool.wounds
        return text("combat-odds-slain") if slain else text("combat-odds-wounds", count=count)

    chances = wound_chances(pool)
    lives = (ENDLESS if pool.wounds is None else pool.wounds,)
    return counted(title, chances, words, brief=of_wounds(chances, lives, suffered=suffered))
