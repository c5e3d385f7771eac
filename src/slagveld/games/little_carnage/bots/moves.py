"""Where a regiment goes: into contact where it pays, at flanks and rears, or towards its goal."""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt

from slagveld.kernel.rulebook import Refusal
from slagveld.kernel.tactics import Scored
from slagveld.table.shapes import Pose
from slagveld.table.units import direction_of

from ..core.activated_regiment import moves
from ..core.contact_and_zones import enemies_in_contact
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..machines.line_of_fire import best_line
from ..march.closing_ranks import close_ranks
from ..march.drill import Band, gap_of
from ..march.gathering import shifted
from ..march.plans import March, after, courses_of
from ..movement.ahead_aside_back import length_of
from ..movement.allowance import allowance
from .attacks import best_fire, fire_worth, promise
from .engagement import engagements
from .gunfire import worst_gun
from .minds import PULL, Mind
from .refuges import BOWSHOT, gun_ways, refuges
from .routes import approach, lined_up, sidestep
from .spells import best_cast
from .vantages import come_down, vantages

ENEMIES = 3
"""Enemy stands that are tried to be engaged, nearest first."""
ASIDE = 2.0
"""How much more than a step ahead one aside counts where the way is barred."""
TRIES = 8
"""Moves into contact that are thought of at most."""


class Search:
    """The search for the best move of a regiment."""

    def __init__(self, state: LittleState, mind: Mind) -> None:
        self.state = state
        self.mind = mind
        self.here = self.outlook(state)
        self.fire = mind.fire(state)
        self.high = any(one.pose.z for one in state.stands_of(mind.regiment.id))
        self.best: tuple[float, March] | None = None
        self.end = state
        """Where the best move leads; nowhere where none is."""

    def outlook(self, state: LittleState) -> float:
        """How good it is to be there, the fire of machines apart."""
        return self.mind.outlook(state) + conjured(state, self.mind)

    def ways(self, stands: Sequence[Stand], foes: Sequence[Stand]) -> Iterator[tuple[March, float]]:
        """Moves that are worth a thought, with what each is worth beside its end."""
        return ways(self.state, self.mind, stands, foes)

    def weighed(self, march: March, bonus: float) -> tuple[float, float, LittleState] | None:
        """What a move gains, the same with what fire it meets, and its end; None: it is refused."""
        mind = self.mind
        courses = courses_of(self.state, mind.regiment, march.plan, flying=march.flying)
        if isinstance(courses, Refusal):
            return None
        there = after(self.state, courses)
        if self.high:
            there = come_down(self.state, there)
        gain = self.outlook(there) - self.here + bonus
        return gain, gain + self.fire - mind.fire(there), there

    def look(self, tried: Iterable[tuple[March, float]]) -> None:
        """Moves, with what they are worth beside their ends: the best of them is kept."""
        for march, bonus in tried:
            if (found := self.weighed(march, bonus)) is None:
                continue
            gain, value, there = found
            if max(gain, value) > 0.0 and (self.best is None or value > self.best[0]):
                self.best, self.end = (value, march), there


def move_of(state: LittleState, regiment: Regiment, sense: type[Search] = Search) -> Scored | None:
    """The best move of a regiment, by what it gains over staying; None where staying is best.

    Enemy machines say which of its moves is best, but keep it from none: to stand in their fire is
    worse.
    """
    stands = moves(state, regiment)
    foes = [stand for stand in state.field.stands if stand.seat != regiment.seat]
    if not stands or not foes:
        return None
    if regiment.skills.war_machine:
        return turned(state, regiment, stands[0])
    search = sense(state, Mind(state, regiment))
    search.look(search.ways(stands, foes))
    gun = worst_gun(search.end, regiment, search.mind.guns)
    if gun is not None and not enemies_in_contact(search.end, regiment.id):
        x, y = heading(search.mind, stands, foes)
        search.look([(march, 0.0) for march in gun_ways(Band(state, regiment, stands), gun, x, y)])
    return search.best


def moves_of(state: LittleState, regiment: Regiment) -> list[Scored]:
    """All moves that come to mind, with what each gains over staying."""
    stands = moves(state, regiment)
    foes = [stand for stand in state.field.stands if stand.seat != regiment.seat]
    if not stands or not foes or regiment.skills.war_machine:
        return []
    search = Search(state, Mind(state, regiment))
    found = [(search.weighed(*way), way[0]) for way in search.ways(stands, foes)]
    return [(weighed[1], march) for weighed, march in found if weighed is not None]


