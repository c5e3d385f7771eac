"""Ways: what they cost, whether a figure may go along them, and which a player means."""

from collections.abc import Iterator, Sequence

from slagveld.kernel.fields import Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit import ways
from slagveld.kit.ways import Legal
from slagveld.table.costs import leg_cost, path_cost
from slagveld.table.inside import INSIDE, segment_in_area
from slagveld.table.layout import Layout
from slagveld.table.lines import place_in_convex
from slagveld.table.obstacles import BORDER, Ground, is_leg_free
from slagveld.table.paths import first_hit, leg_length, path_length
from slagveld.table.reach import cut_path
from slagveld.table.shapes import Pose, Spot
from slagveld.table.solids import is_hit
from slagveld.table.units import FINE
from slagveld.table.waypoints import cut_back, led, spots_of
from slagveld.texts import Distance, Name

from ..core.book import refuse
from ..core.figure import Figure
from ..core.state import ClashState
from . import obstacles
from .movement_table import Gait
from .obstacles import FIRST, ON_FOOT, Going
from .scenery import crossing_of, is_swimmer, kind_of, name_of, pose_at, waters
from .standing_room import contact_stands, nearest_stand, stand_refusal

HAIR = 1e-6
"""Fine units that a sum of roots may be off."""

Path = tuple[Spot, ...]


def fine_path(figure: Figure, path: Path) -> tuple[list[int], list[int]]:
    """The places of the middle in fine units, the start first; levels of spots are idle."""
    pose = figure.pose
    xs, ys = [pose.x * FINE], [pose.y * FINE]
    for spot in path:
        xs.append(spot.x * FINE)
        ys.append(spot.y * FINE)
    return xs, ys


def spot_of(figure: Figure) -> Spot:
    return Spot(figure.pose.x, figure.pose.y, figure.pose.level)


