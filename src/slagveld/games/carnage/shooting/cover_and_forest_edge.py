"""Cover: what low walls, small rocks and windows take off the WS of those who shoot.

At the edge of a forest WS and range are less (CAR-9.2.2-ws, CAR-9.2.2-range).

A unit is judged by the rank or file next to the wall, however deep it stands behind it: at least
half of those in it who are seen must touch the wall, with the wall between them and the middle of
the shooters (CAR-9.3.2-cover, CAR-9.8-cover).
"""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Item
from slagveld.table.body import Area, Body
from slagveld.table.inside import passes_through, place_in_area
from slagveld.table.layout import Layout
from slagveld.table.measure import area_gap
from slagveld.table.units import FINE, cosine, sine

from ..core.book import CM, text
from ..core.state import CarnageState
from ..core.unit import Unit
from ..sight.forests_trees_windows import Mark, nearest_place, standings
from ..sight.fronts import outermost
from ..terrain.high_walls import TOUCH, box_of, is_near
from ..terrain.kinds import kind_of, regions_of
from ..terrain.sight_obstacles import screens
from .at_and_from_buildings import has_windows
from .ranges import ranges

COVERS = {
    "CAR-9.3.2-cover": text("shot-low-wall"),
    "CAR-9.8-cover": text("shot-small-rocks"),
    "CAR-9.7-shoot-in": text("shot-window"),
}

FRONT, RIGHT, REAR, LEFT = range(4)
"""The sides of a unit, quarter turn by quarter turn."""


def cover(state: CarnageState, unit: Unit, target: Unit, seen: Sequence[Mark]) -> Item | None:
    """What cover takes off the WS of a unit that sees these of its target, once; None: nothing."""
    window = "CAR-9.7-shoot-in" if has_windows(seen) else ""
    rule = window or _wall(state.field.table, unit, target, seen)
    return Item(-ranges().cover, COVERS[rule], rule) if rule else None


def _wall(table: Layout, unit: Unit, target: Unit, seen: Sequence[Mark]) -> str:
    """The rule by which those in the open have cover; empty: they have none.

    Each must touch a wall that is between him and the middle of the shooters. A gate is a hole in
    the wall that it lies over.
    """
    places = [mark.place for mark in seen if not mark.opening]
    behind: list[dict[int, str]] = [{} for _ in range(4)]
    for piece in [one for one in table.terrain if kind_of(one).cover == "low"]:
        rule = "CAR-9.3.2-cover" if kind_of(piece).low_wall else "CAR-9.8-cover"
        if not is_near(target.bounds, box_of(piece.area)):
            continue
        for area in [region.area for region in regions_of(table, piece)]:
            for place in places:
                body = target.bodies[place]
                touches = area_gap(body, area) <= TOUCH * FINE
                if touches and passes_through(*unit.middle, body.x, body.y, area):
                    behind[_side_of(unit, target, body, area)].setdefault(place, rule)
    for side, covered in enumerate(behind):
        if covered:
            row = [place for place in next_to(target, side) if place in places]
            rules = [covered[place] for place in row if place in covered]
            if rules and 2 * len(rules) >= len(row):
                return rules[0]
    return ""


def _side_of(unit: Unit, target: Unit, body: Body, area: Area) -> int:
    """On which side of a unit the wall lies that one of its figures touches.

    Who stands among rocks has them on the side of the shooters. It is measured by the base, so
    that a wall along the flank of a rider lies there to its end; what lies off a corner counts as
    before or behind.
    """
    among = place_in_area(body.x, body.y, area) >= 0
    x, y = unit.middle if among else nearest_place(body.x, body.y, area)
    turns = (body.facing - target.facing + 450) // 900
    c, s = int(cosine(body.facing)), int(sine(body.facing))
    ahead: int = ((x - body.x) * c + (y - body.y) * s) * target.profile.width
    aside: int = ((y - body.y) * c - (x - body.x) * s) * target.profile.depth
    if abs(ahead) >= abs(aside):
        return (turns + (FRONT if ahead >= 0 else REAR)) % 4
    return (turns + (RIGHT if aside >= 0 else LEFT)) % 4


def next_to(unit: Unit, side: int) -> list[int]:
    """The rank or file of a unit next to what lies along one of its sides.

    An incomplete last rank stands in the middle: it is part of no file at the side. Out of
    formation they are those with nobody of theirs between them and that side.
    """
    if not unit.formed:
        return outermost(unit, side)
    block = unit.block
    if side in (FRONT, REAR):
        return block.rank(0 if side == FRONT else block.ranks() - 1)
    files = int(block.files)
    end = files - 1 if side == RIGHT else 0
    return [files * rank + end for rank in range(int(block.count) // files)]


def is_edge_shot(
    state: CarnageState, unit: Unit, target: Unit, who: Sequence[int], seen: Sequence[Mark]
) -> bool:
    """Whether a forest edge costs range and WS: half of who shoot or are seen (CAR-9.2.2-ws)."""
    table = state.field.table
    if screens(table).plain:
        return False
    here, there = standings(table, unit), standings(table, target)
    rim = sum([bool(here[place].edge) for place in who])
    shown = sum([not mark.opening and bool(there[mark.place].edge) for mark in seen])
    return bool(rim and 2 * rim >= len(who)) or bool(shown and 2 * shown >= len(seen))


def edge_limit() -> int:
    """The longest shot at or from a forest edge, in units (CAR-9.2.2-range); no wind changes it."""
    return ranges().forest_edge * CM
