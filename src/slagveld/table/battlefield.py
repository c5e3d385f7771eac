"""A table with pieces of a game's own: who is who, who stands where, who touches whom.

A battlefield is a value. What is derived is kept beside its fields, where JSON and equality do not
see it; a game hands on to the next battlefield what stays true.
"""

from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar, TypeVarTuple

from slagveld.kept import NOTHING, kept
from slagveld.record import Record, replace
from slagveld.table.body import Body
from slagveld.table.contact import touched
from slagveld.table.layout import Layout, Placed
from slagveld.table.shapes import Base, Pose


class Standing(Protocol):
    """A piece that stands on one base."""

    @property
    def id(self) -> int:
        """Unique on the table."""

    @property
    def base(self) -> Base:
        """Shape and size of its base."""

    @property
    def pose(self) -> Pose:
        """Where it stands."""

    @property
    def body(self) -> Body:
        """Its base where it stands, in fine units."""


P = TypeVar("P", bound=Standing)
V = TypeVar("V")
Told = TypeVarTuple("Told")


class Battlefield(Record, Generic[P]):
    """Terrain and pieces. A game adds a field with its pieces, and `pieces` that gives it."""

    table: Layout
    """Size and terrain; it holds no bases."""

    @property
    def pieces(self) -> tuple[P, ...]:
        """All pieces in order."""
        raise NotImplementedError

    @kept
    def by_id(self) -> dict[int, P]:
        """Pieces by id."""
        return {piece.id: piece for piece in self.pieces}

    @kept
    def bodies(self) -> list[Body]:
        """All bases in fine units, in the order of `pieces`. Shared: not to be changed."""
        return [piece.body for piece in self.pieces]

    @kept
    def places(self) -> dict[int, int]:
        """Where in `pieces` each stands, by id."""
        return {piece.id: place for place, piece in enumerate(self.pieces)}

    @kept
    def traces(self) -> dict[Any, Any]:
        """What others have found out about this field and keep while nobody moves."""
        return {}

    def known(self, key: Hashable, work: Callable[[*Told], V], *told: *Told) -> V:
        """What stands under a key in `traces`, or is now worked out from what it is told."""
        traces = self.traces
        found: V = traces.get(key, NOTHING)
        if found is NOTHING:
            found = traces[key] = work(*told)
        return found

    @kept
    def layout(self) -> Layout:
        """The table with all bases, for rulers and displays."""
        bases = tuple([Placed(piece.id, piece.base, piece.pose) for piece in self.pieces])
        return replace(self.table, bases=bases)

    # Contact

    @kept
    def contacts(self) -> dict[int, tuple[int, ...]]:
        """What is known of `touching`, by id; to be kept while nobody moves."""
        return {}

    def touching(self, piece: P) -> tuple[int, ...]:
        """Ids of the pieces in base contact with one, in order.

        The piece given may be a moved copy; only that of the field itself is remembered.
        """
        own = self.by_id.get(piece.id) is piece
        if own:
            known = self.contacts.get(piece.id)
            if known is not None:
                return known
        found = self.met(piece)
        if own:
            self.contacts[piece.id] = found
        return found

    def met(self, piece: P) -> tuple[int, ...]:
        """Ids of the pieces in base contact with one, as the game measures it, not remembered."""
        raise NotImplementedError

    def near(self, piece: P, slack: int) -> list[P]:
        """The others whose bases are at most so many fine units away or overlap, in order."""
        found = [self.pieces[place] for place in touched(piece.body, self.bodies, slack)]
        return [other for other in found if other.id != piece.id]


def swapped(pieces: tuple[P, ...], place: int, piece: P) -> tuple[P, ...]:
    """The same pieces with another in one place."""
    return (*pieces[:place], piece, *pieces[place + 1 :])
