"""What a side is out for in a scenario, for bots: where it must go, and whom it must stop."""

from math import sqrt

from slagveld.table.measure import area_gap
from slagveld.table.shapes import Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.book import CM
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.advance import ended, facing_to
from ..ground.move_distances import move_limit
from ..ground.obstacles import fits
from ..melee.eggs import at_nest, nests
from ..movement.travel import Way
from ..setup.cows import cows_needed, dead_cows, herd
from ..setup.scenarios import NEST, attacker, battle_of
from ..terrain.high_walls import TOUCH
from ..turn.victory import goal_piece, in_contact

GOAL = 600.0
"""What reaching the goal of a scenario is worth, in points."""
GUARD = 40 * CM
"""Enemies so near to what a side guards are worth stopping."""
URGENT = 40.0
STEP = 60.0
"""What holding a goal for the first time is worth."""
CREW = 3
"""Units that a side sends to hold its goal."""


def standing(state: CarnageState, side: int) -> float:
    """How far a side has come towards its goal, less what its enemies have."""
    goal = battle_of(state).goal
    if goal == "hold":
        return sum([STEP if other == side else -STEP for other, _ in state.holds])
    if goal == "cows":
        done = dead_cows(state) / cows_needed(state)
    elif goal == "eggs":
        done = (herd(state) - state.eggs) / herd(state)
    else:
        return 0.0
    return GOAL * done if side == attacker(state) else -GOAL * done


def prize(state: CarnageState, unit: Unit, enemy: Unit) -> float:
    """What the goal adds to fighting an enemy, in points."""
    goal = battle_of(state).goal
    raids = unit.side == attacker(state)
    if goal == "cows":
        if enemy.profile.kind == "cow":
            return GOAL / cows_needed(state) / 4
        cows = [cow for cow in state.units if cow.profile.kind == "cow"]
        return 0.0 if raids else _near(enemy, [cow.middle for cow in cows])
    if goal == "eggs" and not raids:
        return _near(enemy, [_middle(nest) for nest in nests(state)])
    if goal == "hold":
        piece = goal_piece(state, enemy.side)
        if piece is not None and is_at(enemy, piece):
            return 2 * URGENT
        return 0.0 if piece is None else _near(enemy, [_middle(piece)])
    return 0.0


def _near(enemy: Unit, places: list[tuple[int, int]]) -> float:
    x, y = enemy.middle
    most = GUARD * FINE
    close = any((px - x) ** 2 + (py - y) ** 2 <= most * most for px, py in places)
    return URGENT if close else 0.0


def wanted(state: CarnageState, side: int) -> Terrain | None:
    """The piece of terrain that a side must stand at, if there is any."""
    goal = battle_of(state).goal
    if goal == "hold":
        return goal_piece(state, side)
    if goal == "eggs" and side == attacker(state) and state.eggs:
        return next(iter(nests(state)), None)
    return None


def is_at(unit: Unit, piece: Terrain) -> bool:
    """Whether a figure of a unit touches a piece, or is in it."""
    if unit.inside == piece.id:
        return True
    area = piece.area
    return any(area_gap(body, area) <= TOUCH * FINE for body in unit.bodies)


def is_there(state: CarnageState, unit: Unit, piece: Terrain) -> bool:
    """Whether a unit stands at what its side wants, and does its work there by standing."""
    if piece.kind == NEST:
        return bool(at_nest(state, unit))
    return is_at(unit, piece)


def is_sent(state: CarnageState, unit: Unit, piece: Terrain) -> bool:
    """Whether a unit is one of those that go for the goal: the nearest, for eggs all."""
    if piece.kind == NEST:
        return True
    x, y = _middle(piece)
    able = [u for u in state.own(unit.owner) if u.magic is None and not u.neutralised]

    def turns(one: Unit) -> float:  # about how many moves it is away
        dx, dy = one.middle[0] - x, one.middle[1] - y
        return sqrt(dx * dx + dy * dy) / FINE / max(1, move_limit(state, one).total)

    able.sort(key=turns)
    most = CREW if not in_contact(state, unit.side) else 1
    return unit.id in [u.id for u in able[:most]]


def places_at(state: CarnageState, unit: Unit, piece: Terrain) -> list[Way]:
    """Where a unit would stand with its front at a piece, the nearest first, if it fits."""
    area = piece.area
    x, y = unit.middle[0] // FINE, unit.middle[1] // FINE
    left, top = area.low_x // FINE, area.low_y // FINE
    right, bottom = area.high_x // FINE, area.high_y // FINE
    mid_x, mid_y = (left + right) // 2, (top + bottom) // 2
    aside = unit.files * unit.profile.width
    found: list[tuple[int, Way]] = []
    for shift in (0, aside, -aside):
        for facing, px, py in (
            (2700, mid_x + shift, bottom + 2),
            (900, mid_x + shift, top - 2),
            (0, left - 2, mid_y + shift),
            (1800, right + 2, mid_y + shift),
        ):
            far = abs(int(px - x)) + abs(int(py - y)) + abs(shift)
            found.append((far, (facing, (Spot(px, py),))))
    found.sort(key=lambda pair: pair[0])
    ways = [way for _, way in found]
    return [way for way in ways if fits(state, ended(facing_to(unit, way[0]), way[1]))]


def _middle(piece: Terrain) -> tuple[int, int]:
    area = piece.area
    return (area.low_x + area.high_x) // 2, (area.low_y + area.high_y) // 2
