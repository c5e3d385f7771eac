"""What a warrior carries at the start, and what it may not carry (MK-ITEMS-1 to MK-ITEMS-7)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from slagveld.kernel.fields import Choice, ChoicesField
from slagveld.kernel.muster import Chosen, Fault

from ..core.book import fault, pick, text
from ..core.items_and_domains import Item
from ..core.warriors import Warrior

CARRIED = "items"
"""The choice of a roster's entry that names what the warrior carries."""


def named_items(entry: Chosen) -> list[Any]:
    """What the entry says is carried; a single thing where it should be a list."""
    value = entry.choices.get(CARRIED, ())
    return list(value) if isinstance(value, list | tuple) else [value]


def carried_items(entry: Chosen, known: Mapping[str, Item]) -> list[Item]:
    """The items that the entry names and that exist."""
    return [known[key] for key in named_items(entry) if isinstance(key, str) and key in known]


def bearing_faults(row: Warrior, carried: Sequence[Item], number: int) -> Iterator[Fault]:
    """What one warrior may not carry in its slots at the start of a battle (MK-ITEMS-15).

    It must meet the requirements of each item (MK-ITEMS-10, MK-ITEMS-EX1).
    """
    name, slots = row.name, row.item_slots
    if carried and not (row.unique and slots):
        yield fault("MK-ITEMS-1", "army-fault-bearer", number, warrior=name)
        return
    if len(carried) > slots:
        values = {"slots": slots, "items": len(carried)}
        yield fault("MK-ITEMS-7", "army-fault-slots", number, warrior=name, **values)
    if sum(item.relic for item in carried) > 1:
        yield fault("MK-ITEMS-5", "army-fault-relics", number, warrior=name)
    for place, item in enumerate(carried):
        if not item.requires.met(row, row.start):
            yield fault("MK-ITEMS-10", "army-fault-requires", number, warrior=name, item=item.name)
        clash = next((other for other in carried[:place] if item.clashes(other)), None)
        if clash is not None:
            yield fault("MK-ITEMS-4", "army-fault-clash", number, item=item.name, other=clash.name)


def items_field(row: Warrior, known: Mapping[str, Item]) -> ChoicesField:
    choices = tuple(
        Choice(item.key, item.name, text("army-costs", points=item.points))
        for item in known.values()
        if item.requires.met(row, row.start)
    )
    return pick.choices(CARRIED, "army-field-items", choices, most=row.item_slots)
