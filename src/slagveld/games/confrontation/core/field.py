"""The table: its terrain and every figure on it.

A figure that stays where it is leaves what is known of contacts as it was.
"""

from slagveld.kept import keep
from slagveld.table.battlefield import Battlefield
from slagveld.table.units import FINE

from .figure import Figure

TOUCH = 10
"""Bases at most so far apart, in units, are in contact: a millimetre, for real hands."""
SLACK = TOUCH * FINE


class Field(Battlefield[Figure]):
    """Terrain and figures. Ids of figures are unique."""

    figures: tuple[Figure, ...] = ()

    @property
    def pieces(self) -> tuple[Figure, ...]:
        return self.figures

    def replaced(self, *figures: Figure) -> "Field":
        """The same with figures in the place of those of their ids."""
        places, pieces, by_id = self.places, list(self.figures), self.by_id.copy()
        stays = True
        for figure in figures:
            place = places[figure.id]
            before = pieces[place]
            stays = stays and figure.key == before.key
            stays = stays and (figure.own is before.own or figure.own == before.own)
            stays = stays and (figure.pose is before.pose or figure.pose == before.pose)
            pieces[place] = by_id[figure.id] = figure
        field = Field(self.table, tuple(pieces))
        keep(field, "places", places)
        keep(field, "by_id", by_id)
        if stays:
            keep(field, "bodies", self.bodies)
            keep(field, "contacts", self.contacts)
            keep(field, "traces", self.traces)
        return field

    def without(self, number: int) -> "Field":
        return Field(self.table, tuple([f for f in self.figures if f.id != number]))

    def added(self, figure: Figure) -> "Field":
        return Field(self.table, (*self.figures, figure))

    def met(self, piece: Figure) -> tuple[int, ...]:
        """Those that touch and stand about as high (CON-MOVE-13)."""
        near, z = self.near(piece, SLACK), piece.pose.z
        return tuple([other.id for other in near if abs(other.pose.z - z) <= REACH])


REACH = 200
"""Figures whose feet are farther apart than this in height, in units, cannot touch: 2 cm."""
