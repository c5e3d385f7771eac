"""Ways as they are gone, and how one straight leg is gone with a facing (LC-1.3-8, LC-1.9-3).

A model goes ahead for one point per inch, sideways or back for two; in any other direction it goes
by small pieces of these moves.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Any, Literal

from slagveld.kernel.fields import Leg as Step
from slagveld.kernel.rulebook import Refusal
from slagveld.record import Record
from slagveld.table.paths import path_length
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, ONE, TURN, cosine, sine
from slagveld.texts import Distance

from ..core.book import INCH, refuse
from ..core.regiment import Stand
from ..terrain.ditches import Line
from ..terrain.scenery_and_cover import kind_of
from .crossing_and_ending import SLIP, Leg, Mover, enemy_met, gap_to, passing_refusal, pieces_met

DOUBLE = 2
"""Points per inch sideways and back (LC-1.3-11, LC-1.9-3)."""
TOLL = INCH
"""What crossing a low obstacle costs, in units (LC-1.9-17)."""
HAIR = 1e-6
"""Units that a sum of roots may be off."""
NARROW = 8
"""A leg counts as straight along a facing that it leaves by a unit and by an eighth of itself."""


Kind = Literal["ahead", "back", "left", "right"]
Pieces = tuple[tuple[Kind, float], ...]
"""How a model goes, and how many units so."""
_KINDS: tuple[Kind, ...] = ("ahead", "left", "back", "right")
"""By quarters from the direction of a leg to the facing."""


class Way(Record):
    """A move of one stand as it is gone. Lengths and costs are units, rounded up."""

    path: tuple[Spot, ...]
    pose: Pose
    """Where it ends."""
    cost: int
    length: int
    climbs: int = 0
    """The piece that it climbs, which takes its whole activation (LC-1.9-19); 0: none."""
    legs: tuple[Step, ...] = ()
    """What is done in order: turns, and moves ahead, back, left and right."""
    crosses: tuple[int, ...] = ()
    """The low obstacles that it crosses, in order (LC-1.9-17)."""


class Manner(Record):
    """How one leg is gone with a facing: its price in units, and its pieces."""

    cost: float
    steps: Pieces


def whole(units: float) -> int:
    """A length in whole units, rounded up but for a hair."""
    return ceil(units - HAIR)


def manner_of(leg: Leg, facing: int) -> Manner:
    """How a leg is gone while looking so: straight if it is, else in pieces."""
    dx, dy, length = leg.dx, leg.dy, leg.length / FINE
    off = (facing - leg.ahead) % TURN
    if off % 900 == 0:
        return _straight(_KINDS[off // 900], length)
    c, s = int(cosine(facing)), int(sine(facing))
    ahead, right = dx * c + dy * s, dy * c - dx * s
    along: Kind = "ahead" if ahead > 0 else "back"
    aside: Kind = "right" if right > 0 else "left"
    if _is_along(ahead, right):
        return _straight(along, length)
    if _is_along(right, ahead):
        return _straight(aside, length)
    far, wide = abs(ahead) / ONE / FINE, abs(right) / ONE / FINE
    cost = (far if ahead > 0 else far * DOUBLE) + wide * DOUBLE
    return Manner(cost, ((along, far), (aside, wide)))


def _straight(kind: Kind, length: float) -> Manner:
    return Manner(length if kind == "ahead" else length * DOUBLE, ((kind, length),))


def _is_along(along: int, off: int) -> bool:
    """Whether a leg runs along one axis of a base, but for the rounding of its ends."""
    return abs(off) <= SLIP * ONE and NARROW * abs(off) <= abs(along)


def spots_of(stand: Stand, path: tuple[Spot, ...]) -> list[tuple[int, int]]:
    """The places of a way in units, the start first; the same place twice in a row is one."""
    here = stand.pose
    spots = [(here.x, here.y)]
    for spot in path:
        place = (spot.x, spot.y)
        if place != spots[-1]:
            spots.append(place)
    return spots


def length_of(spots: list[tuple[int, int]]) -> float:
    """How long the way through these places is."""
    return path_length([x for x, _ in spots], [y for _, y in spots])


def too_far(mover: Mover, rule: str, cost: float, limit: int) -> Refusal:
    """Why a way costs more than so many units, by however little."""
    told = max(whole(cost), limit + 1)
    values = {"cost": Distance(told, up=True), "limit": Distance(limit)}
    return refuse(rule, "refusal-way-far", name=mover.name, **values)


def too_dear(mover: Mover, kinds: Sequence[str | None], cost: float, crossed: int) -> Refusal:
    """Why a way of such steps over so many low obstacles costs too much: by what makes it dear."""
    if cost - TOLL * crossed <= mover.limit + HAIR:
        rule = "LC-1.9-18"
    elif "back" in kinds:
        rule = "LC-1.3-11"
    else:
        rule = "LC-1.9-3" if "left" in kinds or "right" in kinds else "LC-1.3-10"
    return too_far(mover, rule, cost, mover.limit)


class Passage:
    """The legs of a way with what they meet, asked once for each facing that differs."""

    __slots__ = ("_mover", "legs", "refusal")

    def __init__(self, mover: Mover, spots: list[tuple[int, int]]) -> None:
        self._mover = mover
        lines = [(*one, *two) for one, two in pairwise([(x * FINE, y * FINE) for x, y in spots])]
        self.legs = [self._leg(line, n == 0) for n, line in enumerate(lines)]
        self.refusal: Refusal | None = None
        """Why the leg that was looked at first could not be gone."""

    def _leg(self, line: Line, first: bool) -> Leg:
        """A leg of a stand; many ways begin alike, so it is remembered with the field."""
        mover, stand = self._mover, self._mover.stand
        key = ("leg", stand.id, stand.pose, line, mover.through, mover.flying, first)
        return mover.state.field.known(key, Leg, mover, line)

    def crossed(self, index: int, facing: int) -> list[Terrain] | None:
        """The low obstacles met on a leg while looking so; None if the leg is barred."""
        leg = self.legs[index]
        if not (leg.enemies or leg.pieces):
            return []
        width, depth = self._mover.stand.sides
        look = facing % (900 if width == depth else 1800)
        known = leg.looks.get(look)
        if known is None:
            known = leg.looks[look] = self._looked(leg, facing)
        if not isinstance(known, Refusal):
            return known
        if self.refusal is None:
            self.refusal = known
        return None

    def _looked(self, leg: Leg, facing: int) -> list[Terrain] | Refusal:
        mover = self._mover
        swept = leg.swept(mover.stand, facing)
        enemy = enemy_met(leg, swept)
        if enemy is not None:
            other = mover.state.regiment_of(enemy).name
            return refuse("LC-1.9-8", "refusal-way-enemy", name=mover.name, other=other)
        found = pieces_met(leg, swept)
        for piece in found:
            if (refusal := passing_refusal(mover, leg, piece)) is not None:
                return refusal
        return [piece for piece in found if kind_of(piece).passage == "low"]

    def tolled(self, index: int, facing: int) -> tuple[int, ...] | None:
        """The low obstacles to be paid for on a leg; None if it is barred.

        One that the base is over when the leg begins was paid for on the leg before.
        """
        found = self.crossed(index, facing)
        if not found:
            return None if found is None else ()
        leg = self.legs[index]
        x, y = leg.line[:2]
        here = (x, y, x, y)
        return tuple([p.id for p in found if index == 0 or gap_to(p.area, here) >= leg.round])

    def sure_tolls(self, index: int, tolls: tuple[int, ...]) -> int:
        """How many of these low obstacles are met on a leg whichever way one looks."""
        leg = self.legs[index]
        rows = zip(leg.pieces, leg.piece_gaps, strict=True)
        return sum([apart < leg.round for piece, apart in rows if piece.id in tolls])

    def gone(self, index: int, facing: int) -> tuple[Manner, tuple[int, ...]] | None:
        """How a leg is gone while looking so, and what is paid for; None if it is barred."""
        leg = self.legs[index]
        known: tuple[Manner, tuple[int, ...]] | None = leg.ways.get(facing)
        if known is None:
            tolls = self.tolled(index, facing)
            if tolls is not None:
                known = leg.ways[facing] = (manner_of(leg, facing), tolls)
        return known

    def priced(self, index: int, facing: int) -> tuple[float, int]:
        """What a leg costs while looking so, and its tolls: less than none if it is barred."""
        gone = self.gone(index, facing)
        return (0.0, -1) if gone is None else (gone[0].cost, TOLL * len(gone[1]))

    @property
    def traces(self) -> dict[Any, Any]:
        return self._mover.state.field.traces

    @property
    def open(self) -> bool:
        return not any(leg.enemies or leg.pieces for leg in self.legs)

    def barred(self) -> bool:
        """Whether some leg cannot be gone whichever way one looks: its very middle is barred."""
        return any(
            enemy_met(leg, None) is not None
            or any(passing_refusal(self._mover, leg, piece) for piece in pieces_met(leg, None))
            for leg in self.legs
        )
