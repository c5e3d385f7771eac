"""The treasure: a scenario with a winning rule of its own (MK-ETIQ-5).

A warrior that touches the treasure may be given a special action to drag it along on a move. The
treasure is the objective of that scenario; whoever drags it to the own start edge has won.
"""

from slagveld.kernel.decision import Action, Form, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.deployment import how_far, place_at
from slagveld.kit.topics import one_of
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.measure import distance
from slagveld.table.shapes import Point, Pose, Spot
from slagveld.table.units import FINE

from ..core.action import WarriorStep, action_refusal
from ..core.base_contact import engaged
from ..core.book import OBJECTIVE, do, pick, refuse, text
from ..core.events import tell_moved
from ..core.fighter import TOUCH, Fighter
from ..core.state import Battle, Edge, KnightState, Objective
from ..movement.destination import March, WayAction, going_refusal, way_fields
from ..movement.menus import by_chance, listed, preview_move
from ..objectives.control import at_objective
from ..objectives.ending import close
from ..objectives.victory import winners_of
from ..setup.edges import INWARD
from ..setup.objectives import beyond
from ..setup.scenarios import battle_of
from ..terrain.speed_and_speed_types import allowance
from ..wounds.action_tokens import ActionDeeds

RULE = "MK-ETIQ-5"


class Drag(WayAction, frozen=True):
    """Give a warrior a special action: it moves and drags the treasure along."""


def treasure(state: KnightState) -> Objective | None:
    if battle_of(state).goal != "treasure" or not state.objectives:
        return None
    return state.objectives[0]


class Dragging(ActionDeeds[Drag]):
    actions = (Drag,)

    def barred(self, state: KnightState, fighter: Fighter) -> Refusal | None:
        refusal = action_refusal(state, fighter, "special")
        if refusal is not None:
            return refusal
        prize = treasure(state)
        there = [] if prize is None else at_objective(state, prize)
        if fighter.id not in [other.id for other in there]:
            return refuse(RULE, "refusal-drag-contact", name=fighter.name)
        if engaged(state, fighter) or any(other.side != fighter.side for other in there):
            return refuse(RULE, "refusal-drag-enemy", name=fighter.name)
        return None

    def doer(self, state: KnightState, seat: int, number: int) -> Fighter | Refusal:
        if treasure(state) is None:
            return refuse(RULE, "refusal-drag-none")
        return super().doer(state, seat, number)

    def able(self, state: KnightState, seat: int) -> list[Fighter]:
        prize = treasure(state)
        if prize is None:
            return []
        there = [f for f in at_objective(state, prize) if f.seat == seat]
        return [f for f in there if self.barred(state, f) is None]

    def form(self, state: KnightState, able: list[Fighter]) -> Form:
        who, way = pick.piece("fighter", "field-drag-fighter", able), way_fields("field-drag")
        return do(Drag, "do-drag", who, *way, rule=RULE, help="do-drag-help")

    def refusal(self, state: KnightState, fighter: Fighter, action: Drag) -> Refusal | None:
        return going_refusal(state, fighter, action)

    def act(self, play: Battle, fighter: Fighter, action: Drag) -> None:
        march = March(fighter.id, action.path, action.facing, manner="drags")
        play.then(march, LayTreasure(fighter.id))

    def options(self, state: KnightState, fighter: Fighter) -> list[Drag]:
        home = self._home(state, fighter)
        some = [Drag(fighter.id, *way) for way in listed(state, fighter, allowance(state, fighter))]
        return some if home is None or home in some else [home, *some]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        fighter = one_of(self.able(state, seat), rng)
        home = None if fighter is None else self._home(state, fighter)
        if fighter is None or home is not None:
            return home
        action = Drag(fighter.id, *by_chance(state, fighter, allowance(state, fighter), rng))
        return action if self.refusal(state, fighter, action) is None else None

    def _home(self, state: KnightState, fighter: Fighter) -> Drag | None:
        """As far as it can go straight to the own start edge, if that way is open."""
        goal = home_of(state, fighter, allowance(state, fighter).total)
        if goal is None:
            return None
        action = Drag(fighter.id, (goal,), fighter.pose.facing)
        return action if self.refusal(state, fighter, action) is None else None

    def shown(self, state: KnightState, fighter: Fighter, draft: Drag) -> Preview:
        return preview_move(state, fighter, draft)


DRAGGING = Dragging()


class LayTreasure(WarriorStep, frozen=True):
    """It lies at its dragger, towards the own start edge; where it was if that one is gone."""

    rule = RULE

    def run(self, play: Battle) -> None:
        state = play.state
        fighter = state.field.by_id[self.fighter]
        prize, edge = treasure(state), state.edge_of(fighter.seat)
        if prize is None or edge is None:
            return
        x, y = beside(state.field.table, edge, fighter)
        play.replace(objectives=(replace(prize, x=x, y=y), *state.objectives[1:]))
        path, name = (Spot(prize.x, prize.y), Spot(x, y)), text("treasure-name")
        length = distance(prize.x * FINE, prize.y * FINE, x * FINE, y * FINE) // FINE
        tell_moved(play, prize.id, name, path, Pose(x, y), "drag", length, RULE)
        if depth_of(state.field.table, edge, x, y) <= OBJECTIVE // 2 + TOUCH:
            close(play, winners_of(state, (fighter.side,)), text("end-treasure"), RULE)


def home_of(state: KnightState, fighter: Fighter, limit: int) -> Spot | None:
    """The place straight towards the own start edge, as far as the limit; None: it is there."""
    edge, here = state.edge_of(fighter.seat) or "south", fighter.pose
    room = depth_of(state.field.table, edge, here.x, here.y) - (fighter.base.diameter + 1) // 2
    length = min(room, limit)
    return Spot(*beyond(edge, here.x, here.y, -length)) if length > 0 else None


def beside(table: Layout, edge: Edge, fighter: Fighter) -> Point:
    """Where the treasure comes to lie: on the side of the start edge, wholly on the table."""
    apart = (fighter.base.diameter + OBJECTIVE) // 2
    x, y = beyond(edge, fighter.pose.x, fighter.pose.y, -apart)
    half = OBJECTIVE // 2
    return (min(max(x, half), table.width - half), min(max(y, half), table.height - half))


def depth_of(table: Layout, edge: Edge, x: int, y: int) -> int:
    way = INWARD[edge]
    return how_far(way, place_at(table, way, 0, 0), (x, y))
