"""Scenery: what each kind of terrain means in this game (WD-TERRAIN-1, WD-TERRAIN-2).

A piece of kind `building` or `forest` has the rules of the book. Any other kind is solid when it
is tagged `solid`, hides what is behind it when tagged `screen`, counts each length twice on foot
when tagged `cost-2` (or 3 to 9 times), and otherwise does nothing.
A building's floors are surfaces of their own; the one at its full height is its roof.
"""

import msgspec

from slagveld.games.wizard_duel.model import text
from slagveld.table.body import Body
from slagveld.table.inside import middle_in_area
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Connector, Floor, Terrain
from slagveld.texts import Name, Text

BUILDING = "building"
FOREST = "forest"
SOLID = "solid"
SCREEN = "screen"
COST = "cost-"
WALL = "wall"
ENTRANCE = "entrance"
NAMED = (BUILDING, FOREST, "rocks", "pond", "wall", "swamp")
"""Kinds of scenery with a name of their own; the others are rocks if solid, else open ground."""


def known_kind(piece: Terrain) -> str:
    """The kind of scenery that players know a piece as."""
    if piece.kind in NAMED:
        return piece.kind
    return "rocks" if is_solid(piece) else "open"


def scenery_name(piece: Terrain) -> Name | Text | str:
    """What players call a piece of scenery."""
    return piece.name or text(f"scenery-{known_kind(piece)}")  # texts: *:scenery-*


def is_solid(piece: Terrain) -> bool:
    """Whether nobody walks or stands there."""
    return SOLID in piece.tags


def is_hiding(piece: Terrain) -> bool:
    """Whether it hides models with their middle in it (WD-SIGHT-5)."""
    return piece.kind in (BUILDING, FOREST)


def is_screening(piece: Terrain) -> bool:
    """Whether a line that crosses it is blocked (WD-SIGHT-8)."""
    return is_hiding(piece) or SCREEN in piece.tags


def cost_of(piece: Terrain) -> int:
    """How many times a length counts there on foot, from the tag `cost-N` of its record."""
    for tag in piece.tags:
        number = tag.removeprefix(COST)
        if tag != number and len(number) == 1 and number in "123456789":
            return int(number)
    return 1


def shifted(piece: Terrain, by: int) -> Terrain:
    """The same piece so many units further along both edges of the table."""

    def at(point: Point) -> Point:
        return point[0] + by, point[1] + by

    def around(outline: Outline) -> Outline:
        holes = tuple(tuple(at(point) for point in hole) for hole in outline.holes)
        return Outline(tuple(at(point) for point in outline.points), holes)

    change = msgspec.structs.replace
    return change(
        piece,
        outline=around(piece.outline),
        walls=tuple(change(w, start=at(w.start), end=at(w.end)) for w in piece.walls),
        floors=tuple(change(floor, outline=around(floor.outline)) for floor in piece.floors),
        connectors=tuple(change(c, low=at(c.low), high=at(c.high)) for c in piece.connectors),
        accesses=tuple(change(access, place=at(access.place)) for access in piece.accesses),
    )


def floor_of(layout: Layout, level: int) -> tuple[Terrain, Floor] | None:
    """The building and floor of a level above the ground."""
    for piece in layout.terrain:
        for floor in piece.floors:
            if floor.level == level:
                return piece, floor
    return None


def height_of(layout: Layout, level: int) -> int | None:
    """Height of a surface; None if there is no such surface."""
    if level == 0:
        return 0
    found = floor_of(layout, level)
    return None if found is None else found[1].z


def roof_under(layout: Layout, level: int) -> Terrain | None:
    """The building on whose roof one stands at this level, if it is a roof (WD-SIGHT-9)."""
    found = floor_of(layout, level)
    if found is None or found[1].z != found[0].top:
        return None
    return found[0]


def hiding(layout: Layout, body: Body) -> Terrain | None:
    """The building or forest that limits a model's visibility, if one does (WD-SIGHT-5).

    On a roof one is in no building; on a lower floor one is, unless it juts out of the outline.
    """
    on_roof = body.level != 0 and roof_under(layout, body.level) is not None
    for piece in layout.terrain:
        if not is_hiding(piece) or (on_roof and piece.kind == BUILDING):
            continue
        if middle_in_area(body, piece.area):
            return piece
    return None


def stairs(layout: Layout) -> list[Connector]:
    """All stairs of the table."""
    return [connector for piece in layout.terrain for connector in piece.connectors]


def stair_cost(layout: Layout, connector: Connector) -> int:
    """Length of the stairs, or the difference in height where none is given (WD-PLACE-4)."""
    if connector.length:
        return connector.length
    low = height_of(layout, connector.low_level) or 0
    high = height_of(layout, connector.high_level) or 0
    return abs(high - low)
