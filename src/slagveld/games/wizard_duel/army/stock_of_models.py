"""Stocks: the models that a player owns, ready-made or chosen (WD-SETUP-10)."""

from typing import Any

import msgspec

from slagveld.data import Row
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kit.tables import table
from slagveld.texts import Name

from ..core.book import FOLDER, KEY
from ..core.models import StockModel
from ..core.races import Weapon


class StockLine(Row, frozen=True):
    """So many models of one race and weapon."""

    race: str
    weapon: Weapon
    count: int


class Stock(Row, frozen=True):
    """A ready-made stock."""

    key: str
    name: Name
    models: tuple[StockLine, ...]


stocks = table(FOLDER / "stocks.yaml", Stock)
"""The ready-made stocks by key."""


def roster_of(stock: Stock) -> Roster:
    """A ready-made stock as a roster."""
    entries = tuple(Chosen(f"{line.race}/{line.weapon}", line.count) for line in stock.models)
    return Roster(game=KEY, name=stock.name, entries=entries, choices={"stock": stock.key})


def given_stock(key: str) -> Any:
    """A ready-made stock as a set-up takes it."""
    return msgspec.to_builtins(roster_of(stocks()[key]))


def models_of(roster: Roster) -> tuple[StockModel, ...]:
    """The models of a roster without faults, numbered from 1 (WD-SETUP-1)."""
    kinds = [entry.key.partition("/") for entry in roster.entries for _ in range(entry.count)]
    return tuple(
        StockModel(number, key, weapon)  # type: ignore[arg-type]
        for number, (key, _, weapon) in enumerate(kinds, 1)
    )
