"""Campaigns: those that can be begun, those that are being fought, and what is asked of them."""

from typing import Annotated, Any, Literal

import msgspec

from slagveld.campaign.growth.camp import Recruit
from slagveld.campaign.growth.roll import CompanyShown
from slagveld.campaign.might import Might
from slagveld.campaign.telling import Chapter
from slagveld.data import LARGEST_UPLOAD
from slagveld.kernel.aftermath import Veterans
from slagveld.kernel.fields import Key, Label, Words
from slagveld.kernel.muster import Roster
from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.setup import OptionValue, TakeBacks
from slagveld.server.wire.setup import SeatName
from slagveld.server.wire.sight import BattleShown
from slagveld.texts import Name, Text


class Station(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario on the map of a campaign."""

    key: str
    title: Name
    game: str
    game_title: Name
    state: Literal["played", "next", "open"]
    numbers: tuple[int, ...]
    """When it was fought."""
    winners: tuple[str, ...]
    """Who won it then, by side; empty: a draw that is fought again."""
    final_of: tuple[str, ...]
    """Sides that win the campaign here."""
    next: dict[str, tuple[str, ...]]
    """For each side that wins here, the scenarios that may follow; none: the end."""


class SideOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A side of a campaign that can be begun."""

    key: str
    name: Name
    final: Name | None
    """The scenario that decides for it."""
    armies: dict[str, Name | str]
    """For a game, what the army is called that it brings unless its player has another."""


class CampaignOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign that a game brings along."""

    key: str
    name: Name
    story: Name
    sides: tuple[SideOffer, ...]
    games: tuple[str, ...]
    game_titles: tuple[Name, ...]
    stations: tuple[Station, ...]
    """The first is where it begins."""
    by_points: bool
    """Victory points usually decide."""
    veterans: bool
    """Survivors may usually be taken along."""
    knows_veterans: bool
    """Whether any of its games has rules for veterans."""
    growth: bool = False
    """Armies usually grow."""
    knows_growth: bool = False
    """Whether all its games say how armies grow."""


class CampaignLine(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign in a list."""

    id: str
    name: Name
    game_titles: tuple[Name, ...]
    players: tuple[str, ...]
    """Who leads each side."""
    sides: tuple[Name, ...]
    won: tuple[int, ...]
    """Scenarios won by each side."""
    fought: int
    end: Text | None
    """How it ended; None while it goes on."""
    coming: tuple[Name, ...]
    """What may come next."""
    battle: BattleShown | None
    """The battle that is being fought."""
    owner: bool
    changed: int


class CampaignsShown(msgspec.Struct, frozen=True, kw_only=True):
    """The campaigns that can be begun, and those of whoever asks."""

    offers: tuple[CampaignOffer, ...]
    mine: tuple[CampaignLine, ...]


class SurvivorShown(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the army before that still has models, or fought below its full strength."""

    entry: int
    name: Label
    models: int
    """How many lived and may be taken along; 0: nobody."""
    of: int
    """How many fought."""
    full: int
    """How many there were before any losses, and may be again if they come fresh."""


class CampaignArmy(msgspec.Struct, frozen=True, kw_only=True):
    """What a side brings to the battles of one game."""

    game: str
    game_title: Name
    roster: Roster
    lines: tuple[Text, ...]
    """Each entry in words."""
    before: Roster | None = None
    """The army that last fought, where survivors may be taken along or losses mustered anew."""
    survivors: tuple[SurvivorShown, ...] = ()
    veterans: Veterans | None = None
    """How survivors are taken along, where campaign and game have veterans."""
    total: int = 0
    """What it may cost in the next scenario; 0: as its own list says."""


class CampaignSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side of a campaign that is being fought."""

    key: str
    name: Name
    player: str
    who: Literal["person", "bot"]
    taken: bool
    """Somebody has come for it (always true for a bot)."""
    yours: bool
    """The asker leads it."""
    won: int
    points: int
    final: Name | None
    armies: tuple[CampaignArmy, ...]
    companies: tuple[CompanyShown, ...] = ()
    """Its armies, where they grow."""
    might: Might | None = None
    """How strong it is before the next battle."""


class CampaignChapter(msgspec.Struct, frozen=True, kw_only=True):
    """A battle in the diary."""

    chapter: Chapter
    winner: str
    """The side it counts for; empty: fought again."""
    game_title: Name
    rounds: int
    battle: str
    """Its id, to look at it again; empty: it is not kept here."""


class ComingScenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario that may come next."""

    key: str
    title: Name
    summary: Name
    game: str
    game_title: Name
    before: Name | None
    """The story that leads there."""
    seats: tuple[str, ...]
    """Sides in the order of the seats."""
    draw: str
    """What a draw means: `replay`, the side it counts for; empty: it cannot be entered."""
    count: Literal["battle", "win"]
    """What brings victory points: the battle's own, or 1 for winning."""


class CampaignShown(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign as its page shows it."""

    id: str
    version: int
    """Changes say which version they began from."""
    name: Name
    story: Name
    owner: bool
    by_points: bool
    veterans: bool
    growth: bool
    """Armies grow and suffer from battle to battle."""
    total: int
    sides: tuple[CampaignSide, ...]
    stations: tuple[Station, ...]
    diary: tuple[CampaignChapter, ...]
    coming: tuple[ComingScenario, ...]
    """Several only while the last winner has still to choose."""
    end: Text | None
    winner: str
    """The side that has won it; empty: a draw, or not over yet."""
    battle: BattleShown | None
    """The battle that is being fought, or could not be entered."""
    refusal: Refusal | None
    """Why the next battle cannot begin, or the last one does not count."""
    may_start: bool
    """Whether the asker may set the next battle up."""
    may_choose: bool
    """Whether the asker may say which scenario comes next."""
    may_enter: bool
    """Whether the asker may enter what came of the next battle at a real table.

    A battle that is being fought for it is abandoned then.
    """
    may_take_back: bool
    """Whether the asker may take the last result back, which was entered by hand."""
    created: int
    changed: int


class NewCampaignSide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall lead a side: I, a friend by link, or a bot; and with what."""

    side: Key
    who: Literal["me", "friend", "bot"]
    name: SeatName = ""
    bot: Key = ""
    armies: Annotated[tuple[Roster, ...], msgspec.Meta(max_length=8)] = ()
    """One for each game at most; else what the campaign gives."""


class CampaignText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign of somebody's own: a file as it is written."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    """What the file is called, for sentences about it."""
    text: Annotated[str, msgspec.Meta(max_length=LARGEST_UPLOAD)]


class NewCampaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign to begin."""

    campaign: Key = ""
    """The key of a ready one; empty: one's own."""
    file: CampaignText | None = None
    """One's own; none: a ready one."""
    scenarios: Annotated[dict[Key, dict[str, Any]], msgspec.Meta(max_length=40)] = {}
    """By place of the campaign, scenarios that somebody wrote, fought there instead."""
    sides: Annotated[tuple[NewCampaignSide, ...], msgspec.Meta(max_length=8)] = ()
    """Empty: I lead the first side, bots the others."""
    by_points: bool | None = None
    """None: as the campaign says."""
    veterans: bool | None = None
    growth: bool | None = None
    """Whether armies grow."""
    points: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 0
    """What every army may cost; 0: as its own list says."""
    options: dict[str, OptionValue] = {}
    dice: Literal["committed", "typed"] = "committed"
    take_back: TakeBacks | None = None
    watchers: bool = True


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A change of a campaign that somebody wants."""

    version: Annotated[int, msgspec.Meta(ge=0, le=10**9)]
    """The one that was seen; a campaign that has gone on since is not changed."""


class StartBattle(Wish, frozen=True, kw_only=True):
    """The next battle is wanted."""


class ChooseScenario(Wish, frozen=True, kw_only=True):
    """Which of the scenarios that may follow."""

    scenario: Key


class BringArmy(Wish, frozen=True, kw_only=True):
    """The army of a side from now on, its veterans marked."""

    side: Key
    army: Roster


Number = Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class EnterResult(Wish, frozen=True, kw_only=True):
    """What came of the next battle, which was fought at a real table."""

    winner: Key = ""
    """The side that won; empty: a draw."""
    points: Annotated[dict[str, Number], msgspec.Meta(max_length=8)] = {}
    """Victory points by side; without any, 1 for the winner."""
    alive: Annotated[
        dict[str, Annotated[tuple[Number, ...], msgspec.Meta(max_length=500)]],
        msgspec.Meta(max_length=8),
    ] = {}
    """By side, the models that lived for each entry of its army; left out: nobody knows."""
    rounds: Number = 0
    note: Words = ""
    """A line for the diary."""


class TakeBackResult(Wish, frozen=True, kw_only=True):
    """The last result was entered wrongly."""


class CampWish(Wish, frozen=True, kw_only=True):
    """Something done in the camp of a side whose army grows."""

    side: Key
    game: Key
    deed: Literal["learn", "refill", "recruit", "ransom", "rename", "dismiss", "levy", "auto"]
    member: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 0
    """Whom it is about, by serial."""
    key: Annotated[str, msgspec.Meta(max_length=120)] = ""
    """The advance that is learned, or what is hired."""
    count: Annotated[int, msgspec.Meta(ge=0, le=500)] = 0
    """How many recruits; 0: as many as are lacking, or one."""
    name: Words = ""
    """What a member shall be called."""


class RecruitsShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a side can hire for its army."""

    purse: int
    recruits: tuple[Recruit, ...]


class JudgeArmy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army to be judged for a side of a campaign."""

    side: Key
    army: Roster
