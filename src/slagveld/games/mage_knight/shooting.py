"""Ranged combat actions: all that the active player's warriors can do at a distance."""

from slagveld.games.mage_knight.bounding import BOUNDING
from slagveld.games.mage_knight.model import MageKnightState
from slagveld.games.mage_knight.shots import Burst, Shoot, ShootBuilt
from slagveld.games.mage_knight.single_shots import SHOTS
from slagveld.games.mage_knight.volley_topic import VOLLEYS
from slagveld.kernel.topic import Topics

__all__ = ["SHOOTING", "Burst", "Shoot", "ShootBuilt"]

SHOOTING = Topics[MageKnightState](SHOTS, BOUNDING, VOLLEYS)
"""Shots of single warriors, shots after a move, shots of formations."""
