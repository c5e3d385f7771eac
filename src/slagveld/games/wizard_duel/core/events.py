"""What a duel tells in words of its own: events with sentences of this game, and short helpers."""

from typing import ClassVar, Literal

from slagveld.kernel.event import Changed, Event, Healed, Hurt, Placed, Slain, Told
from slagveld.texts import Listing, Text

from .book import KEY, text
from .state import Duel, DuelState


class Wounded(Hurt, frozen=True, kw_only=True):
    """A hit took wounds: striking power less Protection, doubled by fire where that counts."""

    namespace: ClassVar[str] = KEY

    power: int
    protection: int
    factor: int = 1


class Mended(Healed, frozen=True, kw_only=True):
    """A model got wounds back, with the cause."""

    namespace: ClassVar[str] = KEY

    cause: Text


class Fallen(Slain, frozen=True, kw_only=True):
    """A creature, a heavy weapon or a wizard was defeated."""

    namespace: ClassVar[str] = KEY

    sort: Literal["creature", "weapon", "wizard"] = "creature"


class Arrived(Placed, frozen=True, kw_only=True):
    """A wizard took his place."""

    namespace: ClassVar[str] = KEY

    named: Literal["yes", "no"] = "no"
    """Whether he is not called like his player."""
    where: Text

    def text(self) -> Text:
        """Whose wizard appears where."""
        return Event.text(self)


class Summoned(Placed, frozen=True, kw_only=True):
    """Creature magic brought a model."""

    namespace: ClassVar[str] = KEY

    weapon: Text

    def text(self) -> Text:
        """Who summons what, with which weapon."""
        return Event.text(self)


def names(state: DuelState, pieces: tuple[int, ...]) -> Listing:
    """Several pieces by name."""
    return Listing(tuple(state.name_of(piece) for piece in pieces))


def tell_points(play: Duel, seat: int, old: int, cause: Text, rule: str) -> None:
    """Tell a change of magic points to what they are now, with its cause."""
    if play.listening:
        wizard = play.state.wizards[seat]
        play.tell(
            Changed,
            seat=seat,
            piece=wizard.id,
            what=text("points-of", name=wizard.name),
            old=old,
            new=wizard.points,
            cause=cause,
            rule=rule,
        )


def tell_service(play: Duel, weapon: int, crew: tuple[int, ...]) -> None:
    """Tell who serves a heavy weapon."""
    if play.listening:
        served = text("serves", crew=names(play.state, crew), weapon=play.state.name_of(weapon))
        play.tell(Told, what=served, pieces=(weapon, *crew), rule="WD-HEAVY-3")
