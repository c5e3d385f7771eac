"""The ground under a figure: along which ways it goes, at what cost, and where it may stand."""

from slagveld.games.confrontation.contact_ways import (
    NEVER,
    contact_ways,
    shortest_distance,
    way_towards,
)
from slagveld.games.confrontation.escapes import Escape, away_path
from slagveld.games.confrontation.room import contact_stands, nearest_stand
from slagveld.games.confrontation.standing import stand_refusal
from slagveld.games.confrontation.wayfinding import meant, reach_region, way_to
from slagveld.games.confrontation.ways import (
    end_pose,
    in_medium,
    way_cost,
    way_length,
    way_refusal,
)

__all__ = [
    "NEVER",
    "Escape",
    "away_path",
    "contact_stands",
    "contact_ways",
    "end_pose",
    "in_medium",
    "meant",
    "nearest_stand",
    "reach_region",
    "shortest_distance",
    "stand_refusal",
    "way_cost",
    "way_length",
    "way_refusal",
    "way_to",
    "way_towards",
]
