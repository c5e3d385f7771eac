"""What an army may hold: the build total, Unique warriors, relics (MK-ARMY-1 to MK-ARMY-9).

Nothing is asked of factions: an army may mix them (MK-FACTION-4).
"""

from collections.abc import Mapping, Sequence

from slagveld.kernel.fields import Label
from slagveld.kernel.modifiers import Item as Line
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kit.armies import PointsArmies, ReadyArmy, field_faults
from slagveld.kit.tables import table
from slagveld.structs import Struct
from slagveld.texts import Text

from ..core.book import FOLDER, KEY, text
from ..core.items_and_domains import Item, items
from ..core.warriors import Warrior, factions, warriors
from .items_of_warriors import CARRIED, bearing_faults, carried_items, items_field, named_items
from .prices import SCALE, price_of

MOST = 50
"""Warriors an army may have: more would not find room in a starting area (MK-DEPLOY-4)."""
STEP = 100
"""Build totals are multiples of this."""
ready_armies = table(FOLDER / "armies.yaml", ReadyArmy)
"""The ready-made armies by key; the first is the example of the book (MK-ARMY-EX1)."""


class Armies(PointsArmies):
    """Armies by build points (MK-ARMY-1); what one really costs may break a tie (MK-WIN-3)."""

    game = KEY
    scale = SCALE
    most = MOST
    rule = "MK-ARMY-1"
    total_rule = "MK-ARMY-3"
    empty_rule = "MK-ARMY-9"
    many_rule = "MK-DEPLOY-4"

    def armies(self) -> Mapping[str, ReadyArmy]:
        return ready_armies()

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """Every warrior, faction by faction; bearers of items with what they could carry.

        Items are bought with their bearer: one in no slot would be out of the game (MK-ITEMS-15).
        """
        taken = [entry.key for entry in roster.entries]
        spent = self.cost(roster)
        return [self._offer(row, taken, roster, spent) for row in warriors().values()]

    def _offer(self, row: Warrior, taken: Sequence[str], roster: Roster, spent: int) -> Offer:
        spawn = text("army-group-mage-spawn")
        group: Label = factions()[row.faction].name if row.faction else spawn
        refusal = self.left_fault(row.points, roster, spent)
        if row.unique and row.key in taken:
            refusal = Fault("MK-ARMY-5", text("army-fault-unique", warrior=row.name))
        return Offer(
            key=row.key,
            name=title(row),
            price=price_of(row),
            group=group,
            fields=(items_field(row),) if row.item_slots else (),
            refusal=refusal,
        )

    def entry_price(self, entry: Chosen) -> Tally:
        """The warrior's own price first, then what he carries."""
        row = warriors().get(entry.key)
        loose = items().get(entry.key)
        if row is not None:
            sheet = price_of(row)
        elif loose is not None:
            sheet = self.no_price().plus(_item_line(loose))
        else:
            return self.no_price()
        sheet = self.counted(sheet, entry.count, "MK-ARMY-4")
        return sheet.plus(*(_item_line(item) for item in carried_items(entry)))

    def agreed_faults(self, roster: Roster) -> list[Fault]:
        if roster.total >= 0 and not roster.total % STEP:
            return []
        return [Fault("MK-ARMY-2", text("army-fault-step", total=roster.total, step=STEP))]

    def entry_faults(self, entry: Chosen, number: int) -> list[Fault]:
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
            found.extend(bearing_faults(row, carried_items(entry), number))
        return found

    def joint_faults(self, roster: Roster) -> list[Fault]:
        return doubles(roster)

    def size(self, roster: Roster) -> int:
        return sum(max(0, entry.count) for entry in roster.entries if entry.key in warriors())


ARMIES = Armies()


def _item_line(item: Item) -> Line:
    return Line(SCALE * item.points, text("army-part-item", item=item.name), "MK-ARMY-8")


def title(row: Warrior) -> Text:
    """A warrior's name with its rank: only together are they sure (MK-BASE-5)."""
    return text("army-warrior", warrior=row.name, rank=row.rank)


class Enlisted(Struct, frozen=True):
    """A warrior as it goes into battle, with the keys of its items."""

    warrior: Warrior
    items: tuple[str, ...] = ()


def enlisted(roster: Roster) -> tuple[Enlisted, ...]:
    """The warriors of an army without faults, one by one in the order of its entries."""
    found: list[Enlisted] = []
    for entry in roster.entries:
        row = warriors().get(entry.key)
        if row is not None:
            carried = tuple(item.key for item in carried_items(entry))
            found.extend([Enlisted(row, carried)] * entry.count)
    return tuple(found)


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
