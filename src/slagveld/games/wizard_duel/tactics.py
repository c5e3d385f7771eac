"""Good play in a duel: break the enemy's field, trade well, keep the wizard out of reach.

Scores are in magic points: a creature is worth what it costs, a point of field what it takes
to win it back, and the last point of an enemy's field everything.
"""

from math import sqrt

import msgspec

from slagveld.games.wizard_duel.actors import ACTIONS, Turn, actors, crews, gives_exchange
from slagveld.games.wizard_duel.blows import Kind, agility, power, wounds_of_hit
from slagveld.games.wizard_duel.catalogue import (
    ATTACK_LOSS,
    ATTACK_REACH,
    CM,
    CREW,
    DIE,
    HEAVY_RANGE,
    RUN_LOSS,
    WIZARD_MOVE,
)
from slagveld.games.wizard_duel.creatures import CreatureTurn
from slagveld.games.wizard_duel.heavy import FireWeapon, PushWeapon
from slagveld.games.wizard_duel.magic import CastAttack, CastDefence, CastHealing
from slagveld.games.wizard_duel.melee import Strike
from slagveld.games.wizard_duel.menus import (
    EndTurn,
    Rest,
    ahead,
    attacks,
    gap_between,
    heavy_menu,
    radius,
    towards,
)
from slagveld.games.wizard_duel.model import Creature, DuelState, is_heavy
from slagveld.games.wizard_duel.muster import price_of
from slagveld.games.wizard_duel.places import distance, foes_touched, in_vision
from slagveld.games.wizard_duel.shooting import Shoot, check_shot, reach_of
from slagveld.games.wizard_duel.summoning import WAYS, Summon
from slagveld.games.wizard_duel.walking import Walk
from slagveld.games.wizard_duel.wizard_menus import (
    ahead_wizard,
    facing_way,
    package_keys,
    plain_spells,
    summons,
)
from slagveld.games.wizard_duel.wizard_moves import MoveWizard
from slagveld.games.wizard_duel.wizards import WizardTurn
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.tactics import Scored
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE, direction_of

FIELD = 9.0
"""Magic points that a point of field is worth: what defence magic asks for it."""
VICTORY = 1000.0
STEP = 1.5
"""What a centimetre nearer to the enemy wizard is worth."""
SAFE = 25 * CM
"""How near an enemy creature may come before a wizard minds."""
TURNS_ASIDE = (0, 300, -300, 600, -600, 900, -900)
"""Ways round what is in the way, in tenths of a degree."""


class DuelTactics:
    """The sense of a duel."""

    def proposals(self, state: DuelState, seat: int, question: Question, rng: Rng) -> list[Scored]:
        """What promises something, or the question's own menu where there is little to think."""
        if isinstance(question, CreatureTurn):
            return creature_proposals(state, question.turn)
        if isinstance(question, WizardTurn):
            return wizard_proposals(state, question)
        menu = question.candidates(state, seat)
        return [(0.0, action) for action in menu]

    def worth(self, state: DuelState, seat: int) -> float:
        """Own field, points and creatures against the others'."""
        if state.outcome is not None:
            won = seat in state.outcome.winners
            return VICTORY if won else (-VICTORY if state.outcome.winners else 0.0)
        total = 0.0
        for other in state.players():
            value = FIELD * state.wizards[other].field
            value += sum(worth_of(state, creature) for creature in state.of(other))
            total += value if other == seat else -value
        return total


def worth_of(state: DuelState, creature: Creature) -> float:
    """What a creature is worth, wounds counted."""
    row = state.race_of(creature)
    return price_of(row, creature.weapon) * (0.5 + 0.5 * creature.wounds / row.wounds)


def hit_chance(state: DuelState, attacker: Creature, target: int, kind: Kind) -> float:
    """Exact chance that one attack hits."""
    return max(0, min(DIE, agility(state, attacker, target, kind).total)) / DIE


def attack_worth(state: DuelState, attacker: Creature, target: int, kind: Kind) -> float:
    """What an attack takes from the enemy on average."""
    chance = hit_chance(state, attacker, target, kind)
    wounds = wounds_of_hit(state, attacker, target, kind)
    seat = state.wizard_of(target)
    if seat is not None:
        return chance * field_worth(state, seat, wounds)
    foe = state.creature(target)
    if foe is None or wounds <= 0:
        return 0.0
    row = state.race_of(foe)
    whole = price_of(row, foe.weapon)
    if wounds >= foe.wounds:
        stay = row.stays_on / DIE
        return chance * (1 - stay) * worth_of(state, foe)
    return chance * whole * 0.5 * wounds / row.wounds


def field_worth(state: DuelState, seat: int, loss: int) -> float:
    """What taking points off a wizard's field is worth."""
    left = state.wizards[seat].field
    return VICTORY if loss >= left else FIELD * loss


# Creatures


def creature_proposals(state: DuelState, turn: Turn) -> list[Scored]:
    """Attacks and ways of those who may act; ending the turn when nobody has anything to do."""
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
            if distance(state, creature.id, target) > reach_of(state, creature) * FINE:
                return -2.0
            return attack_worth(state, creature, target, "shot")
        case _:
            return 0.0


def _heavy_worth(state: DuelState, turn: Turn, action: Action) -> float:
    match action:
        case FireWeapon(weapon=weapon, target=target):
            creature = state.creature(weapon)
            if creature is None or distance(state, weapon, target) > HEAVY_RANGE * FINE:
                return -2.0
            return attack_worth(state, creature, target, "shot")
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
    turned = msgspec.structs.replace(state.pose(weapon), facing=facing)
    after = state.moved(weapon, turned)
    return _best_shot(after, weapon) - _best_shot(state, weapon) - 1.0


