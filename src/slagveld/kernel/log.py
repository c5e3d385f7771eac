"""The log: every action that was taken, with what came of it. It only grows."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from slagveld.kernel.codec import Codec, MalformedError
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Event
from slagveld.kernel.state import State

S = TypeVar("S", bound=State)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the log."""

    seat: int | None
    """Who acted; None is the shell (the begin, a clock)."""
    action: Action
    rolls: tuple[tuple[int, ...], ...] = ()
    """Every roll and draw it caused, in order."""
    events: tuple[Event, ...] = ()
    barrier: str = ""
    """The rule by which players may not take back past this entry; empty: they may."""
    back: int | None = None
    """The entry whose state holds again, when this one took something back."""
    waits: bool = False
    """True: not carried out yet (real dice are due, or others must agree)."""
    held: bool = True
    """False: leaves nothing of its own that could be taken back (a take-back, a vote)."""
    mark: str = ""
    """Hash over this entry, the state after it and the mark before: for the host and the end."""
    public: str = ""
    """The same over what everybody may see: shown during play."""


class WireEntry(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An entry as a file holds it, its action and events not yet read."""

    seat: int | None
    action: Any
    rolls: tuple[tuple[int, ...], ...]
    events: list[Any]
    barrier: str
    back: int | None
    waits: bool
    held: bool
    mark: str
    public: str

    def read(self, codec: Codec[Any], number: int) -> Entry:
        """The entry in full; raises MalformedError naming the entry."""
        try:
            action = codec.action(self.action)
            events = codec.events(self.events)
        except MalformedError as error:
            raise MalformedError(f"entry {number}: {error}") from None
        return Entry(
            seat=self.seat,
            action=action,
            rolls=self.rolls,
            events=events,
            barrier=self.barrier,
            back=self.back,
            waits=self.waits,
            held=self.held,
            mark=self.mark,
            public=self.public,
        )


def _digest(*parts: bytes) -> str:
    digest = blake2b(digest_size=16)
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()


def full_mark(codec: Codec[S], before: str, entry: Entry, state: S) -> str:
    """The mark of an entry: changes if anything in it, in its state or before it does."""
    bare = msgspec.structs.replace(entry, mark="", public="")
    return _digest(before.encode(), codec.encode(bare), codec.encode(state))


def public_mark(codec: Codec[S], before: str, view: S, events: Sequence[Event]) -> str:
    """The mark over what everybody may see."""
    return _digest(before.encode(), codec.encode(view), codec.encode(events))


def line(log: Sequence[Entry]) -> list[int]:
    """The entries that still hold, after all take-backs, in order."""
    live: list[int] = []
    for number, entry in enumerate(log):
        if entry.back is not None:
            while live and live[-1] > entry.back:
                live.pop()
        if entry.held:
            live.append(number)
    return live
