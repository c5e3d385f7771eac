"""The pearl wagon: its move after the roll, and where it may go (CAR-7-wagon)."""

from typing import Any

from slagveld.kernel.decision import Action, Ghost, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import DoOrLeave
from slagveld.kit.drafts import filled
from slagveld.table.contact import overlap
from slagveld.table.layout import Layout
from slagveld.table.measure import distance
from slagveld.table.shapes import Outline, Pose, Spot
from slagveld.table.units import FINE, cosine, scaled, sine
from slagveld.texts import Distance, Text

from ..core.book import CM, do, pick, refuse, text
from ..core.pearl_table import row_of
from ..core.state import Battle, CarnageState
from ..ground.pushed_wagon import WAGON, WAGON_ID, bring_wagon, wagon_body

REACH = 20 * CM
WAYS = tuple(range(0, 3600, 450))
"""Directions that a menu offers."""
ICON = "orb-wand"


def wagon_start(table: Layout) -> Spot:
    """Where the pearl wagon begins: in the middle of the table (CAR-7-wagon-start)."""
    return Spot(table.width // 2, table.height // 2)


def gap_to_pearl(state: CarnageState, spot: Spot) -> int:
    """How far a spot is from the middle of the wagon, in units, rounded up."""
    if state.wagon is None:
        return 0
    return int(distance(spot.x, spot.y, state.wagon.x, state.wagon.y))


def wagon_refusal(state: CarnageState, spot: Spot) -> Refusal | None:
    if state.wagon is None or gap_to_pearl(state, spot) > REACH:
        return refuse("CAR-7-wagon", "refusal-wagon-far", most=Distance(REACH))
    table, half = state.field.table, WAGON.width // 2
    inside = half <= spot.x <= table.width - half and half <= spot.y <= table.height - half
    if spot.level != 0 or not inside:
        return refuse("CAR-7-wagon", "refusal-wagon-edge")
    body = wagon_body(spot)
    for unit in state.units:
        if any(overlap(body, other) for other in unit.bodies):
            return refuse("CAR-7-wagon-body", "refusal-wagon-figure", name=unit.name)
    return None


class MoveWagon(Action, frozen=True):
    spot: Spot


class LeaveWagon(Action, frozen=True):
    """Let the pearl wagon stand where it is."""


class WagonMove(DoOrLeave, frozen=True):
    """CAR-7-wagon: after the roll, before the effect, the initiative side may move the wagon."""

    mode = "any"
    actions = (LeaveWagon, MoveWagon)
    automatic = True
    rule = "CAR-7-wagon"
    offers = (
        do(LeaveWagon, "do-leave-wagon"),
        do(
            MoveWagon,
            "do-move-wagon",
            pick.spot("spot", "field-wagon-spot", facing=False),
            help=text("do-move-wagon-help", most=Distance(REACH)),
        ),
    )

    def who(self, state: CarnageState) -> tuple[int, ...]:
        moves = state.wagon is not None and state.order
        return state.seats_of(state.order[0]) if moves else ()

    def auto(self, state: CarnageState, seat: int) -> Action | None:
        """It stays when every player of the side leaves it alone, always or in such a round."""
        row = row_of(state)
        leave = ("never",) if row is not None and row.near else ("never", "near")
        seats = self.who(state)
        stays = all(state.policy(other, "wagon", "ask") in leave for other in seats)
        return LeaveWagon() if stays else None

    def prompt(self, state: CarnageState) -> Text:
        row = row_of(state)
        return text("ask-wagon", name=row.name if row else "–")

    def refusal(self, state: CarnageState, action: MoveWagon) -> Refusal | None:
        return wagon_refusal(state, action.spot)

    def act(self, play: Battle, action: MoveWagon) -> None:
        start, spot = play.state.wagon, Spot(action.spot.x, action.spot.y)
        if start is not None and spot != start:
            bring_wagon(play, start, spot, manner="wagon", rule=self.rule)

    def options(self, state: CarnageState) -> list[Action]:
        spots = [_towards(state, way, reach) for reach in (REACH, REACH // 2) for way in WAYS]
        return [MoveWagon(spot) for spot in spots if wagon_refusal(state, spot) is None]

    def propose(self, state: CarnageState, seat: int, rng: Rng) -> Action:
        if rng.random() < 0.5:
            return LeaveWagon()
        way, reach = int(rng.random() * 3600), int(rng.random() * (REACH - 1))
        spot = _towards(state, way, reach)
        return MoveWagon(spot) if wagon_refusal(state, spot) is None else LeaveWagon()

    def shown(self, state: CarnageState, draft: MoveWagon) -> Preview:
        """The reach of the wagon; a spot beyond it is drawn back to its limit."""
        if state.wagon is None:
            return Preview()
        edge = tuple([_towards(state, way, REACH) for way in range(0, 3600, 100)])
        region = Region((Outline(tuple([(spot.x, spot.y) for spot in edge])),), meaning="reach")
        given = filled(draft.spot)
        if given is None:
            return Preview(region=region, limit=REACH)
        spot = Spot(given.x, given.y)
        snapped: dict[str, Any] = {}
        if gap_to_pearl(state, spot) > REACH:
            spot = _drawn_back(state.wagon, spot)
            snapped = {"spot": [spot.x, spot.y, 0]}
        ghost = Ghost(WAGON_ID, Pose(spot.x, spot.y), WAGON, ICON)
        return Preview(
            refusal=wagon_refusal(state, spot),
            region=region,
            ghosts=(ghost,),
            path=(state.wagon, spot),
            length=gap_to_pearl(state, spot),
            limit=REACH,
            snapped=snapped,
        )


def _towards(state: CarnageState, way: int, reach: int) -> Spot:
    """The spot so far from the wagon in a direction, never farther."""
    start = state.wagon or Spot(0, 0)
    x, y = scaled(reach * FINE * cosine(way)), scaled(reach * FINE * sine(way))
    return Spot(start.x + int(x / FINE), start.y + int(y / FINE))


def _drawn_back(start: Spot, spot: Spot) -> Spot:
    far = int(distance(spot.x, spot.y, start.x, start.y))
    dx, dy = (spot.x - start.x) * REACH, (spot.y - start.y) * REACH
    return Spot(start.x + int(dx / far), start.y + int(dy / far))
