"""Teleport: where a unit may be set down, and what becomes of its own move (section 14.3)."""

from math import isqrt

from slagveld.kernel.rulebook import Refusal
from slagveld.table.measure import distance
from slagveld.table.shapes import Spot
from slagveld.table.steps import moved
from slagveld.table.units import TURN
from slagveld.texts import Distance

from ..core.book import CM, refuse
from ..core.conditions import is_enemy
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..ground.advance import tell_move
from ..ground.obstacles import fits
from ..ground.pushed_wagon import push_wagon
from .spells import TELEPORT, Casting, spells

WAYS = 8
"""Directions in which menus look for a landing."""


def leap() -> int:
    """How far a teleport goes at most, in units."""
    return spells()[TELEPORT].leap * CM


def landed(unit: Unit, spot: Spot) -> Unit:
    """The unit with the middle of its front at a spot: formation and facing as they are."""
    return unit.shifted(spot.x - unit.x, spot.y - unit.y).changed(inside=0)


def too_far(unit: Unit, spot: Spot) -> bool:
    return (spot.x - unit.x) ** 2 + (spot.y - unit.y) ** 2 > leap() ** 2


def check_landing(state: CarnageState, mage: Unit, unit: Unit, spot: Spot) -> Refusal | None:
    """Near enough, and on free, passable ground of the table; no exception for enemies."""
    if too_far(unit, spot):
        most = Distance(leap())
        return refuse("CAR-14.3-teleport", "refusal-teleport-far", most=most)
    if spot.level != 0 or not fits(state, landed(unit, spot)):
        if is_enemy(mage, unit):
            return refuse("CAR-14.3-teleport-enemy", "refusal-teleport-deadly", name=unit.name)
        return refuse("CAR-14.3-teleport", "refusal-teleport-ground", name=unit.name)
    return None


def within_leap(unit: Unit, spot: Spot) -> Spot:
    """The spot itself, or the last one towards it that a teleport reaches."""
    if not too_far(unit, spot):
        return Spot(spot.x, spot.y)
    dx, dy = spot.x - unit.x, spot.y - unit.y
    length = isqrt(dx * dx + dy * dy)
    most = leap() - 2
    return Spot(unit.x + dx * most // length, unit.y + dy * most // length)


def landings(state: CarnageState, unit: Unit) -> list[Spot]:
    """Free landings as far off as possible, one in each of eight directions where there is any."""
    ways = range(0, TURN, TURN // WAYS)
    spots = [Spot(*moved(unit.x, unit.y, way, leap() - 1)) for way in ways]
    return [spot for spot in spots if fits(state, landed(unit, spot))]


def teleport(play: Battle, casting: Casting) -> None:
    """Set the unit down; in the movement phase the rest of its own move comes back to it."""
    state = play.state
    unit, spot = state.unit(casting.target), casting.spot
    if unit is None or spot is None:
        return
    there = landed(unit, spot)
    if state.phase == "movement" and not unit.doings.charged:
        there = there.doing(moved=False)  # it goes on with what is left (CAR-14.3-teleport-move)
    play.state = state.with_unit(there)
    path, length = (Spot(unit.x, unit.y), spot), distance(unit.x, unit.y, spot.x, spot.y)
    tell_move(play, there, path, length, manner="teleport", rule="CAR-14.3-teleport")
    push_wagon(play)
