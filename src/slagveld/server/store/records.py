"""What the store takes and gives: plain records, no rows of the database."""

import msgspec

from slagveld.kernel.box import DiceKind
from slagveld.kernel.setup import TakeBacks


class OvertakenError(Exception):
    """Somebody else has gone on with the battle since it was read. Nothing was written."""


class SeatRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is kept."""

    number: int
    name: str
    side: int
    leader: bool = False
    bot: str = ""
    """Name of the bot that plays; empty: a person."""
    taken: bool = False


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """Where a battle stands: what changes with every action."""

    rules: int
    dice: bytes
    state: bytes
    verified_from: int = 0
    base: bytes | None = None
    entries: int = 0
    round: int = 0
    over: bool = False
    winners: tuple[int, ...] = ()
    waiting_for: tuple[int, ...] = ()
    changed: int = 0


class EntryRecord(msgspec.Struct, frozen=True):
    """An entry of a log as it is kept."""

    data: bytes
    """Its JSON."""
    open: bool
    """Whether everybody may know what kind of action it was while the battle goes on."""


class NewRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A battle to be kept, before it has a place."""

    id: str
    title: str
    game: str
    scenario: str
    dice_kind: DiceKind
    take_back: TakeBacks
    setup: bytes
    head: Head
    owner: str | None = None
    seats: tuple[SeatRecord, ...] = ()
    keys: dict[int, str] = {}
    """Secrets of seats; only their hashes are kept."""
    holders: tuple[tuple[int, str], ...] = ()
    """Seats and the persons who hold them from the beginning."""
    watch: str | None = None
    """Secret for watchers; None: nobody may watch."""
    entries: tuple[EntryRecord, ...] = ()
    lesson: bool = False
    imported: bool = False


class BattleRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A battle as lists show it."""

    id: str
    owner: str | None
    title: str
    game: str
    scenario: str
    dice_kind: DiceKind
    take_back: TakeBacks
    seats: tuple[SeatRecord, ...]
    entries: int
    round: int
    over: bool
    winners: tuple[int, ...]
    waiting_for: tuple[int, ...]
    lesson: bool
    imported: bool
    created: int
    changed: int


class Whole(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is needed to go on with a battle."""

    setup: bytes
    head: Head
    entries: tuple[EntryRecord, ...]
