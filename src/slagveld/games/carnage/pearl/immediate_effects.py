"""What the energy pearl does at once (CAR-6.3): it moves, marks and hurts.

Those effects are CAR-7-43-50 to CAR-7-82-86. Effects on values and distances need nothing here:
those who work values out look at `state.pearl`, which holds for the round (CAR-7-duration). Bouncer
is passed by (CAR-2-entry).
"""

from math import isqrt

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import DoOrLeave
from slagveld.kit.book import numbers
from slagveld.table.obstacles import union_mover
from slagveld.table.paths import push
from slagveld.table.units import FINE

from ..core.book import CM, KEY, do, pick, refuse, text
from ..core.conditions import say, tell_status
from ..core.pearl_table import pearl_table
from ..core.state import Battle, CarnageState
from ..core.unit import Unit, rounded
from ..ground.obstacles import ground_as_it_stands
from ..ground.pushed_wagon import wagon_body
from ..wounds.blows_and_shields import change_shields
from ..wounds.losses import TakeLosses
from ..wounds.order_of_removal import Loss
from .out_of_the_way import OutOfTheWay, cleared, from_pearl, pearl_gap, put_down, touched, within

ARMED = pearl_table()["give-them-a-weapon"].reach * CM
PULLED = pearl_table()["suction"].reach * CM
WAGON_OWNER = -2
"""Stands for the wagon among the owners of obstacles."""


class ApplyPearl(Step, frozen=True):
    """The effect of the round is carried out at once (CAR-6.3)."""

    rule = "CAR-6.3"

    def run(self, play: Battle) -> None:
        match play.state.pearl:
            case "out-of-the-way":
                play.then(OutOfTheWay(numbers(cleared(play.state))))
            case "get-moving":
                play.then(GetMoving())
            case "give-them-a-weapon":  # who is within 30 cm now, for the round (CAR-7-67-71)
                armed = within(play.state, ARMED)
                play.replace(armed=numbers(armed))
                for unit in armed:
                    tell_status(play, unit, text("state-armed"), "CAR-7-67-71")
            case "suction":
                near = [(pearl_gap(play.state, unit), unit.id) for unit in touched(play.state)]
                for _, number in sorted(near):
                    _pull(play, play.state.field.by_id[number])
            case "creeping-death":
                _creep(play)


class Hurry(Action, frozen=True):
    """Name the unit that may advance twice as far."""

    unit: PieceId


class HurryNobody(Action, frozen=True):
    """No unit is named."""


class GetMoving(DoOrLeave, frozen=True):
    """CAR-7-56-60: the initiative side may name one of its units."""

    mode = "any"
    actions = (HurryNobody, Hurry)
    rule = "CAR-7-56-60"
    asks = text("ask-hurry")

    def units(self, state: CarnageState) -> list[Unit]:
        return [u for u in state.units if u.owner >= 0 and state.has_initiative(u.side)]

    def who(self, state: CarnageState) -> tuple[int, ...]:
        return state.seats_of(state.order[0]) if self.units(state) else ()

    def forms(self, state: CarnageState) -> list[Form]:
        unit = pick.piece("unit", "field-hurry", self.units(state))
        return [do(Hurry, "do-hurry", unit), do(HurryNobody, "do-hurry-nobody")]

    def refusal(self, state: CarnageState, action: Hurry) -> Refusal | None:
        return None if action in self.options(state) else refuse(self.rule, "refusal-hurry")

    def act(self, play: Battle, action: Hurry) -> None:
        play.replace(hurried=action.unit)
        unit = play.state.field.by_id[action.unit]
        tell_status(play, unit, text("pearl-hurried"), self.rule)

    def leave(self, play: Battle) -> None:
        say(play, text("told-hurry-nobody"), self.rule, seat=play.seat)

    def options(self, state: CarnageState) -> list[Action]:
        return [Hurry(unit.id) for unit in self.units(state)]


def _pull(play: Battle, unit: Unit) -> None:
    """CAR-7-72-76: one unit after the other is drawn to the wagon, the nearest first."""
    state = play.state
    spot = state.wagon
    if spot is None or unit.inside:  # the walls of a building hold those inside
        return
    dx, dy = from_pearl(state, unit)
    length = isqrt(dx * dx + dy * dy)
    if length == 0:
        return
    start_x, start_y = unit.x * FINE, unit.y * FINE
    end_x = start_x - rounded(dx * PULLED * FINE, length)
    end_y = start_y - rounded(dy * PULLED * FINE, length)
    ground = ground_as_it_stands(state, unit, [start_x, end_x], [start_y, end_y])
    mover = union_mover(unit.parts, start_x, start_y)
    ground.add_body(mover, wagon_body(spot), WAGON_OWNER, 0.0)
    pushed = push(ground, float(start_x), float(start_y), float(end_x), float(end_y))
    moved = unit.shifted(pushed.x // FINE - unit.x, pushed.y // FINE - unit.y)
    if moved is not unit:
        put_down(play, unit, moved, f"{KEY}:pulled", "CAR-7-72-76")


def _creep(play: Battle) -> None:
    """CAR-7-82-86: every unit loses 1 W; a shield is lost in its stead."""
    losses = []
    for unit in touched(play.state):
        magic = unit.magic
        if magic is not None and magic.shields:
            what, cause = text("magic-shields-of", name=unit.name), text("cause-creeping-death")
            change_shields(play, unit.id, magic.shields - 1, what, "CAR-7-82-86", cause)
        else:
            losses.append(Loss(unit.id, 1))
    if losses:
        play.then(TakeLosses(tuple(losses)))
