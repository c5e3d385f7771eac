"""What it is worth to stand somewhere: errands, attacks to come, enemies to fear.

Enemies are feared for what they are likely to do there: by fire, by a rush, by blows.
"""

from math import sqrt
from operator import itemgetter

from slagveld.table.shapes import Pose
from slagveld.table.units import direction_of

from ..core.base_contact import in_front
from ..core.fighter import Fighter
from ..sight.line_of_fire import line
from .errands import pull
from .sense import TOUCHING, Fear, Sense, Vicinity, is_shooter

FEAR = 1.0
"""How much of what enemies could do is reckoned with: they have few actions for many wishes."""
ASIDE = 0.4
"""How likely an enemy attacks whom it would have to turn to first."""
TIRED = 0.6
"""How likely an enemy attacks that would be pushed by it."""
COMING = 0.25
"""How much an enemy counts that must first come nearer."""


def danger(sense: Sense, there: Fighter) -> float:
    """What a warrior has to fear at a place, as many enemies reckoned as have actions."""
    fears, furthest = sense.fears
    rows = sense.vicinity(there)
    x, y = there.pose.x, there.pose.y
    shift = rows.shift(x, y) + furthest
    sure: list[float] = []
    doubtful: list[tuple[float, Blow]] = []
    for far, place, _, fx, fy, half in rows.rows:
        if far > shift:
            break
        fear = fears[place]
        if fear is None:
            continue
        dx, dy = x - fx, y - fy
        apart = sqrt(dx * dx + dy * dy)
        if apart > fear.reach:
            continue
        blow = _feared(sense, there, fear, apart, apart - half)
        _, weight, struck, fired, _ = blow
        if fired > struck:
            doubtful.append((weight * fired, blow))
        elif struck > 0:
            sure.append(weight * struck)
    if not sure and not doubtful:
        return 0.0
    sure.sort(reverse=True)
    most = max(1, sense.state.action_total)
    doubtful.sort(key=itemgetter(0), reverse=True)
    for hope, blow in doubtful:
        if len(sure) >= most and sure[most - 1] >= hope:
            break
        value = _settled(sense, there, blow)
        if value > 0:
            sure.append(value)
            sure.sort(reverse=True)
    return FEAR * sum(sure[:most])


Blow = tuple[Fighter, float, float, float, float]
"""What an enemy could do to a warrior at a place: how likely it does, what it does by hand, by a
shot if the line of fire is free, and by a shot if it is not."""


def _feared(sense: Sense, there: Fighter, fear: Fear, far: float, gap: float) -> Blow:
    """What an enemy could do that is so far away, by middles and by rims."""
    foe, means, _, shooter = fear
    pace = means.pace
    rear = not in_front(there, foe.body)
    struck = fired = blocked = 0.0
    near = gap <= 2 * pace or gap <= TOUCHING
    if near and foe.pose.level == there.pose.level:
        struck = sense.close(foe, there, rear=rear)
        if gap <= TOUCHING:
            struck *= 1.0 if in_front(foe, there.body) else ASIDE
        elif means.rush and gap <= means.rush:
            struck -= means.toll
        else:
            struck *= COMING
    if shooter:
        reach = means.range + (pace if means.bounds else 0)
        if far <= reach + pace:
            fired = blocked = max(0.0, sense.ranged(foe, there, rear=rear))
            if far > reach:
                fired = blocked = COMING * fired
            elif means.bounds:
                blocked = COMING * fired
            else:
                fired, blocked = fired if in_front(foe, there.body) else ASIDE * fired, 0.0
    return foe, 1.0 if foe.tokens == 0 else TIRED, struck, fired, blocked


def _settled(sense: Sense, there: Fighter, blow: Blow) -> float:
    """What an enemy's blow comes to: its line of fire is looked at where that matters."""
    foe, weight, struck, shot, blocked = blow
    doubtful = shot > struck and shot > blocked
    if doubtful and line(sense.state, foe, there).refusal is not None:
        shot = blocked
    return weight * max(struck, shot)


SOON = 0.7
"""What an attack is worth that can be made in the next turn."""
LATER = 0.75
"""What each further turn of the way to it takes off."""
TURNED = 0.5
"""What an attack is worth for which the warrior must turn first."""
PINNED = 0.1
"""What it is worth to keep an archer from shooting, of what it could do."""


