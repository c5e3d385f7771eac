"""The ground under a warrior: how far it goes, along which ways, and where it may stand."""

from slagveld.games.mage_knight.paces import allowance, halved, pace
from slagveld.games.mage_knight.room import contact_spots, nearest_stand
from slagveld.games.mage_knight.standing import stand_refusal
from slagveld.games.mage_knight.wayfinding import meant, reach_region, way_to
from slagveld.games.mage_knight.ways import Way, way_refusal

__all__ = [
    "Way",
    "allowance",
    "contact_spots",
    "halved",
    "meant",
    "nearest_stand",
    "pace",
    "reach_region",
    "stand_refusal",
    "way_refusal",
    "way_to",
]
