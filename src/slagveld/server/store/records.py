"""What the store takes and gives: plain records, no rows of the database."""

from typing import Literal

import msgspec

from slagveld.bots.openness import Opens
from slagveld.campaign import Campaign
from slagveld.kernel.box import DiceKind
from slagveld.kernel.setup import TakeBacks


class OvertakenError(Exception):
    """Somebody else has gone on with it since it was read. Nothing was written."""


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


class NoteRecord(msgspec.Struct, frozen=True, kw_only=True):
    """Why a bot did what an entry of the log says."""

    opens: Opens
    lost: bool = False
    """It lost its turn: the entry is not what it wanted."""
    text: bytes
    """The sentence, as the JSON of a `Text`."""


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
    campaign: str = ""
    """The campaign that it is fought for; empty: none."""


class Whole(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is needed to go on with a battle."""

    setup: bytes
    head: Head
    entries: tuple[EntryRecord, ...]
    notes: dict[int, NoteRecord] = {}
    """By the number of their entry."""


class Commander(msgspec.Struct, frozen=True, kw_only=True):
    """Who leads a side of a campaign."""

    side: str
    who: Literal["me", "friend", "bot"]
    """As its owner says it."""
    bot: str = ""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """How the battles of a campaign are set up."""

    commanders: tuple[Commander, ...]
    """In the order of the sides."""
    dice: Literal["committed", "typed"] = "committed"
    take_back: TakeBacks | None = None
    watchers: bool = True
    seats: dict[str, tuple[str, ...]] = {}
    """By battle, its sides in the order of the seats."""

    def of(self, side: str) -> Commander:
        """Who leads a side."""
        return next(one for one in self.commanders if one.side == side)


LinkState = Literal["open", "entered", "refused", "abandoned"]
"""A battle that is fought or waits to be entered; counts; was refused and does not count; was
finished at a real table instead and does not count.
"""


class CampaignLink(msgspec.Struct, frozen=True, kw_only=True):
    """A battle that was set up for a campaign."""

    battle: str
    number: int
    """Which battle of the campaign, from 1."""
    state: LinkState


class CampaignRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign as it is kept."""

    id: str
    owner: str
    version: int
    """Counts its changes."""
    campaign: Campaign
    terms: Terms
    links: tuple[CampaignLink, ...]
    """In the order in which they were set up."""
    created: int
    changed: int

    @property
    def open(self) -> CampaignLink | None:
        """The battle that is fought now, or waits to be entered."""
        found = [link for link in self.links if link.state == "open"]
        return found[-1] if found else None
