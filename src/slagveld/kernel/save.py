"""Saves: a battle as a file, and back again.

A save holds the set-up, the log, the present state and the version of the rules. After a change
of the rules a battle goes on from its state; its past is shown from the recorded events and is
not verified again. Only a newer, foreign or damaged save is refused.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.box import DiceBox
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.log import Entry, WireEntry, full_mark, line
from slagveld.kernel.match import Match
from slagveld.kernel.registry import game as find
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.setup import Setup
from slagveld.kernel.verify import fresh, replay
from slagveld.structs import Struct

FORMAT = 1
LARGEST = 64 * 1024 * 1024
"""Bytes that a save may have."""


class WireSave(Struct, kw_only=True, forbid_unknown_fields=True):
    """A save as the file holds it."""

    slagveld: int
    """Version of this format."""
    rules: int
    """Version of the game's rules."""
    setup: Setup
    dice: DiceBox
    log: list[WireEntry]
    state: Any
    verified_from: int
    base: Any
    """The state before entry `verified_from`, where that is not the set-up's."""
    players: tuple[str, ...] = ()
    """Who sat where: the name of a bot, or empty for a person. A hint for whoever goes on."""


class _Head(Struct):
    """What is read first, before anything else is trusted."""

    slagveld: int = 0


class _Players(Struct):
    """The one part of a save that is no part of the battle."""

    players: tuple[str, ...] = ()


def dump(match: Match[Any], players: Sequence[str] = ()) -> bytes:
    """A battle as JSON, with a hint of who sat where (the names of bots, empty for people)."""
    base = match.state_after(match.verified_from - 1) if match.verified_from else None
    hint = {"players": tuple(players)} if players else {}
    return match.game.codec.encode(
        {
            **hint,
            "slagveld": FORMAT,
            "rules": match.game.version,
            "setup": match.setup,
            "dice": match.box,
            "log": match.log,
            "state": match.state,
            "verified_from": match.verified_from,
            "base": base,
        }
    )


def load(data: bytes | str) -> Match[Any]:
    """The battle of a save, ready to go on; raises RefusedError with the reason."""
    wire = _read(data.encode() if isinstance(data, str) else data)
    game = find(wire.setup.game)
    if wire.rules > game.version:
        raise RefusedError(refuse("SLV-SAVE-2", "refusal-save-newer"))
    same_rules = wire.rules == game.version
    try:
        log = [entry.read(game.codec, number) for number, entry in enumerate(wire.log)]
        state = game.codec.state(wire.state)
        base = game.codec.state(wire.base) if same_rules and wire.base is not None else None
    except MalformedError as error:
        raise RefusedError(_damaged(str(error))) from None
    match: Match[Any] = Match(game, wire.setup, wire.dice)
    if any(one.written != match.state.written for one in (state, base) if one is not None):
        raise RefusedError(_damaged("written"))
    if not same_rules:
        match.adopt(log, state)
        return match
    if not log:
        return _unbegun(match, wire, state)
    based = base is not None
    if not 0 <= wire.verified_from <= len(log) or based != (wire.verified_from > 0):
        raise RefusedError(_damaged("log"))
    before = log[-2].mark if len(log) > 1 else ""
    if full_mark(game.codec, before, log[-1], state) != log[-1].mark:
        raise RefusedError(refuse("SLV-SAVE-1", "refusal-save-changed", entry=len(log) - 1))
    if base is not None:
        match.adopt(log[: wire.verified_from], base)
    match.adopt(log, state, verified_from=wire.verified_from)
    return _awake(match) if _dice_due(log) else match


def players_of(data: bytes) -> tuple[str, ...]:
    """Who sat where in a save that can be loaded, as far as it says."""
    return msgspec.json.decode(data, type=_Players).players


def _unbegun(match: Match[Any], wire: WireSave, state: Any) -> Match[Any]:
    """A battle that waits for the first player's number: it stands as its set-up says."""
    waits = wire.dice.kind == "committed" and not wire.dice.mixed
    if not waits or wire.verified_from or wire.base is not None or state != match.state:
        raise RefusedError(_damaged("log"))
    return match


def _dice_due(log: list[Entry]) -> bool:
    live = line(log)
    return bool(live) and log[live[-1]].waits


def _awake(match: Match[Any]) -> Match[Any]:
    """A loaded battle that waits for real dice: played again, so that it knows for which."""
    again = fresh(match)
    found = replay(again, match.log)
    if found is not None:
        raise RefusedError(refuse("SLV-SAVE-1", "refusal-save-changed", entry=found[0]))
    return again


def _damaged(reason: str) -> Refusal:
    return refuse("SLV-SAVE-1", "refusal-save-damaged", reason=reason[:200])


def _read(raw: bytes) -> WireSave:
    if len(raw) > LARGEST:
        raise RefusedError(refuse("SLV-SAVE-1", "refusal-save-large"))
    try:
        head = msgspec.json.decode(raw, type=_Head)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise RefusedError(refuse("SLV-SAVE-1", "refusal-save-foreign")) from None
    if head.slagveld < 1:
        raise RefusedError(refuse("SLV-SAVE-1", "refusal-save-foreign"))
    if head.slagveld > FORMAT:
        raise RefusedError(refuse("SLV-SAVE-2", "refusal-save-newer"))
    try:
        return msgspec.json.decode(raw, type=WireSave)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise RefusedError(_damaged(str(error))) from None
