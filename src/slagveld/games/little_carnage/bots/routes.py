"""The way of a whole regiment to a place that is out of reach: as far as it gets in one move.

In one rank along a wall it gets over a fence all at once.
"""

from collections.abc import Sequence
from math import sqrt

from slagveld.kernel.fields import Placement
from slagveld.kernel.rulebook import Refusal
from slagveld.table.inside import passes_through
from slagveld.table.shapes import Pose, Spot
from slagveld.table.steps import moved
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE, TURN, cosine, direction_of, scaled, sine

from ..core.activated_regiment import moves
from ..core.contact_and_zones import squared
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..march.cohesion import groups
from ..march.drill import Band, advance, first_of, middle, nearest_first
from ..march.gathering import followed, offset, placed, shifted, wheeled
from ..march.plans import March, can_fly, mover_of
from ..movement.cheapest_way import course_of
from ..movement.crossing_and_ending import Mover
from ..movement.path_search import routed, way_ground
from ..terrain.scenery_and_cover import blocks_way, scenery_of

WHOLE, LESS = (4,), (3, 2, 1)
"""Quarters of the allowance that are tried straight on."""
EIGHTHS = (8, 7, 6, 4, 2)
"""Parts of the allowance that are tried around something, longest first."""

CORNERS = 3
"""Corners of a way beside which a regiment tries to stand."""

Path = tuple[Spot, ...]


def approach(
    state: LittleState, regiment: Regiment, x: int, y: int, at: Sequence[int] = ()
) -> March | None:
    """Towards a place: straight, or around what is in the way. `at`: stands that are there."""
    stands = moves(state, regiment)
    whole = len(groups(stands)) <= 1
    straight = whole and (regiment.skills.flying or not is_barred(state, stands[0], x, y))
    march = advance(state, regiment, x, y, WHOLE) if straight else None
    if march is None:
        through = (*[stand.id for stand in stands], *at)
        march = _around(Band(state, regiment, stands), x, y, through, whole)
    if march is None and whole:
        march = advance(state, regiment, x, y, LESS if straight else (*WHOLE, *LESS))
    return march


def is_barred(state: LittleState, stand: Stand, x: int, y: int) -> bool:
    """Whether the straight way to a place leads into a building, or what nobody gets over."""
    scenery, body = scenery_of(state.field.table), stand.body
    if any(passes_through(body.x, body.y, x * FINE, y * FINE, one.area) for one in scenery.bridges):
        return False
    return any(
        passes_through(body.x, body.y, x * FINE, y * FINE, piece.area)
        for piece in scenery.solid
        if piece in scenery.buildings or blocks_way(state, piece, stand)
    )


def _around(band: Band, x: int, y: int, through: tuple[int, ...], whole: bool) -> March | None:
    state, regiment, stands = band.state, band.regiment, band.stands
    lead = nearest_first(stands, Spot(x, y))[0]
    if can_fly(state, regiment, lead) and whole:
        return None
    path = way_around(Mover(state, lead, through=through), x, y)
    for part in EIGHTHS if path else ():
        way = cut(lead, path, band.limit * part / EIGHTHS[0])
        if not way:
            break
        start = way[-2] if len(way) > 1 else lead.pose
        look = int(direction_of(way[-1].x - start.x, way[-1].y - start.y))
        if not leads(band, lead, way, look):
            continue
        found = band.allowed(followed(stands, lead, way, look)) if whole else None
        if found is None and not (whole and len(stands) == 1):
            found = band.closed_up(lead, wheeled(stands, lead, way, look))
        if found is not None:
            return found
    return None


def leads(band: Band, lead: Stand, way: Path, look: int) -> bool:
    """Whether the lead itself can go a way; if not, nobody else needs to be looked at.

    On a board ways are only meant.
    """
    state, regiment, stands = band.state, band.regiment, band.stands
    if state.options.board:
        return True
    named = [stand.id for stand in stands]
    mover = mover_of(state, regiment, lead, regiment.skills.flying, named)
    return not isinstance(course_of(mover, way, look), Refusal)


