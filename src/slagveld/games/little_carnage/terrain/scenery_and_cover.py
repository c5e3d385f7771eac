"""Scenery: what each kind of terrain means, how high things are, and who stands on what.

What lies on the table is a `Terrain` with an outline; its kind is explained by data/terrain.yaml.
Heights are units above the table. Tops of buildings are levels to stand on, told by the `z` of a
pose; a hill is ground that lies higher, and who stands on it has `z` 0 (so that a slope parts
nobody). Slopes cost nothing (LC-1.9-21).
"""

from collections.abc import Sequence
from typing import Literal

from slagveld.data import Row
from slagveld.kept import beside
from slagveld.kit.pairs import listed_by
from slagveld.kit.tables import table
from slagveld.table.inside import INSIDE, body_in_area, passes_through, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose
from slagveld.table.sight import body_in_way, first_in_way
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Name

from ..core.book import FOLDER
from ..core.regiment import Stand
from ..core.state import LittleState
from .ditches import Line, narrowest

Passage = Literal["free", "hill", "low", "high", "ditch", "bridge", "building", "barred"]

CLIMBED = 2
"""So many times its own height is the most that a model climbs (LC-1.9-20)."""


class TerrainKind(Row, frozen=True, kw_only=True):
    """What a kind of terrain does; the words are explained in data/terrain.yaml."""

    key: str
    name: Name
    passage: Passage
    rule: str
    """What a refusal cites."""
    icon: str
    look: str
    """How it is drawn unless it is from the box."""
    height: int = 0
    """How high a piece is that has no height of its own, in units."""
    words: Name


kinds = table(FOLDER / "terrain.yaml", TerrainKind)
"""All kinds by key."""


def kind_of(piece: Terrain) -> TerrainKind:
    """What a piece of terrain does; open ground if its kind is not known (LC-1.9-2)."""
    return kinds().get(piece.kind) or kinds()["free"]


def name_of(piece: Terrain) -> Name | str:
    """What a piece is called: by its own name, or by its kind."""
    return piece.name or kind_of(piece).name


def height_of(piece: Terrain) -> int:
    """How high a piece is, in units: its own height, or the usual one of its kind."""
    return piece.height or kind_of(piece).height


def top_of(piece: Terrain) -> int:
    """Height of its top above the table, in units."""
    return piece.z + height_of(piece)


class Scenery:
    """The pieces of a table, sorted by what they do; made once."""

    __slots__ = ("barred", "bridges", "buildings", "ditches", "high", "hills", "low", "solid")

    def __init__(self, table: Layout) -> None:
        found = listed_by([(kind_of(piece).passage, piece) for piece in table.terrain])
        self.low: list[Terrain] = found.get("low", [])
        self.high: list[Terrain] = found.get("high", [])
        self.ditches: list[Terrain] = found.get("ditch", [])
        self.bridges: list[Terrain] = found.get("bridge", [])
        self.buildings: list[Terrain] = found.get("building", [])
        self.barred: list[Terrain] = found.get("barred", [])
        self.hills: list[Terrain] = found.get("hill", [])
        self.solid: list[Terrain] = [
            *self.barred, *self.buildings, *self.high, *self.ditches, *self.low
        ]  # fmt: skip
        """All that hinders somebody's way, the hardest first."""


@beside
def scenery_of(table: Layout) -> Scenery:
    return Scenery(table)


def is_crossed(line: Line, pieces: Sequence[Terrain]) -> bool:
    x1, y1, x2, y2 = line
    for piece in pieces:  # noqa: SIM110 - compiled, a loop takes far less than `any`
        if passes_through(x1, y1, x2, y2, piece.area):
            return True
    return False


def ground_height(state: LittleState, x: int, y: int) -> int:
    """Height of the ground at a place (fine units): that of the highest hill there."""
    hills = scenery_of(state.field.table).hills
    return max([top_of(hill) for hill in hills if place_in_area(x, y, hill.area) >= 0], default=0)


def building_at(state: LittleState, x: int, y: int) -> Terrain | None:
    """The highest building whose outline holds a place (units), or None; its edge is outside."""
    buildings = scenery_of(state.field.table).buildings
    there = [piece for piece in buildings if place_in_area(x * FINE, y * FINE, piece.area) > 0]
    return max(there, key=top_of, default=None)


