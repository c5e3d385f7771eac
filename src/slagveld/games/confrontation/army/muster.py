"""Army building: reference cards, each for one or more figures, within an agreed budget.

Cards of a player's own stand beside those of the catalogue, and before one of the same key.
"""

from collections.abc import Mapping, Sequence

from slagveld.kernel.cards import CardKind, CardReading
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kernel.scene import Card
from slagveld.kit import armies
from slagveld.kit.muster.parts import Part
from slagveld.kit.tables import table
from slagveld.kit.view import holding

from ..core.book import BOOK, FOLDER, KEY, text
from ..core.profiles import Profile, profiles
from .faces import printed_card, title
from .own_cards import CARDS, brought
from .prices import SCALE, price_of

fault = BOOK.fault

MOST = 40
"""Figures an army may have: more would not find room in a deployment zone (CON-HOUSE-8)."""


class ReadyArmy(armies.ReadyArmy, frozen=True, kw_only=True):
    people: str


ready_armies = table(FOLDER / "armies.yaml", ReadyArmy)


class Armies(armies.PointsArmies):
    """Armies by army points (CON-STAT-17): an entry is a card, its count the figures on it."""

    game = KEY
    scale = SCALE
    most = MOST
    rule = total_rule = "CON-STAT-17"
    empty_rule = "CON-GEN-2"
    many_rule = "CON-HOUSE-8"

    def armies(self) -> Mapping[str, ReadyArmy]:
        return ready_armies()

    def known(self, roster: Roster) -> Mapping[str, Profile]:
        """The army's own cards, then those of the catalogue."""
        own = brought(roster).cards
        if not own:
            return profiles()
        rest = {key: row for key, row in profiles().items() if key not in own}
        return {**own, **rest}

    def offers(self, roster: Roster) -> Sequence[Offer]:
        taken = [entry.key for entry in roster.entries]
        spent = self.cost(roster)
        return [self._offer(row, taken, roster, spent) for row in self.known(roster).values()]

    def _offer(self, row: Profile, taken: Sequence[str], roster: Roster, spent: int) -> Offer:
        refusal = self.left_fault(row.points, roster, spent)
        if row.character and row.key in taken:
            refusal = fault("CON-CARD-4", "army-fault-character", card=row.name)
        return Offer(
            key=row.key,
            name=title(row),
            price=price_of(row),
            group=text("own-group") if row.origin == "own" else row.people_name,
            refusal=refusal,
            figure=row.figure,
        )

    def price(self, roster: Roster) -> Sequence[Tally]:
        known = self.known(roster)
        rows = [(known.get(entry.key), entry.count) for entry in roster.entries]
        return [self._priced(row, count) if row else self.no_price() for row, count in rows]

    def _priced(self, row: Profile, count: int) -> Tally:
        return self.counted(price_of(row), count, "CON-CARD-3")

    def agreed_faults(self, roster: Roster) -> tuple[Fault, ...]:
        negative = fault("CON-STAT-17", "army-fault-budget", total=roster.total)
        return (*holding((roster.total < 0, negative)), *brought(roster).faults)

    def joint_faults(self, roster: Roster) -> list[Fault]:
        """What is wrong card by card, then characters who are there more than once."""
        known = self.known(roster)
        found: list[Fault] = []
        for number, entry in enumerate(roster.entries):
            row = known.get(entry.key)
            if row is None:
                found.append(fault("CON-CARD-1", "army-fault-card", number, card=entry.key[:40]))
            elif not 1 <= entry.count <= row.figures:
                values = {"card": row.name, "most": row.figures}
                found.append(fault("CON-CARD-3", "army-fault-count", number, **values))
            found += armies.field_faults(KEY, entry, number, "CON-STAT-15")
        keys = [entry.key for entry in roster.entries]
        rows = [(number, known.get(key)) for number, key in enumerate(keys)]
        twice = [
            fault("CON-CARD-4", "army-fault-character", number, card=row.name)
            for number, row in rows
            if row is not None and row.character and row.key in keys[:number]
        ]
        return [*found, *twice]

    def parts(self, roster: Roster) -> list[Part]:
        """Cards of one people; a character is there once and leads (CON-CARD-4)."""
        return [
            Part(
                entries=(Chosen(row.key),),
                most=row.figures,
                camp=row.army,
                leads=row.character,
                once=row.character,
            )
            for row in self.known(roster).values()
        ]

    def face(self, roster: Roster, key: str) -> Card | None:
        """A reference card as it is printed."""
        row = self.known(roster).get(key)
        return None if row is None else printed_card(row)

    # Cards of one's own

    def card_kinds(self) -> Sequence[CardKind]:
        return CARDS.kinds()

    def read_card(self, source: bytes, file: str) -> CardReading:
        return CARDS.read(source, file)


ARMIES = Armies()
