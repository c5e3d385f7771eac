"""The movement table as data: what terrain is and costs, and how high all is (CON-HOUSE-6).

The book lacks it (CON-GAP-2): its numbers are data, or of players who have a table of their own.
How far figures go by it is told in the room of terrain.
"""

from functools import cache
from typing import Literal

from slagveld.data import Row
from slagveld.kit.tables import record
from slagveld.texts import Name

from .book import FOLDER
from .competence_vocabulary import Immunity
from .profiles import SIZES, Size

Passage = Literal["ground", "obstacle", "gap", "water", "ladder", "door", "barred"]
"""Ground is walked at its cost; an obstacle is crossed by its height (`crossing`), a gap jumped,
water swum, a ladder walked up; a door costs once; nobody enters what is barred."""

Crossing = Literal["low", "smaller", "larger"]
"""How an obstacle stands to a figure: stepped over, jumped with ease or crossed in a walk, or
jumped without ease and climbed."""


class TerrainKind(Row, frozen=True, kw_only=True):
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
    step: int
    """What a low obstacle costs in any kind of move, in units."""
    heights: Heights
    kinds: tuple[TerrainKind, ...]


movement_table = record(FOLDER / "terrain.yaml", MovementTable)


@cache
def terrain() -> dict[str, TerrainKind]:
    return {row.key: row for row in movement_table().kinds}


COSTLY = ("wood", "encumbered", "heavily-encumbered", "ladder")
"""The kinds of which each centimetre has a cost."""
DOOR = "door"
"""The kind that costs once."""


class OwnMovement(Row, frozen=True, kw_only=True):
    """A movement table of players' own (CON-GAP-2): its numbers, in place of the program's.

    How a kind of terrain is passed at all, by jumping or swimming say, stays as it is.
    """

    key: str
    name: Name
    costs: tuple[int, int, int, int]
    """What 1 cm costs, for each of `COSTLY`."""
    door: int
    """What a door costs, in units."""
    step: int
    figures: tuple[int, int, int, int]
    """How high figures are, for each of `SIZES`."""
    scenery: tuple[int, int, int]
    """The height up to which a piece is of a size, for all but the largest."""


def cost_of(kind: TerrainKind, own: OwnMovement | None = None) -> int:
    """What 1 cm of a kind costs."""
    if own is None or kind.key not in COSTLY:
        return kind.cost
    return own.costs[COSTLY.index(kind.key)]


def toll_of(kind: TerrainKind, own: OwnMovement | None = None) -> int:
    """What crossing a kind costs once, in units."""
    return kind.toll if own is None or kind.key != DOOR else own.door


def step_of(own: OwnMovement | None = None) -> int:
    """What a low obstacle costs, in units."""
    return movement_table().step if own is None else own.step


def height_of(size: Size, own: OwnMovement | None = None) -> int:
    """How high a figure of this size is, in units."""
    if own is not None:
        return own.figures[SIZES.index(size)]
    return movement_table().heights.figures[size]


def size_of(height: int, own: OwnMovement | None = None) -> Size:
    """The size class of a piece of scenery of this height in units (CON-SIZE-1, CON-JUMP-6)."""
    heights = movement_table().heights.scenery
    limits = heights.values() if own is None else own.scenery
    for size, most in zip(heights, limits, strict=True):
        if height <= most:
            return size
    return "very-large"


def crossing(size: Size, height: int, own: OwnMovement | None = None) -> Crossing:
    """How an obstacle of a height in units stands to a figure of a size."""
    if 2 * height <= height_of(size, own):
        return "low"
    smaller = SIZES.index(size_of(height, own)) < SIZES.index(size)
    return "smaller" if smaller else "larger"
