"""Whole armies set up at once: archers in the front line, riders on the wings (CAR-16-deploy)."""

from collections.abc import Iterator

from slagveld.kit.deployment import Box, edge_length, outwards, place_at
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE

from ..army.muster import LEAST_LIVES, unit_of, values_of
from ..core.state import CarnageState, Reserve
from ..core.unit import Profile, Unit
from ..ground.obstacles import fits
from .scenarios import battle_of, edge_of, role_of, zone_of

GAP = 300
"""Room between two units in a line."""
STEP = 250
"""How far apart the places are that are tried where the first is taken."""
MOST = {"infantry": 10, "archers": 6, "riders": 5}
"""Figures in a unit that is formed by itself."""


def divided(profile: Profile, count: int) -> list[int]:
    """So many figures as units of handy size, each with 5 W or more; none: too few for one."""
    if profile.kind != "troop":
        return [1] * count
    if count * profile.w < LEAST_LIVES:
        return []
    parts = -(-count // MOST[line_of(profile)])
    while parts > 1 and count // parts * profile.w < LEAST_LIVES:
        parts -= 1
    small, more = divmod(count, parts)
    return [small + 1] * more + [small] * (parts - more)


def line_of(profile: Profile) -> str:
    """Which part of the line a figure belongs to."""
    if profile.cavalry:
        return "riders"
    return "archers" if profile.bow else "infantry"


def files_of(profile: Profile, count: int) -> int:
    """The usual frontage: archers and riders in one rank, infantry in two."""
    return count if line_of(profile) != "infantry" else -(-count // 2)


def in_zone(unit: Unit, zone: Box) -> bool:
    return shift_into(unit, zone) == (0, 0)


def shift_into(unit: Unit, zone: Box) -> tuple[int, int]:
    """By how much a unit must be shifted to lie in a zone, as far as it can."""
    left, top, right, bottom = unit.bounds
    return _shift(left, right, zone[0], zone[2]), _shift(top, bottom, zone[1], zone[3])


def _shift(low: int, high: int, least: int, most: int) -> int:
    if low < least * FINE:
        return -((low - least * FINE) // FINE)
    return -max(0, -((most * FINE - high) // FINE))


def waiting(state: CarnageState, seat: int) -> list[Reserve]:
    """The reserves of a seat of which a unit can be formed (CAR-5.1.1)."""
    return [
        reserve
        for reserve in state.reserves
        if reserve.seat == seat
        and divided(values_of(state.designs, seat, reserve.type)[0], reserve.count)
    ]


def arrayed(state: CarnageState, seat: int) -> list[Unit]:
    """All that a seat has left, formed and placed in good order; what finds no room is left out.

    Units have the ids that follow `state.next_id`, each followed by those of its figures.
    """
    units: list[Unit] = []
    number, side, designs = state.next_id, state.side_of(seat), state.designs
    pose = Pose(0, 0, edge_of(state, side))
    for reserve in waiting(state, seat):
        profile, _ = values_of(designs, seat, reserve.type)
        for count in divided(profile, reserve.count):
            part, files = Reserve(seat, reserve.type, count), files_of(profile, count)
            units.append(unit_of(part, side, number, pose, designs=designs, files=files))
            number += count + 1
    found: list[Unit] = []
    here = state
    for unit, along, away in _line(state, seat, units):
        placed = _placed(here, unit, along, away)
        if placed is not None:
            here = here.added(placed)
            found.append(placed)
    return found


def _line(state: CarnageState, seat: int, units: list[Unit]) -> list[tuple[Unit, int, int]]:
    """Each unit with the place that it would like: along the edge, and its front's distance."""
    side = state.side_of(seat)
    depth = battle_of(state).roles[role_of(state, side)].depth
    lines: dict[str, list[Unit]] = {"archers": [], "riders": [], "infantry": [], "leaders": []}
    for unit in units:
        lines["leaders" if unit.single else line_of(unit.profile)].append(unit)
    archers, riders, infantry, leaders = lines.values()
    half = len(riders) // 2
    front = [*riders[:half], *archers, *riders[half:]]
    behind = max([_deep(unit) for unit in archers], default=0)
    second = depth - behind - GAP if archers else depth
    found = list(_side_by_side(state, seat, front, depth))
    found.extend(_side_by_side(state, seat, infantry, second))
    third = second - max([_deep(unit) for unit in infantry], default=0) - GAP
    found.extend(_side_by_side(state, seat, leaders, third))
    return found


def _wide(unit: Unit) -> int:
    return unit.files * unit.profile.width


def _deep(unit: Unit) -> int:
    return -(-len(unit.figures) // unit.files) * unit.profile.depth


def _side_by_side(
    state: CarnageState, seat: int, units: list[Unit], away: int
) -> Iterator[tuple[Unit, int, int]]:
    """Units in a line about the middle of the stretch that belongs to a seat."""
    side = state.side_of(seat)
    seats = state.seats_of(side)
    length = edge_length(state.field.table, edge_of(state, side))
    middle = length * (2 * seats.index(seat) + 1) // (2 * len(seats))
    along = middle - (sum([_wide(unit) + GAP for unit in units]) - GAP) // 2
    for unit in units:
        yield unit, along + _wide(unit) // 2, away
        along += _wide(unit) + GAP


def _placed(state: CarnageState, unit: Unit, along: int, away: int) -> Unit | None:
    """The unit at the free place of its zone nearest to the one it would like."""
    zone = zone_of(state, unit.side)
    way = edge_of(state, unit.side)
    table = state.field.table
    length, half, deep = edge_length(table, way), _wide(unit) // 2, _deep(unit)
    along = min(max(along, half), max(half, length - half))
    depth = battle_of(state).roles[role_of(state, unit.side)].depth
    away = max(deep, min(away, depth))
    for front in [*range(away, deep - 1, -STEP), *range(away + STEP, depth + 1, STEP)]:
        for aside in outwards(STEP, length):
            if not half <= along + aside <= length - half:
                continue
            x, y = place_at(table, way, along + aside, front)
            there = replace(unit, x=x, y=y)
            if in_zone(there, zone) and fits(state, there):
                return there
    return None
