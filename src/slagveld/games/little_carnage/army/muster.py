"""Army building: regiments of one colour, each by its card, within the agreed points."""

from collections.abc import Mapping, Sequence

from slagveld.kernel.cards import OWN, CardKind, CardReading
from slagveld.kernel.fields import AnyField, Choice
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kernel.scene import Card as ShownCard
from slagveld.kit import armies
from slagveld.kit.muster.parts import Part
from slagveld.kit.tables import table
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import FOLDER, KEY, fault, pick, text
from ..core.cards import Card, colour_name
from ..core.figures import figure_of
from ..core.regiment import Regiment
from ..core.spellbook import Spell, choosable, most_spells
from .card_face import face
from .card_kinds import SPELLS
from .own_cards import PEOPLES, LittleCards, card_kinds, known_cards
from .prices import SCALE, points_of, price_of
from .regiment_limits import colour_clash, pairs, regiment_faults, spells_of, switched
from .veterans import VETERANS

MOST = 120
"""Models an army may have: a limit of the program (LC-HOUSE-4)."""
STORY = "story"
"""The choice of a roster that tells its background, to no effect (LC-2-3)."""
MAGIC = "magic"
"""The choice of a roster that is meant for battles with magic (LC-3-1)."""
CHOICES = ("army", STORY, MAGIC, OWN, PEOPLES)


class ReadyArmy(armies.ReadyArmy, frozen=True, kw_only=True):
    colour: str
    magic: bool = False
    """Whether it has wizards, and so only fights with magic (LC-3-1)."""

    def roster(self, game: str) -> Roster:
        """The army as a roster, which says if it is meant for battles with magic."""
        roster = super().roster(game)
        choices = {**roster.choices, MAGIC: True} if self.magic else roster.choices
        return replace(roster, choices=choices)


ready_armies = table(FOLDER / "armies.yaml", ReadyArmy)
"""The ready-made armies by key, the small ones first."""


class Armies(armies.PointsArmies):
    """Armies by points (LC-2-5): an entry is a regiment, its count the models.

    There may be any number of entries, and the same card again and again (LC-2-4, LC-2-6); three
    kinds are enough for an army of Dwarfs (LC-2-ex1).

    Args:
        magic: Whether the battle is fought with magic; None: not known yet, the army says.
        total: The points agreed for the battle; 0: not known yet, the army says.
        bonus: By how many parts of a hundred the army may be dearer (LC-4.1-6).
        veterans: Whether this is part of a campaign, which has veterans (LC-4.4-1).
    """

    game = KEY
    scale = SCALE
    most = MOST
    rule = total_rule = "LC-2-5"
    empty_rule = "LC-0-3"
    many_rule = "LC-HOUSE-4"

    def __init__(
        self, *, magic: bool | None = None, total: int = 0, bonus: int = 0, veterans: bool = True
    ) -> None:
        self.magic = magic
        self.veterans = veterans
        self.total = total
        self.bonus = bonus

    def armies(self) -> Mapping[str, ReadyArmy]:
        return ready_armies()

    def known(self, roster: Roster) -> Mapping[str, Card]:
        return known_cards(roster).cards

    def agreed(self, roster: Roster) -> int:
        """The points that were agreed, and a bonus (LC-4.1-6, LC-4.1-ex1)."""
        return (self.total or roster.total) * (100 + self.bonus) // 100

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """Every card: the army's own first, then those of the house, people by people.

        Those of another colour than the first are refused (LC-1.4-1, LC-1.4-2): beside an Ogre of
        the Dwarfs there are Humans and Elves, but no Orcs (LC-2-ex2).
        """
        brought = known_cards(roster)
        known = brought.cards
        first = next((known[one.key] for one in roster.entries if one.key in known), None)
        spent = self.cost(roster)
        magic = switched(roster, self.magic)
        found: list[Offer] = []
        for row in known.values():
            refusal: Fault | None
            if row.skills.magic and not magic:
                refusal = fault("LC-3-1", "army-fault-magic", card=row.name)
            elif first is not None and row.colour != first.colour:
                refusal = colour_clash(row, first)
            else:
                refusal = self.left_fault(points_of(row, 1), roster, spent)
            group = text("army-group", people=row.people_name, colour=colour_name(row.colour))
            if row.origin == "own":
                group = text("army-group-own")
            offer = Offer(key=row.key, name=title(row), price=price_of(row, 1), group=group)
            fields: tuple[AnyField, ...] = ()
            if row.skills.magic:
                open_to = choosable(row.colour, brought.spells.values())
                known_to = [Choice(one.key, one.name, one.words) for one in open_to]
                most = most_spells(row.skills.magic)
                fields = (pick.choices(SPELLS, "army-field-spells", known_to, most=most),)
            figure = figure_of(row)
            found.append(replace(offer, fields=fields, refusal=refusal, figure=figure))
        return found

    def fields(self, roster: Roster) -> Sequence[AnyField]:
        """Whether the army is meant for battles with magic, where no battle says it (LC-3-1)."""
        switch = pick.switch(MAGIC, "magic-field-army", optional=True)
        return (switch,) if self.magic is None else ()

    def price(self, roster: Roster) -> Sequence[Tally]:
        """The price of each regiment, line by line; the marker of veterans is free (LC-4.4-2)."""
        known = known_cards(roster).cards
        cards = [(known.get(entry.key), max(0, entry.count)) for entry in roster.entries]
        return [price_of(card, count) if card else self.no_price() for card, count in cards]

    def agreed_faults(self, roster: Roster) -> list[Fault]:
        negative = fault("LC-2-5", "army-fault-budget", total=roster.total)
        strange = [name[:40] for name in roster.choices if name not in CHOICES]
        faults = [fault("LC-HOUSE-4", "army-fault-field", field=name) for name in strange]
        return [negative, *faults] if roster.total < 0 else faults

    def joint_faults(self, roster: Roster) -> list[Fault]:
        """What is wrong with its file, regiment by regiment, and with cards that go together."""
        known, magic = known_cards(roster), switched(roster, self.magic)
        found = regiment_faults(
            known.cards, roster, magic=magic, veterans=self.veterans, own=known.spells
        )
        return [*known.faults, *found]

    def parts(self, roster: Roster) -> list[Part]:
        """Regiments of one colour (LC-1.4-2), riders with what carries them (LC-1.10-5)."""
        known, magic = self.known(roster), switched(roster, self.magic)
        return [
            part
            for row in known.values()
            if (magic or not row.skills.magic) and (part := _part(row, known)) is not None
        ]

    def face(self, roster: Roster, key: str) -> ShownCard | None:
        """An army card as it is printed."""
        row = self.known(roster).get(key)
        return None if row is None else face(row)

    def card_kinds(self) -> Sequence[CardKind]:
        return card_kinds()

    def read_card(self, source: bytes, file: str) -> CardReading:
        return LittleCards().read(source, file)


