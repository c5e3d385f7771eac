"""What enemies are likely to do to a warrior at a place: by fire, by a rush, by blows."""

from math import sqrt

from ..core.conditions import in_front
from ..core.fighter import Fighter
from ..sight.lines import line
from .sense import TOUCHING, Fear, Sense, apart, gap

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
        blow = _blow(sense, there, fear, apart, apart - half)
        _, weight, struck, fired, _ = blow
        if fired > struck:
            doubtful.append((weight * fired, blow))
        elif struck > 0:
            sure.append(weight * struck)
    if not sure and not doubtful:
        return 0.0
    sure.sort(reverse=True)
    most = max(1, sense.state.action_total)
    doubtful.sort(key=_hope, reverse=True)
    for hope, blow in doubtful:
        if len(sure) >= most and sure[most - 1] >= hope:
            break
        value = _settled(sense, there, blow)
        if value > 0:
            sure.append(value)
            sure.sort(reverse=True)
    return FEAR * sum(sure[:most])


def threat(sense: Sense, there: Fighter, foe: Fighter) -> float:
    """What one enemy is likely to do to a warrior at a place in its next turn."""
    fear = sense.fears[0][sense.foes.index(foe)]
    if fear is None:
        return 0.0
    return _settled(sense, there, _blow(sense, there, fear, apart(foe, there), gap(foe, there)))


Blow = tuple[Fighter, float, float, float, float]
"""What an enemy could do to a warrior at a place: how likely it does, what it does by hand, by a
shot if the line of fire is free, and by a shot if it is not."""


def _blow(sense: Sense, there: Fighter, fear: Fear, far: float, gap: float) -> Blow:
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
            struck *= LATER
    if shooter:
        reach = means.range + (pace if means.bounds else 0)
        if far <= reach + pace:
            fired = blocked = max(0.0, sense.ranged(foe, there, rear=rear))
            if far > reach:
                fired = blocked = LATER * fired
            elif means.bounds:
                blocked = LATER * fired
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


def _hope(row: tuple[float, Blow]) -> float:
    return row[0]
