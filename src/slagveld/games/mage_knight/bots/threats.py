"""What enemies are likely to do to a warrior at a place: by fire, by a rush, by blows."""

from ..core.conditions import in_front
from ..core.fighter import Fighter
from ..sight.lines import line
from .sense import TOUCHING, Sense, apart, can_act, gap, is_shooter

FEAR = 1.0
"""How much of what enemies could do is reckoned with: they have few actions for many wishes."""
ASIDE = 0.4
"""How likely an enemy attacks whom it would have to turn to first."""
TIRED = 0.6
"""How likely an enemy attacks that would be pushed by it."""
LATER = 0.25
"""How much an enemy counts that must first come nearer."""


def danger(sense: Sense, there: Fighter) -> float:
    """What a warrior has to fear at a place, as many enemies reckoned as have actions."""
    found = [feared for foe in sense.foes if (feared := threat(sense, there, foe)) > 0]
    if not found:
        return 0.0
    found.sort(reverse=True)
    return FEAR * sum(found[: max(1, sense.state.action_total)])


def threat(sense: Sense, there: Fighter, foe: Fighter) -> float:
    """What one enemy is likely to do to a warrior at a place in its next turn."""
    if not can_act(foe):
        return 0.0
    means = sense.means(foe)
    far = gap(foe, there)
    weight = 1.0 if foe.tokens == 0 else TIRED
    rear = not in_front(there, foe.body)
    best = 0.0
    level = foe.soaring == there.soaring
    if far <= TOUCHING and level:
        best = sense.close(foe, there, rear=rear) * (1.0 if in_front(foe, there.body) else ASIDE)
    elif level and means.rush and far <= means.rush:
        best = sense.close(foe, there, rear=rear) - means.toll
    elif level and far <= 2 * means.pace:
        best = LATER * sense.close(foe, there, rear=rear)
    if is_shooter(foe):
        best = max(best, _fire(sense, there, foe, rear))
    return weight * best


def _fire(sense: Sense, there: Fighter, foe: Fighter, rear: bool) -> float:
    """What an enemy's shot is likely to do; nothing where it has no line of fire."""
    means = sense.means(foe)
    far = apart(foe, there)
    reach = means.range + (means.pace if means.bounds else 0)
    if far > reach + means.pace:
        return 0.0
    value = sense.ranged(foe, there, rear=rear)
    if value <= 0:
        return 0.0
    if far > reach:
        return LATER * value
    if line(sense.state, foe, there).refusal is not None:
        return LATER * value if means.bounds else 0.0
    return value if means.bounds or in_front(foe, there.body) else ASIDE * value
