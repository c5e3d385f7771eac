"""Stocks of a player's own: the models that a wizard can summon, as one card (WD-SETUP-10)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args

import msgspec

from slagveld.kernel.cards import KIND as TYPE
from slagveld.kernel.cards import CardFault, CardKind, RowsField, Sample
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.scene import Card, Line
from slagveld.kit.sheets import named
from slagveld.texts import Text

from ..core.book import text
from ..core.races import Race, Weapon, weapons_of
from .own_fields import (
    LONGEST,
    choice,
    entry,
    name_of,
    number,
    plain_name,
    said,
    section,
    words,
    wrong,
)
from .prices_packages_natures import price_of
from .stock_of_models import MOST, Stock, StockLine, stocks

KIND: Final = "stock"
LINES: Final = 40
Races = Mapping[str, Race]


def kind() -> CardKind:
    classes = [
        (weapon, text(f"weapon-{weapon}")) for weapon in get_args(Weapon)
    ]  # texts: *:weapon-*
    rows = RowsField(
        name="models",
        title=said("models"),
        entries=(
            words("race", "WD-RACE-1", "stock-race"),
            choice("weapon", classes, "WD-RACE-4", "stock-weapon"),
            number("count", 1, MOST, "WD-SETUP-10", "stock-count"),
        ),
        least=1,
        most=LINES,
    )
    return CardKind(
        key=KIND,
        title=said("kind-stock"),
        help=said("kind-stock-help"),
        rule="WD-SETUP-10",
        sections=(
            section("stock", words("key"), name_of("name", LONGEST, "WD-SETUP-10")),
            section("models", entry(rows, "WD-SETUP-1")),
        ),
        blank={
            TYPE: KIND,
            "key": "my-stock",
            "name": "My Stock",
            "models": [
                {"race": "human", "weapon": "normal", "count": 4},
                {"race": "human", "weapon": "small", "count": 3},
            ],
        },
        samples=tuple(
            [
                Sample(
                    key=one.key,
                    name=one.name,
                    group=said("kind-stock"),
                    sheet={TYPE: KIND, **sheet_of(one)},
                )
                for one in stocks().values()
            ]
        ),
    )


def made(sheet: Mapping[str, Any]) -> Stock:
    lines = tuple([msgspec.convert(line, StockLine) for line in sheet["models"]])
    return Stock(sheet["key"], named(sheet["name"]), lines)


def sheet_of(stock: Stock) -> dict[str, Any]:
    lines = [msgspec.to_builtins(line) for line in stock.models]
    return {"key": stock.key, "name": plain_name(stock.name), "models": lines}


def faults(sheet: Mapping[str, Any], known: Races) -> Iterable[CardFault]:
    """Weapons that a known race has not, and too many models."""
    for number_, line in enumerate(sheet["models"]):
        row = known.get(line["race"])
        if row is not None and line["weapon"] not in weapons_of(row):
            at, arm = (
                f"models.{number_}.weapon",
                text(f"weapon-{line['weapon']}"),
            )  # texts: *:weapon-*
            yield wrong(at, "WD-RACE-4", "stock-weapon", race=row.name, weapon=arm)
    total = sum([line["count"] for line in sheet["models"]])
    if total > MOST:
        yield wrong("models", "WD-SETUP-10", "stock-many", count=total, most=MOST)


def warnings(sheet: Mapping[str, Any], known: Races) -> Iterable[Text]:
    """Races that are not ours: the army must bring their rows along."""
    strange = dict.fromkeys([line["race"] for line in sheet["models"]])
    for key in strange:
        if key not in known:
            yield text("own-warning-race", race=key[:LONGEST])


def price(stock: Stock, known: Races) -> Tally:
    """What it would cost to summon each model once; a race that nobody knows costs nothing."""
    items = [
        Item(line.count * price_of(row, line.weapon), _line(line, row), "WD-SUMMON-2")
        for line in stock.models
        for row in [known.get(line.race)]
        if row is not None and line.weapon in weapons_of(row)
    ]
    return Tally(0, name=text("points")).plus(*items)


def shown(stock: Stock, known: Races) -> Card:
    lines = [Line(_named(line, known.get(line.race)), line.count) for line in stock.models]
    return Card(title=stock.name, lines=tuple(lines), rules=("WD-SETUP-10",))


def _line(line: StockLine, row: Race) -> Text:
    return text("own-stock-line", count=line.count, model=_named(line, row))


def _named(line: StockLine, row: Race | None) -> Text:
    arm = text(f"weapon-{line.weapon}")  # texts: *:weapon-*
    return text("stock-model", race=line.race if row is None else row.name, weapon=arm)
