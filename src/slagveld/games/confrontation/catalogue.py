"""Sizes, peoples and competences: what the cards are written in."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from slagveld import data
from slagveld.data import Record
from slagveld.games.confrontation.effects import Class
from slagveld.games.confrontation.vocabulary import AnyEffect
from slagveld.texts import Distance, Name, Text

KEY = "confrontation"
PREFIX = "CON"
"""How the ids of its rules begin."""
FOLDER = Path(__file__).parent / "data"

_LENGTH = re.compile(r"(?<![\w.,])(\d+(?:[.,]\d+)?) cm\b")
"""A length as the data write it."""
CM = 100
"""Units to the centimetre; all lengths of this game are whole units."""

Size = Literal["small", "normal", "large", "very-large"]
SIZES: tuple[Size, ...] = ("small", "normal", "large", "very-large")
"""In rising order (CON-SIZE-1)."""

Origin = Literal["C2", "C3", "C3.5", "partly", "house"]
"""The edition whose text an entry follows; partly: the name is found, what it does is ours."""


def text(key: str, **values: Any) -> Text:
    """A sentence of this game."""
    return Text(f"{KEY}:{key}", values)


@cache
def measured(words: Name) -> Name | Text:
    """Words of the data whose lengths in centimetres readers see in their own measure."""
    en, nl, de = [_LENGTH.search(one) for one in (words.en, words.nl, words.de)]
    if en is None or nl is None or de is None:
        return words
    before = Name(words.en[: en.start()], words.nl[: nl.start()], words.de[: de.start()])
    after = Name(words.en[en.end() :], words.nl[nl.end() :], words.de[de.end() :])
    length = Distance(round(float(en[1]) * CM))
    return text("words-measured", before=before, length=length, after=measured(after))


def card(key: str) -> str:
    """The entry in the rulebook of a competence."""
    return f"{PREFIX}-CARD-{key}"


def rank_of(size: Size) -> int:
    """The place of a size: larger is more."""
    return SIZES.index(size)


class People(Record, frozen=True, kw_only=True):
    """An army of the game's world."""

    key: str
    name: Name
    icon: str


class Ability(Record, frozen=True, kw_only=True):
    """One competence (CON-STAT-16)."""

    key: str
    name: Name
    """The Dutch book has the French names, and so have its players."""
    origin: Origin
    x: Literal["", "number", "word"] = ""
    """What stands behind the stroke on a card."""
    default: int | None = None
    """X where a card names none."""
    values: dict[str, Name] = msgspec.field(default_factory=dict)
    """How the words that stand for X are shown; any other word is a proper name."""
    classes: tuple[Class, ...] = ()
    """What it makes its bearers for those who have a Bane."""
    weight: int
    """Its price in tenths of a point (CON-HOUSE-1)."""
    x_weight: int = 0
    """What each point of X adds to that."""
    effects: tuple[AnyEffect, ...] = ()
    """What it does, in the vocabulary that the rules ask for; nothing for a mere tag."""
    words: Name
    """What it does, in one line."""

    @property
    def rule(self) -> str:
        """Its entry in the rulebook."""
        return card(self.key)


class Trait(Record, frozen=True):
    """A competence as it stands on a card, with its X."""

    ability: Ability
    x: int | str | None = None

    @property
    def rule(self) -> str:
        """The entry of the competence in the rulebook."""
        return self.ability.rule

    @property
    def name(self) -> Name | Text:
        """How a card shows it: Implacable/2."""
        if self.x is None:
            return self.ability.name
        shown = self.ability.values.get(self.x, self.x) if isinstance(self.x, str) else self.x
        return text("army-trait", ability=self.ability.name, x=shown)

    @property
    def weight(self) -> int:
        """Its price in tenths of a point (CON-HOUSE-1)."""
        number = self.x if isinstance(self.x, int) else self.ability.default or 0
        return self.ability.weight + self.ability.x_weight * number


@cache
def peoples() -> dict[str, People]:
    """All peoples by key."""
    rows = data.load(FOLDER / "peoples.yaml", tuple[People, ...])
    return {row.key: row for row in rows}


@cache
def abilities() -> dict[str, Ability]:
    """All competences by key, in the order of the French alphabet."""
    rows = data.load(FOLDER / "abilities.yaml", tuple[Ability, ...])
    return {row.key: row for row in rows}


@cache
def trait(written: str) -> Trait:
    """A competence as data write it: `ambidextre`, `implacable/2`, `fleau/scouts`.

    Raises:
        KeyError: There is no such competence.
        ValueError: It needs an X and has none, or the other way round, or X is not of its kind.
    """
    key, stroke, x = written.partition("/")
    ability = abilities()[key]
    if not stroke:
        if ability.x and ability.default is None:
            raise ValueError(f"{key} needs an X")
        return Trait(ability)
    if not ability.x or not x:
        raise ValueError(f"{key} takes no X: {written}")
    if ability.x == "word":
        return Trait(ability, x)
    try:
        return Trait(ability, int(x))
    except ValueError:
        raise ValueError(f"the X of {key} is a number: {written}") from None
