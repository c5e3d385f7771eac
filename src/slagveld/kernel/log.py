"""The log: every action that was taken, with what came of it. It only grows."""

import zlib
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, TypeVar

from slagveld.kernel.codec import Codec, MalformedError
from slagveld.kernel.decision import Action
from slagveld.kernel.event import Event
from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.structs import Struct

S = TypeVar("S", bound=State)


class Entry(Struct, frozen=True, kw_only=True):
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


class WireEntry(Struct, kw_only=True, forbid_unknown_fields=True):
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
    marked = entry.mark or entry.public
    bare = replace(entry, mark="", public="") if marked else entry
    return _digest(before.encode(), codec.encode(bare), codec.encode(state))


def public_mark(codec: Codec[S], before: str, view: S, events: Sequence[Event]) -> str:
    """The mark over what everybody may see."""
    return _digest(before.encode(), codec.encode(view), codec.encode(events))


class Packed:
    """A state of the past, packed together with those around it, from which it hardly differs.

    As an object a state keeps with it what was worked out from it; of the past nobody asks that.
    """

    __slots__ = ("_place", "_together")

    def __init__(self, together: bytes, place: int) -> None:
        self._together = together
        self._place = place

    def state(self, codec: Codec[S]) -> S:
        """The state again, equal to the one that was packed."""
        return codec.state(zlib.decompress(self._together).split(b"\n")[self._place])


LIVE: Final = 8
"""States of the past that stay as they are, at least; as many again are packed at a time."""


def pack(codec: Codec[S], past: list[S | Packed]) -> None:
    """Pack the older states of a past that has just grown by one."""
    end = len(past) - LIVE
    if end <= 0 or end % LIVE:
        return
    states = [state for state in past[end - LIVE : end] if not isinstance(state, Packed)]
    if len(states) == LIVE:
        together = zlib.compress(b"\n".join([codec.encode(state) for state in states]), 1)
        past[end - LIVE : end] = [Packed(together, place) for place in range(LIVE)]


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
