"""The numbers of one attack on one enemy: everything that its chances rest on."""

import msgspec

from ..core.regiment import Regiment


class Pool(msgspec.Struct, frozen=True):
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
    return msgspec.structs.replace(pool, defence=pool.defence + victim.card.full_defence)