def conjured(state: LittleState, mind: Mind) -> float:
    """What the best spell of a regiment of wizards adds to its best attack."""
    if not mind.conjures:
        return 0.0
    cast = best_cast(state, mind.regiment.seat, 0.0)
    return 0.0 if cast is None else max(0.0, cast[0] - promise(state, mind.regiment))


def ways(
    state: LittleState, mind: Mind, stands: Sequence[Stand], foes: Sequence[Stand]
) -> Iterator[tuple[March, float]]:
    """Moves that are worth a thought, with what a detour is worth beside its end."""
    regiment = mind.regiment
    limit = allowance(state, regiment).total
    gaps = {foe.id: min([gap_of(one, foe) for one in stands]) for foe in foes}
    near = sorted(foes, key=lambda foe: (gaps[foe.id], foe.id))
    left = TRIES
    for foe in near[:ENEMIES]:
        if gaps[foe.id] > limit:
            break
        for march in engagements(Band(state, regiment, stands), foe, left):
            left -= 1
            yield march, 0.0
    if mind.goal is not None:
        yield from onward(state, mind, mind.goal.x, mind.goal.y, mind.aim)
    elif left == TRIES and not mind.spared:
        foe = near[0]
        fellows = [stand.id for stand in state.stands_of(foe.regiment)]
        yield from onward(state, mind, foe.pose.x, foe.pose.y, PULL, fellows)
    closing = close_ranks(state, regiment)
    if closing is not None:
        yield closing, PULL * shift_of(state, closing)
    if mind.looks_over or any(one.pose.z for one in stands):
        for march in vantages(Band(state, regiment, stands), near[0], limit):
            yield march, 0.0
    if mind.careful and gaps[near[0].id] < BOWSHOT + limit:
        for march in refuges(Band(state, regiment, stands), near[0], limit):
            yield march, 0.0


def heading(mind: Mind, stands: Sequence[Stand], foes: Sequence[Stand]) -> tuple[int, int]:
    """Where a regiment wants to go: to its goal, or to the nearest enemy."""
    if mind.goal is not None:
        return mind.goal.x, mind.goal.y
    near = min(foes, key=lambda foe: (min([gap_of(one, foe) for one in stands]), foe.id))
    return near.pose.x, near.pose.y


def onward(
    state: LittleState, mind: Mind, x: int, y: int, pull: float, at: Sequence[int] = ()
) -> Iterator[tuple[March, float]]:
    """The way towards a place, or aside where it is barred soon; none while others must come up."""
    regiment = mind.regiment
    march = approach(state, regiment, x, y, at)
    if march is not None:
        if mind.waits(state, march):
            return
        yield march, detour(state, march, pull)
        if 2 * shift_of(state, march) >= allowance(state, regiment).total:
            return
    band = Band(state, regiment, moves(state, regiment))
    for march in (lined_up(band, x, y), sidestep(state, regiment, x, y)):
        if march is not None:
            yield march, ASIDE * pull * shift_of(state, march)


def shift_of(state: LittleState, march: March) -> float:
    """How far the model of a regiment goes that goes farthest, in units."""
    by_id = state.field.by_id
    poses = [(by_id[one.piece].pose, one.pose) for one in march.plan]
    return max([sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) for a, b in poses])


def detour(state: LittleState, march: March, pull: float) -> float:
    """What the shortest way around something is worth though its end is hardly nearer."""
    place = next((one for one in march.plan if len(one.path) > 1), None)
    if place is None:
        return 0.0
    here = state.field.by_id[place.piece].pose
    return pull * length_of([(here.x, here.y), *[(spot.x, spot.y) for spot in place.path]])


def turned(state: LittleState, regiment: Regiment, stand: Stand) -> Scored | None:
    """A machine that can fire stays; one that cannot turns to whom it could hit hardest."""
    if best_fire(state, regiment) is not None:
        return None
    best: Scored | None = None
    for foe in state.own(1 - regiment.seat):
        middle = state.stands_of(foe.id)[0].pose
        look = int(direction_of(middle.x - stand.pose.x, middle.y - stand.pose.y))
        there = state.with_stand(stand.at(Pose(stand.pose.x, stand.pose.y, look, stand.pose.z)))
        line = best_line(there, there.field.by_id[stand.id], foe.id)
        if line is None:
            continue
        value = fire_worth(there, regiment, foe.id, line)
        if value > 0.0 and (best is None or value > best[0]):
            band = Band(state, regiment, (stand,))
            march = band.allowed(shifted((stand,), 0, 0, look), flying=False)
            if march is not None:
                best = value, march
    return best