ARMIES = Armies()


def enlisted(roster: Roster, seat: int, first: int) -> list[Regiment]:
    """The regiments of an army without faults, numbered from `first` on, in order of its entries.

    All models of a regiment have the one card (LC-1.1-2). Two that share a base, a rider and his
    great monster (LC-1.10-2) or a litter (LC-1.10-3), know each other (LC-1.10-5, LC-HOUSE-6). The
    bearers are one regiment (LC-1.10-14).
    """
    brought = known_cards(roster)
    known = brought.cards
    names = {key: own_key(key, seat) for key in brought.spells}
    partners, keys = pairs(known, roster), [entry.key for entry in roster.entries]
    found: list[Regiment] = []
    for number, entry in enumerate(roster.entries):
        card, partner = known[entry.key], partners.get(number)
        carrier = card if partner is None or not card.rides else known[keys[partner]]
        regiment = Regiment(
            id=first + number,
            seat=seat,
            card=card,
            count=entry.count,
            roster=str(number),
            veteran=entry.choices.get(VETERANS.option, ""),
            spells=tuple([names.get(key, key) for key in spells_of(card, entry)]),
            partner=0 if partner is None else first + partner,
            carries=partner is not None and not card.rides,
            litter=partner is not None and carrier.bears,
            label=keys[:number].count(card.key) + 1 if keys.count(card.key) > 1 else 0,
        )
        found.append(regiment)
    return found


def brought_spells(roster: Roster, seat: int, regiments: Sequence[Regiment]) -> list[Spell]:
    """The own spells of an army that its wizards know, under the keys of a battle."""
    known = {key for one in regiments for key in one.spells}
    named = [(own_key(key, seat), spell) for key, spell in known_cards(roster).spells.items()]
    return [replace(spell, key=key) for key, spell in named if key in known]


def own_key(key: str, seat: int) -> str:
    """What an own spell is called in a battle, where the other seat may have one of that key."""
    return f"{key}@{seat + 1}"


def _part(row: Card, known: Mapping[str, Card]) -> Part | None:
    """A regiment, or a rider and what carries him; bearers without a load are none."""
    if row.bears:
        return None
    entries: tuple[Chosen, ...] = (Chosen(row.key, min(2, row.most)),)
    if row.rides:
        carrier = known.get(row.rides)
        if carrier is None or row.carried_base is None:
            return None
        entries = (Chosen(row.key), Chosen(carrier.key, carrier.most if carrier.bears else 1))
    return Part(
        entries=entries,
        most=1 if row.rides else row.most,
        camp=row.colour,
        leads=row.character,
        once=row.character,
    )


def title(row: Card) -> Text:
    """A card's name; a character is called so."""
    return text("army-card", card=row.name, character="yes" if row.character else "no")
