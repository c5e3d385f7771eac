"""What a warrior can do by the abilities that work for it just now."""

from functools import cache
from typing import TypeVar

from .abilities import Ability, abilities
from .effects import Ban, Effect, Forbids, Mode, Reduces

E = TypeVar("E", bound=Effect)


class Powers:
    """The effects of a set of abilities, gathered once and asked often. Immutable."""

    __slots__ = ("_bans", "_by_kind", "keys", "modes", "reduction")

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys = keys
        """The abilities that work, in the order of the stat window, those of items last."""
        self._by_kind: dict[type[Effect], list[tuple[Ability, Effect]]] = {}
        self._bans: dict[str, Ability] = {}
        self.modes: dict[str, Mode] = {}
        """Attack modes by the key of their ability."""
        self.reduction = 0
        """How much less damage each attack and each ability does."""
        for key in keys:
            ability = abilities()[key]
            for effect in ability.effects:
                self._by_kind.setdefault(type(effect), []).append((ability, effect))
                if isinstance(effect, Forbids):
                    for ban in effect.what:
                        self._bans.setdefault(ban, ability)
                elif isinstance(effect, Mode):
                    self.modes[key] = effect
                elif isinstance(effect, Reduces):
                    self.reduction += effect.amount

    def all(self, kind: type[E]) -> list[tuple[Ability, E]]:
        """Every effect of a kind with its ability. Shared: not to be changed."""
        return self._by_kind.get(kind, _NONE)  # type: ignore[return-value]

    def one(self, kind: type[E]) -> tuple[Ability, E] | None:
        """The first effect of a kind with its ability, or None."""
        found = self._by_kind.get(kind)
        return None if found is None else found[0]  # type: ignore[return-value]

    def ban(self, what: Ban) -> Ability | None:
        """The ability that forbids something, or None."""
        return self._bans.get(what)


_NONE: list[tuple[Ability, Effect]] = []


@cache
def powers_of(keys: tuple[str, ...]) -> Powers:
    """The powers of these abilities, each counted once."""
    return Powers(tuple(dict.fromkeys(keys)))
