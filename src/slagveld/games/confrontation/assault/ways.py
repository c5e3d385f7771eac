"""Where the way of an assault leads: how its end is faced, as near as it gets (CON-CHARGE-4)."""

from slagveld.kernel.fields import Path
from slagveld.table.shapes import Pose
from slagveld.table.units import direction_of

from ..core.figure import Figure
from ..core.state import ConfrontationState
from ..movement.displacement import allower
from ..movement.menus import straight
from ..terrain.contact_ways import way_towards
from ..terrain.ways import end_pose
from .announcement import Assault
from .measure import assault_gaits, met_by, standing_targets, ways_in


def towards(figure: Figure, path: Path, target: Figure) -> int:
    """The direction from the end of a way to the middle of another figure."""
    x, y = (path[-1].x, path[-1].y) if path else (figure.pose.x, figure.pose.y)
    dx, dy = target.pose.x - x, target.pose.y - y
    return int(direction_of(dx, dy)) if dx or dy else figure.pose.facing


def near_as_can(
    state: ConfrontationState, assault: Assault, figure: Figure, target: Figure
) -> tuple[Path, Pose]:
    """How a mover that does not reach a target comes as near to it as it can, facing it.

    Straight at its middle where that is open, else by the shortest open way (CON-CHARGE-4).
    """
    gait = assault_gaits(assault, figure)[0]
    through = assault.active.together(state)
    path, _ = straight(figure, target.pose.x, target.pose.y, 0, gait.limit)
    facing = towards(figure, path, target)
    allowed = allower(state, figure, assault.kind, through=through, spent=assault.spent)
    if path and allowed(path, facing):
        return path, end_pose(state, figure, path, facing)
    return way_towards(state, figure, target, gait.limit, through=through, flying=gait.flying)


def meant_facing(state: ConfrontationState, assault: Assault, figure: Figure, path: Path) -> int:
    """How a figure stands at the end of a way when nothing is told: flush, else towards a target.

    As in a known way into contact that ends there, or so that it touches those it meets.
    """
    end = path[-1] if path else figure.pose
    for closing in ways_in(state, assault, figure):
        if (closing.pose.x, closing.pose.y) == (end.x, end.y):
            return closing.pose.facing
    targets = met_by(state, assault, figure)
    for target in targets:
        facing = towards(figure, path, target)
        touched = state.field.touching(figure.at(end_pose(state, figure, path, facing)))
        if all(one.id in touched for one in targets):
            return facing
    nearest = targets or standing_targets(state, assault)
    return towards(figure, path, nearest[0]) if nearest else figure.pose.facing
