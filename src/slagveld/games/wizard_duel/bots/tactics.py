"""Good play in a duel: break the enemy's field, trade well, keep the wizard out of reach."""

from typing import ClassVar

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.menu import entries
from slagveld.kernel.tactics import Scored
from slagveld.kit.outlook import Fitted
from slagveld.kit.tactics import Answers, Thinking
from slagveld.record import replace

from ..core.actions_left import ACTIONS, Turn
from ..core.state import DuelState
from ..heavy.crew import CREW, crews
from ..heavy.fire import FireWeapon, heavy_lane
from ..heavy.push import PushWeapon
from ..melee.fight_action import strikes
from ..shooting.shot import in_range
from ..shooting.targets import shots as shots_of
from ..turn.creature_part import CreatureTurn
from ..turn.models_of_a_turn import EndTurn, Rest, actors, gives_exchange
from ..turn.wizard_part import WizardTurn
from ..wounds.odds import FIELD, VICTORY, attack_worth, worth_of
from .features import features, progress, weights
from .ways import LOST, Weighing
from .wizards import wizard_proposals


def creature_proposals(state: DuelState, _seat: int, question: CreatureTurn) -> list[Scored]:
    """Attacks and ways of those who may act; ending the turn when nobody has anything to do."""
    turn = question.turn
    weighing = Weighing(state, turn.seat)
    if turn.opened:
        weighing.add((-2, 0), 0.0, EndTurn())
    able = actors(state, turn)
    for action in entries(heavy_lane(state, turn)):
        weighing.add((-1, 0), _heavy_worth(state, turn, action), action)
    present = [creature for creature in able if turn.entry(creature.id) is not None]
    for number, creature in enumerate(present or able):
        for strike in strikes(state, creature):
            worth = sum([attack_worth(state, creature, foe, "melee") for foe in strike.targets])
            weighing.add((number, 0), worth, strike)
        weighing.aim(creature, number)
        weighing.think(creature, number, first=gives_exchange(state, turn, creature.id))
        weighing.add((number, 9), -1.0, Rest(creature.id))
    return weighing.proposals()


def _heavy_worth(state: DuelState, turn: Turn, action: Action) -> float:
    match action:
        case FireWeapon(weapon=weapon, target=target):
            gun = state.model(weapon)
            near = in_range(state, gun, target)
            return attack_worth(state, gun, target, "shot") if near else LOST
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
    after = state.moved(weapon, replace(state.pose(weapon), facing=facing))
    return _best_shot(after, weapon) - _best_shot(state, weapon) - 1.0


def _best_shot(state: DuelState, weapon: int) -> float:
    """What the best shot of a weapon as it stands takes from the enemy."""
    gun = state.model(weapon)
    shots = [shot for shot in shots_of(state, gun) if in_range(state, gun, shot.target)]
    return max((attack_worth(state, gun, shot.target, "shot") for shot in shots), default=0.0)


class DuelTactics(Thinking[DuelState]):
    """The sense of a duel."""

    fitted = Fitted(features, progress, weights)
    victory = VICTORY
    ahead = 6
    answers: ClassVar[Answers] = {CreatureTurn: creature_proposals, WizardTurn: wizard_proposals}

    def otherwise(self, state: DuelState, seat: int, question: Question, rng: Rng) -> list[Scored]:
        """The question's own menu where there is little to think."""
        return [(0.0, action) for action in question.candidates(state, seat)]

    def standing(self, state: DuelState, seat: int) -> float:
        """Own field, points and creatures against the others'."""
        total = 0.0
        for other in state.players():
            value = FIELD * state.wizards[other].field
            value += sum([worth_of(state, creature) for creature in state.of(other)])
            total += value if other == seat else -value
        return total
