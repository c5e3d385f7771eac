"""The movement table: how far figures go, and what terrain costs of it (CON-HOUSE-6).

The book lacks it (CON-GAP-2): the numbers of terrain are data. They slow figures down
(CON-MOVE-10). Every displacement is so many halves of MOV (CON-STAT-1, CON-GEN-4). A figure with a
second MOV has that for the whole of a move in the air or wholly in water (CON-STAT-2,
CON-CARD-vol), else the first. A `Gait` is one of the two.
"""

from functools import cache
from typing import Literal

from slagveld.data import Row
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kit.tables import record
from slagveld.structs import Struct
from slagveld.texts import Name

from ..core.book import FOLDER, text
from ..core.effects import Immunity
from ..core.figure import Figure, Maim, Movement
from ..core.profiles import SIZES, Size

Passage = Literal["ground", "obstacle", "gap", "water", "ladder", "door", "barred"]
"""Ground is walked at its cost; an obstacle is crossed by its height (`crossing`), a gap jumped,
water swum, a ladder walked up; a door costs once; nobody enters what is barred."""

Crossing = Literal["low", "smaller", "larger"]
"""How an obstacle stands to a figure: stepped over, jumped with ease or crossed in a walk, or
jumped without ease and climbed."""


class TerrainKind(Row, frozen=True, kw_only=True):
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
    kinds: tuple[TerrainKind, ...]


movement_table = record(FOLDER / "terrain.yaml", MovementTable)


@cache
def terrain() -> dict[str, TerrainKind]:
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


# How far figures go

WALK = 2
"""Halves of MOV in a walk (CON-WALK-1), after disengaging and after a kill by reaction fire."""

ASSAULT = 4
"""In a charge or an engagement, and in flight (CON-CHARGE-2, CON-ENGAGE-2)."""

DODGE = 1
"""In a dodge (CON-DODGE-1)."""

LAMED: Maim = "lamed"
"""A wound on the legs has halved MOV (CON-HOUSE-4)."""


class Gait(Struct, frozen=True):
    """A way of moving: how far, in units, and through what."""

    limit: int
    medium: Literal["", "air", "water"] = ""
    """What the move must be made in; empty: on foot."""

    @property
    def flying(self) -> bool:
        return self.medium == "air"


def halves_of(figure: Figure, movement: Movement) -> tuple[int, str]:
    """Halves of MOV in a type of movement, and the rule.

    Competences change those of charges, engagements and dodges (CON-CARD-rapidite,
    CON-CARD-esquive).
    """
    match movement:
        case "charge" | "engage":
            pace = figure.powers.number("assault-pace")
            return (ASSAULT, "CON-CHARGE-2") if pace is None else (pace[1], pace[0].rule)
        case "dodge":
            dodge = figure.powers.number("dodge-pace")
            return (DODGE, "CON-DODGE-1") if dodge is None else (dodge[1], dodge[0].rule)
        case "disengage":
            return (WALK, "CON-DISENGAGE-4")
        case _:
            return (WALK, "CON-WALK-1")


def gaits(figure: Figure, movement: Movement, spent: int = 0) -> tuple[Gait, ...]:
    """The ways a figure may move in a type of movement, the farthest first.

    `spent` is what it has gone of that movement already.
    """
    return gaits_over(figure, halves_of(figure, movement)[0], spent)


def gaits_over(figure: Figure, halves: int, spent: int = 0) -> tuple[Gait, ...]:
    """The ways a figure may move over so many halves of MOV, the farthest first."""
    medium = figure.profile.medium
    on_foot = Gait(max(0, mov(figure) * halves // 2 - spent))
    if not medium:
        return (on_foot,)
    other = Gait(max(0, mov(figure, second=True) * halves // 2 - spent), medium)
    return (other, on_foot) if other.limit >= on_foot.limit else (on_foot, other)


def on_land(found: tuple[Gait, ...]) -> Gait:
    """The first of these gaits that needs no water."""
    return next(gait for gait in found if gait.medium != "water")


def mov(figure: Figure, *, second: bool = False) -> int:
    """MOV in units, perhaps the second value; half of it where the legs are hurt."""
    profile = figure.profile
    value = profile.second_movement if second else profile.movement
    return value // 2 if LAMED in figure.maimed else value


def limit_tally(
    figure: Figure, movement: Movement, spent: int = 0, *, second: bool = False
) -> Tally:
    """How far a figure gets in a type of movement, every step named."""
    profile = figure.profile
    start = profile.second_movement if second else profile.movement
    base = mov(figure, second=second)
    halves, rule = halves_of(figure, movement)
    return Tally(start, name=text("value-movement"), length=True).plus(
        Item(base - start, text("item-move-lamed"), "CON-HOUSE-4"),
        Item(base * halves // 2 - base, text("item-move-pace"), rule),
        Item(-spent, text("item-move-spent"), "CON-FEAR-9"),
    )
