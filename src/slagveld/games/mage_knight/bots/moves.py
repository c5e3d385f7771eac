"""Moves as a bot thinks of them: to objectives, towards prey, out of harm's way."""

from operator import itemgetter

from slagveld.kernel.fields import Path
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.tactics import Scored
from slagveld.kit.ways import straight, towards
from slagveld.table.units import TURN, direction_of

from ..core.ability_vocabulary import FreeMove
from ..core.action import action_refusal
from ..core.base_contact import engaged
from ..core.book import OBJECTIVE, SIDES
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..movement.actions import BreakAway, Move, QuickBreak, QuickMove, Run
from ..movement.break_away_needs import failing_faces, shaken_off
from ..movement.move import move_refusal
from ..movement.run import run_refusal
from ..odds.worth import loss
from ..terrain.path_search import meant
from .outlooks import danger, fair_outlook, outlook, standing_at
from .sense import BestFirst, Sense, gap, is_shooter
from .strikes import daring, met_by_pole_arms, rammed

Way = tuple[float, Path, int]
"""What a way is worth more than staying, the way, and the facing at its end."""

PREY = 2
"""Enemies that a warrior thinks of going for."""
FINALISTS = 4
"""Ways, the best first, that are checked."""
DETOURS = 2
"""How many of them are led round what is in their way, if they must be."""
FLIGHT = (0, 450, -450)
"""Directions of a flight, from straight away on."""
URGENT = 0.5
"""The part of a prize for which a warrior would run."""
HASTE = 1.5
"""What the damage of a run counts."""
HEMMED = 3.0
"""What a danger must be to think of flight."""


def walks(sense: Sense, fighter: Fighter) -> list[Scored]:
    """The best move of a warrior that does not run, or breaking away."""
    state = sense.state
    quick = fighter.powers.one(FreeMove) is not None
    if action_refusal(state, fighter, "move", free=quick) is not None:
        return []
    tired = sense.fatigue(fighter)
    if engaged(state, fighter):
        value, kind = escape_worth(sense, fighter), QuickBreak if quick else BreakAway
        return [(value - tired, kind(fighter.id))] if value > 0 else []
    best = best_way(sense, fighter, sense.limit(fighter))
    if best is None:
        return []
    value, path, facing = best
    mover = QuickMove if quick else Move
    return [(value - tired, mover(fighter.id, path, facing, landing(fighter, path)))]


def runs(sense: Sense, fighter: Fighter) -> list[Scored]:
    """The best run of a warrior on an urgent errand."""
    if not may_run(sense, fighter):
        return []
    best = best_way(sense, fighter, sense.limit(fighter, run=True), errands_only=True)
    if best is None:
        return []
    value, path, facing = best
    value = value - sense.fatigue(fighter) - HASTE * loss(fighter, 1)
    return [(value, Run(fighter.id, path, facing))]


def may_run(sense: Sense, fighter: Fighter) -> bool:
    """Whether a warrior may run, and would: those who move freely do not."""
    state, errand = sense.state, sense.errands.get(fighter.id)
    if errand is None or errand.worth < URGENT * sense.prize:
        return False
    if fighter.powers.one(FreeMove) is not None or run_refusal(state, fighter) is not None:
        return False
    return action_refusal(state, fighter, "move") is None


def best_way(
    sense: Sense, fighter: Fighter, limit: Tally, *, errands_only: bool = False
) -> Way | None:
    """The best way of a warrior that may move, compared with staying; None: none is better."""
    state = sense.state
    now = outlook(sense, fighter)
    wishes = (errand_ways if errands_only else ways_of)(sense, fighter, limit.total)
    ends = [
        (path, standing_at(sense, fighter, path[-1].x, path[-1].y, soar=False))
        for path in dict.fromkeys(wishes)
    ]
    ideas = [(fair_outlook(sense, end[1]) - now, end) for end in ends]
    ways = BestFirst(ideas, lambda end: outlook(sense, end[1]) - now)
    best: Way | None = None
    detours = DETOURS
    for _ in range(FINALISTS):
        way = ways.next_above(0.0 if best is None else best[0])
        if way is None:
            break
        value, (path, there) = way
        facing = there.pose.facing
        if not legal(state, fighter, path, facing, limit):
            if detours == 0:
                continue
            detours -= 1
            found = _led(sense, fighter, path, facing, limit)
        else:
            found = _true_worth(sense, fighter, path, there, value)
        if found is not None and found[0] > 0 and (best is None or found[0] > best[0]):
            best = found
    if best is not None or errands_only:
        return best
    turned = standing_at(sense, fighter, fighter.pose.x, fighter.pose.y, soar=fighter.soaring)
    if turned.pose.facing != fighter.pose.facing:
        value = outlook(sense, turned) - now
        if value > 0 and legal(state, fighter, (), turned.pose.facing, limit):
            return value, (), turned.pose.facing
    return None


