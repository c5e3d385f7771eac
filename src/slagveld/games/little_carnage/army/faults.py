"""What is wrong with the regiments of an army, one by one and together; who are veterans."""

from collections.abc import Mapping
from typing import Any, get_args

from slagveld.kernel.aftermath import Veterans
from slagveld.kernel.fields import Choice
from slagveld.kernel.muster import Chosen, Fault, Roster
from slagveld.kit.armies import field_faults
from slagveld.texts import Text

from ..core.book import KEY, text
from ..core.cards import BaseKind, Card, colour_name
from ..core.regiment import Marker
from .own_cards import spell_faults

SPELLS = "spells"
"""The choice of an entry that names the spells of a wizard."""

MARKERS: tuple[str, ...] = get_args(Marker)
"""One for a whole regiment, however often it has fought (LC-4.4-5); empty: it is fresh."""

VETERANS = Veterans(
    marks=(
        Choice("attack", text("army-marker-attack")),
        Choice("defence", text("army-marker-defence")),
    ),
    rule="LC-4.4-1",
    models_rule="LC-4.4-3",
    mark_rule="LC-4.4-4",
)
"""For a campaign, which knows the survivors and so who may be a veteran.

No more models than lived: of six, two of them slain, four (LC-4.4-ex1). The marker is chosen with
the army, so from one scenario to the next it may be another (LC-4.4-6).
"""

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
    known: Mapping[str, Card], roster: Roster, *, magic: bool, veterans: bool
) -> list[Fault]:
    """What is wrong regiment by regiment, then with cards that go together."""
    found: list[Fault] = []
    for number, entry in enumerate(roster.entries):
        found += entry_faults(known, entry, number, magic=magic)
        found += marker_faults(entry, number, allowed=veterans)
    return [*found, *pair_faults(known, roster), *colour_faults(known, roster)]


def entry_faults(
    known: Mapping[str, Card], entry: Chosen, number: int, *, magic: bool
) -> list[Fault]:
    """Everything wrong with one regiment."""
    found: list[Fault] = []
    row = known.get(entry.key)
    if row is None:
        return [Fault("LC-1.1-8", text("army-fault-card", card=entry.key[:40]), number)]
    if entry.count < 1:
        found.append(Fault("LC-1.1-11", text("army-fault-none", card=row.name), number))
    elif entry.count > row.most:
        words = text("army-fault-count", card=row.name, most=row.most)
        found.append(Fault(limit_rule(row), words, number))
    if row.skills.magic and not magic:
        found.append(Fault("LC-3-1", text("army-fault-magic", card=row.name), number))
    found += field_faults(KEY, entry, number, "LC-HOUSE-4", VETERANS.option, SPELLS)
    if SPELLS in entry.choices:
        found += [
            Fault(fault.rule, text("army-fault-own", card=row.name, words=fault.text), number)
            for fault in spell_faults(row, spells_of(row, entry))
        ]
    return found


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
            words = text("army-fault-carrier", card=row.name, carrier=name)
            found.append(Fault("LC-1.10-5", words, number))
        elif row.bears:
            found.append(Fault("LC-1.10-5", text("army-fault-carried", card=row.name), number))
    return found


def colour_faults(known: Mapping[str, Card], roster: Roster) -> list[Fault]:
    """Regiments of another colour than the first (LC-1.4-2)."""
    rows = [(number, known.get(entry.key)) for number, entry in enumerate(roster.entries)]
    there = [(number, row) for number, row in rows if row is not None]
    return [
        Fault("LC-1.4-2", colour_clash(row, there[0][1]), number)
        for number, row in there
        if row.colour != there[0][1].colour
    ]


def colour_clash(row: Card, first: Card) -> Text:
    """Why a card may not stand beside the first of its army."""
    return text(
        "army-fault-colour",
        card=row.name,
        colour=colour_name(row.colour),
        army=colour_name(first.colour),
    )


def marker_faults(entry: Chosen, number: int, *, allowed: bool) -> list[Fault]:
    """What is wrong with the experience marker of an entry."""
    marker = entry.choices.get(VETERANS.option, "")
    if marker not in MARKERS:
        return [Fault("LC-4.4-4", text("army-fault-marker"), number)]
    if marker and not allowed:
        return [Fault("LC-4.4-1", text("army-fault-veteran"), number)]
    return []


def pairs(known: Mapping[str, Card], roster: Roster) -> dict[int, int]:
    """Which entries share a base, both ways; the first rider has the first carrier of his card.

    That is how several pairs of the same cards are told apart (LC-HOUSE-6).
    """
    free: dict[str, list[int]] = {}
    for number, entry in enumerate(roster.entries):
        if entry.key in known and not known[entry.key].rides:
            free.setdefault(entry.key, []).append(number)
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
