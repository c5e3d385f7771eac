"""What a seat knows when it looks at the table: who counts, how fast, how far, and who goes where.

Made anew for every question; it only reads. The enemies round a warrior are looked at the nearest
first, so that whoever thinks of a place nearby stops early: from there an enemy is at least as far
away as from where the warrior stands, less that way.
"""

from collections.abc import Callable, Iterable, Iterator
from heapq import heapify, heappop, heappush
from math import sqrt
from operator import itemgetter
from typing import Generic, NamedTuple, TypeVar

from slagveld.kept import Shelf
from slagveld.kernel.modifiers import Tally
from slagveld.table.shapes import Pose

from ..core.ability_vocabulary import MovesAndAttacks, Uncounted
from ..core.action import MOST_TOKENS
from ..core.book import INCH
from ..core.fighter import Fighter
from ..core.modifiers_and_rule_of_three import range_of
from ..core.state import KnightState
from ..core.warriors import Warrior
from ..odds.worth import estimate, loss, prize
from ..terrain.speed_and_speed_types import allowance
from .errands import Errand, assigned

T = TypeVar("T")

MARGIN = 2.0
"""Units by which roundings may deceive."""


Near = tuple[float, int, Fighter, int, int, float]
"""An enemy, seen from where a warrior stands on the table: how far it is from middle to middle,
its place in the order of all enemies, who it is, where it stands (x, y), and how far from middle to
middle they are in contact."""


class Vicinity:
    """All enemies of a warrior, the nearest first."""

    __slots__ = ("rows", "wide", "x", "y")

    def __init__(self, fighter: Fighter, foes: list[Fighter]) -> None:
        self.x, self.y = fighter.pose.x, fighter.pose.y
        own = fighter.base.diameter
        rows: list[Near] = []
        wide = 0.0
        for place, foe in enumerate(foes):
            x, y = foe.pose.x, foe.pose.y
            dx, dy = x - self.x, y - self.y
            half = (own + foe.base.diameter) / 2
            wide = max(wide, half)
            rows.append((sqrt(dx * dx + dy * dy), place, foe, x, y, half))
        rows.sort(key=itemgetter(0, 1))
        self.rows = rows
        self.wide = wide
        """The largest of all that is needed for contact."""

    def shift(self, x: int, y: int) -> float:
        """How much nearer than here an enemy may be to a place, at most."""
        dx, dy = x - self.x, y - self.y
        return sqrt(dx * dx + dy * dy) + MARGIN if dx or dy else MARGIN

    def nearest(self, x: int, y: int) -> Fighter | None:
        """The enemy whose base is nearest to a place, those with two tokens last of equals.

        They count as if they stood a little further; of equals the first.
        """
        shift = self.shift(x, y) + self.wide
        best, first = 0.0, 0
        found: Fighter | None = None
        for far, place, foe, fx, fy, half in self.rows:
            if found is not None and far - shift > best:
                break
            dx, dy = x - fx, y - fy
            this = sqrt(dx * dx + dy * dy) - half + (FURTHER if foe.tokens > 1 else 0.0)
            if found is None or this < best or (this == best and place < first):
                best, first, found = this, place, foe
        return found

    def within(self, there: Fighter, reach: float) -> Iterator[tuple[int, Fighter]]:
        """The enemies whose rims are so near to that of the warrior at a place, with their places.

        In the order of how near they are to where it stands.
        """
        most = self.shift(there.pose.x, there.pose.y) + self.wide + reach
        for far, place, foe, _, _, _ in self.rows:
            if far > most:
                break
            if gap(there, foe) <= reach:
                yield place, foe


FURTHER = 200.0
"""Units that an enemy seems further away that cannot act."""


TOUCHING = 8
"""Bases whose rims are at most so many units apart are taken to touch."""
ENDLESS = 6
"""Turns that are thought to be left where no round is the last."""
MARCHING, RESTING = 0.2, 1.0
"""What a first token costs far from the enemy and near him: to go on then costs damage."""
NEAR = 16 * INCH
"""How near an enemy must be for that, in units."""
EAGER = 1.25
"""What an attack at once is worth of what it promises: the enemy answers it weakened."""
SPENT = 3.0
"""What a second token costs beside the damage: the warrior must rest."""


