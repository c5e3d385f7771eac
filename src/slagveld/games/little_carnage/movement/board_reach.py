"""How far a stand gets on a board, ways around what is in the way, and what a player means."""

from heapq import heappop, heappush

from slagveld.kernel.fields import Region
from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.shapes import Pose, Spot

from ..core.board import AHEAD, FIELD, is_on_fields, nearest_side, pivot_of, snapped
from ..core.regiment import Stand
from .board_steps import STEPS, Place, Walker, kind_of_step, price_of, turn_price
from .board_terrain import outlines_of
from .board_ways import Label, chain, end_pose, start_of, stepped_to, turned_to
from .crossing_and_ending import Mover

Spread = dict[Place, Label]


def spread(mover: Mover) -> Spread:
    """Every field and facing that a stand comes to for so many units, with the cheapest manner.

    Places over which it may only pass are among them. Of those who will be away only enemies
    matter, so that it is found once whoever of its own moves along.
    """
    stand, by_id = mover.stand, mover.state.field.by_id
    away = tuple([n for n in mover.through if n in by_id and by_id[n].seat != stand.seat])
    key = ("spread", stand.id, stand.pose, mover.limit, mover.flying, away)
    return mover.state.field.known(key, _spread, mover, away)


def _spread(mover: Mover, away: tuple[int, ...]) -> Spread:
    """By rising cost; a turn is always followed up from the facing of arrival (LC-1.3-9).

    A square base that came to a field for less can look anywhere for a field more, so dearer
    manners of coming there are not followed up. Nor does it pay to turn first and step aside then.
    """
    walker, most = Walker(replace(mover, through=away)), mover.limit // FIELD
    best: Spread = {}
    if not is_on_fields(walker.stand, walker.stand.pose):
        return best
    square = walker.stand.sides[0] == walker.stand.sides[1]
    start = start_of(walker.stand)
    least = {(start.place.x, start.place.y): 0}
    found: dict[tuple[int, int, int], tuple[int, int]] = {start.place: (0, 0)}
    looked: dict[Place, tuple[int, int]] = {}
    heap: list[tuple[int, int, int, Label]] = [(0, 0, 0, start)]
    count = 0
    while heap:
        cost, turns, _, label = heappop(heap)
        here = label.place
        if found[here] != (cost, turns) or (square and cost > least[here.x, here.y]):
            continue
        for facing in AHEAD:
            if label.paid + turn_price(label.came, facing) > most:
                continue
            looking = turned_to(walker, label, facing)
            if isinstance(looking, Refusal) or looking.cost > most:
                continue
            turned, spent = looking.turns, looking.cost
            if looked.get(looking.place, NEVER) > (spent, turned):
                best[looking.place] = looking
                looked[looking.place] = (spent, turned)
            x, y = here.x, here.y
            steps = ONWARD if square and looking is not label else PRICES
            for step, price in steps[facing]:
                least_cost = spent + price
                if least_cost > most:
                    continue
                spot = (x + step[0] * FIELD, y + step[1] * FIELD)
                if square and least_cost > least.get(spot, most):
                    continue
                there = (*spot, facing)
                if found.get(there, NEVER) <= (least_cost, turned):
                    continue
                went = stepped_to(walker, looking, step)
                if isinstance(went, Refusal) or went.cost > most:
                    continue
                paid = (went.cost, went.turns)
                if found.get(there, NEVER) > paid:
                    found[there] = paid
                    least[spot] = min(went.cost, least.get(spot, most))
                    count += 1
                    heappush(heap, (*paid, count, went))
    return best


NEVER = (1 << 30, 0)
"""More than any way costs."""
PRICES = {
    facing: [(step, price_of(kind_of_step(facing, step))) for step in STEPS] for facing in AHEAD
}
"""All steps with what they cost, by facing."""
ONWARD = {facing: [one for one in PRICES[facing] if one[1] == 1] for facing in AHEAD}
"""The steps ahead."""


def region(mover: Mover) -> Region:
    """The fields to which the front of a stand gets, where it may come to stand."""
    walker, stand = Walker(mover), mover.stand
    found: dict[tuple[int, int], bool] = {}
    half = stand.sides[0] // 2
    for place in spread(mover):
        first = ((place.x - half) // FIELD, (place.y - half) // FIELD)
        if not found.get(first):
            found[first] = mover.refusal_at(end_pose(walker, place)) is None
    wide = stand.sides[0] // FIELD
    cells = {
        (column + dx, row + dy): None
        for (column, row), free in found.items()
        if free
        for dx in range(wide)
        for dy in range(wide)
    }
    return Region(outlines_of(cells), stand.pose.level, "reach")


def path_to(mover: Mover, pose: Pose) -> tuple[Spot, ...] | None:
    """The cheapest way to a pose around what is in the way, as waypoints; None if there is none."""
    x, y = pivot_of(mover.stand.sides, pose.x, pose.y, pose.facing)
    label = spread(mover).get(Place(x, y, pose.facing))
    return None if label is None else _waypoints(Walker(mover), label)


def _waypoints(walker: Walker, label: Label) -> tuple[Spot, ...]:
    """Where a way bends or turns, and its end."""
    found: list[Spot] = []
    labels = chain(label)
    for place, here in enumerate(labels[1:], 1):
        pose = end_pose(walker, here.place)
        after = labels[place + 1] if place + 1 < len(labels) else None
        if after is not None:
            a, b, c = labels[place - 1].place, here.place, after.place
            straight = (b.x - a.x, b.y - a.y) == (c.x - b.x, c.y - b.y)
            if straight and a.facing == b.facing == c.facing:
                continue
        spot = Spot(pose.x, pose.y, pose.level)
        if not found or found[-1] != spot:
            found.append(spot)
    return tuple(found)


def nearest_free(mover: Mover, x: int, y: int, facing: int | None) -> Pose | None:
    """The place within reach that is nearest to one; None if it is where the stand is."""
    walker, stand = Walker(mover), mover.stand
    wish = stand.pose.facing if facing is None else nearest_side(facing)
    tried: list[tuple[int, bool, int, Pose]] = []
    for place, label in spread(mover).items():
        pose = end_pose(walker, place)
        far = (pose.x - x) ** 2 + (pose.y - y) ** 2
        tried.append((far, pose.facing != wish, label.cost, pose))
    tried.sort(key=lambda one: (*one[:3], one[3].x, one[3].y, one[3].facing))
    for *_, pose in tried:
        if mover.refusal_at(pose) is None:
            return None if (pose.x, pose.y) == (stand.pose.x, stand.pose.y) else pose
    return None


def wished(stand: Stand, x: int, y: int, facing: int | None) -> Pose:
    """The pose on fields that somebody means by a place and a facing."""
    look = stand.pose.facing if facing is None else facing
    return snapped(stand, Pose(x, y, look, stand.pose.z, stand.pose.level))
