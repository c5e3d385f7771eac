"""Own cards, peoples and colours, and their files (LC-1.4-6, LC-2-1, LC-HOUSE-4)."""

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from slagveld import data
from slagveld.data import Row
from slagveld.data.json_reader import read_json
from slagveld.data.tree import Tree
from slagveld.data.yaml_reader import read_yaml
from slagveld.kernel.muster import CardReading, CardRefusal, Fault, Roster
from slagveld.kit.view import holding
from slagveld.structs import Struct
from slagveld.texts import Name, Text

from ..core.book import BOOK, text
from ..core.cards import LARGEST, LEVELLED, Card, People, Sheet, base_of, cards, made, peoples
from ..core.spellbook import choosable, most_spells, spells
from .prices import price_of

HOUSE = "LC-HOUSE-4"
SPELLS = "spells"
"""The value of a card, and the choice of an entry, that names the spells of a wizard."""
MOST = 99
"""Dice and Wounds that the program takes: the book has no limit (LC-HOUSE-4)."""
TALLEST = 3000
"""The highest model in units."""
LONGEST = 60
"""Signs of a name."""
KEYS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LEVELS = {"fear": 3, "magic": 3}
"""The highest level where the book names one (LC-1.8-1)."""
SHOOTERS = ("bow", "archer", "musket", "boog", "schutter", "bogen", "armbrust", "schütze")
"""What a name says of a figure that carries a ranged weapon (LC-1.7-2)."""


class CardFault(Struct, frozen=True):
    """Something wrong with a card: the value at fault, and by which rule."""

    field: str
    rule: str
    text: Text


class OwnCard(CardReading, frozen=True, kw_only=True):
    """An own card's file, read."""

    card: Card | None = None
    """None: there is something wrong with it."""


def read_card(source: str | bytes, file: str, known: Mapping[str, People] | None = None) -> OwnCard:
    """A card's file, with everything that is wrong with it.

    Args:
        source: YAML or JSON.
        file: What to call it.
        known: The peoples there are; None: those of the setting.
    """
    try:
        sheet = data.loads(source, Sheet, file)
    except data.DataError as error:
        words = text("army-card-unreadable", reason=reason_of(error))
        return OwnCard(refusals=(CardRefusal(file, error.line, "LC-1.5-1", words),))
    card = made(sheet, peoples() if known is None else known)
    faults = card_faults(card)
    if faults:
        tree = _tree(source, file)
        refusals = [
            CardRefusal(file, tree.line(tuple(fault.field.split("."))), fault.rule, fault.text)
            for fault in faults
        ]
        return OwnCard(refusals=tuple(refusals))
    return OwnCard(name=card.name, card=card, price=price_of(card, 1), warnings=warnings(card))


def _tree(source: str | bytes, file: str) -> Tree:
    """The lines of a file that has been read already, so that one of the readers takes it."""
    plain = (source.decode() if isinstance(source, bytes) else source).removeprefix("\ufeff")
    try:
        return read_yaml(plain, file)
    except data.DataError:  # tabs, which JSON may have
        return read_json(plain, file)


def reason_of(error: data.DataError) -> str:
    """What cannot be read, without the place of its file."""
    return f"{error.field}: {error.reason}" if error.field else error.reason


def plain_key(word: str) -> bool:
    """Whether a word may be a key."""
    return len(word) <= LONGEST and KEYS.fullmatch(word) is not None


def plain_name(name: Name) -> bool:
    """Whether a name is there in every language, and not endless."""
    return all(one.strip() and len(one) <= LONGEST for one in (name.en, name.nl, name.de))


def _wrong(field: str, rule: str, word: str, /, **values: Any) -> CardFault:
    return CardFault(field, rule, text(f"army-card-{word}", **values))  # texts: *:army-card-*


def card_faults(card: Card) -> list[CardFault]:
    """Everything on a card that the rules or the program do not take.

    Any creature may be of any people that there is: an Ogre among Dwarfs (LC-2-2, LC-2-ex2).
    """
    found: list[CardFault] = []
    if not plain_key(card.key):
        found.append(_wrong("key", HOUSE, "key", found=card.key[:40]))
    for field, name in (("name", card.name), ("single", card.single)):
        if name is not None and not plain_name(name):
            found.append(_wrong(field, HOUSE, "name", most=LONGEST))
    if not card.colour:
        found.append(_wrong("people", "LC-1.4-6", "people", people=card.people[:40]))
    for field, word in (("icon", card.icon), ("rides", card.rides)):
        if word and not plain_key(word):
            found.append(_wrong(field, HOUSE, "key", found=word[:40]))
    if len(card.breath_kind) > LONGEST:
        found.append(_wrong("breath_kind", HOUSE, "name", most=LONGEST))
    found += [*_value_faults(card), *_base_faults(card), *_skill_faults(card)]
    return found + spell_faults(card, card.spells)


RANGES = {
    "attack": (0, MOST, "LC-1.5-1"),
    "berserk": (0, MOST, "LC-1.5-9"),
    "defence": (0, MOST, "LC-1.5-1"),
    "full_defence": (0, MOST, "LC-1.5-9"),
    "strength": (1, 9, "LC-1.5-4"),
    "resistance": (1, 9, "LC-1.5-5"),
    "agility": (1, 9, "LC-1.5-6"),
    "wounds": (1, MOST, "LC-1.5-1"),
    "height": (1, TALLEST, "LC-HOUSE-2"),
}
"""The least and the most that a value may be, and by which rule."""


