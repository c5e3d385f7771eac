"""War machines: one shot along a line at a whole regiment (LC-1.11-1 to LC-1.11-10)."""

from collections.abc import Iterable
from typing import Any

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import AnyField, Choice, Key, PieceId, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.view import holding
from slagveld.table.measure import foremost
from slagveld.table.shapes import Direction, Outline, Spot
from slagveld.table.steps import moved
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..attacks.reaction_by_full_defence import blow_odds, foregoing
from ..attacks.targets import attack_refusal, pointed_at
from ..core.activated_regiment import Deed, active
from ..core.book import INCH, do, pick, refuse, text
from ..core.regiment import Regiment, Stand
from ..core.state import Battle, LittleState
from ..morale.frightened_regiment import strike_refusal
from ..terrain.distance_and_contact_across import distance
from .fear_and_reaction import MachineShot
from .line_of_fire import HALF, aside_of, best_line, in_field, line_of, targets, to_edge, victims
from .range_roll_and_hits import blows_along, machine_dice

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
    """The stand of a war machine of any kind, one model with its crew (LC-1.11-1, LC-1.11-7)."""
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
    """Why a regiment cannot fire as a war machine now, or None.

    It may have neither moved (LC-1.11-2) nor turned (LC-1.11-3). With an enemy in contact its crew
    fights by hand (LC-1.11-5); with one that is near without contact it can do neither (LC-1.11-6).
    """
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
    if abs(aside_of(stand.pose.facing, direction)) > HALF:
        return refuse("LC-1.11-9", "refusal-machine-angle")
    hit = victims(state, stand, target, direction)
    if not hit:
        return refuse("LC-1.11-13", "refusal-machine-line", name=name)
    if machine_dice(state, regiment, hit).total <= 0:
        return refuse("LC-1.9-30", "refusal-machine-wall", name=regiment.name)
    return None


def aimed_at(state: LittleState, piece: int, whom: str = "") -> int | None:
    """The regiment meant by pointing at a stand, and at a model where two share it; or None."""
    model = pointed_at(state, piece, whom)
    return None if model is None else model.regiment


def hittable(state: LittleState, stand: Stand, regiment: Regiment) -> dict[int, int]:
    """Whom it can hit, in order, far or hidden (LC-1.11-8, LC-1.11-10), each with the best line."""
    dice = machine_dice(state, regiment).total
    lines = {
        number: best_line(state, stand, number, dice)
        for number in targets(state, stand)
        if strike_refusal(state, regiment, stand, number, "ranged") is None
    }
    return {number: line for number, line in lines.items() if line is not None}


SHOWN = 60 * INCH
"""How far the field of fire is drawn."""


