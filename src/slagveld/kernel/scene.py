"""What a display needs, in one vocabulary for all games.

A display draws scenes and knows no game.
"""

from typing import Literal

from slagveld.kernel.event import RoundWord
from slagveld.kernel.fields import Label, Region
from slagveld.kernel.figure import Figure
from slagveld.kernel.modifiers import Need
from slagveld.structs import Struct
from slagveld.table.shapes import Base, Outline, Pose, Spot
from slagveld.texts import Text


class Badge(Struct, frozen=True):
    """A small sign on a piece: a state or a token, with words for it."""

    icon: str
    text: Text
    count: int = 1
    tone: Literal["plain", "good", "bad", "accent"] = "plain"
    derived: bool = False
    """It follows from where others stand or whose turn it is, and changes without an event."""


class Gauge(Struct, frozen=True):
    """Something counted on a piece or a sheet: wounds, strength, points."""

    label: Text
    value: int
    most: int | None = None
    kind: Literal["pips", "bar", "number"] = "pips"


class Sign(Struct, frozen=True, kw_only=True):
    """A coloured square or circle on a value of a dial: what an ability is known by."""

    click: int
    row: int
    """The value of the click that it stands on."""
    name: Label
    colour: str = ""
    """Green, red, blue, orange, yellow, black or grey; empty where none is known."""
    shape: Literal["square", "circle"] = "square"
    aside: bool = False
    """It stands beside the value, with an arrow to it."""


class Dial(Struct, frozen=True):
    """A combat dial: its clicks as columns of values; None where the viewer may not look."""

    click: int
    clicks: tuple[tuple[Label, ...] | None, ...]
    start: int = 0
    marks: tuple[tuple[int, Text], ...] = ()
    """Clicks with a mark (repair, skull)."""
    rows: tuple[Text, ...] = ()
    """What the values of a click are, in order."""
    icons: tuple[str, ...] = ()
    """A drawing beside each value of the present click: its type."""
    signs: tuple[Sign, ...] = ()
    """Coloured signs of the clicks that may be seen."""


class Line(Struct, frozen=True):
    """One field of a card or sheet; `house` marks what is not from the rulebook."""

    label: Text
    value: Label | int
    house: bool = False
    changed: bool = False
    derived: bool = False
    """It follows from where others stand or whose turn it is, and changes without an event."""


