"""The outer door of a battle: JSON in, and a record of the kinds that really came through.

A kind of question or action that no player reaches by himself needs a directed test which goes
through JSON. Such a test says so by `@pytest.mark.reaches("my-game", "Replan", …)`; what it says is
held against the record, so that a mark alone proves nothing.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from slagveld.kernel.box import DiceBox
from slagveld.kernel.codec import Codec
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Event
from slagveld.kernel.game import Game
from slagveld.kernel.log import Entry, WireEntry
from slagveld.kernel.match import Match
from slagveld.kernel.shell import Begin

Kind = tuple[str, str]
"""The key of a game (`slagveld` for the kernel's own kinds), and the name of a kind."""

KERNEL = "slagveld"


def standing_at(game: Game[Any], state: Any, dice: Sequence[Any] = ()) -> Match[Any]:
    """A match of a state laid by hand, with scripted dice: it can be played on through JSON."""
    box = DiceBox(kind="recorded")
    match: Match[Any] = Match(game, game.setup(), box, Scripted(list(dice)))
    match.adopt([Entry(seat=None, action=Begin())], state)
    return match


@contextmanager
def recorded() -> Iterator[set[Kind]]:
    """The kinds that came through JSON meanwhile and were taken.

    Questions are those that an action from outside answered; actions those that were played as
    JSON or read from a save.
    """
    found: set[Kind] = set()
    play_json, read = Match.play_json, WireEntry.read

    def playing(match: Match[Any], data: Any, seat: int | None) -> tuple[Event, ...]:
        asked = match.game.question(match.state)
        action = match.game.codec.action(data) if _readable(match.game.codec, data) else None
        events = play_json(match, data, seat)
        if action is not None:
            found.add(kind_of(match.game, action))
            if asked is not None and not action.standing:
                found.add(kind_of(match.game, asked))
        return events

    def reading(wire: WireEntry, codec: Codec[Any], number: int) -> Entry:
        entry = read(wire, codec, number)
        if type(entry.action).__module__.startswith("slagveld.kernel."):
            found.add((KERNEL, type(entry.action).__name__))
        return entry

    with patch.object(Match, "play_json", playing), patch.object(WireEntry, "read", reading):
        yield found


def kind_of(game: Game[Any], thing: Any) -> Kind:
    """The kind of a question or an action."""
    kernel = type(thing).__module__.startswith("slagveld.kernel.")
    return (KERNEL if kernel else game.key, type(thing).__name__)


def _readable(codec: Codec[Any], data: Any) -> bool:
    from slagveld.kernel.codec import MalformedError

    try:
        codec.action(data)
    except MalformedError:
        return False
    return True
