"""The field: the table with its terrain, and every unit on it.

A `Field` is a value. What is derived from it (units by id, who fights whom) is kept beside its
fields; who touches whom is kept beside the units, so replacing one keeps what is known of others.
"""

from slagveld.kept import Shelf, kept
from slagveld.record import Record, replace
from slagveld.table.body import Body
from slagveld.table.contact import touching
from slagveld.table.layout import Layout, Placed
from slagveld.table.shapes import RectBase
from slagveld.table.units import FINE

from ..terrain.high_walls import TOUCH, is_near, parted
from .unit import Unit

Touch = tuple[int, int]
"""Places of two figures in their units, who touch each other."""


TOUCHES = Shelf[int, tuple[list[Body], Layout, tuple[Touch, ...]]]("carnage.touches")
"""Beside a unit, by the id of one of a higher id: where it stands, the table, who touches whom."""


class Field(Record):
    """Terrain and units. Ids of units and figures are unique."""

    table: Layout
    """Size and terrain; it holds no bases."""
    units: tuple[Unit, ...] = ()

    # What is derived

    @kept
    def by_id(self) -> dict[int, Unit]:
        return {unit.id: unit for unit in self.units}

    @kept
    def by_figure(self) -> dict[int, Unit]:
        return {figure.id: unit for unit in self.units for figure in unit.figures}

    @kept
    def _enemies(self) -> dict[int, list[Unit]]:
        return {}

    @kept
    def layout(self) -> Layout:
        """The table with all bases, for rulers and displays: figures by id."""
        bases = []
        for unit in self.units:
            base = RectBase(unit.profile.width, unit.profile.depth)
            for figure, pose in zip(unit.figures, unit.poses, strict=True):
                bases.append(Placed(figure.id, base, pose))
        return replace(self.table, bases=tuple(bases))

    # Contact

    def touches(self, one: Unit, other: Unit) -> tuple[Touch, ...]:
        """Which figures of two units touch, as places in their units; corners count (CAR-13.1-who).

        Bases alone decide, whatever they stand on (CAR-5.2-bases). High walls part them
        (CAR-9.3.1, CAR-9.7-enter).
        """
        if one.id > other.id:
            found = self.touches(other, one)
            return tuple([(i, j) for j, i in found]) if found else ()
        if not is_near(one.bounds, other.bounds):
            return ()
        known = TOUCHES.of(one)
        last = known.get(other.id)
        if last is None or last[0] is not other.parts or last[1] is not self.table:
            last = known[other.id] = (other.parts, self.table, self._contact(one, other))
        return last[2]

    def _contact(self, one: Unit, other: Unit) -> tuple[Touch, ...]:
        slack = TOUCH * FINE
        if not any(touching(a, b, slack) for a in one.parts for b in other.parts):
            return ()
        found = [
            (i, j)
            for i, a in enumerate(one.bodies)
            for j, b in enumerate(other.bodies)
            if touching(a, b, slack) and not parted(self.table, a, b)
        ]
        return tuple(found)

    def enemies_of(self, unit: Unit) -> list[Unit]:
        """Enemies in contact with a unit (or a moved copy), in order; shared: not to be changed."""
        if self.by_id.get(unit.id) is not unit:
            return self._enemies_of(unit)
        known = self._enemies.get(unit.id)
        if known is None:
            known = self._enemies[unit.id] = self._enemies_of(unit)
        return known

    def _enemies_of(self, unit: Unit) -> list[Unit]:
        slack = TOUCH * FINE
        left, top, right, bottom = unit.bounds
        left, top, right, bottom = left - slack, top - slack, right + slack, bottom + slack
        found: list[Unit] = []
        for other in self.units:
            if other.side == unit.side or other.id == unit.id:
                continue
            box = other.bounds
            if box[0] > right or box[2] < left or box[1] > bottom or box[3] < top:
                continue
            if self.touches(unit, other):
                found.append(other)
        return found

    def engaged(self, unit: Unit) -> bool:
        return bool(self.enemies_of(unit))
