"""Army building: troops of the book, heroes, mages and figures of one's own design."""

from collections.abc import Mapping, Sequence
from functools import cache

from slagveld.kernel.cards import CardKind, CardReading
from slagveld.kernel.fields import Label
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster, points
from slagveld.kernel.scene import Card
from slagveld.kit.armies import PointsArmies, ReadyArmy
from slagveld.kit.muster.parts import Part
from slagveld.kit.pairs import summed
from slagveld.structs import Struct
from slagveld.table.shapes import Pose

from ..core.book import KEY, text
from ..core.state import Reserve
from ..core.unit import Figure, Magic, Profile, Unit
from .card_face import face
from .looks import figure_of
from .own_cards import CARNAGE_CARDS, Owned, brought_cards, card_kinds
from .prices import SCALE, price_of
from .troops import Troop, magic_of, profile_of, troops, worksheet
from .worksheet import OWN, read, sheet_lines


def troop_offer(row: Troop) -> Offer:
    """A troop type of the book at its price; heroes and mages stand apart."""
    group: Label = worksheet().people(row.people).name
    if row.kind != "troop":
        group = text("army-group-heroes")
    price = price_of(profile_of(row.key), magic_of(row.key))
    return Offer(key=row.key, name=row.name, price=price, group=group, figure=row.figure)


def own_offer() -> Offer:
    """The empty worksheet; its price is that of the least figure that can be bought."""
    least = Profile(type=OWN, name="", ws=1, st=1, ar=0)
    return Offer(
        key=OWN,
        name=text("army-own-figure"),
        price=price_of(least),
        group=text("army-group-own"),
        fields=tuple([field for _, field in sheet_lines()]),
    )


def card_offer(card: Owned) -> Offer:
    """A card of the player's own."""
    profile = card.profile
    return Offer(
        key=profile.type,
        name=profile.name,
        price=price_of(profile, card.magic),
        group=text("army-group-cards"),
        figure=figure_of(profile),
    )


MOST = 500
"""Figures an army may have: more would not find room on a table."""
LEAST_LIVES = 5
"""W of a unit when it is formed (CAR-5.1.1)."""

Designs = tuple[tuple[int, Unit], ...]
"""Seats and the patterns of their own figures, as a battle's state keeps them."""

Cards = Mapping[str, Owned]
"""The cards that an army brings along, by key."""


class Figures(Struct, frozen=True):
    """An entry of a roster understood: so many of these."""

    profile: Profile
    magic: Magic | None
    count: int

    @property
    def price(self) -> Tally:
        """What they cost together, in quarters of a point."""
        return price_of(self.profile, self.magic, self.count)


