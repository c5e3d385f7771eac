"""Whom archers should shoot at, and where they should stand to do it."""

from typing import NamedTuple

from slagveld.kernel.tactics import Scored
from slagveld.kit.keeping import kept_by_id
from slagveld.kit.tactics import by_worth
from slagveld.table.units import turn_between

from ..core.book import CM
from ..core.conditions import in_fight
from ..core.parts import Scope
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import Manner, to_hit, to_wound, wound_dice
from ..ground.advance import ended, facing_to
from ..ground.move_distances import march_ready
from ..movement.march import March, march_refusal
from ..movement.travel import towards
from ..shooting.announcement import Announce, Announcing
from ..shooting.into_a_melee import melee_of, shares
from ..shooting.ranges import fires_at
from ..shooting.shots import measured, volley
from .moves import danger, ways_of
from .worth import apart, care, chance, enemies_of, gain_worth, life_worth, loss_worth, rate

MARKS = 3
"""Enemies that archers think of when they choose their place."""
MARGIN = 1.0
"""A move must promise so much more than standing."""
AHEAD = 800
"""A mark so far off the way a unit looks, in tenths of a degree, still lies before its front."""
NEARER = 0.1
"""What a centimetre nearer to an enemy out of range is worth."""


class Prospect(NamedTuple):
    """What a shot promises."""

    wounds: float
    worth: float


def prospect(state: CarnageState, unit: Unit, target: Unit) -> Prospect | None:
    """What a shot that could be announced would bring on average; None: it would be lost."""
    fires, _ = measured(state, unit, target)
    found: list[Prospect] = []
    for fire in fires:
        settled = volley(state, unit, target, fire)
        each = chance(to_hit(state, unit, fire, settled.extra))
        each *= chance(to_wound(state, unit, target, fire)) * wound_dice(state, unit, fire)
        wounds = min(settled.dice * each, float(settled.most * target.profile.w))
        found.append(Prospect(wounds, _worth(state, unit, target, wounds)))
    return max(found, key=lambda one: one.worth, default=None)


def _worth(state: CarnageState, unit: Unit, target: Unit, wounds: float) -> float:
    """What wounds are worth that are shared in a melee with friends (CAR-12.8)."""
    fighting = melee_of(state, target)
    if len(fighting) == 1:
        return gain_worth(state, target, wounds)
    parts = dict(shares(state, unit, target, 1000))
    total = 0.0
    for other in fighting:
        part = wounds * parts.get(other.id, 0) / 1000
        if other.side == unit.side:
            total -= care(state, unit.side) * loss_worth(other, part)
        else:
            total += gain_worth(state, other, part)
    return total


def announcements(state: CarnageState, seat: int, topic: Announcing, only: int) -> list[Scored]:
    """Every shot of every unit that may still announce one."""
    expected: dict[int, float] = {}
    for shot in state.shots:
        unit, target = state.unit(shot.unit), state.unit(shot.target)
        if unit is not None and target is not None:
            found = prospect(state, unit, target)
            wounds = 0.0 if found is None else found.wounds
            expected[shot.target] = expected.get(shot.target, 0.0) + wounds
    scored: list[Scored] = []
    for unit in topic.able(state, Scope(seat, only)):
        for number in topic.targets(state, unit):
            target = state.field.by_id[number]
            found = prospect(state, unit, target)
            if found is not None:
                over = expected.get(number, 0.0) + found.wounds - target.lives
                value = found.worth - max(0.0, over) * life_worth(target)
                scored.append((value, Announce(unit.id, number)))
    return scored


def shot_from(state: CarnageState, there: Unit, target: Unit) -> float:
    """About what a shot from a place would bring: by ranges and ranks, sight not looked at."""
    if in_fight(state, target):
        return 0.0
    most = 0.0
    for fire in fires_at(state, there, target):
        manner: Manner = fire
        count = len(there.figures) if fire == "indirect" else min(there.files, len(there.figures))
        most = max(most, gain_worth(state, target, count * rate(state, there, target, manner)))
    return most


class Post(NamedTuple):
    """Where archers should be: what it promises, and how they get there; None: they stay."""

    worth: float
    march: March | None


@kept_by_id
def archers(state: CarnageState, unit: Unit) -> Post:
    """Where archers should go: a good mark in range, and nobody near who would charge them."""
    enemies = enemies_of(state, unit.side)
    if not enemies or march_ready(state, unit) is not None:
        return Post(0.0, None)
    near = sorted(enemies, key=lambda enemy: apart(unit, enemy))[:MARKS]
    found: list[tuple[float, March]] = []
    for enemy in near:
        for facing, path in ways_of(state, unit, enemy):
            there = ended(facing_to(unit, facing), path)
            value = max([shot_from(state, there, mark) for mark in near])
            value -= danger(state, there) + NEARER * apart(there, enemy) / CM
            found.append((value, March(unit.id, facing, path)))
    ahead = [mark for mark in near if turn_between(towards(unit, mark), unit.facing) <= AHEAD]
    stand = max([shot_from(state, unit, mark) for mark in ahead], default=0.0)
    stand -= danger(state, unit) + NEARER * apart(unit, near[0]) / CM
    for value, march in by_worth(found):
        if value <= stand + MARGIN:
            break
        if march_refusal(state, unit, march.facing, march.path) is None:
            return Post(value, march)
    return Post(stand, None)
