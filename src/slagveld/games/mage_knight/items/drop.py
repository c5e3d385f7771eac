"""Dropping items at the start of one's command phase (MK-ITEMS-11)."""

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.record import replace
from slagveld.table.shapes import Spot

from ..core.action import Deeds
from ..core.book import do, pick, refuse
from ..core.fighter import Fighter
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


class Dropping(Deeds[DropItem]):
    """Dropping items; it costs no action."""

    actions = (DropItem,)

    def barred(self, state: MageKnightState, fighter: Fighter) -> Refusal | None:
        if fighter.free:
            return None
        return refuse("MK-CAPTURE-13", "refusal-drop-captive", name=fighter.name)

    def able(self, state: MageKnightState, seat: int) -> list[Fighter]:
        return [f for f in state.fighters if f.items and f.seat == seat and f.free]

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
        laden = self.able(state, seat)
        if not laden:
            return []
        choices = [
            Choice(str(item.id), name_of(item), of=fighter.id)
            for fighter in laden
            for item in fighter.items
        ]
        fields = (
            pick.piece("fighter", "field-drop-fighter", laden),
            pick.choice("item", "field-drop-item", choices, of="fighter", numeric=True),
            pick.spot("spot", "field-item-spot", facing=False),
        )
        return [do(DropItem, "do-drop", *fields, rule=RULE, help="help-drop")]

    def refusal(self, state: MageKnightState, fighter: Fighter, action: DropItem) -> Refusal | None:
        if all(item.id != action.item for item in fighter.items):
            return refuse(RULE, "refusal-drop-item", name=fighter.name)
        here = fighter.pose
        return lie_refusal(state, here.x, here.y, fighter.base.diameter, action.spot, RULE)

    def answer(self, play: Battle, seat: int, action: DropItem) -> None:
        fighter = play.state.field.by_id[action.fighter]
        left = tuple([item for item in fighter.items if item.id != action.item])
        paid = tuple([number for number in fighter.paid if number != action.item])
        item = next(item for item in fighter.items if item.id == action.item)
        play.state = play.state.changed(fighter.id, items=left, paid=paid)
        put_down(play, item, action.spot, RULE, fighter, dropped=True)

    def options(self, state: MageKnightState, fighter: Fighter) -> list[Action]:
        spot = _at_feet(state, fighter)
        return [DropItem(fighter.id, item.id, spot) for item in fighter.items]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        return super().propose(state, seat, rng) if rng.random() < SELDOM else None

    def shown(self, state: MageKnightState, fighter: Fighter, draft: DropItem) -> Preview:
        number, spot = filled(draft.item), filled(draft.spot)
        if number is None:
            return Preview()
        if spot is not None:
            return item_preview(number, spot)
        spot = _at_feet(state, fighter)
        return replace(item_preview(number, spot), snapped={"spot": spot})


def _at_feet(state: MageKnightState, fighter: Fighter) -> Spot:
    """Before the feet of a bearer, or wherever there is room beside it."""
    here = fighter.pose
    return places(state, here.x, here.y, fighter.base.diameter, here.facing)[0]


DROPPING = Dropping()
