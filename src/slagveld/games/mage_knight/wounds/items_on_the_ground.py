"""Items on the ground: where they may lie, and those of an eliminated warrior (MK-ITEMS-13)."""

from slagveld.kernel.decision import Action, Ghost, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.kit.ways import COMPASS
from slagveld.record import replace
from slagveld.table.measure import distance
from slagveld.table.shapes import Length, Pose, RoundBase, Spot
from slagveld.table.steps import moved
from slagveld.table.units import FINE
from slagveld.texts import Name, Text

from ..core.action import PlayerQuestion
from ..core.book import ITEM, do, pick, refuse, text
from ..core.events import ItemLaid, tell_moved
from ..core.fighter import SLACK, Carried, Fighter
from ..core.state import Battle, Dropped, KnightState


def name_of(carried: Carried) -> Name:
    return carried.card.name


def lying(state: KnightState, number: int) -> Dropped | None:
    return next((found for found in state.dropped if found.item.id == number), None)


def lie_refusal(
    state: KnightState, x: int, y: int, diameter: int, spot: Spot, rule: str
) -> Refusal | None:
    """It touches a base at (x, y), and may lie under others, in nobody's way (MK-ITEMS-17)."""
    half = -(-ITEM // 2)
    table = state.field.table
    inside = half <= spot.x <= table.width - half and half <= spot.y <= table.height - half
    if spot.level != 0 or not inside:
        return refuse("MK-SETUP-6", "refusal-item-edge")
    apart = distance(spot.x * FINE, spot.y * FINE, x * FINE, y * FINE)
    if apart > (diameter + ITEM) * FINE // 2 + SLACK:
        return refuse(rule, "refusal-item-apart")
    return None


def places(state: KnightState, x: int, y: int, diameter: int, first: int) -> list[Spot]:
    """Places for an item in contact with a base at (x, y): round it, from a direction on."""
    far = (diameter + ITEM) // 2
    tried = [Spot(*moved(x, y, first + turn, far)) for turn in COMPASS]
    return [s for s in tried if lie_refusal(state, x, y, diameter, s, "MK-ITEMS-11") is None]


def put_down(
    play: Battle, carried: Carried, spot: Spot, rule: str, bearer: Fighter, *, dropped: bool
) -> None:
    """An item comes to lie on the battlefield as an object of its own (MK-ITEMS-2)."""
    play.replace(dropped=(*play.state.dropped, Dropped(carried, spot.x, spot.y)))
    name, pose = name_of(carried), Pose(spot.x, spot.y)
    who, by, n = (bearer.id,), bearer.name, carried.id
    play.tell(
        ItemLaid, piece=n, name=name, pose=pose, bearer=by, pieces=who, dropped=dropped, rule=rule
    )


class Lay(Action, frozen=True):
    """Lay the item here."""

    spot: Spot


class LeaveLying(Action, frozen=True):
    """Leave the item where it fell."""


WHERE = pick.spot("spot", "field-item-spot", facing=False)


class LayItem(PlayerQuestion, frozen=True):
    """Where does an item of an eliminated warrior lie? The warrior's base is gone; we know it."""

    actions = (LeaveLying, Lay)
    rule = "MK-ITEMS-13"

    item: int
    bearer: str | Name
    x: int
    y: int
    diameter: Length

    offers = (do(LeaveLying, "do-leave-lying"), do(Lay, "do-lay-item", WHERE, help="help-lay-item"))

    def asked(self, state: KnightState) -> int | None:
        there = lying(state, self.item) is not None and self.seat in state.players()
        return self.seat if there else None

    def prompt(self, state: KnightState) -> Text:
        found = lying(state, self.item)
        name = "–" if found is None else name_of(found.item)
        return text("ask-lay-item", item=name, name=self.bearer)

    def refusal(self, state: KnightState, action: Lay) -> Refusal | None:
        return lie_refusal(state, self.x, self.y, self.diameter, action.spot, self.rule)

    def act(self, play: Battle, action: Lay) -> None:
        found = lying(play.state, self.item)
        if found is None:
            return
        spot = action.spot
        there = replace(found, x=spot.x, y=spot.y)
        lie = [there if other is found else other for other in play.state.dropped]
        play.replace(dropped=tuple(lie))
        path, name = (Spot(found.x, found.y), spot), name_of(found.item)
        tell_moved(play, self.item, name, path, Pose(spot.x, spot.y), "laid", 0, self.rule)

    def options(self, state: KnightState) -> list[Lay]:
        return [Lay(spot) for spot in places(state, self.x, self.y, self.diameter, 0)]

    def shown(self, state: KnightState, draft: Lay) -> Preview:
        spot = filled(draft.spot)
        return Preview() if spot is None else item_preview(self.item, spot)


def item_preview(number: int, spot: Spot) -> Preview:
    return Preview(ghosts=(Ghost(number, Pose(spot.x, spot.y), RoundBase(ITEM), "swap-bag"),))
