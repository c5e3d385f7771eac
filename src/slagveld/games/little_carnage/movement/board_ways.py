"""Ways over a board: the cheapest steps and turns that follow given waypoints (LC-1.9-4).

A leg between two waypoints is gone with one facing: diagonally and straight on, in the order that
is open. After every step a turn is free anew, for a field is an inch (LC-1.3-9).
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from slagveld.kernel.fields import Leg as Step
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import TURN

from ..core.board import AHEAD, FIELD, Cell, field_refusal, middle_of, pivot_of
from ..core.book import refuse
from ..core.regiment import Stand
from .ahead_aside_back import Kind, Way, too_dear, too_far
from .board_steps import Place, Walker, kind_of_step, price_of, turn_price
from .climb import climbed
from .crossing_and_ending import Mover


class Label(NamedTuple):
    """One manner of having come so far. Costs are fields."""

    place: Place
    came: int
    """The facing with which it came to its field: turns there add up from it (LC-1.3-9)."""
    paid: int
    """What it cost to come there, without turns on this field."""
    turns: int = 0
    steps: int = 0
    tolls: int = 0
    before: "Label | None" = None
    kind: Kind | None = None
    """How it took its last step; None: it turned."""
    crosses: tuple[int, ...] = ()

    @property
    def cost(self) -> int:
        return self.paid + turn_price(self.came, self.place.facing)


def start_of(stand: Stand) -> Label:
    pose = stand.pose
    pivot = pivot_of(stand.sides, pose.x, pose.y, pose.facing)
    return Label(Place(*pivot, pose.facing), pose.facing, 0)


def turned_to(walker: Walker, label: Label, facing: int) -> Label | Refusal:
    here = label.place
    if facing == here.facing:
        return label
    there = Place(here.x, here.y, facing)
    found = walker.gone(here, there, (0, 0))
    if isinstance(found, Refusal):
        return found
    paid, tolls = label.paid + len(found), label.tolls + len(found)
    crosses = tuple([piece.id for piece in found])
    return Label(there, label.came, paid, label.turns + 1, label.steps, tolls, label, None, crosses)


def stepped_to(walker: Walker, label: Label, step: Cell) -> Label | Refusal:
    here = label.place
    there = Place(here.x + step[0] * FIELD, here.y + step[1] * FIELD, here.facing)
    found = walker.gone(here, there, step)
    if isinstance(found, Refusal):
        return found
    kind, tolls = kind_of_step(here.facing, step), label.tolls + len(found)
    paid, steps = label.cost + price_of(kind) + len(found), label.steps + 1
    crosses = tuple([piece.id for piece in found])
    return Label(there, here.facing, paid, label.turns, steps, tolls, label, kind, crosses)


def runs(dx: int, dy: int) -> list[list[Cell]]:
    """The steps that lead so many columns and rows further: diagonals first, or last."""
    across, down = max(-1, min(1, dx)), max(-1, min(1, dy))
    slant = min(abs(dx), abs(dy))
    straight = max(abs(dx), abs(dy)) - slant
    rest = (across, 0) if abs(dx) > abs(dy) else (0, down)
    first = [(across, down)] * slant
    then = [rest] * straight
    return [first + then, then + first] if first and then else [first + then]


def stepped(mover: Mover, path: tuple[Spot, ...], facing: int | None) -> Way | Refusal:
    """What `walked` is on a board."""
    state, stand = mover.state, mover.stand
    if (refusal := field_refusal(state, stand, stand.pose)) is not None:
        return refusal
    if facing is not None and facing not in AHEAD:
        return refuse("LC-1.9-4", "refusal-board-field", name=mover.name)
    climb: Way | Refusal | None = None
    if not mover.flying and len(path) == 1 and state.field.table.terrain:
        climb = climbed(mover, path, facing)
        if isinstance(climb, Way):
            return climb
    found = _followed(Walker(mover), path, facing)
    return climb if isinstance(found, Refusal) and climb is not None else found


def _followed(walker: Walker, path: tuple[Spot, ...], facing: int | None) -> Way | Refusal:
    mover, limit = walker.mover, walker.mover.limit
    labels = [start_of(walker.stand)]
    for index, spot in enumerate(path):
        last = facing if index == len(path) - 1 else None
        found = _leg(walker, labels, spot, last, limit // FIELD)
        if isinstance(found, Refusal):
            return found
        labels = found
    ends: list[Label] = []
    refusals: list[Refusal] = []
    for label in labels:
        end = label if facing is None else turned_to(walker, label, facing)
        if isinstance(end, Refusal):
            refusals.append(end)
        else:
            ends.append(end)
    ends.sort(key=lambda one: (one.cost, one.turns))
    for end in ends:
        if end.cost * FIELD > limit:
            kinds = [one.kind for one in chain(end)]
            refusals.append(too_dear(mover, kinds, end.cost * FIELD, end.tolls))
            break
        pose = end_pose(walker, end.place)
        refusal = mover.refusal_at(pose)
        if refusal is None:
            return way_of(end, path, pose)
        refusals.append(refusal)
    return refusals[0]


def _leg(
    walker: Walker, labels: list[Label], spot: Spot, last: int | None, most: int
) -> list[Label] | Refusal:
    """All manners of coming to the next waypoint, the best for each facing; or why none goes."""
    sides = walker.stand.sides
    best: dict[tuple[Place, int], Label] = {}
    refusal: Refusal | None = None
    for label in labels:
        for facing in _looks(label, sides, spot, last):
            goal = pivot_of(sides, spot.x, spot.y, facing if last is None else last)
            dx, dy = goal[0] - label.place.x, goal[1] - label.place.y
            if dx % FIELD or dy % FIELD:
                continue
            far = max(abs(dx), abs(dy)) // FIELD
            if label.steps + far > most:
                told = (label.steps + far) * FIELD
                refusal = refusal or too_far(walker.mover, "LC-1.3-7", told, most * FIELD)
                continue
            looking = turned_to(walker, label, facing)
            if isinstance(looking, Refusal):
                refusal = refusal or looking
                continue
            for run in runs(dx // FIELD, dy // FIELD):
                found = _run(walker, looking, run)
                if isinstance(found, Refusal):
                    refusal = refusal or found
                    continue
                if last is not None and len(labels) == 1 and found.tolls == label.tolls:
                    return [*best.values(), found]
                key = (found.place, found.came)
                known = best.get(key)
                if known is None or (found.cost, found.turns) < (known.cost, known.turns):
                    best[key] = found
    if best:
        return list(best.values())
    return refusal or refuse("LC-1.9-4", "refusal-board-field", name=walker.mover.name)


def _looks(label: Label, sides: tuple[int, int], spot: Spot, last: int | None) -> Sequence[int]:
    """The facings with which a leg may be gone; if the facing at its end is told, best first.

    Then the first that is open is the best, for nothing but obstacles makes it dearer.
    """
    if last is None:
        return tuple(AHEAD)
    x, y = pivot_of(sides, spot.x, spot.y, last)
    run = runs((x - label.place.x) // FIELD, (y - label.place.y) // FIELD)[0]

    def price(facing: int) -> tuple[int, int]:
        turns = (facing != label.place.facing) + (facing != last)
        if not run:
            return turn_price(label.came, last), turns
        paid = turn_price(label.came, facing) + turn_price(facing, last)
        return paid + sum([price_of(kind_of_step(facing, step)) for step in run]), turns

    return sorted(AHEAD, key=price)


def _run(walker: Walker, label: Label, run: list[Cell]) -> Label | Refusal:
    for step in run:
        found = stepped_to(walker, label, step)
        if isinstance(found, Refusal):
            return found
        label = found
    return label


def end_pose(walker: Walker, place: Place) -> Pose:
    """The pose of a base whose way ends at a place."""
    x, y = middle_of(walker.stand.sides, place.x, place.y, place.facing)
    return walker.mover.end_at(x, y, place.facing)


def chain(label: Label) -> list[Label]:
    """A label and all before it, the start first."""
    found = [label]
    while found[-1].before is not None:
        found.append(found[-1].before)
    return found[::-1]


def way_of(label: Label, path: tuple[Spot, ...], pose: Pose) -> Way:
    legs: list[Step] = []
    crosses: list[int] = []
    for before, after in pairwise(chain(label)):
        crosses += after.crosses
        if after.kind is None:
            turn = (after.place.facing - before.place.facing) % TURN
            legs.append(Step("turn", turn if turn <= TURN // 2 else turn - TURN))
        elif legs and legs[-1].kind == after.kind:
            legs[-1] = Step(after.kind, legs[-1].amount + FIELD)
        else:
            legs.append(Step(after.kind, FIELD))
    length = label.steps * FIELD
    return Way(path, pose, label.cost * FIELD, length, 0, tuple(legs), tuple(crosses))
