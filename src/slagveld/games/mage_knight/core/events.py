"""What happens in Mage Knight in words of its own: clicks with their cause, eliminations, items."""

from typing import ClassVar

from slagveld.kernel.event import Healed, Hurt, Placed, Removed, Slain, StatusChanged, Turned
from slagveld.texts import Text

from .book import KEY, text


class Clicked(Hurt, frozen=True, kw_only=True):
    """A dial was turned by damage; `cause` is the whole sentence, with who dealt it and how."""

    namespace: ClassVar[str] = KEY

    cause: Text

    def text(self) -> Text:
        """The damage and where it comes from; the clicks left where dials lie open."""
        if self.left is None:
            return self.cause
        return text("clicks-left", what=self.cause, left=self.left)


class Mended(Healed, frozen=True, kw_only=True):
    """A dial was turned back; `cause` is the whole sentence, with who did it and how."""

    namespace: ClassVar[str] = KEY

    cause: Text

    def text(self) -> Text:
        """The healing and where it comes from; the clicks it has then where dials lie open."""
        if self.left is None:
            return self.cause
        return text("clicks-left", what=self.cause, left=self.left)


class Eliminated(Slain, frozen=True, kw_only=True):
    """A warrior was eliminated, and a seat may be credited with its points (MK-ELIM-2)."""

    namespace: ClassVar[str] = KEY

    points: int
    seat: int | None = None
    """Who is credited."""

    def text(self) -> Text:
        """Who fell, and whom that counts for."""
        if self.seat is None:
            return text("told-eliminated", name=self.name)
        return text("told-eliminated-by", name=self.name, seat=self.seat, points=self.points)


class ItemLaid(Placed, frozen=True, kw_only=True):
    """An item came to lie on the ground: its bearer dropped it, or was eliminated."""

    namespace: ClassVar[str] = KEY

    bearer: str
    pieces: tuple[int, ...]
    """The bearer."""
    dropped: bool

    def text(self) -> Text:
        """Who dropped it, or who fell with it."""
        if self.dropped:
            return text("told-item-dropped", item=self.name, bearer=self.bearer)
        return text("told-item-fallen", item=self.name, bearer=self.bearer)


class ItemTaken(Removed, frozen=True, kw_only=True):
    """A warrior has picked an item up."""

    namespace: ClassVar[str] = KEY

    bearer: str
    by: int

    def text(self) -> Text:
        """Who took what."""
        return text("told-item-taken", item=self.name, bearer=self.bearer)


class Spun(Turned, frozen=True, kw_only=True):
    """A warrior made a free spin towards an enemy that came to it (MK-SPIN-1)."""

    namespace: ClassVar[str] = KEY

    mover: str

    def text(self) -> Text:
        """Who turned to whom."""
        return text("told-spun", name=self.name, mover=self.mover)


class Returned(Placed, frozen=True, kw_only=True):
    """An eliminated warrior came back by an ability of another."""

    namespace: ClassVar[str] = KEY

    bearer: str
    clicks: int
    """Of damage that its dial shows."""

    def text(self) -> Text:
        """Who came back, by whom, and how whole."""
        values = {"name": self.name, "bearer": self.bearer, "clicks": self.clicks}
        return text("told-returned", **values)


class ControlChanged(StatusChanged, frozen=True, kw_only=True):
    """A control marker was put on an objective, or taken off it."""

    namespace: ClassVar[str] = KEY

    seat: int
    """Whose marker it is."""

    def text(self) -> Text:
        """Who has taken it, or lost it and why."""
        if self.name == text("treasure-name"):
            if self.on:
                return text("told-treasure-taken", seat=self.seat)
            if self.rule == "MK-OBJ-5":
                return text("told-treasure-contested", seat=self.seat)
            return text("told-treasure-lost", seat=self.seat)
        values = {"name": self.name, "seat": self.seat}
        if self.on:
            return text("told-objective-taken", **values)
        if self.rule == "MK-OBJ-5":
            return text("told-objective-contested", **values)
        return text("told-objective-lost", **values)
