"""Armies in good order: where each warrior stands when nobody places it by hand."""

from functools import cache
from itertools import pairwise

from slagveld.kernel.event import Told
from slagveld.kit.deployment import in_box, outwards, ranked, tell_placed
from slagveld.record import replace
from slagveld.table.layout import Layout
from slagveld.table.shapes import Point, Pose
from slagveld.texts import Listing

from ..core.action import SeatStep
from ..core.book import text
from ..core.fighter import Fighter
from ..core.friends_and_factions import LEAST_MEMBERS, MOST_MEMBERS, SHYFT
from ..core.state import Battle, Edge, KnightState, Reserve
from ..terrain.standing_room import stand_refusal
from .edges import INWARD, area_at

STEP = 25
"""How finely places are tried along a rank: 0.1"."""
LOOSE = 100
"""Room between neighbours where there is plenty: 0.4"."""
MANY = 20
"""Armies of more warriors stand in close order from the start, so that all find room."""

Disc = tuple[int, int, int]
"""Where a base stands, x and y, and its diameter."""


class DeployReady(SeatStep, frozen=True):
    """A player's army is deployed in good order without being asked."""

    rule = "MK-DEPLOY-2"

    def run(self, play: Battle) -> None:
        deploy_rest(play, self.seat)


def waiting(state: KnightState, seat: int) -> list[Reserve]:
    return [reserve for reserve in state.reserves if reserve.seat == seat]


def recruit(state: KnightState, reserve: Reserve, pose: Pose) -> Fighter:
    """A warrior of the reserves as it comes onto the table: its dial at the starting marker."""
    return Fighter(
        id=reserve.id,
        seat=reserve.seat,
        side=state.side_of(reserve.seat),
        key=reserve.warrior.entered,
        pose=pose,
        items=reserve.items,
        label=reserve.label,
    )


def set_down(play: Battle, fighter: Fighter) -> None:
    """A warrior comes onto the battlefield, or is shifted on it."""
    state = play.state
    came = state.fighter(fighter.id) is None
    if not came:
        play.state = state.with_fighter(fighter)
    else:
        left = tuple([reserve for reserve in state.reserves if reserve.id != fighter.id])
        play.state = replace(state.added(fighter), reserves=left)
    tell_placed(play, fighter, "MK-DEPLOY-3")
    if fighter.items and came and play.listening:
        borne = Listing(tuple([item.card.name for item in fighter.items]))
        what = text("told-items-borne", name=fighter.name, items=borne)
        play.tell(Told, what=what, pieces=(fighter.id,), rule="MK-ITEMS-15")


def deploy_rest(play: Battle, seat: int) -> None:
    """In formations, fighters first; whom a table laid by hand has no room for stays out."""
    state = play.state
    left = [recruit(state, reserve, Pose(0, 0)) for reserve in waiting(state, seat)]
    left.sort(key=lambda f: (_shoots(f), -f.warrior.points, f.id))
    found = _in_groups(state, seat, left)
    for fighter in found if len(found) == len(left) else _one_by_one(state, seat, left):
        set_down(play, fighter)
    for reserve in waiting(play.state, seat):
        name = recruit(play.state, reserve, Pose(0, 0)).name
        play.tell(Told, what=text("deploy-left-out", name=name), rule="MK-DEPLOY-4")
    others = tuple([reserve for reserve in play.state.reserves if reserve.seat != seat])
    play.replace(reserves=others)


def _in_groups(state: KnightState, seat: int, left: list[Fighter]) -> list[Fighter]:
    """Groups first, from the middle of the far border outwards; then whoever is in none."""
    found: list[Fighter] = []
    for group in groups(left):
        row = _row(state, group)
        for fighter in row:
            state = state.added(fighter)
        found += row
    placed = [fighter.id for fighter in found]
    return found + _one_by_one(state, seat, [f for f in left if f.id not in placed])


def _one_by_one(state: KnightState, seat: int, left: list[Fighter]) -> list[Fighter]:
    """Each at the best place that is left, in loose order if there is room for it."""
    gaps = (0,) if len(state.own(seat)) + len(left) > MANY else (LOOSE, 0)
    found: list[Fighter] = []
    for fighter in left:
        pose = _free_place(state, fighter, gaps)
        if pose is not None:
            found.append(fighter.at(pose))
            state = state.added(found[-1])
    return found


