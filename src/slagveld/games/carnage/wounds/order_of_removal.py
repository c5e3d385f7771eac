"""Who falls: the one order in which figures of a unit are removed (CAR-13.2-sides).

A *place* is the number of a figure in its unit. Wounds are collected on one figure, but which
place becomes empty is settled by the order of removal alone: whoever stands there steps into the
place of the one who died. What a unit looks like when some of its figures are gone stands here
as well (CAR-13.2-rear, CAR-13.2-one-rank).
"""

from collections.abc import Callable, Sequence

from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.table.contact import overlap, touching
from slagveld.table.units import FINE, cosine, scaled, sine

from ..core.state import CarnageState
from ..core.unit import Figure, Unit, whole
from ..terrain.high_walls import TOUCH


def thinned(
    unit: Unit,
    enemies: Sequence[Sequence[int]],
    left: list[int],
    figures: tuple[Figure, ...],
    foes: Sequence[Unit],
) -> Unit:
    """A unit of which only some places are taken any more, by these figures in order.

    `enemies` are those that each place touches, `foes` all of them.
    It stays a block where it can: where the front ranks are gone (the fighting is behind them) the
    next is the front, an incomplete last rank that touches no enemy closes up, and a single rank
    keeps standing where it stands. Otherwise all keep their places.
    """
    if len(left) == len(unit.figures):
        return unit.changed(figures=figures)
    files = min(unit.files, len(left))
    if not unit.formed:
        places = tuple([unit.places[place] for place in left])
        loose = unit.changed(figures=figures, places=places, files=files)
        return loose if unit.inside else _fronted(loose)
    width = min(unit.files, len(unit.figures))
    ahead = left[0] // width * width
    if ahead:
        rest = [place - ahead for place in left]
        return thinned(_fallen_back(unit, ahead, foes), enemies[ahead:], rest, figures, foes)
    full = left[-1] // width * width
    complete = len(left) >= full and left[:full] == list(range(full))
    if complete and full:
        block = unit.changed(figures=figures, files=width)
        held = any(enemies[place] for place in left[full:])
        if not held or all(block.poses[n] == unit.poses[place] for n, place in enumerate(left)):
            return block
    elif complete and left[-1] - left[0] + 1 == len(left):
        return _closed(unit, left, figures, foes)
    places = tuple([unit.poses[place] for place in left])
    return unit.changed(figures=figures, places=places, files=files)


