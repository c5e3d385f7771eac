"""Close combat as a bot thinks of it: strikes, captures, rushes, healing hands."""

from operator import itemgetter

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import best
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import direction_of

from ..attack.declaration_and_type import Attack
from ..core.ability_vocabulary import Halts, Rams, Terrifies
from ..core.action import action_refusal
from ..core.base_contact import enemies_touching, in_front
from ..core.book import SIDES
from ..core.fighter import Fighter
from ..core.state import KnightState
from ..melee.actions import Execute
from ..melee.strikes import Blow, Strike, blows, declared, execution, execution_refusal
from ..melee.surge_and_charge import Surge, rush_kind
from ..movement.move import move_refusal
from ..movement.terrify import daunting
from ..objectives.ending import counts
from ..odds.worth import attack_worth, is_behind, loss
from ..terrain.path_search import contact_spots, way_to
from .outlooks import outlook
from .sense import EAGER, Sense

TRIED = 3
"""Enemies for whom the way of a rush is looked for."""
SPOTS = 2
"""Places beside each of them."""
UNTIMELY = -100.0
"""What an attack is worth that might end a battle in which its side is behind."""


def best_blow(state: KnightState, fighter: Fighter, *, healing: bool) -> tuple[float, Blow]:
    """The best attack of a warrior from where it stands; (0, nobody) where none pays."""
    found = [
        (worth_of(state, fighter, declared(state, fighter, blow), blow.target), blow)
        for blow in blows(state, fighter, healing=healing)
    ]
    return best(found, (0.0, Blow(0)))


def worth_of(state: KnightState, fighter: Fighter, attack: Attack, target: int) -> float:
    """What an attack is worth, and what speaks against striking the target now."""
    return attack_worth(state, attack) + untimely(state, fighter, target)


def untimely(state: KnightState, fighter: Fighter, target: int) -> float:
    """What speaks against striking the last enemy: the battle ends with it (MK-END-1)."""
    for other in state.fighters:
        if other.side != fighter.side and other.id != target and counts(other):
            return 0.0
    last = state.field.by_id[target]
    if last.side == fighter.side or not counts(last):
        return 0.0
    return UNTIMELY if is_behind(state, fighter.side) else 0.0


def strikes(sense: Sense, fighter: Fighter) -> list[Scored]:
    """What a warrior can do to those it touches, and to its captive."""
    state = sense.state
    if action_refusal(state, fighter, "close") is not None:
        return []
    tired = sense.fatigue(fighter)
    if fighter.captive:
        if execution_refusal(state, fighter) is not None:
            return []
        value = attack_worth(state, execution(fighter))
        return [(value - tired, Execute(fighter.id))]
    value, blow = best_blow(state, fighter, healing=True)
    return [(EAGER * value - tired, Strike(fighter.id, *blow))] if value > 0 else []


# Rushes


def rushes(sense: Sense, fighter: Fighter) -> list[Scored]:
    """Surges and charges at the enemies that are worth most."""
    state = sense.state
    means = sense.means(fighter)
    if not means.rush or action_refusal(state, fighter, "close") is not None:
        return []
    kind = rush_kind(state, fighter)
    if kind is None:
        return []
    wings = fighter.speed_type == "wing"
    near = [
        (-value, place, foe)
        for place, foe in sense.vicinity(fighter).within(fighter, means.rush)
        if (wings or not foe.soaring) and (value := sense.close(fighter, foe)) > 0
    ]
    near.sort(key=itemgetter(0, 1))
    found: list[Scored] = []
    now = outlook(sense, fighter) if near else 0.0
    for _, _, foe in near[:TRIED]:
        for path, facing in approaches(sense, fighter, foe):
            pose = Pose(path[-1].x, path[-1].y, facing, level=int(foe.soaring))
            value = _rush_worth(sense, fighter, fighter.at(pose), now, kind is Surge)
            found.append((value, kind(fighter.id, path, facing, foe.soaring)))
    return found


def approaches(sense: Sense, fighter: Fighter, foe: Fighter) -> list[tuple[tuple[Spot, ...], int]]:
    """Ways of a warrior into contact with an enemy, looking at it."""
    state = sense.state
    limit = sense.limit(fighter)
    found: list[tuple[tuple[Spot, ...], int]] = []
    for spot in contact_spots(state, fighter, foe, most=SPOTS):
        facing = int(direction_of(foe.pose.x - spot.x, foe.pose.y - spot.y))
        path: tuple[Spot, ...] | None = (spot,)
        if move_refusal(state, fighter, (spot,), facing, foe.soaring, limit) is not None:
            path = None if foe.soaring else way_to(state, fighter, spot.x, spot.y, limit.total)
            if path is None or move_refusal(state, fighter, path, facing, False, limit) is not None:
                continue
        if path:
            found.append((path, facing))
    return found


def _rush_worth(sense: Sense, fighter: Fighter, there: Fighter, now: float, surge: bool) -> float:
    state = sense.state
    cost = sense.fatigue(fighter) + (loss(fighter, 1) if surge else 0.0)
    change = outlook(sense, there) - now - cost
    if met_by_pole_arms(state, there):
        return change - loss(fighter, 1)
    moved = state.with_fighter(there)
    if surge:
        if fighter.turned + 1 >= len(fighter.warrior.clicks):
            return change
        moved = moved.changed(fighter.id, turned=fighter.turned + 1)
    value, _ = best_blow(moved, moved.field.by_id[fighter.id], healing=False)
    value += rammed(state, there)
    return change + EAGER * value * daring(state, fighter, there.pose)


def met_by_pole_arms(state: KnightState, there: Fighter) -> bool:
    """Whether an enemy with a Pole Arm would receive a warrior that comes there.

    It turns to whoever comes, so its back is no help.
    """
    return any(foe.powers.one(Halts) is not None for foe in enemies_touching(state, there))


def daring(state: KnightState, fighter: Fighter, pose: Pose) -> float:
    """The chance that a warrior dares to touch all whom it would touch at a pose."""
    chance = 1.0
    for bearer in daunting(state, fighter, pose):
        found = bearer.powers.one(Terrifies)
        if found is not None:
            chance *= 1 - len(found[1].fails) / SIDES
    return chance


def rammed(state: KnightState, there: Fighter) -> float:
    """What a bearer of Ram does by coming there."""
    total = 0.0
    for _, effect in there.powers.all(Rams):
        for foe in enemies_touching(state, there):
            if in_front(there, foe.body):
                total += loss(foe, max(0, effect.damage - foe.powers.reduction))
    return total