def _best_shot(state: DuelState, weapon: int) -> float:
    """What the best shot of a weapon as it stands takes from the enemy."""
    gun = state.creature(weapon)
    if gun is None:
        return 0.0
    seen = [
        foe
        for foe in state.enemies(gun.seat)
        if check_shot(state, gun, foe) is None
        and distance(state, weapon, foe) <= HEAVY_RANGE * FINE
    ]
    return max((attack_worth(state, gun, foe, "shot") for foe in seen), default=0.0)


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
    found: list[Scored] = []
    start = state.pose(creature.id)
    touched = foes_touched(state, creature.seat, creature.id)
    for foe in touched:
        if not in_vision(state, creature.id, foe):
            there = state.pose(foe)
            facing = int(direction_of(there.x - start.x, there.y - start.y))
            found.append((2.0, Walk(creature.id, (), facing)))
    if touched and power(state, creature, "melee"):
        return found
    foes = state.enemies(creature.seat)
    near = sorted(foes, key=lambda foe: gap_between(start, state.pose(foe)))[:2]
    goals = dict.fromkeys([*enemy_wizards(state, creature.seat)[:1], *near])
    for goal in goals:
        walk = _approach(state, creature, goal)
        if walk is not None:
            found.append((_way_worth(state, creature, walk, goal, first=first), walk))
    return found


def _approach(state: DuelState, creature: Creature, goal: int) -> Walk | None:
    """Straight towards a goal, or as near to that as the way is open."""
    walk = towards(state, creature, goal)
    if walk is not None:
        return walk
    start, there = state.pose(creature.id), state.pose(goal)
    lane = int(direction_of(there.x - start.x, there.y - start.y))
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


# Wizards


def wizard_proposals(state: DuelState, question: WizardTurn) -> list[Scored]:
    """Attack if it reaches, summon what can be paid, stay out of reach, defend when weak."""
    seat = question.seat
    found: list[Scored] = [(0.0, EndTurn())]
    if question.casting != "over":
        found.extend(_spells(state, seat))
    if not question.moved:
        found.extend(_moves(state, seat))
    return found


def _spells(state: DuelState, seat: int) -> list[Scored]:
    wizard = state.wizards[seat]
    danger = _danger(state, seat, state.pose(wizard.id).x, state.pose(wizard.id).y)
    found: list[Scored] = []
    for action in spell_menu_for_bots(state, seat):
        match action:
            case CastAttack(target=target):
                foe = state.wizard_of(target)
                if foe is not None:
                    found.append((20 + field_worth(state, foe, ATTACK_LOSS), action))
            case CastDefence():
                weak = wizard.field <= 12 and danger > 0
                found.append((80.0 if weak else 1.0 if wizard.points > 240 else -5.0, action))
            case CastHealing():
                found.append((8.0 if wizard.points % 80 >= 15 else -2.0, action))
            case Summon(models=models):
                found.append((_summon_worth(state, seat, action, len(models)), action))
    return found


def spell_menu_for_bots(state: DuelState, seat: int) -> list[Action]:
    """The spells, and each package once, placed on the enemy's side."""
    menu = plain_spells(state, seat)
    start = facing_way(state, seat)
    for key in package_keys(state, seat):
        action = summons(state, seat, key, (start - 1) % len(WAYS))
        if action is not None:
            menu.append(action)
    return menu


def _summon_worth(state: DuelState, seat: int, action: Summon, count: int) -> float:
    """More hands first; shooters and engines when there are hands enough."""
    hands = sum(1 for creature in state.of(seat) if power(state, creature, "melee"))
    rates = {"small": 34.0, "normal": 46.0, "shooting": 30.0 if hands >= 4 else 12.0}
    if action.package == "heavy":
        return -5.0
    each = rates.get(action.package, 45.0)
    return each * count


def _danger(state: DuelState, seat: int, x: int, y: int) -> float:
    """How much a wizard at a place has to fear from creatures near it."""
    total = 0.0
    for piece in state.enemies(seat):
        creature = state.creature(piece)
        if creature is None or is_heavy(creature):
            continue
        there = state.pose(piece)
        dx, dy = there.x - x, there.y - y
        gap = sqrt(dx * dx + dy * dy)
        if gap < SAFE:
            total += (SAFE - gap) / CM
    return total


def _moves(state: DuelState, seat: int) -> list[Scored]:
    """Away from danger; towards an enemy wizard when attack magic would reach him."""
    wizard = state.wizards[seat]
    pose = state.pose(wizard.id)
    here = _danger(state, seat, pose.x, pose.y)
    found: list[Scored] = []
    for foe in enemy_wizards(state, seat)[:1]:
        there = state.pose(foe)
        lane = int(direction_of(there.x - pose.x, there.y - pose.y))
        gap = gap_between(pose, there) - 2 * radius(state, wizard.id)
        need = gap - ATTACK_REACH + CM
        if wizard.points >= 90 and 0 < need <= WIZARD_MOVE - 1:
            move = ahead_wizard(state, seat, lane, need)
            if move is not None:
                found.append((60.0 - _danger_after(state, seat, move), move))
        elif need <= 0 and not in_vision(state, wizard.id, foe):
            found.append((15.0, MoveWizard((), lane)))
    if here > 0:
        for lane in range(0, 3600, 450):
            move = ahead_wizard(state, seat, lane, WIZARD_MOVE - 1)
            if move is not None:
                found.append((here - _danger_after(state, seat, move), move))
    return found


def _danger_after(state: DuelState, seat: int, move: MoveWizard) -> float:
    end = move.path[-1]
    return _danger(state, seat, end.x, end.y)
