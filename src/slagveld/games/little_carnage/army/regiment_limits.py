"""How large regiments may be, which cards go together, one colour: what is wrong with an army."""

from collections.abc import Mapping
from typing import Any

from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.kit.armies import field_faults
from slagveld.kit.pairs import listed_by
from slagveld.kit.view import holding

from ..core.book import KEY, fault
from ..core.cards import BaseKind, Card, colour_name
from ..core.spellbook import Spell
from .card_kinds import SPELLS
from .own_cards import own_faults, spell_faults
from .veterans import VETERANS, marker_faults

LIMITS: dict[BaseKind, str] = {
    "small": "LC-1.1-12",
    "normal": "LC-1.1-12",
    "rider": "LC-1.1-13",
    "monster": "LC-1.1-14",
    "gigantic": "LC-1.1-15",
}
"""By which rule a regiment is too large."""


def switched(roster: Roster, magic: bool | None) -> bool:
    """Whether wizards may come: as the battle says, or else as the army was meant (LC-3-1)."""
    return roster.choices.get("magic") is True if magic is None else magic


def regiment_faults(
    known: Mapping[str, Card],
    roster: Roster,
    *,
    magic: bool,
    veterans: bool,
    own: Mapping[str, Spell],
) -> list[Fault]:
    """What is wrong regiment by regiment, then with cards that go together.

    `own` are the spells that the army brings along.
    """
    found: list[Fault] = []
    for number, entry in enumerate(roster.entries):
        found += entry_faults(known, entry, number, magic=magic, own=own)
        found += marker_faults(entry, number, allowed=veterans)
    return [*found, *pair_faults(known, roster), *colour_faults(known, roster)]


def entry_faults(
    known: Mapping[str, Card], entry: Chosen, number: int, *, magic: bool, own: Mapping[str, Spell]
) -> list[Fault]:
    """Everything wrong with one regiment."""
    row = known.get(entry.key)
    if row is None:
        return [fault("LC-1.1-8", "army-fault-card", number, card=entry.key[:40])]
    named, rule = {"card": row.name}, limit_rule(row)
    large = fault(rule, "army-fault-count", number, **named, most=row.most)
    found = holding(
        (entry.count < 1, fault("LC-1.1-11", "army-fault-none", number, **named)),
        (entry.count > row.most, large),
        (row.skills.magic and not magic, fault("LC-3-1", "army-fault-magic", number, **named)),
    )
    spelt = spell_faults(row, spells_of(row, entry), own) if SPELLS in entry.choices else []
    strange = field_faults(KEY, entry, number, "LC-HOUSE-4", VETERANS.option, SPELLS)
    return [*found, *strange, *own_faults(row, spelt, number)]


def limit_rule(row: Card) -> str:
    """The rule by which a regiment of this card has its greatest size."""
    if row.character:
        return "LC-1.1-9"
    if row.rides:
        return "LC-1.10-3"
    return "LC-1.10-14" if row.bears else LIMITS[row.base]


def spells_of(row: Card, entry: Chosen) -> tuple[str, ...]:
    """The spells that an entry names, or those of its card."""
    given: Any = entry.choices.get(SPELLS, row.spells)
    listed = given if isinstance(given, list | tuple) else [given]
    return tuple(str(key) for key in listed)


def pair_faults(known: Mapping[str, Card], roster: Roster) -> list[Fault]:
    """Cards that belong together, one without the other (LC-1.10-5).

    A great mount is a model of its own and may come without its rider; bearers are not
    (LC-HOUSE-6). A chieftain and those who bear his litter are the example (LC-1.10-ex1).
    """
    joined = pairs(known, roster)
    found: list[Fault] = []
    for number, entry in enumerate(roster.entries):
        row = known.get(entry.key)
        if row is None or number in joined:
            continue
        if row.rides:
            carrier = known.get(row.rides)
            name = row.rides[:40] if carrier is None else carrier.name
            values = {"card": row.name, "carrier": name}
            found.append(fault("LC-1.10-5", "army-fault-carrier", number, **values))
        elif row.bears:
            found.append(fault("LC-1.10-5", "army-fault-carried", number, card=row.name))
    return found


def colour_faults(known: Mapping[str, Card], roster: Roster) -> list[Fault]:
    """Regiments of another colour than the first (LC-1.4-2)."""
    rows = [(known[e.key], number) for number, e in enumerate(roster.entries) if e.key in known]
    first = rows[0][0] if rows else None
    return [colour_clash(row, first, n) for row, n in rows if first and row.colour != first.colour]


def colour_clash(row: Card, first: Card, number: int | None = None) -> Fault:
    """Why a card may not stand beside the first of its army."""
    colours = {"colour": colour_name(row.colour), "army": colour_name(first.colour)}
    return fault("LC-1.4-2", "army-fault-colour", number, card=row.name, **colours)


def pairs(known: Mapping[str, Card], roster: Roster) -> dict[int, int]:
    """Which entries share a base, both ways; the first rider has the first carrier of his card.

    That is how several pairs of the same cards are told apart (LC-HOUSE-6).
    """
    keys = [(entry.key, number) for number, entry in enumerate(roster.entries)]
    free = listed_by([row for row in keys if row[0] in known and not known[row[0]].rides])
    found: dict[int, int] = {}
    for number, entry in enumerate(roster.entries):
        row = known.get(entry.key)
        if row is None or not row.rides or not free.get(row.rides):
            continue
        if row.carried_base is not None and known[row.rides].carried_base == row.carried_base:
            carrier = free[row.rides].pop(0)
            found[number] = carrier
            found[carrier] = number
    return found
