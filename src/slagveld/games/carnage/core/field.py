"""The field: the table with its terrain, and every unit on it.

A `Field` is a value. What is derived from it (units by id, who touches whom) is kept beside its
fields; replacing one unit keeps what is known of the others.
"""

import msgspec

from slagveld.kept import kept
from slagveld.table.contact import touching
from slagveld.table.layout import Layout, Placed
from slagveld.table.shapes import RectBase
from slagveld.table.units import FINE

from ..terrain.walls import parted
from .unit import Unit

TOUCH = 10
"""Bases at most so far apart, in units, are in base contact: a millimetre, for real hands."""

Touch = tuple[int, int]
"""Places of two figures in their units, who touch each other."""


class Field(msgspec.Struct, frozen=True, dict=True):
    """Terrain and units. Ids of units and figures are unique."""

    table: Layout
    """Size and terrain; it holds no bases."""
    units: tuple[Unit, ...] = ()

    # What is derived

    @kept
    def by_id(self) -> dict[int, Unit]:
        """Units by id."""
        return {unit.id: unit for unit in self.units}

    @kept
    def by_figure(self) -> dict[int, Unit]:
        """Units by the ids of their figures."""
        return {figure.id: unit for unit in self.units for figure in unit.figures}

    @kept
    def _touches(self) -> dict[tuple[int, int], tuple[Touch, ...]]:
        return {}

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
        return msgspec.structs.replace(self.table, bases=tuple(bases))

    # Other fields

    def replaced(self, unit: Unit) -> "Field":
        """The same field with one unit replaced."""
        units = tuple([unit if other.id == unit.id else other for other in self.units])
        return self._derived(units, unit.id)

    def without(self, number: int) -> "Field":
        """The same field without a unit."""
        return self._derived(tuple([u for u in self.units if u.id != number]), number)

    def added(self, unit: Unit) -> "Field":
        """The same field with one unit more, last in order."""
        return self._derived((*self.units, unit), unit.id)

    def _derived(self, units: tuple[Unit, ...], number: int) -> "Field":
        field = Field(self.table, units)
        known = self._touches
        if known:
            field.__dict__["_touches"] = {
                pair: touches for pair, touches in known.items() if number not in pair
            }
        return field

    # Contact

    def touches(self, one: Unit, other: Unit) -> tuple[Touch, ...]:
        """Which figures of two units touch, as places in their units; corners count (CAR-13.1-who).

        Bases alone decide, whatever they stand on (CAR-5.2-bases). High walls part them
        (CAR-9.3.1, CAR-9.7-enter).
        """
        if one.id > other.id:
            return tuple([(i, j) for j, i in self.touches(other, one)])
        pair = (one.id, other.id)
        known = self._touches.get(pair)
        if known is None:
            known = self._touches[pair] = self._contact(one, other)
        return known

    def _contact(self, one: Unit, other: Unit) -> tuple[Touch, ...]:
        slack = TOUCH * FINE
        left, top, right, bottom = one.bounds
        left2, top2, right2, bottom2 = other.bounds
        if left > right2 + slack or left2 > right + slack:
            return ()
        if top > bottom2 + slack or top2 > bottom + slack:
            return ()
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
        """Enemy units in base contact with a unit, in order. Shared: not to be changed."""
        if self.by_id.get(unit.id) is not unit:
            return self._enemies_of(unit)
        known = self._enemies.get(unit.id)
        if known is None:
            known = self._enemies[unit.id] = self._enemies_of(unit)
        return known

    def _enemies_of(self, unit: Unit) -> list[Unit]:
        return [
            other
            for other in self.units
            if other.side != unit.side and other.id != unit.id and self.touches(unit, other)
        ]

    def engaged(self, unit: Unit) -> bool:
        """Whether a unit is in base contact with an enemy."""
        return bool(self.enemies_of(unit))
