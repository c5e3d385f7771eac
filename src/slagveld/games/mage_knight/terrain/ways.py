"""Ways: how long, past which bases, through which terrain, and where they must end."""

from itertools import combinations, pairwise

from slagveld.kernel.rulebook import Refusal
from slagveld.structs import Struct
from slagveld.table.body import Area
from slagveld.table.inside import INSIDE, body_in_area, place_in_area, stretches_inside
from slagveld.table.lines import segments_meet
from slagveld.table.obstacles import is_leg_free
from slagveld.table.paths import leg_length, path_length, spans, spans_without
from slagveld.table.shapes import Spot
from slagveld.table.sight import body_in_way, crossings
from slagveld.table.solids import Solid, is_hit
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import refuse
from ..core.fighter import SLACK, Fighter
from ..core.state import KnightState
from ..core.terrain_kinds import TerrainKind, crosses_cliff_free
from .footing import Footing, crowd_of, footing_of
from .speed_and_speed_types import flies, swims
from .standing import is_on_table, piece_name

HAIR = 1e-6
"""Fine units that a sum of roots may be off."""

Leg = tuple[int, int, int, int]


class Stop(Struct, frozen=True):
    """Where a move must end: so far along its path, and why."""

    distance: float
    """In fine units."""
    rule: str
    piece: Terrain
    kind: TerrainKind


