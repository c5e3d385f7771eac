"""A battle as the store keeps it, and back again."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel import save
from slagveld.kernel.decision import Action
from slagveld.kernel.match import Match
from slagveld.kernel.shell import SHELL
from slagveld.kernel.standing import PRIVATE
from slagveld.record import replace
from slagveld.server.store import BattleRecord, EntryRecord, Head, Whole


def head_of(match: Match[Any]) -> Head:
    """Where a battle stands now."""
    codec = match.game.codec
    decision = match.decision
    outcome = match.outcome
    first = match.verified_from
    return Head(
        rules=match.game.version,
        dice=codec.encode(match.box),
        state=codec.encode(match.state),
        verified_from=first,
        base=codec.encode(match.state_after(first - 1)) if first else None,
        entries=len(match.log),
        round=match.game.round_of(match.state),
        over=outcome is not None,
        winners=() if outcome is None else outcome.winners,
        waiting_for=() if decision is None else decision.waiting_for,
        changed=int(time.time()),
    )


def entries_of(match: Match[Any], first: int, known: bool) -> tuple[EntryRecord, ...]:
    """The entries from `first` on; `known`: everybody may know what kind of action they are."""
    codec = match.game.codec
    return tuple(
        EntryRecord(codec.encode(entry), _is_open(entry.action, known))
        for entry in match.log[first:]
    )


def _is_open(action: Action, known: bool) -> bool:
    """Dice, votes and take-backs are everybody's business; settings are their seat's own."""
    return isinstance(action, SHELL) or (known and not isinstance(action, PRIVATE))


def match_of(whole: Whole) -> Match[Any]:
    """The battle, ready to go on; raises RefusedError if what is kept is damaged."""
    head = whole.head
    log = b",".join(entry.data for entry in whole.entries)
    data = msgspec.json.encode(
        {
            "slagveld": save.FORMAT,
            "rules": head.rules,
            "setup": msgspec.Raw(whole.setup),
            "dice": msgspec.Raw(head.dice),
            "log": msgspec.Raw(b"[" + log + b"]"),
            "state": msgspec.Raw(head.state),
            "verified_from": head.verified_from,
            "base": None if head.base is None else msgspec.Raw(head.base),
        }
    )
    return save.load(data)


def whole_of(match: Match[Any], entries: Sequence[EntryRecord]) -> Whole:
    """Everything that is needed to go on with a battle."""
    setup = match.game.codec.encode(match.setup)
    return Whole(setup=setup, head=head_of(match), entries=tuple(entries))


def moved_on(record: BattleRecord, head: Head) -> BattleRecord:
    """The record of a battle that stands elsewhere now."""
    return replace(
        record,
        entries=head.entries,
        round=head.round,
        over=head.over,
        winners=head.winners,
        waiting_for=head.waiting_for,
        changed=head.changed,
    )
