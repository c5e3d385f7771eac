"""Stocks: the models that a player owns, ready-made or chosen (WD-SETUP-10).

Those that are not on the table are free to be summoned (WD-SUMMON-8).
"""

from typing import Any

import msgspec

from slagveld.data import Row
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kit.tables import table
from slagveld.texts import Name

from ..core.book import FOLDER, KEY
from ..core.models import StockModel
from ..core.races import Weapon
from ..core.state import DuelState
from .prices_packages_natures import Package, package_of, packages

MOST = 60
"""Models a stock may have: more would not find room on a table."""


class StockLine(Row, frozen=True):
    race: str
    weapon: Weapon
    count: int


class Stock(Row, frozen=True):
    key: str
    name: Name
    models: tuple[StockLine, ...]


stocks = table(FOLDER / "stocks.yaml", Stock)


def roster_of(stock: Stock) -> Roster:
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


def free_models(state: DuelState, seat: int, key: str) -> tuple[StockModel, ...]:
    """Models of the stock that a package could bring, in order of their numbers (WD-SUMMON-8).

    Any race will do that has the weapon (WD-SUMMON-11). The model of a defeated creature is free
    again (WD-SUMMON-9).
    """
    package = package_of(state, key)
    if package is None:
        return ()
    taken = {creature.number for creature in state.of(seat)}
    single = key not in packages()
    return tuple(
        model
        for model in state.wizards[seat].stock
        if model.number not in taken
        and (model.race == key if single else _in_package(state, model, package))
    )


def _in_package(state: DuelState, model: StockModel, package: Package) -> bool:
    """Whether a package brings such a model; one with a price of its own comes singly."""
    return model.weapon == package.weapon and state.race_of(model).price is None


def offered(state: DuelState, seat: int) -> dict[str, Package]:
    """Packages by their keys, the price list first: one free model is enough (WD-SUMMON-10)."""
    stock = state.wizards[seat].stock
    own = tuple(dict.fromkeys(m.race for m in stock if state.race_of(m).price is not None))
    found = {key: package_of(state, key) for key in (*packages(), *own)}
    return {key: one for key, one in found.items() if one and free_models(state, seat, key)}
