"""Scenery: what each kind of terrain means in this game (WD-TERRAIN-1, WD-TERRAIN-2).

A piece of kind `building` or `forest` has the rules of the book. Any other kind is solid when it
is tagged `solid`, hides what is behind it when tagged `screen`, counts each length twice on foot
when tagged `cost-2` (or 3 to 9 times), and otherwise does nothing.
"""

from slagveld.kept import beside
from slagveld.table.terrain import Segment, Terrain
from slagveld.texts import Name, Text

from ..core.book import text

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
    """The kind of scenery that players know a piece as; they may lay any kind (WD-SETUP-3)."""
    if piece.kind in NAMED:
        return piece.kind
    return "rocks" if is_solid(piece) else "open"


def scenery_name(piece: Terrain) -> Name | Text | str:
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


@beside
def cost_of(piece: Terrain) -> int:
    """How many times a length counts there on foot, from the tag `cost-N` of its record."""
    for tag in piece.tags:
        number = tag.removeprefix(COST)
        if tag != number and len(number) == 1 and number in "123456789":
            return int(number)
    return 1


@beside
def walls_of(piece: Terrain) -> list[Segment]:
    """Its walls where they list entrances, without the entrances; nobody changes the list."""
    return piece.barriers((WALL,), (ENTRANCE,))