def outlook(sense: Sense, there: Fighter) -> float:
    """What it is worth to a seat that its warrior stands there, as it looks."""
    key = (there.id, there.pose)
    found = sense.outlooks.get(key)
    if found is None:
        found = fair_outlook(sense, there)
        if not sense.is_over_soon():
            found -= danger(sense, there)
        sense.outlooks[key] = found
    return found


def fair_outlook(sense: Sense, there: Fighter) -> float:
    """The same if nobody were to be feared: never less."""
    key = (there.id, there.pose)
    found = sense.fair_outlooks.get(key)
    if found is None:
        found = pull(there, sense.errands.get(there.id), sense.means(there).pace, sense.left)
        if not sense.is_over_soon():
            found += prospect(sense, there)
        sense.fair_outlooks[key] = found
    return found


def prospect(sense: Sense, there: Fighter) -> float:
    """The best attack that a warrior can hope for from there."""
    rows = sense.vicinity(there)
    shift = rows.shift(there.pose.x, there.pose.y)
    touched = sorted(rows.within(there, TOUCHING), key=itemgetter(0))
    if touched:
        best = 0.0
        for _, foe in touched:
            best = max(best, _blow(sense, there, foe))
        silenced = [PINNED * foe.warrior.points for _, foe in touched if is_shooter(foe)]
        return best + sum(silenced)
    best = _attack(sense, there, rows, shift)
    return _shot(sense, there, rows, shift, best) if is_shooter(there) else best


def _blow(sense: Sense, there: Fighter, foe: Fighter) -> float:
    if foe.soaring and there.speed_type != "wing":
        return 0.0
    value = sense.close(there, foe)
    return SOON * value * (1.0 if in_front(there, foe.body) else TURNED) if value > 0 else 0.0


def _attack(sense: Sense, there: Fighter, rows: Vicinity, shift: float) -> float:
    """The best close combat to come with enemies that are not in contact.

    Nobody is looked at who is too far away to be worth more than what was found.
    """
    _, rush, toll, _, _ = means = sense.means(there)
    most = SOON * (sense.hope(there, ranged=False) - toll)
    if most <= 0.0:
        return 0.0
    shift += rows.wide + rush
    x, y, pace = there.pose.x, there.pose.y, max(1, means.pace)
    wings = there.speed_type == "wing"
    best = 0.0
    for far, _, foe, fx, fy, half in rows.rows:
        if best > 0.0:
            late = far - shift
            if best >= most or (late > 0.0 and most * LATER ** (late / pace) < best):
                break
        value = sense.close(there, foe) - toll
        if SOON * value <= best or (foe.soaring and not wings):
            continue
        dx, dy = x - fx, y - fy
        rim = sqrt(dx * dx + dy * dy) - half
        late = max(0.0, rim - rush) / pace if rush else 1 + rim / pace
        best = max(best, float(SOON * value * LATER**late))
    return best


def _shot(sense: Sense, there: Fighter, rows: Vicinity, shift: float, best: float) -> float:
    """The best shot to come, if it is worth more than what was found; the nearest first."""
    means = sense.means(there)
    most = SOON * sense.hope(there, ranged=True)
    reach = means.range + (means.pace if means.bounds else 0)
    shift += reach
    x, y, pace = there.pose.x, there.pose.y, max(1, means.pace)
    for far, _, foe, fx, fy, _ in rows.rows:
        if best > 0.0:
            late = far - shift
            if best >= most or (late > 0.0 and most * LATER ** (late / pace) < best):
                break
        value = sense.ranged(there, foe)
        if SOON * value <= best:
            continue
        dx, dy = x - fx, y - fy
        apart = sqrt(dx * dx + dy * dy)
        if apart > reach:
            best = max(best, float(SOON * value * LATER ** (1 + (apart - reach) / pace)))
            continue
        if not in_front(there, foe.body) and SOON * value * TURNED <= best:
            continue
        if line(sense.state, there, foe).refusal is not None:
            best = max(best, SOON * value * TURNED * TURNED)
        else:
            best = max(best, SOON * value * (1.0 if in_front(there, foe.body) else TURNED))
    return best


def standing_at(sense: Sense, fighter: Fighter, x: int, y: int, *, soar: bool) -> Fighter:
    """A warrior at a place, looking where it should: at the nearest enemy, able ones first."""
    foe, facing = sense.vicinity(fighter).nearest(x, y), fighter.pose.facing
    if foe is not None and (foe.pose.x, foe.pose.y) != (x, y):
        facing = int(direction_of(foe.pose.x - x, foe.pose.y - y))
    return fighter.at(Pose(x, y, facing, level=int(soar)))
