"""What an army brings along itself: cards, peoples and colours (LC-1.4-6, LC-2-1)."""

from typing import TypeVar

import msgspec

from slagveld import data
from slagveld.data import Row
from slagveld.kernel.muster import Fault, Roster
from slagveld.structs import Struct
from slagveld.texts import Name

from ..core.book import text
from ..core.cards import Card, Sheet, cards, made
from ..core.peoples import People, peoples
from .own_cards import card_faults, plain_key, plain_name, reason_of

OWN = "own"
"""The choice of a roster that holds its own cards."""
PEOPLES = "peoples"
"""The choice of a roster that holds its own peoples."""
MOST = 60
"""Cards, or peoples, that an army may bring along (LC-HOUSE-4)."""

T = TypeVar("T")


class OwnPeople(Row, frozen=True, kw_only=True):
    """A people of a player's own: a name and one colour, which may be a new one (LC-1.4-6)."""

    key: str
    name: Name | str
    colour: str
    icon: str = ""


class Known(Struct, frozen=True):
    """The cards that an army may be built of, and what is wrong with its own."""

    cards: dict[str, Card]
    """Own cards come before house cards, and in place of one with the same key."""
    faults: tuple[Fault, ...] = ()


def known_cards(roster: Roster) -> Known:
    """The cards of an army's file and those of the house."""
    if OWN not in roster.choices and PEOPLES not in roster.choices:
        return Known(cards())
    faults: list[Fault] = []
    tribes = dict(peoples())
    for one in _rows(roster, PEOPLES, OwnPeople, faults):
        name = Name.same(one.name) if isinstance(one.name, str) else one.name
        if not _sound(one, name) or one.key in tribes:
            faults.append(Fault("LC-1.4-6", text("army-fault-people", people=one.key[:40])))
        tribes[one.key] = People(key=one.key, name=name, colour=one.colour, icon=one.icon)
    found: dict[str, Card] = {}
    for sheet in _rows(roster, OWN, Sheet, faults):
        card = made(sheet, tribes)
        for fault in card_faults(card):
            words = text("army-fault-own", card=card.name, words=fault.text)
            faults.append(Fault(fault.rule, words))
        if card.key in found:
            faults.append(Fault("LC-HOUSE-4", text("army-fault-own-twice", card=card.key[:40])))
        found[card.key] = card
    rest = {key: card for key, card in cards().items() if key not in found}
    return Known({**found, **rest}, tuple(faults))


def _sound(one: OwnPeople, name: Name) -> bool:
    words = [one.key, one.colour, *([one.icon] if one.icon else [])]
    return all(plain_key(word) for word in words) and plain_name(name)


def _rows(roster: Roster, name: str, kind: type[T], faults: list[Fault]) -> list[T]:
    """The readable rows of a choice of the roster; for each of the others a fault."""
    given = roster.choices.get(name, [])
    if not isinstance(given, list | tuple) or len(given) > MOST:
        faults.append(Fault("LC-HOUSE-4", text("army-fault-own-list", field=name, most=MOST)))
        return []
    found: list[T] = []
    for number, row in enumerate(given, 1):
        try:
            found.append(data.loads(msgspec.json.encode(row), kind, f"{name}.json"))
        except data.DataError as error:
            values = {"number": number, "field": name, "reason": reason_of(error)}
            faults.append(Fault("LC-1.5-1", text("army-fault-own-row", **values)))
    return found
