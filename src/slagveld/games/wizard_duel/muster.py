"""Stocks: the army of this game is what a wizard can summon (WD-SETUP-10)."""

from collections.abc import Sequence
from functools import cache

from slagveld import data
from slagveld.data import Record
from slagveld.games.wizard_duel.catalogue import (
    FOLDER,
    Race,
    Weapon,
    packages,
    races,
    weapons_of,
)
from slagveld.games.wizard_duel.model import KEY, StockModel, text
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.texts import Name, Text

MOST = 60
"""Models a stock may have: more would not find room on a table."""


class StockLine(Record, frozen=True):
    """So many models of one race and weapon."""

    race: str
    weapon: Weapon
    count: int


class Stock(Record, frozen=True):
    """A ready-made stock."""

    key: str
    name: Name
    models: tuple[StockLine, ...]


@cache
def stocks() -> dict[str, Stock]:
    """The ready-made stocks by key."""
    found = data.load(FOLDER / "stocks.yaml", tuple[Stock, ...])
    return {stock.key: stock for stock in found}


def roster_of(stock: Stock) -> Roster:
    """A ready-made stock as a roster."""
    entries = tuple(Chosen(f"{line.race}/{line.weapon}", line.count) for line in stock.models)
    return Roster(game=KEY, name=stock.name, entries=entries, choices={"stock": stock.key})


def models_of(roster: Roster) -> tuple[StockModel, ...]:
    """The models of a roster without faults, numbered from 1 (WD-SETUP-1)."""
    models: list[StockModel] = []
    for entry in roster.entries:
        key, _, weapon = entry.key.partition("/")
        for _ in range(entry.count):
            models.append(StockModel(len(models) + 1, key, weapon))  # type: ignore[arg-type]
    return tuple(models)


class Stocks:
    """Army building for wizards: any models one owns; the price is in magic points, for scale."""

    scale = 1

    def ready(self) -> Sequence[Roster]:
        """The ready-made stocks."""
        return [roster_of(stock) for stock in stocks().values()]

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """Every race with every weapon it can have."""
        return [
            Offer(
                key=f"{row.key}/{weapon}",
                name=model_name(row, weapon),
                price=Tally(price_of(row, weapon), name=text("points")),
                group=row.name,
            )
            for row in races().values()
            if not row.replaces
            for weapon in weapons_of(row)
        ]

    def price(self, roster: Roster) -> Sequence[Tally]:
        """What it would cost to summon each entry once, in magic points."""
        found = []
        for entry in roster.entries:
            key, _, weapon = entry.key.partition("/")
            row = races().get(key)
            each = price_of(row, weapon) if row is not None else 0  # type: ignore[arg-type]
            found.append(Tally(each * entry.count, name=text("points")))
        return found

    def faults(self, roster: Roster) -> Sequence[Fault]:
        """Unknown races, weapons a race does not have, counts, too many models."""
        found: list[Fault] = []
        if roster.game != KEY:
            found.append(Fault("WD-SETUP-10", text("fault-game", game=roster.game)))
        total = 0
        for number, entry in enumerate(roster.entries):
            key, _, weapon = entry.key.partition("/")
            row = races().get(key)
            if row is None or row.replaces:
                found.append(Fault("WD-RACE-2", text("fault-race", race=key[:40]), number))
            elif weapon not in weapons_of(row):
                fault = text("fault-weapon", race=row.name, weapon=weapon[:40])
                found.append(Fault("WD-RACE-4", fault, number))
            if not 1 <= entry.count <= MOST:
                found.append(Fault("WD-SETUP-10", text("fault-count", most=MOST), number))
            total += max(0, entry.count)
        if not roster.entries:
            found.append(Fault("WD-SETUP-10", text("fault-empty")))
        if total > MOST:
            found.append(Fault("WD-SETUP-10", text("fault-many", most=MOST)))
        price = 0 if found else sum(tally.total for tally in self.price(roster))
        if 0 < roster.total < price:
            over = text("fault-total", price=price, total=roster.total)
            found.append(Fault("WD-SETUP-10", over))
        return found


def model_name(row: Race, weapon: Weapon) -> Text:
    """A race with a weapon; house rows are marked wherever they are shown (WD-RACE-2)."""
    values = {"race": row.name, "weapon": text(f"weapon-{weapon}")}  # texts: *:weapon-*
    return text("stock-model-house", **values) if row.house else text("stock-model", **values)


def price_of(row: Race, weapon: Weapon) -> int:
    """What one model costs: its own price, or its share of a package (30, 40, 70, 160)."""
    if row.price is not None:
        return row.price
    package = packages()[weapon]
    return package.price // package.models
