"""Ways: how long, past which bases, through which terrain, and where they must end."""

from itertools import combinations, pairwise

from slagveld.kernel.rulebook import Refusal
from slagveld.table.inside import place_in_area
from slagveld.table.lines import segments_meet
from slagveld.table.obstacles import is_leg_free
from slagveld.table.paths import path_length
from slagveld.table.sight import body_in_way, crossings
from slagveld.table.solids import is_hit
from slagveld.table.units import FINE
from slagveld.table.waypoints import Way
from slagveld.texts import Distance

from ..core.book import refuse
from ..core.fighter import SLACK, Fighter
from ..core.state import KnightState
from .abrupt_terrain import cliff_refusal
from .hindering_and_elevated_terrain import first_stop
from .obstacles import Footing, crowd_of, footing_of
from .speed_and_speed_types import flies, swims
from .standing_room import is_on_table, piece_name

HAIR = 1e-6
"""Fine units that a sum of roots may be off."""

Leg = tuple[int, int, int, int]


def way_refusal(state: KnightState, fighter: Fighter, path: Way, limit: int) -> Refusal | None:
    """Why a warrior cannot go along a path of at most `limit` units, or None (MK-MOVE-3).

    The path is that of its centre (MK-MEASURE-1); heights add no length (MK-ELEV-6). Objectives and
    items are not in the way (MK-PLACE-8, MK-ITEMS-17). No further than where the move must stop, in
    hindering terrain (MK-HINDER-4) or on a hill (MK-ELEV-3). Whether it may stand at the end is
    another question (`stand_refusal`).
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
    return cliff_refusal(footing, fighter, legs)
