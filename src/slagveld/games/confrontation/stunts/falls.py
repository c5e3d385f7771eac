"""Where figures end whose stunt has failed: before an obstacle, at the bottom of a gap."""

from slagveld.table.contact import overlap
from slagveld.table.inside import INSIDE, body_in_area
from slagveld.table.obstacles import SLIP
from slagveld.table.shapes import Pose, Spot

from ..core.figure import Figure
from ..core.state import ConfrontationState
from ..terrain.standing import stand_refusal
from ..terrain.wayfinding import cut_backs
from ..terrain.ways import Path, end_pose
from .leaps import Leap, half_across

STEP = 10
"""Units between the places that are tried at the bottom of a gap."""


def before_the_edge(state: ConfrontationState, figure: Figure, leap: Leap) -> tuple[Path, Pose]:
    """The run-up of a jump that was not made, as far as there is room at its end."""
    direction = leap.line.direction
    for path in cut_backs(figure, (leap.takeoff,) if leap.run_up else ()):
        pose = end_pose(state, figure, path, direction)
        if stand_refusal(state, figure, pose) is None:
            return path, pose
    return (), figure.pose


def at_the_bottom(state: ConfrontationState, figure: Figure, leap: Leap) -> tuple[Path, Pose]:
    """The bottom of a gap below the edge that was jumped from (CON-JUMP-9).

    A gap that is narrower than the base holds it in its middle; where others lie there already,
    the next place along the jump is taken, and the edge itself where there is none.
    """
    line, direction = leap.line, leap.line.direction
    first, last = int(leap.begins), int(leap.ends)
    wide = min(last, first + 2 * half_across(figure))
    for far in (*range(first, wide, 1), *range(wide, last, STEP)):
        spot = line.at(far)
        pose = Pose(spot.x, spot.y, direction, leap.piece.z)
        inside = body_in_area(figure.base.body(pose), leap.piece.area) == INSIDE
        if inside and stand_refusal(state, figure, pose) is None:
            return _fallen(leap, spot, pose)
    spot = line.at((first + last) // 2)
    pose = Pose(spot.x, spot.y, direction, leap.piece.z)
    if _room(state, figure, pose):
        return _fallen(leap, spot, pose)
    return before_the_edge(state, figure, leap)


def _fallen(leap: Leap, spot: Spot, pose: Pose) -> tuple[Path, Pose]:
    """The way down: over the place of the take-off."""
    return ((leap.takeoff, spot) if leap.run_up else (spot,)), pose


def _room(state: ConfrontationState, figure: Figure, pose: Pose) -> bool:
    """Whether no other base is where a figure would lie, whatever the ground says."""
    body = figure.base.body(pose)
    return not any(
        overlap(body, other.body, SLIP) for other in state.figures if other.id != figure.id
    )
