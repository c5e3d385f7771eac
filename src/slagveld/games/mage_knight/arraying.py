"""Armies in good order: where each warrior stands when nobody places it by hand."""

from functools import cache
from typing import ClassVar

import msgspec

from slagveld.games.mage_knight.catalogue import text
from slagveld.games.mage_knight.edges import INWARD, area_at, far_border
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.ground import stand_refusal
from slagveld.games.mage_knight.model import Battle, Edge, MageKnightState, Reserve
from slagveld.games.mage_knight.placing import beyond
from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Placed, Told
from slagveld.table.layout import Layout
from slagveld.table.shapes import Point, Pose

STEP = 25
"""How finely places are tried along a rank: 0.1"."""
LOOSE = 100
"""Room between neighbours where there is plenty: 0.4"."""
MANY = 20
"""Armies of more warriors stand in close order from the start, so that all find room."""


class DeployReady(Step, frozen=True):
    """A player's army is deployed in good order without being asked."""

    rule: ClassVar[str] = "MK-DEPLOY-2"
    seat: int

    def run(self, play: Battle) -> None:
        """All of it."""
        deploy_rest(play, self.seat)


def waiting(state: MageKnightState, seat: int) -> list[Reserve]:
    """A seat's warriors that are not deployed yet."""
    return [reserve for reserve in state.reserves if reserve.seat == seat]


def recruit(state: MageKnightState, reserve: Reserve, pose: Pose) -> Fighter:
    """A warrior of the reserves as it comes onto the table: its dial at the starting marker."""
    return Fighter(
        id=reserve.id,
        seat=reserve.seat,
        side=state.side_of(reserve.seat),
        key=reserve.key,
        pose=pose,
        items=reserve.items,
    )


def set_down(play: Battle, fighter: Fighter) -> None:
    """A warrior comes onto the battlefield, or is shifted on it."""
    state = play.state
    if state.fighter(fighter.id) is not None:
        play.state = state.with_fighter(fighter)
    else:
        left = tuple([reserve for reserve in state.reserves if reserve.id != fighter.id])
        play.state = msgspec.structs.replace(state.added(fighter), reserves=left)
    play.tell(Placed, piece=fighter.id, name=fighter.name, pose=fighter.pose, rule="MK-DEPLOY-3")


def deploy_rest(play: Battle, seat: int) -> None:
    """All that a seat has left is deployed: fighters before shooters, the dearest in the middle.

    Where terrain of a table laid by hand takes the room, a warrior stays out of the battle.
    """
    for reserve in sorted(waiting(play.state, seat), key=lambda r: _rank(play.state, r)):
        pose = free_place(play.state, reserve)
        if pose is not None:
            set_down(play, recruit(play.state, reserve, pose))
    for reserve in waiting(play.state, seat):
        name = recruit(play.state, reserve, Pose(0, 0)).name
        play.tell(Told, what=text("deploy-left-out", name=name), rule="MK-DEPLOY-4")
    left = tuple([reserve for reserve in play.state.reserves if reserve.seat != seat])
    play.replace(reserves=left)


def _rank(state: MageKnightState, reserve: Reserve) -> tuple[bool, int, int]:
    warrior = recruit(state, reserve, Pose(0, 0)).warrior
    return _shoots(state, reserve), -warrior.points, reserve.id


def _shoots(state: MageKnightState, reserve: Reserve) -> bool:
    return recruit(state, reserve, Pose(0, 0)).warrior.range > 0


def free_place(state: MageKnightState, reserve: Reserve) -> Pose | None:
    """The best free place in the own starting area: in loose order if there is room for it."""
    edge = state.edge_of(reserve.seat) or "south"
    fighter = recruit(state, reserve, Pose(0, 0))
    many = len(state.own(reserve.seat)) + len(waiting(state, reserve.seat)) > MANY
    for loose in (0,) if many else (LOOSE, 0):
        for x, y in places(state, edge, fighter, behind=_shoots(state, reserve)):
            pose = Pose(x, y, INWARD[edge])
            if (
                _is_free(state, fighter, pose, loose)
                and stand_refusal(state, fighter, pose) is None
            ):
                return pose
    return None


def places(state: MageKnightState, edge: Edge, fighter: Fighter, *, behind: bool) -> list[Point]:
    """Places in a starting area, rank by rank, each from its middle outwards.

    Fighters begin at the far border, shooters in the second rank. Shared: not to be changed.
    """
    table = state.field.table
    return _places(table.width, table.height, edge, fighter.base.diameter, behind)


@cache
def _places(width: int, height: int, edge: Edge, size: int, behind: bool) -> list[Point]:
    table = Layout(width, height)
    x1, y1, x2, y2 = far_border(table, edge)
    left, top, right, bottom = area_at(table, edge)
    deep = min(right - left, bottom - top) - (size + 1) // 2
    ranks = list(range(0, deep + 1, size))
    if behind and len(ranks) > 1:
        ranks = [*ranks[1:], ranks[0]]
    middle_x, middle_y = (x1 + x2) // 2, (y1 + y2) // 2
    half = max(abs(x2 - x1), abs(y2 - y1)) // 2
    asides = [0]
    for away in range(STEP, half + 1, STEP):
        asides += [away, -away]
    along_x = x1 != x2
    found: list[Point] = []
    for rank in ranks:
        for aside in asides:
            x, y = (middle_x + aside, middle_y) if along_x else (middle_x, middle_y + aside)
            found.append(beyond(edge, x, y, -rank))
    return found


def _is_free(state: MageKnightState, fighter: Fighter, pose: Pose, loose: int) -> bool:
    """Whether so much room is left to every other base."""
    size = fighter.base.diameter
    for other in state.fighters:
        far = size + other.base.diameter + 2 * loose
        dx, dy = 2 * (other.pose.x - pose.x), 2 * (other.pose.y - pose.y)
        if dx * dx + dy * dy < far * far:
            return False
    return True
