"""Army building: one protocol for all games."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any, Protocol, runtime_checkable

import msgspec

from slagveld.kernel.fields import AnyField, Label
from slagveld.kernel.modifiers import Tally
from slagveld.structs import Struct
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


class CardRefusal(Struct, frozen=True):
    """Something wrong with a card that somebody wrote, and where in its file."""

    file: str
    line: int | None
    rule: str
    text: Text


class CardReading(Struct, frozen=True, kw_only=True):
    """A card that somebody wrote: what it costs, or why it is none."""

    name: Label = ""
    price: Tally | None = None
    """Of one, in the parts of a point that the muster's `scale` says."""
    warnings: tuple[Text, ...] = ()
    """What its maker may have overlooked; nothing of it is refused."""
    refusals: tuple[CardRefusal, ...] = ()


@runtime_checkable
class CardMaker(Protocol):
    """A muster of a game whose players may write cards of their own."""

    scale: int

    def read_card(self, source: bytes, file: str) -> CardReading:
        """A card's file, with everything that is wrong with it."""


def points(parts: int, scale: int) -> int | Text:
    """A price as people read it: in points, with a fraction where there is one (37.5).

    `scale` must divide a power of ten; prices are never negative.
    """
    whole, rest = divmod(parts, scale)
    if rest == 0:
        return whole
    return Text("decimal", {"whole": whole, "digits": str(Decimal(rest) / scale)[2:]})
