"""Army building: one protocol for all games."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any, Protocol, runtime_checkable

import msgspec

from slagveld.kernel.fields import AnyField, Label
from slagveld.kernel.figure import Figure
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Name, Text


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with a roster, and by which rule."""

    rule: str
    text: Text
    entry: int | None = None
    """The roster's entry at fault, if it is one."""


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be added to a roster."""

    key: str
    name: Label
    price: Tally
    group: Label
    fields: tuple[AnyField, ...] = ()
    """What must be chosen with it."""
    refusal: Fault | None = None
    """Why it cannot be added just now."""
    figure: Figure | None = None
    """How one of it looks."""


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a roster."""

    key: str
    count: int = 1
    choices: dict[str, Any] = {}


class Roster(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An army as its builder wrote it."""

    game: str
    name: Name | str
    """A name in all languages for ready-made armies, plain words for anybody's own."""
    total: int = 0
    """The agreed price it may cost, in whole points; 0: no limit."""
    entries: tuple[Chosen, ...] = ()
    choices: dict[str, Any] = {}


class Muster(Protocol):
    """What a game answers about armies."""

    scale: int
    """Prices are counted in so many parts of a point: 1, or 4 where they are in quarters."""

    def ready(self) -> Sequence[Roster]:
        """The ready-made armies."""

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """What may be added to a roster, in fixed order."""

    def price(self, roster: Roster) -> Sequence[Tally]:
        """The price of each entry, itemised, in the parts of a point that `scale` says."""

    def faults(self, roster: Roster) -> Sequence[Fault]:
        """Everything wrong with a roster, all at once; empty is a legal army."""


@runtime_checkable
class WholeArmy(Protocol):
    """A muster of a game in which an army as a whole has something to choose."""

    def fields(self, roster: Roster) -> Sequence[AnyField]:
        """What may be chosen for the army, kept in its `choices` by name."""


def points(parts: int, scale: int) -> int | Text:
    """A price as people read it: in points, with a fraction where there is one (37.5).

    `scale` must divide a power of ten; prices are never negative.
    """
    whole, rest = divmod(parts, scale)
    if rest == 0:
        return whole
    return Text("decimal", {"whole": whole, "digits": str(Decimal(rest) / scale)[2:]})
