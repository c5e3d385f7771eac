"""Competences: how they are written, and what a figure can do by those on its card."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, TypeVar

import msgspec

from slagveld.data import Row
from slagveld.kit.tables import table
from slagveld.texts import Name, Text

from .book import FOLDER, card, text
from .competence_vocabulary import AnyEffect, Class, Effect, Gift, Gives, Immune, Immunity

KEPT = 4096
"""How many are kept that were written once: players write some of their own."""

Origin = Literal["C2", "C3", "C3.5", "partly", "house"]
"""The edition whose text an entry follows; partly: the name is found, what it does is ours."""


class Ability(Row, frozen=True, kw_only=True):
    """One competence (CON-STAT-16)."""

    key: str
    name: Name
    """The Dutch book has the French names, and so have its players."""
    origin: Origin
    x: Literal["", "number", "word"] = ""
    """What stands behind the stroke on a card."""
    default: int | None = None
    """X where a card names none."""
    values: dict[str, Name] = {}  # noqa: RUF012 - each row has its own
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

    @property
    def rule(self) -> str:
        return card(self.key)


class Trait(Row, frozen=True):
    """A competence as it stands on a card, with its X."""

    ability: Ability
    x: int | str | None = None

    @property
    def rule(self) -> str:
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


abilities = table(FOLDER / "abilities.yaml", Ability)
"""All competences by key, in French order; the book has no list of them (CON-GAP-3)."""


@lru_cache(maxsize=KEPT)
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


# What a figure can do by them

E = TypeVar("E", bound=Effect)


class Powers:
    """The effects of a list of competences, gathered once and asked often. Immutable."""

    __slots__ = ("_by_kind", "_immunities", "_numbers", "classes", "traits")

    def __init__(self, traits: tuple[Trait, ...]) -> None:
        self.traits = traits
        """The competences in the order of the card."""
        self._by_kind: dict[type[Effect], list[tuple[Trait, Effect]]] = {}
        self._immunities: dict[str, Trait] = {}
        self._numbers: dict[str, list[tuple[Trait, int]]] = {}
        classes: dict[Class, None] = {}
        for one in traits:
            classes.update(dict.fromkeys(one.ability.classes))
            for written in one.ability.effects:
                effect = filled(written, one)
                self._by_kind.setdefault(type(effect), []).append((one, effect))
                if isinstance(effect, Gives):
                    self._numbers.setdefault(effect.what, []).append((one, effect.amount))
                elif isinstance(effect, Immune):
                    self._immunities.setdefault(effect.to, one)
        self.classes: tuple[Class, ...] = tuple(classes)
        """What the figure is for enemies with a Bane."""

    def all(self, kind: type[E]) -> list[tuple[Trait, E]]:
        return self._by_kind.get(kind, _NONE)  # type: ignore[return-value]

    def one(self, kind: type[E]) -> tuple[Trait, E] | None:
        found = self._by_kind.get(kind)
        return None if found is None else found[0]  # type: ignore[return-value]

    def numbers(self, what: Gift) -> Sequence[tuple[Trait, int]]:
        return self._numbers.get(what, ())

    def number(self, what: Gift) -> tuple[Trait, int] | None:
        """The first number of a kind with the competence that gives it, or None."""
        found = self._numbers.get(what)
        return None if found is None else found[0]

    def gives(self, what: Gift) -> bool:
        return what in self._numbers

    def has(self, key: str) -> bool:
        return any(one.ability.key == key for one in self.traits)

    def immune(self, to: Immunity) -> Trait | None:
        """The competence by which something has no effect on him (CON-CARD-immunite), or None."""
        return self._immunities.get(to)


_NONE: list[tuple[Trait, Effect]] = []


def filled(effect: Effect, of: Trait) -> Effect:
    """An effect with the X of its card; raises `msgspec.ValidationError` for a wrong word."""
    x = of.ability.default if of.x is None else of.x
    if not effect.by_x or x is None:
        return effect
    value: Any = x * effect.times if isinstance(x, int) else x
    return msgspec.convert({**msgspec.to_builtins(effect), effect.by_x: value}, type=type(effect))


@lru_cache(maxsize=KEPT)
def powers_of(written: tuple[str, ...]) -> Powers:
    """The powers of these competences, each counted once."""
    return Powers(tuple(trait(one) for one in dict.fromkeys(written)))
