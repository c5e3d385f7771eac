"""Seasoned play in a duel: habits of those who look ahead from there.

A field is full when the last round ends, nobody is summoned for whom no round is left, the wizard
follows his creatures as far as it is safe, and creatures do not run into blows without a reply.
"""

from typing import ClassVar

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import Answers
from slagveld.table.shapes import Spot

from ..core.actions_left import Turn, is_unused
from ..core.book import CM, FIELD_MOST, POINTS_A_ROUND, POINTS_CARRIED
from ..core.models import Creature, is_heavy
from ..core.state import DuelState
from ..magic import spells
from ..magic.summoning import Summon
from ..movement.menus import ahead, ahead_wizard, longest
from ..movement.walk import Walk
from ..movement.wizards_move import WIZARD_MOVE, MoveWizard
from ..terrain.contact_and_distance import (
    TOUCH,
    between,
    direction,
    near_wizards,
    radius,
    room_between,
)
from ..turn.creature_part import CreatureTurn
from ..turn.models_of_a_turn import gives_exchange
from ..turn.wizard_part import WizardTurn
from ..wounds.agility_and_power import power
from ..wounds.odds import VICTORY, attack_worth
from .tactics import DuelTactics, creature_proposals
from .ways import STEP
from .wizards import wizard_proposals

PRICE = spells.PRICES[spells.CastDefence]
SPARE = 2
"""Castings that are set aside for the end beyond those that fill the field."""
FAR_OFF = 99
"""Rounds left in a duel without an end."""
BLOWS = 2.0
"""What contact costs that gives no exchange: the enemy has both his blows."""
EASY = 2.0
"""How much worse it is for those to be reached who cannot strike back."""
MARGIN = 10 * CM
"""How much farther than its two walks an enemy is kept from a wizard who goes forward."""
STRIDES = (WIZARD_MOVE - 1, WIZARD_MOVE * 2 // 3, WIZARD_MOVE // 3)
SIDEWAYS = (0, 450, -450)


def creature_habits(state: DuelState, seat: int, question: CreatureTurn) -> list[Scored]:
    """What is proposed anyway, less what the enemy makes of it; shorter ways where that helps."""
    turn, foes = question.turn, _strikers(state, seat)
    found: list[Scored] = []
    for score, action in creature_proposals(state, seat, question):
        if not (isinstance(action, Walk) and action.path):
            found.append((score, action))
            continue
        risk = _risk(state, turn, action, foes)
        found.append((score - risk, action))
        if risk > 0:
            creature = state.model(action.model)
            full = int(between(state.pose(creature.id), action.path[-1]))
            for length in (full * 2 // 3, full // 3):
                short = ahead(state, creature, action.facing, length)
                if short is not None:
                    worth = STEP / 3 * length / CM
                    found.append((worth - _risk(state, turn, short, foes), short))
    return found


def _strikers(state: DuelState, seat: int) -> list[Creature]:
    """Enemies with hand weapons that may act before it is the seat's turn in the next round."""
    order = state.order
    return [
        foe
        for foe in state.creatures
        if foe.seat != seat
        and power(state, foe, "melee")
        and (is_unused(state, foe) or order.index(foe.seat) < order.index(seat))
    ]


def _risk(state: DuelState, turn: Turn, walk: Walk, foes: list[Creature]) -> float:
    """Contact without an exchange, or a last walk that ends where one walk of an enemy does."""
    own, end = state.model(walk.model), walk.path[-1]
    last, fights = turn.left(own.id) == 1, power(state, own, "melee") is not None
    most = 0.0
    for foe in foes:
        apart = between(state.pose(foe.id), end)
        room = apart - radius(state, own.id) - radius(state, foe.id)
        if room <= TOUCH:
            bare = fights and not gives_exchange(state, turn, own.id)
            return BLOWS * attack_worth(state, foe, own.id, "melee") if bare else 0.0
        if last and room <= longest(state, foe) + TOUCH:
            most = max(most, attack_worth(state, foe, own.id, "melee"))
    return most if fights else EASY * most


def wizard_habits(state: DuelState, seat: int, question: WizardTurn) -> list[Scored]:
    """What is proposed anyway, with an eye on the end; and forward where it is safe."""
    wizard, limit = state.wizards[seat], state.options.rounds
    left = limit - state.round if limit else FAR_OFF
    wanted = -(-(FIELD_MOST - wizard.field) // spells.DEFENCE_GAIN) + SPARE
    ending = left <= 1 or wizard.points + POINTS_A_ROUND * left < PRICE * wanted
    breaks = wizard.points // PRICE * spells.ATTACK_LOSS
    found: list[Scored] = []
    for score, action in wizard_proposals(state, seat, question):
        worth = score
        match action:
            case spells.CastAttack(target=target) if _field(state, target) <= breaks:
                worth = 2.0 * VICTORY
            case MoveWizard(path=(*_, end)) if _reaches(state, seat, end, breaks):
                worth = 3.0 * VICTORY
            case spells.CastDefence() if ending:
                worth = 2.0 * PRICE
            case spells.CastDefence() if wizard.points > POINTS_CARRIED:
                worth = max(score, 1.0)
            case Summon() if ending:
                worth = -1.0
            case spells.CastHealing() if left < 1:
                worth = -1.0
        found.append((worth, action))
    return found if question.moved else [*found, *_forward(state, seat)]


def _field(state: DuelState, target: int) -> int:
    """The field of a wizard by his piece."""
    seat = state.wizard_of(target)
    return FIELD_MOST + 1 if seat is None else state.wizards[seat].field


def _reaches(state: DuelState, seat: int, end: Spot, breaks: int) -> bool:
    """Whether from there attack magic reaches a wizard whose field it breaks at once."""
    most = spells.ATTACK_REACH + 2 * radius(state, state.wizards[seat].id)
    return any(
        _field(state, foe) <= breaks and between(state.pose(foe), end) <= most
        for foe in state.enemy_wizards(seat)
    )


def _forward(state: DuelState, seat: int) -> list[Scored]:
    """The longest way towards the nearest enemy wizard that ends out of his creatures' reach."""
    wizard = state.wizards[seat].id
    feared = [
        (state.pose(foe.id), 2 * longest(state, foe) + MARGIN)
        for foe in state.creatures
        if foe.seat != seat and not is_heavy(foe)
    ]
    for goal in near_wizards(state, seat)[:1]:
        lane = direction(state.pose(wizard), state.pose(goal))
        room = room_between(state, wizard, goal) - spells.ATTACK_REACH
        for length in STRIDES:
            for aside in SIDEWAYS if length <= room else ():
                move = ahead_wizard(state, seat, (lane + aside) % 3600, length)
                if move is not None and all(
                    between(there, move.path[-1]) >= far for there, far in feared
                ):
                    return [(length / CM, move)]
    return []


class SeasonedDuel(DuelTactics):
    """The sense of those who have fought many duels."""

    answers: ClassVar[Answers] = {CreatureTurn: creature_habits, WizardTurn: wizard_habits}
