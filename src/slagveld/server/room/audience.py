"""Everybody who looks at one battle."""

from collections.abc import Iterator, Sequence

from slagveld.server.room.shown import seat_shown
from slagveld.server.room.viewer import Viewer
from slagveld.server.store import SeatRecord
from slagveld.server.wire.live import AnyAnswer, Present


class Audience:
    """The viewers of a battle, and how much of the log each has been told."""

    def __init__(self) -> None:
        self._told: dict[Viewer, int] = {}

    def __iter__(self) -> Iterator[Viewer]:
        return iter(tuple(self._told))

    def __len__(self) -> int:
        return len(self._told)

    def add(self, viewer: Viewer, told: int) -> None:
        """Somebody came who knows the first `told` entries."""
        self._told[viewer] = told

    def remove(self, viewer: Viewer) -> bool:
        """Somebody went; whether they were here."""
        return self._told.pop(viewer, None) is not None

    def told(self, viewer: Viewer) -> int:
        """How many entries somebody knows."""
        return self._told.get(viewer, 0)

    def tell(self, viewer: Viewer, message: AnyAnswer, number: int) -> None:
        """Tell somebody something with which they know the first `number` entries."""
        if viewer in self._told:
            self._told[viewer] = number
            viewer.send(message)

    def tell_all(self, message: AnyAnswer) -> None:
        """Tell everybody the same."""
        for viewer in self:
            viewer.send(message)

    def here(self) -> frozenset[int]:
        """Seats for which somebody is connected."""
        return frozenset(seat for viewer in self._told for seat in viewer.seats)

    def present(self, seats: Sequence[SeatRecord]) -> Present:
        """Who is at the table now."""
        here = self.here()
        return Present(
            seats=tuple(seat_shown(seat, here=seat.number in here) for seat in seats),
            watchers=sum(not viewer.seats for viewer in self._told),
        )
