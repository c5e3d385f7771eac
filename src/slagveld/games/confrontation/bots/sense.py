"""What a bot knows of a battle while it thinks of one answer: who would do what to whom.

What a fight promises before its dice are rolled: both sides divide their dice well.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from slagveld.kept import Shelf, beside
from slagveld.kernel.modifiers import Tally
from slagveld.kit.keeping import kept_by_key
from slagveld.table.measure import gap
from slagveld.table.units import FINE

from ..core.bout import Bout, Fight, Hand
from ..core.competence_vocabulary import Modifies
from ..core.figure import Figure
from ..core.state import ClashState, in_fight, opponents
from ..melee.dice_allocation import ATTACK, DEFENCE, bound_to, dice_of
from ..melee.initiative import initiative_value
from ..movement.contact import charge_penalty
from ..movement.displacement import best_gait
from .worth import Stance, best_blows, stance_of

Armed = tuple[Stance, int, int]
"""A warrior with his dice on attack and defence."""
Way = tuple[Armed, ...]
"""One way in which a side divides its dice."""

STEP = 0.14
"""What each point of INI more adds to the chance to strike first."""


def first_chance(own: int, other: int) -> float:
    """The chance to win an initiative roll, nearly."""
    return min(0.97, max(0.03, 0.5 + STEP * (own - other)))


@lru_cache(maxsize=65536)
def storm(strikers: Way, targets: Way) -> tuple[float, float]:
    """What the attacks of a side bring against the best target, and the chance to kill it."""
    best = (0.0, 0.0)
    for victim, _, blocks in targets:
        cost, lives, left = 0.0, 1.0, blocks
        for striker, count, _ in strikers:
            if count:
                lost, killed = best_blows(striker, count, victim, min(left, count))
                left -= min(left, count)
                cost += lost * lives
                lives *= 1 - killed
        if cost > best[0]:
            best = cost, 1 - lives
    return best


def exchange(own: Way, others: Way, *, first: bool) -> float:
    """The balance of both sides' attacks in points; who is killed does not strike back."""
    return _exchanged(own, others)[0 if first else 1]


def _exchanged(own: Way, others: Way) -> tuple[float, float]:
    """The same if one's own side strikes first, and if the others do."""
    gain, kills = storm(own, others)
    loss, dies = storm(others, own)
    return gain - loss * (1 - kills / len(others)), gain * (1 - dies / len(own)) - loss


@lru_cache(maxsize=16384)
def balances(own: tuple[Way, ...], others: tuple[Way, ...]) -> tuple[float, float]:
    """The balance if one's own side strikes first, and if the others do.

    The second to strike divides first, and each does what is best for him.
    """
    rows = [[_exchanged(mine, theirs) for theirs in others] for mine in own]
    first = min([max([row[place][0] for row in rows]) for place in range(len(others))])
    return first, max([min([late for _, late in row]) for row in rows])


def divisions(figures: Sequence[Figure], enemies: int) -> tuple[Way, ...]:
    """The ways in which a side may divide its dice, all of its warriors alike.

    For one alone they are kept beside him.
    """
    if len(figures) == 1:
        return _ALONE.kept(figures[0], enemies, _divisions, figures, enemies)
    return _divisions(figures, enemies)


_ALONE = Shelf[int, tuple[Way, ...]]("confrontation.divisions")


def _divisions(figures: Sequence[Figure], enemies: int) -> tuple[Way, ...]:
    found: dict[Way, None] = {}
    counts = [dice_count(figure, len(figures), enemies) for figure in figures]
    most = max(counts)
    for attack in range(most + 1):
        way = []
        for figure, dice in zip(figures, counts, strict=True):
            only = bound_to(figure)
            share = dice if only == ATTACK else 0 if only == DEFENCE else attack * dice // most
            way.append(armed(figure, share, dice - share))
        found[tuple(way)] = None
    return tuple(found)


def dice_count(figure: Figure, own: int, enemies: int) -> int:
    """The dice of a warrior who has so many on his own side and so many against him.

    For one alone they are as many as his enemies make them, else always the same.
    """
    return _dice_against(figure, enemies if own == 1 else 0)


@kept_by_key
def _dice_against(figure: Figure, enemies: int) -> int:
    bout = Bout(Fight(figure.id if enemies else 0, tuple(range(1, enemies + 1))))
    return max(1, dice_of(bout, figure, enemies).total)


def armed(figure: Figure, attack: int, defence: int) -> Armed:
    """A warrior with so many dice on attack and defence, and what that changes in his values."""
    changes = figure.powers.one(Modifies) is not None
    hand = Hand(figure.id, attack=attack, defence=defence) if changes else None
    return stance_of(figure, hand), attack, defence


def prospect(state: ClashState, own: Sequence[Figure], others: Sequence[Figure]) -> float:
    """What a fight of these promises the first, in points."""
    if not own or not others:
        return 0.0
    mine, theirs = divisions(own, len(others)), divisions(others, len(own))
    part = first_chance(initiative_of(state, own), initiative_of(state, others))
    first, second = balances(mine, theirs)
    return part * first + (1 - part) * second


