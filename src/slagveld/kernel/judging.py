"""Proposals judged by what whoever makes them may see.

A proposal of a player is put to the others, so its refusal must not tell more than the player
sees. It is therefore never held against the true state. It is tried in a battle that the seat
cannot tell from the true one (`Game.imagine`), always the same for the same view, and everything
that does not fit gets one and the same refusal. What is hidden from the seat is closed to it,
whatever stands there.
"""

from typing import Any

import msgspec

from slagveld.kernel.codec import MalformedError
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Chained, DiceError, NeedDiceError, Rng, Typed
from slagveld.kernel.event import Drawn, Event
from slagveld.kernel.game import Game
from slagveld.kernel.override import Change, apply_change
from slagveld.kernel.rulebook import Refusal, refuse

CLOSED = ("agenda", "sealed", "policies", "seats")
"""Parts of a state that are the leader's alone: work that lies ahead, sealed answers, the private
settings of seats, and who sits where."""

SEEDED = "what a proposal is tried in"


def imagined(game: Game[Any], state: Any, seat: int) -> Any:
    """A battle that a seat cannot tell from this one; the same for the same view."""
    return game.imagine(game.view(state, seat), seat, Rng(SEEDED))


def sees_all(game: Game[Any], state: Any, seat: int, changes: tuple[Change, ...]) -> bool:
    """Whether every place that the changes touch lies open to a seat."""
    view, other = _both(game, state, seat)
    for change in changes:
        if not is_open(view, other, change):
            return False
        if apply_change(view, change) or apply_change(other, change):
            return True
    return True


def judged(game: Game[Any], state: Any, seat: int, changes: tuple[Change, ...]) -> Refusal | None:
    """Why a seat cannot propose these changes, by what it sees; one refusal for every reason."""
    refusal = refuse("SLV-HAND-2", "refusal-change-unseen")
    view, other = _both(game, state, seat)
    for change in changes:
        if not is_open(view, other, change):
            return refusal
        if apply_change(view, change) or apply_change(other, change):
            return refusal
    try:
        changed = game.codec.state(other)
    except MalformedError:
        return refusal
    return refusal if game.faults(changed) else None


def _both(game: Game[Any], state: Any, seat: int) -> tuple[Any, Any]:
    """What a seat sees, and what it may imagine that to be, as plain data."""
    return _plain(game, game.view(state, seat)), _plain(game, imagined(game, state, seat))


def _plain(game: Game[Any], state: Any) -> Any:
    return msgspec.json.decode(game.codec.encode(state))


def is_open(view: Any, other: Any, change: Change) -> bool:
    """Whether a place is the same in a view as in what it was imagined to be, and so is open.

    Something is put into a list only if the whole list is open. A place that there is not is
    open: that it is not there is plain to see.
    """
    parts = change.path.split("/")[1:]
    if not parts or parts[0] in CLOSED:
        return False
    for part in parts[:-1]:
        if not _alike(view, other):
            return False
        view, other = _inside(view, part), _inside(other, part)
    if change.op == "insert":
        return bool(view == other)
    return _alike(view, other) and bool(_inside(view, parts[-1]) == _inside(other, parts[-1]))


def _alike(view: Any, other: Any) -> bool:
    """Whether two nodes have the same places in them."""
    if isinstance(view, list) and isinstance(other, list):
        return len(view) == len(other)
    if isinstance(view, dict) and isinstance(other, dict):
        return view.keys() == other.keys()
    return bool(view == other)


def _inside(node: Any, part: str) -> Any:
    if isinstance(node, dict):
        return node.get(part)
    if isinstance(node, list) and part.isascii() and part.isdigit() and len(part) <= 6:
        return node[int(part)] if int(part) < len(node) else None
    return None


def dice_judged(
    game: Game[Any],
    before: Any,
    seat: int,
    origin: tuple[int | None, Action],
    events: tuple[Event, ...],
    rolls: tuple[tuple[int, ...], ...],
) -> Refusal | None:
    """Why a seat cannot propose other dice for an action, by what it sees, or None.

    A card that was drawn unseen is nobody's to set but the leader's. Where the action could not
    have been taken in what the seat imagines, its dice are judged when all have agreed.
    """
    if any(isinstance(event, Drawn) and event.seen_by is not None for event in events):
        return refuse("SLV-HAND-4", "refusal-rolls-unseen")
    actor, action = origin
    state = imagined(game, before, seat)
    if game.check(state, actor, action) is not None:
        return None
    dice = Chained(rolls, Typed(()))
    try:
        game.apply(state, actor, action, dice)
    except NeedDiceError:
        return None
    except DiceError:
        return refuse("SLV-HAND-4", "refusal-rolls-impossible")
    return refuse("SLV-HAND-4", "refusal-rolls-too-many") if dice.unused else None
