"""Before the table: games and their boxes, set-ups, armies and tables kept, people and clubs."""

from typing import Annotated, Any, Literal

import msgspec

from slagveld.examples import ExampleWords
from slagveld.examples import Pictures as Pictures
from slagveld.kernel.cards import CardKind as CardKind
from slagveld.kernel.cards import CardReading as CardReading
from slagveld.kernel.fields import AnyField, Key
from slagveld.kernel.lesson import Lesson
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kernel.ready_battle import Scenario
from slagveld.kernel.rulebook import BookChapter, Kind, Refusal, Term, Wording
from slagveld.kernel.scenarios import ScenarioReading
from slagveld.kernel.scene import Card, Scene, Zone
from slagveld.kernel.scenery import Kit, LaidTable
from slagveld.kernel.setup import Option, OptionValue, TakeBacks
from slagveld.kernel.standing import PolicyForm
from slagveld.kit.lists import ListRead as ListRead
from slagveld.kit.muster import Draft
from slagveld.proof import Where as Where
from slagveld.server.wire.sight import BattleShown
from slagveld.texts import Language, Name, Text

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


class Quick(msgspec.Struct, frozen=True, kw_only=True):
    """A battle in which everybody stands ready from the start, near each other."""

    scenario: str
    options: dict[str, OptionValue]


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the home page."""

    key: str
    title: Name
    about: Text | None
    """What it is, in a line."""
    players: tuple[int, int]
    """The fewest and the most that a scenario takes."""
    minutes: tuple[int, int]
    """How long a battle lasts; zeros: nobody says."""
    difficulty: int
    """How much there is to learn, from 1 to 3; 0: nobody says."""
    scenarios: int
    lesson: bool
    lesson_steps: int
    """How many steps the guided first battle has; 0 without one."""
    quick: Quick | None
    """What "play now" begins; None: the scenario that the game invites to."""
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
    addresses: tuple[str, ...] = ()
    """Under which others in the network reach this server; none: nobody but this machine does."""


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a game that a set-up page needs."""

    key: str
    title: Name
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]
    policies: tuple[PolicyForm, ...]
    armies: tuple[Roster, ...]
    kit: Kit | None
    lands: tuple[str, ...]
    """Kinds of land of which battlefields can be made at random."""
    lesson: Lesson | None
    inch: int
    """Units to the inch as the rulebook counts them."""
    measure: Literal["cm", "inch"]
    """What the rulebook measures in."""


class ExampleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A worked example of a rule in words; its two pictures are asked for by its name."""

    key: str
    words: dict[Language, ExampleWords]
    refused: bool
    """What is tried is not allowed: nothing changes, and one picture says it all."""


class RuleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A rule of the rulebook, in every language that it has words in."""

    id: str
    title: Name
    wording: dict[Language, Wording]
    """English always; a language whose rule is empty has only its title."""
    chapter: str
    term: str
    """What the original calls it, where the rulebook is a translation."""
    source: str
    kind: Kind
    house: bool
    examples: tuple[ExampleShown, ...] = ()
    """Those with pictures; `Wording.examples` are those in words alone."""


class RulesFound(msgspec.Struct, frozen=True, kw_only=True):
    """Rules, in book order or best first."""

    game: str
    note: Text | None
    """What is said wherever rules of this game are shown."""
    chapters: tuple[BookChapter, ...]
    """Those of the book, in its order."""
    glossary: tuple[Term, ...]
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


class ArmyWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army by chance that somebody wishes for."""

    points: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=10**14)] = 1
    like: Roster | None = None
    """Whose name, choices and own cards it has; None: a new one."""


class BoxWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sealed box that somebody opens, and what he builds of it."""

    points: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=10**14)] = 1
    side: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    army: Roster | None = None
    """The army so far; None: one by chance is proposed."""


class BoxShown(msgspec.Struct, frozen=True, kw_only=True):
    """A sealed box, and an army judged by it."""

    contents: tuple[Chosen, ...]
    army: Roster
    report: ArmyReport
    """With what lies in the box alone."""


class DraftWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A draft as far as it has come."""

    points: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=10**14)] = 1
    picks: Annotated[tuple[int, ...], msgspec.Meta(max_length=400)] = ()
    """The numbers of the packs picked, from 0; -1: wants no more."""
    bots: tuple[bool, bool] = (False, True)
    """Which sides are picked for."""
    names: tuple[Title, Title] = ("", "")


class DraftShown(msgspec.Struct, frozen=True, kw_only=True):
    """A draft, and what everything in it is called."""

    draft: Draft
    offers: tuple[Offer, ...]
    scale: int


class ListSent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A list that somebody pastes or opens."""

    words: str
    name: Title = ""
    """What the army is called where the list does not say."""
    like: Roster | None = None
    """Whose own cards are known."""


class ListAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army that is to be written as a list."""

    army: Roster
    language: Language = "en"


class ListShown(msgspec.Struct, frozen=True, kw_only=True):
    """An army as a list."""

    words: str


class FaceAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something on offer that somebody wants to see."""

    army: Roster
    """With its own cards."""
    key: Key


class FaceShown(msgspec.Struct, frozen=True, kw_only=True):
    """It with all its values and abilities."""

    card: Card | None
    """None: it has none before it is made."""


class CardSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of a player's own, as it is being written."""

    sheet: dict[str, Any]


class ScenarioSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario as somebody writes it: its file as text, or what stands in it."""

    text: str = ""
    """YAML or JSON; empty: the sheet counts."""
    file: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """What its file is called, for what is said of its lines."""
    sheet: dict[str, Any] | None = None


class ScenarioText(msgspec.Struct, frozen=True, kw_only=True):
    """A ready-made scenario as a file."""

    sheet: dict[str, Any]
    text: str
    """As YAML."""


class ScenarioReport(msgspec.Struct, frozen=True, kw_only=True):
    """A written scenario judged: what it is and how its table looks, or what is wrong with it."""

    reading: ScenarioReading
    scene: Scene | None = None
    zones: tuple[Zone, ...] = ()
    """Where its sides set up, by its own words or by the rules."""


class TableReport(msgspec.Struct, frozen=True, kw_only=True):
    """A laid table judged: how it looks, or what is wrong with it."""

    scene: Scene | None = None
    refusal: Refusal | None = None
    option: Option | None = None
    """The switch that must be on for a battle on it; None: it can be used as it is."""


PaperKind = Literal["army", "table", "scenario"]


class NewPaper(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army, a table or a scenario to keep."""

    kind: PaperKind
    name: Title
    army: Roster | None = None
    table: LaidTable | None = None
    scenario: dict[str, Any] | None = None
    """What stands in a scenario that somebody writes, sound or not yet."""
    game: Key


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    """An army, a table or a scenario that is kept. Whoever has its id may read and copy it."""

    id: str
    kind: PaperKind
    game: str
    name: str
    changed: int
    mine: bool
    army: Roster | None = None
    table: LaidTable | None = None
    scenario: dict[str, Any] | None = None


class NewSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit here: I, a friend by link, or a bot."""

    who: Literal["me", "friend", "bot"]
    name: SeatName = ""
    side: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """None: a side of its own."""
    leader: bool = False
    bot: Key = ""
    """Its name, or a level with a temperament (`captain-bold`); empty: the usual one."""
    army: Roster | Key | None = None
    """An army, or the key or name of a ready-made one; None: the scenario's own."""


class NewBattle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle to set up."""

    game: Key
    scenario: Key = ""
    """Empty: the one that the game invites to."""
    written: dict[str, Any] | None = None
    """A scenario that somebody wrote, instead of one of the game's."""
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
