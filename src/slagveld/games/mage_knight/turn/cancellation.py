"""Cancelling optional abilities, at any time, also in another's turn (MK-ABILITY-4 to -6)."""

from typing import ClassVar

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import Choice, Key, PieceId
from slagveld.kernel.rulebook import Refusal

from ..attack.defend import Defending
from ..attack.division import Divide
from ..core.abilities import abilities
from ..core.book import do, pick, refuse, text
from ..core.events import tell_status
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..movement.confusion import ConfusedMove
from ..movement.destination import TurnOnSpot
from ..wounds.tokens import faded


class CancelAbility(Action, frozen=True):
    """Do without an optional ability of an own warrior until the end of this turn."""

    standing: ClassVar[bool] = True

    fighter: PieceId
    ability: Key


def cancellable(fighter: Fighter) -> list[str]:
    """Keys of the optional abilities that work for a warrior now, those of items too."""
    return [key for key in fighter.powers.keys if abilities()[key].optional]


def cancel_refusal(state: MageKnightState, seat: int, action: CancelAbility) -> Refusal | None:
    """Why a seat may not cancel this ability of this warrior now, or None."""
    fighter = state.fighter(action.fighter)
    if fighter is None or fighter.seat != seat:
        return refuse("MK-ABILITY-5", "refusal-cancel-own")
    ability = abilities().get(action.ability)
    name = fighter.name
    if ability is not None and ability.key in fighter.cancelled:
        shown = ability.name
        return refuse("MK-ABILITY-6", "refusal-cancel-twice", name=name, ability=shown)
    if ability is None or ability.key not in fighter.powers.keys:
        return refuse("MK-ABILITY-2", "refusal-cancel-hidden", name=name)
    if not ability.optional:
        return refuse("MK-ABILITY-6", "refusal-cancel-fixed", ability=ability.name)
    return settled(state, fighter)


def settled(state: MageKnightState, fighter: Fighter) -> Refusal | None:
    """Why the abilities of a warrior hold for what is being resolved just now, or None.

    The attacker's side has chosen when the target's is asked, both when damage is divided. Of a
    confused warrior nothing is cancelled while another moves it.
    """
    match state.agenda.top:
        case Defending(attack=attack):
            attacker = state.fighter(attack.attacker)
            late = attacker is not None and attacker.side == fighter.side
        case Divide():
            late = True
        case ConfusedMove(fighter=confused):
            late = confused == fighter.id
        case TurnOnSpot(seat=seat, fighter=confused):
            late = confused == fighter.id and seat != fighter.seat
        case _:
            late = False
    return refuse("MK-ABILITY-5", "refusal-cancel-late") if late else None


def cancel(play: Battle, action: CancelAbility) -> None:
    """The ability is off; it is on again after the end of the turn."""
    fighter = play.state.field.by_id[action.fighter]
    play.state = play.state.changed(fighter.id, cancelled=(*fighter.cancelled, action.ability))
    status = text("status-cancelled", ability=abilities()[action.ability].name)
    tell_status(play, fighter, status, "MK-ABILITY-5", on=True)
    faded(play, fighter.id)


def cancel_forms(state: MageKnightState, seat: int) -> tuple[Form, ...]:
    """The standing action as data, if a warrior of the seat has something to cancel."""
    found = [(fighter, key) for fighter in state.own(seat) for key in cancellable(fighter)]
    if not found:
        return ()
    bearers = dict.fromkeys([fighter.id for fighter, _ in found])
    choices = [Choice(key, abilities()[key].name, of=fighter.id) for fighter, key in found]
    fields = (
        pick.piece("fighter", "field-cancel-fighter", bearers),
        pick.choice("ability", "field-cancel", choices, of="fighter"),
    )
    return (do(CancelAbility, "do-cancel", *fields, rule="MK-ABILITY-5", help="help-cancel"),)
