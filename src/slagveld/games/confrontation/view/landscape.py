"""Terrain for displays: what each piece looks like, what it is called and what it does."""

from slagveld.kernel.scene import Ground
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Text

from ..core.book import measured, text
from ..terrain.kinds import size_of
from ..terrain.scenery import depth_of, is_raised, kind_of, name_of

LOOKS = {
    "open": "plain",
    "wood": "wood",
    "encumbered": "rocks",
    "heavily-encumbered": "swamp",
    "obstacle": "wall",
    "gap": "chasm",
    "deep-water": "water",
    "ladder": "road",
    "door": "fence",
    "impassable": "crag",
}
"""How each kind is drawn."""

BROAD = 600
"""An obstacle at least so wide and deep, in units, is a plateau and drawn as a cliff."""


def ground(piece: Terrain) -> Ground:
    """A piece of terrain with its height."""
    kind = kind_of(piece)
    return Ground(
        id=piece.id,
        name=name_of(piece),
        look=_look(piece),
        outline=piece.outline,
        help=help_of(piece),
        height=piece.top if is_raised(piece) or kind.blocks else 0,
    )


def _look(piece: Terrain) -> str:
    kind = kind_of(piece)
    if kind.passage == "ground" and is_raised(piece):
        return "hill"
    if kind.passage == "obstacle":
        xs = [x for x, _ in piece.outline.points]
        ys = [y for _, y in piece.outline.points]
        if min(max(xs) - min(xs), max(ys) - min(ys)) >= BROAD:
            return "cliff"
    return LOOKS.get(kind.key, "plain")


def help_of(piece: Terrain) -> Text:
    """What a piece does, and how high or deep it is (CON-HOUSE-6, CON-HOUSE-7)."""
    kind = kind_of(piece)
    if kind.passage == "gap":
        depth = Distance(depth_of(piece))
        return text("scene-terrain-deep", words=measured(kind.words), depth=depth)
    if piece.height:
        size = size_of(piece.height)
        height = Distance(piece.height)
        return text("scene-terrain-high", words=measured(kind.words), height=height, size=size)
    return text("scene-terrain", words=measured(kind.words))
