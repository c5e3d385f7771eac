"""The plan that a player means: the whole regiment after one model, or models one by one.

With one model dragged the whole regiment follows in its formation; what cannot keep up finds
another place, and a way that is too long is cut back. With more models told, each is corrected
alone.
"""

from collections.abc import Iterator, Sequence

from slagveld.kernel.fields import Placement, Placements
from slagveld.kernel.rulebook import Refusal
from slagveld.table.measure import gap
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE

from ..core.activated_regiment import moves
from ..core.board import fitted
from ..core.contact_and_zones import squared
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..movement.ahead_aside_back import spots_of
from ..movement.cheapest_way import course_of, is_hopeless
from ..movement.crossing_and_ending import Mover
from ..movement.path_search import meant
from ..movement.turning_to_enemies import contact_poses
from .gathering import flush, followed, gathered, wheeled
from .plans import courses_of, mover_of, path_of, placements

PARTS = 8
"""Parts into which a way is cut to find how far a whole regiment can follow."""
SNAP = 100
"""How near an enemy, in units, one who is set down is taken to go up to him."""
CONTACTS = 3
"""Places at an enemy that are tried."""


def follow(state: LittleState, regiment: Regiment, first: Placement, *, flying: bool) -> Placements:
    """The plan that somebody means who has dragged one model; as told where nothing goes."""
    stands = moves(state, regiment)
    lead = state.field.by_id[first.piece]
    board = state.options.board
    if board:
        first = fitted(state, (first,))[0]
    for path, facing in _wishes(state, regiment, lead, first, flying=flying):
        plans = (followed(stands, lead, path, facing), wheeled(stands, lead, path, facing))
        if board:
            plans = (fitted(state, plans[0]), fitted(state, plans[1]))
        named = [one.piece for one in plans[0]]
        goes = board or _leads(mover_of(state, regiment, lead, flying, named), plans[0])
        for plan in plans if goes else ():
            if _allowed(state, regiment, plan, flying=flying):
                return plan
        if board or (state.field.table.terrain and len(spots_of(lead, path)) == 2):
            alone = tuple([one for one in plans[0] if one.piece == lead.id])
            found = courses_of(state, regiment, alone, flying=flying)
            if not isinstance(found, Refusal) and found[0].way.climbs:
                return alone
        if len(stands) == 1:
            continue
        for plan in plans if goes else ():
            ordered = sorted(plan, key=lambda one: one.piece != lead.id)
            beside = gathered(state, regiment, ordered, flying=flying)
            if beside is not None and _allowed(state, regiment, beside, flying=flying):
                return beside
    return (first,)


def _wishes(
    state: LittleState, regiment: Regiment, lead: Stand, first: Placement, *, flying: bool
) -> Iterator[tuple[tuple[Spot, ...], int]]:
    """Ways that a dragged model may be meant to go, likeliest first: path and facing.

    Flush at an enemy it is put near, as told, around what is in the way, and ever shorter.
    """
    path, facing = path_of(lead, first), first.pose.facing
    if not path:
        yield path, facing
        return
    own = tuple(sorted([stand.id for stand in moves(state, regiment)]))
    for pose in meant_contacts(state, lead, first.pose, own):
        there = Spot(pose.x, pose.y, pose.level)
        yield (*path[:-1], there), pose.facing
        if facing != pose.facing:
            yield (*path[:-1], there), facing
    yield path, facing
    last = path[-1]
    way = meant(mover_of(state, regiment, lead, flying, own), last.x, last.y, facing)
    if not isinstance(way, Refusal) and way.path:
        path, facing = way.path, way.pose.facing
        yield path, facing
    here = path[-2] if len(path) > 1 else Spot(lead.pose.x, lead.pose.y, lead.pose.level)
    last = path[-1]
    for part in range(PARTS - 1, 0, -1):
        x = here.x + (last.x - here.x) * part // PARTS
        y = here.y + (last.y - here.y) * part // PARTS
        yield (*path[:-1], Spot(x, y, last.level)), facing


