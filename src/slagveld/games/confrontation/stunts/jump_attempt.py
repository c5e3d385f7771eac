"""A jump as it is made: run-up, test, landing or fall (CON-JUMP-2 to CON-JUMP-9)."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Path, PieceId, Pieces
from slagveld.table.contact import overlap
from slagveld.table.inside import INSIDE, body_in_area
from slagveld.table.obstacles import SLIP
from slagveld.table.shapes import Direction, Pose, Spot

from ..core.book import CM, text
from ..core.checks import Check, Tested
from ..core.figure import Figure
from ..core.reports import Bound, tell
from ..core.state import Battle, ConfrontationState
from ..movement.contact import arrive_here
from ..movement.displacement import set_down
from ..terrain.scenery import name_of
from ..terrain.standing import stand_refusal
from ..terrain.wayfinding import cut_backs
from ..terrain.ways import end_pose
from ..wounds.rolls import WoundRoll
from .leaps import Leap, difficulty_of, half_across, landing, leap_towards
from .rolls import call_off, stunt_check


class Jump(Action, frozen=True):
    """A figure runs up and jumps, straight towards the place that its path leads to.

    It lands just beyond what it jumps over, wherever on that line the place was. `targets` are
    the enemies that it will touch there; `facing` None: it looks the way it jumped.
    """

    figure: PieceId
    path: Path
    facing: Direction | None = None
    targets: Pieces = ()


def facing_of(leap: Leap, facing: int | None) -> int:
    """How a jumper looks at the end: the way it jumped unless told."""
    return leap.line.direction if facing is None else facing


class JumpAttempt(Bound, frozen=True):
    """The run-up and the test; whoever has lost heart stays where he is."""

    rule = "CON-STUNT-2"

    jump: Jump

    def names(self) -> tuple[int, ...]:
        return (self.jump.figure,)

    def run(self, play: Battle) -> None:
        figure = play.state.field.by_id[self.jump.figure]
        leap = leap_towards(play.state, figure, self.jump.path[-1])
        if leap is None or figure.turn.paralysed_by or self._landing(play, leap) is None:
            call_off(play, figure)
            return
        play.then(jump_check(figure, leap), self)

    def resume(self, play: Battle, value: Tested) -> None:
        (figure,) = play.state.those(self.jump.figure)
        leap = leap_towards(play.state, figure, self.jump.path[-1])
        assert leap is not None  # noqa: S101 - nothing has moved since it was found
        if not value.success:
            fail_jump(play, figure, leap)
            return
        pose = self._landing(play, leap)
        assert pose is not None  # noqa: S101 - as above
        path = (leap.takeoff, Spot(pose.x, pose.y)) if leap.run_up else (Spot(pose.x, pose.y),)
        rule = "CON-JUMP-4" if leap.long else "CON-JUMP-7"
        set_down(play, figure, path, pose, manner="jump", rule=rule)
        arrive_here(play, figure.id, "jump")

    def _landing(self, play: Battle, leap: Leap) -> Pose | None:
        """Where he lands; None when somebody has come to stand there in the meantime."""
        figure = play.state.field.by_id[self.jump.figure]
        pose = landing(play.state, figure, leap, facing_of(leap, self.jump.facing))
        if pose is None:
            return None
        here = tuple([one for one in self.jump.targets if play.state.figure(one) is not None])
        refusal = stand_refusal(play.state, figure, pose, touch=here)
        return pose if refusal is None else None


def jump_check(figure: Figure, leap: Leap) -> Check:
    """The stunt test of a jump."""
    rule = "CON-JUMP-3" if leap.long else "CON-JUMP-5"
    purpose = text("roll-stunt-jump", name=figure.name, terrain=name_of(leap.piece))
    against = text("need-jump")
    return stunt_check(figure, difficulty_of(figure, leap), purpose, rule, against=against)


def fail_jump(play: Battle, figure: Figure, leap: Leap) -> None:
    """He stays before the obstacle or lies at the bottom of the gap, hurt on the legs."""
    what = text("told-stunt-fell-short", name=figure.name, terrain=name_of(leap.piece))
    rule = "CON-JUMP-9" if leap.long else "CON-JUMP-8"
    tell(play, what, rule, figure)
    if leap.long:
        path, pose = at_the_bottom(play.state, figure, leap)
        hurt = (figure.pose.z - leap.piece.z) // CM
    else:
        path, pose = before_the_edge(play.state, figure, leap)
        hurt = leap.piece.height // CM
    set_down(play, figure, path, pose, manner="jump", rule=rule)
    play.then(WoundRoll(victim=figure.id, strength=hurt, legs=True, cites=rule))


# Where figures end who have failed: before an obstacle, at the bottom of a gap

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
