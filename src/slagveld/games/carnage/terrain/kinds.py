"""Scenery: what each kind of terrain means (section 9), and what keeps two bases apart.

What lies on the table is a `Terrain` with an outline; its kind is explained by data/terrain.yaml.
A ford, a bridge or a gate is a piece of its own that lies over a river or a wall and gives a way
through it. The flat top of a hill is a hole in its outline (CAR-9.10-medium). A building's walls
are its `walls` with their doors and windows; one that lists none has a door in its first side and
windows in the others. How wide a river is says its tag `width-N` in units; without one it is the
least width of its outline.
"""

from functools import cache
from math import sqrt
from pathlib import Path
from typing import Literal

from slagveld import data
from slagveld.data import Record
from slagveld.table.body import Area, Body
from slagveld.table.contact import contact_points
from slagveld.table.contact import parted as parted_by
from slagveld.table.convex import Region
from slagveld.table.inside import place_in_area
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Opening, Segment, Terrain, Wall
from slagveld.table.units import FINE
from slagveld.texts import Name

from .gaps import cut_away, least_width

FOLDER = Path(__file__).parent.parent / "data"

Passage = Literal["free", "slow", "climb", "swim", "ford", "barred", "walls"]
Sight = Literal["clear", "blocks", "hill", "forest", "plate"]

DOOR = "door"
WINDOW = "window"
OPENINGS = (DOOR, WINDOW)
CM = 100
DOOR_WIDTH = 3 * CM
WINDOW_WIDTH = 250
"""Openings of the usual walls, in units (house data): a base passes, or looks out."""

CHEST = 200
"""As high as an average figure's chest: from here on a wall is high (CAR-9.3-kinds)."""
LIGHT_SLOPE = 200
MEDIUM_SLOPE = 450
"""The steepest light and medium hills, in tenths of a degree (CAR-9.10-kinds)."""
SWIM = 2000
"""The widest river that can be swum: a normal infantry move (CAR-9.4-swim)."""
ROUNDING = 2
"""By so many units the side of a turned building may be off."""
TOUCH = 10
"""As near as bases in contact are, in units: how far a base may stick through a wall's line."""


class TerrainKind(Record, frozen=True, kw_only=True):
    """What a kind of terrain does; the words are explained in data/terrain.yaml."""

    key: str
    name: Name | None = None
    rule: str = ""
    passage: Passage = "free"
    sight: Sight = "clear"
    cover: Literal["", "low"] = ""
    parts: bool = False
    """Nobody touches another across it (CAR-9.3.1)."""
    opens: tuple[str, ...] = ()
    look: str = "plain"

    @property
    def slow(self) -> bool:
        """Whether every unit's movement counts double there (CAR-9-halving)."""
        return self.passage == "slow"

    @property
    def low_wall(self) -> bool:
        """Whether climbing it takes 5 cm off a move (CAR-9.3.2-movement)."""
        return self.passage == "climb"

    @property
    def blocks_sight(self) -> bool:
        """Whether it is one of the large obstacles no line passes (CAR-12.4)."""
        return self.sight == "blocks"


OPEN = TerrainKind(key="open")
"""What a piece of no known kind is: ground like any other."""


@cache
def kinds() -> dict[str, TerrainKind]:
    """All kinds of terrain, by key."""
    return {kind.key: kind for kind in data.load(FOLDER / "terrain.yaml", tuple[TerrainKind, ...])}


def kind_of(piece: Terrain) -> TerrainKind:
    """What a piece of terrain does."""
    known: TerrainKind | None = piece.__dict__.get("carnage_kind")
    if known is None:
        known = piece.__dict__["carnage_kind"] = kinds().get(_key_of(piece), OPEN)
    return known


def _key_of(piece: Terrain) -> str:
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
    """The piece of terrain with this id."""
    return next((piece for piece in table.terrain if piece.id == number), None)


# Rivers


def is_swimmable(piece: Terrain) -> bool:
    """Whether figures without armour may swim a river: it is at most 20 cm wide."""
    width = _number(piece, "width-")
    if width is not None:
        return width <= SWIM
    return least_width(list(piece.outline.points)) <= SWIM


# Pieces with ways through them


def regions_of(table: Layout, piece: Terrain) -> list[Region]:
    """A piece without the fords, bridges and gates that lie over it; made once."""
    known: dict[int, list[Region]] = table.__dict__.setdefault("carnage_regions", {})
    if piece.id not in known:
        place = table.terrain.index(piece)
        gaps = [
            region_of(over.outline)
            for above, over in enumerate(table.terrain)
            if kind_of(piece).key in kind_of(over).opens
            and (over.rank, above) > (piece.rank, place)
        ]
        region = region_of(piece.outline)
        known[piece.id] = cut_away(region, gaps) if gaps else [region]
    return known[piece.id]


def bars(piece: Terrain, *, armoured: bool) -> bool:
    """Whether a unit may not set foot on a piece; `armoured`: it has a printed AR above 0."""
    passage = kind_of(piece).passage
    if passage == "swim":
        return armoured or not is_swimmable(piece)
    return passage in ("barred", "walls")


