"""Walking and flying along waypoints: the way with all its costs, or why it cannot be gone."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from slagveld.kernel.rulebook import Refusal
from slagveld.table.inside import INSIDE, segment_in_area
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, TURN
from slagveld.texts import Distance

from ..board.ways import stepped
from ..core.book import refuse
from ..core.regiment import Stand
from ..core.state import LittleCarnageState
from ..terrain.scenery import building_at
from ..ways.climb import climbed
from ..ways.footing import stand_refusal
from ..ways.legs import HAIR, TOLL, Way, height_on, length_of, spots_of, whole
from .manners import Label, manners, story
from .passages import Passage


def walked(
    state: LittleCarnageState,
    stand: Stand,
    path: Sequence[Spot],
    facing: int | None,
    *,
    limit: int,
    flying: bool = False,
    through: tuple[int, ...] = (),
) -> Way | Refusal:
    """The cheapest way along these waypoints that ends with this facing, or why there is none.

    Without a facing the stand looks as it went. It costs at most `limit` units. Stands in
    `through` will have moved away. Straight across a high obstacle, or onto or off a building,
    from directly beside it, is a climb. Coming into contact and leaving it cost nothing more
    (LC-1.9-9, LC-1.9-10).
    """
    key = ("walked", stand.id, stand.pose, tuple(path), facing, limit, flying, through)
    traces = state.field.traces
    known: Way | Refusal | None = traces.get(key)
    if known is None:
        found = _walked(state, stand, tuple(path), facing, limit, flying, through)
        known = traces[key] = found
    return known


def _walked(
    state: LittleCarnageState,
    stand: Stand,
    path: tuple[Spot, ...],
    facing: int | None,
    limit: int,
    flying: bool,
    through: tuple[int, ...],
) -> Way | Refusal:
    if facing is not None:
        facing %= TURN
    if state.options.board:
        return stepped(state, stand, path, facing, limit, flying, through)
    spots = spots_of(stand, path)
    if not flying and state.field.table.terrain and len(spots) == 2:
        climb = climbed(state, stand, path, facing, limit=limit, through=through)
        if climb is not None:
            return climb
    length = length_of(spots)
    if length > limit + HAIR:
        return _too_far(state, stand, length, limit, "LC-1.3-7")
    refusal = _bounds_refusal(state, stand, spots, flying)
    if refusal is not None:
        return refusal
    passage = Passage(state, stand, spots, through, flying)
    labels = manners(passage, stand.pose.facing, facing, limit)
    if not labels:
        return passage.refusal or _too_far(state, stand, length, limit, "LC-1.3-9")
    first: Refusal | None = None
    for label in labels:
        if label.cost > limit + HAIR:
            break
        pose = end_of(state, stand, spots[-1], label.facing, flying)
        refusal = stand_refusal(state, stand, pose, ignore=through)
        if refusal is None:
            legs, crosses = story(label)
            return Way(path, pose, whole(label.cost), whole(length), 0, legs, crosses)
        first = first or refusal
    return first or _dear(state, stand, labels[0], limit)


def is_taken(
    state: LittleCarnageState,
    stand: Stand,
    path: Sequence[Spot],
    facing: int | None,
    *,
    flying: bool,
    through: tuple[int, ...],
) -> bool:
    """Whether a walk surely cannot end there, which is told without looking at the way."""
    if not path or facing is None or flying or state.options.board:
        return False
    if state.field.table.terrain and len(spots_of(stand, tuple(path))) == 2:
        return False
    end = path[-1]
    key = ("taken", stand.id, stand.pose.z, end.x, end.y, facing, through)
    traces = state.field.traces
    known: bool | None = traces.get(key)
    if known is None:
        pose = end_of(state, stand, (end.x, end.y), facing % TURN, False)
        known = traces[key] = stand_refusal(state, stand, pose, ignore=through) is not None
    return known


def end_of(
    state: LittleCarnageState, stand: Stand, spot: tuple[int, int], facing: int, flying: bool
) -> Pose:
    """Where a way ends; a flier over a building comes down on its top (LC-1.8-flying-1)."""
    pose = msgspec.structs.replace(stand.pose, x=spot[0], y=spot[1], facing=facing)
    return height_on(pose, building_at(state, *spot)) if flying else pose


def _bounds_refusal(
    state: LittleCarnageState, stand: Stand, spots: list[tuple[int, int]], flying: bool
) -> Refusal | None:
    """Why a way leaves the table, or the top that a stand walks on, or None."""
    table = state.field.table
    near = min(stand.sides) // 2
    for x, y in spots[1:]:
        if not (near <= x <= table.width - near and near <= y <= table.height - near):
            name = state.regiment_of(stand).name
            return refuse("LC-1.3-19", "refusal-ground-edge", name=name)
    if stand.pose.z and not flying:
        building = building_at(state, stand.pose.x, stand.pose.y)
        for (x1, y1), (x2, y2) in pairwise(spots):
            line = (x1 * FINE, y1 * FINE, x2 * FINE, y2 * FINE)
            if building is None or segment_in_area(*line, building.area) != INSIDE:
                name = state.regiment_of(stand).name
                return refuse("LC-HOUSE-ground", "refusal-way-top", name=name)
    return None


def _too_far(
    state: LittleCarnageState, stand: Stand, cost: float, limit: int, rule: str
) -> Refusal:
    return refuse(
        rule,
        "refusal-way-far",
        name=state.regiment_of(stand).name,
        cost=Distance(max(whole(cost), limit + 1), up=True),
        limit=Distance(limit),
    )


def _dear(state: LittleCarnageState, stand: Stand, label: Label, limit: int) -> Refusal:
    """Why the cheapest manner costs too much: the rule that makes it so dear."""
    legs, crosses = story(label)
    if label.cost - TOLL * len(crosses) <= limit + HAIR:
        rule = "LC-1.9-18"
    elif all(leg.kind in ("turn", "ahead") for leg in legs):
        rule = "LC-1.3-10"
    elif any(leg.kind == "back" for leg in legs):
        rule = "LC-1.3-11"
    else:
        rule = "LC-1.9-3"
    return _too_far(state, stand, label.cost, limit, rule)
