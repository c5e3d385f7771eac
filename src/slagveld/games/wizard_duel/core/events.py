"""What a duel tells in words of its own: events with sentences of this game, and short helpers."""

from typing import Literal

from slagveld.kernel.event import Changed, Event, Healed, Hurt, Moved, Placed, Slain, Told, Turned
from slagveld.kernel.fields import Path
from slagveld.table.shapes import Pose
from slagveld.texts import Listing, Text

from .book import KEY, text
from .models import Creature, spot_of
from .state import Duel, DuelState


class Wounded(Hurt, frozen=True, kw_only=True):
    """A hit took wounds: striking power less Protection, doubled by fire where that counts."""

    namespace = KEY
    power: int
    protection: int
    factor: int = 1


class Mended(Healed, frozen=True, kw_only=True):
    """A model got wounds back, with the cause."""

    namespace = KEY
    cause: Text


class Fallen(Slain, frozen=True, kw_only=True):
    """A creature, a heavy weapon or a wizard was defeated."""

    namespace = KEY
    sort: Literal["creature", "weapon", "wizard"] = "creature"


class Arrived(Placed, frozen=True, kw_only=True):
    """A wizard took his place."""

    namespace = KEY
    named: Literal["yes", "no"] = "no"
    """Whether he is not called like his player."""
    where: Text

    text = Event.text


class Summoned(Placed, frozen=True, kw_only=True):
    """Creature magic brought a model."""

    namespace = KEY
    weapon: Text

    text = Event.text


def names(state: DuelState, pieces: tuple[int, ...]) -> Listing:
    return Listing(tuple(state.name_of(piece) for piece in pieces))


def say(play: Duel, what: Text, rule: str, *pieces: int) -> None:
    """Tell something about pieces that needs no event of its own."""
    play.tell(Told, what=what, pieces=pieces, rule=rule)


def tell_change(
    play: Duel, seat: int, what: Text, old: int, new: int, cause: Text, rule: str
) -> None:
    piece = play.state.wizards[seat].id
    play.tell(Changed, seat=seat, piece=piece, what=what, old=old, new=new, cause=cause, rule=rule)


def mend(play: Duel, creature: Creature, gain: int, cause: Text, rule: str) -> None:
    left = creature.wounds + gain
    play.state = play.state.with_creature(creature, wounds=left)
    name = play.state.name_of(creature.id)
    play.tell(Mended, piece=creature.id, name=name, amount=gain, left=left, cause=cause, rule=rule)


def tell_way(
    play: Duel, piece: int, start: Pose, path: Path, manner: str, far: int, rule: str
) -> None:
    """Tell the way that a piece has gone from a pose; without one, that it turned or stays."""
    if not play.listening:
        return
    name, pose = play.state.name_of(piece), play.state.pose(piece)
    if path:
        way = (spot_of(start), *path)
        play.tell(
            Moved, piece=piece, name=name, path=way, pose=pose, manner=manner, length=far, rule=rule
        )
    elif pose.facing != start.facing:
        play.tell(Turned, piece=piece, name=name, facing=pose.facing, rule=rule)
    else:
        say(play, text("stays-put", name=name), rule, piece)