class Means(NamedTuple):
    """What a warrior can do at a distance."""

    pace: int
    """Units that it moves in one action."""
    rush: float
    """How far it strikes in one action, from the rim of its base; 0: not at all."""
    toll: float
    """What a rush costs itself."""
    range: int
    """In units."""
    bounds: bool
    """Whether it moves and shoots in one action."""


class Fear(NamedTuple):
    """What an enemy can do in its next turn."""

    foe: Fighter
    means: Means
    reach: float
    """How far from middle to middle it does anything at all."""
    shooter: bool


class Sense:
    """One look at the table."""

    def __init__(self, state: KnightState, seat: int) -> None:
        self.state = state
        self.seat = seat
        side = state.side_of(seat)
        self.foes = [f for f in state.fighters if f.side != side and f.free]
        self.own = [f for f in state.fighters if f.seat == seat and f.free]
        self.prize = prize(state)
        rounds = state.options.rounds
        self.left = max(0, rounds - state.round) if rounds else ENDLESS
        """Turns of the seat after this one."""
        self._means: dict[int, Means] = {}
        self._estimates: dict[tuple[int, int, bool, bool], float] = {}
        self.outlooks: dict[tuple[int, Pose], float] = {}
        """What `outlook` has found, by warrior and place."""
        self.fair_outlooks: dict[tuple[int, Pose], float] = {}
        self._fatigues: dict[int, float] = {}
        self._limits: dict[tuple[int, bool], Tally] = {}
        self._errands: dict[int, Errand] | None = None
        self._vicinities: dict[int, Vicinity] = {}
        self._hopes: dict[tuple[int, bool], float] = {}
        self._kinds: list[Fighter] | None = None
        self._fears: tuple[list[Fear | None], float] | None = None

    def vicinity(self, fighter: Fighter) -> Vicinity:
        """The enemies round a warrior: round where it was when it was first asked for."""
        found = self._vicinities.get(fighter.id)
        if found is None:
            found = self._vicinities[fighter.id] = Vicinity(fighter, self.foes)
        return found

    @property
    def fears(self) -> tuple[list[Fear | None], float]:
        """What each enemy can do in its next turn, in order; and how far the furthest of it goes.

        None for whoever can do nothing.
        """
        if self._fears is None:
            widest = max([f.base.diameter for f in self.state.fighters], default=0)
            rows = [self._fear(foe, widest) for foe in self.foes]
            self._fears = rows, max([row.reach for row in rows if row is not None], default=0.0)
        return self._fears

    def _fear(self, foe: Fighter, widest: int) -> Fear | None:
        if not can_act(foe):
            return None
        means, shooter = self.means(foe), is_shooter(foe)
        reach = max(2 * means.pace, TOUCHING) + (foe.base.diameter + widest) / 2
        if shooter:
            reach = max(reach, means.range + means.pace * (2 if means.bounds else 1))
        return Fear(foe, means, reach + 1.0, shooter)

    def limit(self, fighter: Fighter, *, run: bool = False) -> Tally:
        key = (fighter.id, run)
        found = self._limits.get(key)
        if found is None:
            found = self._limits[key] = allowance(self.state, fighter, run=run)
        return found

    def means(self, fighter: Fighter) -> Means:
        found = self._means.get(fighter.id)
        if found is None:
            found = self._means[fighter.id] = _means(self.state, fighter, self.limit(fighter))
        return found

    def close(self, attacker: Fighter, target: Fighter, *, rear: bool = False) -> float:
        """About what a close combat attack of one on the other promises, wherever they stand."""
        found = self._estimates.get((attacker.id, target.id, False, rear))
        return self._estimate(attacker, target, False, rear) if found is None else found

    def ranged(self, attacker: Fighter, target: Fighter, *, rear: bool = False) -> float:
        found = self._estimates.get((attacker.id, target.id, True, rear))
        return self._estimate(attacker, target, True, rear) if found is None else found

    def hope(self, fighter: Fighter, *, ranged: bool) -> float:
        """The most that an attack of a warrior on any of the enemies promises."""
        key = (fighter.id, ranged)
        found = self._hopes.get(key)
        if found is None:
            if self._kinds is None:
                kinds = {(id(foe.warrior), foe.turned): foe for foe in self.foes}
                self._kinds = list(kinds.values())
            values = [self._estimate(fighter, foe, ranged, False) for foe in self._kinds]
            found = self._hopes[key] = max(values, default=0.0)
        return found

    def _estimate(self, attacker: Fighter, target: Fighter, ranged: bool, rear: bool) -> float:
        key = (attacker.id, target.id, ranged, rear)
        found = self._estimates.get(key)
        if found is None:
            found = self._estimates[key] = _estimated(attacker, target, ranged, rear)
        return found

    @property
    def errands(self) -> dict[int, Errand]:
        """Who of the seat goes to which objective, and what that is worth."""
        if self._errands is None:
            paces = {fighter.id: self.means(fighter).pace for fighter in self.state.fighters}
            self._errands = assigned(self.state, self.seat, paces, self.prize, self.left)
        return self._errands

    def fatigue(self, fighter: Fighter) -> float:
        """What the token for another action costs a warrior."""
        found = self._fatigues.get(fighter.id)
        if found is None:
            if fighter.tokens:
                found = SPENT + loss(fighter, 1)
            else:
                near = next(self.vicinity(fighter).within(fighter, NEAR), None)
                found = MARCHING if near is None else RESTING
            self._fatigues[fighter.id] = found
        return found

    def is_over_soon(self) -> bool:
        return self.left == 0


