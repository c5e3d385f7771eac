"""Events of this game: what happens to a model and, with it, to its regiment.

`group` is the regiment, whose card and badges show it, too.
"""

from typing import ClassVar

from slagveld.kernel.event import Healed, Hurt, Placed, Slain, StatusChanged, Told
from slagveld.texts import Name, Text, Value

from .book import KEY
from .regiment import Regiment
from .state import Battle


class Wounded(Hurt, frozen=True, kw_only=True):
    """A model lost Wounds (LC-1.6-7)."""

    namespace: ClassVar[str] = KEY

    group: int = 0


class Mended(Healed, frozen=True, kw_only=True):
    """A model got lost Wounds back."""

    namespace: ClassVar[str] = KEY

    group: int = 0


class Fell(Slain, frozen=True, kw_only=True):
    """A model was killed; so many of its regiment are left (LC-1.6-13)."""

    namespace: ClassVar[str] = KEY

    group: int = 0
    regiment: Name
    left: int
    count: int
    """How many models the regiment began with."""
    pieces: tuple[int, ...] = ()
    """Who stood on the same base."""


class Returned(Placed, frozen=True, kw_only=True):
    """A slain model stands with its regiment again (LC-SPELL-raise)."""

    namespace: ClassVar[str] = KEY

    group: int = 0
    regiment: Name
    left: int
    """How many models the regiment has then."""

    def text(self) -> Text:
        """Who is back, and how many there are."""
        values: dict[str, Value] = {"name": self.name, "regiment": self.regiment}
        values["left"] = self.left
        return Text(f"{KEY}:event-returned", values)


class Stance(StatusChanged, frozen=True, kw_only=True):
    """A whole regiment gained or lost a state: frightened, in full defence, under a spell."""

    namespace: ClassVar[str] = KEY

    group: int = 0
    pieces: tuple[int, ...] = ()
    """Its stands."""
    cause: Text | None = None
    """What it brings, where that is to be said."""

    def text(self) -> Text:
        """Who is, or is no longer, in that state, and what it brings."""
        values: dict[str, Value] = {"name": self.name, "status": self.status}
        if self.cause is not None:
            return Text(f"{KEY}:event-stance-taken", {**values, "cause": self.cause})
        return Text(f"{KEY}:event-stance-{'gained' if self.on else 'lost'}", values)


def told(play: Battle, what: Text, rule: str, *pieces: int, seat: int | None = None) -> None:
    """Tell something of some pieces."""
    play.tell(Told, what=what, pieces=pieces, seat=seat, rule=rule)


def tell_state(
    play: Battle,
    regiment: Regiment,
    status: Text,
    rule: str,
    *,
    on: bool = True,
    cause: Text | None = None,
) -> None:
    """Tell what a whole regiment is now, or no longer; a regiment that is gone tells nothing."""
    stands = play.state.stands_of(regiment.id) if play.listening else ()
    if not stands:
        return
    pieces = tuple([stand.id for stand in stands])
    play.tell(
        Stance,
        piece=pieces[0],
        name=regiment.name,
        status=status,
        on=on,
        group=regiment.id,
        pieces=pieces,
        cause=cause,
        rule=rule,
    )
