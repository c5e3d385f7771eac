"""The roll for order (WD-ORDER-1), and the meeting at close quarters that may follow it.

By the rulebook no creature stands on the table at the start (WD-SETUP-9) and the wizards appear
far apart (WD-SETUP-6). A newcomer would walk for three rounds before anything happens. In the
scenario of the first steps, which is ours, everybody stands near the enemy from the beginning;
all else is as ever.
"""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import OrderSet, Placed
from slagveld.table.shapes import Pose

from ..core.book import DIE, text
from ..core.events import Arrived
from ..core.models import WIZARD, StockModel
from ..core.races import Weapon
from ..core.state import Duel, DuelState
from ..summoning.creature_magic import with_model
from ..summoning.packages import check_natures, free_models
from ..turn.sequence import BeginRound
from .deployment import TakePlaces
from .places import side_of, start_places
from .scenarios import Stand


class RollOrder(Step, frozen=True):
    """WD-ORDER-1, WD-ORDER-2: lowest first; equals roll again among themselves."""

    rule = "WD-ORDER-1"

    def run(self, play: Duel) -> None:
        """Roll, then ask for the places in that order; with two it stays so (WD-ORDER-3)."""
        order = self._sorted(play, play.state.players())
        play.replace(order=order, rotating=len(order) > 2)
        play.tell(OrderSet, order=order, rule=self.rule)
        places = start_places(play.state.layout, len(order))
        play.then(TakePlaces(order, places), BeginRound())

    def _sorted(self, play: Duel, seats: tuple[int, ...], again: str = "") -> tuple[int, ...]:
        rolls: dict[int, int] = {}
        for seat in seats:
            (rolls[seat],) = play.roll(
                1,
                DIE,
                purpose=text(f"roll-order{again}", name=play.state.wizards[seat].name),
                rule=self.rule,
                seat=seat,
            )
        order: list[int] = []
        for value in sorted(set(rolls.values())):
            equal = tuple(seat for seat in seats if rolls[seat] == value)
            order.extend(equal if len(equal) == 1 else self._sorted(play, equal, "-again"))
        return tuple(order)


class MeetingOrder(RollOrder, frozen=True):
    """The order is rolled as ever; then everybody stands where the scenario says."""

    stands: tuple[Stand, ...] = ()
    rule = "WD-ORDER-1"

    def run(self, play: Duel) -> None:
        order = self._sorted(play, play.state.players())
        play.replace(order=order)
        play.tell(OrderSet, order=order, rule=self.rule)
        for stand in self.stands:
            if stand.seat in order:
                _put(play, stand)
        play.then(BeginRound())


def _put(play: Duel, stand: Stand) -> None:
    pose = Pose(stand.x, stand.y, stand.facing)
    wizard = play.state.wizards[stand.seat]
    if stand.weapon is None:
        play.replace(layout=play.state.layout.placed(wizard.id, WIZARD, pose))
        play.tell(
            Arrived,
            piece=wizard.id,
            name=wizard.name,
            pose=pose,
            seat=stand.seat,
            named="no",
            where=text(f"place-{side_of(play.state.layout, (pose.x, pose.y))}"),  # texts: *:place-*
            rule="WD-SETUP-8",
        )
        return
    model = _first_model(play.state, stand.seat, stand.weapon)
    if model is None:
        return
    number = play.state.next_id
    play.state = with_model(play.state, stand.seat, model, pose)
    name = play.state.numbered(model)
    play.tell(Placed, piece=number, name=name, pose=pose, seat=stand.seat, rule="WD-SETUP-8")


def _first_model(state: DuelState, seat: int, weapon: Weapon) -> StockModel | None:
    """The first model of the stock that could come; a stock without one leaves the place empty."""
    for model in free_models(state, seat, weapon):
        if check_natures(state, seat, (model,)) is None:
            return model
    return None
