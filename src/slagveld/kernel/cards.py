"""Cards of a player's own: what may be written on them, described as data.

A game that lets players write cards says which kinds there are and what stands on each: numbers
with their bounds, choices, abilities, rows of a dial, the miniature. One editor and one reader
serve all games (`kit.cards`). What is written is plain data, called a *sheet*: it lies in the
`choices` of the army that uses it, and so travels wherever the army goes.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from slagveld.kernel.fields import (
    Choice,
    ChoiceField,
    ChoicesField,
    Field,
    Label,
    NumberField,
    SwitchField,
    WordsField,
)
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.scene import Card
from slagveld.structs import Struct
from slagveld.texts import Text

OWN = "own"
"""The choice of a roster that holds its own cards."""
KIND = "type"
"""The value of a sheet that says of which kind it is, where a game has several."""
VARIANT = "kind"
"""The value of a row that says of which kind it is, where there are several."""


class NameField(Field, frozen=True, kw_only=True, tag="name"):
    """A name: one for all languages, or one for each (`{en: Orc, nl: Ork, de: Ork}`)."""

    most: int = 60


class SizeField(Field, frozen=True, kw_only=True, tag="size"):
    """Width and depth, in units: `[250, 500]`."""

    least: int
    most: int


class Trait(Struct, frozen=True):
    """One trait of a miniature, and what it may be."""

    name: str
    title: Text
    choices: tuple[Choice, ...]


class FigureField(Field, frozen=True, kw_only=True, tag="figure"):
    """What the miniature looks like, in the traits of `kernel.figure`."""

    traits: tuple[Trait, ...] = ()


class RecordField(Field, frozen=True, kw_only=True, tag="record"):
    """Values that belong together: a weapon, skills. Optional: it may be missing as a whole."""

    entries: tuple["Entry", ...]


class RowsField(Field, frozen=True, kw_only=True, tag="rows"):
    """The same values several times over: the clicks of a dial."""

    entries: tuple["Entry", ...]
    least: int = 1
    most: int = 20
    one: Text | None = None
    """What a single row is called, where it has no name of its own."""


class NumbersField(Field, frozen=True, kw_only=True, tag="numbers"):
    """Whole numbers in an order: `[2, 3, 4]`."""

    least: int
    most: int
    count_least: int = 1
    count_most: int = 24
    distinct: bool = True
    """Whether each may be there once only."""


class OutlineField(Field, frozen=True, kw_only=True, tag="outline"):
    """The corners of an area on a table, in units: `[[0, 0], [3000, 0], [3000, 2000]]`."""

    most: int = 60
    box: bool = False
    """It has four corners, and its sides run along the edges of the table."""


class RowNameField(Field, frozen=True, kw_only=True, tag="row-name"):
    """The key of a row of the same sheet: the place that a goal is about."""

    rows: str
    """In which part it stands."""
    most: int = 60


class TerrainField(Field, frozen=True, kw_only=True, tag="terrain"):
    """Pieces of terrain in every detail, as `table.terrain.Terrain` has them."""

    kinds: tuple[str, ...]
    most: int = 60


class Variant(Struct, frozen=True, kw_only=True):
    """One of several kinds of rows, with values of its own."""

    key: str
    title: Text
    help: Text
    rule: str = ""
    entries: tuple["Entry", ...] = ()


class VariantsField(Field, frozen=True, kw_only=True, tag="variants"):
    """Rows that each say of which kind they are, by `kind`: the goals of a scenario."""

    kinds: tuple[Variant, ...]
    least: int = 0
    most: int = 20


CardField: TypeAlias = (
    NumberField
    | ChoiceField
    | ChoicesField
    | SwitchField
    | WordsField
    | NameField
    | SizeField
    | FigureField
    | RecordField
    | RowsField
    | NumbersField
    | OutlineField
    | RowNameField
    | TerrainField
    | VariantsField
)


class Entry(Struct, frozen=True, kw_only=True):
    """One value of a card: how it is written, what it means, and by which rule."""

    field: CardField
    help: Text | None = None
    rule: str = ""


class Section(Struct, frozen=True, kw_only=True):
    """Values that stand together on a card."""

    title: Label
    entries: tuple[Entry, ...]


class Sample(Struct, frozen=True, kw_only=True):
    """A card that there is already, to begin with."""

    key: str
    name: Label
    group: Label = ""
    sheet: dict[str, Any]


class CardKind(Struct, frozen=True, kw_only=True):
    """A kind of card that players may write."""

    key: str
    title: Label
    help: Text | None = None
    rule: str = ""
    """Who lets them."""
    sections: tuple[Section, ...]
    blank: dict[str, Any]
    """A sheet to begin with; it is allowed as it stands."""
    samples: tuple[Sample, ...] = ()


class CardFault(Struct, frozen=True, kw_only=True):
    """Something wrong with a sheet: the value at fault as `dial.2.speed`, and by which rule."""

    field: str
    rule: str
    text: Text


class CardRefusal(CardFault, frozen=True, kw_only=True):
    """The same, with the place in the file that it was read from."""

    file: str
    line: int | None


class CardReading(Struct, frozen=True, kw_only=True):
    """A card that somebody wrote: what it costs and how it looks, or why it is none."""

    kind: str = ""
    name: Label = ""
    sheet: dict[str, Any] = {}  # noqa: RUF012 - msgspec copies it
    """As it is kept in an army."""
    price: Tally | None = None
    """Of one by the game's formula or model, in the parts of a point that the `scale` says."""
    asked: int | None = None
    """The price that its maker set instead, in the same parts."""
    card: Card | None = None
    """How it is shown at the table."""
    warnings: tuple[Text, ...] = ()
    """What its maker may have overlooked; nothing of it is refused."""
    refusals: tuple[CardRefusal, ...] = ()


@runtime_checkable
class CardMaker(Protocol):
    """A muster of a game whose players may write cards of their own."""

    scale: int

    def card_kinds(self) -> Sequence[CardKind]:
        """The kinds of cards that they may write, in fixed order."""

    def read_card(self, source: bytes, file: str) -> CardReading:
        """A card's file, YAML or JSON, with everything that is wrong with it."""
