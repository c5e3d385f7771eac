"""What an army may hold (MK-ARMY-2 to MK-ARMY-9), and what its warriors may carry.

Nothing is asked of factions: an army may mix them (MK-FACTION-4).
"""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.muster import Chosen, Fault, Roster

from ..core.book import text
from ..core.cards import Item, items
from ..core.warriors import Warrior, warriors

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
    """What one warrior may not carry at the start of a battle."""
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


def doubles(roster: Roster) -> list[Fault]:
    """Unique warriors and relics that are there more than once, at their second entry.

    Any others may be there several times (MK-ARMY-4), and other armies may hold the same Unique
    (MK-ARMY-6).
    """
    found: list[Fault] = []
    seen: dict[str, int] = {}
    for number, entry in enumerate(roster.entries):
        row = warriors().get(entry.key)
        if row is not None and row.unique and _again(seen, row.key, entry.count):
            found.append(Fault("MK-ARMY-5", text("army-fault-unique", warrior=row.name), number))
        loose = items().get(entry.key)
        for item in carried_items(entry) if loose is None else [loose]:
            if item.relic and _again(seen, item.key, entry.count if row is None else 1):
                words = text("army-fault-relic", item=item.name)
                found.append(Fault("MK-ITEMS-6", words, number))
    return found


def _again(seen: dict[str, int], key: str, count: int) -> bool:
    seen[key] = seen.get(key, 0) + max(0, count)
    return seen[key] > 1