class Machines(Deed):
    actions = (Fire,)

    def barred(self, state: LittleState, seat: int) -> Refusal | None:
        return machine_refusal(state, seat, active(state))

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        stand = machine(state, regiment)
        marks = hittable(state, stand, regiment)
        if not marks:
            return []
        stands = stands_in(state, marks)
        fields: list[AnyField] = [pick.piece("target", "machine-field-target", stands)]
        shared = _on_shared(state, marks)
        if shared:
            whom = pick.choice("whom", "combat-field-whom", shared, of="target", optional=True)
            fields.append(whom)
        title, facing = text("machine-field-line"), stand.pose.facing
        angles = ((facing - HALF) % 3600, (facing + HALF) % 3600)
        line = pick.facing(
            "direction", title, piece=stand.id, intervals=(angles,), keep=True, optional=True
        )
        return [do(Fire, "do-fire", *fields, line, rule="LC-1.11-13")]

    def refusal(self, state: LittleState, regiment: Regiment, action: Fire) -> Refusal | None:
        return fire_refusal(state, regiment, action)

    def answer(self, play: Battle, seat: int, action: Fire) -> None:
        """Bind the machine to its target; fear, a reaction and the shot follow."""
        state = play.state
        regiment = active(state)
        target = aimed_at(state, action.target, action.whom)
        play.state = state.did(regiment.id, attacked=True)
        if target is None:
            return
        what = text("machine-announced", name=regiment.name, enemy=state.regiment(target).name)
        pieces = tuple([s.id for r in (regiment.id, target) for s in state.stands_of(r)])
        play.tell(Announced, seat=regiment.seat, what=what, pieces=pieces, rule="LC-1.11-13")
        direction = line_meant(state, target, action.direction)
        play.then(MachineShot(regiment=regiment.id, target=target, direction=direction))

    def options(self, state: LittleState, regiment: Regiment) -> list[Action]:
        found: list[Action] = []
        for number, direction in hittable(state, machine(state, regiment), regiment).items():
            model = state.models_of(number)[0]
            alone = all(one.regiment == number for one in state.field.on_stand[model.stand])
            found.append(Fire(model.stand, direction, "" if alone else str(model.id)))
        return found

    def shown(self, state: LittleState, regiment: Regiment, partial: Partial) -> Preview:
        stand = machine(state, regiment)
        region, draft = field_of_fire(stand), drafted(Fire, partial)
        piece = filled(draft.target)
        if piece is None:
            marks = hittable(state, stand, regiment)
            return Preview(region=region, pieces=stands_in(state, marks))
        snapped: dict[str, Any] = {}
        listed = state.field.on_stand.get(piece, ())
        if not draft.whom and len({model.regiment for model in listed}) > 1:
            marks = hittable(state, stand, regiment)
            able = [str(one.id) for one in listed if one.regiment in marks]
            snapped["whom"] = able[0] if able else ""
        target = aimed_at(state, piece, draft.whom)
        direction = draft.direction
        if direction is None:
            direction = stand.pose.facing if target is None else line_meant(state, target, None)
            snapped["direction"] = direction
        refusal = fire_refusal(state, regiment, Fire(piece, direction, draft.whom))
        line, level = line_of(stand, direction % 3600), stand.pose.level
        muzzle = Spot(line[0] // FINE, line[1] // FINE, level)
        path = (muzzle, Spot(*to_edge(state.field.table, line), level))
        if refusal is not None or target is None:
            return Preview(refusal=refusal, region=region, snapped=snapped, path=path)
        enemy = state.regiment(target)
        notes, costs = foregoing(state, regiment, enemy)
        unknown = holding((regiment.ranged_on != target, text("machine-note-range")))
        blows = blows_along(state, regiment, target, direction)
        return Preview(
            complete=True,
            region=region,
            snapped=snapped,
            path=path,
            odds=tuple([odd for one in blows for odd in blow_odds(state, one, regiment, enemy)]),
            costs=tuple(costs),
            notes=(*unknown, *notes),
        )


MACHINES = Machines()


def _on_shared(state: LittleState, marks: Iterable[int]) -> tuple[Choice, ...]:
    """The regiments among these that share a stand, each by its first model there."""
    found = []
    for number in marks:
        model = state.models_of(number)[0]
        if any(one.regiment != number for one in state.field.on_stand[model.stand]):
            found.append(Choice(str(model.id), state.regiment(number).name, of=model.stand))
    return tuple(found)


def stands_in(state: LittleState, regiments: Iterable[int]) -> tuple[int, ...]:
    """The stands of some regiments, each once."""
    return tuple(dict.fromkeys([one.id for n in regiments for one in state.stands_of(n)]))


def field_of_fire(stand: Stand) -> Region:
    """The narrow wedge in which targets must lie (LC-1.11-9)."""
    x, y = (value // FINE for value in foremost(stand.body))
    ways = [(stand.pose.facing + aside) % 3600 for aside in (-HALF, HALF)]
    corners = ((x, y), *[moved(x, y, way, SHOWN) for way in ways])
    return Region((Outline(corners),), level=stand.pose.level, meaning="range")
