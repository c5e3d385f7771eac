"""Special abilities: what dials are written in (MK-ABILITY-1, MK-GAP-1), and what they give."""

from functools import cache
from typing import Literal, TypeVar

from slagveld import data
from slagveld.data import Row
from slagveld.texts import Name

from .ability_vocabulary import AnyEffect, Ban, Deed, Effect, Forbids, Mode, Reduces, Special
from .book import FOLDER, Origin, card

Slot = Literal["speed", "attack", "defense", "damage"]
SLOTS: tuple[Slot, ...] = ("speed", "attack", "defense", "damage")
"""The values of a dial behind which an ability may stand, in the order of the stat window."""


class Ability(Row, frozen=True, kw_only=True):
    """One special ability of the card (MK-GAP-1)."""

    key: str
    name: Name
    """The card is English, and so are the names that Dutch players use."""
    slot: Slot
    colour: str = ""
    shape: Literal["", "square", "circle"] = ""
    """Mark of the first edition; empty where none is known (MK-GAP-14)."""
    origin: Origin
    optional: bool = False
    """Whether it may be cancelled; until then it works (MK-ABILITY-4 to MK-ABILITY-6)."""
    weight: int
    """Price of one click with it, in tenths of a point (MK-HOUSE-1)."""
    house_weight: bool = False
    """Whether that price is ours, and not fitted to real figures."""
    effects: tuple[AnyEffect, ...]
    """What it does, in the vocabulary that the rules ask for."""
    words: Name
    """What it does, in one line."""

    @property
    def rule(self) -> str:
        return card(self.key)

    @property
    def magic(self) -> bool:
        """Whether magic immune warriors are safe from it: the name says so (MK-IMMUNE-2).

        Immunity itself is a defense type, and no ability (MK-IMMUNE-1).
        """
        return "Magic" in self.name.en


@cache
def abilities() -> dict[str, Ability]:
    """All abilities by key, slot by slot (MK-GAP-1); the card goes before the book (MK-ABILITY-3).

    What the book leaves open is settled by their cards (MK-CARD-G1 to MK-CARD-G10).
    """
    found: dict[str, Ability] = {}
    for slot in SLOTS:
        rows = data.load(FOLDER / "abilities" / f"{slot}.yaml", tuple[Ability, ...])
        found.update((row.key, row) for row in rows)
    return found


@cache
def ability_for(deed: Deed) -> tuple[Ability, Special]:
    for ability in abilities().values():
        for effect in ability.effects:
            if isinstance(effect, Special) and effect.do == deed:
                return ability, effect
    raise KeyError(deed)


E = TypeVar("E", bound=Effect)


class Powers:
    """The effects of a set of abilities, gathered once and asked often. Immutable.

    Those of a warrior change with what it shows and what is cancelled (MK-ABILITY-2, MK-CARD-G2).
    """

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
        found = self._by_kind.get(kind)
        return None if found is None else found[0]  # type: ignore[return-value]

    def ban(self, what: Ban) -> Ability | None:
        return self._bans.get(what)


_NONE: list[tuple[Ability, Effect]] = []


@cache
def powers_of(keys: tuple[str, ...]) -> Powers:
    """The powers of these abilities, each counted once, that of a nexus too (MK-ABILITY-7)."""
    return Powers(tuple(dict.fromkeys(keys)))
