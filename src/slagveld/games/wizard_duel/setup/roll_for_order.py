"""The roll for order (WD-ORDER-1), and the meeting at close quarters that may follow it.

By the rulebook no creature stands on the table at the start (WD-SETUP-9) and the wizards appear
far apart (WD-SETUP-6). A newcomer would walk for three rounds before anything happens. In the
scenario of the first steps, which is ours, everybody stands near the enemy from the beginning;
all else is as ever.
"""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import OrderSet, Placed
from slagveld.table.shapes import Pose

from ..army.prices_packages_natures import check_natures
from ..army.stock_of_models import free_models
from ..core.book import DIE, text
from ..core.state import Duel
from ..magic.summoning import with_model
from ..turn.sequence import BeginRound
from .deployment import TakePlaces, appear, start_places
from .scenarios import Stand


class RollOrder(Step, frozen=True):
    """WD-ORDER-1, WD-ORDER-2: lowest first; equals roll again among themselves."""

    rule = "WD-ORDER-1"

    def run(self, play: Duel) -> None:
        """Roll and give places; two keep their order (WD-ORDER-3), more move up (WD-ORDER-4)."""
        order = self._sorted(play, play.state.players())
        play.replace(order=order, rotating=len(order) > 2)
        play.tell(OrderSet, order=order, rule=self.rule)
        play.then(BeginRound())
        self.place(play, order)

    def place(self, play: Duel, order: tuple[int, ...]) -> None:
        play.then(TakePlaces(order, start_places(play.state.layout, len(order))))

    def _sorted(self, play: Duel, seats: tuple[int, ...], again: str = "") -> tuple[int, ...]:
        rolls: dict[int, int] = {}
        for seat in seats:
            purpose = text(f"roll-order{again}", name=play.state.wizards[seat].name)
            (rolls[seat],) = play.roll(1, DIE, purpose=purpose, rule=self.rule, seat=seat)
        order: list[int] = []
        for value in sorted(set(rolls.values())):
            equal = tuple(seat for seat in seats if rolls[seat] == value)
            order.extend(equal if len(equal) == 1 else self._sorted(play, equal, "-again"))
        return tuple(order)


class MeetingOrder(RollOrder, frozen=True):
    """The order is rolled as ever; then everybody stands where the scenario says."""

    stands: tuple[Stand, ...] = ()

    def place(self, play: Duel, order: tuple[int, ...]) -> None:
        for stand in self.stands:
            if stand.seat in order:
                _put(play, stand)


def _put(play: Duel, stand: Stand) -> None:
    """A wizard, or the first model of his stock that could come, if there is one."""
    pose = Pose(stand.x, stand.y, stand.facing)
    if stand.weapon is None:
        appear(play, stand.seat, pose, (pose.x, pose.y), "WD-SETUP-8")
        return
    free = free_models(play.state, stand.seat, stand.weapon)
    fitting = (m for m in free if check_natures(play.state, stand.seat, (m,)) is None)
    model = next(fitting, None)
    if model is None:
        return
    number = play.state.next_id
    play.state = with_model(play.state, stand.seat, model, pose)
    name = play.state.numbered(model)
    play.tell(Placed, piece=number, name=name, pose=pose, seat=stand.seat, rule="WD-SETUP-8")
