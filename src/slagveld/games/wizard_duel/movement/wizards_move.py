"""The wizard's move: 15 cm in one go, out of buildings and forests (WD-WIZARD-4, WD-WIZARD-9)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import CM, KEY, refuse
from ..core.events import tell_way
from ..core.models import WIZARD
from ..core.state import Duel, DuelState
from ..terrain.floors_and_stairs import end_pose, fits
from ..terrain.obstacles_and_gaps import way_free
from ..terrain.paths import way_cost, way_length

WIZARD_MOVE = 15 * CM
"""How far a wizard moves in a round (WD-WIZARD-4)."""


class MoveWizard(Action, frozen=True):
    """The wizard's move, in one go (WD-WIZARD-3); only here he turns (WD-MOVE-2)."""

    path: Path
    facing: Direction


def check_move(state: DuelState, seat: int, action: MoveWizard) -> Refusal | None:
    """15 cm, not into buildings or forests, room at the end; contact is no bar (WD-WIZARD-14)."""
    wizard = state.wizards[seat].id
    start = state.pose(wizard)
    if any(spot.level for spot in action.path):
        return refuse("WD-WIZARD-9", "refusal-wizard-building")
    length = way_cost(state, start, action.path)
    if length is None or length > WIZARD_MOVE * FINE:
        return refuse("WD-WIZARD-4", "refusal-far", most=Distance(WIZARD_MOVE))
    if not way_free(state, seat, wizard, action.path):
        return refuse("WD-MOVE-6", "refusal-way")
    if not way_free(state, seat, wizard, action.path, wizard=True):
        return refuse("WD-WIZARD-9", "refusal-wizard-building")
    pose = end_pose(state.layout, start, action.path, action.facing)
    if pose is None or not fits(state.layout, WIZARD, pose, (wizard,)):
        return refuse("WD-MOVE-6", "refusal-room")
    if not fits(state.layout, WIZARD, pose, (wizard,), wizard=True):
        return refuse("WD-WIZARD-9", "refusal-wizard-building")
    return None


class MoveNow(Step, frozen=True):
    """The wizard goes; contact made by it does nothing (WD-FIELD-3)."""

    seat: int
    action: MoveWizard
    rule = "WD-WIZARD-4"

    def run(self, play: Duel) -> None:
        piece, path = play.state.wizards[self.seat].id, self.action.path
        start = play.state.pose(piece)
        pose = end_pose(play.state.layout, start, path, self.action.facing)
        play.state = play.state.moved(piece, pose or start)
        length = (way_length(play.state, start, path) or 0) // FINE
        gone = path if length else ()
        tell_way(play, piece, start, gone, f"{KEY}:wizard", length, self.rule)