def elevation(state: LittleState, stand: Stand) -> int:
    """Height of the ground or floor under a base, in units (LC-1.8-ranged-8)."""
    if stand.pose.z or not scenery_of(state.field.table).hills:
        return stand.pose.z
    return ground_height(state, stand.body.x, stand.body.y)


def stands_on(stand: Stand, piece: Terrain) -> bool:
    """Whether a stand is on the top of a building."""
    return (
        stand.pose.z > 0
        and stand.pose.z == top_of(piece)
        and body_in_area(stand.body, piece.area) == INSIDE
    )


def is_climbable(state: LittleState, stand: Stand, piece: Terrain) -> bool:
    """Whether it is at most twice as high as who moves the stand (LC-1.9-19, LC-1.9-20)."""
    return height_of(piece) <= CLIMBED * state.regiment_of(stand).card.height


def blocks_way(state: LittleState, piece: Terrain, stand: Stand) -> bool:
    """Whether a piece bars a walking stand everywhere: it can be neither crossed nor climbed."""
    passage = kind_of(piece).passage
    if passage == "high":
        return not is_climbable(state, stand, piece)
    wide = passage == "ditch" and narrowest(piece) > max(stand.sides) * FINE
    return wide or passage == "barred"


def middle_of(piece: Terrain) -> tuple[int, int]:
    """The middle of the box around a piece, in units."""
    area = piece.area
    return (area.low_x + area.high_x) // 2 // FINE, (area.low_y + area.high_y) // 2 // FINE


def pose_at(state: LittleState, x: int, y: int, facing: int) -> Pose:
    """A pose on the ground, or on the top of the building that is there (LC-4.2-3)."""
    building = building_at(state, x, y)
    return Pose(x, y, facing, 0 if building is None else top_of(building))


# The line between the middles of two bases: what stands on it (LC-1.8-ranged-7)


def cover(state: LittleState, attacker: Stand, defender: Stand) -> str:
    """The cover of a defender: of a "high" wall, of a "low" obstacle, or none: "".

    The line between the middles decides, and the highest piece on it counts (LC-1.9-28, LC-1.9-30,
    LC-1.9-31). Nothing else gives cover (LC-1.9-33).
    """
    if not state.field.table.terrain:
        return ""
    if crossed_high(state, attacker, defender):
        return "high"
    low = scenery_of(state.field.table).low
    return "low" if is_crossed(_between(attacker, defender), low) else ""


def blocking_base(
    state: LittleState,
    viewer: Stand,
    target: Stand,
    *,
    friends_only: bool = False,
    flat: bool = False,
) -> Stand | None:
    """The first stand, in order, that the line from one to the other crosses; None: it is free.

    Touching an edge or a corner is free. Stands lower than the viewer do not count
    (LC-1.8-ranged-8), unless only friends do (LC-1.8-breath-3) or all is `flat`: then those of
    other heights are beside the line or in it like any.
    """
    field = state.field
    places, (x1, y1, x2, y2) = field.places, _between(viewer, target)
    skip, skip_too = places.get(viewer.id, -1), places.get(target.id, -1)
    first = first_in_way(x1, y1, x2, y2, field.bodies, [], skip, skip_too)
    if first < 0:
        return None
    height = 0 if friends_only or flat else elevation(state, viewer)
    for other in field.stands[first:]:
        if other.id in (viewer.id, target.id) or (friends_only and other.seat != viewer.seat):
            continue
        if height and elevation(state, other) < height:
            continue
        if body_in_way(x1, y1, x2, y2, other.body):
            return other
    return None


def blocking_piece(state: LittleState, viewer: Stand, target: Stand) -> Terrain | None:
    """The building or too high obstacle that hides a target from a viewer (LC-1.8-ranged-9)."""
    if not state.field.table.terrain:
        return None
    scenery = scenery_of(state.field.table)
    line = _between(viewer, target)
    height = elevation(state, viewer)
    high = [piece for piece in scenery.high if not is_climbable(state, viewer, piece)]
    for piece in (*scenery.buildings, *high):
        upon = stands_on(viewer, piece) or stands_on(target, piece)
        if not upon and top_of(piece) >= height and passes_through(*line, piece.area):
            return piece
    return None


def crossed_high(state: LittleState, one: Stand, other: Stand) -> bool:
    """Whether the line from one to the other crosses a high wall."""
    return is_crossed(_between(one, other), scenery_of(state.field.table).high)


def _between(one: Stand, other: Stand) -> Line:
    return one.body.x, one.body.y, other.body.x, other.body.y
