"""What bots do with a wizard: spells, summons, and staying out of reach."""

from slagveld.kernel.tactics import Scored
from slagveld.table.shapes import Pose, Spot

from ..army.prices_packages_natures import packages
from ..army.stock_of_models import offered
from ..core.book import CM
from ..core.models import is_heavy
from ..core.state import DuelState
from ..magic.spells import ATTACK_LOSS, ATTACK_REACH, CastAttack, CastDefence, CastHealing, castable
from ..magic.summoning import Summon, summons
from ..magic.summoning_places import WAYS, facing_way
from ..movement.menus import ahead_wizard
from ..movement.wizards_move import WIZARD_MOVE, MoveWizard
from ..terrain.contact_and_distance import between, direction, near_wizards, room_between
from ..terrain.sight import in_vision
from ..turn.models_of_a_turn import EndTurn
from ..turn.wizard_part import WizardTurn
from ..wounds.agility_and_power import power
from ..wounds.odds import field_worth

SAFE = 25 * CM
"""How near an enemy creature may come before a wizard minds."""


def wizard_proposals(state: DuelState, seat: int, question: WizardTurn) -> list[Scored]:
    """Attack if it reaches, summon what can be paid, stay out of reach, defend when weak."""
    found: list[Scored] = [(0.0, EndTurn())]
    if question.casting != "over":
        found.extend(_spells(state, seat))
    if not question.moved:
        found.extend(_moves(state, seat))
    return found


def _spells(state: DuelState, seat: int) -> list[Scored]:
    wizard = state.wizards[seat]
    danger = _danger(_threats(state, seat), state.pose(wizard.id))
    found: list[Scored] = []
    start = (facing_way(state, seat) - 1) % len(WAYS)
    packages = [summons(state, seat, key, start) for key in offered(state, seat)]
    for action in (*castable(state, seat), *packages):
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


def _summon_worth(state: DuelState, seat: int, action: Summon, count: int) -> float:
    """More hands first; shooters and engines when there are hands enough."""
    hands = sum(1 for creature in state.of(seat) if power(state, creature, "melee"))
    rates = {"small": 34.0, "normal": 46.0, "shooting": 30.0 if hands >= 4 else 12.0}
    if action.package not in packages():
        served = state.race(action.package).striking.heavy is not None
        return -5.0 if served else 45.0
    return -5.0 if action.package == "heavy" else rates.get(action.package, 45.0) * count


def _threats(state: DuelState, seat: int) -> list[Pose]:
    """Where creatures stand that a wizard has to fear."""
    foes = [creature for creature in state.creatures if creature.seat != seat]
    return [state.pose(creature.id) for creature in foes if not is_heavy(creature)]


def _danger(threats: list[Pose], place: Pose | Spot) -> float:
    """How much a wizard at a place has to fear from creatures near it."""
    gaps = [between(there, place) for there in threats]
    return sum([(SAFE - gap) / CM for gap in gaps if gap < SAFE])


def _moves(state: DuelState, seat: int) -> list[Scored]:
    """Away from danger; towards an enemy wizard when attack magic would reach him."""
    wizard = state.wizards[seat]
    pose = state.pose(wizard.id)
    threats = _threats(state, seat)
    here = _danger(threats, pose)
    found: list[Scored] = []
    for foe in near_wizards(state, seat)[:1]:
        lane = direction(pose, state.pose(foe))
        need = room_between(state, wizard.id, foe) - ATTACK_REACH + CM
        if wizard.points >= 90 and 0 < need <= WIZARD_MOVE - 1:
            move = ahead_wizard(state, seat, lane, need)
            if move is not None:
                found.append((60.0 - _danger(threats, move.path[-1]), move))
        elif need <= 0 and not in_vision(state, wizard.id, foe):
            found.append((15.0, MoveWizard((), lane)))
    if here > 0:
        for lane in range(0, 3600, 450):
            move = ahead_wizard(state, seat, lane, WIZARD_MOVE - 1)
            if move is not None:
                found.append((here - _danger(threats, move.path[-1]), move))
    return found
