"""The free turn of a unit before its move: how it stands afterwards, and room for it (CAR-8.5)."""

from collections.abc import Callable

from slagveld.kernel.rulebook import Refusal
from slagveld.table.blocks import middle
from slagveld.table.body import Body, ceil_root
from slagveld.table.drill import turned_block
from slagveld.table.obstacles import BORDER, SLIP
from slagveld.table.turns import Scene, turn_hit
from slagveld.table.units import FINE

from ..core.book import refuse
from ..core.state import CarnageState
from ..core.unit import Unit
from ..terrain.kinds import regions_of
from .footing import block_parts, near_pieces, near_units, obstacle_at, piece_owner
from .ways import blocked

Turning = Callable[[CarnageState, Unit, int], Refusal | None]
"""Why a unit has no room to turn to a facing."""


def turned(unit: Unit, facing: int) -> Unit:
    """The unit in formation, turned about the middle of its enclosing rectangle (CAR-8.5)."""
    if facing == unit.facing:
        return unit if unit.formed else unit.changed(places=())
    block = turned_block(unit.block, (facing - unit.facing) % 3600)
    return unit.changed(x=block.x, y=block.y, facing=block.facing, places=())


def turn_refusal(state: CarnageState, unit: Unit, facing: int) -> Refusal | None:
    """Why a unit has no room to form up and turn the shorter way on the spot (CAR-8.5), or None."""
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


def free_turn_refusal(
    state: CarnageState, unit: Unit, facing: int, room: Turning = turn_refusal
) -> Refusal | None:
    """Why a unit cannot form up and look that way before it goes, or None: one turn a round."""
    if facing == unit.facing and unit.formed:
        return None
    if facing != unit.facing and unit.doings.turned:
        return refuse("CAR-8.5", "refusal-turned", unit=unit.name)
    return room(state, unit, facing)


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
