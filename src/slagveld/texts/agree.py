"""AGREE and CASE: words that agree with a name in number, and German names in a case.

Units are often named in the plural: "Goblin Archers are frightened", but "Orc Chieftain is
frightened". In a message `{ AGREE($unit, "is", "are") }` is the first word when the value stands
for one, and the second when it stands for several (`is_many`).

In German messages `{ CASE($unit, "gen") }` is the name with article and endings: "der Menschlichen
Speerträger". The cases are nom, gen, dat and acc. In a list each name is declined; what is no name
stands as it is, after "von" in the genitive. Elsewhere CASE changes nothing. The browser does the
same (`web/src/texts/agree.ts`).
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, get_args

from babel.core import Locale
from fluent.runtime.types import FluentType

from slagveld.texts.german import Case, bare
from slagveld.texts.text import Listing, Name, Value

CASES: Final[tuple[Case, ...]] = get_args(Case)


class Said(FluentType):
    """A value as messages get it: said as it is, and known to AGREE and CASE."""

    def __init__(self, said: str, *, many: bool, decline: Callable[[Case], str]) -> None:
        self.said = said
        self.many = many
        self.decline = decline

    def format(self, locale: Locale) -> str:
        """The words, in which no language changes anything."""
        return self.said


Word: TypeAlias = str | FluentType


def agree(value: Word, one: Word, many: Word) -> Word:
    """The word that fits the value; any other number of arguments is a fault of the message."""
    return many if isinstance(value, Said) and value.many else one


def in_case(value: Word, case: str) -> Word:
    """The value in a German case; a case that does not exist is a fault of the message."""
    if case not in CASES:
        raise ValueError(f"not a case: {case}")
    if isinstance(value, Said):
        return value.decline(case)
    return bare(value, case) if isinstance(value, str) else value


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"AGREE": agree, "CASE": in_case}
"""What messages may call, besides what Fluent knows itself."""


def is_many(value: Value) -> bool:
    """Whether words that go with a value are in the plural.

    A name says so itself. Things joined by "and" are many; joined by "or", or alone, they are as
    the last of them. Everything else counts as one, also a `Text` and a typed name: a message
    with a number in it selects its plural by that number.
    """
    while isinstance(value, Listing):
        if not value.items:
            return False
        if len(value.items) > 1 and value.kind == "and":
            return True
        value = value.items[-1]
    return isinstance(value, Name) and value.many
