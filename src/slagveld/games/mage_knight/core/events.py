"""What happens in Mage Knight in words of its own, and how it is told: clicks, items, dice."""

from collections.abc import Iterable

from slagveld.kernel.event import (
    Announced,
    Changed,
    Healed,
    Hurt,
    Moved,
    Placed,
    Removed,
    Slain,
    StatusChanged,
    Told,
    Turned,
)
from slagveld.kernel.fields import Label, Path
from slagveld.kernel.modifiers import Need
from slagveld.table.shapes import Pose
from slagveld.texts import Listing, Name, Text

from .abilities import Ability
from .book import KEY, text
from .fighter import Fighter
from .state import Battle, KnightState


class Clicked(Hurt, frozen=True, kw_only=True):
    """A dial was turned by damage; `cause` is the whole sentence, with who dealt it and how."""

    namespace = KEY
    cause: Text

    def text(self) -> Text:
        return _with_clicks(self.cause, self.left)


class Mended(Healed, frozen=True, kw_only=True):
    """A dial was turned back; `cause` is the whole sentence, with who did it and how."""

    namespace = KEY
    cause: Text

    def text(self) -> Text:
        return _with_clicks(self.cause, self.left)


def _with_clicks(cause: Text, left: int | None) -> Text:
    """The sentence, with the clicks that are left where dials lie open."""
    return cause if left is None else text("clicks-left", what=cause, left=left)


class Eliminated(Slain, frozen=True, kw_only=True):
    """A warrior was eliminated, and a seat may be credited with its points (MK-ELIM-2)."""

    namespace = KEY
    points: int
    seat: int | None = None
    """Who is credited."""

    def text(self) -> Text:
        if self.seat is None:
            return text("told-eliminated", name=self.name)
        return text("told-eliminated-by", name=self.name, seat=self.seat, points=self.points)


class ItemLaid(Placed, frozen=True, kw_only=True):
    """An item came to lie on the ground: its bearer dropped it, or was eliminated."""

    namespace = KEY
    bearer: str | Name
    pieces: tuple[int, ...]
    """The bearer."""
    dropped: bool

    def text(self) -> Text:
        if self.dropped:
            return text("told-item-dropped", item=self.name, bearer=self.bearer)
        return text("told-item-fallen", item=self.name, bearer=self.bearer)


class ItemTaken(Removed, frozen=True, kw_only=True):
    """A warrior has picked an item up."""

    namespace = KEY
    bearer: str | Name
    by: int

    def text(self) -> Text:
        return text("told-item-taken", item=self.name, bearer=self.bearer)


class Spun(Turned, frozen=True, kw_only=True):
    """A warrior made a free spin towards an enemy that came to it (MK-SPIN-1)."""

    namespace = KEY
    mover: str | Name

    def text(self) -> Text:
        return text("told-spun", name=self.name, mover=self.mover)


class Returned(Placed, frozen=True, kw_only=True):
    """An eliminated warrior came back by an ability of another."""

    namespace = KEY
    bearer: str | Name
    clicks: int
    """Of damage that its dial shows."""

    def text(self) -> Text:
        return text("told-returned", name=self.name, bearer=self.bearer, clicks=self.clicks)


class ControlChanged(StatusChanged, frozen=True, kw_only=True):
    """A control marker was put on an objective, or taken off it."""

    namespace = KEY
    seat: int
    """Whose marker it is."""

    def text(self) -> Text:
        what = "treasure" if self.name == text("treasure-name") else "objective"
        fate = "taken" if self.on else "contested" if self.rule == "MK-OBJ-5" else "lost"
        named = {} if what == "treasure" else {"name": self.name}
        key = f"told-{what}-{fate}"  # texts: *:told-treasure-*, *:told-objective-*
        return text(key, seat=self.seat, **named)


def tell(play: Battle, what: Text, rule: str, *pieces: int) -> None:
    play.tell(Told, what=what, pieces=pieces, rule=rule)


def announce(play: Battle, fighter: Fighter, what: Text, rule: str, *others: int) -> None:
    play.tell(Announced, seat=fighter.seat, what=what, pieces=(fighter.id, *others), rule=rule)


def tell_use(play: Battle, fighter: Fighter, ability: Ability | None) -> None:
    if ability is not None and play.listening:
        what = text("combat-announce-mode", name=fighter.name, ability=ability.name)
        announce(play, fighter, what, ability.rule)


def tell_moved(
    play: Battle, piece: int, name: Label, way: Path, pose: Pose, manner: str, far: int, rule: str
) -> None:
    """Something went along this way, its start first, and so far, and now stands at a pose."""
    play.tell(
        Moved, piece=piece, name=name, path=way, pose=pose, manner=manner, length=far, rule=rule
    )


def tell_status(play: Battle, fighter: Fighter, status: Text, rule: str, *, on: bool) -> None:
    play.tell(StatusChanged, piece=fighter.id, name=fighter.name, status=status, on=on, rule=rule)


def tell_tokens(play: Battle, fighter: Fighter, tokens: int, rule: str) -> None:
    what = text("tokens-of", name=fighter.name)
    play.tell(Changed, piece=fighter.id, what=what, old=fighter.tokens, new=tokens, rule=rule)


def roll(
    play: Battle,
    purpose: Text,
    rule: str,
    seat: int,
    *pieces: int,
    need: Need | None = None,
    yields: str = "",
    dice: int = 1,
) -> int:
    """A die of a seat, or several added up, about these; `yields` is the key of what they bring."""
    called = f"{KEY}:{yields}" if yields else ""
    fallen = play.roll(
        dice, 6, purpose=purpose, rule=rule, seat=seat, need=need, pieces=pieces, yields=called
    )
    return sum(fallen)


def names_of(state: KnightState, numbers: Iterable[int]) -> Listing:
    return Listing(tuple([state.field.by_id[number].name for number in numbers]))
