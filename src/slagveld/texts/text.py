"""What a person is to read, before it is in a language.

Events, refusals, decisions and scenes never hold sentences. They hold a `Text`: the key of a
Fluent message and the values it mentions. Each reader gets it in their own language and measure
(see `speak`). All of these are frozen, comparable, hashable, and travel through JSON.

Verbs and pronouns depend on a name's number, which it tells: `{ $unit } { AGREE($unit, "is",
"are") }` (see `agree`). German articles and endings depend on gender and case: a German message
says `{ CASE($unit, "gen") }` where a name does not stand alone (see `german`). Dutch articles
depend on a gender that a name does not tell: write so that it stands without one.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Any, Literal, Self, TypeAlias

import msgspec

from slagveld.texts.languages import DEFAULT_LANGUAGE, LANGUAGES, WRITTEN, Language

FURTHER = tuple(language for language in LANGUAGES if language not in WRITTEN)
"""Languages in which a name may be missing."""


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="text"):
    """One message with its values.

    Attributes:
        key: Id of a Fluent message. With a namespace before a colon, "wizard-duel:summon-too-near"
            is `summon-too-near` in the files of that game; without, it is a common message.
        values: The variables of the message by name.
    """

    key: str
    values: dict[str, "Value"] = {}

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.values.items())))


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="name", omit_defaults=True):
    """A name from a game's data, in all languages. In YAML: `{en: Orc, nl: Ork, de: Ork}`."""

    en: str
    nl: str
    de: str
    many: bool = False
    """It stands for several, so that verbs and pronouns are plural (see `agree`). In YAML:
    `{en: Goblins, nl: Goblins, de: Goblins, many: true}`."""
    declines: Annotated[str, msgspec.Meta(pattern="^[mfnx]?[0-9]?w?$")] = ""
    """How it declines in German: gender (x: no article at all), number of adjectives before the
    noun, `w` for a weak noun (see `german`). `{…, de: Großer Drache, declines: m1w}`."""
    fr: str = ""
    """In languages that are not written throughout a name may be missing; then it is English."""
    es: str = ""

    @classmethod
    def of(cls, names: Mapping[str, str]) -> Self:
        """A name from a map of languages; a language left out takes the English name.

        Raises:
            ValueError: English is missing, or a language is not one of ours.
        """
        if DEFAULT_LANGUAGE not in names:
            raise ValueError("a name needs at least English (en)")
        strangers = sorted(set(names) - set(LANGUAGES))
        if strangers:
            raise ValueError(f"unknown language in a name: {', '.join(strangers)}")
        english = names[DEFAULT_LANGUAGE]
        further: dict[str, Any] = {one: names.get(one, "") for one in FURTHER}
        return cls(english, names.get("nl", english), names.get("de", english), **further)

    @classmethod
    def same(cls, name: str) -> Self:
        """A proper name, the same in every language."""
        return cls(name, name, name)

    def numbered(self, number: int) -> "Name":
        """The name with a number behind it, to tell things of one name apart."""
        return self.followed(f" {number}")

    def followed(self, tail: str) -> "Name":
        """The name with signs behind it that are the same in every language."""
        further: dict[str, Any] = {
            one: said + tail for one in FURTHER if (said := getattr(self, one))
        }
        return Name(
            self.en + tail, self.nl + tail, self.de + tail, self.many, self.declines, **further
        )

    def owned(self, owner: str) -> "Name":
        """The name with its owner behind it, where both sides have one of this name."""
        return self.followed(f" ({owner})")

    def in_language(self, language: Language) -> str:
        """The name as readers of this language know it."""
        said: str = getattr(self, language)
        return said or self.en


class Distance(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="distance", omit_defaults=True
):
    """A length in units of the table (0.1 mm), shown in centimetres or inches."""

    units: int
    up: bool = False
    """Rounded up: a way that is too long by a hair is not shown as long as it may be."""


class Percent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="percent"):
    """A share or a chance in thousandths, shown in percent with at most one decimal."""

    permille: int

    @classmethod
    def of(cls, chance: float | Fraction) -> Self:
        """The nearest thousandth; only what is certain is 100 %, only the impossible is 0 %."""
        permille = round(chance * 1000)
        if 0 < chance < 1:
            permille = min(max(permille, 1), 999)
        return cls(permille)


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="signed"):
    """A modifier, always shown with its sign: +2, −1, ±0."""

    number: int


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="listing"):
    """Several values joined in the reader's language: "a, b and c"."""

    items: tuple["Value", ...]
    kind: Literal["and", "or", "then"] = "and"


Value: TypeAlias = int | str | Text | Name | Distance | Percent | Signed | Listing
"""What a message may mention. A `str` is shown as it is: typed names, dice notation, ids."""
