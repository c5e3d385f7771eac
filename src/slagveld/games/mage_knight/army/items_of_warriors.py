"""What a warrior carries at the start, and what it may not carry (MK-ITEMS-1 to MK-ITEMS-7)."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.fields import Choice, ChoicesField
from slagveld.kernel.muster import Chosen, Fault

from ..core.book import pick, text
from ..core.items_and_domains import Item, items
from ..core.warriors import Warrior

CARRIED = "items"
"""The choice of a roster's entry that names what the warrior carries."""


def named_items(entry: Chosen) -> list[Any]:
    """What the entry says is carried; a single thing where it should be a list."""
    value = entry.choices.get(CARRIED, ())
    return list(value) if isinstance(value, list | tuple) else [value]


def carried_items(entry: Chosen) -> list[Item]:
    """The items that the entry names and that exist."""
    known = items()
    return [known[key] for key in named_items(entry) if isinstance(key, str) and key in known]


def bearing_faults(row: Warrior, carried: Sequence[Item], number: int) -> list[Fault]:
    """What one warrior may not carry in its slots at the start of a battle (MK-ITEMS-15).

    It must meet the requirements of each item (MK-ITEMS-10, MK-ITEMS-EX1).
    """
    if not carried:
        return []
    if not row.unique or not row.item_slots:
        return [Fault("MK-ITEMS-1", text("army-fault-bearer", warrior=row.name), number)]
    found: list[Fault] = []
    if len(carried) > row.item_slots:
        values = {"warrior": row.name, "slots": row.item_slots, "items": len(carried)}
        found.append(Fault("MK-ITEMS-7", text("army-fault-slots", **values), number))
    if sum(item.relic for item in carried) > 1:
        found.append(Fault("MK-ITEMS-5", text("army-fault-relics", warrior=row.name), number))
    for place, item in enumerate(carried):
        if not item.requires.met(row, row.start):
            values = {"warrior": row.name, "item": item.name}
            found.append(Fault("MK-ITEMS-10", text("army-fault-requires", **values), number))
        clash = next((other for other in carried[:place] if item.clashes(other)), None)
        if clash is not None:
            values = {"item": item.name, "other": clash.name}
            found.append(Fault("MK-ITEMS-4", text("army-fault-clash", **values), number))
    return found


def items_field(row: Warrior) -> ChoicesField:
    """What a warrior could carry, as something to choose."""
    choices = tuple(
        Choice(item.key, item.name, text("army-costs", points=item.points))
        for item in items().values()
        if item.requires.met(row, row.start)
    )
    return pick.choices(CARRIED, "army-field-items", choices, most=row.item_slots)
