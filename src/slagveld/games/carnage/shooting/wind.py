"""The winds of the pearl table: arrows fly farther with them, and less far against them."""

from slagveld.data import Row
from slagveld.table.units import cosine, sine

from ..core.state import CarnageState
from ..core.unit import Unit


class Stretch(Row, frozen=True):
    """What a range is multiplied with, as a fraction."""

    times: int
    over: int


class Wind(Row, frozen=True):
    """A wind of the pearl table: South wind (CAR-7-61-63) or North wind (CAR-7-64-66)."""

    key: str
    rule: str
    north: Stretch
    south: Stretch


CALM = Stretch(1, 1)


def wind_along(
    state: CarnageState, wind: Wind | None, unit: Unit, target: Unit
) -> tuple[Stretch, str]:
    """What a wind makes of the ranges of a shot, and by which rule; calm has none.

    Northward is within 45 degrees of north (CAR-4-compass), 45 included (CAR-7-61-63).
    """
    if wind is None:
        return CALM, ""
    (x1, y1), (x2, y2) = unit.middle, target.middle
    c, s = int(cosine(state.north)), int(sine(state.north))
    along = (x2 - x1) * c + (y2 - y1) * s
    across = abs((y2 - y1) * c - (x2 - x1) * s)
    if abs(along) < across or along == 0:
        return CALM, ""
    return (wind.north if along > 0 else wind.south), wind.rule