def _fronted(unit: Unit) -> Unit:
    """Loose figures whose front ranks are gone: they re-form where the first of them stand."""
    c, s = cosine(unit.facing), sine(unit.facing)
    depth = unit.profile.depth
    gone = min([-scaled((p.x - unit.x) * c + (p.y - unit.y) * s) // depth for p in unit.places])
    if gone <= 0:
        return unit
    x, y = unit.block.place(-gone * depth * FINE, 0)
    return unit.changed(x=whole(x), y=whole(y))


def _fallen_back(unit: Unit, ahead: int, foes: Sequence[Unit]) -> Unit:
    """A block without so many figures of its front ranks: its front is further back."""
    width = min(unit.files, len(unit.figures))
    back = ahead // width * unit.profile.depth * FINE
    figures = unit.figures[ahead:]
    rest = unit.changed(figures=figures, files=min(width, len(figures)))
    return _set_down(rest, *unit.block.place(-back, 0), foes)


def _closed(unit: Unit, left: list[int], figures: tuple[Figure, ...], foes: Sequence[Unit]) -> Unit:
    """A single rank with fewer figures, who stay where they stand: its middle moves."""
    block = unit.block
    aside = (left[0] + left[-1] + 1 - block.files) * unit.profile.width * FINE // 2
    rest = unit.changed(figures=figures, files=len(left))
    return _set_down(rest, *block.place(0, aside), foes)


def _set_down(unit: Unit, x: int, y: int, foes: Sequence[Unit]) -> Unit:
    """A block with its front at the whole place nearest to this one that steps on no enemy."""
    low_x, low_y = x // FINE, y // FINE
    corners = [(low_x + right, low_y + down) for right in (0, 1) for down in (0, 1)]
    spots = sorted([((a * FINE - x) ** 2 + (b * FINE - y) ** 2, a, b) for a, b in corners])
    found = [unit.changed(x=spot_x, y=spot_y) for _, spot_x, spot_y in spots]
    if spots[0][0] == 0:
        return found[0]
    theirs = [part for foe in foes for part in foe.parts]
    clear = [u for u in found if not any(overlap(a, b, FINE) for a in u.parts for b in theirs)]
    return clear[0] if clear else found[0]


def same_picture(one: Unit | None, other: Unit | None) -> bool:
    """Whether two outcomes for a unit cannot be told apart on the table."""
    if one is None or other is None:
        return one is other
    return _picture(one) == _picture(other)


def _picture(unit: Unit) -> tuple[object, ...]:
    lives = sorted([(figure.lives, figure.most) for figure in unit.figures])
    return unit.x, unit.y, unit.files, unit.places, lives


class Loss(Struct, frozen=True):
    """Wounds that a unit has to take; heroes beside it are targets of their own (CAR-19-target)."""

    unit: int
    wounds: int
    by: int = 0
    """The enemy unit that caused them; 0: none in particular."""
    figures: int = 0
    """At most so many figures can be hit (CAR-12.7); 0: any number."""


class Ranks:
    """How the figures of a unit stand among each other, and which enemies each of them touches."""

    def __init__(self, state: CarnageState, unit: Unit) -> None:
        self.unit = unit
        self.enemies: list[list[int]] = [[] for _ in unit.figures]
        for other in state.field.enemies_of(unit):
            for place, _ in state.field.touches(unit, other):
                if other.id not in self.enemies[place]:
                    self.enemies[place].append(other.id)
        self.rank: list[int]
        """The front rank is 0; figures wrapped round an enemy ahead stand in ranks below."""
        self.aside: list[int]
        """Grows from left to right."""
        if unit.formed:
            files = min(unit.files, len(unit.figures))
            self.rank = [place // files for place in range(len(unit.figures))]
            self.aside = list(range(len(unit.figures)))
        else:
            c, s = cosine(unit.facing), sine(unit.facing)
            steps = [(pose.x - unit.x, pose.y - unit.y) for pose in unit.places]
            self.rank = [-scaled(dx * c + dy * s) // unit.profile.depth for dx, dy in steps]
            self.aside = [scaled(dy * c - dx * s) for dx, dy in steps]

    def next(self, left: list[int], by: int) -> list[int]:
        """The places that may become empty next, in rising order: equals, the owner chooses.

        First figures that touch no enemy, from the rank furthest from the fighting and from its
        ends inward; then those who touch the enemy that caused the loss, from the ends inward.
        The book shows it in four drawings (CAR-13.1-ex9, CAR-13.2-ex10a, CAR-13.2-ex10b,
        CAR-13.2-ex11).
        """
        free = [place for place in left if not self.enemies[place]]
        if free:
            return self._outermost(free, left)
        side = [place for place in left if by in self.enemies[place]] or left
        ahead = [place for place in side if self.rank[place] < 0]
        return self._tips(ahead, left) if ahead else self._outermost(side, left)

    def _outermost(self, some: list[int], left: list[int]) -> list[int]:
        """The ends of the rank that comes first: furthest from the fighting, else rearmost."""
        ranks = self.rank
        fighting: list[int] = []
        for place in left:
            if self.enemies[place] and ranks[place] not in fighting:
                fighting.append(ranks[place])
        best = ranks[some[0]]
        farthest = _distance(best, fighting)
        for place in some:
            if (rank := ranks[place]) != best:
                far = _distance(rank, fighting)
                if far > farthest or (far == farthest and rank > best):
                    best, farthest = rank, far
        row = [place for place in left if ranks[place] == best]
        if not self.unit.formed:
            row.sort(key=lambda place: (self.aside[place], place))
        for depth in range(len(row)):
            ends = [row[depth], row[-1 - depth]]
            found = sorted({place for place in ends if place in some})
            if found:
                return found
        return []

    def _tips(self, ahead: list[int], left: list[int]) -> list[int]:
        """The ends of the lines that run round an enemy ahead: furthest from the ranks."""
        bodies = self.unit.bodies
        steps = {place: 0 for place in left if self.rank[place] >= 0}
        edge = list(steps)
        while edge:
            found = [
                place
                for place in left
                if place not in steps
                and any(touching(bodies[place], bodies[other], TOUCH * FINE) for other in edge)
            ]
            for place in found:
                steps[place] = steps[edge[0]] + 1
            edge = found
        loose = [place for place in ahead if place not in steps]
        if loose:
            return loose
        return [
            place
            for place in ahead
            if not any(
                steps[other] > steps[place] and touching(bodies[place], bodies[other], TOUCH * FINE)
                for other in ahead
            )
        ]


def _distance(rank: int, fighting: list[int]) -> int:
    """How many ranks lie between one and the nearest that fights; 0: none does."""
    nearest = -1
    for other in fighting:
        away = abs(rank - other)
        if nearest < 0 or away < nearest:
            nearest = away
    return max(nearest, 0)


class Toll:
    """What a number of losses does to one unit, worked out wound by wound. Changes nothing.

    `choose` takes one of several places that may become empty equally well; `ranks` are the
    unit's, where they are known.
    """

    def __init__(
        self,
        state: CarnageState,
        unit: Unit,
        losses: Sequence[Loss],
        choose: Callable[[list[int]], int] = max,
        ranks: Ranks | None = None,
    ) -> None:
        self.ranks = Ranks(state, unit) if ranks is None else ranks
        self.unit = unit
        self.left = list(range(len(unit.figures)))
        """Places that are still taken."""
        self.empty: list[int] = []
        """Places that became empty, in order."""
        self.equals: list[int] = []
        """All places between which there was a choice, in order, perhaps more than once."""
        self.deaths: list[tuple[int, int]] = []
        """Figures that fell, each with the unit that caused it."""
        self.taken = 0
        """Wounds that were taken; others found nobody."""
        self._choose = choose
        self._at: list[Figure] = list(unit.figures)
        for loss in losses:
            self._suffer(loss)

    @property
    def figures(self) -> tuple[Figure, ...]:
        """Who is left, in the order of the places."""
        return tuple([self._at[place] for place in self.left])

    def _suffer(self, loss: Loss) -> None:
        wounds = loss.wounds
        hit = 0
        while wounds > 0 and self.left and (not loss.figures or hit < loss.figures):
            hit += 1
            equals = self.ranks.next(self.left, loss.by)
            place = self._victim(equals)
            figure = self._at[place]
            taken = min(wounds, figure.lives)
            wounds -= taken
            self.taken += taken
            self._at[place] = replace(figure, lives=figure.lives - taken)
            if taken == figure.lives:
                self._bury(place, equals, loss.by)

    def _victim(self, equals: list[int]) -> int:
        """Wounds are collected: the figure with the fewest W left of those hurt (CAR-13.2-pool)."""
        at = self._at
        hurt = [place for place in reversed(self.left) if at[place].lives < at[place].most]
        return min(hurt, key=lambda place: at[place].lives) if hurt else self._choose(equals)

    def _bury(self, place: int, equals: list[int], by: int) -> None:
        """A figure dies; the next place in order, one of these, becomes empty."""
        self.deaths.append((self._at[place].id, by))
        if len(equals) > 1:
            self.equals.extend(equals)
        gone = self._choose(equals)
        self._at[place] = self._at[gone]
        self.left.remove(gone)
        self.empty.append(gone)

    def unit_after(self, foes: Sequence[Unit]) -> Unit | None:
        """The unit as it stands afterwards; None: nobody is left. `foes` are in its contact."""
        if not self.left:
            return None
        return thinned(self.unit, self.ranks.enemies, self.left, self.figures, foes)
