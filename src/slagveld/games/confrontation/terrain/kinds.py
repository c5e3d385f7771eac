"""The movement table: what ground and obstacles cost (CON-HOUSE-6, CON-HOUSE-7)."""

from functools import cache
from typing import Literal

from slagveld.data import Row
from slagveld.kit.tables import record
from slagveld.texts import Name

from ..core.book import FOLDER
from ..core.effects import Immunity
from ..core.profiles import SIZES, Size

Passage = Literal["ground", "obstacle", "gap", "water", "ladder", "door", "barred"]
"""Ground is walked at its cost; an obstacle is crossed by its height (`crossing`), a gap jumped,
water swum, a ladder walked up; a door costs once; nobody enters what is barred."""

Crossing = Literal["low", "smaller", "larger"]
"""How an obstacle stands to a figure: stepped over, jumped with ease or crossed in a walk, or
jumped without ease and climbed."""


class Terrain(Row, frozen=True, kw_only=True):
    """A kind of terrain."""

    key: str
    name: Name
    passage: Passage
    cost: int = 1
    """What 1 cm costs: of way on ground, of height on a ladder."""
    toll: int = 0
    """What crossing it costs once, in units."""
    immunity: Immunity | None = None
    """Whoever is immune to this walks it as open ground."""
    blocks: bool = False
    """Whether it hides what is behind it, as high as it is."""
    icon: str
    words: Name


class Heights(Row, frozen=True, kw_only=True):
    """Heights in units, by size."""

    figures: dict[Size, int]
    scenery: dict[Size, int]
    """The height up to which a piece is of a size; higher ones are very large."""


class MovementTable(Row, frozen=True, kw_only=True):
    """All numbers of the movement table."""

    step: int
    """What a low obstacle costs in any kind of move, in units."""
    heights: Heights
    kinds: tuple[Terrain, ...]


movement_table = record(FOLDER / "terrain.yaml", MovementTable)
"""The movement table."""


@cache
def terrain() -> dict[str, Terrain]:
    """All kinds of terrain by key."""
    return {row.key: row for row in movement_table().kinds}


def height_of(size: Size) -> int:
    """How high a figure of this size is, in units."""
    return movement_table().heights.figures[size]


def size_of(height: int) -> Size:
    """The size class of a piece of scenery of this height in units (CON-SIZE-1, CON-JUMP-6)."""
    for size, most in movement_table().heights.scenery.items():
        if height <= most:
            return size
    return "very-large"


def crossing(size: Size, height: int) -> Crossing:
    """How an obstacle of a height in units stands to a figure of a size."""
    if 2 * height <= height_of(size):
        return "low"
    smaller = SIZES.index(size_of(height)) < SIZES.index(size)
    return "smaller" if smaller else "larger"
