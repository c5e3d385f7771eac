"""War machines: one shot along a line at a whole regiment (LC-1.11-1..LC-1.11-18)."""

from collections.abc import Iterable
from typing import Any

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import AnyField, Choice, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.measure import foremost
from slagveld.table.shapes import Outline, Spot
from slagveld.table.steps import moved
from slagveld.table.units import FINE

from ..attacks.reaction import blow_odds, foregoing
from ..core.book import INCH, do, pick, text
from ..core.regiment import Regiment, Stand
from ..core.relations import Deed, active
from ..core.state import Battle, LittleState
from .fire import Fire, aimed_at, fire_refusal, hittable, line_meant, machine, machine_refusal
from .shots import HALF, MachineShot, blows_along, line_of, to_edge

SHOWN = 60 * INCH
"""How far the field of fire is drawn."""


class Machines(Deed):
    """The topic of war machines."""

    actions = (Fire,)

    def barred(self, state: LittleState, seat: int) -> Refusal | None:
        return machine_refusal(state, seat, active(state))

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        stand = machine(state, regiment)
        marks = hittable(state, stand, regiment)
        if not marks:
            return []
        fields: list[AnyField] = [
            pick.piece("target", "machine-field-target", stands_in(state, marks))
        ]
        shared = _on_shared(state, marks)
        if shared:
            whom = pick.choice("whom", "combat-field-whom", shared, of="target", optional=True)
            fields.append(whom)
        facing = stand.pose.facing
        angles = ((facing - HALF) % 3600, (facing + HALF) % 3600)
        title, here = text("machine-field-line"), stand.id
        line = pick.facing(
            "direction", title, piece=here, intervals=(angles,), keep=True, optional=True
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
            here = stand.pose.facing
            direction = here if target is None else line_meant(state, target, None)
            snapped["direction"] = direction
        refusal = fire_refusal(state, regiment, Fire(piece, direction, draft.whom))
        line, level = line_of(stand, direction % 3600), stand.pose.level
        muzzle = Spot(line[0] // FINE, line[1] // FINE, level)
        path = (muzzle, Spot(*to_edge(state.field.table, line), level))
        if refusal is not None or target is None:
            return Preview(refusal=refusal, region=region, snapped=snapped, path=path)
        enemy, known = state.regiment(target), regiment.ranged_on == target
        found = [] if known else [text("machine-note-range")]
        blows = blows_along(state, regiment, target, direction)
        return Preview(
            complete=True,
            region=region,
            snapped=snapped,
            path=path,
            odds=tuple([odd for one in blows for odd in blow_odds(state, one, regiment, enemy)]),
            notes=(*found, *foregoing(state, regiment, enemy)),
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
    facing = stand.pose.facing
    left = moved(x, y, (facing - HALF) % 3600, SHOWN)
    right = moved(x, y, (facing + HALF) % 3600, SHOWN)
    return Region((Outline(((x, y), left, right)),), level=stand.pose.level, meaning="range")
