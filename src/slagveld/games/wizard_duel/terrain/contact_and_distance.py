"""Base contact and distance (WD-MEASURE-1 to WD-MEASURE-3)."""

from collections.abc import Collection, Iterator
from math import sqrt

from slagveld.table.body import Body
from slagveld.table.contact import parted, touched
from slagveld.table.layout import Layout
from slagveld.table.measure import near_indices, slanted_gap
from slagveld.table.shapes import Point, Pose, Spot
from slagveld.table.units import COSINE, FINE, ONE, direction_of

from ..core.state import DuelState
from .scenery import walls_of

FEW = 24
"""So many are gone through as they are listed; of more, those who are near come first."""
NEAR = 3000
"""How near such are, in units: as far as a bow reaches."""
TOUCH = 10
"""Bases this near are in contact (WD-MEASURE-3): 0.1 cm."""


def barriers(layout: Layout) -> list[tuple[int, int, int, int]]:
    """Walls of buildings that list entrances, without the entrances."""
    return [segment for piece in layout.terrain for segment in walls_of(piece)]


def is_enemy(state: DuelState, seat: int, piece: int) -> bool:
    """Whether a piece that stands is one of `state.enemies`, told without listing them."""
    owner = state.owner(piece)
    return owner is not None and owner != seat


def touching(layout: Layout, body: Body, among: Collection[int] | None = None) -> tuple[int, ...]:
    """Ids of the bases in contact with a body, in order (WD-MEASURE-3)."""
    bodies = layout.bodies()
    found = [
        number
        for number in touched(body, bodies, TOUCH * FINE)
        if among is None or layout.bases[number].id in among
    ]
    walls = barriers(layout) if found else ()
    if walls:
        found = [
            number
            for number in found
            if not any(parted(body, bodies[number], *wall, TOUCH * FINE) for wall in walls)
        ]
    return tuple([layout.bases[number].id for number in found])


def contacts(state: DuelState, piece: int) -> tuple[int, ...]:
    """Everybody in contact with a piece (WD-MEASURE-3)."""
    return touching(state.layout, state.layout.body(piece))


def foes_touched(state: DuelState, seat: int, piece: int) -> tuple[int, ...]:
    touched = touching(state.layout, state.layout.body(piece))
    return tuple([foe for foe in touched if is_enemy(state, seat, foe)]) if touched else ()


def distance(state: DuelState, one: int, other: int) -> int:
    """Edge to edge in fine units, rounded up (WD-MEASURE-1); slantwise in height (WD-MEASURE-2)."""
    return slanted_gap(state.layout.body(one), state.layout.body(other))


def within(state: DuelState, one: int, other: int, limit: int) -> bool:
    """Whether two pieces are no farther apart than `limit` units."""
    return distance(state, one, other) <= limit * FINE


def promising(state: DuelState, seat: int, piece: int) -> Iterator[tuple[int, int]]:
    """Enemies by number as a piece thinks of them: of many, those within a bow's reach first."""
    foes = state.enemies(seat)
    if len(foes) <= FEW:
        yield from enumerate(foes)
        return
    layout = state.layout
    own = layout.body(piece)
    bases, bodies = layout.bases, layout.bodies()
    numbers = {foe: number for number, foe in enumerate(foes)}
    found: list[tuple[int, int, int]] = []
    for place in near_indices(own, bodies, NEAR * FINE):
        foe, body = bases[place].id, bodies[place]
        if foe in numbers:
            dx, dy = body.x - own.x, body.y - own.y
            found.append((dx * dx + dy * dy, numbers[foe], foe))
    found.sort()
    near = dict.fromkeys([foe for _, _, foe in found])
    yield from [(number, foe) for _, number, foe in found]
    yield from [(number, foe) for number, foe in enumerate(foes) if foe not in near]


def between(one: Pose | Spot, other: Pose | Spot) -> float:
    """How far two places are apart over the ground, in units."""
    dx, dy = one.x - other.x, one.y - other.y
    return sqrt(dx * dx + dy * dy)


def gap_between(one: Pose, other: Pose) -> int:
    """The same, rounded up to the next whole unit."""
    return -int(-between(one, other) // 1)


def room_between(state: DuelState, one: int, other: int) -> int:
    """How far apart the edges of two pieces are, over the ground, in units."""
    gap = gap_between(state.pose(one), state.pose(other))
    return gap - radius(state, one) - radius(state, other)


def away(middle: Pose, way: int, far: int) -> Point:
    """The place so many units from another in a direction."""
    x = middle.x + COSINE[way] * far // ONE
    return x, middle.y + COSINE[(way + 2700) % 3600] * far // ONE


def near_wizards(state: DuelState, seat: int) -> list[int]:
    """Pieces of the enemy wizards, nearest first."""
    here = state.pose(state.wizards[seat].id)
    foes = state.enemy_wizards(seat)
    return sorted(foes, key=lambda piece: gap_between(here, state.pose(piece)))


def direction(start: Pose, end: Pose) -> int:
    return int(direction_of(end.x - start.x, end.y - start.y))


def radius(state: DuelState, piece: int) -> int:
    """Half the width of a piece's base, in units."""
    return int(state.layout.body(piece).reach) // 16
