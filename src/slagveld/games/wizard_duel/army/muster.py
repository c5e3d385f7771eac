"""Army building: the army of this game is what a wizard can summon (WD-SETUP-10)."""

from collections.abc import Iterator, Sequence

from slagveld.kernel.cards import CardKind, CardReading
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kernel.scene import Card
from slagveld.kit.muster.parts import Part

from ..core.book import BOOK, KEY, text
from ..core.races import Race, weapons_of
from . import own_stocks
from .own_cards import CARDS, Known, known_cards
from .prices_packages_natures import price_of
from .race_face import race_card
from .stock_of_models import MOST, Stock, roster_of, stocks

fault = BOOK.fault  # texts: *:fault-*

ALIKE = 12
"""Models of one race and weapon that a stock by chance has at most."""


class Stocks:
    """Army building for wizards: any models one owns; the price is in magic points, for scale.

    Races and stocks of a player's own stand beside those of the house, and before one of their key.
    """

    scale = 1

    def ready(self) -> Sequence[Roster]:
        return [roster_of(stock) for stock in stocks().values()]

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """Own stocks, then every race with every weapon it can have (WD-RACE-4)."""
        known = known_cards(roster)
        own = [self._stock(stock, known) for stock in known.stocks.values()]
        rows = [row for row in known.races.values() if not row.replaces]
        return [*own, *[offer for row in rows for offer in self._models(row)]]

    def _stock(self, stock: Stock, known: Known) -> Offer:
        first = known.races.get(stock.models[0].race)
        return Offer(
            key=stock.key,
            name=text("own-stock", name=stock.name),
            price=own_stocks.price(stock, known.races),
            group=text("own-group"),
            figure=None if first is None else first.figures.get(stock.models[0].weapon),
        )

    def _models(self, row: Race) -> Iterator[Offer]:
        """A race with each of its weapons; house rows are marked (WD-RACE-2)."""
        for weapon in weapons_of(row):
            arm = text(f"weapon-{weapon}")  # texts: *:weapon-*
            told = "stock-model-house" if row.house else "stock-model"  # texts: *:stock-model*
            yield Offer(
                key=f"{row.key}/{weapon}",
                name=text(told, race=row.name, weapon=arm),
                price=Tally(price_of(row, weapon), name=text("points")),
                group=text("own-group") if row.own else row.name,
                figure=row.figures[weapon],
            )

    def price(self, roster: Roster) -> Sequence[Tally]:
        """What it would cost to summon each entry once, in magic points."""
        each = {offer.key: offer.price.total for offer in self.offers(roster)}
        return [
            Tally(each.get(entry.key, 0) * entry.count, name=text("points"))
            for entry in roster.entries
        ]

    def faults(self, roster: Roster) -> Sequence[Fault]:
        """Unknown races, weapons a race does not have, counts, too many models; own cards."""
        known = known_cards(roster)
        found: list[Fault] = [*known.faults]
        if roster.game != KEY:
            found.append(fault("WD-SETUP-10", "fault-game", game=roster.game))
        total = 0
        for number, entry in enumerate(roster.entries):
            found.extend(_entry_faults(entry, number, known))
            total += sum([max(0, line.count) for line in known.lines(entry)])
        if not roster.entries:
            found.append(fault("WD-SETUP-10", "fault-empty"))
        if total > MOST:
            found.append(fault("WD-SETUP-10", "fault-many", most=MOST))
        price = 0 if found else sum(tally.total for tally in self.price(roster))
        if 0 < roster.total < price:
            found.append(fault("WD-SETUP-10", "fault-total", price=price, total=roster.total))
        return found

    def parts(self, roster: Roster) -> list[Part]:
        """Models that can serve together: good and evil do not (WD-NATURE-2)."""
        known = known_cards(roster)
        rows = [row for row in known.races.values() if not row.replaces]
        return [
            Part(
                entries=(Chosen(f"{row.key}/{weapon}"),),
                most=ALIKE if row.price is None else 2,
                camp="" if row.nature == "neutral" else row.nature,
                once=True,
            )
            for row in rows
            for weapon in weapons_of(row)
        ]

    def face(self, roster: Roster, key: str) -> Card | None:
        """The row of a model's race, or a stock of one's own."""
        known = known_cards(roster)
        stock = known.stocks.get(key)
        if stock is not None:
            return own_stocks.shown(stock, known.races)
        row = known.races.get(key.partition("/")[0])
        return None if row is None else race_card(row)

    def card_kinds(self) -> Sequence[CardKind]:
        return CARDS.kinds()

    def read_card(self, source: bytes, file: str) -> CardReading:
        return CARDS.read(source, file)


def _entry_faults(entry: Chosen, number: int, known: Known) -> Iterator[Fault]:
    for line in known.lines(entry):
        row = known.races.get(line.race)
        if row is None or row.replaces:
            yield fault("WD-RACE-2", "fault-race", number, race=line.race[:40])
        elif line.weapon not in weapons_of(row):
            weapon = line.weapon[:40]
            yield fault("WD-RACE-4", "fault-weapon", number, race=row.name, weapon=weapon)
    if not 1 <= entry.count <= MOST:
        yield fault("WD-SETUP-10", "fault-count", number, most=MOST)