ESTIMATES = Shelf[tuple[bool, int, str, int, bool, bool], tuple[Warrior, float]](
    "mage-knight.estimates"
)
"""Estimates beside the attacker's card, with that of the target."""


def _estimated(attacker: Fighter, target: Fighter, ranged: bool, rear: bool) -> float:
    """An estimate, which rests on the cards and the clicks of both and on who is held."""
    if not attacker.free or not target.free:
        return 0.0
    card, other = attacker.warrior, target.warrior
    known = ESTIMATES.of(card)
    key = (attacker.captive == 0, attacker.turned, other.key, target.turned, ranged, rear)
    found = known.get(key)
    if found is None or found[0] is not other:
        kind = "ranged" if ranged else "close"
        found = known[key] = (other, estimate(attacker, target, kind, rear=rear))
    return found[1]


def _means(state: KnightState, fighter: Fighter, limit: Tally) -> Means:
    pace = limit.total
    rush, toll, bounds = 0.0, 0.0, False
    powers = fighter.powers
    if powers.ban("all-but-move") is None and not fighter.captive:
        if fighter.click.attack_type == "sword" and powers.ban("surge") is None:
            rush, toll = float(pace), loss(fighter, 1)
        for _, effect in powers.all(MovesAndAttacks):
            if effect.kind == "close":
                rush, toll = float(pace), 0.0
            else:
                bounds = True
    return Means(pace, rush, toll, range_of(state, fighter) * INCH, bounds)


def gap(one: Fighter, other: Fighter) -> float:
    """How far the rims of two bases are apart, in units."""
    return apart(one, other) - (one.base.diameter + other.base.diameter) / 2


def apart(one: Fighter, other: Fighter) -> float:
    """How far two middles are apart, in units."""
    dx, dy = one.pose.x - other.pose.x, one.pose.y - other.pose.y
    return sqrt(dx * dx + dy * dy)


def can_act(fighter: Fighter) -> bool:
    """Whether a warrior could be given an action in its player's next turn."""
    return fighter.tokens < MOST_TOKENS and fighter.powers.one(Uncounted) is None


def is_shooter(fighter: Fighter) -> bool:
    """Whether a warrior does its work from afar."""
    return fighter.click.range > 0 and fighter.powers.ban("ranged-action") is None


class BestFirst(Generic[T]):
    """Ideas that come with more than they can be worth, the really best first."""

    __slots__ = ("queue", "weigh")

    def __init__(self, ideas: Iterable[tuple[float, T]], weigh: Callable[[T], float]) -> None:
        self.weigh = weigh
        self.queue = [(-value, False, number, one) for number, (value, one) in enumerate(ideas)]
        """Worth, turned about; whether it is exact; the number, and the idea."""
        heapify(self.queue)

    def next_above(self, least: float) -> tuple[float, T] | None:
        """The best of those that are left, if it is worth more than that."""
        while self.queue and -self.queue[0][0] > least:
            minus, exact, number, one = heappop(self.queue)
            if exact:
                return -minus, one
            heappush(self.queue, (-self.weigh(one), True, number, one))
        return None
