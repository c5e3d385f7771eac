"""The ground under a unit: its free turn, where it fits, its ways, and the wagon it pushes."""

import msgspec

from slagveld.games.carnage.core.parts import Battle
from slagveld.games.carnage.core.state import CarnageState, text
from slagveld.games.carnage.core.unit import Unit
from slagveld.games.carnage.pearl.wagon import WAGON, WAGON_ID, wagon_body
from slagveld.games.carnage.terrain.kinds import regions_of
from slagveld.kernel.event import Moved
from slagveld.kernel.rulebook import Refusal
from slagveld.table.blocks import middle
from slagveld.table.body import Body, ceil_root
from slagveld.table.contact import overlap
from slagveld.table.drill import turned_block
from slagveld.table.measure import distance
from slagveld.table.obstacles import BORDER, SLIP, Ground, body_mover, is_free
from slagveld.table.shapes import Pose, Spot
from slagveld.table.spots import nearest_free
from slagveld.table.turns import Scene, turn_hit
from slagveld.table.units import FINE
from slagveld.table.vacancy import exits

from .footing import (
    block_parts,
    fits,
    ground_for,
    near_pieces,
    near_units,
    nearest_fit,
    obstacle_at,
    piece_owner,
)
from .ways import (
    Approach,
    blocked,
    cut_way,
    shortest_into_contact,
    way_cost,
    way_refusal,
)

__all__ = [
    "Approach",
    "cut_way",
    "fits",
    "ground_for",
    "nearest_fit",
    "push_wagon",
    "shortest_into_contact",
    "turn_refusal",
    "turned",
    "way_cost",
    "way_refusal",
]


# Turning


def turned(unit: Unit, facing: int) -> Unit:
    """The unit in formation, turned about the middle of its enclosing rectangle (CAR-8.5)."""
    if facing == unit.facing:
        return unit if unit.formed else msgspec.structs.replace(unit, places=())
    block = turned_block(unit.block, (facing - unit.facing) % 3600)
    return msgspec.structs.replace(unit, x=block.x, y=block.y, facing=block.facing, places=())


def turn_refusal(state: CarnageState, unit: Unit, facing: int) -> Refusal | None:
    """Why a unit has no room to form up and turn on the spot, the shorter way, or None."""
    formed = turned(unit, unit.facing)
    there = turned(unit, facing)
    if formed is not unit:
        owner = obstacle_at(state, formed)
        if owner is not None:
            return blocked(state, owner)
    if there is formed:
        return None
    scene = _round(state, formed)
    if scene.bodies or scene.areas:
        turn = (facing - unit.facing + 1800) % 3600 - 1800
        hit = turn_hit(block_parts(formed), *middle(formed.block), turn, scene, SLIP)
        if hit is not None:
            return blocked(state, hit.owner)
    owner = obstacle_at(state, there)
    return None if owner is None else blocked(state, owner)


def _round(state: CarnageState, unit: Unit) -> Scene:
    """All that the corners of a unit could meet when it turns on the spot."""
    table = state.field.table
    wide, high = table.width * FINE, table.height * FINE
    x, y = middle(unit.block)
    corners = [
        (cx - x) ** 2 + (cy - y) ** 2
        for part in block_parts(unit)
        for cx, cy in zip(part.xs, part.ys, strict=True)
    ]
    reach = int(ceil_root(max(corners)))
    box = (x - reach, y - reach, x + reach, y + reach)
    scene = Scene()
    for other in near_units(state, unit, box):
        for part in other.parts:
            scene.add_body(part, other.id)
    for piece in near_pieces(state, unit, box):
        for region in regions_of(table, piece):
            scene.add_region(region, piece_owner(piece))
    if x < reach:
        scene.add_body(_beyond(-FINE, 0, 0, high), BORDER)
    if y < reach:
        scene.add_body(_beyond(0, -FINE, wide, 0), BORDER)
    if x + reach > wide:
        scene.add_body(_beyond(wide, 0, wide + FINE, high), BORDER)
    if y + reach > high:
        scene.add_body(_beyond(0, high, wide, high + FINE), BORDER)
    return scene


def _beyond(left: int, top: int, right: int, bottom: int) -> Body:
    """A strip along the outside of the table's edge."""
    x, y = (left + right) // 2, (top + bottom) // 2
    reach = ceil_root((right - x) * (right - x) + (bottom - y) * (bottom - y)) + 1
    return Body(x, y, reach, [left, right, right, left], [top, top, bottom, bottom], 0, 0, 0)


# The wagon


def push_wagon(play: Battle) -> None:
    """Push the pearl wagon off the units that stand on it, by the least distance."""
    state = play.state
    spot = state.wagon
    if spot is None:
        return
    if not _is_stood_on(state, spot):
        return
    there = _beside(state, spot)
    if there is None:
        return
    play.replace(wagon=there)
    play.tell(
        Moved,
        piece=WAGON_ID,
        name=text("pearl-wagon"),
        path=(spot, there),
        pose=Pose(there.x, there.y),
        manner="pushed",
        length=int(distance(spot.x, spot.y, there.x, there.y)),
        rule="CAR-7-wagon-body",
    )


def _is_stood_on(state: CarnageState, spot: Spot) -> bool:
    """Whether a figure stands on the wagon, by more than a unit, as places are whole units.

    Kept beside the field, as it is asked after every step.
    """
    known: dict[Spot, bool] = state.field.__dict__.setdefault("carnage_on_wagon", {})
    found = known.get(spot)
    if found is None:
        found = known[spot] = any(_stands_on(unit, spot) for unit in _near_wagon(state, spot))
    return found


def _near_wagon(state: CarnageState, spot: Spot) -> list[Unit]:
    x, y, half = spot.x * FINE, spot.y * FINE, WAGON.width * FINE // 2
    near: list[Unit] = []
    for unit in state.units:
        left, top, right, bottom = unit.bounds
        if left - half < x < right + half and top - half < y < bottom + half:
            near.append(unit)
    return near


def _stands_on(unit: Unit, spot: Spot) -> bool:
    body = wagon_body(spot)
    return any(overlap(body, other, FINE) for other in unit.bodies)


def _beside(state: CarnageState, spot: Spot) -> Spot | None:
    """The place for the wagon nearest to where it is that is on no figure."""
    table = state.field.table
    mover = body_mover(WAGON.body(Pose(spot.x, spot.y)))
    ground = Ground()
    ground.add_border(mover, 0, 0, table.width * FINE, table.height * FINE, 0)
    for unit in state.units:
        for part in unit.parts:
            ground.add_body(mover, part, unit.id, 0)
    x, y = spot.x * FINE, spot.y * FINE
    places = [place for solid in ground.solids for place in exits(solid, x, y)]
    most = float((table.width + table.height) * FINE)
    found = nearest_free(ground, x, y, most)
    if found is not None:
        places.append(found)
    free = [place for place in places if is_free(ground, *place)]
    if not free:
        return None
    px, py = min(free, key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)
    return Spot(px // FINE, py // FINE)
