"""Army building: warriors and what they carry, within the build total."""

from collections.abc import Sequence

from slagveld.kernel.fields import Choice, ChoicesField, Label
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Offer, Roster
from slagveld.kit.army_checks import left_fault

from ..core.book import KEY, pick, text
from ..core.cards import items
from ..core.warriors import Warrior, factions, warriors
from .limits import faults_of
from .prices import SCALE, price_of
from .roster import CARRIED, cost, entry_price, ready_armies, roster_of, title


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
        return [entry_price(entry) for entry in roster.entries]

    def faults(self, roster: Roster) -> Sequence[Fault]:
        """Everything wrong with an army: as agreed, entry by entry, and as a whole."""
        return faults_of(roster)


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


def _items_field(row: Warrior) -> ChoicesField:
    choices = tuple(
        Choice(item.key, item.name, text("army-costs", points=item.points))
        for item in items().values()
        if item.requires.met(row, row.start)
    )
    return pick.choices(CARRIED, "army-field-items", choices, most=row.item_slots)
