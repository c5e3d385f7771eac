"""Where a base may stand: room among bases, whom it may touch, on which terrain."""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.body import Body
from slagveld.table.contact import overlap, touched
from slagveld.table.inside import CROSSING, TOUCHING, body_in_area
from slagveld.table.measure import table_edge_gap
from slagveld.table.obstacles import SLIP
from slagveld.table.shapes import Pose
from slagveld.table.terrain import Terrain
from slagveld.table.turns import shrunk
from slagveld.texts import Name

from ..core.book import refuse
from ..core.field import REACH, SLACK
from ..core.figure import Figure
from ..core.state import ConfrontationState
from .scenery import crossing_of, is_swimmer, kind_of, name_of


def stand_refusal(
    state: ConfrontationState,
    figure: Figure,
    pose: Pose,
    *,
    touch: tuple[int, ...] = (),
    ignore: tuple[int, ...] = (),
    wet: bool = False,
) -> Refusal | None:
    """Why a figure cannot stand at a pose, or None.

    `touch` are the enemies that it may be in contact with (CON-MOVE-13); those in `ignore` are
    taken to be away. With `wet` it may be in deep water, as one who swims is.
    """
    field = state.field
    table = field.table
    body = figure.base.body(pose)
    if table_edge_gap(body, table.width, table.height) < -SLIP:
        return refuse("CON-HOUSE-11", "refusal-ground-edge", name=figure.name)
    met = 0
    for place in touched(body, field.bodies, SLACK):
        other = field.figures[place]
        if other.id == figure.id or other.id in ignore:
            continue
        if overlap(body, field.bodies[place], SLIP):
            values = {"name": figure.name, "other": other.name}
            return refuse("CON-MOVE-12", "refusal-ground-room", **values)
        if other.seat != figure.seat and abs(other.pose.z - pose.z) <= REACH:
            refusal = _touch_refusal(state, figure, other, touch, ignore)
            if refusal is not None:
                return refusal
            met += 1
    if met > figure.profile.most_opponents:
        return _crowded(figure, figure)
    return terrain_refusal(state, figure, body, wet=wet) if table.terrain else None


def _touch_refusal(
    state: ConfrontationState,
    figure: Figure,
    enemy: Figure,
    touch: tuple[int, ...],
    ignore: tuple[int, ...],
) -> Refusal | None:
    """Only announced enemies are touched, and only as many of us as find room at them."""
    if enemy.id not in touch:
        values = {"name": figure.name, "other": enemy.name}
        return refuse("CON-MOVE-13", "refusal-ground-contact", **values)
    by_id = state.field.by_id
    there = [
        number
        for number in state.field.touching(enemy)
        if number != figure.id and number not in ignore and by_id[number].seat != enemy.seat
    ]
    return _crowded(figure, enemy) if len(there) >= enemy.profile.most_opponents else None


def _crowded(figure: Figure, held: Figure) -> Refusal:
    return refuse(
        "CON-MOVE-14",
        "refusal-ground-crowded",
        name=figure.name,
        other=held.name,
        most=held.profile.most_opponents,
    )


def terrain_refusal(
    state: ConfrontationState, figure: Figure, body: Body, *, wet: bool = False
) -> Refusal | None:
    """Why a base may not be there because of terrain, or None.

    Nobody stands in what is impassable or, unless swimming, in deep water; nor across the edge of
    a gap or of an obstacle that is not low: the whole base is on it, or beside it.
    """
    core: Body | None = None
    for piece in state.field.table.terrain:
        if body_in_area(body, piece.area) <= TOUCHING:
            continue
        if core is None:
            core = shrunk(body, SLIP)
        how = body_in_area(core, piece.area)
        if how > TOUCHING and _bars(figure, piece, how == CROSSING, wet):
            where: dict[str, Name | str] = {"name": figure.name, "terrain": name_of(piece)}
            if kind_of(piece).passage in ("obstacle", "gap"):
                return refuse("CON-HOUSE-6", "refusal-ground-astride", **where)
            return refuse("CON-HOUSE-6", "refusal-ground-terrain", **where)
    return None


def _bars(figure: Figure, piece: Terrain, partly: bool, wet: bool) -> bool:
    """Whether a piece bars a base that lies in it, partly or wholly."""
    match kind_of(piece).passage:
        case "barred":
            return True
        case "water":
            return not wet and not is_swimmer(figure)
        case "gap":
            return partly
        case "obstacle":
            return partly and crossing_of(figure, piece) != "low"
        case _:
            return False
