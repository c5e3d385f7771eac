"""Footing: what terrain and bases mean for a mover, prepared once and asked often.

Terrain is prepared for each table twice, for those who swim and for the rest; bases are prepared
for each field and level. Wherever a base meets terrain its *core* is meant: the base without its
outermost 0.02", since an overlap of that size is rounding (MK-CONTACT-1). What a path may not enter
it may graze by one unit (`SLIP`), since ways bend at whole units only.
"""

from math import sqrt

from slagveld.kept import Shelf
from slagveld.kit.keeping import kept_by_key
from slagveld.table.body import Body
from slagveld.table.convex import Part, Region
from slagveld.table.layout import Layout
from slagveld.table.obstacles import SLIP, Ground, disc_mover, edge_solids, region_solids
from slagveld.table.solids import Solid
from slagveld.table.terrain import Terrain

from ..core.field import Field
from ..core.terrain_kinds import TerrainKind, kind_of

POINT = disc_mover(0)
"""A path is the line of the centre alone (MK-MOVE-4)."""

Known = tuple[Terrain, TerrainKind]


class Footing:
    """For moves on the ground; water is clear for those who swim (MK-WAVE-1, MK-CARD-aquatic)."""

    __slots__ = ("_deep", "_whole", "barred", "cliffs", "elevated", "ground", "hindering", "solids")

    def __init__(self, table: Layout, swimming: bool) -> None:
        self.barred: list[Known] = []
        """Where nobody may stand or pass: blocking terrain (MK-BLOCK-1, MK-BLOCK-3), elevated too
        (MK-ELEV-5)."""
        self.hindering: list[Known] = []
        """What may be entered, and then stops or slows (MK-HINDER-3), on hills too (MK-ELEV-4)."""
        self.elevated: list[Known] = []
        """Elevated terrain that can be stood on (MK-ELEV-3), of one height (MK-ELEV-2)."""
        self.cliffs: list[Terrain] = []
        """Those of them that are entered at access points alone (MK-ABRUPT-1)."""
        self.solids: dict[int, list[Solid]] = {}
        """Barred and elevated pieces by id, as the centre of a base meets them (MK-TERRAIN-3)."""
        self.ground: Ground = Ground()
        """The barred ones together."""
        self._deep: dict[tuple[int, int], list[Solid]] = {}
        self._whole: dict[tuple[int, int], tuple[list[Solid], list[Solid]]] = {}
        for piece in table.terrain:
            kind = kind_of(piece)
            movement = "clear" if swimming and kind.water else kind.movement
            if movement == "blocking" or kind.elevated:
                self.solids[piece.id] = region_solids(POINT, Region(piece.area), SLIP, piece.id)
            if movement == "blocking":
                self.barred.append((piece, kind))
                self.ground.solids.extend(self.solids[piece.id])
                continue
            if movement == "hindering":
                self.hindering.append((piece, kind))
            if kind.elevated:
                self.elevated.append((piece, kind))
            if kind.abrupt:
                self.cliffs.append(piece)

    def whole(self, piece: Terrain, reach: int) -> tuple[list[Solid], list[Solid]]:
        """Where a core of this radius has its middle in a piece, and where it lies over its edge.

        It is wholly inside in the first without the second (`spans_without`): only there it
        must stop (MK-HINDER-4, MK-HINDER-5).
        """
        key = (piece.id, reach)
        found = self._whole.get(key)
        if found is None:
            middles = region_solids(POINT, Region(piece.area), 0, piece.id)
            edges = edge_solids(disc_mover(reach + SLIP), piece.area, 0, piece.id)
            found = self._whole[key] = (middles, edges)
        return found

    def deep(self, piece: Terrain, reach: int) -> list[Solid]:
        """Where such a core is wholly inside a piece, for searches that go around that."""
        key = (piece.id, reach)
        found = self._deep.get(key)
        if found is None:
            inner = [_inner(part, reach, piece.id) for part in Region(piece.area).parts]
            found = self._deep[key] = [solid for solid in inner if solid is not None]
        return found


def _inner(part: Part, by: int, owner: int) -> Solid | None:
    """A convex part of an area without a strip of this width along its outline; None: nothing.

    One that is cut on some side is told by its slip instead: paths bend round its own corners.
    """
    if any(part.cut):
        return Solid(part.xs, part.ys, 0.0, float(by + SLIP), owner, part.cut)
    inner = eroded(part.xs, part.ys, by)
    if len(inner) < 3:
        return None
    return Solid([x for x, _ in inner], [y for _, y in inner], 0.0, SLIP, owner, [])


def eroded(xs: list[int], ys: list[int], by: int) -> list[tuple[int, int]]:
    """The corners of what is left of a convex polygon when so much is taken off every side."""
    points = [(float(x), float(y)) for x, y in zip(xs, ys, strict=True)]
    for i in range(len(xs)):
        j = (i + 1) % len(xs)
        dx, dy = float(xs[j] - xs[i]), float(ys[j] - ys[i])
        length = sqrt(dx * dx + dy * dy)
        depths = [((y - ys[i]) * dx - (x - xs[i]) * dy) / length - by for x, y in points]
        kept: list[tuple[float, float]] = []
        for k, (x, y) in enumerate(points):
            before = depths[k - 1]
            if (before > 0.0) != (depths[k] > 0.0):
                part = before / (before - depths[k])
                px, py = points[k - 1]
                kept.append((px + (x - px) * part, py + (y - py) * part))
            if depths[k] > 0.0:
                kept.append((x, y))
        points = kept
    return list(dict.fromkeys([(round(x), round(y)) for x, y in points]))


def footing_of(table: Layout, swimming: bool) -> Footing:
    """What the terrain of a table means for those who swim, or for the others; made once."""
    return FOOTINGS.kept(table, swimming, Footing, table, swimming)


FOOTINGS = Shelf[bool, Footing]("mage-knight.footings")


@kept_by_key
def crowd_of(field: Field, level: int) -> tuple[list[int], list[Body], list[Body]]:
    """The bases of a level: ids, cores, which no path may run over (MK-MOVE-4), and rims."""
    there = [fighter for fighter in field.fighters if fighter.pose.level == level]
    cores, rims = [fighter.core for fighter in there], [fighter.rim for fighter in there]
    return [fighter.id for fighter in there], cores, rims
