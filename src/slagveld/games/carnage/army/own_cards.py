"""Cards of one's own: units, heroes and mages that an army brings along (CAR-20-worksheet)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from slagveld.kernel.cards import OWN as CARDS
from slagveld.kernel.cards import CardFault, CardKind
from slagveld.kernel.figure import Figure
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Roster
from slagveld.kernel.scene import Card
from slagveld.kit.cards import OwnCards
from slagveld.kit.sheets import KEYS, named
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.texts import Name, Text

from ..core.book import text
from ..core.unit import Magic, Profile
from .card_face import face
from .card_kinds import CARD_RULE, HERO, MAGE, UNIT, hero_kind, mage_kind, samples, unit_kind
from .looks import likely
from .prices import SCALE, formula
from .troops import for_sale, worksheet
from .worksheet import OWN, Design, judged


class Owned(Struct, frozen=True):
    """A card understood: the values of a figure, and what a mage begins with."""

    profile: Profile
    magic: Magic | None


class CarnageCards(OwnCards):
    """A card's sheet is a worksheet: `class` is its type, the kind says the rest."""

    usual = UNIT

    def kinds(self) -> Sequence[CardKind]:
        return _kinds()

    def faults(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[CardFault]:
        yield from _key_faults(sheet)
        for field, rule, words in judged(design_of(kind, sheet)):
            at = "class" if field == "type" else field
            yield CardFault(field=at if at in sheet else "", rule=rule, text=words)

    def price(self, kind: str, sheet: Mapping[str, Any]) -> Tally | None:
        card = card_of(kind, sheet)
        return formula(card.profile, card.magic)

    def asked(self, kind: str, sheet: Mapping[str, Any]) -> int | None:
        points = sheet.get("points")
        return None if points is None else points * SCALE

    def shown(self, kind: str, sheet: Mapping[str, Any]) -> Card:
        card = card_of(kind, sheet)
        return face(card.profile, card.magic)


CARNAGE_CARDS = CarnageCards()


@cache
def _kinds() -> tuple[CardKind, ...]:
    return unit_kind(), hero_kind(), mage_kind()


@cache
def card_kinds() -> Sequence[CardKind]:
    """The kinds of cards with the troop types of the book, to begin with."""
    return unit_kind(samples(UNIT)), hero_kind(samples(HERO)), mage_kind(samples(MAGE))


def design_of(kind: str, sheet: Mapping[str, Any]) -> Design:
    """A sheet as a worksheet. Lore is in the order of the book, however it was written."""
    lines = ("people", "ws", "st", "armour", "w", "at", "mount", "bow", "shots", "magic")
    values: dict[str, Any] = {
        name: sheet[name] for name in (*lines, "width", "depth") if name in sheet
    }
    for name, rows in (("disciplines", worksheet().disciplines), ("spells", for_sale())):
        values[name] = tuple([one for one in rows if one in sheet.get(name, ())])
    return Design(type=sheet.get("class", "mage"), hero=kind == HERO, **values)


def card_of(kind: str, sheet: Mapping[str, Any]) -> Owned:
    """A sound sheet as the figure it describes."""
    design = design_of(kind, sheet)
    profile = design.profile(sheet["key"])
    unit: Name | str = named(sheet["unit"]) if "unit" in sheet else ""
    profile = replace(
        profile,
        name=named(sheet["name"]),
        unit=unit,
        icon=sheet.get("icon", profile.icon),
        points=sheet.get("points", msgspec.UNSET),
    )
    given = sheet.get("figure")
    figure = likely(profile) if given is None else msgspec.convert(given, Figure)
    return Owned(replace(profile, figure=figure), design.lore())


def _key_faults(sheet: Mapping[str, Any]) -> Iterator[CardFault]:
    """A key that figures of the worksheet have, and an icon that is no key."""
    key, icon = sheet["key"], sheet.get("icon", "")
    if key == OWN or key.startswith(f"{OWN}-"):
        words = text("own-fault-key", card=key)
        yield CardFault(field="key", rule=CARD_RULE, text=words)
    if icon and not KEYS.fullmatch(icon):
        words = Text("card-key", {"found": icon[:40]})
        yield CardFault(field="icon", rule=CARD_RULE, text=words)


def brought_cards(roster: Roster) -> tuple[dict[str, Owned], list[Fault]]:
    """The cards that an army brings along by key, and what is wrong with the others."""
    if CARDS not in roster.choices:
        return {}, []
    written, faults = CARNAGE_CARDS.of_army(roster)
    return {one.key: card_of(one.kind, one.sheet) for one in written}, faults