def groups(left: list[Fighter]) -> list[list[Fighter]]:
    """Who can act together from the first turn on, in groups of three to five (MK-FORM-4).

    Each is of one faction, Mage Spawn going with a Shyft of their army. Shooters stand by
    themselves where there are enough of them.
    """
    shyft = any(fighter.warrior.faction == SHYFT for fighter in left)
    by_faction: dict[str, list[Fighter]] = {}
    for fighter in left:
        faction = fighter.warrior.faction or (SHYFT if shyft else "")
        if faction and fighter.powers.ban("movement-formation") is None:
            by_faction.setdefault(faction, []).append(fighter)
    found: list[list[Fighter]] = []
    for same in by_faction.values():
        kinds = [[f for f in same if _shoots(f) == shooting] for shooting in (False, True)]
        for members in kinds if min(map(len, kinds)) >= LEAST_MEMBERS else [same]:
            found += _shared_out(members)
    return found


def _shared_out(members: list[Fighter]) -> list[list[Fighter]]:
    """Members in as few groups as may be, of about the same size; none where they are too few."""
    if len(members) < LEAST_MEMBERS:
        return []
    count = -(-len(members) // MOST_MEMBERS)
    marks = [len(members) * place // count for place in range(count + 1)]
    return [members[start:end] for start, end in pairwise(marks)]


def _row(state: KnightState, group: list[Fighter]) -> list[Fighter]:
    """A group abreast in base contact, the dearest in its middle; empty where it has no room."""
    edge = state.edge_of(group[0].seat) or "south"
    table = state.field.table
    area = area_at(table, edge)
    members = [*group[1::2][::-1], *group[::2]]
    asides = [0]
    for one, other in pairwise(members):
        asides.append(asides[-1] + (one.base.diameter + other.base.diameter + 1) // 2)
    size = max([fighter.base.diameter for fighter in members])
    along_x, middle = edge in ("south", "north"), asides[-1] // 2
    shifts = [(far - middle, 0) if along_x else (0, far - middle) for far in asides]
    ends = shifts[0], shifts[-1]
    crowd = _crowd(state)
    for loose in (LOOSE, 0):
        for x, y in places(table.width, table.height, edge, size, False):
            (dx, dy), (far_x, far_y) = ends
            if not (in_box(area, x + dx, y + dy) and in_box(area, x + far_x, y + far_y)):
                continue
            spots = [(x + dx, y + dy) for dx, dy in shifts]
            for number, (left, top) in enumerate(spots):
                if not _is_free(crowd, members[number].base.diameter, left, top, loose):
                    break
            else:
                row = [f.at(Pose(*spots[n], INWARD[edge])) for n, f in enumerate(members)]
                if all(stand_refusal(state, fighter, fighter.pose) is None for fighter in row):
                    return row
    return []


def _shoots(fighter: Fighter) -> bool:
    return fighter.warrior.range > 0


def free_place(state: KnightState, reserve: Reserve) -> Pose | None:
    """The best free place in the own starting area: in loose order if there is room for it."""
    many = len(state.own(reserve.seat)) + len(waiting(state, reserve.seat)) > MANY
    return _free_place(state, recruit(state, reserve, Pose(0, 0)), (0,) if many else (LOOSE, 0))


def _free_place(state: KnightState, fighter: Fighter, gaps: tuple[int, ...]) -> Pose | None:
    edge, table = state.edge_of(fighter.seat) or "south", state.field.table
    size, crowd = fighter.base.diameter, _crowd(state)
    for loose in gaps:
        for x, y in places(table.width, table.height, edge, size, _shoots(fighter)):
            if _is_free(crowd, size, x, y, loose):
                pose = Pose(x, y, INWARD[edge])
                if stand_refusal(state, fighter, pose) is None:
                    return pose
    return None


@cache
def places(width: int, height: int, edge: Edge, size: int, behind: bool) -> list[Point]:
    """Places in a starting area, rank by rank, each from its middle outwards.

    Fighters begin at the far border, shooters in the second rank. Shared: not to be changed.
    """
    area = area_at(Layout(width, height), edge)
    left, top, right, bottom = area
    deep = min(right - left, bottom - top) - (size + 1) // 2
    ranks = list(range(0, deep + 1, size))
    if behind and len(ranks) > 1:
        ranks = [*ranks[1:], ranks[0]]
    half = max(right - left, bottom - top) // 2
    return ranked(area, INWARD[edge], ranks, outwards(STEP, half))


def _crowd(state: KnightState) -> list[Disc]:
    """All bases on the battlefield, the last that came first: others are nearest to those."""
    return [(f.pose.x, f.pose.y, f.base.diameter) for f in reversed(state.fighters)]


def _is_free(crowd: list[Disc], size: int, x: int, y: int, loose: int) -> bool:
    for other_x, other_y, other in crowd:
        far = size + other + 2 * loose
        dx, dy = 2 * (other_x - x), 2 * (other_y - y)
        if dx * dx + dy * dy < far * far:
            return False
    return True
