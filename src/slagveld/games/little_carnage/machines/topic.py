"""War machines: one shot along a line at a whole regiment (LC-1.11-1..LC-1.11-18)."""

from collections.abc import Iterable
from typing import Any

from slagveld.kernel.decision import Action, Form, Odds, Partial, Preview
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import AnyField, Choice, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.table.measure import foremost
from slagveld.table.shapes import Outline, Spot
from slagveld.table.steps import moved
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..combat.reaction import may_react
from ..core.book import INCH, do, pick, text
from ..core.deeds import Deed
from ..core.names import model_name
from ..core.regiment import Regiment, Stand
from ..core.relations import active
from ..core.state import Battle, LittleCarnageState
from ..morale.fear import frightens
from ..odds.attacks import in_full_defence, odds_of
from .fire import (
    Fire,
    aimed_at,
    fire_at,
    fire_refusal,
    hittable,
    line_meant,
    machine,
    machine_refusal,
)
from .lines import HALF, line_of, to_edge, victims
from .shots import MachineShot, machine_dice, victim_pool

SHOWN = 60 * INCH
"""How far the field of fire is drawn."""


class Machines(Deed):
    """The topic of war machines."""

    actions = (Fire,)

    def barred(self, state: LittleCarnageState, seat: int) -> Refusal | None:
        return machine_refusal(state, seat, active(state))

    def offers(self, state: LittleCarnageState, regiment: Regiment) -> list[Form]:
        """A regiment in the field of fire, and a line within it."""
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
        title = text("machine-field-line")
        fields.append(
            pick.facing(
                "direction", title, piece=stand.id, intervals=(angles,), keep=True, optional=True
            )
        )
        return [do(Fire, "do-fire", *fields, rule="LC-1.11-13")]

    def refusal(
        self, state: LittleCarnageState, regiment: Regiment, action: Fire
    ) -> Refusal | None:
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

    def options(self, state: LittleCarnageState, regiment: Regiment) -> list[Action]:
        """The best line at each regiment in the field of fire."""
        lines = hittable(state, machine(state, regiment), regiment)
        return [fire_at(state, number, direction) for number, direction in lines.items()]

    def shown(self, state: LittleCarnageState, regiment: Regiment, partial: Partial) -> Preview:
        """Whom one may point at; the best line; the chances."""
        stand = machine(state, regiment)
        region, draft = field_of_fire(stand), drafted(Fire, partial)
        piece = filled(draft.target)
        if piece is None:
            marks = hittable(state, stand, regiment)
            return Preview(region=region, pieces=stands_in(state, marks))
        snapped: dict[str, Any] = {}
        if not draft.whom:
            snapped = _named(state, piece, hittable(state, stand, regiment))
        target = aimed_at(state, piece, draft.whom)
        direction = draft.direction
        if direction is None:
            here = stand.pose.facing
            direction = here if target is None else line_meant(state, target, None)
            snapped["direction"] = direction
        refusal = fire_refusal(state, regiment, Fire(piece, direction, draft.whom))
        path = _path(state, stand, direction)
        if refusal is not None or target is None:
            return Preview(refusal=refusal, region=region, snapped=snapped, path=path)
        odds, notes = _odds(state, stand, target, direction), _notes(state, target)
        return Preview(
            complete=True, region=region, snapped=snapped, path=path, odds=odds, notes=notes
        )


MACHINES = Machines()


def _on_shared(state: LittleCarnageState, marks: Iterable[int]) -> tuple[Choice, ...]:
    """The regiments among these that share a stand, each by its first model there."""
    found = []
    for number in marks:
        model = state.models_of(number)[0]
        if any(one.regiment != number for one in state.field.on_stand[model.stand]):
            found.append(Choice(str(model.id), state.regiment(number).name, of=model.stand))
    return tuple(found)


def stands_in(state: LittleCarnageState, regiments: Iterable[int]) -> tuple[int, ...]:
    """The stands of some regiments, each once."""
    return tuple(dict.fromkeys([one.id for n in regiments for one in state.stands_of(n)]))


# What is shown beforehand: its field of fire, its line, the chances of each victim


def _named(state: LittleCarnageState, piece: int, marks: dict[int, int]) -> dict[str, Any]:
    """Who is meant on a stand that two regiments share: the first that can be hit."""
    listed = state.field.on_stand.get(piece, ())
    if len({model.regiment for model in listed}) < 2:
        return {}
    return {"whom": next((str(one.id) for one in listed if one.regiment in marks), "")}


def field_of_fire(stand: Stand) -> Region:
    """The narrow wedge in which targets must lie (LC-1.11-9)."""
    x, y = (value // FINE for value in foremost(stand.body))
    facing = stand.pose.facing
    left = moved(x, y, (facing - HALF) % 3600, SHOWN)
    right = moved(x, y, (facing + HALF) % 3600, SHOWN)
    return Region((Outline(((x, y), left, right)),), level=stand.pose.level, meaning="range")


def _path(state: LittleCarnageState, stand: Stand, direction: int) -> tuple[Spot, ...]:
    """The line of the shot, to the edge of the table."""
    line = line_of(stand, direction % 3600)
    end = to_edge(state.field.table, line)
    level = stand.pose.level
    return (Spot(line.x // FINE, line.y // FINE, level), Spot(*end, level))


def _odds(state: LittleCarnageState, stand: Stand, target: int, direction: int) -> tuple[Odds, ...]:
    """The chances of each victim once the range is found, and if it reacts with full defence."""
    regiment, enemy = active(state), state.regiment(target)
    hit = victims(state, stand, target, direction)
    dice = machine_dice(state, regiment, hit).total
    found = []
    for victim in hit:
        name = model_name(state, state.field.model_by_id[victim.model])
        pool = victim_pool(state, regiment, stand, victim, dice)
        found.append(odds_of(pool, text("combat-odds-title", name=name, dice=dice)))
        if may_react(state, enemy, regiment):
            title = text("combat-odds-full", name=name, dice=dice)
            found.append(odds_of(in_full_defence(pool, enemy), title))
    return tuple(found)


def _notes(state: LittleCarnageState, target: int) -> tuple[Text, ...]:
    """What comes before the shot: a range roll, fear, a reaction."""
    regiment, enemy = active(state), state.regiment(target)
    found: list[Text] = []
    if regiment.ranged_on != target:
        found.append(text("machine-note-range"))
    fear = frightens(state, target, regiment.id)
    if fear:
        found.append(text("combat-note-fear", name=enemy.name, needed=fear))
    if may_react(state, enemy, regiment):
        found.append(text("combat-note-reaction", name=enemy.name))
    return tuple(found)
