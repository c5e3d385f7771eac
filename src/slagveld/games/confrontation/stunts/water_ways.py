"""Ways through deep water: where a swimmer may start, go and end (CON-SWIM-1, CON-SWIM-2).

A figure is in the water when the middle of its base is; then its base may lie across the bank. It
is on the bank when its whole base is on land and touches the water.
"""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.body import Body
from slagveld.table.inside import place_in_area, stretches_inside
from slagveld.table.measure import area_gap
from slagveld.table.obstacles import is_leg_free
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import refuse
from ..core.field import SLACK
from ..core.figure import Figure
from ..core.state import ConfrontationState
from ..terrain.footing import ON_FOOT, Going, way_ground
from ..terrain.paces import mov
from ..terrain.scenery import pose_at, waters
from ..terrain.standing import stand_refusal
from ..terrain.wayfinding import cut, cut_backs
from ..terrain.ways import Path, fine_path, way_length
from .leaps import first_clear, half_across, line_towards

STEP = 50
"""A way is looked at every so many units: everywhere the base must be at the water."""


def is_wet(state: ConfrontationState, body: Body) -> bool:
    """Whether a base touches deep water."""
    return any(area_gap(body, piece.area) <= SLACK for piece in waters(state.field.table))


def at_water(state: ConfrontationState, figure: Figure) -> bool:
    """Whether a figure touches deep water or is in it."""
    return is_wet(state, figure.body)


def swim_pose(state: ConfrontationState, path: Path, facing: int) -> Pose:
    """Where a swim ends."""
    return pose_at(state, path[-1].x, path[-1].y, facing)


def swim_refusal(
    state: ConfrontationState, figure: Figure, path: Path, facing: int, going: Going = ON_FOOT
) -> Refusal | None:
    """Why a figure at the water cannot swim along a path, or None."""
    if not path:
        return refuse("CON-SWIM-2", "refusal-stunt-no-way", name=figure.name)
    length, limit = way_length(figure, path), mov(figure) // 2
    if length > limit:
        values = {"length": Distance(length, up=True), "limit": Distance(limit)}
        return refuse("CON-SWIM-2", "refusal-stunt-swim-far", name=figure.name, **values)
    if not _stays_wet(state, figure, path):
        return refuse("CON-SWIM-2", "refusal-stunt-leaves-water", name=figure.name)
    pose = swim_pose(state, path, facing)
    body = figure.base.body(pose)
    inside = any(place_in_area(body.x, body.y, one.area) > 0 for one in waters(state.field.table))
    refusal = stand_refusal(state, figure, pose, touch=going.touch, wet=inside)
    if refusal is not None:
        return refusal
    if not is_wet(state, body):
        return refuse("CON-SWIM-2", "refusal-stunt-leaves-water", name=figure.name)
    if not _is_open(state, figure, path, going):
        return refuse("CON-MOVE-12", "refusal-stunt-swim-blocked", name=figure.name)
    return None


def _stays_wet(state: ConfrontationState, figure: Figure, path: Path) -> bool:
    """Whether the base touches water all along a way, its end included."""
    xs, ys = fine_path(figure, path)
    body = figure.body
    for i in range(len(xs) - 1):
        dx, dy = xs[i + 1] - xs[i], ys[i + 1] - ys[i]
        count = max(1, int((dx * dx + dy * dy) ** 0.5) // (STEP * FINE))
        for part in range(1, count + 1):
            x, y = xs[i] + dx * part // count, ys[i] + dy * part // count
            if not is_wet(state, body.shifted(x - xs[0], y - ys[0])):
                return False
    return True


def _is_open(state: ConfrontationState, figure: Figure, path: Path, going: Going) -> bool:
    """Whether nothing but water is in the way."""
    terrain, wet = state.field.table.terrain, waters(state.field.table)
    owners = [-2 - place for place, piece in enumerate(terrain) if piece in wet]
    ground = way_ground(state, figure, going).without(owners)
    xs, ys = fine_path(figure, path)
    return all(is_leg_free(ground, xs[i], ys[i], xs[i + 1], ys[i + 1]) for i in range(len(xs) - 1))


def swum(
    state: ConfrontationState,
    figure: Figure,
    path: Path,
    facing: int,
    going: Going = ON_FOOT,
    *,
    patient: bool = False,
) -> Path:
    """The swim that is meant by a way: as far as it goes, or to the bank it comes to.

    `patient`: else it is cut back from its end until it can be swum. Empty when it never can.
    """

    def legal(wanted: Path) -> bool:
        return swim_refusal(state, figure, wanted, facing, going) is None

    whole = cut(figure, path, min(mov(figure) // 2, way_length(figure, path)))
    shore = _to_the_bank(state, figure, whole, facing) if whole else ()
    for wanted in (whole, shore):
        if wanted and legal(wanted):
            return wanted
    if patient:
        return next((one for one in cut_backs(figure, whole) if legal(one)), ())
    return ()


def _to_the_bank(state: ConfrontationState, figure: Figure, path: Path, facing: int) -> Path:
    """A way whose last leg ends where the base, looking so, leaves the water."""
    before, end = path[:-1], path[-1]
    x, y = (before[-1].x, before[-1].y) if before else (figure.pose.x, figure.pose.y)
    line = line_towards(x, y, end)
    if line is None:
        return ()
    past = line.at(way_length(figure.at(Pose(x, y)), (end,)) + half_across(figure))
    for piece in waters(state.field.table):
        crossed = stretches_inside(x * FINE, y * FINE, past.x * FINE, past.y * FINE, piece.area)
        if crossed and crossed[0][1] < 1.0:
            length = ((past.x - x) ** 2 + (past.y - y) ** 2) ** 0.5
            far = first_clear(figure, line, crossed[0][1] * length, facing, piece)
            return () if far is None else (*before, line.at(far))
    return ()
