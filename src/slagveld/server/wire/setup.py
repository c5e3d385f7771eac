"""Before the table: games and their boxes, set-ups, armies and tables kept, people and clubs."""

from typing import Annotated, Any, Literal

import msgspec

from slagveld.kernel.fields import AnyField, Key
from slagveld.kernel.game import Scenario
from slagveld.kernel.lesson import Lesson
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Offer, Roster
from slagveld.kernel.rulebook import Kind, Refusal
from slagveld.kernel.scene import Scene
from slagveld.kernel.scenery import Kit, LaidTable
from slagveld.kernel.setup import Option, OptionValue, TakeBacks
from slagveld.kernel.standing import PolicyForm
from slagveld.proof import Where as Where
from slagveld.server.wire.sight import BattleShown
from slagveld.texts import Name, Text

Title = Annotated[str, msgspec.Meta(max_length=80)]
SeatName = Annotated[str, msgspec.Meta(max_length=60)]
Secret = Annotated[str, msgspec.Meta(max_length=80)]


class BotShown(msgspec.Struct, frozen=True, kw_only=True):
    """A bot one can play against."""

    key: str
    kind: Literal["level", "other"]
    """A level may be followed by a temperament: `captain-bold`."""
    tempers: bool
    """Whether a temperament makes a difference: only to whoever looks ahead."""
    title: Text
    help: Text
    """What it does, and how long it may think."""


class TemperShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot of any level may prefer among plans that are about as good."""

    key: str
    title: Text
    help: Text


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the home page."""

    key: str
    title: Name
    scenarios: int
    lesson: bool
    lesson_steps: int
    """How many steps the guided first battle has; 0 without one."""
    armies: bool
    kit: bool


class House(msgspec.Struct, frozen=True, kw_only=True):
    """What this server offers."""

    version: str
    games: tuple[GameLine, ...]
    bots: tuple[BotShown, ...]
    """Levels from the weakest to the strongest, then the others."""
    tempers: tuple[TemperShown, ...]
    usual_bot: str
    """The bot one plays against when none is named."""
    club: bool
    """True: open to the local network (a club room)."""


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a game that a set-up page needs."""

    key: str
    title: Name
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]
    policies: tuple[PolicyForm, ...]
    armies: tuple[Roster, ...]
    kit: Kit | None
    lesson: Lesson | None
    inch: int
    """Units to the inch as the rulebook counts them."""
    measure: Literal["cm", "inch"]
    """What the rulebook measures in."""


class RuleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A rule of the rulebook. Titles are in all languages; the body is English for now."""

    id: str
    title: Name
    rule: str
    topic: str
    term: str
    """What the original calls it, where the rulebook is a translation."""
    ruling: str
    source: str
    kind: Kind
    house: bool


class RulesFound(msgspec.Struct, frozen=True, kw_only=True):
    """Rules, in book order or best first."""

    game: str
    note: Text | None
    """What is said wherever rules of this game are shown."""
    rules: tuple[RuleShown, ...]


class ArmyReport(msgspec.Struct, frozen=True, kw_only=True):
    """An army judged: what may be added, what each entry costs, everything wrong with it."""

    offers: tuple[Offer, ...]
    prices: tuple[Tally, ...]
    totals: tuple[int, ...]
    """The total of each price, worked out."""
    total: int
    scale: int
    """Prices and totals are in so many parts of a point; the roster's own total is in points."""
    faults: tuple[Fault, ...]
    fields: tuple[AnyField, ...] = ()
    """What may be chosen for the army as a whole."""


class TableReport(msgspec.Struct, frozen=True, kw_only=True):
    """A laid table judged: how it looks, or what is wrong with it."""

    scene: Scene | None = None
    refusal: Refusal | None = None


PaperKind = Literal["army", "table"]


class NewPaper(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army or a table to keep."""

    kind: PaperKind
    name: Title
    army: Roster | None = None
    table: LaidTable | None = None
    game: Key


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    """An army or a table that is kept. Whoever has its id may read and copy it."""

    id: str
    kind: PaperKind
    game: str
    name: str
    changed: int
    mine: bool
    army: Roster | None = None
    table: LaidTable | None = None


class NewSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit here: I, a friend by link, or a bot."""

    who: Literal["me", "friend", "bot"]
    name: SeatName = ""
    side: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """None: a side of its own."""
    leader: bool = False
    bot: Key = ""
    """Its name, or a level with a temperament (`captain-bold`); empty: the usual one."""
    army: Roster | None = None
    """None: a ready-made one."""


class NewBattle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle to set up."""

    game: Key
    scenario: Key = ""
    """Empty: the one that the game invites to."""
    title: Title = ""
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(max_length=24)] = ()
    """Empty: I against the usual bot."""
    options: dict[str, OptionValue] = {}
    table: LaidTable | None = None
    dice: Literal["committed", "typed"] = "committed"
    take_back: TakeBacks | None = None
    """None: free where nobody else plays, else by consent."""
    watchers: bool = True
    lesson: bool = False
    """True: the game's guided first battle; everything but the name of my seat is given."""


class SeatLink(msgspec.Struct, frozen=True, kw_only=True):
    """The secret of a seat. Shown once."""

    seat: int
    key: str


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """A new battle and the links to it."""

    battle: BattleShown
    links: tuple[SeatLink, ...]
    """For the seats of friends."""
    watch: str
    """Key for watchers."""


class Claim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat's secret, to be kept with the person who shows it."""

    key: Secret
    name: SeatName = ""
    """What the seat shall be called; empty: as it is."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A new person: the key is all there is to them."""

    key: str


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has."""

    battles: tuple[BattleShown, ...]
    papers: tuple[Paper, ...]
    host: bool
    """True: the key is the host's; the club page is open."""


class LuckLine(msgspec.Struct, frozen=True, kw_only=True):
    """How the dice fell for a seat: only rolls that needed something count."""

    seat: int
    dice: int
    """Tests rolled: dice of pools, and sums."""
    expected: float
    actual: int
    luckier: float
    """Chance of doing at least as well."""
    unluckier: float
    """Chance of doing at most as well."""


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """The luck report of a battle."""

    lines: tuple[LuckLine, ...]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the state that the referee's hand could change."""

    path: str
    value: str | int | float | bool | None
    piece: int | None
    """The piece it belongs to, as far as that can be told."""


class Places(msgspec.Struct, frozen=True, kw_only=True):
    """All such places that the asker may see."""

    places: tuple[Place, ...]


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What playing the battle again showed."""

    ok: bool
    entries: int
    rolls: int
    overrides: tuple[int, ...]
    entry: int | None = None
    reason: Text | None = None


class ClubBattles(msgspec.Struct, frozen=True, kw_only=True):
    """Every battle of this host."""

    battles: tuple[BattleShown, ...]


class Icons(msgspec.Struct, frozen=True):
    """Drawings by name: the inside of an SVG of 512 by 512."""

    icons: dict[str, str]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused; every error of the server has this form."""

    refusal: Refusal
    detail: Any = None
