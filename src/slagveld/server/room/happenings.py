"""From events to lines of the story: sentence, dice, motion, tone."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

from slagveld.kernel import event as events
from slagveld.kernel import shell
from slagveld.kernel.event import Effect, Event
from slagveld.kernel.match import Match
from slagveld.kernel.state import Seat
from slagveld.kernel.story import in_words_of_today, older_sentence, sentence
from slagveld.server.wire.sight import Happening, Motion, Rolling
from slagveld.texts import Text

Tone = Literal["plain", "phase", "roll", "harm", "end", "table"]

TONES: tuple[tuple[Tone, tuple[type[Event], ...]], ...] = (
    ("phase", (events.RoundBegan, events.PhaseBegan, events.TurnBegan)),
    ("roll", (events.Rolled,)),
    ("harm", (events.Hurt, events.Slain)),
    ("end", (events.Ended, events.Conceded)),
    (
        "table",
        (events.TakenBack, events.Overridden, events.EndOffered, events.Paused, events.PolicySet),
    ),
)


def happenings(
    match: Match[Any], number: int, told: Sequence[Event], seats: Sequence[Seat]
) -> tuple[Happening, ...]:
    """The lines of one log entry, from its events as a viewer may see them."""
    left = hand_set(match, number)
    lines: list[Happening] = []
    for event in told:
        by_hand = isinstance(event, events.Rolled | events.Drawn) and left > 0
        left -= by_hand
        older = number < match.verified_from
        effects = match.game.effects
        lines.append(happening(event, seats, by_hand=by_hand, older=older, effects=effects))
    return tuple(lines)


def happening(
    event: Event,
    seats: Sequence[Seat],
    *,
    by_hand: bool = False,
    older: bool = False,
    effects: Mapping[str, Effect] = MappingProxyType({}),
) -> Happening:
    """One line of the story; `older`: told under older rules, whose words may be gone."""
    if older:
        event = in_words_of_today(event)
    return Happening(
        kind=type(event).__name__,
        text=older_sentence(event, seats) if older else sentence(event, seats),
        rule=event.rule,
        tone=tone(event),
        roll=rolling(event, by_hand=by_hand) if isinstance(event, events.Rolled) else None,
        motion=motion(event),
        about=tuple(dict.fromkeys(event.about())),
        effect=effect(event, effects),
        private=event.seen_by is not None,
    )


def effect(event: Event, effects: Mapping[str, Effect]) -> Effect | None:
    """What the table shows while an event is told, as its game has it."""
    if not effects:
        return None
    told: Text = event.purpose if isinstance(event, events.Rolled) else event.text()
    key = bare(told.key)
    values = (bare(one.key) if isinstance(one, Text) else one for one in told.values.values())
    named = [f"{key}/{value}" for value in values if isinstance(value, str)]
    return next((effects[name] for name in (*named, key) if name in effects), None)


def bare(key: str) -> str:
    """A key without the game it is of."""
    return key.rpartition(":")[2]


def tone(event: Event) -> Tone:
    """How a line is set."""
    return next((name for name, kinds in TONES if isinstance(event, kinds)), "plain")


def rolling(event: events.Rolled, *, by_hand: bool = False) -> Rolling:
    """Dice as dice, each judged by what was needed."""
    need = event.need
    hits: tuple[bool, ...] = ()
    if need is not None:
        values = event.dice if need.each else (sum(event.dice),)
        hits = tuple(need.met(value) for value in values)
    return Rolling(
        seat=event.seat,
        dice=event.dice,
        sides=event.sides,
        purpose=event.purpose,
        need=need,
        target=None if need is None else need.target.total,
        hits=hits,
        result=event.result,
        pool=event.pool,
        set_by_hand=by_hand,
    )


def motion(event: Event) -> Motion | None:
    """What the animation shows of an event."""
    match event:
        case events.Moved(piece=piece, path=path, pose=pose, manner=manner):
            return Motion(piece=piece, kind="move", path=path, pose=pose, manner=bare(manner))
        case events.Placed(piece=piece, pose=pose):
            return Motion(piece=piece, kind="place", pose=pose)
        case events.Turned(piece=piece, facing=facing):
            return Motion(piece=piece, kind="turn", amount=facing)
        case events.Hurt(piece=piece, amount=amount):
            return Motion(piece=piece, kind="hurt", amount=amount)
        case events.Healed(piece=piece, amount=amount):
            return Motion(piece=piece, kind="heal", amount=amount)
        case events.Slain(piece=piece):
            return Motion(piece=piece, kind="slain")
        case events.Removed(piece=piece):
            return Motion(piece=piece, kind="gone")
        case _:
            return None


def hand_set(match: Match[Any], number: int) -> int:
    """How many of an entry's first rolls were set by the referee's hand."""
    action = match.log[number].action
    if isinstance(action, shell.Agree):
        action = match.log[action.entry].action
    return len(action.rolls) if isinstance(action, shell.SetDice) else 0
