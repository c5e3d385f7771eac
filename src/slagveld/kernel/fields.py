"""What a player must supply: the fields of an action, described as data, and their values.

One widget per kind of field serves every game. A field describes what is allowed as far as it
can be listed; `Question.check` has the last word.
"""

from typing import Annotated, Literal

import msgspec

from slagveld.kernel.figure import Figure
from slagveld.structs import Struct
from slagveld.table.shapes import Base, Direction, Outline, Pose, Spot
from slagveld.texts import Name, Text

Label = Name | Text | str

PieceId = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Key = Annotated[str, msgspec.Meta(max_length=120)]
"""A short name from data or from a list of choices."""
Amount = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]
Words = Annotated[str, msgspec.Meta(max_length=500)]
"""Free text by a person."""
Path = Annotated[tuple[Spot, ...], msgspec.Meta(max_length=200)]
Pieces = Annotated[tuple[PieceId, ...], msgspec.Meta(max_length=500)]


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of a plan: the way it goes (empty: it is set down) and where it ends."""

    piece: PieceId
    pose: Pose
    path: Path = ()


class Leg(Struct, frozen=True, forbid_unknown_fields=True):
    """One leg of a move told relative to the base: so far ahead, or so much of a turn."""

    kind: Literal["ahead", "back", "left", "right", "turn"]
    amount: Annotated[int, msgspec.Meta(ge=-3600, le=40_000)]
    """Units, or tenths of a degree for a turn (positive: clockwise on the screen)."""


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """So many of a divided pool go here. `row` is who gives, `column` what it goes to."""

    column: Key
    amount: Amount
    row: Key = ""


class Pair(Struct, frozen=True, forbid_unknown_fields=True):
    """One of these goes with one of those."""

    left: Key
    right: Key
    flag: bool = False
    number: Amount = 0


Placements = Annotated[tuple[Placement, ...], msgspec.Meta(max_length=500)]
Legs = Annotated[tuple[Leg, ...], msgspec.Meta(max_length=100)]
Shares = Annotated[tuple[Share, ...], msgspec.Meta(max_length=500)]
Pairs = Annotated[tuple[Pair, ...], msgspec.Meta(max_length=500)]
Keys = Annotated[tuple[Key, ...], msgspec.Meta(max_length=500)]


class Region(Struct, frozen=True):
    """A part of the table for the screen: outlines on one level, and what it means."""

    outlines: tuple[Outline, ...]
    level: int = 0
    meaning: Literal["reach", "allowed", "forbidden", "range"] = "allowed"


class Choice(Struct, frozen=True):
    """One of several named answers."""

    key: Key
    label: Label
    help: Text | None = None
    refusal: str = ""
    """Rule that forbids it just now: shown dimmed, with the reason in `help`."""
    spot: Spot | None = None
    """Where it lies on the table, if it is a place: it can be pointed at."""
    of: int | None = None
    """The piece that it is a choice of, where each piece has its own."""


class Field(Struct, frozen=True, kw_only=True, tag=True, tag_field="kind"):
    """One thing to supply; `name` is the field of the action."""

    name: str
    title: Text
    optional: bool = False


class PieceField(Field, frozen=True, kw_only=True, tag="piece"):
    """A piece on (or beside) the table."""

    allowed: tuple[int, ...]


class PiecesField(Field, frozen=True, kw_only=True, tag="pieces"):
    """Several different pieces."""

    allowed: tuple[int, ...]
    least: int = 1
    most: int = 500


class SpotField(Field, frozen=True, kw_only=True, tag="spot"):
    """A place for a piece, with or without a facing of the player's choice."""

    piece: int | None = None
    of: str = ""
    """The field of the same form in which the piece is chosen, where it is not fixed."""
    facing: bool = True
    region: Region | None = None


class PathField(Field, frozen=True, kw_only=True, tag="path"):
    """The way a piece goes: waypoints from where it stands."""

    piece: int | None = None
    of: str = ""
    """The field of the same form in which the piece is chosen, where it is not fixed."""
    limit: int | None = None
    """Longest way in units, where it may be known."""
    region: Region | None = None
    proposed: Path = ()
    """The way that it goes until somebody says otherwise; empty: it must be said."""


