"""How far arrows fly: the range table, from middle to middle, farther or less far by the winds."""

from typing import Literal

from slagveld.data import Row
from slagveld.kit.tables import record
from slagveld.table.measure import distance
from slagveld.table.units import FINE, cosine, sine

from ..core.book import CM
from ..core.state import CarnageState
from ..core.unit import Unit, square_between
from ..terrain.kinds import FOLDER

Fire = Literal["direct", "indirect"]
"""Up to 30 cm and past nobody (CAR-12-direct), or further and over others (CAR-12-indirect); a
unit uses one at a time (CAR-12-one-mode)."""

FIRES: tuple[Fire, ...] = ("direct", "indirect")


class Range(Row, frozen=True):
    """Least and greatest range of a type of fire, in centimetres."""

    least: int
    most: int


class Stretch(Row, frozen=True):
    """What a range is multiplied with, as a fraction."""

    times: int
    over: int


CALM = Stretch(1, 1)


class Wind(Row, frozen=True):
    """A wind of the pearl table: South wind (CAR-7-61-63) or North wind (CAR-7-64-66)."""

    key: str
    rule: str
    north: Stretch
    south: Stretch


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


def wind_on(state: CarnageState, unit: Unit, target: Unit) -> tuple[Stretch, str]:
    """What the wind of this round makes of the ranges of a shot, and by which rule; calm has none.

    Northward is within 45 degrees of north (CAR-4-compass), 45 included (CAR-7-61-63).
    """
    wind = next((one for one in ranges().winds if one.key == state.pearl), None)
    if wind is None:
        return CALM, ""
    (x1, y1), (x2, y2) = unit.middle, target.middle
    c, s = int(cosine(state.north)), int(sine(state.north))
    along = (x2 - x1) * c + (y2 - y1) * s
    across = abs((y2 - y1) * c - (x2 - x1) * s)
    if abs(along) < across or along == 0:
        return CALM, ""
    return (wind.north if along > 0 else wind.south), wind.rule


def limits(fire: Fire, stretch: Stretch = CALM) -> tuple[int, int]:
    """The least and the greatest range of a type of fire, in units."""
    table = ranges()
    row = table.direct if fire == "direct" else table.indirect
    factor = CM * stretch.times
    return row.least * factor // stretch.over, row.most * factor // stretch.over


def beyond(unit: Unit, target: Unit, units: int) -> int:
    """Whether the range is below (-1), at (0) or above (1) a limit in units. Exact."""
    reach = units * FINE
    rest = square_between(unit, target) - reach * reach
    return (rest > 0) - (rest < 0)


def shown_range(unit: Unit, target: Unit) -> int:
    """The range as it is told: from middle to middle (CAR-12.6-measure), rounded up to units."""
    (x1, y1), (x2, y2) = unit.middle, target.middle
    return -(-distance(x1, y1, x2, y2) // FINE)


def fires_at(state: CarnageState, unit: Unit, target: Unit) -> tuple[Fire, ...]:
    """The types of fire that reach: one, both at the very limit, or none (CAR-12.2, CAR-12-ex4)."""
    stretch, _ = wind_on(state, unit, target)
    found: list[Fire] = []
    for fire in FIRES:
        least, most = limits(fire, stretch)
        if beyond(unit, target, least) >= 0 and beyond(unit, target, most) <= 0:
            found.append(fire)
    return tuple(found)
