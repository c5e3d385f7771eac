"""Cards of one's own: army cards, peoples, spells (LC-1.4-6, LC-2-1, LC-HOUSE-4).

They stand together in an army's `own`; its peoples may also stand in `peoples`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET

from slagveld.kernel.cards import OWN, CardFault, CardKind
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Roster
from slagveld.kernel.scene import Card as ShownCard
from slagveld.kit.cards import OwnCards
from slagveld.kit.sheets import named
from slagveld.kit.view import holding
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Text

from ..core.book import fault, text
from ..core.cards import LARGEST, Card, People, Sheet, bases, cards, made, peoples
from ..core.figures import likely
from ..core.spellbook import Spell, choosable, most_spells, spells
from .card_entries import HOUSE
from .card_face import face
from .card_keys import key_faults, wrong
from .card_kinds import CARD, SPELLS, card_kind, card_samples
from .people_kinds import (
    PEOPLE,
    people_faults,
    people_kind,
    people_of,
    people_samples,
    people_shown,
)
from .prices import SCALE, formula
from .spell_kinds import SPELL, spell_kind, spell_of, spell_samples, spell_sheet_faults, spell_shown

PEOPLES = "peoples"
"""The choice of a roster that holds its own peoples."""
SHOOTERS = ("bow", "archer", "musket", "boog", "schutter", "bogen", "armbrust", "schütze")
"""What a name says of a figure that carries a ranged weapon (LC-1.7-2)."""


@lru_cache(maxsize=64)
def _kinds(own: tuple[Spell, ...]) -> tuple[CardKind, ...]:
    return card_kind(own), people_kind(), spell_kind()


class LittleCards(OwnCards):
    """Cards of one's own, among peoples and spells that are known besides those of the house."""

    usual = CARD

    def __init__(
        self, tribes: Mapping[str, People] | None = None, own: Sequence[Spell] = ()
    ) -> None:
        self.tribes = {**peoples(), **(tribes or {})}
        self.spells = {spell.key: spell for spell in own}

    def kinds(self) -> Sequence[CardKind]:
        return _kinds(tuple(self.spells.values()))

    def card(self, sheet: Mapping[str, Any]) -> Card:
        """An army card as it was written, painted like its people where it says nothing else."""
        names = {name: named(sheet[name]) for name in ("name", "single") if name in sheet}
        card = made(msgspec.convert({**sheet, **names}, Sheet), self.tribes)
        tribe = self.tribes.get(card.people)
        if card.figure is UNSET and tribe is not None and tribe.key not in peoples():
            return replace(card, figure=likely(card, tribe)) if _painted(tribe) else card
        return card

    def faults(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[CardFault]:
        if kind == SPELL:
            return spell_sheet_faults(sheet)
        if kind == PEOPLE:
            return people_faults(sheet)
        keys = {"people": "LC-1.4-6", "colour": "LC-1.4-6", "rides": HOUSE, "icon": HOUSE}
        found = [*key_faults(sheet, keys)]
        return found or card_faults(self.card(sheet), sheet.get("colour", ""), self.spells)

    def price(self, kind: str, sheet: Mapping[str, Any]) -> Tally | None:
        return formula(self.card(sheet), 1) if kind == CARD else None

    def asked(self, kind: str, sheet: Mapping[str, Any]) -> int | None:
        points = sheet.get("points") if kind == CARD else None
        return None if points is None else points * SCALE

    def shown(self, kind: str, sheet: Mapping[str, Any]) -> ShownCard:
        if kind == SPELL:
            return spell_shown(spell_of(sheet))
        if kind == PEOPLE:
            return people_shown(people_of(sheet))
        return face(self.card(sheet))

    def warnings(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[Text]:
        return warnings(self.card(sheet)) if kind == CARD else ()


def card_kinds() -> Sequence[CardKind]:
    """The kinds of cards with those of the house, to begin with."""
    return (
        card_kind(samples=card_samples()),
        people_kind(people_samples()),
        spell_kind(spell_samples()),
    )


def _painted(tribe: People) -> bool:
    """Whether its maker has said what a people looks like."""
    plain = People(key=tribe.key, name=tribe.name, colour=tribe.colour)
    return (tribe.figure, tribe.mount) != (plain.figure, plain.mount)


# What is wrong with an army card, and what its maker may have overlooked


def card_faults(
    card: Card, colour: str = "", own: Mapping[str, Spell] | None = None
) -> list[CardFault]:
    """What does not go together on a card whose values are each allowed.

    Any creature may be of any people that there is: an Ogre among Dwarfs (LC-2-2, LC-2-ex2).
    `colour` is what the card itself says; `own` are spells beside those of the house.
    """
    shared, fits = card.carried_base, bases()[card.base].fits(card.sides)
    wide = shared is not None and not bases()["monster"].fits(shared)
    strange = wrong("people", "LC-1.4-6", "people", people=card.people[:40])
    painted = wrong("colour", "LC-1.4-6", "colour", people=card.people_name, colour=card.colour)
    grey = card.berserk > 0 and not card.skills.berserker
    found = holding(
        (not card.colour, strange),
        (card.colour and colour not in ("", card.colour), painted),
        (grey, wrong("berserk", "LC-1.5-9", "berserk")),
        (not fits, wrong("sides", "LC-1.1-11", "sides", base=card.base)),
        (wide, wrong("carried_base", "LC-1.10-11", "shared", most=LARGEST // 100)),
        (card.rides and shared is None, wrong("rides", "LC-1.10-5", "rides")),
    )
    return [*found, *spell_faults(card, card.spells, own)]


def spell_faults(
    card: Card, known: tuple[str, ...], own: Mapping[str, Spell] | None = None
) -> list[CardFault]:
    """What is wrong with the spells of a wizard: too many for his level, say (LC-1.8-magic-ex1)."""
    found: list[CardFault] = []
    most = max(0, most_spells(card.skills.magic))
    if len(known) > most:
        found.append(wrong(SPELLS, "LC-1.8-magic-3", "spells", found=len(known), most=most))
    if len(dict.fromkeys(known)) < len(known):
        found.append(wrong(SPELLS, "LC-1.8-magic-3", "spell-twice"))
    mine = own or {}
    open_to = [row.key for row in choosable(card.colour, mine.values())]
    for key in dict.fromkeys(known):
        row = mine.get(key) or spells().get(key)
        if row is None:
            found.append(wrong(SPELLS, "LC-3-2", "spell", spell=key[:40]))
        elif row.free:
            found.append(wrong(SPELLS, row.rule, "spell-free", spell=row.name))
        elif key not in open_to:
            found.append(wrong(SPELLS, row.rule, "spell-colour", spell=row.name))
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


# Those of an army


class Known(Struct, frozen=True):
    """The cards that an army may be built of, its own spells, and what is wrong with them."""

    cards: dict[str, Card]
    """Own cards come before house cards, and in place of one with the same key."""
    faults: tuple[Fault, ...] = ()
    spells: dict[str, Spell] = {}  # noqa: RUF012 - msgspec copies it


def known_cards(roster: Roster) -> Known:
    """The cards of an army's file and those of the house."""
    if OWN not in roster.choices and PEOPLES not in roster.choices:
        return Known(cards())
    plain = LittleCards()
    listed, faults = plain.of_army(roster, PEOPLES, PEOPLE)
    first, _ = plain.of_army(roster)
    tribes: dict[str, People] = {}
    for one in (*listed, *[one for one in first if one.kind == PEOPLE]):
        if one.kind != PEOPLE:
            faults.append(fault(HOUSE, "army-fault-no-people", card=one.key))
            continue
        if one.key in peoples() or one.key in tribes:
            faults.append(fault("LC-1.4-6", "army-fault-people", people=one.key))
        tribes[one.key] = people_of(one.sheet)
    own = {one.key: spell_of(one.sheet) for one in first if one.kind == SPELL}
    makers = LittleCards(tribes, tuple(own.values()))
    written, wrongs = makers.of_army(roster)
    found = {one.key: makers.card(one.sheet) for one in written if one.kind == CARD}
    rest = {key: card for key, card in cards().items() if key not in found}
    return Known({**found, **rest}, (*faults, *wrongs), own)


def own_faults(card: Card, found: Iterable[CardFault], entry: int) -> list[Fault]:
    """What is wrong with the spells of an entry, as faults of the army."""
    key = "army-fault-own"
    return [fault(one.rule, key, entry, card=card.name, words=one.text) for one in found]
