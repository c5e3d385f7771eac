"""Ways as they are gone, and how one straight leg is gone with a facing (LC-1.3-8, LC-1.9-3).

A model goes ahead for one point per inch, sideways or back for two; in any other direction it goes
by small pieces of these moves.
"""

from itertools import pairwise
from math import ceil, sqrt
from typing import Literal, NamedTuple

from slagveld.kernel.fields import Leg as Step
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.table.shapes import Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, ONE, TURN, cosine, sine
from slagveld.texts import Distance

from ..core.book import INCH, refuse
from ..core.regiment import Stand
from ..terrain.scenery import top_of
from .footing import SLIP, Leg, Mover

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


class Way(Struct, frozen=True):
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


class Manner(NamedTuple):
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
    first = _straight(along, abs(ahead) / ONE / FINE)
    second = _straight(aside, abs(right) / ONE / FINE)
    return Manner(first.cost + second.cost, first.steps + second.steps)


def _straight(kind: Kind, length: float) -> Manner:
    return Manner(length if kind == "ahead" else length * DOUBLE, ((kind, length),))


def _is_along(along: int, off: int) -> bool:
    """Whether a leg runs along one axis of a base, but for the rounding of its ends."""
    return abs(off) <= SLIP * ONE and NARROW * abs(off) <= abs(along)


def spots_of(stand: Stand, path: tuple[Spot, ...]) -> list[tuple[int, int]]:
    """The places of a way in units, the start first; the same place twice in a row is one."""
    spots = [(stand.pose.x, stand.pose.y)]
    for spot in path:
        if (spot.x, spot.y) != spots[-1]:
            spots.append((spot.x, spot.y))
    return spots


def length_of(spots: list[tuple[int, int]]) -> float:
    """How long the way through these places is."""
    return sum([sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2) for (x1, y1), (x2, y2) in pairwise(spots)])


def too_far(mover: Mover, rule: str, cost: int, limit: int) -> Refusal:
    """Why a way costs too much, in units."""
    values = {"cost": Distance(cost, up=True), "limit": Distance(limit)}
    return refuse(rule, "refusal-way-far", name=mover.name, **values)


def height_on(pose: Pose, building: Terrain | None) -> Pose:
    """A pose on the ground, or on the top of a building."""
    z = 0 if building is None else top_of(building)
    return replace(pose, z=z)
