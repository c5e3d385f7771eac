"""A heavy weapon is shifted and turned by its crew (WD-HEAVY-4)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.fields import PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction, Pose, Spot
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import CREW_MOVE, KEY, refuse
from ..core.events import tell_way
from ..core.models import base_of, spot_of
from ..core.state import Duel, DuelState
from ..terrain.floors_and_stairs import fits
from ..terrain.obstacles_and_gaps import way_free
from ..terrain.paths import way_cost, way_length
from .crew import check_crew


class PushWeapon(Action, frozen=True):
    """A walk action of a heavy weapon: one to three crew shift it with them and turn it."""

    weapon: PieceId
    crew: Pieces
    to: Spot
    facing: Direction


def check_push(state: DuelState, seat: int, action: PushWeapon) -> Refusal | None:
    """No farther than the crew can shift it, nothing in the way of any of them, room for all."""
    if refusal := check_crew(state, seat, action.weapon, action.crew):
        return refusal
    start = state.pose(action.weapon)
    if action.to.level != start.level:
        return refuse("WD-HEAVY-11", "refusal-push-level")
    length = way_cost(state, start, (action.to,))
    limit = CREW_MOVE * len(action.crew)
    if length is None or length > limit * FINE:
        return refuse("WD-HEAVY-4", "refusal-far", most=Distance(limit))
    group = (action.weapon, *action.crew)
    for piece in group:
        there = shifted(state, action, piece)
        if not way_free(state, seat, piece, (spot_of(there),)):
            return refuse("WD-HEAVY-4", "refusal-way")
        base = base_of(state.race_of(state.model(piece)))
        if not fits(state.layout, base, there, group):
            return refuse("WD-HEAVY-4", "refusal-room")
    return None


def shifted(state: DuelState, action: PushWeapon, piece: int) -> Pose:
    """Where a member of the group ends; only the weapon turns."""
    start = state.pose(action.weapon)
    here = state.pose(piece)
    facing = action.facing if piece == action.weapon else here.facing
    x, y = here.x + action.to.x - start.x, here.y + action.to.y - start.y
    return Pose(x, y, facing, here.z, here.level)


class PushNow(Step, frozen=True):
    """The weapon and its crew shift together; contact made so brings nothing (WD-HEAVY-4)."""

    weapon: int
    crew: tuple[int, ...]
    to: Spot
    facing: int
    rule = "WD-HEAVY-4"

    def names(self) -> tuple[int, ...]:
        return (self.weapon, *self.crew)

    def run(self, play: Duel) -> None:
        action = PushWeapon(self.weapon, self.crew, self.to, self.facing)
        poses = [shifted(play.state, action, piece) for piece in self.names()]
        for piece, pose in zip(self.names(), poses, strict=True):
            start = play.state.pose(piece)
            play.state = play.state.moved(piece, pose)
            path = () if spot_of(pose) == spot_of(start) else (spot_of(pose),)
            if play.listening and (path or piece == self.weapon):
                manner = f"{KEY}:shifted" if piece == self.weapon else f"{KEY}:along"
                length = (way_length(play.state, start, path) or 0) // FINE
                tell_way(play, piece, start, path, manner, length, self.rule)