def whole_units(fine: float) -> int:
    """A length in units, parts of a unit counted up."""
    return -int(-(fine - HAIR) // FINE)


def end_pose(state: ClashState, figure: Figure, path: Path, facing: int) -> Pose:
    """Where a path leads, as high as the ground is there; without one, turned where it is."""
    if not path:
        here = figure.pose
        return Pose(here.x, here.y, facing, here.z)
    return pose_at(state, path[-1].x, path[-1].y, facing)


def way_length(figure: Figure, path: Path) -> int:
    """How long a path is, in units, whatever it costs (CON-SHOOT-6)."""
    return whole_units(path_length(*fine_path(figure, path)))


def way_cost(state: ClashState, figure: Figure, path: Path, going: Going = ON_FOOT) -> int:
    """What a path costs of a figure's movement, in units (CON-MOVE-10)."""
    return whole_units(fine_cost(state, figure, path, going))


def fine_cost(state: ClashState, figure: Figure, path: Path, going: Going) -> float:
    """The same in fine units, not rounded."""
    xs, ys = fine_path(figure, path)
    table = state.field.table
    if going.flying or not table.terrain:
        return path_length(xs, ys)
    ladders = obstacles.ladders_on(table, xs, ys) if going.walking else ()
    footing = obstacles.footing_of(state, figure, walking=going.walking, ladders=ladders)
    legs = range(1, len(xs))
    return sum(
        [leg_cost(footing.slows, footing.tolls, xs[i - 1], ys[i - 1], xs[i], ys[i]) for i in legs]
    )


def in_medium(state: ClashState, figure: Figure, path: Path) -> bool:
    """Whether it goes wholly in water and is at home there: by its second MOV (CON-STAT-2)."""
    if not is_swimmer(figure) or not path:
        return False
    xs, ys = fine_path(figure, path)
    legs = [(xs[i], ys[i], xs[i + 1], ys[i + 1]) for i in range(len(path))]
    return any(
        all(segment_in_area(*leg, piece.area) == INSIDE for leg in legs)
        for piece in waters(state.field.table)
    )


def way_refusal(
    state: ClashState,
    figure: Figure,
    path: Path,
    limit: int,
    going: Going = ON_FOOT,
    *,
    rule: str = "CON-WALK-1",
) -> Refusal | None:
    """Why a figure cannot go along a path at a cost of at most `limit` units, or None.

    Whether it may stand at the end is another question (`stand_refusal`). `rule` is cited for a way
    that is too long.
    """
    if not path:
        return None
    xs, ys = fine_path(figure, path)
    cost = fine_cost(state, figure, path, going)
    if cost > limit * FINE + HAIR:
        dear = max(whole_units(cost), limit + 1)
        values = {"limit": Distance(limit), "cost": Distance(dear, up=True)}
        return refuse(rule, "refusal-ground-far", name=figure.name, **values)
    if going.flying:
        return None if _is_above(state.field.table, path) else _edge_refusal(figure)
    ladders = obstacles.ladders_on(state.field.table, xs, ys) if going.walking else ()
    if is_free_way(obstacles.ground_along(state, figure, xs, ys, going, ladders), xs, ys):
        return None
    return _hit_refusal(state, figure, obstacles.way_ground(state, figure, going, ladders), xs, ys)


def is_open(state: ClashState, figure: Figure, path: Path, limit: int, going: Going) -> bool:
    """Whether a figure can go along a path: as `way_refusal`, without saying why not."""
    if not path:
        return True
    xs, ys = fine_path(figure, path)
    most = limit * FINE + HAIR
    if going.flying:
        return path_length(xs, ys) <= most and _is_above(state.field.table, path)
    ladders = obstacles.ladders_on(state.field.table, xs, ys) if going.walking else ()
    ground = obstacles.ground_along(state, figure, xs, ys, going, ladders)
    return path_cost(ground, xs, ys) <= most and is_free_way(ground, xs, ys)


def _is_above(table: Layout, path: Path) -> bool:
    return all(0 <= one.x <= table.width and 0 <= one.y <= table.height for one in path)


def is_free_way(ground: Ground, xs: list[int], ys: list[int]) -> bool:
    """Whether a path of fine places meets nothing that bars it."""
    legs = range(len(xs) - 1)
    return all(is_leg_free(ground, xs[i], ys[i], xs[i + 1], ys[i + 1]) for i in legs)


def gaits_refusal(
    state: ClashState, figure: Figure, path: Path, found: Sequence[Gait], going: Going, rule: str
) -> Refusal | None:
    """Why a figure can go along a path by none of these gaits, or None: the word on the first."""
    first: Refusal | None = None
    for gait in found:
        if gait.medium == "water" and not in_medium(state, figure, path):
            continue
        how = going.by_air() if gait.flying else going
        refusal = way_refusal(state, figure, path, gait.limit, how, rule=rule)
        if refusal is None:
            return None
        first = first or refusal
    return first


def open_by_gait(
    state: ClashState, figure: Figure, path: Path, found: Sequence[Gait], going: Going
) -> bool:
    for gait in found:
        if gait.medium == "water" and not in_medium(state, figure, path):
            continue
        how = going.by_air() if gait.flying else going
        if is_open(state, figure, path, gait.limit, how):
            return True
    return False


def _edge_refusal(figure: Figure) -> Refusal:
    return refuse("CON-HOUSE-11", "refusal-ground-edge", name=figure.name)


def _hit_refusal(
    state: ClashState, figure: Figure, ground: Ground, xs: list[int], ys: list[int]
) -> Refusal:
    hit = first_hit(ground, xs, ys)
    owner = BORDER if hit is None else hit.owner
    if owner == BORDER:
        return _edge_refusal(figure)
    if owner > BORDER:
        other = state.field.by_id[owner]
        values = {"name": figure.name, "other": other.name}
        if other.seat != figure.seat and not _runs_over(figure, other, xs, ys):
            return refuse("CON-MOVE-13", "refusal-ground-brush", **values)
        return refuse("CON-MOVE-12", "refusal-ground-through", **values)
    piece = state.field.table.terrain[FIRST - owner]
    where: dict[str, Name | str] = {"name": figure.name, "terrain": name_of(piece)}
    match kind_of(piece).passage:
        case "water":
            return refuse("CON-SWIM-1", "refusal-ground-water", **where)
        case "gap":
            return refuse("CON-JUMP-3", "refusal-ground-gap", **where)
        case "obstacle" if crossing_of(figure, piece) == "smaller":
            return refuse("CON-HOUSE-6", "refusal-ground-smaller", **where)
        case "obstacle":
            return refuse("CON-HOUSE-6", "refusal-ground-obstacle", **where)
        case _:
            return refuse("CON-HOUSE-6", "refusal-ground-barred", **where)


def _runs_over(figure: Figure, other: Figure, xs: list[int], ys: list[int]) -> bool:
    """Whether a path runs over a base, more than brushing it."""
    return any(
        is_hit(solid, xs[i], ys[i], xs[i + 1], ys[i + 1])
        for solid in obstacles.base_solids(other, obstacles.gait_of(figure).reach)
        for i in range(len(xs) - 1)
    )


BACK = (1, 2, 4, 8, 12)
"""Units by which a way is first cut back: into contact it stays so, or ends just short of it."""
WISHES = 8
"""So many places round a target are tried when a player points at it."""


def reach_region(state: ClashState, figure: Figure, limit: int, going: Going = ON_FOOT) -> Region:
    """Where the middle of a figure can get to with a move of so many units."""
    return ways.reach_region(going.ground(state, figure), figure.pose, limit * FINE)


def meant(
    state: ClashState,
    figure: Figure,
    path: Sequence[Spot],
    limit: int,
    legal: Legal,
    going: Going = ON_FOOT,
) -> Path:
    """The way a player means by these waypoints: legal as they are, or the nearest to it.

    Only the last leg is changed: it is led around what is in the way, ended at the limit, and
    drawn beside a figure that it points at: into contact with an announced one (`touch`). What is
    not to be mended comes back as it was. `legal` judges facing and all else.
    """

    def led_ways(before: Path, goal: Spot) -> Iterator[Path]:
        here = figure.at(end_pose(state, figure, before, figure.pose.facing)) if before else figure
        left = limit * FINE - fine_cost(state, figure, before, going)
        for wish in _wishes(state, here, goal, going.touch) if left > 0.0 else ():
            yield from cut_backs(here, _led(state, here, wish, left, going))

    return ways.meant(path, legal, led_ways) or tuple(path)


def _wishes(state: ClashState, here: Figure, goal: Spot, touch: tuple[int, ...]) -> Iterator[Spot]:
    """Where a player may want to get to by pointing here, the likeliest first."""
    pose = pose_at(state, goal.x, goal.y, here.pose.facing)
    if stand_refusal(state, here, pose, touch=touch) is not None:
        beside = goal
        other = pointed_at(state, here, goal)
        if other is not None:
            stands = _beside(state, here, other)
            if other.seat == here.seat or other.id in touch:
                yield from stands[:WISHES]
            beside = stands[0]
        found = nearest_stand(state, here, beside.x, beside.y, touch=touch)
        if found is not None:
            yield Spot(found.x, found.y)
    yield goal


def _beside(state: ClashState, here: Figure, other: Figure) -> list[Spot]:
    x, y = here.pose.x, here.pose.y
    stands = list(contact_stands(state, here, other))
    stands.sort(key=lambda one: (not one.square, leg_length(one.pose.x, one.pose.y, x, y)))
    return [Spot(one.pose.x, one.pose.y) for one in stands]


def pointed_at(state: ClashState, here: Figure, goal: Spot) -> Figure | None:
    """The figure on whose base a place lies, besides the mover."""
    x, y = goal.x * FINE, goal.y * FINE
    others = (other for other in state.figures if other.id != here.id)
    return next(
        (one for one in others if place_in_convex(one.body.xs, one.body.ys, x, y) > 0), None
    )


def _led(state: ClashState, here: Figure, goal: Spot, left: float, going: Going) -> Path:
    ground = going.ground(state, here, (goal.x, goal.y))
    whole = led(ground, here.pose.x, here.pose.y, goal, left)
    return () if whole is None else spots_of(*cut_path(ground, whole.xs, whole.ys, left))


def cut_backs(here: Figure, way: Path) -> Iterator[Path]:
    """A way, and the same cut back from its end, bit by bit."""
    return cut_back(here.pose.x, here.pose.y, way, BACK)
