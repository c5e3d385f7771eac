"""Ways of a regiment into contact: at front, flanks and rear of an enemy, as many as can."""

from collections.abc import Iterator, Sequence

from slagveld.table.contact import overlap
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE, cosine, sine

from ..core.contact_and_zones import squared, zone_of
from ..core.regiment import Stand
from ..march.drill import Band, nearest_first, nearest_to
from ..march.gathering import offset, placed, wheeled
from ..march.plans import March, straight
from ..movement.turning_to_enemies import contact_poses
from .routes import leads

PLACES, ATTEMPTS = 1, 3
"""Places that are found at each side of an enemy, and that are tried for that."""


def engagements(band: Band, foe: Stand, most: int) -> Iterator[March]:
    """Moves into contact with an enemy: at its front, its flanks and its rear."""
    lead, limit = nearest_to(band.stands, foe), band.limit
    own = tuple([stand.id for stand in band.stands])
    found = {"front": 0, "flank": 0, "rear": 0}
    tried = dict(found)
    poses = contact_poses(band.state, lead, foe, ignore=own)
    for pose in poses:
        side = zone_of(foe, lead.at(pose))
        if most <= 0 or found[side] >= PLACES or tried[side] >= ATTEMPTS:
            continue
        if squared(pose, lead.pose) > limit * limit:
            continue
        tried[side] += 1
        march = None
        if leads(band, lead, straight(lead, pose), pose.facing):
            march = envelop(band, lead, pose, poses) or follow(band, lead, pose, foe)
        elif passes_by(band, lead, pose, foe):
            march = go_past(band, lead, pose, foe)
        if march is not None:
            found[side] += 1
            most -= 1
            yield march


def follow(band: Band, lead: Stand, pose: Pose, foe: Stand) -> March | None:
    """The lead to a pose at an enemy and all with it: wheeled, past him, or by the same shift."""
    if passes_by(band, lead, pose, foe):
        plan = wheeled(band.stands, lead, straight(lead, pose), pose.facing)
        return band.allowed(plan) or go_past(band, lead, pose, foe)
    return band.led(lead, pose, pose.facing)


def passes_by(band: Band, lead: Stand, pose: Pose, foe: Stand) -> bool:
    """Whether a regiment on foot has to get past an enemy to be at a pose at him."""
    flying = band.regiment.skills.flying
    return not flying and zone_of(foe, lead) != zone_of(foe, lead.at(pose))


def go_past(band: Band, lead: Stand, pose: Pose, foe: Stand) -> March | None:
    """The lead past an enemy to a pose at him, all with it."""
    path = past(lead, foe, pose)
    return band.allowed(wheeled(band.stands, lead, path, pose.facing), flying=False)


def past(lead: Stand, foe: Stand, pose: Pose) -> tuple[Spot, ...]:
    """The way past the nearer side of an enemy to a pose at its flank or its rear."""
    here, look = foe.pose, foe.pose.facing
    side = (lead.pose.y - here.y) * cosine(look) - (lead.pose.x - here.x) * sine(look)
    aside = (foe.sides[0] // 2 + lead.body.reach // FINE + 2) * (1 if side >= 0 else -1)
    ahead = (foe.sides[1] + lead.sides[1]) // 2
    behind = zone_of(foe, lead.at(pose)) == "rear"
    alongs = (ahead // 2, -ahead) if behind else (ahead // 2,)
    places = [*[offset(here.x, here.y, look, one, aside) for one in alongs], (pose.x, pose.y)]
    return tuple([Spot(x, y, lead.pose.level) for x, y in places])


def envelop(band: Band, lead: Stand, pose: Pose, poses: Sequence[Pose]) -> March | None:
    """The lead to a pose, as many others as can beside it at the same enemy, the rest behind."""
    stands, limit = band.stands, band.limit
    if len(stands) == 1:
        return None
    taken = [lead.at(pose)]
    wishes = {one.piece: one for one in wheeled(stands, lead, straight(lead, pose), pose.facing)}
    others = [stand for stand in stands if stand.id != lead.id]
    for free in poses:
        if not others:
            break
        there = lead.at(free)
        if any(overlap(there.body, one.body, FINE) for one in taken):
            continue
        mover = nearest_first(others, free)[0]
        if squared(mover.pose, free) > limit * limit:
            continue
        others.remove(mover)
        taken.append(there)
        wishes[mover.id] = placed(mover, free)
    return band.closed_up(lead, list(wishes.values())) if len(taken) > 1 else None
