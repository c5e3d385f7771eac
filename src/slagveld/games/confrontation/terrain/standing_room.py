"""Where a base may stand: room among bases, whom it may touch, on which terrain."""

from collections.abc import Iterator, Sequence
from typing import Literal

from slagveld.kernel.rulebook import Refusal
from slagveld.record import Record
from slagveld.table.body import Body
from slagveld.table.contact import overlap, touched
from slagveld.table.inside import CROSSING, TOUCHING, body_in_area
from slagveld.table.measure import table_edge_gap
from slagveld.table.obstacles import SLIP, Ground, body_mover, body_solids, edge_solids
from slagveld.table.paths import leg_length
from slagveld.table.ring import ring_spot, whole_outside
from slagveld.table.shapes import Pose
from slagveld.table.solids import Solid
from slagveld.table.terrain import Terrain
from slagveld.table.turns import shrunk
from slagveld.table.units import FINE, ONE, TURN, cosine, direction_of, scaled, sine
from slagveld.table.vacancy import way_out
from slagveld.texts import Name

from ..core.book import refuse
from ..core.field import REACH, SLACK
from ..core.figure import Figure
from ..core.state import ClashState
from .obstacles import region_of
from .scenery import is_swimmer, is_wall, kind_of, name_of, pose_at


def stand_refusal(
    state: ClashState, figure: Figure, pose: Pose, *, touch: tuple[int, ...] = (), wet: bool = False
) -> Refusal | None:
    """Why a figure cannot stand at a pose, or None.

    `touch` are the enemies that it may be in contact with (CON-MOVE-13). With `wet` it may be in
    deep water, as one who swims is.
    """
    found = _hindrance(state, figure, pose, touch, wet)
    if found is None:
        return None
    why, what = found
    if why == "edge":
        return refuse("CON-HOUSE-11", "refusal-ground-edge", name=figure.name)
    if isinstance(what, Terrain):
        where: dict[str, Name | str] = {"name": figure.name, "terrain": name_of(what)}
        if kind_of(what).passage in ("obstacle", "gap"):
            return refuse("CON-HOUSE-6", "refusal-ground-astride", **where)
        return refuse("CON-HOUSE-6", "refusal-ground-terrain", **where)
    values = {"name": figure.name, "other": what.name}
    if why == "room":
        return refuse("CON-MOVE-12", "refusal-ground-room", **values)
    if why == "contact":
        return refuse("CON-MOVE-13", "refusal-ground-contact", **values)
    most = what.profile.most_opponents
    return refuse("CON-MOVE-14", "refusal-ground-crowded", most=most, **values)


def has_room(state: ClashState, figure: Figure, pose: Pose, touch: tuple[int, ...] = ()) -> bool:
    """Whether a figure can stand at a pose: as `stand_refusal`, without saying why not."""
    return _hindrance(state, figure, pose, touch, False) is None


Why = Literal["edge", "room", "contact", "crowded", "ground"]


def _hindrance(
    state: ClashState, figure: Figure, pose: Pose, touch: tuple[int, ...], wet: bool
) -> tuple[Why, Figure | Terrain] | None:
    field = state.field
    table = field.table
    body = figure.body_at(pose)
    if table_edge_gap(body, table.width, table.height) < -SLIP:
        return "edge", figure
    met = 0
    for place in touched(body, field.bodies, SLACK):
        other = field.figures[place]
        if other.id == figure.id:
            continue
        if overlap(body, field.bodies[place], SLIP):
            return "room", other
        if other.seat != figure.seat and abs(other.pose.z - pose.z) <= REACH:
            if other.id not in touch:
                return "contact", other
            if _is_held(state, figure, other):
                return "crowded", other
            met += 1
    if met > figure.profile.most_opponents:
        return "crowded", figure
    barring = _barring(state, figure, body, wet) if table.terrain else None
    return None if barring is None else ("ground", barring)


def _is_held(state: ClashState, figure: Figure, enemy: Figure) -> bool:
    """Whether as many of us are at an enemy as find room there, one figure not counted."""
    by_id = state.field.by_id
    others = [by_id[number] for number in state.field.touching(enemy) if number != figure.id]
    there = [other for other in others if other.seat != enemy.seat]
    return len(there) >= enemy.profile.most_opponents


