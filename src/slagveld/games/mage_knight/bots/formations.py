"""Moving formations as a bot thinks of them: one action for several, round what is in the way."""

from collections.abc import Sequence

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import best
from slagveld.kit.ways import straight
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.table.waypoints import Way

from ..core.fighter import Fighter
from ..core.friends_and_factions import LEAST_MEMBERS, MOST_MEMBERS
from ..core.state import KnightState
from ..formations.actions import MARCHING, MoveFormation
from ..formations.members import can_join, hanging
from ..formations.speed_and_plan import Company, Plan, Walk, company_of, placements, shifted, walked
from ..terrain.path_search import contact_spots, meant, way_to
from .outlooks import fair_outlook, outlook, standing_at
from .sense import BestFirst, Sense, gap

FINALISTS = 3
"""Goals, the best first, for which a whole plan is made."""
LEADERS = 2
"""Members that are thought of as the first to go."""
PARTS = (1, 2)
"""Parts of the way that are tried."""
BESIDE = 6
"""Places beside those who went before that are tried for each follower."""

Goal = tuple[Fighter, Way]
"""Who goes first, and which way."""


def bodies(sense: Sense) -> list[list[Fighter]]:
    """Those who could go together, group by group."""
    groups = MARCHING.companies(sense.state, sense.seat)
    return [members for group in groups if (members := _members(sense, group))]


def _members(sense: Sense, group: Sequence[Fighter]) -> list[Fighter]:
    """Who of a group goes together: the fresh ones if they are enough, else the first of all."""
    state = sense.state
    own = [fighter for fighter in group if fighter.seat == sense.seat]
    fresh = [fighter for fighter in own if fighter.tokens == 0]
    for able in (fresh, own):
        numbers = [fighter.id for fighter in able]
        if len(numbers) < LEAST_MEMBERS:
            continue

        def joins(other: Fighter, numbers: list[int] = numbers) -> bool:
            return other.id in numbers and can_join(state, other)

        joined = hanging(state, able[0], joins)
        if len(joined) >= LEAST_MEMBERS:
            return joined[:MOST_MEMBERS]
    return []


def best_march(sense: Sense, members: Sequence[Fighter]) -> Scored | None:
    """The best plan for these as one formation, if it is better than staying."""
    state = sense.state
    company = company_of(state, sense.seat, members, run=False, lead=0)
    tired = sum([sense.fatigue(fighter) for fighter in members])
    found: list[Scored] = []
    for _, goal in goals(sense, company, members):
        walks = marched(sense, company, members, goal)
        if walks is None:
            continue
        pairs = [(state.field.by_id[walk.piece], walk.pose) for walk in walks]
        gained = [outlook(sense, one.at(pose)) - outlook(sense, one) for one, pose in pairs]
        found.append((sum(gained) - tired, MoveFormation(placements(state, walks))))
    return best([one for one in found if one[0] > 0])