def _led(sense: Sense, fighter: Fighter, path: Path, facing: int, limit: Tally) -> Way | None:
    """A way led round what is in the way, with its true worth."""
    state = sense.state
    tried: dict[Path, bool] = {path: False}

    def fits(way: Path) -> bool:
        found = tried.get(way)
        if found is None:
            found = tried[way] = legal(state, fighter, way, facing, limit)
        return found

    path = meant(state, fighter, path, limit.total, fits)
    if not path or not fits(path):
        return None
    there = standing_at(sense, fighter, path[-1].x, path[-1].y, soar=False)
    value, looks = outlook(sense, there) - outlook(sense, fighter), there.pose.facing
    if looks != facing and not legal(state, fighter, path, looks, limit):
        return None
    return _true_worth(sense, fighter, path, there, value)


def _true_worth(sense: Sense, fighter: Fighter, path: Path, there: Fighter, value: float) -> Way:
    """A way with what it is worth when all is reckoned that may happen at its end."""
    state = sense.state
    value += rammed(state, there)
    if met_by_pole_arms(state, there):
        value -= loss(fighter, 1)
    return value * daring(state, fighter, there.pose), path, there.pose.facing


def legal(state: KnightState, fighter: Fighter, path: Path, facing: int, limit: Tally) -> bool:
    """Whether a warrior could go so, down on the ground at the end."""
    return move_refusal(state, fighter, path, facing, fighter.soaring and not path, limit) is None


def landing(fighter: Fighter, path: Path) -> bool | None:
    """What an action says of the level at the end of such a way: who soars comes down."""
    return False if fighter.soaring and path else None


# Where to


def errand_ways(sense: Sense, fighter: Fighter, limit: int) -> list[Path]:
    """Towards the objective of a warrior's errand: onto it, or just up to it."""
    errand = sense.errands.get(fighter.id)
    if errand is None:
        return []
    goal = errand.objective
    short = (fighter.base.diameter + OBJECTIVE) // 2 - 10
    found = [straight(fighter.pose, goal.x, goal.y, stop, limit)[0] for stop in (0, short)]
    return [path for path in found if path]


def ways_of(sense: Sense, fighter: Fighter, limit: int) -> list[Path]:
    """Ways that are worth a thought."""
    found = errand_ways(sense, fighter, limit)
    for foe in _prey(sense, fighter):
        radii = (fighter.base.diameter + foe.base.diameter) // 2
        means = sense.means(fighter)
        stops = [radii, radii + limit]
        if is_shooter(fighter):
            stops += [means.range - 10, means.range // 2]
        for stop in stops:
            path, _ = straight(fighter.pose, foe.pose.x, foe.pose.y, stop, limit)
            if path:
                found.append(path)
    if danger(sense, fighter) > HEMMED and sense.foes:
        nearest = min(sense.foes, key=lambda foe: gap(fighter, foe))
        dx, dy = fighter.pose.x - nearest.pose.x, fighter.pose.y - nearest.pose.y
        away = int(direction_of(dx, dy)) if dx or dy else 0
        found += [towards(fighter.pose, (away + turn) % TURN, limit - 1)[0] for turn in FLIGHT]
    return found


def _prey(sense: Sense, fighter: Fighter) -> list[Fighter]:
    """The enemies most worth going for, of equals the first; nobody who is too far for that."""
    rows, pace = sense.vicinity(fighter), max(1, sense.means(fighter).pace)
    most, shoots = sense.hope(fighter, ranged=False), is_shooter(fighter)
    if shoots:
        most = max(most, sense.hope(fighter, ranged=True))
    shift = rows.shift(fighter.pose.x, fighter.pose.y) + rows.wide
    found: list[tuple[float, int, Fighter]] = []
    for far, place, foe, _, _, _ in rows.rows:
        over = far - shift
        if len(found) == PREY and over > 0.0 and most / (1.0 + over / pace) < -found[-1][0]:
            break
        value = max(sense.close(fighter, foe), 0.0)
        if shoots:
            value = max(value, sense.ranged(fighter, foe))
        found.append((-value / (1.0 + gap(fighter, foe) / pace), place, foe))
        found.sort(key=itemgetter(0, 1))
        del found[PREY:]
    return [foe for _, _, foe in found]


# Out of contact


def escape_worth(sense: Sense, fighter: Fighter) -> float:
    """What it is worth to try to break away: the better place, and the horse's kicks."""
    state = sense.state
    chance = 1 - len(failing_faces(fighter)) / SIDES
    now = outlook(sense, fighter)
    best = 0.0
    for path in ways_of(sense, fighter, sense.limit(fighter).total):
        there = standing_at(sense, fighter, path[-1].x, path[-1].y, soar=False)
        if fair_outlook(sense, there) - now > best:
            best = max(best, outlook(sense, there) - now)
    return chance * (best + sum([loss(foe, 1) for foe in shaken_off(state, fighter)]))
