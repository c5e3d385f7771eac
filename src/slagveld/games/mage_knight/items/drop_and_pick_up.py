"""Dropping items at the start of one's command phase (MK-ITEMS-11), and picking them up.

What lies on the ground is picked up by a special action (MK-ITEMS-12).
"""

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, PieceId
from slagveld.kernel.menu import Lane, lane
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.record import replace
from slagveld.table.shapes import Spot
from slagveld.texts import Value

from ..core.action import Deeds, WarriorAction, action_refusal
from ..core.base_contact import touches_spot
from ..core.book import ITEM, do, pick, refuse, text
from ..core.events import ItemTaken
from ..core.fighter import Fighter
from ..core.items_and_domains import Item
from ..core.state import Battle, Dropped, KnightState
from ..wounds.action_tokens import ActionDeeds
from ..wounds.items_on_the_ground import item_preview, lie_refusal, lying, name_of, places, put_down

DROP = "MK-ITEMS-11"
DROPS = 0.01
"""How often chance lets somebody drop something: items are carried for a reason."""


class DropItem(WarriorAction, frozen=True):
    """Put an item on the battlefield, in base contact with its bearer."""

    item: PieceId
    spot: Spot


class Dropping(Deeds[DropItem]):
    """Dropping items; it costs no action."""

    actions = (DropItem,)

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        if fighter.free:
            return None
        return refuse("MK-CAPTURE-13", "refusal-drop-captive", name=fighter.name)

    def able(self, state: KnightState, seat: int) -> list[Fighter]:
        return [f for f in state.fighters if f.items and f.seat == seat and f.free]

    def form(self, state: KnightState, able: list[Fighter]) -> Form:
        borne = [(fighter.id, item) for fighter in able for item in fighter.items]
        choices = [Choice(str(item.id), name_of(item), of=bearer) for bearer, item in borne]
        fields = (
            pick.piece("fighter", "field-drop-fighter", able),
            pick.choice("item", "field-drop-item", choices, of="fighter", numeric=True),
            pick.spot("spot", "field-item-spot", facing=False),
        )
        return do(DropItem, "do-drop", *fields, rule=DROP, help="help-drop")

    def refusal(self, state: KnightState, fighter: Fighter, action: DropItem) -> Refusal | None:
        if all(item.id != action.item for item in fighter.items):
            return refuse(DROP, "refusal-drop-item", name=fighter.name)
        here = fighter.pose
        return lie_refusal(state, here.x, here.y, fighter.base.diameter, action.spot, DROP)

    def answer(self, play: Battle, seat: int, action: DropItem) -> None:
        fighter = play.state.field.by_id[action.fighter]
        left = tuple([item for item in fighter.items if item.id != action.item])
        paid = tuple([number for number in fighter.paid if number != action.item])
        item = next(item for item in fighter.items if item.id == action.item)
        play.state = play.state.changed(fighter.id, items=left, paid=paid)
        put_down(play, item, action.spot, DROP, fighter, dropped=True)

    def options(self, state: KnightState, fighter: Fighter) -> list[Action]:
        spot = _at_feet(state, fighter)
        return [DropItem(fighter.id, item.id, spot) for item in fighter.items]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        return super().propose(state, seat, rng) if rng.random() < DROPS else None

    def shown(self, state: KnightState, fighter: Fighter, draft: DropItem) -> Preview:
        number, spot = filled(draft.item), filled(draft.spot)
        if number is None:
            return Preview()
        if spot is not None:
            return item_preview(number, spot)
        spot = _at_feet(state, fighter)
        return replace(item_preview(number, spot), snapped={"spot": spot})


def _at_feet(state: KnightState, fighter: Fighter) -> Spot:
    """Before the feet of a bearer, or wherever there is room beside it."""
    here = fighter.pose
    return places(state, here.x, here.y, fighter.base.diameter, here.facing)[0]


DROPPING = Dropping()


