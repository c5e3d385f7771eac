"""The phase in which single warriors move, for tests; paths in inches."""

from typing import ClassVar

from slagveld.games.mage_knight.movement.actions import MOVING
from slagveld.games.mage_knight.turn.phases import PhasePart
from slagveld.kernel.decision import Partial
from slagveld.table.shapes import Spot
from slagveld.texts import Text
from tests.games.mage_knight.battle import units


class Moves(PhasePart, frozen=True):
    """A phase with nothing but moves."""

    automatic: ClassVar = False
    topics: ClassVar = (MOVING,)
    actions: ClassVar = MOVING.actions
    rule: ClassVar = "MK-TURN-9"

    def ask(self, state):
        """Everything one may do."""
        return self.decision(state, Text("prompt"), Text("end"))


def to(*places):
    """A path through these places."""
    return tuple(Spot(units(x), units(y)) for x, y in places)


def place(state, number):
    """Where a warrior stands, in inches, and its facing in degrees."""
    pose = state.field.by_id[number].pose
    return pose.x / 250, pose.y / 250, pose.facing / 10


def clicks(state, number):
    """How many clicks of damage a warrior shows."""
    return state.field.by_id[number].turned


def shown(state, seat, action, **values):
    """The preview of a half-told action."""
    return state.agenda.top.preview(state, seat, Partial(action, values))
