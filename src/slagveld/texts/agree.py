"""AGREE: the form of a word that agrees in number with a name.

Units are often named in the plural: "Goblin Archers are frightened", but "Orc Chieftain is
frightened". In a message `{ AGREE($unit, "is", "are") }` is the first word when the value stands
for one, and the second when it stands for several (`is_many`). The browser does the same
(`web/src/texts/agree.ts`).
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from babel.core import Locale
from fluent.runtime.types import FluentType

from slagveld.texts.text import Listing, Name, Value


class Many(FluentType):
    """A value that stands for several, as messages get it: said as it is, and known to AGREE."""

    def __init__(self, said: str) -> None:
        self.said = said

    def format(self, locale: Locale) -> str:
        """The words, in which no language changes anything."""
        return self.said


Word: TypeAlias = str | FluentType


def agree(value: Word, one: Word, many: Word) -> Word:
    """The word that fits the value; any other number of arguments is a fault of the message."""
    return many if isinstance(value, Many) else one


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"AGREE": agree}
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
