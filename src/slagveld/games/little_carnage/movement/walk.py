"""Walking and flying along waypoints: the way with all its costs, or why it cannot be gone."""

from collections.abc import Sequence
from itertools import pairwise

from slagveld.kernel.rulebook import Refusal
from slagveld.table.inside import INSIDE, segment_in_area
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE, TURN

from ..core.book import refuse
from ..terrain.scenery_and_cover import building_at
from .ahead_aside_back import HAIR, Passage, Way, length_of, spots_of, too_dear, too_far, whole
from .board_ways import stepped
from .climb import climbed
from .crossing_and_ending import Mover
from .turns_on_the_way import manners, story


def walked(mover: Mover, path: Sequence[Spot], facing: int | None) -> Way | Refusal:
    """The cheapest way along these waypoints that ends with this facing, or why there is none.

    Without a facing the stand looks as it went. A flier on foot goes like others (LC-1.9-32), in
    the air nothing is in its way (LC-1.8-flying-1). Straight across a high obstacle, or onto or off
    a building, from directly beside it, is a climb. Coming into contact and leaving it cost nothing
    more (LC-1.9-9, LC-1.9-10), nor do slopes (LC-1.9-21); other terrain on the way may bar it or
    has its price (LC-1.9-2, LC-1.9-17). Friends let each other through (LC-1.9-6), enemies do not
    (LC-1.9-8).
    """
    stand, way = mover.stand, tuple(path)
    key = ("walked", stand.id, stand.pose, way, facing, mover.limit, mover.flying, mover.through)
    return mover.state.field.known(key, _walked, mover, way, facing)


def _walked(mover: Mover, path: tuple[Spot, ...], facing: int | None) -> Way | Refusal:
    state, stand, limit, flying = mover.state, mover.stand, mover.limit, mover.flying
    if facing is not None:
        facing %= TURN
    if state.options.board:
        return stepped(mover, path, facing)
    spots = spots_of(stand, path)
    climbs = not flying and state.field.table.terrain and len(spots) == 2
    if climbs and (climb := climbed(mover, path, facing)) is not None:
        return climb
    length = length_of(spots)
    if length > limit + HAIR:
        return too_far(mover, "LC-1.3-7", length, limit)
    if (refusal := _bounds_refusal(mover, spots)) is not None:
        return refusal
    passage = Passage(mover, spots)  # each leg straight on, as it looks (LC-1.3-8)
    labels = manners(passage, stand.pose.facing, facing, limit)
    if not labels:
        return passage.refusal or too_far(mover, "LC-1.3-9", length, limit)
    first: Refusal | None = None
    for label in labels:
        if label.cost > limit + HAIR:
            break
        pose = mover.end_at(*spots[-1], label.facing)
        refusal = mover.refusal_at(pose)
        if refusal is None:
            legs, crosses = story(label)
            return Way(path, pose, whole(label.cost), whole(length), 0, legs, crosses)
        first = first or refusal
    if first is not None:
        return first
    legs, crosses = story(labels[0])
    return too_dear(mover, [leg.kind for leg in legs], labels[0].cost, len(crosses))


def is_taken(mover: Mover, path: Sequence[Spot], facing: int | None) -> bool:
    """Whether a walk surely cannot end there, which is told without looking at the way."""
    state, stand = mover.state, mover.stand
    if not path or facing is None or mover.flying or state.options.board:
        return False
    if state.field.table.terrain and len(spots_of(stand, tuple(path))) == 2:
        return False
    end, look = path[-1], facing % TURN
    key = ("taken", stand.id, stand.pose.z, end.x, end.y, facing, mover.through)
    return state.field.known(
        key, lambda: mover.refusal_at(mover.end_at(end.x, end.y, look)) is not None
    )


def _bounds_refusal(mover: Mover, spots: list[tuple[int, int]]) -> Refusal | None:
    """Why a way leaves the table, or the top that a stand walks on, or None."""
    state, stand, table = mover.state, mover.stand, mover.state.field.table
    near = min(stand.sides[0], stand.sides[1]) // 2
    right, bottom = table.width - near, table.height - near
    for x, y in spots[1:]:
        if not (near <= x <= right and near <= y <= bottom):
            return refuse("LC-1.3-19", "refusal-ground-edge", name=mover.name)
    if stand.pose.z and not mover.flying:
        building = building_at(state, stand.pose.x, stand.pose.y)
        for (x1, y1), (x2, y2) in pairwise(spots):
            line = (x1 * FINE, y1 * FINE, x2 * FINE, y2 * FINE)
            if building is None or segment_in_area(*line, building.area) != INSIDE:
                return refuse("LC-HOUSE-ground", "refusal-way-top", name=mover.name)
    return None
