"""The table: its terrain and every figure on it.

A `Field` is a value. What is derived (figures by id, who touches whom) is kept beside its fields; a
figure that stays where it is leaves what is known of contacts as it was.
"""

from functools import cached_property
from typing import Any

import msgspec

from slagveld.games.confrontation.figure import Figure
from slagveld.table.body import Body
from slagveld.table.contact import touched
from slagveld.table.layout import Layout, Placed
from slagveld.table.units import FINE

TOUCH = 10
"""Bases at most so far apart, in units, are in contact: a millimetre, for real hands."""
SLACK = TOUCH * FINE
"""The same in fine units."""


class Field(msgspec.Struct, frozen=True, dict=True):
    """Terrain and figures. Ids of figures are unique."""

    table: Layout
    """Size and terrain; it holds no bases."""
    figures: tuple[Figure, ...] = ()

    # What is derived

    @cached_property
    def by_id(self) -> dict[int, Figure]:
        """Figures by id."""
        return {figure.id: figure for figure in self.figures}

    @cached_property
    def bodies(self) -> list[Body]:
        """All bases in fine units, in the order of `figures`. Shared: not to be changed."""
        return [figure.body for figure in self.figures]

    @cached_property
    def places(self) -> dict[int, int]:
        """Where in `figures` each stands, by id."""
        return {figure.id: place for place, figure in enumerate(self.figures)}

    @cached_property
    def _contacts(self) -> dict[int, tuple[int, ...]]:
        return {}

    @cached_property
    def traces(self) -> dict[Any, Any]:
        """What others have found out about this field and keep while nobody moves."""
        return {}

    @cached_property
    def layout(self) -> Layout:
        """The table with all bases, for rulers and displays."""
        bases = tuple([Placed(f.id, f.base, f.pose) for f in self.figures])
        return msgspec.structs.replace(self.table, bases=bases)

    # Other fields

    def replaced(self, figure: Figure) -> "Field":
        """The same field with one figure replaced."""
        place = self.places[figure.id]
        before = self.figures[place]
        field = Field(self.table, (*self.figures[:place], figure, *self.figures[place + 1 :]))
        known = field.__dict__
        known["places"] = self.places
        if figure.pose == before.pose and figure.key == before.key:
            known["bodies"] = self.bodies
            known["_contacts"] = self._contacts
            known["traces"] = self.traces
        return field

    def without(self, number: int) -> "Field":
        """The same field without a figure."""
        return Field(self.table, tuple([f for f in self.figures if f.id != number]))

    def added(self, figure: Figure) -> "Field":
        """The same field with one figure more, last in order."""
        return Field(self.table, (*self.figures, figure))

    # Contact

    def touching(self, figure: Figure) -> tuple[int, ...]:
        """Ids of the figures in contact with one, in order (CON-MOVE-13).

        The figure given may be a moved copy; only that of the field itself is remembered.
        """
        own = self.by_id.get(figure.id) is figure
        if own:
            known = self._contacts.get(figure.id)
            if known is not None:
                return known
        met = [self.figures[i] for i in touched(figure.body, self.bodies, SLACK)]
        found = tuple(
            [o.id for o in met if o.id != figure.id and abs(o.pose.z - figure.pose.z) <= REACH]
        )
        if own:
            self._contacts[figure.id] = found
        return found


REACH = 200
"""Figures whose feet are farther apart than this in height, in units, cannot touch: 2 cm."""