class Card(Struct, frozen=True, kw_only=True):
    """A card, sheet or record: rows of fields, gauges and words."""

    title: Label
    lines: tuple[Line, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    notes: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()
    dial: Dial | None = None
    seat: int | None = None
    figure: Figure | None = None
    """Whose card it is, painted; None: nobody's."""


class Piece(Struct, frozen=True, kw_only=True):
    """A piece on the table, or beside it when it has no pose."""

    id: int
    name: Label
    seat: int | None
    icon: str
    base: Base
    pose: Pose | None
    figure: Figure | None = None
    """The miniature on the base; None: the icon stands for it."""
    label: str = ""
    """A few signs on the base itself: a number, initials."""
    group: int | None = None
    """The unit, regiment or formation it belongs to."""
    gauges: tuple[Gauge, ...] = ()
    badges: tuple[Badge, ...] = ()
    card: Card | None = None
    spent: bool = False
    """Cannot act any more just now: shown dimmed."""
    arc: int = 0
    """Width of its front arc in tenths of a degree, half to each side of its facing; 0: none."""
    reach: int = 0
    """How far it shoots within that arc, in units from its middle; shown while it is chosen."""


class Group(Struct, frozen=True, kw_only=True):
    """A block, regiment or formation: outline and banner."""

    id: int
    name: Label
    seat: int | None
    outline: Outline | None
    front: tuple[Spot, Spot] | None = None
    pose: Pose | None = None
    """What a way of the whole group begins with: the middle of a block's front edge. With it a
    group can be chosen, led and turned like a piece; its id must be no piece's."""
    gauges: tuple[Gauge, ...] = ()
    badges: tuple[Badge, ...] = ()
    card: Card | None = None


class Storey(Struct, frozen=True):
    """A floor or roof of a piece of terrain: a surface one can stand on."""

    level: int
    outline: Outline
    height: int
    """Above the ground, in units."""


class Ground(Struct, frozen=True, kw_only=True):
    """A piece of terrain; `look` chooses the drawing: wood, hill, water, wall, roof or swamp."""

    id: int
    name: Label
    look: str
    outline: Outline
    help: Text
    height: int = 0
    level: int = 0
    openings: tuple[tuple[Spot, Spot], ...] = ()
    points: tuple[Spot, ...] = ()
    """Marked places: stairs, access points."""
    storeys: tuple[Storey, ...] = ()
    """Its surfaces above the ground, lowest first."""
    badges: tuple[Badge, ...] = ()


class Arc(Struct, frozen=True, kw_only=True):
    """A sector: field of vision, arc of fire, range ring (`width` 3600)."""

    spot: Spot
    facing: int
    width: int
    radius: int | None
    label: Text | None = None
    inner: int = 0
    tone: Literal["plain", "reach", "harm", "accent"] = "plain"


class Stroke(Struct, frozen=True, kw_only=True):
    """A line on the table: a path, a link, a line of sight with what blocks it."""

    points: tuple[Spot, ...]
    kind: Literal["path", "link", "sight", "blocked", "announced", "border"]
    label: Text | None = None
    seat: int | None = None


class Marker(Struct, frozen=True, kw_only=True):
    """Something that lies on the table and is no piece: objective, crater, wagon."""

    id: int
    name: Label
    icon: str
    spot: Spot
    radius: int = 0
    seat: int | None = None
    badges: tuple[Badge, ...] = ()
    quiet: bool = False
    """True: one of many, whose name is told only to those who ask."""


class Zone(Struct, frozen=True, kw_only=True):
    """A named part of the table: deployment, objective area, edge strip."""

    name: Label
    region: Region
    seat: int | None = None


class Track(Struct, frozen=True, kw_only=True):
    """A row of steps with the present one marked: phases, rounds, initiative, order of play."""

    title: Text
    steps: tuple[Label, ...]
    now: int | None = None
    done: tuple[int, ...] = ()


CardState = Literal["ready", "now", "done", "skipped", "closed"]
"""Still to be played, being played, played, passed over, or not to be played just now."""


class FacedCard(Struct, frozen=True, kw_only=True):
    """A card in a row; `front` is None face down."""

    key: str
    front: Card | None
    state: CardState = "ready"
    seat: int | None = None
    plays: str = ""
    """The choice that it stands for wherever an offer has it; empty: it is not played by hand."""
    of: int | None = None
    """The piece whose card it is to play, where each piece has its own."""


class CardRow(Struct, frozen=True, kw_only=True):
    """Cards in a row: hand, reserve, stack, discard."""

    title: Text
    cards: tuple[FacedCard, ...]
    seat: int | None = None
    count: int | None = None
    """How many there are when not all are listed (a face-down stack)."""


class DicePool(Struct, frozen=True, kw_only=True):
    """Dice on the table: rolled, or set aside and still to roll (None)."""

    title: Text
    sides: int
    dice: tuple[int | None, ...]
    seat: int | None = None
    need: Need | None = None
    faces: Literal["pips", "numbers", "skulls"] = "numbers"


class Table(Struct, frozen=True, kw_only=True):
    """The table itself."""

    width: int
    depth: int
    ground: str = "grass"
    """The mat: meadow, steppe, sand, snow, stone, ruins or dungeon."""
    levels: tuple[tuple[int, Label], ...] = ()
    """Surfaces above the ground, by number."""
    grid: int | None = None
    """Side of a field where fields are played, in units."""
    inch: int = 254
    """Units to the inch as the rulebook counts them, for those who think in inches."""
    measure: Literal["cm", "inch"] = "cm"
    """What the rulebook measures in, for readers without a wish of their own."""


class Scene(Struct, frozen=True, kw_only=True):
    """Everything a display needs for one moment of a battle."""

    table: Table
    terrain: tuple[Ground, ...] = ()
    pieces: tuple[Piece, ...] = ()
    groups: tuple[Group, ...] = ()
    markers: tuple[Marker, ...] = ()
    zones: tuple[Zone, ...] = ()
    arcs: tuple[Arc, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    sheets: tuple[Card, ...] = ()
    tracks: tuple[Track, ...] = ()
    rows: tuple[CardRow, ...] = ()
    pools: tuple[DicePool, ...] = ()
    round: int = 0
    round_limit: int | None = None
    round_called: RoundWord = "round"
