"""How a charger looks at its target: squarely, so that as many figures as can be will touch."""

from slagveld.games.carnage.footing import footing_of, touch_solids
from slagveld.games.carnage.ground import ground_for, turn_refusal
from slagveld.games.carnage.model import CarnageState
from slagveld.games.carnage.strolling import towards
from slagveld.games.carnage.unit import Unit
from slagveld.table.bends import nearest_vector
from slagveld.table.obstacles import is_leg_free
from slagveld.table.solids import is_hit
from slagveld.table.units import FINE, turn_between


def square_to(unit: Unit, target: Unit) -> int:
    """The direction nearest to the target's middle that meets one of its sides squarely."""
    direct = towards(unit, target)
    sides = [(target.facing + turn) % 3600 for turn in (1800, 900, 2700, 0)]
    return min(sides, key=lambda facing: turn_between(direct, facing))


def charge_facing(state: CarnageState, unit: Unit, target: Unit) -> int:
    """The turn proposed for a charge: squarely, else straight at the target, else as it looks."""
    if unit.doings.turned:
        return unit.facing
    for facing in (square_to(unit, target), towards(unit, target)):
        if turn_refusal(state, unit, facing) is None:
            return facing
    return unit.facing


def is_straight(state: CarnageState, unit: Unit, target: Unit) -> bool:
    """Whether the straight way to the target is open and crosses nothing that slows: told quickly.

    Chance charges such targets only; finding the cheapest way of all takes much longer.
    """
    footing = footing_of(state, unit)
    x, y = float(unit.x * FINE), float(unit.y * FINE)
    vectors = [nearest_vector(goal, x, y) for goal in touch_solids(footing, target, 0.0)]
    dx, dy = min(vectors, key=lambda vector: vector[0] * vector[0] + vector[1] * vector[1])
    leg = (x, y, x + dx, y + dy)
    if not is_leg_free(ground_for(state, unit, through=(target.id,)), *leg):
        return False
    slowing = [*[slow.solids for slow in footing.slows], *[walls for _, walls in footing.climbs]]
    return not any(is_hit(solid, *leg) for solids in slowing for solid in solids)
