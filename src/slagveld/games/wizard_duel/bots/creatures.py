"""What bots do with creatures: attacks, ways, and the fire of heavy weapons."""

from math import sqrt

from slagveld.kernel.decision import Action
from slagveld.kernel.tactics import Scored
from slagveld.record import replace
from slagveld.table.shapes import Pose

from ..core.book import CM
from ..core.models import Creature
from ..core.state import DuelState
from ..core.used import ACTIONS, Turn
from ..heavy.crew import CREW, crews
from ..heavy.fire import FireWeapon, heavy_menu
from ..heavy.push import PushWeapon
from ..melee.strike import Strike
from ..movement.menus import ahead, towards
from ..movement.walk import Walk
from ..odds.worth import attack_worth, field_worth
from ..shooting.menus import shots as shots_of
from ..shooting.shot import Shoot, in_range, reach_of
from ..terrain.contact import direction, foes_touched, gap_between, radius
from ..terrain.sight import in_vision
from ..turn.activation import EndTurn, Rest, actors, gives_exchange
from ..turn.creature_part import CreatureTurn
from ..turn.menus import attacks
from ..wounds.energy_field import RUN_LOSS
from ..wounds.values import power

STEP = 1.5
"""What a centimetre nearer to the enemy wizard is worth."""
TURNS_ASIDE = (0, 300, -300, 600, -600, 900, -900)
"""Ways round what is in the way, in tenths of a degree."""


def creature_proposals(state: DuelState, _seat: int, question: CreatureTurn) -> list[Scored]:
    """Attacks and ways of those who may act; ending the turn when nobody has anything to do."""
    turn = question.turn
    found: list[Scored] = [(0.0, EndTurn())] if turn.opened else []
    able = actors(state, turn)
    found.extend((_heavy_worth(state, turn, action), action) for action in heavy_menu(state, turn))
    present = [creature for creature in able if turn.entry(creature.id) is not None]
    for creature in present or able:
        found.extend(
            (_deed_worth(state, creature, deed), deed) for deed in attacks(state, creature)
        )
        found.extend(_ways(state, creature, first=gives_exchange(state, turn, creature.id)))
        found.append((-1.0, Rest(creature.id)))
    return found


def _deed_worth(state: DuelState, creature: Creature, deed: Action) -> float:
    match deed:
        case Strike(targets=targets):
            return sum(attack_worth(state, creature, foe, "melee") for foe in targets)
        case Shoot(target=target):
            return _shot_worth(state, creature, target)
        case _:
            return 0.0


def _shot_worth(state: DuelState, creature: Creature, target: int) -> float:
    if not in_range(state, creature, target):
        return -2.0
    return attack_worth(state, creature, target, "shot")


def _heavy_worth(state: DuelState, turn: Turn, action: Action) -> float:
    match action:
        case FireWeapon(weapon=weapon, target=target):
            return _shot_worth(state, state.model(weapon), target)
        case PushWeapon(weapon=weapon, facing=facing):
            return _turning_worth(state, turn, weapon, facing)
        case _:
            return 0.0


def _turning_worth(state: DuelState, turn: Turn, weapon: int, facing: int) -> float:
    """What turning a weapon brings: a better shot with its second action, if three can serve.

    A crew that turns it gives all its actions for that (WD-HEAVY-3).
    """
    able = next((able for gun, able in crews(state, turn) if gun.id == weapon), ())
    if len(able) < CREW or turn.left(weapon) < ACTIONS:
        return -1.0
    turned = replace(state.pose(weapon), facing=facing)
    after = state.moved(weapon, turned)
    return _best_shot(after, weapon) - _best_shot(state, weapon) - 1.0


def _best_shot(state: DuelState, weapon: int) -> float:
    """What the best shot of a weapon as it stands takes from the enemy."""
    gun = state.model(weapon)
    shots = [shot for shot in shots_of(state, gun) if in_range(state, gun, shot.target)]
    return max((attack_worth(state, gun, shot.target, "shot") for shot in shots), default=0.0)


def enemy_wizards(state: DuelState, seat: int) -> list[int]:
    """Pieces of the enemy wizards, nearest first."""
    here = state.pose(state.wizards[seat].id)
    side = state.seats[seat].side
    found = [
        wizard.id
        for other, wizard in enumerate(state.wizards)
        if state.seats[other].side != side and state.layout.has(wizard.id)
    ]
    return sorted(found, key=lambda piece: gap_between(here, state.pose(piece)))


def _ways(state: DuelState, creature: Creature, *, first: bool) -> list[Scored]:
    """Walks towards the enemy wizards and near foes, and turning to a foe in contact."""
    start = state.pose(creature.id)
    touched = foes_touched(state, creature.seat, creature.id)
    found: list[Scored] = [
        (2.0, Walk(creature.id, (), direction(start, state.pose(foe))))
        for foe in touched
        if not in_vision(state, creature.id, foe)
    ]
    if touched and power(state, creature, "melee"):
        return found
    foes = state.enemies(creature.seat)
    near = sorted(foes, key=lambda foe: gap_between(start, state.pose(foe)))[:2]
    for goal in dict.fromkeys([*enemy_wizards(state, creature.seat)[:1], *near]):
        walk = _approach(state, creature, goal)
        if walk is not None:
            found.append((_way_worth(state, creature, walk, goal, first=first), walk))
    return found


def _approach(state: DuelState, creature: Creature, goal: int) -> Walk | None:
    """Straight towards a goal, or as near to that as the way is open."""
    walk = towards(state, creature, goal)
    if walk is not None:
        return walk
    lane = direction(state.pose(creature.id), state.pose(goal))
    full = state.race_of(creature).movement * CM - 1
    for aside in TURNS_ASIDE:
        for length in (full, full // 2):
            walk = ahead(state, creature, (lane + aside) % 3600, length)
            if walk is not None:
                return walk
    return None


def _way_worth(
    state: DuelState, creature: Creature, walk: Walk, goal: int, *, first: bool
) -> float:
    end = walk.path[-1]
    start, target = state.pose(creature.id), state.pose(goal)
    before = gap_between(start, target)
    after_x, after_y = end.x - target.x, end.y - target.y
    after = sqrt(after_x * after_x + after_y * after_y)
    seat = state.wizard_of(goal)
    weight = STEP if seat is not None else STEP / 3
    score = weight * (before - after) / CM
    contact = after - radius(state, creature.id) - radius(state, goal) <= 10
    if power(state, creature, "melee") is None:
        return _archer_way(state, creature, goal, after, score)
    if not contact:
        return score
    if seat is not None:
        return score + field_worth(state, seat, RUN_LOSS)
    foe = state.creature(goal)
    if foe is None:
        return score
    gain = attack_worth(state, creature, goal, "melee")
    loss = 0.0
    there = Pose(end.x, end.y, walk.facing, start.z, end.level)
    if power(state, foe, "melee") and in_vision(state.moved(creature.id, there), goal, creature.id):
        loss = attack_worth(state, foe, creature.id, "melee")
    return score + gain - loss if first else score - loss


def _archer_way(
    state: DuelState, creature: Creature, goal: int, after: float, score: float
) -> float:
    """Archers come into range and no nearer than they must."""
    reach = reach_of(state, creature)
    seat = state.wizard_of(goal)
    if seat is None and after < reach // 2:
        return -3.0
    return score if after > reach * 0.8 else score / 4
