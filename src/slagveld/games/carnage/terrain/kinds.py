"""The kinds of terrain: what each of them means for a unit (section 9).

What lies on the table is a `Terrain` with an outline; its kind is explained by data/terrain.yaml.
A ford, a bridge or a gate is a piece of its own that lies over a river or a wall and gives a way
through it. The flat top of a hill is a hole in its outline (CAR-9.10-medium). How wide a river is
says its tag `width-N` in units; without one it is the least width of its outline.
"""

from functools import cache
from pathlib import Path
from typing import Literal

from slagveld.data import Row
from slagveld.kept import beside
from slagveld.kit.keeping import kept_by_id
from slagveld.kit.tables import table
from slagveld.table.convex import Region
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from slagveld.texts import Name

from .outlines import cut_away, least_width

FOLDER = Path(__file__).parent.parent / "data"

Sight = Literal["clear", "blocks", "hill", "forest", "plate"]


CHEST = 200
"""As high as an average figure's chest: from here on a wall is high (CAR-9.3-kinds)."""
LIGHT_SLOPE = 200
MEDIUM_SLOPE = 450
"""The steepest light and medium hills, in tenths of a degree (CAR-9.10-kinds)."""
SWIM = 2000
"""The widest river that can be swum: a normal infantry move (CAR-9.4-swim)."""


class TerrainKind(Row, frozen=True, kw_only=True):
    """What a kind of terrain does; the words are explained in data/terrain.yaml."""

    key: str
    name: Name | None = None
    rule: str = ""
    passage: Literal["free", "slow", "climb", "swim", "ford", "barred", "walls"] = "free"
    sight: Sight = "clear"
    cover: Literal["", "low"] = ""
    """`low`: low walls (CAR-9.3.2-cover) and small rocks (CAR-9.8-cover) cover who is behind."""
    parts: bool = False
    """Nobody touches another across it (CAR-9.3.1)."""
    opens: tuple[str, ...] = ()
    look: str = "plain"

    @property
    def low_wall(self) -> bool:
        """Whether climbing it takes 5 cm off a move (CAR-9.3.2-movement)."""
        return self.passage == "climb"


OPEN = TerrainKind(key="open")
"""What a piece of no known kind is: ground like any other."""


kinds = table(FOLDER / "terrain.yaml", TerrainKind)


@beside
def kind_of(piece: Terrain) -> TerrainKind:
    return kinds().get(_key_of(piece), OPEN)


def _key_of(piece: Terrain) -> str:
    """The kind whose rules hold: a tag may name its nearest kin (CAR-9-analogy)."""
    for tag in piece.tags:
        if tag.startswith("as:"):
            return tag[3:]
    if piece.kind == "wall":
        return "high-wall" if piece.height >= CHEST else "low-wall"
    if piece.kind == "hill":
        return hill_of(_number(piece, "slope-") or 0)
    return piece.kind


def hill_of(slope: int) -> str:
    """The kind of a hill with this slope, in tenths of a degree (CAR-9.10-kinds)."""
    if slope <= LIGHT_SLOPE:
        return "light-hill"
    return "medium-hill" if slope <= MEDIUM_SLOPE else "steep-hill"


def _number(piece: Terrain, prefix: str) -> int | None:
    """The whole number that a tag with this prefix tells."""
    for tag in piece.tags:
        digits = tag.removeprefix(prefix)
        if digits != tag and len(digits) < 8 and digits.isascii() and digits.isdigit():
            return int(digits)
    return None


def piece_of(table: Layout, number: int) -> Terrain | None:
    return next((piece for piece in table.terrain if piece.id == number), None)


def is_swimmable(piece: Terrain) -> bool:
    """Whether figures without armour may swim a river: at most 20 cm wide (CAR-9.4-swim)."""
    width = _number(piece, "width-")
    if width is not None:
        return width <= SWIM
    return least_width(list(piece.outline.points)) <= SWIM


@kept_by_id
def regions_of(table: Layout, piece: Terrain) -> list[Region]:
    """A piece without the fords, bridges and gates that lie over it; made once."""
    place = table.terrain.index(piece)
    gaps = [
        region_of(over.outline)
        for above, over in enumerate(table.terrain)
        if kind_of(piece).key in kind_of(over).opens and (over.rank, above) > (piece.rank, place)
    ]
    region = region_of(piece.outline)
    return cut_away(region, gaps) if gaps else [region]


def bars(piece: Terrain, *, armoured: bool) -> bool:
    """Whether a unit may not set foot on a piece; `armoured`: it has a printed AR above 0.

    Trees, dense forests, high walls, lakes and mountains bar everybody (CAR-9.1-movement,
    CAR-9.2.1, CAR-9.3.1, CAR-9.5, CAR-9.9), rivers who cannot swim them (CAR-9.4-crossing).
    """
    passage = kind_of(piece).passage
    if passage == "swim":
        return armoured or not is_swimmable(piece)
    return passage in ("barred", "walls")


def slows(piece: Terrain, *, armoured: bool) -> bool:
    """Whether a unit's movement counts double on a piece (CAR-9-halving).

    Open forests, swamps, small rocks and medium hills slow everybody (CAR-9.2.2-movement,
    CAR-9.6, CAR-9.8-movement, CAR-9.10-medium), fords those in armour (CAR-9.4-ford).
    """
    passage = kind_of(piece).passage
    return passage == "slow" or (passage == "ford" and armoured)


@cache
def region_of(outline: Outline) -> Region:
    """An outline cut into convex parts, for sweeps; made once."""
    return Region(outline.area())
