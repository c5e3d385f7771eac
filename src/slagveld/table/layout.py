"""The table as a state holds it: its size, its terrain, and where every base stands.

A `Layout` is a value. What is derived from it (bodies, areas, places by id) is kept beside its
fields, where JSON and equality do not see it; moving one base derives the new from the old.
Lists handed out are shared and must not be changed. Order is that of `bases`, always.
Places and limits given to methods are units, as a player sees them.
"""

from collections.abc import Collection

from slagveld.kept import keep, kept
from slagveld.record import Record
from slagveld.table import contact, groups, measure, sight, visible
from slagveld.table.body import Area, Body
from slagveld.table.shapes import Base, Length, Pose
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE


class Placed(Record):
    """A base that stands on the table."""

    id: int
    base: Base
    pose: Pose


class Layout(Record):
    """A table with its terrain and bases. Ids of bases are unique, and so are those of terrain."""

    width: Length
    height: Length
    terrain: tuple[Terrain, ...] = ()
    bases: tuple[Placed, ...] = ()

    # What is derived

    @kept
    def _places(self) -> dict[int, int]:
        return {placed.id: i for i, placed in enumerate(self.bases)}

    @kept
    def _bodies(self) -> list[Body]:
        return [placed.base.body(placed.pose) for placed in self.bases]

    @kept
    def _areas(self) -> list[Area]:
        return [piece.area for piece in self.terrain]

    @kept
    def _kinds(self) -> dict[tuple[str, ...], tuple[list[Terrain], list[Area]]]:
        return {}

    def bodies(self) -> list[Body]:
        """All bases in fine units, in order."""
        return self._bodies

    def areas(self) -> list[Area]:
        """The outlines of all terrain in fine units, in order."""
        return self._areas

    def of_kinds(self, kinds: tuple[str, ...]) -> tuple[list[Terrain], list[Area]]:
        """The terrain of these kinds and its areas, in order; made once per choice of kinds."""
        found = self._kinds.get(kinds)
        if found is None:
            pieces = [piece for piece in self.terrain if piece.kind in kinds]
            found = self._kinds[kinds] = (pieces, [piece.area for piece in pieces])
        return found

    def body(self, base_id: int) -> Body:
        """A base in fine units."""
        return self._bodies[self._places[base_id]]

    def stored(self, base_id: int) -> Placed:
        """A base as it is stored."""
        return self.bases[self._places[base_id]]

    def has(self, base_id: int) -> bool:
        """Is there a base with this id?"""
        return base_id in self._places

    def index(self, base_id: int) -> int:
        """The place of a base in `bases` and `bodies()`."""
        return self._places[base_id]

    def ids(self, indices: list[int]) -> list[int]:
        """The ids of bases given by their place."""
        return [self.bases[i].id for i in indices]

    # Other layouts

    def moved(self, base_id: int, pose: Pose) -> "Layout":
        """The same table with one base at another pose."""
        return self._with(self._places[base_id], Placed(base_id, self.stored(base_id).base, pose))

    def replaced(self, base_id: int, base: Base, pose: Pose) -> "Layout":
        """The same table with another base under the same id (mounted, dismounted)."""
        return self._with(self._places[base_id], Placed(base_id, base, pose))

    def _with(self, index: int, placed: Placed) -> "Layout":
        bases = (*self.bases[:index], placed, *self.bases[index + 1 :])
        bodies = self._bodies.copy()
        bodies[index] = placed.base.body(placed.pose)
        return self._derived(bases, bodies, self._places)

    def placed(self, base_id: int, base: Base, pose: Pose) -> "Layout":
        """The same table with one base more, last in order."""
        if base_id in self._places:
            raise ValueError(f"base {base_id} is already on the table")
        bases = (*self.bases, Placed(base_id, base, pose))
        bodies = [*self._bodies, base.body(pose)]
        return self._derived(bases, bodies, {**self._places, base_id: len(self.bases)})

    def without(self, base_id: int) -> "Layout":
        """The same table without a base."""
        index = self._places[base_id]
        bases = (*self.bases[:index], *self.bases[index + 1 :])
        bodies = [*self._bodies[:index], *self._bodies[index + 1 :]]
        return self._derived(bases, bodies, None)

    def _derived(
        self, bases: tuple[Placed, ...], bodies: list[Body], places: dict[int, int] | None
    ) -> "Layout":
        """A layout with other bases that keeps what is known of the terrain."""
        layout = Layout(self.width, self.height, self.terrain, bases)
        keep(layout, "_bodies", bodies)
        keep(layout, "_areas", self._areas)
        keep(layout, "_kinds", self._kinds)
        if places is not None:
            keep(layout, "_places", places)
        return layout

    # Questions

    def near(self, x: int, y: int, limit: int) -> list[int]:
        """Which bases come within `limit` of a place? Ids in order."""
        point = Body(x * FINE, y * FINE, 0, [], [], 0, 0, 0)
        return self.ids(measure.near_indices(point, self._bodies, limit * FINE))

    def gap(self, base_id: int, other_id: int) -> int:
        """How far apart are two bases, edge to edge? Fine units, rounded up."""
        return measure.gap(self.body(base_id), self.body(other_id))

    def touching(self, base_id: int, tolerance: int) -> list[int]:
        """Which bases does a base touch? Ids in order; `tolerance` in fine units."""
        return self.ids(contact.touched(self.body(base_id), self._bodies, tolerance))

    def overlapping(self, tolerance: int = 0) -> list[tuple[int, int]]:
        """Which pairs of bases overlap? Ids, in order; `tolerance` in fine units."""
        pairs = groups.overlapping(self._bodies, tolerance)
        return [(self.bases[i].id, self.bases[j].id) for i, j in pairs]

    def fits(
        self, base: Base, pose: Pose, ignore: Collection[int] = (), tolerance: int = 0
    ) -> bool:
        """Could a base stand here: wholly on the table, overlapping no other on its level?

        Bases whose ids are in `ignore` do not count. `tolerance` (fine units) is how deep it may
        overlap another base; the edge of the table is exact, touching it is fine.
        """
        body = base.body(pose)
        if measure.table_edge_gap(body, self.width, self.height) < 0:
            return False
        hits = contact.overlapped(body, self._bodies, tolerance)
        return all(self.bases[i].id in ignore for i in hits)

    def blocker(
        self, viewer: int, target: int, kinds: tuple[str, ...] = (), *, bases: bool = True
    ) -> Placed | Terrain | None:
        """What blocks the line between the middles of two bases? The first, bases before terrain.

        Terrain of the given `kinds` blocks, and all other bases unless told otherwise. Flat:
        levels and heights are for the game to weigh (`sight.crossings`, `sight.passes_over`).
        """
        eye, seen = self.body(viewer), self.body(target)
        pieces, areas = self.of_kinds(kinds)
        bodies = self._bodies if bases else []
        i, j = (self._places[viewer], self._places[target]) if bases else (-1, -1)
        first = sight.first_in_way(eye.x, eye.y, seen.x, seen.y, bodies, areas, i, j)
        if first < 0:
            return None
        return self.bases[first] if first < len(bodies) else pieces[first - len(bodies)]

    def sees(
        self, viewer: int, target: int, kinds: tuple[str, ...] = (), *, bases: bool = True
    ) -> bool:
        """Is the line between the middles of two bases clear? See `blocker`."""
        return self.blocker(viewer, target, kinds, bases=bases) is None

    def seen_by(
        self, viewer: int, targets: Collection[int], kinds: tuple[str, ...] = ()
    ) -> list[int]:
        """Of which bases is any part seen from the middle of a base? Ids in the order given.

        All bases and the terrain of these kinds hide what is behind them; see `visible`.
        """
        eye = self.body(viewer)
        _, areas = self.of_kinds(kinds)
        wanted = [self._places[target] for target in targets]
        index = self._places[viewer]
        return self.ids(visible.seen_from(eye.x, eye.y, wanted, self._bodies, areas, index))
