"""Where units stand about the pearl, and how it moves them (CAR-7-wagon-body)."""

from math import isqrt

from slagveld.table.measure import point_gap
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE

from ..core.book import HAIR
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground.advance import tell_move


def pearl_gap(state: CarnageState, unit: Unit) -> int:
    """How far the nearest base of a unit is from the middle of the wagon, in fine units."""
    spot = state.wagon
    if spot is None:
        return 10**9
    return int(min([point_gap(spot.x * FINE, spot.y * FINE, part) for part in unit.parts]))


def within(state: CarnageState, reach: int) -> list[Unit]:
    """Units with a base within so many units of the pearl, in order."""
    return [unit for unit in touched(state) if pearl_gap(state, unit) <= reach * FINE]


def touched(state: CarnageState) -> list[Unit]:
    """All units that effects on all units touch: cows too, Bouncer not."""
    return [unit for unit in state.units if unit.profile.kind != "bouncer"]


def from_pearl(state: CarnageState, unit: Unit) -> tuple[int, int]:
    """The way from the middle of the wagon to the middle of a unit, in fine units."""
    x, y = unit.middle
    spot = state.wagon or Spot(0, 0)
    return x - spot.x * FINE, y - spot.y * FINE


def shifted(unit: Unit, dx: int, dy: int) -> Unit:
    """A unit moved by so many units without turning, figure by figure as it stands."""
    if dx == 0 and dy == 0:
        return unit
    places = [Pose(p.x + dx, p.y + dy, p.facing, p.z, p.level) for p in unit.places]
    return unit.changed(x=unit.x + dx, y=unit.y + dy, places=tuple(places))


def rounded(value: int, by: int) -> int:
    """A quotient rounded to the nearest whole number, halves up."""
    return (2 * value + by) // (2 * by)


def put_down(play: Battle, unit: Unit, moved: Unit, manner: str, rule: str) -> None:
    """Set a unit down where the pearl wants it, and tell it."""
    play.state = play.state.with_unit(moved)
    start, end = Spot(unit.x, unit.y), Spot(moved.x, moved.y)
    way = (end.x - start.x) ** 2 + (end.y - start.y) ** 2
    if way < HAIR * HAIR and ":" in manner:
        manner += "-hair"
    length = (isqrt(4 * way) + 1) // 2
    tell_move(play, moved, (start, end), length, manner=manner, rule=rule)
