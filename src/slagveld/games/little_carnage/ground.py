"""The ground: the one door through which every way and every place to stand is asked.

What a way costs is found in `walking` and `manners`, what hinders it in `footing`; walls and towers
are climbed in `climbing`; `wayfinding` leads around what is in the way, and `flush` finds the
places against a base.
"""

from slagveld.games.little_carnage.flush import contact_poses
from slagveld.games.little_carnage.footing import stand_refusal
from slagveld.games.little_carnage.walking import end_of, is_taken, walked
from slagveld.games.little_carnage.wayfinding import meant, reach_region, way_to
from slagveld.games.little_carnage.ways import Way

__all__ = [
    "Way",
    "contact_poses",
    "end_of",
    "is_taken",
    "meant",
    "reach_region",
    "stand_refusal",
    "walked",
    "way_to",
]
