"""The values of warriors in play: one place to ask for each (MK-MOD-4)."""

from slagveld.games.mage_knight.attack_values import attack_tally
from slagveld.games.mage_knight.damage_values import damage_of_hits, damage_tally
from slagveld.games.mage_knight.defense_values import defense_tally, lenders
from slagveld.games.mage_knight.measures import half_range, range_of, speed_tally

__all__ = [
    "attack_tally",
    "damage_of_hits",
    "damage_tally",
    "defense_tally",
    "half_range",
    "lenders",
    "range_of",
    "speed_tally",
]
