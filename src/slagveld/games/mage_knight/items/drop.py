"""Dropping items at the start of one's command phase (MK-ITEMS-11)."""

import msgspec

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Spot

from ..core.book import do, pick, refuse
from ..core.fighter import Carried, Fighter
from ..core.state import Battle, MageKnightState
from ..wounds.laid_items import item_preview, lie_refusal, name_of, places, put_down

RULE = "MK-ITEMS-11"
SELDOM = 0.01
"""How often chance lets somebody drop something: items are carried for a reason."""


class DropItem(Action, frozen=True):
    """Put an item on the battlefield, in base contact with its bearer."""

    fighter: PieceId
    item: PieceId
    spot: Spot


def _carried(fighter: Fighter, number: int) -> Carried | None:
    return next((item for item in fighter.items if item.id == number), None)


def _laden(state: MageKnightState, seat: int) -> list[Fighter]:
    """Who could drop something; a captive's items are ignored (MK-CAPTURE-13)."""
    return [f for f in state.fighters if f.items and f.seat == seat and f.free]


def drop_refusal(state: MageKnightState, seat: int, action: DropItem) -> Refusal | None:
    """Why a seat may not let a warrior drop this item there, or None."""
    fighter = state.fighter(action.fighter)
    if fighter is None or fighter.seat != seat:
        return refuse("MK-TURN-9", "refusal-not-yours")
    if not fighter.free:
        return refuse("MK-CAPTURE-13", "refusal-drop-captive", name=fighter.name)
    if _carried(fighter, action.item) is None:
        return refuse(RULE, "refusal-drop-item", name=fighter.name)
    here = fighter.pose
    return lie_refusal(state, here.x, here.y, fighter.base.diameter, action.spot, RULE)


class Dropping:
    """Dropping items; it costs no action."""

    actions: tuple[type[Action], ...] = (DropItem,)

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        laden = _laden(state, seat)
        if not laden:
            return []
        choices = tuple(
            [
                Choice(str(item.id), name_of(item), of=fighter.id)
                for fighter in laden
                for item in fighter.items
            ]
        )
        fields = (
            pick.piece("fighter", "field-drop-fighter", laden),
            pick.choice("item", "field-drop-item", choices, of="fighter", numeric=True),
            pick.spot("spot", "field-item-spot", facing=False),
        )
        return [do(DropItem, "do-drop", *fields, rule=RULE, help="help-drop")]

    def check(self, state: MageKnightState, seat: int, action: DropItem) -> Refusal | None:
        return drop_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: DropItem) -> None:
        fighter = play.state.field.by_id[action.fighter]
        left = tuple([item for item in fighter.items if item.id != action.item])
        paid = tuple([number for number in fighter.paid if number != action.item])
        item = next(item for item in fighter.items if item.id == action.item)
        play.state = play.state.with_fighter(
            msgspec.structs.replace(fighter, items=left, paid=paid)
        )
        put_down(play, item, action.spot, RULE, fighter, dropped=True)

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        found: list[Action] = []
        for fighter in _laden(state, seat):
            here = fighter.pose
            free = places(state, here.x, here.y, fighter.base.diameter, here.facing)
            found.extend([DropItem(fighter.id, item.id, free[0]) for item in fighter.items])
        return found

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        found = self.menu(state, seat) if rng.random() < SELDOM else []
        return found[int(rng.random() * len(found))] if found else None

    def preview(self, state: MageKnightState, seat: int, partial: Partial) -> Preview:
        fighter = state.fighter(partial.values.get("fighter", 0))
        number = partial.values.get("item")
        if fighter is None or not isinstance(number, int):
            return Preview()
        if "spot" in partial.values:
            return item_preview(number, partial.values["spot"])
        here = fighter.pose
        free = places(state, here.x, here.y, fighter.base.diameter, here.facing)
        shown = item_preview(number, free[0])
        return msgspec.structs.replace(shown, snapped={"spot": free[0]})


DROPPING = Dropping()
