"""Where one can look from, and what there is to see of a unit.

A figure looks from the middle of its base. A figure at the edge of an open forest looks out from
that edge; those inside a building look, and are seen, through its doors and windows, as many at
each as fit side by side (CAR-9.7-shoot-out).
"""

from slagveld.kept import beside_last
from slagveld.kit.keeping import kept_by_key
from slagveld.record import Record
from slagveld.table.body import Area, Body, ceil_root
from slagveld.table.inside import INSIDE, OUTSIDE, TOUCHING, body_in_area, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.measure import outline_gap
from slagveld.table.terrain import Terrain, Wall
from slagveld.table.units import FINE

from ..core.unit import Unit, rounded
from ..terrain.high_walls import TOUCH, walls_of
from ..terrain.kinds import piece_of
from ..terrain.sight_obstacles import Screens, screens

SLACK = TOUCH * FINE


class Standing(Record):
    """Where one figure stands, as far as sight is concerned."""

    hills: tuple[int, ...] = ()
    edge: tuple[int, ...] = ()
    """Open forests at whose edge it is (CAR-9.2.2-inside)."""
    deep: bool = False
    """It is wholly inside an open forest."""
    shielded: bool = False
    """It touches the plate of a tree (CAR-9.1-shooting, CAR-9.1-plate)."""


PLAIN = Standing()


def standings(table: Layout, unit: Unit) -> list[Standing]:
    if screens(table).plain or unit.inside:
        return [PLAIN] * len(unit.figures)
    return _standings(unit, table)


@beside_last
def _standings(unit: Unit, table: Layout) -> list[Standing]:
    scene = screens(table)
    return [_standing(scene, body) for body in unit.bodies]


def _standing(scene: Screens, body: Body) -> Standing:
    edge: list[int] = []
    deep = False
    for i, area in enumerate(scene.forests):
        if _near(body, area):
            edge.append(i)
        elif body_in_area(body, area) == INSIDE:
            deep = True
    hills = [
        i
        for i, area in enumerate(scene.hills)
        if body_in_area(body, area) not in (OUTSIDE, TOUCHING)
    ]
    shielded = any(_near(body, area) for area in scene.plates)
    if not (hills or edge or deep or shielded):
        return PLAIN
    return Standing(tuple(hills), tuple(edge), deep, shielded)


def _near(body: Body, area: Area) -> bool:
    """Whether a base touches or crosses an outline."""
    reach = body.reach + SLACK
    return (
        area.low_x - reach <= body.x <= area.high_x + reach
        and area.low_y - reach <= body.y <= area.high_y + reach
        and outline_gap(body, area) <= SLACK
    )


STEP = 2
"""How far before a wall or a forest one looks from, in fine units."""


class Eye(Record):
    """A place to look from, and the hills (by number) on which who looks there stands."""

    x: int
    y: int
    hills: tuple[int, ...] = ()


class Mark(Record):
    """Something of a unit to be seen: the base of a figure, or a place behind an opening."""

    place: int
    """The figure's place in its unit; behind openings they are counted from 0."""
    body: Body
    hills: tuple[int, ...] = ()
    opening: str = ""
    """`door` or `window`, for those inside a building."""


# Looking


def eye_of(table: Layout, unit: Unit, place: int) -> Eye:
    """From where a figure looks; not for those inside a building."""
    body = unit.bodies[place]
    standing = standings(table, unit)[place]
    x, y = _before_trees(table, body.x, body.y, standing.edge)
    return Eye(x, y, standing.hills)


def middle_eye(table: Layout, unit: Unit) -> Eye:
    """The middle of a unit as a place to look from (CAR-12.7).

    A unit of which a figure stands on a hill looks from that hill, and one of which a figure
    stands at the edge of a forest looks out from the edge.
    """
    known = standings(table, unit)
    hills = dict.fromkeys([hill for standing in known for hill in standing.hills])
    edge = dict.fromkeys([forest for standing in known for forest in standing.edge])
    x, y = _before_trees(table, *unit.middle, tuple(edge))
    return Eye(x, y, tuple(hills))


