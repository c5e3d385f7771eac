"""Army building: reference cards, each for one or more figures, within an agreed budget."""

from collections.abc import Sequence
from functools import cache

import msgspec

from slagveld import data
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Chosen, Fault, Offer, Roster
from slagveld.kit import army_checks
from slagveld.texts import Text

from ..core.book import FOLDER, KEY, text
from ..core.profiles import Profile, peoples, profiles
from .prices import SCALE, price_of

MOST = 40
"""Figures an army may have: more would not find room in a deployment zone (CON-HOUSE-8)."""


class Card(msgspec.Struct, frozen=True):
    """A card of the activation stack: a profile, and for how many figures it stands."""

    profile: Profile
    figures: int = 1


class ReadyArmy(army_checks.ReadyArmy, frozen=True, kw_only=True):
    """A ready-made army."""

    people: str
    """Key of the people that it is of."""


class Armies:
    """Armies by army points (CON-STAT-17): an entry is a card, its count the figures on it."""

    scale = SCALE

    def ready(self) -> Sequence[Roster]:
        """Armies of ours, people by people."""
        return [roster_of(army) for army in ready_armies().values()]

    def offers(self, roster: Roster) -> Sequence[Offer]:
        """Every card, people by people."""
        taken = [entry.key for entry in roster.entries]
        spent = cost(roster)
        return [_offer(row, taken, roster, spent) for row in profiles().values()]

    def price(self, roster: Roster) -> Sequence[Tally]:
        """The price of each card with all its figures; nothing for a stranger."""
        return [_price(entry) for entry in roster.entries]

    def faults(self, roster: Roster) -> Sequence[Fault]:
        """Everything wrong with an army: card by card, and as a whole."""
        found = army_checks.game_faults(KEY, roster, "CON-STAT-17")
        if roster.total < 0:
            found.append(Fault("CON-STAT-17", text("army-fault-budget", total=roster.total)))
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
    return army_checks.ready_roster(KEY, army)


def cost(roster: Roster) -> int:
    """What an army really costs, in whole points."""
    return sum(_price(entry).total for entry in roster.entries) // SCALE


def difference(first: Roster, second: Roster) -> Text | None:
    """What to tell players whose armies do not cost the same; it forbids nothing (CON-STAT-17)."""
    one, other = cost(first), cost(second)
    if one == other:
        return None
    return text("army-difference", first=one, second=other, points=abs(one - other))


def cards_of(roster: Roster) -> tuple[Card, ...]:
    """The cards of an army without faults, in the order of its entries."""
    return tuple(Card(profiles()[entry.key], entry.count) for entry in roster.entries)


# Prices and offers


def _price(entry: Chosen) -> Tally:
    row = profiles().get(entry.key)
    if row is None:
        return army_checks.no_price(KEY)
    return army_checks.counted(KEY, price_of(row), entry.count, "CON-CARD-3")


def _offer(row: Profile, taken: Sequence[str], roster: Roster, spent: int) -> Offer:
    refusal = army_checks.left_fault(KEY, row.points, roster, spent, "CON-STAT-17")
    if row.character and row.key in taken:
        refusal = Fault("CON-CARD-4", text("army-fault-character", card=row.name))
    return Offer(
        key=row.key,
        name=title(row),
        price=price_of(row),
        group=peoples()[row.army].name,
        refusal=refusal,
    )


def title(row: Profile) -> Text:
    """A card's name with its rank; a character is called so."""
    return text("army-card", card=row.name, rank="character" if row.character else row.rank)


# What is wrong


def _entry_faults(entry: Chosen, number: int) -> list[Fault]:
    found: list[Fault] = []
    row = profiles().get(entry.key)
    if row is None:
        found.append(Fault("CON-CARD-1", text("army-fault-card", card=entry.key[:40]), number))
    elif not 1 <= entry.count <= row.figures:
        values = {"card": row.name, "most": row.figures}
        found.append(Fault("CON-CARD-3", text("army-fault-count", **values), number))
    return [*found, *army_checks.field_faults(KEY, entry, number, "CON-STAT-15")]


def _doubles(roster: Roster) -> list[Fault]:
    """Characters who are there more than once, at their second card."""
    found: list[Fault] = []
    seen: list[str] = []
    for number, entry in enumerate(roster.entries):
        row = profiles().get(entry.key)
        if row is not None and row.character:
            if row.key in seen:
                words = text("army-fault-character", card=row.name)
                found.append(Fault("CON-CARD-4", words, number))
            seen.append(row.key)
    return found


def _whole_faults(roster: Roster) -> list[Fault]:
    figures = sum(max(0, entry.count) for entry in roster.entries if entry.key in profiles())
    price = sum(_price(entry).total for entry in roster.entries)
    return [
        *army_checks.size_faults(KEY, figures, MOST, "CON-GEN-2", "CON-HOUSE-8"),
        *army_checks.total_faults(KEY, roster, price, SCALE, "CON-STAT-17"),
    ]
