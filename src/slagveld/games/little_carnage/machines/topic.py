"""War machines: one shot along a line at a whole regiment (LC-1.11-1..LC-1.11-18)."""

from collections.abc import Iterable

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import AnyField, Choice
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, pick, text
from ..core.stages import active
from ..core.state import Battle, LittleCarnageState
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
from .lines import HALF
from .previews import fire_preview
from .shots import MachineShot


class Machines:
    """The topic of war machines."""

    actions = (Fire,)

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        """A regiment in the field of fire, and a line within it."""
        regiment = active(state)
        if machine_refusal(state, seat, regiment) is not None:
            return []
        stand = machine(state, regiment)
        marks = hittable(state, stand, regiment)
        if not marks:
            return []
        pieces = tuple(dict.fromkeys([other.id for n in marks for other in state.stands_of(n)]))
        fields: list[AnyField] = [pick.piece("target", "machine-field-target", pieces)]
        shared = _on_shared(state, marks)
        if shared:
            fields.append(
                pick.choice("whom", "combat-field-whom", shared, of="target", optional=True)
            )
        facing = stand.pose.facing
        first, last = (facing - HALF) % 3600, (facing + HALF) % 3600
        fields.append(
            pick.facing(
                "direction",
                "machine-field-line",
                piece=stand.id,
                intervals=((first, last),),
                keep=True,
                optional=True,
            )
        )
        return [do(Fire, "do-fire", *fields, rule="LC-1.11-13")]

    def check(self, state: LittleCarnageState, seat: int, action: Fire) -> Refusal | None:
        """Nobody near, the target in the field of fire, somebody of it on the line."""
        return fire_refusal(state, seat, action)

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

    def menu(self, state: LittleCarnageState, seat: int) -> list[Action]:
        """The best line at each regiment in the field of fire."""
        regiment = active(state)
        if machine_refusal(state, seat, regiment) is not None:
            return []
        lines = hittable(state, machine(state, regiment), regiment)
        return [fire_at(state, number, direction) for number, direction in lines.items()]

    def propose(self, state: LittleCarnageState, seat: int, rng: Rng) -> Action | None:
        """One of these by lot."""
        menu = self.menu(state, seat)
        return menu[int(rng.random() * len(menu))] if menu else None

    def preview(self, state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
        """The field of fire, the line, its victims and their chances."""
        return fire_preview(state, seat, partial)


MACHINES = Machines()


def _on_shared(state: LittleCarnageState, marks: Iterable[int]) -> tuple[Choice, ...]:
    """The regiments among these that share a stand, each by its first model there."""
    found = []
    for number in marks:
        model = state.models_of(number)[0]
        if any(one.regiment != number for one in state.field.on_stand[model.stand]):
            found.append(Choice(str(model.id), state.regiment(number).name, of=model.stand))
    return tuple(found)
