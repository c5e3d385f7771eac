"""What an army may hold (MK-ARMY-2 to MK-ARMY-9), and what its warriors may carry.

Nothing is asked of factions: an army may mix them (MK-FACTION-4).
"""

from collections.abc import Sequence

from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.kit.army_checks import field_faults, game_faults, size_faults, total_faults

from ..core.book import KEY, text
from ..core.cards import Item, items
from ..core.warriors import Warrior, warriors
from .prices import SCALE
from .roster import CARRIED, carried_items, entry_price, named_items

MOST = 50
"""Warriors an army may have: more would not find room in a starting area (MK-DEPLOY-4)."""
STEP = 100
"""Build totals are multiples of this."""


def faults_of(roster: Roster) -> list[Fault]:
    """Everything wrong with an army: as agreed, entry by entry, and as a whole."""
    found = game_faults(KEY, roster, "MK-ARMY-1")
    if roster.total < 0 or roster.total % STEP:
        words = text("army-fault-step", total=roster.total, step=STEP)
        found.append(Fault("MK-ARMY-2", words))
    for number, entry in enumerate(roster.entries):
        found.extend(_entry_faults(entry, number))
    found.extend(_doubles(roster))
    found.extend(_whole_faults(roster))
    return found


def _entry_faults(entry: Chosen, number: int) -> list[Fault]:
    found: list[Fault] = []
    if not 1 <= entry.count <= MOST:
        found.append(Fault("MK-ARMY-4", text("army-fault-count", most=MOST), number))
    row = warriors().get(entry.key)
    if row is None and entry.key not in items():
        words = text("army-fault-warrior", warrior=entry.key[:40])
        found.append(Fault("MK-VALUE-3", words, number))
    known = () if row is None else (CARRIED,)
    found.extend(field_faults(KEY, entry, number, "MK-BASE-2", *known))
    if len(carried_items(entry)) < len(named_items(entry)):
        found.append(Fault("MK-ITEMS-16", text("army-fault-item"), number))
    if row is not None:
        found.extend(_bearing_faults(row, carried_items(entry), number))
    return found


def _bearing_faults(row: Warrior, carried: Sequence[Item], number: int) -> list[Fault]:
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


def _doubles(roster: Roster) -> list[Fault]:
    """Unique warriors and relics that are there more than once, at their second entry.

    Other armies are not looked at: they may hold the same Unique (MK-ARMY-6).
    """
    found: list[Fault] = []
    seen: dict[str, int] = {}
    for number, entry in enumerate(roster.entries):
        row = warriors().get(entry.key)
        if row is not None and row.unique and _again(seen, row.key, entry.count):
            words = text("army-fault-unique", warrior=row.name)
            found.append(Fault("MK-ARMY-5", words, number))
        for item in _relics(entry):
            if _again(seen, item.key, entry.count if row is None else 1):
                words = text("army-fault-relic", item=item.name)
                found.append(Fault("MK-ITEMS-6", words, number))
    return found


def _relics(entry: Chosen) -> list[Item]:
    loose = items().get(entry.key)
    there = carried_items(entry) if loose is None else [loose]
    return [item for item in there if item.relic]


def _again(seen: dict[str, int], key: str, count: int) -> bool:
    seen[key] = seen.get(key, 0) + max(0, count)
    return seen[key] > 1


def _whole_faults(roster: Roster) -> list[Fault]:
    fighters = sum(max(0, entry.count) for entry in roster.entries if entry.key in warriors())
    price = sum(entry_price(entry).total for entry in roster.entries)
    return [
        *size_faults(KEY, fighters, MOST, "MK-ARMY-9", "MK-DEPLOY-4"),
        *total_faults(KEY, roster, price, SCALE, "MK-ARMY-3"),
    ]
