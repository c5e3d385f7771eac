"""A heavy weapon shoots, served by three (WD-HEAVY-2)."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import PieceId, Pieces
from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.state import DuelState
from ..shooting.shot import check_shot
from .crew import CREW, check_crew


class FireWeapon(Action, frozen=True):
    """A fight action of a heavy weapon, served by three.

    It is a shot of the weapon, rolled on its own Agility, whoever serves it (WD-HEAVY-6).
    """

    weapon: PieceId
    crew: Pieces
    target: PieceId


def check_fire(state: DuelState, seat: int, action: FireWeapon) -> Refusal | None:
    """Three crew, a target that the weapon sees (WD-HEAVY-6), and no enemy at it (WD-HEAVY-7)."""
    refusal = check_crew(state, seat, action.weapon, action.crew)
    if refusal is not None:
        return refusal
    if len(action.crew) != CREW:
        return refuse("WD-HEAVY-2", "refusal-crew-of-three")
    weapon = state.creature(action.weapon)
    return None if weapon is None else check_shot(state, weapon, action.target)
