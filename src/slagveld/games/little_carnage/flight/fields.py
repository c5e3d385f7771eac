"""The move away in fear on a board: in the nearest of eight directions (LC-1.8-fear-6, LC-1.9-4).

Each model turns its front, or its back, to one of the two sides that lie that way; a diagonal step
is forward for both.
"""

import msgspec

from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Spot
from slagveld.table.units import TURN, turn_between

from ..board.steps import Walker, price_of, turn_price
from ..board.ways import end_pose, start_of, stepped_to, too_far, turned_to, way_of
from ..core.board import AHEAD, FIELD, Cell
from ..core.stand import Stand
from ..core.state import LittleCarnageState
from ..ways.footing import stand_refusal
from ..ways.legs import Way

EIGHTH = TURN // 8


def nearest_way(direction: int) -> int:
    """The nearest of the eight directions in which models step."""
    return (direction + EIGHTH // 2) // EIGHTH % 8 * EIGHTH


def _step(direction: int) -> Cell:
    """The step in one of eight directions."""
    return (
        sum([ahead for way, (ahead, _) in AHEAD.items() if turn_between(way, direction) <= EIGHTH]),
        sum([down for way, (_, down) in AHEAD.items() if turn_between(way, direction) <= EIGHTH]),
    )


def _look(stand: Stand, direction: int, backward: bool) -> int:
    """How a stand looks on its way: with its front or its back that way, by the least turn."""
    way = (direction + TURN // 2) % TURN if backward else direction
    looks = [look for look in AHEAD if turn_between(look, way) <= EIGHTH]
    return min(looks, key=lambda look: (turn_between(stand.pose.facing, look), look))


def room(stand: Stand, direction: int, left: int, *, backward: bool) -> int:
    """How far the points of a stand carry it when it has turned, in units."""
    paid = turn_price(stand.pose.facing, _look(stand, direction, backward))
    fields = max(0, left // FIELD - paid)
    return fields // price_of("back" if backward else "ahead") * FIELD


def fled(
    state: LittleCarnageState,
    stand: Stand,
    direction: int,
    far: int,
    left: int,
    *,
    backward: bool,
    flying: bool,
) -> Way | Refusal:
    """The way of a stand so many units in one of eight directions, or why it cannot go so."""
    walker = Walker(state, stand, flying, ())
    found = turned_to(walker, start_of(stand), _look(stand, direction, backward))
    count = far // FIELD
    if count < 1:
        return too_far(state, stand, "LC-1.9-4", FIELD, far)
    for _ in range(count):
        if isinstance(found, Refusal):
            return found
        found = stepped_to(walker, found, _step(direction))
    if isinstance(found, Refusal):
        return found
    if found.cost * FIELD > left:
        return too_far(state, stand, "LC-1.3-7", found.cost * FIELD, left)
    pose = end_pose(walker, found.place)
    refusal = stand_refusal(state, stand, pose)
    if refusal is not None:
        return refusal
    way = way_of(found, (), pose)
    return msgspec.structs.replace(way, path=(Spot(pose.x, pose.y, pose.level),))
