"""Army building: warriors and what they carry, within the build total."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from slagveld import data
from slagveld.games.mage_knight.catalogue import FOLDER, KEY, factions, text
from slagveld.games.mage_knight.items import Item, items
from slagveld.games.mage_knight.prices import SCALE, price_of
from slagveld.games.mage_knight.warriors import Warrior, warriors
from slagveld.kernel.enlisting import (
    ReadyArmy,
    counted,
    field_faults,
    game_faults,
    left_fault,
    no_price,
    ready_roster,
    size_faults,
    total_faults,
)
from slagveld.kernel.fields import Choice, ChoicesField, Label
from slagveld.kernel.modifiers import Item as Line
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.texts import Text

MOST = 50
"""Warriors an army may have: more would not find room in a starting area (MK-DEPLOY-4)."""
STEP = 100
"""Build totals are multiples of this."""
CARRIED = "items"
"""The choice of a roster's entry that names what the warrior carries."""


class Enlisted(msgspec.Struct, frozen=True):
    """A warrior as it goes into battle, with the keys of its items."""

    warrior: Warrior
    items: tuple[str, ...] = ()


class Armies:
    """Armies by build points (MK-ARMY-1)."""

    scale = SCALE

    def ready(self) -> Sequence[Roster]:
        """The army of the book's example, and some of ours."""
        return [roster_of(army) for army in ready_armies().values()]

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """Every warrior, faction by faction; bearers of items with what they could carry.

        Items are bought with their bearer: one in no slot would be out of the game (MK-ITEMS-15).
        """
        taken = [entry.key for entry in roster.entries]
        spent = cost(roster)
        return [_offer(row, taken, roster, spent) for row in warriors().values()]

    def price(self, roster: Roster) -> Sequence[Tally]:
        """The price of each entry, the warrior's own first; nothing for a stranger."""
        return [_price(entry) for entry in roster.entries]

    def faults(self, roster: Roster) -> Sequence[Fault]:
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


@cache
def ready_armies() -> dict[str, ReadyArmy]:
    """The ready-made armies by key."""
    rows = data.load(FOLDER / "armies.yaml", tuple[ReadyArmy, ...])
    return {row.key: row for row in rows}


def roster_of(army: ReadyArmy) -> Roster:
    """A ready-made army as a roster."""
    return ready_roster(KEY, army)


def cost(roster: Roster) -> int:
    """What an army really costs, in whole points: it may break a tie (MK-WIN-3)."""
    return sum(_price(entry).total for entry in roster.entries) // SCALE


def enlisted(roster: Roster) -> tuple[Enlisted, ...]:
    """The warriors of an army without faults, one by one in the order of its entries."""
    found: list[Enlisted] = []
    for entry in roster.entries:
        row = warriors().get(entry.key)
        if row is not None:
            carried = tuple(item.key for item in _carried(entry))
            found.extend([Enlisted(row, carried)] * entry.count)
    return tuple(found)


# Prices and offers


def _price(entry: Chosen) -> Tally:
    row = warriors().get(entry.key)
    loose = items().get(entry.key)
    if row is not None:
        sheet = price_of(row)
    elif loose is not None:
        sheet = no_price(KEY).plus(_item_line(loose))
    else:
        return no_price(KEY)
    sheet = counted(KEY, sheet, entry.count, "MK-ARMY-4")
    return sheet.plus(*(_item_line(item) for item in _carried(entry)))


def _item_line(item: Item) -> Line:
    return Line(SCALE * item.points, text("army-part-item", item=item.name), "MK-ARMY-8")


def _offer(row: Warrior, taken: Sequence[str], roster: Roster, spent: int) -> Offer:
    group: Label = factions()[row.faction].name if row.faction else text("army-group-mage-spawn")
    refusal = left_fault(KEY, row.points, roster, spent, "MK-ARMY-3")
    if row.unique and row.key in taken:
        refusal = Fault("MK-ARMY-5", text("army-fault-unique", warrior=row.name))
    return Offer(
        key=row.key,
        name=title(row),
        price=price_of(row),
        group=group,
        fields=(_items_field(row),) if row.item_slots else (),
        refusal=refusal,
    )


def title(row: Warrior) -> Text:
    """A warrior's name with its rank: only together are they sure (MK-BASE-5)."""
    return text("army-warrior", warrior=row.name, rank=row.rank)


def _items_field(row: Warrior) -> ChoicesField:
    choices = tuple(
        Choice(item.key, item.name, text("army-costs", points=item.points))
        for item in items().values()
        if item.requires.met(row, row.start)
    )
    return ChoicesField(
        name=CARRIED, title=text("army-field-items"), choices=choices, most=row.item_slots
    )


# What is wrong


def _given(entry: Chosen) -> list[Any]:
    """What the entry says is carried; a single thing where it should be a list."""
    value = entry.choices.get(CARRIED, ())
    return list(value) if isinstance(value, list | tuple) else [value]


def _carried(entry: Chosen) -> list[Item]:
    """The items that the entry names and that exist."""
    known = items()
    return [known[key] for key in _given(entry) if isinstance(key, str) and key in known]


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
    if len(_carried(entry)) < len(_given(entry)):
        found.append(Fault("MK-ITEMS-16", text("army-fault-item"), number))
    if row is not None:
        found.extend(_bearing_faults(row, _carried(entry), number))
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
    """Unique warriors and relics that are there more than once, at their second entry."""
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
    there = _carried(entry) if loose is None else [loose]
    return [item for item in there if item.relic]


def _again(seen: dict[str, int], key: str, count: int) -> bool:
    seen[key] = seen.get(key, 0) + max(0, count)
    return seen[key] > 1


def _whole_faults(roster: Roster) -> list[Fault]:
    fighters = sum(max(0, entry.count) for entry in roster.entries if entry.key in warriors())
    price = sum(_price(entry).total for entry in roster.entries)
    return [
        *size_faults(KEY, fighters, MOST, "MK-ARMY-9", "MK-DEPLOY-4"),
        *total_faults(KEY, roster, price, SCALE, "MK-ARMY-3"),
    ]