RULE = "MK-ITEMS-12"
PICKS = 0.2
"""How often chance picks up what it could: most of it was dropped with a purpose."""


class PickUp(WarriorAction, frozen=True):
    """Take an item from the ground into a slot."""

    item: PieceId


def bearing_refusal(fighter: Fighter, item: Item) -> Refusal | None:
    row = fighter.warrior
    values: dict[str, Value] = {"name": fighter.name, "item": item.name}
    if not row.unique or not row.item_slots:
        return refuse("MK-ITEMS-1", "refusal-pick-bearer", name=fighter.name)
    carried = [other.card for other in fighter.items]
    if len(carried) >= row.item_slots:
        return refuse("MK-ITEMS-7", "refusal-pick-slots", name=fighter.name)
    if not item.requires.met(row, fighter.click):
        return refuse("MK-ITEMS-10", "refusal-pick-requires", **values)
    for other in carried:
        if item.clashes(other):
            return refuse("MK-ITEMS-4", "refusal-pick-clash", **values, other=other.name)
        if item.relic and other.relic:
            return refuse("MK-ITEMS-5", "refusal-pick-relic", **values, other=other.name)
    return None


def pick_refusal(fighter: Fighter, found: Dropped | None) -> Refusal | None:
    """Whatever actions are left: it must be in base contact, not above (MK-CONTACT-3)."""
    if found is None or not touches_spot(fighter, found.x, found.y, ITEM):
        return refuse(RULE, "refusal-pick-contact", name=fighter.name)
    return bearing_refusal(fighter, found.item.card)


class Picking(ActionDeeds[PickUp]):
    actions = (PickUp,)

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        return action_refusal(state, fighter, "special")

    def _open(self, state: KnightState, seat: int) -> list[tuple[Fighter, Dropped]]:
        if not state.dropped:
            return []
        return [
            (fighter, found)
            for fighter in state.fighters
            if fighter.seat == seat and fighter.warrior.item_slots
            for found in state.dropped
            if pick_refusal(fighter, found) is None and self.barred(state, fighter) is None
        ]

    def forms(self, state: KnightState, seat: int) -> list[Form]:
        found = self._open(state, seat)
        if not found:
            return []
        numbers = dict.fromkeys([fighter.id for fighter, _ in found])
        who = pick.piece("fighter", "field-special-fighter", numbers)
        choices = [
            Choice(str(lies.item.id), name_of(lies.item), spot=Spot(lies.x, lies.y), of=fighter.id)
            for fighter, lies in found
        ]
        item = pick.choice("item", "field-pick-item", choices, of="fighter", numeric=True)
        return [do(PickUp, "do-pick", who, item, rule=RULE, help="help-pick")]

    def refusal(self, state: KnightState, fighter: Fighter, action: PickUp) -> Refusal | None:
        return pick_refusal(fighter, lying(state, action.item))

    def act(self, play: Battle, fighter: Fighter, action: PickUp) -> None:
        there = next(d for d in play.state.dropped if d.item.id == action.item)
        left = tuple([d for d in play.state.dropped if d is not there])
        play.state = play.state.changed(fighter.id, items=(*fighter.items, there.item))
        play.replace(dropped=left)
        number, name, by, bearer = there.item.id, name_of(there.item), fighter.id, fighter.name
        cause = text("cause-picked", name=bearer)
        play.tell(ItemTaken, piece=number, name=name, cause=cause, bearer=bearer, by=by, rule=RULE)

    def lane(self, state: KnightState, seat: int) -> Lane:
        return lane([PickUp(one.id, found.item.id) for one, found in self._open(state, seat)])

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        return super().propose(state, seat, rng) if rng.random() < PICKS else None

    def shown(self, state: KnightState, fighter: Fighter, draft: PickUp) -> Preview:
        found = lying(state, filled(draft.item, 0))
        if found is None or not found.item.card.story.en:
            return Preview()
        return Preview(notes=(text("note-pick", story=found.item.card.story),))


PICKING = Picking()
