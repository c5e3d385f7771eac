"""Where a rule is carried out, and which tests prove it."""

from slagveld.proof.rooms import Cited, Room, covers, rooms_of
from slagveld.proof.where import HOUSE_KEY, CodeLine, Where, index_of, whereabouts

__all__ = [
    "HOUSE_KEY",
    "Cited",
    "CodeLine",
    "Room",
    "Where",
    "covers",
    "index_of",
    "rooms_of",
    "whereabouts",
]
