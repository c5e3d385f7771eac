"""What a figure can do by the competences on its card."""

from functools import cache
from typing import Any, TypeVar

import msgspec

from slagveld.games.confrontation.catalogue import Trait, trait
from slagveld.games.confrontation.effects import Class, Effect, Immune, Immunity

E = TypeVar("E", bound=Effect)


class Powers:
    """The effects of a list of competences, gathered once and asked often. Immutable."""

    __slots__ = ("_by_kind", "_immunities", "classes", "traits")

    def __init__(self, traits: tuple[Trait, ...]) -> None:
        self.traits = traits
        """The competences in the order of the card."""
        self._by_kind: dict[type[Effect], list[tuple[Trait, Effect]]] = {}
        self._immunities: dict[str, Trait] = {}
        classes: dict[Class, None] = {}
        for one in traits:
            classes.update(dict.fromkeys(one.ability.classes))
            for written in one.ability.effects:
                effect = filled(written, one)
                self._by_kind.setdefault(type(effect), []).append((one, effect))
                if isinstance(effect, Immune):
                    self._immunities.setdefault(effect.to, one)
        self.classes: tuple[Class, ...] = tuple(classes)
        """What the figure is for enemies with a Bane."""

    def all(self, kind: type[E]) -> list[tuple[Trait, E]]:
        """Every effect of a kind with its competence. Shared: not to be changed."""
        return self._by_kind.get(kind, _NONE)  # type: ignore[return-value]

    def one(self, kind: type[E]) -> tuple[Trait, E] | None:
        """The first effect of a kind with its competence, or None."""
        found = self._by_kind.get(kind)
        return None if found is None else found[0]  # type: ignore[return-value]

    def has(self, key: str) -> bool:
        """Whether a competence of this key is among them."""
        return any(one.ability.key == key for one in self.traits)

    def immune(self, to: Immunity) -> Trait | None:
        """The competence by which something has no effect, or None."""
        return self._immunities.get(to)


_NONE: list[tuple[Trait, Effect]] = []


def filled(effect: Effect, of: Trait) -> Effect:
    """An effect with the X of its card; raises `msgspec.ValidationError` for a wrong word."""
    x = of.ability.default if of.x is None else of.x
    if not effect.by_x or x is None:
        return effect
    value: Any = x * effect.times if isinstance(x, int) else x
    return msgspec.convert({**msgspec.to_builtins(effect), effect.by_x: value}, type=type(effect))


@cache
def powers_of(written: tuple[str, ...]) -> Powers:
    """The powers of these competences, each counted once."""
    return Powers(tuple(trait(one) for one in dict.fromkeys(written)))
