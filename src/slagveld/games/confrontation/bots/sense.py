"""What a bot knows of a battle while it thinks of one answer: who would do what to whom."""

from slagveld.kept import Shelf, beside
from slagveld.table.measure import gap
from slagveld.table.units import FINE

from ..core.figure import Figure
from ..core.state import ClashState, in_fight, opponents
from ..movement.contact import charge_penalty
from ..movement.displacement import best_gait
from .prospects import prospect


class Sense:
    """A battle in the eyes of one seat. What two figures would do to each other is kept."""

    def __init__(self, state: ClashState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = [figure for figure in state.figures if figure.seat == seat]
        self.foes = [f for f in state.figures if f.seat != seat and not f.hidden and not f.dying]
        self._onsets: dict[tuple[int, int], float] = {}
        self._chargers: list[tuple[Figure, int]] | None = None

    @property
    def chargers(self) -> list[tuple[Figure, int]]:
        """The foes who fight nobody, and how far they charge."""
        if self._chargers is None:
            free = [foe for foe in self.foes if not in_fight(self.state, foe)]
            self._chargers = [(foe, best_gait(foe, "charge").limit) for foe in free]
        return self._chargers

    def onset(self, mover: Figure, target: Figure) -> float:
        """What a charge of one figure on another promises it, if nobody else is about."""
        key = (mover.id, target.id)
        if key not in self._onsets:
            self._onsets[key] = prospect(self.state, [charging(mover)], [charged(target, mover)])
        return self._onsets[key]

    def joining(self, mover: Figure, target: Figure, *, charge: bool) -> float:
        """What it adds that a figure assaults another, who perhaps has opponents already."""
        allies = opponents(self.state, target)
        if not allies and charge:
            return self.onset(mover, target)
        before = prospect(self.state, allies, [target])
        struck = charged(target, mover) if charge else target
        comer = charging(mover) if charge else mover
        return prospect(self.state, [*allies, comer], [struck]) - before

    def danger(self, there: Figure) -> float:
        """What the worst charge would cost a figure where it stands (perhaps a moved copy)."""
        worst = 0.0
        for foe, limit in self.chargers:
            if apart(foe, there) <= limit:
                worst = max(worst, self.onset(foe, there))
        return worst

    def chance_to_charge(self, there: Figure) -> float:
        """What the best charge would bring a figure from where it stands."""
        near = self.within(there, best_gait(there, "charge").limit)
        return max([0.0, *[self.onset(there, foe) for foe in near]])

    def within(self, there: Figure, limit: int) -> list[Figure]:
        return [foe for foe in self.foes if apart(there, foe) <= limit]

    def nearest(self, there: Figure) -> Figure | None:
        return min(self.foes, key=lambda foe: (apart(there, foe), foe.id), default=None)


def apart(one: Figure, other: Figure) -> int:
    """How far two bases are apart, in units, rounded down."""
    return int(gap(one.body, other.body)) // FINE


@beside
def charging(mover: Figure) -> Figure:
    """A figure as it would be after a charge; kept beside it."""
    return mover.did(assault="charge")


def charged(target: Figure, mover: Figure) -> Figure:
    """A figure as it would be after a charge of another on it; kept beside it."""
    worst = min(target.turn.charged, charge_penalty(mover)[0])
    return _CHARGED.kept(target, worst, _pressed, target, worst)


_CHARGED = Shelf[int, Figure]("confrontation.charged")


def _pressed(target: Figure, charged: int) -> Figure:
    return target.did(charged=charged)
