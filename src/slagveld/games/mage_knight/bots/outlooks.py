"""What it is worth to stand somewhere: errands, attacks to come, enemies to fear."""

from slagveld.table.shapes import Pose
from slagveld.table.units import direction_of

from ..core.conditions import in_front
from ..core.fighter import Fighter
from ..sight.lines import line
from .errands import pull
from .sense import TOUCHING, Sense, apart, gap, is_shooter
from .threats import danger

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
        found = sense.outlooks[key] = _outlook(sense, there)
    return found


def _outlook(sense: Sense, there: Fighter) -> float:
    means = sense.means(there)
    value = pull(there, sense.errands.get(there.id), means.pace, sense.left)
    if sense.is_over_soon():
        return value
    return value + prospect(sense, there) - danger(sense, there)


def prospect(sense: Sense, there: Fighter) -> float:
    """The best attack that a warrior can hope for from there."""
    best = 0.0
    touched = [foe for foe in sense.foes if gap(there, foe) <= TOUCHING]
    for foe in touched or sense.foes:
        best = max(best, _close(sense, there, foe))
    if is_shooter(there) and not touched:
        for foe in sense.foes:
            best = max(best, _ranged(sense, there, foe))
    pinned = sum([_silenced(foe) for foe in touched])
    return best + pinned


def _close(sense: Sense, there: Fighter, foe: Fighter) -> float:
    if foe.soaring and there.speed_type != "wing":
        return 0.0
    value = sense.close(there, foe)
    if value <= 0:
        return 0.0
    means = sense.means(there)
    far = gap(there, foe)
    if far <= TOUCHING:
        return SOON * value * (1.0 if in_front(there, foe.body) else TURNED)
    value -= means.toll
    if value <= 0:
        return 0.0
    if not means.rush:
        return float(SOON * value * LATER ** (1 + far / max(1, means.pace)))
    late = max(0.0, far - means.rush) / max(1, means.pace)
    return float(SOON * value * LATER**late)


def _ranged(sense: Sense, there: Fighter, foe: Fighter) -> float:
    value = sense.ranged(there, foe)
    if value <= 0:
        return 0.0
    means = sense.means(there)
    far = apart(there, foe)
    reach = means.range + (means.pace if means.bounds else 0)
    if far > reach:
        return float(SOON * value * LATER ** (1 + (far - reach) / max(1, means.pace)))
    if line(sense.state, there, foe).refusal is not None:
        return SOON * value * TURNED * TURNED
    return SOON * value * (1.0 if in_front(there, foe.body) else TURNED)


def _silenced(foe: Fighter) -> float:
    """What it is worth that an enemy is in contact and cannot shoot."""
    return PINNED * foe.warrior.points if is_shooter(foe) else 0.0


def facing_for(sense: Sense, there: Fighter) -> int:
    """Which way a warrior should look there: at the nearest enemy, those that can act first."""
    best: tuple[float, Fighter] | None = None
    for foe in sense.foes:
        far = gap(there, foe) + (200.0 if foe.tokens > 1 else 0.0)
        if best is None or far < best[0]:
            best = far, foe
    if best is None:
        return there.pose.facing
    dx, dy = best[1].pose.x - there.pose.x, best[1].pose.y - there.pose.y
    return int(direction_of(dx, dy)) if dx or dy else there.pose.facing


def standing_at(sense: Sense, fighter: Fighter, x: int, y: int, *, soar: bool) -> Fighter:
    """A warrior at a place, looking where it should."""
    there = fighter.at(Pose(x, y, fighter.pose.facing, level=int(soar)))
    return there.at(Pose(x, y, facing_for(sense, there), level=int(soar)))