class Armies(PointsArmies):
    """Armies by points, from some hundreds to some thousands (CAR-17-points).

    They are of any size, whatever the scenario (CAR-16-armies).
    """

    game = KEY
    scale = SCALE
    most = MOST
    rule = empty_rule = "CAR-17-points"
    many_rule = "CAR-0-scale"

    def armies(self) -> Mapping[str, ReadyArmy]:
        """The printed armies, the worked one of 1000 pts (CAR-17-ex-army), and some of ours.

        Printed are CAR-5.3-veteran, CAR-5.3-green, CAR-5.4-veteran and CAR-5.4-green.
        """
        return {army.key: army for army in worksheet().armies}

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """An army's own cards first, in place of troop types of the book with the same key."""
        cards, _ = brought_cards(roster)
        own = [card_offer(card) for card in cards.values()]
        rows = [row for row in troops().values() if row.people and row.key not in cards]
        return [*own, *[troop_offer(row) for row in rows], own_offer()]

    def price(self, roster: Roster) -> Sequence[Tally]:
        """The price of each entry in the four parts of the worksheet; nothing for a stranger."""
        nothing, (cards, _) = self.no_price(), brought_cards(roster)
        found = [_understood(entry, n, cards)[0] for n, entry in enumerate(roster.entries)]
        return [nothing if figures is None else figures.price for figures in found]

    def joint_faults(self, roster: Roster) -> list[Fault]:
        """What is wrong with an army's own cards, and entry by entry."""
        cards, found = brought_cards(roster)
        rows = [_understood(entry, n, cards)[1] for n, entry in enumerate(roster.entries)]
        return [*found, *[fault for faults in rows for fault in faults]]

    def whole_faults(self, roster: Roster) -> list[Fault]:
        """Nobody, too many, too few of a kind, and more than was agreed for all or some."""
        sound: dict[int, Figures] = {}
        cards, _ = brought_cards(roster)
        for number, entry in enumerate(roster.entries):
            figures, _ = _understood(entry, number, cards)
            if figures is not None and figures.count == entry.count > 0:
                sound[number] = figures
        found: list[Fault] = []
        if not roster.entries:
            found.append(Fault("CAR-17-points", text("army-fault-empty")))
        if sum(max(0, entry.count) for entry in roster.entries) > MOST:
            found.append(Fault("CAR-0-scale", text("army-fault-many", most=MOST)))
        printed = not cards and _counts(roster.entries) in _printed()
        spent = tuple(sound.values())
        return [*found, *_too_small(sound), *_too_dear(roster, spent, printed=printed)]

    def parts(self, roster: Roster) -> list[Part]:
        """Units of one people with lives enough (CAR-5.1.1), and heroes and mages (CAR-19-price).

        Figures of one's own design are left to whoever designs them.
        """
        cards, _ = brought_cards(roster)
        rows = [row for row in troops().values() if row.people and row.key not in cards]
        return [
            *[_part(card.profile) for card in cards.values()],
            *[_part(profile_of(row.key)) for row in rows],
        ]

    def face(self, roster: Roster, key: str) -> Card | None:
        """The card of a troop type; a figure of one's own design has none before it is made."""
        cards, _ = brought_cards(roster)
        if key in cards:
            return face(cards[key].profile, cards[key].magic)
        return face(profile_of(key), magic_of(key)) if key in troops() else None

    def card_kinds(self) -> Sequence[CardKind]:
        return card_kinds()

    def read_card(self, source: bytes, file: str) -> CardReading:
        return CARNAGE_CARDS.read(source, file)


ARMIES = Armies()


# Into battle


def reserves_of(roster: Roster, seat: int) -> tuple[tuple[Reserve, ...], Designs]:
    """What a seat has to set up from a roster without faults, and its own designs.

    Entries of the same troop type are counted together; each own design is a type of its own,
    named `own-figure-1` and so on by its place in the roster. A card of one's own has its key.
    """
    cards, _ = brought_cards(roster)
    read = [(entry.key, _understood(entry, n, cards)[0]) for n, entry in enumerate(roster.entries)]
    known = [(key, figures) for key, figures in read if figures is not None]
    counts = summed([(figures.profile.type, figures.count) for _, figures in known])
    own = {figures.profile.type: figures for key, figures in known if key == OWN or key in cards}
    patterns = [pattern_of(seat, figures.profile, figures.magic) for figures in own.values()]
    designs = [(seat, pattern) for pattern in patterns]
    return tuple([Reserve(seat, *pair) for pair in counts.items()]), tuple(designs)


def values_of(designs: Designs, seat: int, type: str) -> tuple[Profile, Magic | None]:  # noqa: A002
    """The values of a troop type as a seat has it: of the book, or its own design."""
    for owner, pattern in designs:
        if owner == seat and pattern.profile.type == type:
            return pattern.profile, pattern.magic
    return profile_of(type), magic_of(type)


def unit_of(
    part: Reserve,
    side: int,
    first: int,
    pose: Pose,
    *,
    designs: Designs = (),
    number: int = 0,
    files: int = 0,
) -> Unit:
    """The fresh unit, one rank deep unless `files` says; ids: first its own, then its figures'."""
    profile, magic = values_of(designs, part.seat, part.type)
    figures = tuple(Figure(first + n, profile.w, profile.w) for n in range(1, part.count + 1))
    return Unit(
        id=first,
        owner=part.seat,
        side=side,
        number=number,
        profile=profile,
        figures=figures,
        x=pose.x,
        y=pose.y,
        facing=pose.facing,
        files=files or part.count,
        magic=magic,
    )


