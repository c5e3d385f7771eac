"""The game leader's word at the start of the melee phase, as long as somebody disputes."""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Ghost, Partial, Preview
from slagveld.kernel.event import Told
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, RectBase, Spot

from ..core.book import do, pick, refuse, text
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


WordAction = HoldBouncer | SendBouncer | SettleDispute


class LeaderSpeaks(Question, frozen=True):
    """The leader sends Bouncer in, holds him back, or closes the dispute (CAR-2-entry)."""

    actions = (HoldBouncer, SendBouncer, SettleDispute)
    rule = "CAR-2-entry"

    def who(self, state: CarnageState) -> tuple[int, ...]:
        leader = state.leader()
        players = state.players()
        if leader is None or not any(seat in players for seat in state.disputes):
            return ()
        return (leader,)

    def ask(self, state: CarnageState) -> Decision:
        forms = [do(HoldBouncer, "do-hold-bouncer", rule="CAR-2-restraint")]
        if is_fit(state):
            beside = tuple([unit.id for unit in _troops(state)])
            forms.append(
                do(
                    SendBouncer,
                    "do-send-bouncer",
                    pick.piece("unit", "field-beside", beside),
                    pick.spot("spot", "field-bouncer-spot", facing=False),
                    rule="CAR-2-teleport",
                    help="do-send-bouncer-help",
                )
            )
        forms.append(do(SettleDispute, "do-settle-dispute", rule="CAR-1-authority"))
        return Decision(
            seats=self.who(state), prompt=text("ask-leader"), forms=tuple(forms), rule=self.rule
        )

    def check(self, state: CarnageState, seat: int, action: WordAction) -> Refusal | None:
        if not isinstance(action, SendBouncer):
            return None
        if not is_fit(state):
            return refuse("CAR-2-bouncer", "refusal-bouncer-slain")
        unit = state.unit(action.unit)
        if unit is None or unit.owner not in state.disputes:
            return refuse("CAR-2-teleport", "refusal-bouncer-beside")
        if place_beside(state, unit, action.spot) is None:
            return refuse("CAR-2-teleport", "refusal-bouncer-room")
        return None

    def answer(self, play: Battle, action: WordAction) -> None:
        if isinstance(action, SettleDispute):
            play.replace(disputes=())
            play.tell(Told, what=text("dispute-settled"), rule="CAR-1-authority")
            take_back(play)
        elif isinstance(action, SendBouncer):
            unit = play.state.field.by_id[action.unit]
            pose = place_beside(play.state, unit, action.spot)
            if pose is not None:
                what = text("told-bouncer-sent", unit=unit.name)
                play.tell(Told, what=what, pieces=(unit.id,), rule="CAR-2-teleport")
                call_in(play, pose)

    def candidates(self, state: CarnageState, seat: int) -> Sequence[Action]:
        found: list[Action] = [HoldBouncer()]
        if is_fit(state):
            for unit in _troops(state):
                send = SendBouncer(unit.id, Spot(unit.x, unit.y))
                if self.check(state, seat, send) is None:
                    found.append(send)
        return [*found, SettleDispute()]

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        unit = state.unit(partial.values.get("unit", 0))
        if partial.action != "SendBouncer" or unit is None or not is_fit(state):
            return Preview()
        given = partial.values.get("spot")
        spot = Spot(unit.x, unit.y) if given is None else msgspec.convert(given, Spot)
        pose = place_beside(state, unit, spot)
        if pose is None or unit.owner not in state.disputes:
            return Preview()
        return Preview(snapped={"spot": Spot(pose.x, pose.y)}, ghosts=(_ghost(state, pose),))


def _troops(state: CarnageState) -> list[Unit]:
    return [unit for unit in state.units if unit.owner in state.disputes]


def _ghost(state: CarnageState, pose: Pose) -> Ghost:
    """Bouncer as he would stand; base and drawing as long as he is not on the table."""
    unit = figure_at(state, pose)
    if on_table(state) is not None:
        return Ghost(unit.figures[0].id, unit.poses[0])
    base = RectBase(unit.profile.width, unit.profile.depth)
    return Ghost(0, unit.poses[0], base, unit.profile.icon)
