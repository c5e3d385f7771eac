"""How far arrows fly: the range table, and the middle of one unit to that of another."""

from functools import cache
from typing import Literal

from slagveld.data import Row
from slagveld.kit.tables import record
from slagveld.table.measure import distance
from slagveld.table.units import FINE

from ..core.book import CM
from ..core.state import CarnageState
from ..core.unit import Unit
from ..terrain.kinds import FOLDER
from .wind import CALM, Stretch, Wind, wind_along

Fire = Literal["direct", "indirect"]
"""Up to 30 cm and past nobody (CAR-12-direct), or further and over others (CAR-12-indirect); a
unit uses one at a time (CAR-12-one-mode)."""

FIRES: tuple[Fire, ...] = ("direct", "indirect")


class Range(Row, frozen=True):
    """Least and greatest range of a type of fire, in centimetres."""

    least: int
    most: int


class Ranges(Row, frozen=True, kw_only=True):
    """The range table (CAR-12-range-data)."""

    direct: Range
    indirect: Range
    forest_edge: int
    """The longest shot at or from the edge of an open forest, in centimetres."""
    edge_penalty: int
    """WS that such a shot costs (CAR-9.2.2-ws)."""
    cover: int
    """WS that a shot at figures behind a low wall costs (CAR-9.3.2-cover)."""
    winds: tuple[Wind, ...]


ranges = record(FOLDER / "ranges.yaml", Ranges)
"""The table, read once."""


@cache
def _winds() -> dict[str, Wind]:
    return {wind.key: wind for wind in ranges().winds}


def wind_on(state: CarnageState, unit: Unit, target: Unit) -> tuple[Stretch, str]:
    """What the wind of this round makes of the ranges of a shot, and by which rule."""
    return wind_along(state, _winds().get(state.pearl), unit, target)


def limits(fire: Fire, stretch: Stretch = CALM) -> tuple[int, int]:
    """The least and the greatest range of a type of fire, in units."""
    table = ranges()
    row = table.direct if fire == "direct" else table.indirect
    factor = CM * stretch.times
    return row.least * factor // stretch.over, row.most * factor // stretch.over


def edge_limit() -> int:
    """The longest shot at or from a forest edge, in units (CAR-9.2.2-range); no wind changes it."""
    return ranges().forest_edge * CM


def beyond(unit: Unit, target: Unit, units: int) -> int:
    """Whether the range is below (-1), at (0) or above (1) a limit in units. Exact."""
    (x1, y1), (x2, y2) = unit.middle, target.middle
    reach = units * FINE
    rest = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1) - reach * reach
    return (rest > 0) - (rest < 0)


def shown_range(unit: Unit, target: Unit) -> int:
    """The range as it is told: from middle to middle (CAR-12.6-measure), rounded up to units."""
    (x1, y1), (x2, y2) = unit.middle, target.middle
    return -(-distance(x1, y1, x2, y2) // FINE)


def fires_at(state: CarnageState, unit: Unit, target: Unit) -> tuple[Fire, ...]:
    """The types of fire that reach the target: one, both at the very limit, or none (CAR-12.2).

    At 22.5 cm it is direct fire, at 50 cm indirect (CAR-12-ex4).
    """
    stretch, _ = wind_on(state, unit, target)
    found: list[Fire] = []
    for fire in FIRES:
        least, most = limits(fire, stretch)
        if beyond(unit, target, least) >= 0 and beyond(unit, target, most) <= 0:
            found.append(fire)
    return tuple(found)


def is_direct_only(unit: Unit, target: Unit) -> bool:
    """Whether only direct fire is possible: into, out of or within a building (CAR-9.7-direct)."""
    return bool(unit.inside or target.inside)