def duel(state: ClashState, own: Figure, other: Figure) -> float:
    """What a fight of two promises the first; kept beside him while they are the same."""
    known = _DUELS.kept(own, id(other), _fought, state, own, other)
    if known[0] is not other:
        known = _DUELS.of(own)[id(other)] = _fought(state, own, other)
    return known[1]


_DUELS = Shelf[int, tuple[Figure, float]]("confrontation.duels", 64)


def _fought(state: ClashState, own: Figure, other: Figure) -> tuple[Figure, float]:
    return other, prospect(state, [own], [other])


def initiative_of(state: ClashState, members: Sequence[Figure]) -> int:
    """INI of a side, as `side_initiative` has it, without its words; kept beside each warrior."""
    wounds = state.options.initiative_wounds
    values = [_INITIATIVES.kept(one, wounds, initiative_value, state, one) for one in members]
    return max([value.total for value in values]) + len(members) - 1


_INITIATIVES = Shelf[bool, Tally]("confrontation.initiatives")


class Sense:
    """A battle in the eyes of one seat. What two figures would do to each other is kept."""

    wary: ClassVar[float] = 0.35
    """What a charge of the enemy counts."""
    shy: ClassVar[float] = 0.7
    """The same for a shooter."""
    quarters: ClassVar[tuple[int, ...]] = (4, 2)
    """So many quarters of its way a figure thinks of going."""

    def __init__(self, state: ClashState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = [figure for figure in state.figures if figure.seat == seat]
        self.foes = [f for f in state.figures if f.seat != seat and not f.hidden and not f.dying]
        self._onsets: dict[tuple[int, int], float] = {}
        self._fights: dict[int, float] = {}
        """What the opponents of each target expect as it is."""
        self._charges: list[int] | None = None
        self._gaps: dict[int, tuple[Figure, list[int]]] = {}

    @property
    def charges(self) -> list[int]:
        """How far each foe charges; -1: he fights."""
        if self._charges is None:
            self._charges = [
                -1 if in_fight(self.state, foe) else best_gait(foe, "charge").limit
                for foe in self.foes
            ]
        return self._charges

    def gaps(self, there: Figure) -> list[int]:
        """How far each foe is from a figure (perhaps a moved copy)."""
        known = self._gaps.get(id(there))
        if known is None:  # the figure is kept with it, so that no other gets its number
            known = self._gaps[id(there)] = (there, [apart(there, foe) for foe in self.foes])
        return known[1]

    def onset(self, mover: Figure, target: Figure) -> float:
        """What a charge of one figure on another promises it, if nobody else is about."""
        key = (mover.id, target.id)
        if key not in self._onsets:
            self._onsets[key] = duel(self.state, charging(mover), charged(target, mover))
        return self._onsets[key]

    def joining(self, mover: Figure, target: Figure, *, charge: bool) -> float:
        """What it adds that a figure assaults another, who perhaps has opponents already."""
        allies = opponents(self.state, target)
        if not allies and charge:
            return self.onset(mover, target)
        if target.id not in self._fights:
            self._fights[target.id] = prospect(self.state, allies, [target])
        before = self._fights[target.id]
        struck = charged(target, mover) if charge else target
        comer = charging(mover) if charge else mover
        return prospect(self.state, [*allies, comer], [struck]) - before

    def danger(self, there: Figure) -> float:
        """What the worst charge would cost a figure where it stands (perhaps a moved copy)."""
        worst = 0.0
        for foe, far, limit in zip(self.foes, self.gaps(there), self.charges, strict=True):
            if far <= limit:
                worst = max(worst, self.onset(foe, there))
        return worst

    def chance_to_charge(self, there: Figure) -> float:
        """What the best charge would bring a figure from where it stands."""
        near = self.within(there, best_gait(there, "charge").limit)
        return max([0.0, *[self.onset(there, foe) for foe in near]])

    def within(self, there: Figure, limit: int) -> list[Figure]:
        gaps = zip(self.foes, self.gaps(there), strict=True)
        return [foe for foe, far in gaps if far <= limit]

    def by_gap(self, there: Figure) -> list[Figure]:
        """All foes, the nearest first."""
        gaps = self.gaps(there)
        rows = sorted([(gaps[place], foe.id, place) for place, foe in enumerate(self.foes)])
        return [self.foes[place] for _, _, place in rows]


def apart(one: Figure, other: Figure) -> int:
    """How far two bases are apart, in units, rounded down."""
    return int(gap(one.body, other.body)) // FINE


@beside
def charging(mover: Figure) -> Figure:
    """A figure as it would be after a charge; kept beside it."""
    return mover.did(assault="charge")


def charged(target: Figure, mover: Figure) -> Figure:
    """A figure as it would be after a charge of another on it; kept beside it."""
    return _pressed(target, min(target.turn.charged, charge_penalty(mover)[0]))


@kept_by_key
def _pressed(target: Figure, charged: int) -> Figure:
    return target.did(charged=charged)