def slows(piece: Terrain, *, armoured: bool) -> bool:
    """Whether a unit's movement counts double on a piece (CAR-9-halving, CAR-9.4-ford)."""
    passage = kind_of(piece).passage
    return passage == "slow" or (passage == "ford" and armoured)


# What keeps bases apart


class Partings:
    """All of a table that keeps touching bases apart: wall lines, and areas too thin to matter."""

    __slots__ = ("areas", "lines")

    def __init__(self, table: Layout) -> None:
        self.lines: list[Segment] = []
        self.areas: list[Area] = []
        for piece in table.terrain:
            kind = kind_of(piece)
            if kind.passage == "walls":
                self.lines.extend(closed_lines(piece))
            elif kind.parts:
                self.areas.extend(region.area for region in regions_of(table, piece))

    def is_near(self, box: tuple[int, int, int, int]) -> bool:
        """Whether any of it comes within touch of a box (left, top, right, bottom; fine units)."""
        slack = TOUCH * FINE
        left, top, right, bottom = box
        return any(
            max(x1, x2) >= left - slack
            and min(x1, x2) <= right + slack
            and max(y1, y2) >= top - slack
            and min(y1, y2) <= bottom + slack
            for x1, y1, x2, y2 in self.lines
        ) or any(
            area.high_x >= left - slack
            and area.low_x <= right + slack
            and area.high_y >= top - slack
            and area.low_y <= bottom + slack
            for area in self.areas
        )


def partings(table: Layout) -> Partings:
    """What keeps bases apart on a table; made once."""
    known: Partings | None = table.__dict__.get("carnage_partings")
    if known is None:
        known = table.__dict__["carnage_partings"] = Partings(table)
    return known


def parted(table: Layout, one: Body, other: Body) -> bool:
    """Whether a high wall stands between two bases that touch (CAR-9.3.1, CAR-9.7-enter).

    Through a door or a window, and inside a building, nothing does.
    """
    known = partings(table)
    if not known.lines and not known.areas:
        return False
    slack = TOUCH * FINE
    if any(parted_by(one, other, *line, slack) for line in known.lines):
        return True
    points = contact_points(one, other) if known.areas else []
    return any(all(place_in_area(x, y, area) > 0 for x, y in points) for area in known.areas)


def walls_of(piece: Terrain) -> tuple[Wall, ...]:
    """The walls of a building: as listed, or the usual ones."""
    if piece.walls:
        return piece.walls
    known: tuple[Wall, ...] | None = piece.__dict__.get("carnage_walls")
    if known is None:
        known = piece.__dict__["carnage_walls"] = usual_walls(piece.outline, piece.height)
    return known


def usual_walls(outline: Outline, height: int) -> tuple[Wall, ...]:
    """Walls along an outline: a door in the first side, a window to each 10 cm of the others.

    A side shorter than its opening has none.
    """
    walls: list[Wall] = []
    for i, start in enumerate(outline.points):
        end = outline.points[(i + 1) % len(outline.points)]
        length = round(sqrt((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2))
        kind, width = (WINDOW, WINDOW_WIDTH) if i else (DOOR, DOOR_WIDTH)
        count = max(1, (length + ROUNDING) // (10 * CM)) if i else 1
        if width > length:
            count = 0
        middles = [length * (2 * place + 1) // (2 * count) for place in range(count)]
        holes = tuple(Opening(kind, at - width // 2, at + width // 2) for at in middles)
        walls.append(Wall("wall", start, end, height, openings=holes))
    return tuple(walls)


def closed_lines(piece: Terrain) -> list[Segment]:
    """The walls of a building without its doors and windows, in fine units."""
    return [line for wall in walls_of(piece) for line in wall.barriers(OPENINGS)]


# For those who look


def sight_areas(table: Layout, *, without: int = 0) -> list[Area]:
    """The large obstacles that no line passes, gates in walls left open (CAR-12.4).

    `without` is a building from which somebody looks out of a window. Trees, hills and open
    forests have rules of their own: see `pieces_by_sight`.
    """
    found: dict[int, list[Area]] | None = table.__dict__.get("carnage_sight")
    if found is None:
        found = table.__dict__["carnage_sight"] = {
            piece.id: [region.area for region in regions_of(table, piece)]
            for piece in table.terrain
            if kind_of(piece).blocks_sight
        }
    return [area for number, areas in found.items() if number != without for area in areas]


def pieces_by_sight(table: Layout, sight: Sight) -> list[Terrain]:
    """The pieces that stand in the way of sight in one manner, in order."""
    return [piece for piece in table.terrain if kind_of(piece).sight == sight]


def pieces_of_cover(table: Layout) -> list[Terrain]:
    """Low walls and small rocks: cover for those directly behind them (CAR-9.3.2-cover)."""
    return [piece for piece in table.terrain if kind_of(piece).cover == "low"]


def whole_area(piece: Terrain) -> Area:
    """A piece with its flat top: what one stands on, or looks across."""
    if not piece.outline.holes:
        return piece.area
    known: Area | None = piece.__dict__.get("carnage_whole")
    if known is None:
        known = piece.__dict__["carnage_whole"] = Outline(piece.outline.points).area()
    return known


@cache
def region_of(outline: Outline) -> Region:
    """An outline cut into convex parts, for sweeps; made once."""
    return Region(outline.area())
