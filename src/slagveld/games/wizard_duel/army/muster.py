"""Army building: the army of this game is what a wizard can summon (WD-SETUP-10)."""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Offer, Roster

from ..core.book import KEY, text
from ..core.races import races, weapons_of
from .packages import price_of
from .stock_of_models import roster_of, stocks

MOST = 60
"""Models a stock may have: more would not find room on a table."""


class Stocks:
    """Army building for wizards: any models one owns; the price is in magic points, for scale."""

    scale = 1

    def ready(self) -> Sequence[Roster]:
        return [roster_of(stock) for stock in stocks().values()]

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """Every race with every weapon it can have; house rows are marked (WD-RACE-2)."""
        house, plain = "stock-model-house", "stock-model"  # texts: *:stock-model*
        return [
            Offer(
                key=f"{row.key}/{weapon}",
                name=text(house if row.house else plain, race=row.name, weapon=arm),
                price=Tally(price_of(row, weapon), name=text("points")),
                group=row.name,
            )
            for row in races().values()
            if not row.replaces
            for weapon in weapons_of(row)
            for arm in [text(f"weapon-{weapon}")]  # texts: *:weapon-*
        ]

    def price(self, roster: Roster) -> Sequence[Tally]:
        """What it would cost to summon each entry once, in magic points."""
        each = {offer.key: offer.price.total for offer in self.offers(roster)}
        return [
            Tally(each.get(entry.key, 0) * entry.count, name=text("points"))
            for entry in roster.entries
        ]

    def faults(self, roster: Roster) -> Sequence[Fault]:
        """Unknown races, weapons a race does not have, counts, too many models."""
        found: list[Fault] = []
        if roster.game != KEY:
            found.append(Fault("WD-SETUP-10", text("fault-game", game=roster.game)))
        total = 0
        for number, entry in enumerate(roster.entries):
            key, _, weapon = entry.key.partition("/")
            row = races().get(key)
            if row is None or row.replaces:
                found.append(Fault("WD-RACE-2", text("fault-race", race=key[:40]), number))
            elif weapon not in weapons_of(row):
                fault = text("fault-weapon", race=row.name, weapon=weapon[:40])
                found.append(Fault("WD-RACE-4", fault, number))
            if not 1 <= entry.count <= MOST:
                found.append(Fault("WD-SETUP-10", text("fault-count", most=MOST), number))
            total += max(0, entry.count)
        if not roster.entries:
            found.append(Fault("WD-SETUP-10", text("fault-empty")))
        if total > MOST:
            found.append(Fault("WD-SETUP-10", text("fault-many", most=MOST)))
        price = 0 if found else sum(tally.total for tally in self.price(roster))
        if 0 < roster.total < price:
            over = text("fault-total", price=price, total=roster.total)
            found.append(Fault("WD-SETUP-10", over))
        return found