def pattern_of(seat: int, profile: Profile, magic: Magic | None) -> Unit:
    """A figure of a seat's own, as the pattern of its units."""
    return Unit(
        id=0,
        owner=seat,
        side=-1,
        profile=profile,
        figures=(),
        x=0,
        y=0,
        facing=0,
        files=1,
        magic=magic,
    )


def _part(profile: Profile) -> Part:
    """A unit of the least size, or somebody who comes alone."""
    alone = profile.kind != "troop"
    least = 1 if alone else -(-LEAST_LIVES // profile.w)
    return Part(
        entries=(Chosen(profile.type, least),),
        most=1 if alone else MOST,
        camp=profile.people,
        leads=alone,
        once=True,
    )


# What is wrong


def _understood(entry: Chosen, number: int, cards: Cards) -> tuple[Figures | None, list[Fault]]:
    """An entry as figures with values, and its faults; None where nothing can be priced."""
    faults: list[Fault] = []
    if not 1 <= entry.count <= MOST:
        faults.append(Fault("CAR-17-whole", text("army-fault-count", most=MOST), number))
    count = min(MOST, max(0, entry.count))
    if entry.key == OWN:
        design, wrong = read(entry.choices, number)
        faults.extend(wrong)
        if wrong:
            return None, faults
        return Figures(design.profile(f"{OWN}-{number + 1}"), design.lore(), count), faults
    card = cards.get(entry.key)
    if card is not None:
        if entry.choices:
            values = {"type": card.profile.name}
            faults.append(Fault("CAR-5.1.2", text("army-fault-choices", **values), number))
        return Figures(card.profile, card.magic, count), faults
    row = troops().get(entry.key)
    if row is None or not row.people:
        faults.append(Fault("CAR-17.4", text("army-fault-type", type=entry.key[:40]), number))
        return None, faults
    if entry.choices:
        faults.append(Fault("CAR-5.1.2", text("army-fault-choices", type=row.name), number))
    return Figures(profile_of(row.key), magic_of(row.key), count), faults


def _too_small(sound: Mapping[int, Figures]) -> list[Fault]:
    """Troops too few for one unit (CAR-5.1.1); not heroes and mages (CAR-19-composition)."""
    troops = {n: figures for n, figures in sound.items() if figures.profile.kind == "troop"}
    rows = [(figures.profile.type, figures) for figures in troops.values()]
    lives = summed([(key, figures.count * figures.profile.w) for key, figures in rows])
    first = {figures.profile.type: n for n, figures in reversed(troops.items())}
    found = []
    for key, count in lives.items():
        if count < LEAST_LIVES:
            values = {"type": sound[first[key]].profile.name, "lives": count, "least": LEAST_LIVES}
            found.append(Fault("CAR-5.1.1", text("army-fault-small", **values), first[key]))
    return found


def _too_dear(roster: Roster, sound: Sequence[Figures], *, printed: bool) -> list[Fault]:
    """More than was agreed, in all or on archers and cavalry.

    The shares are of the agreed total (CAR-17.1); without one, of what the army costs. Mages are
    paid from it like all others (CAR-18-budget). `printed` lists are accepted as they stand.
    """
    spent = [(figures.profile, figures.price.total) for figures in sound]
    cost = sum(price for _, price in spent)
    agreed = roster.total * SCALE or cost
    archers = sum(price for profile, price in spent if profile.bow)
    riders = sum(price for profile, price in spent if profile.cavalry)
    fourth = 0 if printed else 4
    parts = (
        (1, cost, "CAR-17-not-exact", "army-fault-total"),
        (fourth, archers, "CAR-17.1", "army-fault-archers"),
        (2, riders, "CAR-17.2", "army-fault-cavalry"),
    )
    total = points(agreed, SCALE)
    return [
        Fault(rule, text(key, price=points(part, SCALE), total=total))  # texts: *:army-fault-*
        for times, part, rule, key in parts
        if times * part > agreed
    ]


@cache
def _printed() -> tuple[dict[str, int], ...]:
    """The lists of the book: those are accepted as they stand (CAR-5.4-green)."""
    return tuple(_counts(army.entries) for army in worksheet().armies if army.rule)


def _counts(entries: Sequence[Chosen]) -> dict[str, int]:
    return summed([(entry.key, entry.count) for entry in entries])