class LegsField(Field, frozen=True, kw_only=True, tag="legs"):
    """A move told in legs relative to the base."""

    piece: int
    kinds: tuple[Literal["ahead", "back", "left", "right", "turn"], ...]
    limit: int | None = None


class Spare(Struct, frozen=True):
    """A piece beside the table, known by a number of its own until it is placed."""

    number: int
    name: Label
    base: Base
    icon: str = ""
    figure: Figure | None = None


class PlacementsField(Field, frozen=True, kw_only=True, tag="placements"):
    """Places for several pieces, in the order in which they go."""

    pieces: tuple[int, ...] = ()
    """Pieces on the table, by id."""
    spares: tuple[Spare, ...] = ()
    """Pieces beside the table, whose numbers stand where ids would."""
    paths: bool = False
    """True: each piece walks a path; False: it is set down."""
    follow: bool = False
    """True: a plan that names one piece is meant for all; its preview snaps to the whole plan."""
    facing: bool = True
    all: bool = False
    """True: every piece must be placed."""
    region: Region | None = None


class FacingField(Field, frozen=True, kw_only=True, tag="facing"):
    """A direction only; `intervals` are the allowed ones, each from first to last clockwise."""

    piece: int | None = None
    of: str = ""
    """The field of the same form in which the piece is chosen, where it is not fixed."""
    intervals: tuple[tuple[Direction, Direction], ...] = ((0, 3599),)
    keep: bool = False
    """True: it looks on as it does until somebody turns it; False: it looks the way it goes."""


class SplitField(Field, frozen=True, kw_only=True, tag="split"):
    """A pool divided over columns, by rows where several give (dice of each model)."""

    columns: tuple[Choice, ...]
    total: int | None = None
    """What the shares must add up to; None where rows have totals of their own."""
    rows: tuple[Choice, ...] = ()
    row_totals: tuple[int, ...] = ()
    exact: bool = True


class PairingField(Field, frozen=True, kw_only=True, tag="pairing"):
    """Each of these to one of those."""

    left: tuple[Choice, ...]
    right: tuple[Choice, ...]
    most_per_right: int | None = None
    flag: Text | None = None
    number: Text | None = None


class OrderField(Field, frozen=True, kw_only=True, tag="order"):
    """All of these, in an order."""

    items: tuple[Choice, ...]


class ChoiceField(Field, frozen=True, kw_only=True, tag="choice"):
    """One of these."""

    choices: tuple[Choice, ...]
    of: str = ""
    """The field of the same form that chooses a piece: choices of other pieces do not count."""
    numeric: bool = False
    """True: the keys are whole numbers, and the action takes them as such."""


class ChoicesField(Field, frozen=True, kw_only=True, tag="choices"):
    """Several of these (cards of a hand, items)."""

    choices: tuple[Choice, ...]
    least: int = 0
    most: int = 500


class NumberField(Field, frozen=True, kw_only=True, tag="number"):
    """A whole number."""

    least: int
    most: int


class DiceField(Field, frozen=True, kw_only=True, tag="dice"):
    """Numbers that real dice show."""

    count: int
    sides: int


class SwitchField(Field, frozen=True, kw_only=True, tag="switch"):
    """Yes or no."""


class WordsField(Field, frozen=True, kw_only=True, tag="words"):
    """A name or another short text."""

    most: int = 80


class ChangesField(Field, frozen=True, kw_only=True, tag="changes"):
    """Changes to the state, by the referee's hand."""


AnyField = (
    PieceField
    | PiecesField
    | SpotField
    | PathField
    | LegsField
    | PlacementsField
    | FacingField
    | SplitField
    | PairingField
    | OrderField
    | ChoiceField
    | ChoicesField
    | NumberField
    | DiceField
    | SwitchField
    | WordsField
    | ChangesField
)
