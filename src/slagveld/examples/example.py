"""What an example consists of, as its files have it."""

from typing import Annotated, Any, Literal

import msgspec

from slagveld.data import Row
from slagveld.texts import DEFAULT_LANGUAGE, Language

Words = Annotated[str, msgspec.Meta(min_length=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
When = Literal["before", "after"]


class Answer(Row, frozen=True, kw_only=True):
    """What a seat answers to the question that waits."""

    seat: Count = 0
    action: dict[str, Any]
    """The action in the game's own JSON."""
    dice: tuple[int | str, ...] = ()
    """Exactly what falls, or is drawn, while it is carried out."""


class Ruler(Row, frozen=True, kw_only=True, tag_field="from", tag="ruler"):
    """What the game's own ruler shows between two pieces, in the measure of the book."""

    of: tuple[int, int]
    at: When = "before"
    value: float


class Value(Row, frozen=True, kw_only=True, tag_field="from", tag="state"):
    """What stands at a place of the state's JSON."""

    path: Words
    """Such as `/field/units/0/files`; `#` at its end: how many there are."""
    at: When = "after"
    value: Any
    length: bool = False
    """A length: the value is in the measure of the book."""


class Needed(Row, frozen=True, kw_only=True, tag_field="from", tag="need"):
    """What a die had to show, or what one line of that sum adds."""

    roll: Count = 0
    """Which roll of the example."""
    rule: str = ""
    """Empty: the whole sum; else the line that this rule gives."""
    start: bool = False
    """What the sum begins with."""
    value: int


class InWords(Row, frozen=True, kw_only=True, tag_field="from", tag="told"):
    """A number in a sentence that the engine tells (or refuses with)."""

    sentence: Words
    """The key of the sentence, without that of the game."""
    name: Words
    """Which of its values."""
    value: float


class Leg(Row, frozen=True, kw_only=True, tag_field="from", tag="way"):
    """How long a part of a way is that a piece went, in the measure of the book."""

    move: Count = 0
    """Which of the moves that are told."""
    leg: Count = 0
    """Which of its straight parts, from 1 on; 0: straight from its beginning to its end."""
    value: float


class Planned(Row, frozen=True, kw_only=True, tag_field="from", tag="preview"):
    """What the game shows of an answer before it is given, in the measure of the book."""

    answer: Count = 0
    name: Literal["length", "cost", "limit"]
    value: float


Claim = Ruler | Value | Needed | InWords | Leg | Planned


class Frame(Row, frozen=True, kw_only=True):
    """The part of the table that the pictures show, in units."""

    x: int
    y: int
    width: Annotated[int, msgspec.Meta(ge=100)]
    depth: Annotated[int, msgspec.Meta(ge=100)]


class Facts(Row, frozen=True, kw_only=True):
    """An example, but for its words."""

    key: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$", max_length=60)]
    rule: Words
    position: dict[str, Any]
    """A state in the game's own JSON; what is not there is as usual."""
    answers: tuple[Answer, ...] = ()
    refused: str = ""
    """The rule by which the last answer is refused; empty: all are allowed."""
    claims: tuple[Claim, ...] = ()
    sight: tuple[tuple[int, int], ...] = ()
    """Lines of sight to be drawn: from which piece to which."""
    arcs: tuple[int, ...] = ()
    """Pieces whose front arcs are drawn."""
    frame: Frame | None = None
    """None: what the pieces take up."""


class Book(Row, frozen=True, kw_only=True):
    """A file of examples."""

    cast: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    """Parts of positions by name: `as: name` in a position stands for such a part, and what is
    beside it counts instead of what the part says."""
    examples: tuple[Facts, ...]


class ExampleWords(Row, frozen=True, kw_only=True):
    """An example in one language."""

    before: Words
    """How it stands, and what is done."""
    after: Words
    """What comes of it."""


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """A worked example with its words."""

    facts: Facts
    words: dict[Language, ExampleWords]

    @property
    def key(self) -> str:
        """Its name in the files of its game."""
        return self.facts.key

    def told(self, language: Language) -> ExampleWords:
        """Its words for a reader: in his language, or in English."""
        return self.words.get(language) or self.words[DEFAULT_LANGUAGE]