def meant_contacts(
    state: LittleState, stand: Stand, pose: Pose, away: tuple[int, ...]
) -> list[Pose]:
    """Places flush at the enemy that a stand is put on or near to, those nearest first."""
    body = stand.at(pose).body
    level = [one for one in state.field.stands if one.seat != stand.seat and one.pose.z == pose.z]
    gaps = [(int(gap(body, one.body)), one.id) for one in level]
    if not gaps or min(gaps)[0] > SNAP * FINE:
        return []
    enemy = state.field.by_id[min(gaps)[1]]
    poses = contact_poses(state, stand, enemy, ignore=away)
    poses.sort(key=lambda one: (squared(one, pose), one.facing))
    return poses[:CONTACTS]


def corrected(
    state: LittleState, regiment: Regiment, given: Sequence[Placement], *, flying: bool
) -> Placements:
    """The plan meant by one of which several models are told: refused ways are mended."""
    plan = fitted(state, given) if state.options.board else tuple(given)
    if _allowed(state, regiment, plan, flying=flying):
        return plan
    named = [placement.piece for placement in given]
    stands = [state.field.by_id[number] for number in named]
    movers = [mover_of(state, regiment, stand, flying, named) for stand in stands]
    rows = zip(movers, plan, strict=True)
    mended = [_mended(mover, regiment, one, flying) for mover, one in rows]
    if _allowed(state, regiment, tuple(mended), flying=flying):
        return tuple(mended)
    for place, placement in enumerate(mended):
        fellows = [one for one in mended if one.piece != placement.piece]
        for pose in _closer(state, placement, fellows):
            spot = (Spot(pose.x, pose.y, pose.level),)
            tried = Placement(placement.piece, pose, (*placement.path[:-1], *spot))
            whole = (*mended[:place], tried, *mended[place + 1 :])
            if _allowed(state, regiment, whole, flying=flying):
                return whole
    return tuple(mended)


def _mended(mover: Mover, regiment: Regiment, placement: Placement, flying: bool) -> Placement:
    """One model's way as it is meant: at the enemy it is put on, or around what is in the way."""
    for path, facing in _wishes(mover.state, regiment, mover.stand, placement, flying=flying):
        course = course_of(mover, path, facing)
        if not isinstance(course, Refusal):
            return placements((course,))[0]
    return placement


def _closer(state: LittleState, placement: Placement, fellows: Sequence[Placement]) -> list[Pose]:
    """Places flush at a fellow near the one a model is put to, nearest first, looking as told."""
    stand = state.field.by_id[placement.piece]
    wish = placement.pose
    beside = [state.field.by_id[one.piece].at(one.pose) for one in fellows]
    poses = [pose for one in beside for pose in flush(stand, one, board=state.options.board)]
    near = [pose for pose in poses if squared(pose, wish) <= (2 * SNAP) ** 2]
    return sorted(near, key=lambda pose: (squared(pose, wish), pose.x, pose.y))[:CONTACTS]


def _leads(mover: Mover, plan: Placements) -> bool:
    """Whether the lead can go as a plan says: if not, no plan by the same way is allowed."""
    going = next(one for one in plan if one.piece == mover.stand.id)
    told = (path_of(mover.stand, going), going.pose.facing)
    return not is_hopeless(mover, *told) and not isinstance(course_of(mover, *told), Refusal)


def _allowed(state: LittleState, regiment: Regiment, plan: Placements, *, flying: bool) -> bool:
    named = [one.piece for one in plan]
    for one in plan:
        stand = state.field.by_id[one.piece]
        mover = mover_of(state, regiment, stand, flying, named)
        if is_hopeless(mover, path_of(stand, one), one.pose.facing):
            return False
    return not isinstance(courses_of(state, regiment, plan, flying=flying), Refusal)