def _value_faults(card: Card) -> list[CardFault]:
    found = []
    for field, (least, most, rule) in RANGES.items():
        value: int = getattr(card, field)
        if not least <= value <= most:
            label = text(f"army-value-{field.replace('_', '-')}")  # texts: *:army-value-*
            bounds = {"value": label, "found": value, "least": least, "most": most}
            found.append(_wrong(field, rule, "range", **bounds))
    if card.berserk > 0 and not card.skills.berserker:
        found.append(_wrong("berserk", "LC-1.5-9", "berserk"))
    return found


def _base_faults(card: Card) -> tuple[CardFault, ...]:
    shared, fits = card.carried_base, base_of(card.base).fits(card.sides)
    wide = shared is not None and not base_of("monster").fits(shared)
    return holding(
        (not fits, _wrong("sides", "LC-1.1-11", "sides", base=card.base)),
        (wide, _wrong("carried_base", "LC-1.10-11", "shared", most=LARGEST // 100)),
        (card.rides and shared is None, _wrong("rides", "LC-1.10-5", "rides")),
    )


def _skill_faults(card: Card) -> list[CardFault]:
    found: list[CardFault] = []
    for skill in LEVELLED:
        level, most = getattr(card.skills, skill), LEVELS.get(skill, MOST)
        if not 0 <= level <= most:
            label = text(f"army-skill-{skill.replace('_', '-')}")  # texts: *:army-skill-*
            values = {"skill": label, "found": level, "most": most}
            found.append(_wrong(f"skills.{skill}", "LC-1.8-1", "level", **values))
    return found


def spell_faults(card: Card, known: tuple[str, ...]) -> list[CardFault]:
    """What is wrong with the spells of a wizard: too many for his level, say (LC-1.8-magic-ex1)."""
    found: list[CardFault] = []
    most = max(0, most_spells(card.skills.magic))
    if len(known) > most:
        found.append(_wrong(SPELLS, "LC-1.8-magic-3", "spells", found=len(known), most=most))
    if len(dict.fromkeys(known)) < len(known):
        found.append(_wrong(SPELLS, "LC-1.8-magic-3", "spell-twice"))
    open_to = [row.key for row in choosable(card.colour)]
    for key in dict.fromkeys(known):
        row = spells().get(key)
        if row is None:
            found.append(_wrong(SPELLS, "LC-3-2", "spell", spell=key[:40]))
        elif row.free:
            found.append(_wrong(SPELLS, row.rule, "spell-free", spell=row.name))
        elif key not in open_to:
            found.append(_wrong(SPELLS, row.rule, "spell-colour", spell=row.name))
    return found


def warnings(card: Card) -> tuple[Text, ...]:
    """What the maker of a card may have overlooked; nothing of it is refused."""
    skills, names = card.skills, f"{card.name.en} {card.name.nl} {card.name.de}".casefold()
    shooter = any(word in names for word in SHOOTERS)
    return holding(
        (skills.fear and skills.fearless, text("army-warning-fearless")),  # LC-1.8-fearless-2
        (shooter and not skills.ranged, text("army-warning-ranged")),  # LC-1.7-2
        (skills.ranged and not card.attack, text("army-warning-shooter")),
    )


OWN = "own"
"""The choice of a roster that holds its own cards."""
PEOPLES = "peoples"
"""The choice of a roster that holds its own peoples."""
fault = BOOK.fault
MOST_OWN = 60
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


def own_faults(card: Card, found: list[CardFault], entry: int | None = None) -> list[Fault]:
    """What is wrong with a card, as faults of an army that has it."""
    key = "army-fault-own"
    return [fault(one.rule, key, entry, card=card.name, words=one.text) for one in found]


def known_cards(roster: Roster) -> Known:
    """The cards of an army's file and those of the house."""
    if OWN not in roster.choices and PEOPLES not in roster.choices:
        return Known(cards())
    faults: list[Fault] = []
    tribes = dict(peoples())
    for one in _rows(roster, PEOPLES, OwnPeople, faults):
        name = Name.same(one.name) if isinstance(one.name, str) else one.name
        keys = [one.key, one.colour, *([one.icon] if one.icon else [])]
        sound = all(plain_key(key) for key in keys) and plain_name(name)
        if not sound or one.key in tribes:
            faults.append(fault("LC-1.4-6", "army-fault-people", people=one.key[:40]))
        tribes[one.key] = People(key=one.key, name=name, colour=one.colour, icon=one.icon)
    found: dict[str, Card] = {}
    for sheet in _rows(roster, OWN, Sheet, faults):
        card = made(sheet, tribes)
        faults += own_faults(card, card_faults(card))
        if card.key in found:
            faults.append(fault(HOUSE, "army-fault-own-twice", card=card.key[:40]))
        found[card.key] = card
    rest = {key: card for key, card in cards().items() if key not in found}
    return Known({**found, **rest}, tuple(faults))


def _rows(roster: Roster, name: str, kind: type[T], faults: list[Fault]) -> list[T]:
    """The readable rows of a choice of the roster; for each of the others a fault."""
    given = roster.choices.get(name, [])
    if not isinstance(given, list | tuple) or len(given) > MOST_OWN:
        faults.append(fault(HOUSE, "army-fault-own-list", field=name, most=MOST_OWN))
        return []
    found: list[T] = []
    for number, row in enumerate(given, 1):
        try:
            found.append(data.loads(msgspec.json.encode(row), kind, f"{name}.json"))
        except data.DataError as error:
            values = {"number": number, "field": name, "reason": reason_of(error)}
            faults.append(fault("LC-1.5-1", "army-fault-own-row", **values))
    return found
