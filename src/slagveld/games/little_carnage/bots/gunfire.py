"""What enemy war machines could do to a regiment before it acts again.

A shot hits every model of a regiment on one straight line in the field of fire, at any distance and
over all that stands between (LC-1.11-8, LC-1.11-10, LC-1.11-13). So it counts who is in the field,
how many stand behind each other as the machine sees them, and whether it knows their range.
"""

from slagveld.table.measure import foremost
from slagveld.table.units import TURN, cosine, direction_of, sine

from ..core.contact_and_zones import enemy_of
from ..core.regiment import Model, Regiment, Stand
from ..core.state import LittleState
from ..machines.line_of_fire import HALF, Victim, aside_of
from ..machines.range_roll_and_hits import machine_dice, victim_pool
from ..machines.war_machine import machine, too_near
from ..odds.attacks import in_full_defence
from ..terrain.scenery_and_cover import is_crossed, scenery_of
from .attacks import RANGED_IN
from .worth import LATER, harm, nerve

Guns = tuple[Regiment, ...]

BESIDE = TURN // 4
"""What lies farther aside than this is not ahead of a machine."""


def guns_against(state: LittleState, seat: int) -> Guns:
    """The enemy machines that have dice to fire with."""
    found = [one for one in state.own(enemy_of(seat)) if one.skills.war_machine]
    return tuple([one for one in found if machine_dice(state, one).total > 0])


def bombardment(state: LittleState, regiment: Regiment, guns: Guns) -> float:
    """What machines would cost a regiment where it stands before it acts again, on the average."""
    total = 0.0
    for gun in guns:
        if not too_near(state, machine(state, gun)):
            total += shot_worth(state, gun, regiment) * (LATER if gun.round.activated else 1.0)
    return total


def in_fire(state: LittleState, regiment: Regiment) -> bool:
    """Whether a machine that is still to come in this round can hit a regiment."""
    guns = tuple([one for one in guns_against(state, regiment.seat) if not one.round.activated])
    return worst_gun(state, regiment, guns) is not None


def worst_gun(state: LittleState, regiment: Regiment, guns: Guns) -> Regiment | None:
    """The machine whose next shot costs a regiment most; None where none can hit it."""
    loud = [gun for gun in guns if not too_near(state, machine(state, gun))]
    shots = [(shot_worth(state, gun, regiment), gun) for gun in loud]
    worst = max(shots, key=lambda one: (one[0], -one[1].id), default=(0.0, None))
    return worst[1] if worst[0] > 0.0 else None


def shot_worth(
    state: LittleState, gun: Regiment, regiment: Regiment, *, full: bool = False
) -> float:
    """What the next shot of a machine at a regiment costs it on the average, as both stand.

    Half of it for a new target (LC-1.11-12), less where the crew is afraid. `full`: the regiment
    takes full defence.
    """
    worst = worst_line(state, gun, regiment, full=full)
    known = 1.0 if gun.ranged_on == regiment.id else RANGED_IN
    return worst * known * nerve(state, gun, regiment)


def brunt(state: LittleState, regiment: Regiment, guns: Guns) -> float:
    """What a shot costs a regiment as it stands, once a machine looks at it and has its range."""
    return max([worst_line(state, gun, regiment, turned=True) for gun in guns], default=0.0)


def worst_line(
    state: LittleState,
    gun: Regiment,
    regiment: Regiment,
    *,
    full: bool = False,
    turned: bool = False,
) -> float:
    """What the line in the field of fire costs a regiment that costs it most; 0 out of the field.

    A base is hit by the directions between those to its corners. `turned`: the machine is thought
    to look at the regiment, and to hit whom it would only graze as they stand just now.
    """
    stand = machine(state, gun)
    x, y = foremost(stand.body)
    facing = stand.pose.facing
    if turned:
        mark = state.stands_of(regiment.id)[0].body
        facing = int(direction_of(mark.x - x, mark.y - y))
    seen: list[tuple[int, int, Model]] = []
    for model in state.models_of(regiment.id):
        body = state.stand_of(model).body
        turns = [
            aside_of(facing, int(direction_of(cx - x, cy - y)))
            for cx, cy in zip(body.xs, body.ys, strict=True)
        ]
        low, high = min(turns), max(turns)
        if high - low < BESIDE and low <= HALF and high >= -HALF:
            seen.append((low, high, model))
    if not seen:
        return 0.0
    dice = machine_dice(state, gun).total
    costs = [_cost(state, gun, stand, model, dice, full=full) for _, _, model in seen]
    ends = [turn for low, high, _ in seen for turn in (low, low + 1, high - 1, high)]
    worst = 0.0
    for turn in dict.fromkeys([min(max(turn, -HALF), HALF) for turn in ends]):
        cost = 0.0
        for (low, high, model), part in zip(seen, costs, strict=True):
            if low < turn < high or (
                low <= turn <= high
                and (turned or _is_hit(state.stand_of(model), x, y, (facing + turn) % TURN))
            ):
                cost += part
        worst = max(worst, cost)
    return worst


def _is_hit(stand: Stand, x: int, y: int, direction: int) -> bool:
    """Whether a line from a place ahead of which a base lies goes through it, not just along it."""
    body, cos, sin = stand.body, cosine(direction), sine(direction)
    sides = [(cy - y) * cos - (cx - x) * sin for cx, cy in zip(body.xs, body.ys, strict=True)]
    return min(sides) < 0 < max(sides)


def _cost(
    state: LittleState, gun: Regiment, stand: Stand, model: Model, dice: int, *, full: bool
) -> float:
    """What a model loses on the average when a line goes through its middle (LC-1.11-11)."""
    scenery, body = scenery_of(state.field.table), state.stand_of(model).body
    line = (*foremost(stand.body), body.x, body.y)
    wall = is_crossed(line, scenery.high)
    low = wall or is_crossed(line, scenery.low)
    pool = victim_pool(state, gun, stand, Victim(model.id, low, wall), max(0, dice - wall))
    if full:
        pool = in_full_defence(pool, state.regiments_by_id[model.regiment])
    return harm(state, pool, model)
