"""Cards and tables that players write themselves (CON-GAP-1, CON-GAP-2, CON-GAP-4).

They lie in the choices of an army. Its cards come before those of the catalogue; its tables are
played with where the players have agreed on that.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from slagveld.kernel.cards import OWN, CardFault, CardKind
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.muster import Fault, Roster
from slagveld.kernel.scene import Card
from slagveld.kit.cards import OwnCards
from slagveld.kit.sheets import sheet_faults
from slagveld.texts import Text

from ..core.book import BOOK, text
from ..core.figure import Tables
from ..core.movement_table import OwnMovement
from ..core.profiles import Profile
from ..core.wound_table import OwnWounds
from . import card_faults, table_sheets
from .card_kind import CARD, card_kind
from .card_sheets import made, sheet_of
from .faces import printed_card
from .prices import RULE, SCALE, estimate, modelled
from .table_faces import movement_sheet, own_wound_sheet
from .table_sheets import MOVEMENT, WOUNDS, own_movement, own_wounds


class ReferenceCards(OwnCards):
    """Reference cards, wound tables and movement tables."""

    def kinds(self) -> Sequence[CardKind]:
        return (card_kind(), table_sheets.wounds_kind(), table_sheets.movement_kind())

    def faults(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[CardFault]:
        if kind == CARD:
            return card_faults.faults(sheet)
        if kind == WOUNDS:
            return table_sheets.wounds_faults(sheet)
        return table_sheets.movement_faults(sheet)

    def price(self, kind: str, sheet: Mapping[str, Any]) -> Tally | None:
        """By our model (CON-HOUSE-1); tables have none."""
        if kind != CARD:
            return None
        row = made(sheet)
        points = SCALE * modelled(row)
        return estimate(row).plus(Item(points, text("army-part-rounded"), RULE, "set"))

    def asked(self, kind: str, sheet: Mapping[str, Any]) -> int | None:
        return SCALE * sheet["points"] if kind == CARD and "points" in sheet else None

    def shown(self, kind: str, sheet: Mapping[str, Any]) -> Card:
        if kind == CARD:
            return printed_card(made(sheet))
        if kind == WOUNDS:
            return own_wound_sheet(own_wounds(sheet))
        return movement_sheet(own_movement(sheet))

    def warnings(self, kind: str, sheet: Mapping[str, Any]) -> Iterable[Text]:
        return card_faults.warnings(made(sheet)) if kind == CARD else ()


CARDS = ReferenceCards()


@lru_cache(maxsize=1024)
def is_sound(row: Profile) -> bool:
    """Whether a card in a state could have been written: nobody has put it there by hand."""
    try:
        sheet = sheet_of(row)
    except (KeyError, ValueError):
        return False
    return not (list(sheet_faults(card_kind(), sheet)) or list(card_faults.faults(sheet)))


class Brought(NamedTuple):
    """What an army brings along of its player's own."""

    cards: dict[str, Profile]
    tables: Tables
    faults: list[Fault]


NONE = Brought({}, Tables(), [])


def brought(roster: Roster) -> Brought:
    """The sound cards by key and the tables of an army, and what is wrong with the others."""
    if OWN not in roster.choices:
        return NONE
    sheets, faults = CARDS.of_army(roster)
    cards: dict[str, Profile] = {}
    wounds: list[OwnWounds] = []
    movement: list[OwnMovement] = []
    for one in sheets:
        match one.kind:
            case "card":
                cards[one.key] = made(one.sheet)
            case "wounds":
                wounds.append(own_wounds(one.sheet))
            case "movement":
                movement.append(own_movement(one.sheet))
    for kind, found in ((WOUNDS, len(wounds)), (MOVEMENT, len(movement))):
        if found > 1:
            rule = "CON-GAP-1" if kind == WOUNDS else "CON-GAP-2"
            faults.append(BOOK.fault(rule, "own-fault-tables", kind=kind))
    tables = Tables(
        wounds=wounds[0] if wounds else None, movement=movement[0] if movement else None
    )
    return Brought(cards, tables, faults)
