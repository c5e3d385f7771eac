"""Cards of a player's own: races and stocks, which an army brings along (SLV-CARD-1)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from slagveld.kernel.cards import OWN, CardFault, CardKind
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.kernel.scene import Card
from slagveld.kit.cards import OwnCards
from slagveld.kit.sheets import sheet_faults
from slagveld.texts import Text

from ..core.models import StockModel
from ..core.races import Race, races
from . import own_races, own_stocks
from .own_prices import reckoned
from .own_rows import made, sheet_of
from .race_face import race_card
from .stock_of_models import Stock, StockLine, models_of


class DuelCards(OwnCards):
    """Cards of one's own, among races that are known besides those of the table."""

    def __init__(self, own: Mapping[str, Race] | None = None) -> None:
        self.own = own or {}

    @property
    def races(self) -> Mapping[str, Race]:
        """All races that may be named, own ones before those of the table."""
        return _before(self.own) if self.own else races()

    def kinds(self) -> Sequence[CardKind]:
        return _kinds()

    def faults(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[CardFault]:
        if kind == own_stocks.KIND:
            return own_stocks.faults(sheet, self.races)
        return own_races.faults(sheet)

    def price(self, kind: str, sheet: Mapping[str, Any]) -> Tally | None:
        """Of a race by package or model, of a stock what it costs to summon all once."""
        if kind == own_stocks.KIND:
            return own_stocks.price(own_stocks.made(sheet), self.races)
        return reckoned(made(sheet))

    def asked(self, kind: str, sheet: Mapping[str, Any]) -> int | None:
        return sheet.get("price") if kind == own_races.KIND else None

    def shown(self, kind: str, sheet: Mapping[str, Any]) -> Card:
        if kind == own_stocks.KIND:
            return own_stocks.shown(own_stocks.made(sheet), self.races)
        return race_card(made(sheet))

    def warnings(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[Text]:
        if kind == own_stocks.KIND:
            return own_stocks.warnings(sheet, self.races)
        return own_races.warnings(sheet)


@cache
def _kinds() -> tuple[CardKind, ...]:
    return own_races.kind(), own_stocks.kind()


CARDS: Final = DuelCards()


def is_sound(row: Race) -> bool:
    """Whether a row in a state could have been written: nobody has put it there by hand."""
    key, _, seat = row.key.rpartition(AT)
    if not seat.isdecimal():
        return False
    try:
        sheet = sheet_of(msgspec.structs.replace(row, key=key))
    except KeyError:  # no drawing, or a weapon without looks
        return False
    if [*sheet_faults(_kinds()[0], sheet), *own_races.faults(sheet)]:
        return False
    return msgspec.structs.replace(made(sheet), key=row.key) == row


class Known(NamedTuple):
    """What a stock may be made of: its own before others of their key; and what is wrong."""

    races: Mapping[str, Race]
    own: Mapping[str, Race]
    stocks: Mapping[str, Stock]
    faults: tuple[Fault, ...] = ()

    def lines(self, entry: Chosen) -> tuple[StockLine, ...]:
        """An entry of an army as lines of a stock; its count holds for all of them."""
        stock = self.stocks.get(entry.key)
        if stock is not None:
            return tuple([_times(line, entry.count) for line in stock.models])
        race, _, weapon = entry.key.partition("/")
        return (StockLine(race, weapon, entry.count),)  # type: ignore[arg-type]


def known_cards(roster: Roster) -> Known:
    if OWN not in roster.choices:
        return Known(races(), {}, {})
    written, _ = CARDS.of_army(roster)
    own = {one.key: made(one.sheet) for one in written if one.kind == own_races.KIND}
    makers = DuelCards(own)
    found, faults = makers.of_army(roster)
    stocks = {one.key: own_stocks.made(one.sheet) for one in found if one.kind == own_stocks.KIND}
    return Known(makers.races, own, stocks, tuple(faults))


def _before(own: Mapping[str, Race]) -> dict[str, Race]:
    return {**own, **{key: row for key, row in races().items() if key not in own}}


def _times(line: StockLine, count: int) -> StockLine:
    return msgspec.structs.replace(line, count=line.count * count)


# What goes into a duel

AT: Final = "@"
"""Between the key of a row and the seat whose it is."""


class Brought(NamedTuple):
    """The models that a seat brings, and the rows of its own that they have."""

    models: tuple[StockModel, ...]
    own: tuple[Race, ...] = ()

    def row(self, model: StockModel) -> Race:
        """The race of one of its models."""
        found = next((row for row in self.own if row.key == model.race), None)
        return races()[model.race] if found is None else found


def brought(roster: Roster, seat: int) -> Brought:
    """What an army without faults brings; keys of own rows say whose they are."""
    known = known_cards(roster)
    lines = [line for entry in roster.entries for line in known.lines(entry)]
    used = dict.fromkeys([line.race for line in lines if line.race in known.own])
    keys = {key: f"{key}{AT}{seat}" for key in used}
    entries = [Chosen(f"{keys.get(one.race, one.race)}/{one.weapon}", one.count) for one in lines]
    own = [msgspec.structs.replace(known.own[key], key=keys[key]) for key in used]
    plain = msgspec.structs.replace(roster, entries=tuple(entries))
    return Brought(models_of(plain), tuple(own))