def marks_of(table: Layout, unit: Unit) -> list[Mark]:
    """What there is to see of a unit in the open: its figures but those the trees hide."""
    found: list[Mark] = []
    forests, known = screens(table).forests, standings(table, unit)
    for place, body in enumerate(unit.bodies):
        standing = known[place]
        if standing.deep or standing.shielded:
            continue
        shown = body
        if any(body_in_area(body, forests[i]) == INSIDE for i in standing.edge):
            x, y = _before_trees(table, body.x, body.y, standing.edge)
            shown = Body(x, y, 0, [], [], body.facing, 0, 0)
        found.append(Mark(place, shown, standing.hills))
    return found


def _before_trees(table: Layout, x: int, y: int, edge: tuple[int, ...]) -> tuple[int, int]:
    """A place inside forests at whose edge one stands, moved just out of them."""
    for number in edge:
        area = screens(table).forests[number]
        if place_in_area(x, y, area) > 0:
            px, py = nearest_place(x, y, area)
            dx, dy = px - x, py - y
            length = max(1, ceil_root(dx * dx + dy * dy))
            far = length + STEP
            x, y = x + rounded(dx * far, length), y + rounded(dy * far, length)
    return x, y


def nearest_place(x: int, y: int, area: Area) -> tuple[int, int]:
    """The place of an area's outline that is nearest to a place, from inside or outside."""
    found: list[tuple[int, int, int]] = []
    for i in range(len(area.xs)):
        j = area.follow[i]
        ax, ay, bx, by = area.xs[i], area.ys[i], area.xs[j], area.ys[j]
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        along = min(max((x - ax) * dx + (y - ay) * dy, 0), square)
        px, py = ax + rounded(dx * along, square), ay + rounded(dy * along, square)
        found.append(((px - x) * (px - x) + (py - y) * (py - y), px, py))
    _, px, py = min(found, key=lambda place: place[0])
    return px, py


# Buildings


def lookouts(table: Layout, unit: Unit) -> list[Mark]:
    """The places behind doors and windows of the building that a unit is in, in order.

    Each lies just outside its opening. At every opening there is room for one figure at least.
    """
    piece = piece_of(table, unit.inside)
    return [] if piece is None else _lookouts(piece, unit.profile.width)


@kept_by_key
def _lookouts(piece: Terrain, width: int) -> list[Mark]:
    found: list[Mark] = []
    for wall in walls_of(piece):
        found.extend(_along(wall, piece.area, width, len(found)))
    return found


def _along(wall: Wall, area: Area, width: int, first: int) -> list[Mark]:
    (ax, ay), (bx, by) = wall.start, wall.end
    dx, dy = bx - ax, by - ay
    length = ceil_root(dx * dx + dy * dy)
    found: list[Mark] = []
    for opening in wall.openings:
        room = max(1, (opening.end - opening.start) // width)
        for number in range(room):
            share = (opening.end - opening.start) * (2 * number + 1)
            along = opening.start * 2 * room + share
            x = ax * FINE + rounded(dx * along * FINE, 2 * room * length)
            y = ay * FINE + rounded(dy * along * FINE, 2 * room * length)
            outside = _outside(x, y, -dy, dx, area)
            if outside is not None:
                body = Body(*outside, 0, [], [], 0, 0, 0)
                found.append(Mark(first + len(found), body, (), opening.kind))
    return found


def _outside(x: int, y: int, across: int, along: int, area: Area) -> tuple[int, int] | None:
    """A step from a place of a wall out of the building; None for a wall within it."""
    length = max(1, ceil_root(across * across + along * along))
    ox, oy = rounded(across * STEP, length), rounded(along * STEP, length)
    for place in ((x + ox, y + oy), (x - ox, y - oy)):
        if place_in_area(*place, area) < 0:
            return place
    return None
