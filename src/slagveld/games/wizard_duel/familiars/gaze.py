"""The snake holds a creature in contact (WD-FAMILIAR-3)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse, text
from ..core.events import say
from ..core.models import is_heavy
from ..core.state import Duel, DuelState
from ..terrain.contact_and_distance import foes_touched
from .familiar_kinds import NOBODY, familiar_of


class Gaze(Action, frozen=True):
    """The snake holds an enemy creature in contact: it does not attack in the next round."""

    target: PieceId


def gazed_at(state: DuelState, seat: int) -> tuple[int, ...]:
    """Enemy creatures in contact with a wizard who has a snake."""
    if not (familiar_of(state, seat) or NOBODY).gaze:
        return ()
    touched = foes_touched(state, seat, state.wizards[seat].id)
    found = [state.creature(piece) for piece in touched]
    return tuple(c.id for c in found if c is not None and not is_heavy(c))


def check_gaze(state: DuelState, seat: int, action: Gaze) -> Refusal | None:
    able = action.target in gazed_at(state, seat)
    return None if able else refuse("WD-FAMILIAR-3", "refusal-gaze")


class GazeNow(Step, frozen=True):
    """A creature is held until the end of the next round."""

    target: int
    rule = "WD-FAMILIAR-3"

    def names(self) -> tuple[int, ...]:
        return (self.target,)

    def run(self, play: Duel) -> None:
        creature = play.state.model(self.target)
        play.state = play.state.with_creature(creature, held=play.state.round + 1)
        say(play, text("gazed", name=play.state.name_of(self.target)), self.rule, self.target)
