"""Cards of a player's own: warriors, items, domains and built terrain (SLV-CARD-1)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from slagveld.kernel.cards import OWN, CardFault, CardKind
from slagveld.kernel.modifiers import Item as Line
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.muster import Fault, Roster
from slagveld.kernel.scene import Card
from slagveld.kit.cards import OwnCards
from slagveld.texts import Text

from ..core.book import text
from ..core.items_and_domains import Built, Domain, Item, items
from ..core.warriors import Warrior, warriors
from . import own_built, own_dials, own_domains, own_items, own_warriors
from .own_shown import built_card, domain_card, item_card, warrior_card
from .prices import SCALE, model_price


class KnightCards(OwnCards):
    """What Mage Knight answers about cards that its players write."""

    def kinds(self) -> Sequence[CardKind]:
        return _kinds()

    def faults(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[CardFault]:
        match kind:
            case own_warriors.KIND:
                return own_warriors.faults(sheet)
            case own_items.KIND:
                return own_items.faults(sheet)
            case own_built.KIND:
                return own_built.faults(sheet)
        return ()

    def price(self, kind: str, sheet: Mapping[str, Any]) -> Tally | None:
        """A warrior by the model (MK-HOUSE-1), an item as its card says (MK-ARMY-8)."""
        if kind == own_warriors.KIND:
            return model_price(own_dials.made(sheet))
        if kind != own_items.KIND:
            return None
        printed = Line(SCALE * sheet["points"], text("army-part-card"), "MK-ARMY-8")
        return Tally(0, (printed,), name=text("army-points"))

    def asked(self, kind: str, sheet: Mapping[str, Any]) -> int | None:
        own = kind == own_warriors.KIND and "points" in sheet
        return SCALE * int(sheet["points"]) if own else None

    def shown(self, kind: str, sheet: Mapping[str, Any]) -> Card:
        match kind:
            case own_warriors.KIND:
                return warrior_card(own_dials.made(sheet))
            case own_items.KIND:
                return item_card(own_items.made(sheet))
            case own_domains.KIND:
                return domain_card(own_domains.made(sheet))
        return built_card(own_built.made(sheet))

    def warnings(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[Text]:
        match kind:
            case own_warriors.KIND:
                return own_warriors.warnings(sheet)
            case own_items.KIND:
                return own_items.warnings(sheet)
            case own_domains.KIND:
                return own_domains.warnings(sheet)
        return ()


CARDS: Final = KnightCards()


@cache
def _kinds() -> tuple[CardKind, ...]:
    return own_warriors.kind(), own_items.kind(), own_domains.kind(), own_built.kind()


class Known(NamedTuple):
    """What an army may be built of; its own before others of their key, and what is wrong."""

    warriors: Mapping[str, Warrior]
    items: Mapping[str, Item]
    domains: tuple[Domain, ...] = ()
    """Its own only."""
    built: tuple[Built, ...] = ()
    faults: tuple[Fault, ...] = ()


def known_cards(roster: Roster) -> Known:
    if OWN not in roster.choices:
        return Known(warriors(), items())
    written, faults = CARDS.of_army(roster)
    of = {kind.key: [one.sheet for one in written if one.kind == kind.key] for kind in _kinds()}
    people = [own_dials.made(sheet) for sheet in of[own_warriors.KIND]]
    things = [own_items.made(sheet) for sheet in of[own_items.KIND]]
    return Known(
        _before({row.key: row for row in people}, warriors()),
        _before({item.key: item for item in things}, items()),
        tuple([own_domains.made(sheet) for sheet in of[own_domains.KIND]]),
        tuple([own_built.made(sheet) for sheet in of[own_built.KIND]]),
        tuple(faults),
    )


def _before(own: dict[str, Any], house: Mapping[str, Any]) -> dict[str, Any]:
    return {**own, **{key: card for key, card in house.items() if key not in own}}
