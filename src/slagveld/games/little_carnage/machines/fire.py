"""The shot of a war machine as players name it: what forbids it, whom and which line it means."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Direction
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..attacks.aims import attack_refusal, pointed_at
from ..core.book import INCH, refuse
from ..core.regiment import Regiment, Stand
from ..core.relations import active
from ..core.state import LittleState
from ..morale.marker import strike_refusal
from ..terrain.contact import distance
from .shots import best_line, in_field, machine_dice, targets, victims, within

ROOM = INCH * FINE
"""No enemy may be nearer than this, in fine units (LC-1.11-4)."""


class Fire(Action, frozen=True):
    """The machine fires at a regiment, along a line in a direction (LC-1.11-13)."""

    target: PieceId
    """Any stand of the regiment."""
    direction: Direction | None = None
    """None: along the best line."""
    whom: Key = ""
    """A model of the regiment, on a stand that two share (LC-1.10-13); empty: of the first."""


def machine(state: LittleState, regiment: Regiment) -> Stand:
    """The stand of a war machine: machine and crew are one model (LC-1.11-1).

    What kind of engine it is does not matter (LC-1.11-7).
    """
    return state.stand_of(state.models_of(regiment.id)[0])


def line_meant(state: LittleState, target: int, direction: Direction | None) -> Direction:
    """The line that is told, or the best at a regiment; straight ahead where none hits."""
    if direction is not None:
        return direction
    regiment = active(state)
    stand = machine(state, regiment)
    best = best_line(state, stand, target, machine_dice(state, regiment).total)
    return stand.pose.facing if best is None else best


def machine_refusal(state: LittleState, seat: int, regiment: Regiment) -> Refusal | None:
    """Why a regiment cannot fire as a war machine now, or None."""
    if not regiment.skills.war_machine:
        return refuse("LC-1.8-warmachine-1", "refusal-machine-none", name=regiment.name)
    if (refusal := attack_refusal(seat, regiment)) is not None:
        return refusal
    stand = machine(state, regiment)
    if machine_dice(state, regiment).total <= 0:
        return refuse("LC-1.6-10", "refusal-machine-dice", name=regiment.name)
    for other in too_near(state, stand):
        rule = "LC-1.11-5" if other.id in state.field.touching(stand) else "LC-1.11-4"
        return refuse(rule, "refusal-machine-near", name=regiment.name, least=Distance(INCH))
    return None


def too_near(state: LittleState, stand: Stand) -> list[Stand]:
    """The enemies so near to a machine that it cannot be fired, in order (LC-1.11-4)."""
    near = [other for other in state.field.near(stand, ROOM) if other.seat != stand.seat]
    return [other for other in near if distance(state, stand, other) < ROOM]


def fire_refusal(state: LittleState, regiment: Regiment, action: Fire) -> Refusal | None:
    """Why a machine that may fire may not do it so, or None."""
    stand = machine(state, regiment)
    target = aimed_at(state, action.target, action.whom)
    if target is None or state.regiment(target).seat == regiment.seat:
        return refuse("LC-1.11-13", "refusal-machine-nobody")
    if (afraid := strike_refusal(state, regiment, stand, target, "ranged")) is not None:
        return afraid
    name = state.regiment(target).name
    if not any(in_field(stand, other) for other in state.stands_of(target)):
        return refuse("LC-1.11-9", "refusal-machine-field", name=name)
    direction = line_meant(state, target, action.direction)
    if not within(stand, direction):
        return refuse("LC-1.11-9", "refusal-machine-angle")
    hit = victims(state, stand, target, direction)
    if not hit:
        return refuse("LC-1.11-13", "refusal-machine-line", name=name)
    if machine_dice(state, regiment, hit).total <= 0:
        return refuse("LC-1.9-30", "refusal-machine-wall", name=regiment.name)
    return None


def aimed_at(state: LittleState, piece: int, whom: str = "") -> int | None:
    """The regiment that is meant by pointing at a stand, and at a model on it where two share it.

    None if nobody is there.
    """
    model = pointed_at(state, piece, whom)
    return None if model is None else model.regiment


def hittable(state: LittleState, stand: Stand, regiment: Regiment) -> dict[int, int]:
    """The regiments that a machine can hit now, in order, each with the best line."""
    dice = machine_dice(state, regiment).total
    found: dict[int, int] = {}
    for number in targets(state, stand):
        if strike_refusal(state, regiment, stand, number, "ranged") is not None:
            continue
        direction = best_line(state, stand, number, dice)
        if direction is not None:
            found[number] = direction
    return found
