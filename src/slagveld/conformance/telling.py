"""What a story must tell: nothing changes unsaid, every roll says who, for what, against whom.

The scene before an entry of the log is compared with the scene after it, as each seat sees them.
Whatever changed on the table, on a card or in a pool must be named by an event that the same seat
may see. What follows from where others stand is marked in the scene (`derived`) and may change in
silence; what lasts until a part of the sequence is over ends with the event that begins the next.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from slagveld.kernel.event import Event, Moved, Rolled
from slagveld.kernel.game import Game
from slagveld.kernel.scene import Badge, Card, Group, Marker, Piece, Scene
from slagveld.kernel.state import Seat
from slagveld.kernel.story import sentence
from slagveld.texts import Name, Speaker, Text, say

NOWHERE = re.compile(r"(?<![\d.,])0 ?(cm|″|inch|Zoll)")
"""A length of nothing, as a sentence would tell it."""


def untold(game: Game[Any], before: Any, after: Any, events: Sequence[Event]) -> list[str]:
    """What changed for a seat or a spectator between two states without an event naming it."""
    found: list[str] = []
    for seat in (None, *range(len(after.seats))):
        seen = game.events_for(events, seat)
        old = game.scene(game.view(before, seat), seat)
        new = game.scene(game.view(after, seat), seat)
        found += [f"seat {seat}: {fault}" for fault in silent(old, new, seen)]
    return found


def silent(old: Scene, new: Scene, events: Sequence[Event]) -> Iterator[str]:
    """Changes of a scene that no event names."""
    named = {piece for event in events for piece in event.about()}
    seats = {seat for event in events for seat in _seats(event)}
    sweep = any(event.sweeping for event in events)
    owners = {piece.id: piece.seat for piece in (*old.pieces, *new.pieces)}
    seats |= {owner for piece in named if (owner := owners.get(piece)) is not None}
    for kind in ("pieces", "groups", "markers"):
        for thing, change in _changes(getattr(old, kind), getattr(new, kind), sweep=sweep):
            if thing.id not in named and getattr(thing, "group", None) not in named:
                yield f"{say(thing.name)} ({kind} {thing.id}): {change}"
    for kind in ("sheets", "rows", "pools"):
        for seat, change in _beside(getattr(old, kind), getattr(new, kind)):
            if not events or (seat is not None and seat not in seats):
                yield f"{kind} of seat {seat}: {change}"
    if old.round != new.round and not sweep:
        yield f"round {old.round} → {new.round}"


def _seats(event: Event) -> Iterator[int]:
    for name in ("seat", "by_seat"):
        value = getattr(event, name, None)
        if isinstance(value, int):
            yield value
    order = getattr(event, "order", None)
    if isinstance(order, tuple):
        yield from order


Thing = Piece | Group | Marker


def _changes(
    old: Iterable[Thing], new: Iterable[Thing], *, sweep: bool
) -> Iterator[tuple[Thing, str]]:
    before, after = {thing.id: thing for thing in old}, {thing.id: thing for thing in new}
    for key in sorted(before.keys() | after.keys()):
        if key not in before:
            yield after[key], "appeared"
        elif key not in after:
            yield before[key], "went"
        elif before[key] != after[key]:
            for change in _differences(before[key], after[key], sweep=sweep):
                yield after[key], change


def _differences(old: Thing, new: Thing, *, sweep: bool) -> Iterator[str]:
    for name in ("pose", "spot", "gauges", "group"):
        if getattr(old, name, None) != getattr(new, name, None):
            yield f"{name} {getattr(old, name, None)} → {getattr(new, name, None)}"
    had, has = _badges(old.badges), _badges(new.badges)
    if any(badge not in had for badge in has) or (had != has and not sweep):
        yield f"badges {[say(b.text) for b in had]} → {[say(b.text) for b in has]}"
    spent = getattr(old, "spent", None), getattr(new, "spent", None)
    if spent[0] != spent[1] and not sweep:
        yield f"spent {spent[0]} → {spent[1]}"
    cards = getattr(old, "card", None), getattr(new, "card", None)
    for change in _card_differences(*cards, sweep=sweep):
        yield f"card: {change}"


def _badges(badges: Iterable[Badge]) -> list[Badge]:
    return [badge for badge in badges if not badge.derived]


def _card_differences(old: Card | None, new: Card | None, *, sweep: bool) -> Iterator[str]:
    if old == new:
        return
    if old is None or new is None:
        yield "was turned up" if old is None else "was turned down"
        return
    had = [line for line in old.lines if not line.derived]
    has = [line for line in new.lines if not line.derived]
    if had != has and not (sweep and len(has) <= len(had)):
        changed = [line for line in has if line not in had] or [x for x in had if x not in has]
        yield "; ".join(f"{say(line.label)} {_said(line.value)}" for line in changed)
    if old.gauges != new.gauges:
        yield f"{[(say(g.label), g.value) for g in old.gauges]} → {[g.value for g in new.gauges]}"
    if old.dial is not None and new.dial is not None and old.dial.click != new.dial.click:
        yield f"click {old.dial.click} → {new.dial.click}"


def _said(value: Any) -> str:
    return say(value) if isinstance(value, Name | Text) else str(value)


def _beside(old: Sequence[Any], new: Sequence[Any]) -> Iterator[tuple[int | None, str]]:
    """Sheets, rows and pools that changed, with the seat they belong to."""
    had, has = list(old), list(new)
    for thing in has:
        if thing not in had:
            yield thing.seat, _said(thing.title)
    for thing in had:
        if thing not in has and all(thing.title != other.title for other in has):
            yield thing.seat, f"{_said(thing.title)} is gone"


def badly_told(
    game: Game[Any], event: Event, seats: Sequence[Seat], names: dict[int, Name | Text | str]
) -> Iterator[str]:
    """What is wrong with the sentence of an event, whatever the language.

    `names` are those of the pieces in the scene, by id.
    """
    speaker = Speaker("en", game.measure, game.inch)
    said = speaker.say(sentence(event, seats))
    if NOWHERE.search(said):
        yield f"tells a length of nothing: {said}"
    if isinstance(event, Moved) and event.text().key == "event-moved":
        yield f"does not say how ({event.manner}): {said}"
    if isinstance(event, Rolled):
        yield from _badly_rolled(event, said, {key: speaker.say(n) for key, n in names.items()})


def _badly_rolled(event: Rolled, said: str, names: dict[int, str]) -> Iterator[str]:
    if event.seat is None and not event.pieces:
        yield f"does not say who rolls: {said}"
    for piece in event.pieces:
        if piece in names and _head(names[piece]) not in said:
            yield f"does not name {names[piece]}: {said}"
    need = event.need
    if need is not None:
        if need.target.name is None:
            yield f"does not say what {need.target.total} is: {said}"
        for item in need.target.items:
            if not item.rule:
                yield f"cites no rule for {say(item.reason)}: {said}"
        if need.each and len(event.dice) > 1 and event.pool is None:
            yield f"does not say why there are {len(event.dice)} dice: {said}"
    if event.pool is not None:
        if event.pool.total != len(event.dice):
            yield f"explains {event.pool.total} dice and rolls {len(event.dice)}: {said}"
        if event.pool.name is None or any(not item.rule for item in event.pool.items):
            yield f"explains the number of dice without words or rule: {said}"


def _head(name: str) -> str:
    """A name without the number and the owner behind it: a unit may be told as a whole."""
    return re.sub(r"( [0-9(#][^ ]*)+$", "", name).strip()
