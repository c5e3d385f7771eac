"""What an army may hold: the build total, Unique warriors, relics (MK-ARMY-1 to MK-ARMY-9).

Nothing is asked of factions: an army may mix them (MK-FACTION-4).
"""

from collections.abc import Iterator, Mapping, Sequence

from slagveld.kernel.cards import CardKind, CardReading
from slagveld.kernel.fields import Label
from slagveld.kernel.modifiers import Item as Line
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kernel.scene import Card
from slagveld.kit.armies import PointsArmies, ReadyArmy, field_faults
from slagveld.kit.muster.parts import Part
from slagveld.kit.tables import table

from ..core.book import FOLDER, KEY, fault, text
from ..core.items_and_domains import Item
from ..core.warriors import Warrior, factions
from .items_of_warriors import CARRIED, bearing_faults, carried_items, items_field, named_items
from .own_cards import CARDS, Known, known_cards
from .own_shown import warrior_card
from .prices import SCALE, price_of

MOST = 50
"""Warriors an army may have: more would not find room in a starting area (MK-DEPLOY-4)."""
ALIKE = 8
"""Warriors of one kind that an army by chance has at most."""
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

    def known(self, roster: Roster) -> Mapping[str, Warrior]:
        return known_cards(roster).warriors

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """Every warrior, a player's own first, then faction by faction.

        Bearers of items come with what they could carry. Items are bought with their bearer: one
        in no slot would be out of the game (MK-ITEMS-15).
        """
        known = known_cards(roster)
        taken = [entry.key for entry in roster.entries]
        spent = self.cost(roster)
        return [self._offer(row, taken, roster, spent, known) for row in known.warriors.values()]

    def _offer(
        self, row: Warrior, taken: Sequence[str], roster: Roster, spent: int, known: Known
    ) -> Offer:
        refusal = self.left_fault(row.points, roster, spent)
        if row.unique and row.key in taken:
            refusal = fault("MK-ARMY-5", "army-fault-unique", warrior=row.name)
        return Offer(
            key=row.key,
            name=text("army-warrior", warrior=row.name, rank=row.rank),  # sure together (MK-BASE-5)
            price=price_of(row),
            group=_group(row),
            fields=(items_field(row, known.items),) if row.item_slots else (),
            refusal=refusal,
            figure=row.figure,
        )

    def price(self, roster: Roster) -> Sequence[Tally]:
        """The warrior's own price first, then what he carries."""
        known = known_cards(roster)
        return [self._priced(entry, known) for entry in roster.entries]

    def _priced(self, entry: Chosen, known: Known) -> Tally:
        row = known.warriors.get(entry.key)
        loose = known.items.get(entry.key)
        if row is not None:
            sheet = price_of(row)
        elif loose is not None:
            sheet = self.no_price().plus(_item_line(loose))
        else:
            return self.no_price()
        sheet = self.counted(sheet, entry.count, "MK-ARMY-4")
        return sheet.plus(*(_item_line(item) for item in carried_items(entry, known.items)))

    def agreed_faults(self, roster: Roster) -> Iterator[Fault]:
        if roster.total < 0 or roster.total % STEP:
            yield fault("MK-ARMY-2", "army-fault-step", total=roster.total, step=STEP)

    def joint_faults(self, roster: Roster) -> Iterator[Fault]:
        """What is wrong with its own cards, entry by entry, and with the entries together."""
        known = known_cards(roster)
        yield from known.faults
        for number, entry in enumerate(roster.entries):
            yield from _entry_faults(entry, number, known)
        yield from _twice(roster, known)

    def parts(self, roster: Roster) -> list[Part]:
        """Warriors of one faction, though an army may mix them (MK-FACTION-4).

        A Unique is there once (MK-ARMY-5), with an item it may carry or without.
        """
        known = known_cards(roster)
        return [part for row in known.warriors.values() for part in _parts(row, known)]

    def face(self, roster: Roster, key: str) -> Card | None:
        """A warrior with its whole dial."""
        row = known_cards(roster).warriors.get(key)
        return None if row is None else warrior_card(row)

    def card_kinds(self) -> Sequence[CardKind]:
        return CARDS.kinds()

    def read_card(self, source: bytes, file: str) -> CardReading:
        return CARDS.read(source, file)


ARMIES = Armies()


def _parts(row: Warrior, known: Known) -> Iterator[Part]:
    most = 1 if row.unique else ALIKE
    camp = row.faction or "mage-spawn"
    loads = [{}, *[{CARRIED: [choice.key]} for choice in items_field(row, known.items).choices]]
    for choices in loads if row.unique and row.item_slots else loads[:1]:
        entries = (Chosen(row.key, 1, choices),)
        yield Part(entries=entries, most=most, camp=camp, leads=row.unique, once=True)


def _item_line(item: Item) -> Line:
    return Line(SCALE * item.points, text("army-part-item", item=item.name), "MK-ARMY-8")


def _group(row: Warrior) -> Label:
    if row.origin == "own":
        return text("army-group-own")
    return factions()[row.faction].name if row.faction else text("army-group-mage-spawn")


def _entry_faults(entry: Chosen, number: int, cards: Known) -> Iterator[Fault]:
    if not 1 <= entry.count <= MOST:
        yield fault("MK-ARMY-4", "army-fault-count", number, most=MOST)
    row, carried = cards.warriors.get(entry.key), carried_items(entry, cards.items)
    if row is None and entry.key not in cards.items:
        yield fault("MK-VALUE-3", "army-fault-warrior", number, warrior=entry.key[:40])
    known = () if row is None else (CARRIED,)
    yield from field_faults(KEY, entry, number, "MK-BASE-2", *known)
    if len(carried) < len(named_items(entry)):
        yield fault("MK-ITEMS-16", "army-fault-item", number)
    if row is not None:
        yield from bearing_faults(row, carried, number)


def _twice(roster: Roster, known: Known) -> Iterator[Fault]:
    """Unique warriors and relics that are there more than once, at their second entry.

    Any others may be there several times (MK-ARMY-4), and other armies may hold the same Unique
    (MK-ARMY-6).
    """
    seen: dict[str, int] = {}
    for number, entry in enumerate(roster.entries):
        row = known.warriors.get(entry.key)
        if row is not None and row.unique and _again(seen, row.key, entry.count):
            yield fault("MK-ARMY-5", "army-fault-unique", number, warrior=row.name)
        loose = known.items.get(entry.key)
        for item in carried_items(entry, known.items) if loose is None else [loose]:
            if item.relic and _again(seen, item.key, entry.count if row is None else 1):
                yield fault("MK-ITEMS-6", "army-fault-relic", number, item=item.name)


def enlisted(roster: Roster) -> list[tuple[Warrior, list[Item]]]:
    """The warriors of an army without faults, one by one in its order, with their items."""
    known = known_cards(roster)
    found: list[tuple[Warrior, list[Item]]] = []
    for entry in roster.entries:
        row = known.warriors.get(entry.key)
        if row is not None:
            found += [(row, carried_items(entry, known.items))] * entry.count
    return found


def _again(seen: dict[str, int], key: str, count: int) -> bool:
    seen[key] = seen.get(key, 0) + max(0, count)
    return seen[key] > 1
