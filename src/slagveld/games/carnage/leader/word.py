"""The game leader's word at the start of the melee phase, as long as somebody disputes."""

from collections.abc import Iterator, Sequence

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import DoOrLeave
from slagveld.kit.drafts import filled
from slagveld.table.shapes import Spot

from ..army.looks import figure_of
from ..core.book import do, pick, refuse, text
from ..core.conditions import say
from ..core.parts import ghosts
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from .bouncer import call_in, figure_at, is_fit, on_table, place_beside, take_back


class HoldBouncer(Action, frozen=True):
    """Leave Bouncer where he is: he is a last resort (CAR-2-restraint)."""


class SendBouncer(Action, frozen=True):
    """Bouncer goes beside a unit of a player who disputes, as near to a spot as there is room."""

    unit: PieceId
    spot: Spot


class SettleDispute(Action, frozen=True):
    """The dispute is over: Bouncer goes back to the edge."""


class LeaderSpeaks(DoOrLeave, frozen=True):
    """The leader (CAR-1-leader) sends Bouncer in, holds him back, or closes the dispute."""

    actions = (HoldBouncer, SendBouncer, SettleDispute)
    rule = "CAR-2-entry"
    asks = text("ask-leader")

    def asked(self, state: CarnageState) -> int | None:
        players = state.players()
        return state.leader() if any(seat in players for seat in state.disputes) else None

    def forms(self, state: CarnageState) -> Iterator[Form]:
        yield do(HoldBouncer, "do-hold-bouncer", rule="CAR-2-restraint")
        if is_fit(state):
            unit = pick.piece("unit", "field-beside", _troops(state))
            spot = pick.spot("spot", "field-bouncer-spot", facing=False)
            rule, helping = "CAR-2-teleport", "do-send-bouncer-help"
            yield do(SendBouncer, "do-send-bouncer", unit, spot, rule=rule, help=helping)
        yield do(SettleDispute, "do-settle-dispute", rule="CAR-1-authority")

    def refusal(self, state: CarnageState, action: SendBouncer | SettleDispute) -> Refusal | None:
        if isinstance(action, SettleDispute):
            return None
        if not is_fit(state):
            return refuse("CAR-2-bouncer", "refusal-bouncer-slain")
        unit = state.unit(action.unit)
        if unit is None or unit.owner not in state.disputes:
            return refuse("CAR-2-teleport", "refusal-bouncer-beside")
        if place_beside(state, unit, action.spot) is None:
            return refuse("CAR-2-teleport", "refusal-bouncer-room")
        return None

    def act(self, play: Battle, action: SendBouncer | SettleDispute) -> None:
        if isinstance(action, SettleDispute):
            play.replace(disputes=())
            say(play, text("dispute-settled"), "CAR-1-authority")
            take_back(play)
        else:
            unit = play.state.field.by_id[action.unit]
            pose = place_beside(play.state, unit, action.spot)
            if pose is not None:
                say(play, text("told-bouncer-sent", unit=unit.name), "CAR-2-teleport", unit.id)
                call_in(play, pose)

    def options(self, state: CarnageState) -> Sequence[Action]:
        sends = [SendBouncer(unit.id, Spot(unit.x, unit.y)) for unit in _troops(state)]
        return [*[send for send in sends if self.refusal(state, send) is None], SettleDispute()]

    def shown(self, state: CarnageState, draft: SendBouncer | SettleDispute) -> Preview:
        if isinstance(draft, SettleDispute):
            return Preview()
        unit = state.unit(filled(draft.unit, 0))
        if unit is None or not is_fit(state):
            return Preview()
        pose = place_beside(state, unit, filled(draft.spot) or Spot(unit.x, unit.y))
        if pose is None or unit.owner not in state.disputes:
            return Preview()
        bouncer = figure_at(state, pose)
        look = figure_of(bouncer.profile) if on_table(state) is None else None
        return Preview(snapped={"spot": Spot(pose.x, pose.y)}, ghosts=ghosts(bouncer, look))


def _troops(state: CarnageState) -> list[Unit]:
    return [unit for unit in state.units if unit.owner in state.disputes]
