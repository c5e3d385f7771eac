"""Ranged combat as a bot thinks of it: one target or several, modes, volleys, shots on the move."""

from itertools import combinations

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import best
from slagveld.kit.ways import straight

from ..core.fighter import Fighter
from ..core.friends_and_factions import LEAST_MEMBERS, MOST_MEMBERS
from ..core.state import KnightState
from ..movement.move import move_refusal
from ..odds.worth import attack_worth
from ..shooting.bound import BoundMove, bound_refusal
from ..shooting.ranged_combat_formations import VOLLEYS, Volley, joiners, volley_attack
from ..shooting.shooter_and_targets import (
    Burst,
    Shoot,
    ShotAction,
    aimed_modes,
    archer_refusal,
    burst_refusal,
    bursting,
    gains,
    mode_of,
    shooter_refusal,
)
from ..sight.legal_targets import target_refusal
from ..sight.range_and_front_arc import in_reach
from ..terrain.speed_and_speed_types import allowance
from .outlooks import outlook, standing_at
from .sense import EAGER, Sense, apart
from .strikes import worth_of

BEST = 3
"""Targets that are thought of together, and for which a bound is planned."""
STANDS = (0.95, 0.45)
"""Parts of its range at which a warrior on the move stops before its target."""


def best_shot(state: KnightState, fighter: Fighter) -> tuple[float, ShotAction | None]:
    """The best shot of a warrior that can shoot from where it stands; nothing where none pays."""
    found: list[tuple[float, ShotAction | None]] = []
    singles: list[tuple[float, Fighter]] = []
    for mode in ("", *aimed_modes(fighter)):
        row = mode_of(fighter, mode)
        heals = row is not None and bool(row.heals)
        for number in in_reach(state, fighter):
            target = state.field.by_id[number]
            if (target.side == fighter.side) != heals:
                continue
            if target_refusal(state, fighter, target, mode) is not None:
                continue
            for gain in gains(state, fighter, (target,), mode):
                shot = Shoot(fighter.id, (target.id,), mode, gain)
                value = worth_of(state, fighter, shot.attack(state, fighter), target.id)
                found.append((value, shot))
                if not mode and gain in ("", "attack"):
                    singles.append((value, target))
    if fighter.warrior.arrows > 1 and len(singles) > 1:
        found.extend(_several(state, fighter, singles))
    if bursting(fighter) and burst_refusal(state, fighter) is None:
        burst = Burst(fighter.id)
        found.append((attack_worth(state, burst.attack(state, fighter)), burst))
    return best(found, (0.0, None))


def _several(
    state: KnightState, fighter: Fighter, singles: list[tuple[float, Fighter]]
) -> list[tuple[float, Shoot]]:
    """Shots at several of the best targets."""
    found: list[tuple[float, Shoot]] = []
    singles.sort(key=lambda pair: -pair[0])
    targets = [target for _, target in singles[:BEST]]
    for count in range(2, min(fighter.warrior.arrows, len(targets)) + 1):
        for group in combinations(targets, count):
            numbers = tuple([target.id for target in group])
            for gain in gains(state, fighter, group, ""):
                shot = Shoot(fighter.id, numbers, "", gain)
                found.append((attack_worth(state, shot.attack(state, fighter)), shot))
    return found


def shots(sense: Sense, fighter: Fighter) -> list[Scored]:
    """What a warrior can do with a ranged combat action where it stands."""
    if fighter.click.range <= 0 or archer_refusal(sense.state, fighter) is not None:
        return []
    value, shot = best_shot(sense.state, fighter)
    return [] if shot is None else [(EAGER * value - sense.fatigue(fighter), shot)]


# On the move


def bounds(sense: Sense, fighter: Fighter) -> list[Scored]:
    """Moves that end in a shot, by the ability for it."""
    means = sense.means(fighter)
    if not means.bounds or bound_refusal(sense.state, fighter) is not None:
        return []
    state = sense.state
    limit = allowance(state, fighter)
    wishes = [
        (value, foe)
        for foe in sense.foes
        if apart(fighter, foe) <= means.range + means.pace
        and (value := sense.ranged(fighter, foe)) > 0
    ]
    wishes.sort(key=lambda pair: -pair[0])
    now = outlook(sense, fighter) if wishes else 0.0
    found: list[Scored] = []
    for _, foe in wishes[:BEST]:
        for part in STANDS:
            short = int(means.range * part)
            path, _ = straight(fighter.pose, foe.pose.x, foe.pose.y, short, limit.total)
            if not path:
                continue
            there = standing_at(sense, fighter, path[-1].x, path[-1].y, soar=fighter.soaring)
            facing = there.pose.facing
            if move_refusal(state, fighter, path, facing, fighter.soaring, limit) is not None:
                continue
            moved = state.with_fighter(there)
            if shooter_refusal(moved, there) is not None:
                continue
            value, _ = best_shot(moved, there)
            if value > 0:
                value = EAGER * value + outlook(sense, there) - now - sense.fatigue(fighter)
                found.append((value, BoundMove(fighter.id, path, facing)))
    return found


# Together


def volleys(sense: Sense, fighter: Fighter) -> list[Scored]:
    """Shots of a formation that this warrior leads: as many helpers as add something."""
    state = sense.state
    if fighter.click.range <= 0 or not state.field.touching(fighter):
        return []
    banned = fighter.powers.ban("ranged-formation") is not None
    if banned or archer_refusal(state, fighter) is not None:
        return []
    found: list[Scored] = []
    for number in in_reach(state, fighter):
        target = state.field.by_id[number]
        if target_refusal(state, fighter, target) is not None:
            continue
        helpers = [f for f in joiners(state, fighter, target) if f.seat == sense.seat]
        helpers.sort(key=lambda f: (f.tokens, f.click.ranged_damage))
        for count in range(LEAST_MEMBERS - 1, min(len(helpers), MOST_MEMBERS - 1) + 1):
            found.extend(_volley(sense, fighter, target, helpers[:count]))
    return found


def _volley(sense: Sense, leader: Fighter, target: Fighter, helpers: list[Fighter]) -> list[Scored]:
    """One choice of helpers with each division into attack and damage."""
    state = sense.state
    numbers = tuple([helper.id for helper in helpers])
    bows = [helper.id for helper in helpers if helper.click.attack_type == "bow"]
    tired = sum([sense.fatigue(one) for one in (leader, *helpers)])
    found: list[Scored] = []
    for count in range(len(bows) + 1):
        for gain in gains(state, leader, (target,), ""):
            action = Volley(leader.id, target.id, numbers, tuple(bows[:count]), "", gain)
            if VOLLEYS.check(state, sense.seat, action) is not None:
                continue
            value = worth_of(state, leader, volley_attack(state, action), target.id)
            found.append((EAGER * value - tired, action))
    return found
