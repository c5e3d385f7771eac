"""What holds between stands just now: who touches whom, and who is in whose front or rear."""

from slagveld.table.fronts import FRONT, REAR, zone
from slagveld.table.shapes import Pose, Spot

from .regiment import Stand
from .state import LittleState, Side


def squared(one: Pose | Spot, other: Pose | Spot) -> int:
    """The square of the distance of two places, in units."""
    dx, dy = one.x - other.x, one.y - other.y
    return dx * dx + dy * dy


def enemy_of(seat: int) -> int:
    """The other seat: there are exactly two sides (LC-0-3)."""
    return 1 - seat


def zone_of(stand: Stand, other: Stand) -> Side:
    """The zone of a stand in which the middle of another lies (LC-1.1-17); a line is flank.

    It lies by the way that the stand looks (LC-1.1-10), and says whom that can attack (LC-1.1-18)
    and from where it is attacked (LC-1.1-19).
    """
    body = other.body
    found = zone(stand.body, body.x, body.y)
    return "front" if found == FRONT else "rear" if found == REAR else "flank"


def touching(state: LittleState, stand: Stand) -> list[Stand]:
    """Stands in contact with one (LC-1.1-16), in order; the stand given may be a moved copy."""
    by_id = state.field.by_id
    return [by_id[number] for number in state.field.touching(stand)]


def opponents(state: LittleState, stand: Stand) -> list[Stand]:
    """Enemy stands in contact with one, in order."""
    return [other for other in touching(state, stand) if other.seat != stand.seat]


def enemies_in_contact(state: LittleState, regiment: int) -> list[int]:
    """Ids of enemy stands that any stand of a regiment touches, each once, in order."""
    stands = state.stands_of(regiment)
    return list(dict.fromkeys([o.id for stand in stands for o in opponents(state, stand)]))