def sidestep(state: LittleState, regiment: Regiment, x: int, y: int) -> March | None:
    """Aside as it looks, to where the way to a place goes on straight; None where it cannot.

    So a regiment gets past what stands close before it, where it has no room to turn.
    """
    band = Band(state, regiment, moves(state, regiment))
    stands = band.stands
    lead = nearest_first(stands, Spot(x, y))[0]
    path = way_around(Mover(state, lead, through=tuple([s.id for s in stands])), x, y)
    cos, sin = cosine(lead.pose.facing), sine(lead.pose.facing)
    most = band.limit // 2
    for spot in path[:CORNERS]:
        aside = int(scaled((spot.y - lead.pose.y) * cos - (spot.x - lead.pose.x) * sin))
        aside = max(-most, min(most, aside))
        plan = shifted(stands, -int(scaled(aside * sin)), int(scaled(aside * cos)))
        march = band.allowed(plan, flying=False) if aside else None
        if march is not None:
            return march
    return None


def way_around(mover: Mover, x: int, y: int) -> Path:
    """The shortest way of a stand to a place, whatever it costs; empty where there is none."""
    widely = routed(way_ground(mover, wide=True), mover.stand, x, y)
    return widely or routed(way_ground(mover), mover.stand, x, y)


def cut(stand: Stand, path: Path, far: float) -> Path:
    """The first so many units of a way."""
    x, y = stand.pose.x, stand.pose.y
    done: list[Spot] = []
    for spot in path:
        length = sqrt((spot.x - x) ** 2 + (spot.y - y) ** 2)
        if length >= far:
            part = far / length if length else 0.0
            end = Spot(int(x + (spot.x - x) * part), int(y + (spot.y - y) * part), spot.level)
            if (end.x, end.y) != (x, y):
                done.append(end)
            break
        done.append(spot)
        far -= length
        x, y = spot.x, spot.y
    return tuple(done)


def lined_up(band: Band, x: int, y: int) -> March | None:
    """In one rank beyond the first low obstacle on the straight way to a place, or before it."""
    state, stands = band.state, band.stands
    here_x, here_y = middle(stands)
    line = (here_x * FINE, here_y * FINE, x * FINE, y * FINE)
    met = [one for one in scenery_of(state.field.table).low if passes_through(*line, one.area)]
    if not met:
        return None
    here = Spot(here_x, here_y)
    piece = min(met, key=lambda one: (squared(Spot(*_lie(one)[:2]), here), one.id))
    area, (mid_x, mid_y, along) = piece.area, _lie(piece)
    look = (along + TURN // 4) % TURN
    if (x - mid_x) * cosine(look) + (y - mid_y) * sine(look) < 0:
        look = (look + TURN // 2) % TURN
    before = (mid_x - here_x) * cosine(look) + (mid_y - here_y) * sine(look)
    ahead = int(scaled(before))
    foot = moved(here_x, here_y, look, ahead)
    cos, sin = cosine(along), sine(along)
    across = [scaled(py * cos - px * sin) for px, py in zip(area.xs, area.ys, strict=True)]
    thick = int(max(across) - min(across)) // FINE // 2 + 2
    fars = (thick, -thick - max([one.sides[1] for one in stands]) - 4)
    plans = [row(stands, *moved(*foot, look, far), look) for far in fars]
    return first_of(in_row(band, plan, flying=False) for plan in plans)


def in_row(band: Band, plan: tuple[Placement, ...], *, flying: bool | None = None) -> March | None:
    """The move of a plan for one rank; if it is not allowed, all close up about the middle one."""
    lead = band.state.field.by_id[plan[len(plan) // 2].piece]
    return band.allowed(plan, flying=flying) or band.closed_up(lead, plan)


def row(stands: Sequence[Stand], x: int, y: int, look: int) -> tuple[Placement, ...]:
    """All side by side before a place, looking away from it; who stands left stays left."""
    cos, sin = cosine(look), sine(look)
    order = sorted(stands, key=lambda s: (s.pose.y * cos - s.pose.x * sin, s.id))
    wide = sum([one.sides[0] for one in order])
    aside, plan = -(wide // 2), []
    for stand in order:
        out, along = stand.sides[1] // 2 + 2, aside + stand.sides[0] // 2
        aside += stand.sides[0]
        here = offset(x, y, look, out, along)
        plan.append(placed(stand, Pose(*here, look, stand.pose.z, stand.pose.level)))
    return tuple(plan)


def _lie(piece: Terrain) -> tuple[int, int, int]:
    """The middle of a piece in units, and the direction of its longest edge."""
    area = piece.area
    edges = [(area.xs[j] - area.xs[i], area.ys[j] - area.ys[i]) for i, j in enumerate(area.follow)]
    dx, dy = max(edges, key=lambda edge: edge[0] ** 2 + edge[1] ** 2)
    x, y = sum(area.xs) // len(area.xs), sum(area.ys) // len(area.ys)
    return x // FINE, y // FINE, int(direction_of(dx, dy))
