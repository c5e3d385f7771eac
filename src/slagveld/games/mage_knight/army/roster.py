"""Armies as they are written down: their warriors, what these carry, and what that costs."""

from functools import cache
from typing import Any

import msgspec

from slagveld import data
from slagveld.kernel.modifiers import Item as Line
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Roster
from slagveld.kit.army_checks import ReadyArmy, counted, no_price, ready_roster
from slagveld.texts import Text

from ..core.book import FOLDER, KEY, text
from ..core.cards import Item, items
from ..core.warriors import Warrior, warriors
from .prices import SCALE, price_of

CARRIED = "items"
"""The choice of a roster's entry that names what the warrior carries."""


class Enlisted(msgspec.Struct, frozen=True):
    """A warrior as it goes into battle, with the keys of its items."""

    warrior: Warrior
    items: tuple[str, ...] = ()


@cache
def ready_armies() -> dict[str, ReadyArmy]:
    """The ready-made armies by key; the first is the example of the book (MK-ARMY-EX1)."""
    rows = data.load(FOLDER / "armies.yaml", tuple[ReadyArmy, ...])
    return {row.key: row for row in rows}


def roster_of(army: ReadyArmy) -> Roster:
    """A ready-made army as a roster."""
    return ready_roster(KEY, army)


def cost(roster: Roster) -> int:
    """What an army really costs, in whole points: it may break a tie (MK-WIN-3)."""
    return sum(entry_price(entry).total for entry in roster.entries) // SCALE


def enlisted(roster: Roster) -> tuple[Enlisted, ...]:
    """The warriors of an army without faults, one by one in the order of its entries."""
    found: list[Enlisted] = []
    for entry in roster.entries:
        row = warriors().get(entry.key)
        if row is not None:
            carried = tuple(item.key for item in carried_items(entry))
            found.extend([Enlisted(row, carried)] * entry.count)
    return tuple(found)


def entry_price(entry: Chosen) -> Tally:
    """What one entry costs, line by line; nothing for a stranger."""
    row = warriors().get(entry.key)
    loose = items().get(entry.key)
    if row is not None:
        sheet = price_of(row)
    elif loose is not None:
        sheet = no_price(KEY).plus(_item_line(loose))
    else:
        return no_price(KEY)
    sheet = counted(KEY, sheet, entry.count, "MK-ARMY-4")
    return sheet.plus(*(_item_line(item) for item in carried_items(entry)))


def _item_line(item: Item) -> Line:
    return Line(SCALE * item.points, text("army-part-item", item=item.name), "MK-ARMY-8")


def title(row: Warrior) -> Text:
    """A warrior's name with its rank: only together are they sure (MK-BASE-5)."""
    return text("army-warrior", warrior=row.name, rank=row.rank)


def named_items(entry: Chosen) -> list[Any]:
    """What the entry says is carried; a single thing where it should be a list."""
    value = entry.choices.get(CARRIED, ())
    return list(value) if isinstance(value, list | tuple) else [value]


def carried_items(entry: Chosen) -> list[Item]:
    """The items that the entry names and that exist."""
    known = items()
    return [known[key] for key in named_items(entry) if isinstance(key, str) and key in known]
