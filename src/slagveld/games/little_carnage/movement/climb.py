"""Climbing: over high obstacles (LC-1.9-19), onto and off the tops of buildings (LC-HOUSE-ground).

A climb takes a whole activation. It begins directly at the obstacle and ends directly behind it,
square to the edge at which the model stood, with the same facing. So a wall costs two rounds, one
to come up to it and one to climb (LC-1.9-ex1).
"""

from math import ceil, floor

from slagveld.kernel.fields import Leg as Step
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.inside import passes_through
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.book import first_refusal, refuse
from ..core.field import TOUCH
from ..core.regiment import Stand
from ..core.state import LittleState
from ..terrain import scenery_and_cover
from ..terrain.ditches import bank_towards, chord, extent
from .ahead_aside_back import Way, length_of, spots_of, whole
from .allowance import allowance
from .crossing_and_ending import Mover

HOUSE = "LC-HOUSE-ground"


def climbed(mover: Mover, path: tuple[Spot, ...], facing: int | None) -> Way | Refusal | None:
    """The climb that a straight path means, or why it is refused; None if it means none.

    Without the points for all of it nobody climbs, or rests on an obstacle (LC-1.9-18).
    """
    state, stand = mover.state, mover.stand
    x, y = path[-1].x, path[-1].y
    piece = climbed_piece(state, stand, x, y)
    if piece is None:
        return None
    buildings = scenery_and_cover.scenery_of(state.field.table).buildings
    rule = HOUSE if piece in buildings else "LC-1.9-19"
    values = {"name": mover.name, "piece": scenery_and_cover.name_of(piece)}
    if rule != HOUSE and not scenery_and_cover.is_climbable(state, stand, piece):
        return refuse("LC-1.9-20", "refusal-way-higher", **values)
    pose = climb_pose(state, stand, piece, x, y)
    if pose is None:
        return refuse(rule, "refusal-climb-start", **values)
    end, points = replace(pose, x=x, y=y), allowance(state, state.regiment_of(stand)).total
    refusal = first_refusal(
        (max(abs(pose.x - x), abs(pose.y - y)) > TOUCH, rule, "refusal-climb-end"),
        (facing not in (None, stand.pose.facing), rule, "refusal-climb-facing"),
        (mover.limit < points, rule, "refusal-climb-whole"),
        (mover.refusal_at(end), rule, "refusal-climb-room"),
        **values,
    )
    length = whole(length_of(spots_of(stand, path)))
    return refusal or Way(path, end, mover.limit, length, piece.id, (Step("ahead", length),))


def climbed_piece(state: LittleState, stand: Stand, x: int, y: int) -> Terrain | None:
    """The one high obstacle or building that the straight way to a place (units) climbs."""
    scenery = scenery_and_cover.scenery_of(state.field.table)
    if not scenery.high and not scenery.buildings:
        return None
    target = scenery_and_cover.building_at(state, x, y)
    if stand.pose.z:
        under = [piece for piece in scenery.buildings if scenery_and_cover.stands_on(stand, piece)]
        return under[0] if under and target is None else None
    if target is not None:
        return target
    body = stand.body
    line = (body.x, body.y, x * FINE, y * FINE)
    met = [piece for piece in scenery.high if passes_through(*line, piece.area)]
    return met[0] if len(met) == 1 else None


def climb_pose(state: LittleState, stand: Stand, piece: Terrain, x: int, y: int) -> Pose | None:
    """Where a climb over the edge most towards a place (units) ends; None: not directly at it."""
    body = stand.body
    middle_x, middle_y = int(body.x), int(body.y)
    bank = bank_towards(body, piece.area, x * FINE, y * FINE)
    if bank is None:
        return None
    depth = bank.depth(body)
    far = depth + extent(body, bank.nx, bank.ny)
    z = 0
    if piece in scenery_and_cover.scenery_of(state.field.table).buildings:
        z = 0 if stand.pose.z else scenery_and_cover.top_of(piece)
    else:
        foot = depth + 1.0
        inside = (round(middle_x + bank.nx * foot), round(middle_y + bank.ny * foot))
        thick = chord(piece.area, *inside, bank.nx, bank.ny)
        if thick <= 0.0:
            return None
        far += thick
    return replace(
        stand.pose,
        x=outward((middle_x + bank.nx * far) / FINE, bank.nx),
        y=outward((middle_y + bank.ny * far) / FINE, bank.ny),
        z=z,
    )


def outward(units: float, towards: float) -> int:
    """A place in whole units, not short of one on the way there."""
    return ceil(units - 1e-6) if towards > 0.0 else floor(units + 1e-6)