def goals(sense: Sense, company: Company, members: Sequence[Fighter]) -> list[tuple[float, Goal]]:
    """Ways for the first of a formation, by what they would mean to all if nothing hindered.

    Only the best few; what is to be feared is looked at where it matters.
    """
    now = sum([outlook(sense, fighter) for fighter in members])
    ideas: list[tuple[float, tuple[Goal, list[Fighter]]]] = []
    for leader in leaders(sense, members):
        limit = company.limit_of(sense.state, leader).total
        spots: list[tuple[int, int, int]] = []
        errand = sense.errands.get(leader.id)
        if errand is not None:
            spots.append((errand.objective.x, errand.objective.y, 0))
        if sense.foes:
            foe = min(sense.foes, key=lambda other: gap(leader, other))
            spots.append((foe.pose.x, foe.pose.y, leader.base.diameter + limit))
        for x, y, short in spots:
            for part in PARTS:
                path, _ = straight(leader.pose, x, y, short, limit // part)
                if path:
                    dx, dy = path[0].x - leader.pose.x, path[0].y - leader.pose.y
                    there = [
                        standing_at(sense, f, f.pose.x + dx, f.pose.y + dy, soar=False)
                        for f in members
                    ]
                    value = sum([fair_outlook(sense, fighter) for fighter in there]) - now
                    ideas.append((value, ((leader, path), there)))
    ways = BestFirst(ideas, lambda one: sum([outlook(sense, f) for f in one[1]]) - now)
    found = [ways.next_above(0.0) for _ in range(FINALISTS)]
    return [(value, goal) for value, (goal, _) in [way for way in found if way is not None]]


def leaders(sense: Sense, members: Sequence[Fighter]) -> list[Fighter]:
    """Who may go first: those with the weightiest errands."""

    def weight(fighter: Fighter) -> float:
        errand = sense.errands.get(fighter.id)
        return 0.0 if errand is None else errand.worth

    return sorted(members, key=lambda fighter: (-weight(fighter), fighter.id))[:LEADERS]


# Making a plan


def _looking(sense: Sense, fighter: Fighter, x: int, y: int) -> Pose:
    return standing_at(sense, fighter, x, y, soar=False).pose


def marched(sense: Sense, company: Company, members: Sequence[Fighter], goal: Goal) -> Plan | None:
    """A plan by which all go where their first goes: as they stand, or one after the other."""
    state, (leader, path) = sense.state, goal
    here = leader.pose
    walks = shifted(state, members, tuple([(spot.x - here.x, spot.y - here.y) for spot in path]))
    by_id = state.field.by_id
    looks = [_looking(sense, by_id[walk.piece], walk.pose.x, walk.pose.y) for walk in walks]
    walks = tuple([replace(walk, pose=pose) for walk, pose in zip(walks, looks, strict=True)])
    if company.plan_refusal(state, walks) is None:
        return walks
    return in_file(sense, company, members, goal)


def in_file(sense: Sense, company: Company, members: Sequence[Fighter], goal: Goal) -> Plan | None:
    """A plan by which the first goes round what is in the way and the others find places beside it.

    Each comes into contact with one who went before. None where the last does not come along.
    """
    first = _lead_way(sense, company, *goal)
    if first is None:
        return None
    state = sense.state
    after = walked(state, first)
    walks = [first]
    end = first.pose
    rest = [fighter for fighter in members if fighter.id != first.piece]
    rest.sort(key=lambda one: (one.pose.x - end.x) ** 2 + (one.pose.y - end.y) ** 2)
    for fighter in rest:
        walk = _beside(sense, company, after, fighter, walks)
        if walk is None:
            return None
        walks.append(walk)
        after = walked(after, walk)
    return tuple(walks) if company.plan_refusal(state, walks) is None else None


def _lead_way(sense: Sense, company: Company, leader: Fighter, path: Way) -> Walk | None:
    state = sense.state
    limit = company.limit_of(state, leader)

    def walk_of(way: Way) -> Walk:
        return Walk(leader.id, way, _looking(sense, leader, way[-1].x, way[-1].y))

    def legal(way: Way) -> bool:
        return company.walk_refusal(state, walk_of(way)) is None

    way = meant(state, leader, path, limit.total, legal)
    return walk_of(way) if way and legal(way) else None


def _beside(
    sense: Sense, company: Company, after: KnightState, fighter: Fighter, walks: Sequence[Walk]
) -> Walk | None:
    """A place for a follower in contact with one who went before, as near as it can come."""
    limit = company.limit_of(after, fighter).total
    for ahead in walks:
        target = after.field.by_id[ahead.piece]
        for spot in contact_spots(after, fighter, target, most=BESIDE):
            way = way_to(after, fighter, spot.x, spot.y, limit)
            if way is None:
                continue
            walk = Walk(fighter.id, way, _looking(sense, fighter, spot.x, spot.y))
            if company.walk_refusal(after, walk) is None:
                return walk
    return None