def _barring(state: ClashState, figure: Figure, body: Body, wet: bool) -> Terrain | None:
    """The piece of terrain because of which a base may not be there, or None.

    Nobody stands in what is impassable or, unless swimming, in deep water; nor across the edge of
    a gap or of an obstacle that is not low: the whole base is on it, or beside it.
    """
    core: Body | None = None
    for piece in state.field.table.terrain:
        if body_in_area(body, piece.area) <= TOUCHING:
            continue
        if core is None:
            core = shrunk(body, SLIP)
        how = body_in_area(core, piece.area)
        if how > TOUCHING and _bars(figure, piece, how == CROSSING, wet):
            return piece
    return None


def _bars(figure: Figure, piece: Terrain, partly: bool, wet: bool) -> bool:
    passage = kind_of(piece).passage
    if passage == "water":
        return not wet and not is_swimmer(figure)
    return passage == "barred" or (partly and is_wall(figure, piece))


# Places where a base fits: the nearest to a wish, and those against a target

LATTICE = 40 * FINE
"""Fine units between the places that are looked at for room."""
ALONG = (0, 1, -1, 2, -2)
"""Where along an edge of a target one stands, in thirds of the farthest at which bases touch."""
CORNERS = (3, -3)
"""Where only corners touch: for one who finds no better room."""
ROUND = (0, 150, -150, 300, -300, 450, -450, 600, -600, 900, -900, 1350, -1350, 1800)
"""Tenths of a degree round a target, from where a figure is, at which it may stand at an angle."""
FLUSH = 4 * (1 + len(ALONG) + len(CORNERS))
"""Places flush against the edges of a target, at most."""
ANYWHERE = 1e12
"""Farther than any place is, in fine units."""
WHOLE = 6.0 * FINE
"""No place is moved so many fine units to be whole."""


def stand_ground(state: ClashState, figure: Figure, *, touch: tuple[int, ...] = ()) -> Ground:
    """All that the whole base of a figure, turned as it is, may not overlap or touch."""
    table = state.field.table
    ground = Ground()
    own = body_mover(figure.body)
    ground.add_border(own, 0, 0, table.width * FINE, table.height * FINE, 0)
    for other in state.field.figures:
        if other.id == figure.id:
            continue
        near = other.seat == figure.seat or other.id in touch
        ground.add_body(own, other.body, other.id, 0 if near else -(SLACK + FINE))
    for piece in table.terrain:
        if _bars(figure, piece, partly=True, wet=False):
            if kind_of(piece).passage in ("gap", "obstacle"):
                ground.solids.extend(edge_solids(own, piece.area, 0, -piece.id))
            else:
                ground.add_region(own, region_of(piece), -piece.id, 0)
    return ground