def way_refusal(
    state: KnightState, fighter: Fighter, path: tuple[Spot, ...], limit: int
) -> Refusal | None:
    """Why a warrior cannot go along a path of at most `limit` units, or None (MK-MOVE-3).

    The path is that of its centre (MK-MEASURE-1); heights add no length (MK-ELEV-6). Objectives and
    items are not in the way (MK-PLACE-8, MK-ITEMS-17). Whether it may stand at the end is another
    question (`stand_refusal`).
    """
    if not path:
        return None
    xs = [fighter.pose.x * FINE, *[spot.x * FINE for spot in path]]
    ys = [fighter.pose.y * FINE, *[spot.y * FINE for spot in path]]
    length = path_length(xs, ys)
    if length > limit * FINE + HAIR:
        name, most = fighter.name, Distance(limit)
        far = Distance(-int(-(length - HAIR) // FINE), up=True)
        return refuse("MK-MOVE-1", "refusal-ground-far", name=name, limit=most, length=far)
    table = state.field.table
    reach = fighter.body.reach
    for place in range(1, len(xs)):
        if not is_on_table(xs[place], ys[place], reach, table.width, table.height):
            return refuse("MK-SETUP-6", "refusal-ground-edge", name=fighter.name)
    if flies(fighter):  # over bases and terrain (MK-WING-1, MK-CARD-flight)
        return None
    legs = [(*here, *there) for here, there in pairwise(zip(xs, ys, strict=True))]
    refusal = _past_bases(state, fighter, legs)
    if refusal is not None or not table.terrain:
        return refusal
    footing = footing_of(table, swims(fighter))
    refusal = _past_terrain(footing, fighter, legs)
    if refusal is not None:
        return refusal
    stop = first_stop(footing, fighter, xs, ys)
    if stop is not None and length - stop.distance > SLACK + HAIR:
        name, terrain = fighter.name, piece_name(stop.piece, stop.kind)
        return refuse(stop.rule, "refusal-ground-stop", name=name, terrain=terrain)
    return None


def _past_bases(state: KnightState, fighter: Fighter, legs: list[Leg]) -> Refusal | None:
    """No path runs over a base, nor between two that touch (MK-MOVE-4, MK-MOVE-5)."""
    field = state.field
    ids, cores, rims = crowd_of(field, fighter.pose.level)
    away = (fighter.id, fighter.captive)
    for leg in legs:
        near: list[int] = []
        for crossing in crossings(*leg, rims, []):
            number = ids[crossing.index]
            if number in away:
                continue
            if body_in_way(*leg, cores[crossing.index]):
                values = {"name": fighter.name, "other": field.by_id[number].name}
                return refuse("MK-MOVE-4", "refusal-ground-base", **values)
            near.append(number)
        pairs = list(combinations(near, 2)) if len(near) > 1 else []
        if field.marks:
            pairs.extend([pair for pair in field.marks if not any(n in away for n in pair)])
        for one, other in pairs:
            first, second = field.by_id[one], field.by_id[other]
            a, b = first.body, second.body
            if segments_meet(*leg, a.x, a.y, b.x, b.y) and other in field.touching(first):
                names = {"one": first.name, "other": second.name}
                return refuse("MK-MOVE-5", "refusal-ground-between", **names)
    return None


def _past_terrain(footing: Footing, fighter: Fighter, legs: list[Leg]) -> Refusal | None:
    """No path enters blocking terrain, nor passes a cliff but at an access point (MK-ABRUPT-3).

    Whoever already stands in a blocking piece, by whatever chance, may leave it.
    """
    if footing.barred and not all(is_leg_free(footing.ground, *leg) for leg in legs):
        body = fighter.body
        for piece, kind in footing.barred:
            if place_in_area(body.x, body.y, piece.area) > 0:
                continue
            if any(is_hit(solid, *leg) for solid in footing.solids[piece.id] for leg in legs):
                values = {"name": fighter.name, "terrain": piece_name(piece, kind)}
                return refuse("MK-BLOCK-3", "refusal-ground-through", **values)
    for piece in footing.cliffs:
        if not all(crosses_cliff_free(piece, *leg) for leg in legs):
            return refuse("MK-ABRUPT-1", "refusal-ground-cliff", name=fighter.name)
    return None


def first_stop(footing: Footing, fighter: Fighter, xs: list[int], ys: list[int]) -> Stop | None:
    """Where along a path a warrior must end its move, if anywhere (MK-HINDER-4, MK-ELEV-3).

    Hindering terrain may be entered (MK-HINDER-3); it stops nobody whose base is never wholly in it
    (MK-HINDER-5).
    """
    found: Stop | None = None
    for piece, kind in footing.elevated:
        far = _entered(piece.area, footing.solids[piece.id], xs, ys)
        if far is not None and (found is None or far < found.distance):
            found = Stop(far, "MK-ELEV-3", piece, kind)
    if footing.hindering and not starts_inside(footing, fighter):
        reach = fighter.body.reach - SLACK
        for piece, kind in footing.hindering:
            if not _could_hold(piece.area, reach, xs, ys):
                continue
            middles, edges = footing.whole(piece, reach)
            inside = spans_without(spans(middles, xs, ys), spans(edges, xs, ys))
            if inside and (found is None or inside[0][0] < found.distance):
                found = Stop(inside[0][0], "MK-HINDER-4", piece, kind)
    return found


def starts_inside(footing: Footing, fighter: Fighter) -> bool:
    """Whether the whole base is in hindering terrain, so that none stops it (MK-HINDER-4)."""
    core = fighter.core
    return any(body_in_area(core, piece.area) == INSIDE for piece, _ in footing.hindering)


def _entered(area: Area, solids: list[Solid], xs: list[int], ys: list[int]) -> float | None:
    """How far along a path the centre first enters an area from outside, more than grazing it.

    Who starts in it is not stopped by it (MK-ELEV-4).
    """
    if not _could_hold(area, 0, xs, ys):
        return None
    gone = begin = 0.0
    at_home = place_in_area(xs[0], ys[0], area) > 0
    for i in range(len(xs) - 1):
        leg = (xs[i], ys[i], xs[i + 1], ys[i + 1])
        length = leg_length(*leg)
        for low, high in stretches_inside(*leg, area):
            if low > 0.0 or place_in_area(xs[i], ys[i], area) <= 0:
                begin = gone + low * length
                at_home = False
            ax, ay, dx, dy = xs[i], ys[i], xs[i + 1] - xs[i], ys[i + 1] - ys[i]
            part = (ax + dx * low, ay + dy * low, ax + dx * high, ay + dy * high)
            if not at_home and any(is_hit(solid, *part) for solid in solids):
                return begin
        gone += length
    return None


def _could_hold(area: Area, reach: int, xs: list[int], ys: list[int]) -> bool:
    """Whether a path comes where a base of this radius could be wholly inside an area."""
    return (
        max(xs) >= area.low_x + reach
        and min(xs) <= area.high_x - reach
        and max(ys) >= area.low_y + reach
        and min(ys) <= area.high_y - reach
    )
