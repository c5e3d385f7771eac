"""Picking items up from the ground (MK-ITEMS-12)."""

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Choice, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.table.shapes import Spot
from slagveld.texts import Value

from ..core.action import Deeds, action_refusal, give_action
from ..core.book import ITEM, do, pick, refuse, text
from ..core.cards import Item, items
from ..core.events import ItemTaken
from ..core.fighter import Fighter
from ..core.state import Battle, Dropped, MageKnightState
from ..terrain.scenery import touches_spot
from ..wounds.dials import EndAction
from ..wounds.laid_items import lying, name_of

RULE = "MK-ITEMS-12"
SELDOM = 0.2
"""How often chance picks up what it could: most of it was dropped with a purpose."""


class PickUp(Action, frozen=True):
    """Take an item from the ground into a slot."""

    fighter: PieceId
    item: PieceId


def bearing_refusal(fighter: Fighter, item: Item) -> Refusal | None:
    """Why a warrior may not take one more item to those it carries, or None."""
    row = fighter.warrior
    values: dict[str, Value] = {"name": fighter.name, "item": item.name}
    if not row.unique or not row.item_slots:
        return refuse("MK-ITEMS-1", "refusal-pick-bearer", name=fighter.name)
    carried = [items()[other.key] for other in fighter.items]
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
    """Why a warrior may not pick this up, whatever actions are left; or None.

    It must be in base contact with it; from above nobody is (MK-CONTACT-3).
    """
    if found is None or not touches_spot(fighter, found.x, found.y, ITEM):
        return refuse(RULE, "refusal-pick-contact", name=fighter.name)
    return bearing_refusal(fighter, items()[found.item.key])


class Picking(Deeds[PickUp]):
    """Picking items up by a special action."""

    actions = (PickUp,)

    def barred(self, state: MageKnightState, fighter: Fighter) -> Refusal | None:
        return action_refusal(state, fighter, "special")

    def _open(self, state: MageKnightState, seat: int) -> list[tuple[Fighter, Dropped]]:
        if not state.dropped:
            return []
        return [
            (fighter, found)
            for fighter in state.fighters
            if fighter.seat == seat and fighter.warrior.item_slots
            for found in state.dropped
            if pick_refusal(fighter, found) is None and self.barred(state, fighter) is None
        ]

    def forms(self, state: MageKnightState, seat: int) -> list[Form]:
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

    def refusal(self, state: MageKnightState, fighter: Fighter, action: PickUp) -> Refusal | None:
        return pick_refusal(fighter, lying(state, action.item))

    def answer(self, play: Battle, seat: int, action: PickUp) -> None:
        give_action(play, action.fighter)
        fighter = play.state.field.by_id[action.fighter]
        there = next(d for d in play.state.dropped if d.item.id == action.item)
        left = tuple([d for d in play.state.dropped if d is not there])
        play.state = play.state.changed(fighter.id, items=(*fighter.items, there.item))
        play.replace(dropped=left)
        play.tell(
            ItemTaken,
            piece=there.item.id,
            name=name_of(there.item),
            cause=text("cause-picked", name=fighter.name),
            bearer=fighter.name,
            by=fighter.id,
            rule=RULE,
        )
        play.then(EndAction((fighter.id,)))

    def menu(self, state: MageKnightState, seat: int) -> list[Action]:
        return [PickUp(fighter.id, found.item.id) for fighter, found in self._open(state, seat)]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action | None:
        return super().propose(state, seat, rng) if rng.random() < SELDOM else None

    def shown(self, state: MageKnightState, fighter: Fighter, draft: PickUp) -> Preview:
        found = lying(state, filled(draft.item, 0))
        if found is None:
            return Preview()
        return Preview(notes=(text("note-pick", story=items()[found.item.key].story),))


PICKING = Picking()