def nearest_stand(
    state: ClashState, figure: Figure, x: int, y: int, *, touch: tuple[int, ...] = ()
) -> Pose | None:
    """The nearest place (units) where it fits, turned as it is, touching no enemies but these."""
    table = state.field.table
    facing = figure.pose.facing
    pose = pose_at(state, x, y, facing)
    if has_room(state, figure, pose, touch):
        return pose
    ground = stand_ground(state, figure, touch=touch)
    most = (table.width + table.height) * FINE
    found = way_out(ground, x * FINE, y * FINE, most, LATTICE)
    if found is None:
        return None
    return pose_at(state, found[0] // FINE, found[1] // FINE, facing)


class Stand(Record):
    """A place in contact with a target."""

    pose: Pose
    square: bool
    """The front lies flush against an edge of the target."""


def contact_stands(
    state: ClashState, figure: Figure, target: Figure, most: float = ANYWHERE
) -> Iterator[Stand]:
    """Places where a figure faces a target base to base, whether or not there is room.

    First flush against each edge, then at an angle, all round; last the nearest of all, with its
    base turned as it is, for one who just gets there. Of the former none is farther than so many
    fine units off.
    """
    yield from flush_stands(state, figure, target, most)
    for turn in ROUND:
        if askew_least(figure, target, turn) <= most:
            yield from askew_stands(state, figure, target, turn)
    yield from turned_stands(state, figure, target)


def flush_stands(
    state: ClashState, figure: Figure, target: Figure, most: float = ANYWHERE
) -> list[Stand]:
    """Places flush against each edge of a target, none farther than so many fine units off."""
    found: list[Stand] = []
    own_x, own_y = figure.pose.x * FINE, figure.pose.y * FINE
    for quarter in range(4):
        outward = (target.pose.facing + quarter * 900) % TURN
        facing = (outward + TURN // 2) % TURN
        for x, y, square in _flush(figure, target, outward, across=quarter % 2 == 1):
            if leg_length(own_x, own_y, x * FINE, y * FINE) <= most:
                found.append(Stand(pose_at(state, x, y, facing), square))
    return found


def askew_stands(state: ClashState, figure: Figure, target: Figure, turn: int) -> list[Stand]:
    """The place at an angle, so far round a target (`ROUND`), if there is one."""
    way = _way_round(figure, target, turn)
    facing = (way + TURN // 2) % TURN
    spot = ring_spot(_ring(figure, target, facing), way)
    if spot is None:
        return []
    return [Stand(pose_at(state, spot[0] // FINE, spot[1] // FINE, facing), False)]


def askew_least(figure: Figure, target: Figure, turn: int) -> float:
    """What the place of `askew_stands` is at least away, in fine units, and far sooner found.

    It lies, but for whole units, on the line from the middle of the target that leads as far out
    as both bases reach in that direction.
    """
    body, other = figure.body, target.body
    way = _way_round(figure, target, turn)
    c, s = float(cosine(way)) / ONE, float(sine(way)) / ONE
    out = 0.0
    for i in range(other.corners):
        out = max(out, float(other.xs[i] - other.x) * c + float(other.ys[i] - other.y) * s)
    dx, dy = float(body.x - other.x), float(body.y - other.y)
    along = min(max(dx * c + dy * s, 0.0), out + figure.base.depth * FINE / 2)
    return leg_length(dx, dy, along * c, along * s) - WHOLE


def _way_round(figure: Figure, target: Figure, turn: int) -> int:
    here, there = figure.pose, target.pose
    return (direction_of(here.x - there.x, here.y - there.y) + turn) % TURN


def turned_stands(state: ClashState, figure: Figure, target: Figure) -> Iterator[Stand]:
    """The nearest place of all for a base that stays turned as it is, if there is one."""
    ring = _ring(figure, target, figure.pose.facing)
    x, y = int(figure.body.x), int(figure.body.y)
    feet = [foot_on(ring.xs, ring.ys, i, x, y) for i in range(ring.count)]
    spot = whole_outside([ring], *min(feet, key=lambda foot: leg_length(x, y, *foot)))
    if spot is not None:
        x, y = spot[0] // FINE, spot[1] // FINE
        facing = looking(figure, x, y, figure.pose.facing, (target,))
        yield Stand(pose_at(state, x, y, facing), False)


def looking(figure: Figure, x: int, y: int, lies: int, targets: Sequence[Figure]) -> int:
    """The facing that looks best at targets from a place, with a base that lies as with this one.

    At as many of them as it can, at the first named rather than at another.
    """

    def ahead(way: int) -> tuple[int, int]:
        c, s = cosine(way), sine(way)
        far = [(one.pose.x - x) * c + (one.pose.y - y) * s for one in targets]
        return sum([value > 0 for value in far]), far[0]

    step = TURN // 4 if figure.base.width == figure.base.depth else TURN // 2
    return max([(lies + turn) % TURN for turn in range(0, TURN, step)], key=ahead)


def _flush(
    figure: Figure, target: Figure, outward: int, *, across: bool
) -> list[tuple[int, int, bool]]:
    """Places along the edge of a target that looks in a direction, and whether squarely at it."""
    base, other = figure.base, target.base
    wide, deep = (other.depth, other.width) if across else (other.width, other.depth)
    c, s = cosine(outward), sine(outward)
    dx, dy = figure.pose.x - target.pose.x, figure.pose.y - target.pose.y
    straight = max(-wide // 2, min(wide // 2, scaled(dy * c - dx * s)))
    most = (wide + base.width) // 2
    out = (deep + base.depth + 1) // 2
    places = dict.fromkeys([straight, *[most * part // 3 for part in ALONG]], True)
    places.update(dict.fromkeys([most * part // 3 for part in CORNERS], False))
    x, y = target.pose.x, target.pose.y
    return [
        (x + scaled(out * c - aside * s), y + scaled(out * s + aside * c), square)
        for aside, square in places.items()
    ]


def _ring(figure: Figure, target: Figure, facing: int) -> Solid:
    """Where the middle of a figure is when its base, turned so, just touches a target."""
    mover = body_mover(figure.body_at(Pose(0, 0, facing)))
    return body_solids(mover, target.body, 0, target.id)[0]


def foot_on(
    xs: Sequence[float], ys: Sequence[float], i: int, x: int, y: int
) -> tuple[float, float]:
    """The place on the side of a polygon from one corner on that is nearest to another place."""
    j = (i + 1) % len(xs)
    dx, dy = xs[j] - xs[i], ys[j] - ys[i]
    along = (x - xs[i]) * dx + (y - ys[i]) * dy
    part = min(max(along / (dx * dx + dy * dy), 0.0), 1.0)
    return xs[i] + dx * part, ys[i] + dy * part
