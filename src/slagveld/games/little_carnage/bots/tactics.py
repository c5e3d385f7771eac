"""Good play in a battle: attacks that pay, from the side that pays most. Scores are army points."""

from typing import ClassVar

from slagveld.kernel.tactics import Scored
from slagveld.kit.outlook import Fitted
from slagveld.kit.tactics import Answers, Thinking, always, first

from ..attacks.full_defence_and_going_berserk import (
    FullDefence,
    GoBerserk,
    berserk_refusal,
    defence_refusal,
)
from ..attacks.reaction_by_full_defence import DefendFully, DefendNormally, Reaction
from ..attacks.rolls_and_damage import pool_of
from ..core.activated_regiment import active
from ..core.contact_and_zones import enemies_in_contact
from ..core.regiment import Regiment
from ..core.state import LittleState
from ..flight.move_away_in_fear import FLEEING, HoldGround, MoveAway, Rout
from ..magic.any_moment import CastNow
from ..magic.counterspell import AnswerMagic
from ..march.movement_action import open_refusal
from ..morale.fear_test import COURAGE, RepeatTest
from ..odds.attacks import in_full_defence
from ..setup.agreement_and_order import NameModel
from ..setup.deployment import PlaceAllReady, SetUpRegiment
from ..setup.terrain_placing import SitePiece
from ..turn.activation import Activation, EndActivation
from .attacks import best_attack, promise
from .features import features, progress, weights
from .gunfire import brunt, in_fire, shot_worth
from .moves import move_of, moves_of
from .spells import best_cast, between, countered
from .worth import apart, comers, danger, harm, onslaught, standing

TURNED = 0.6
"""The part of a full attack that a regiment makes which must turn to its attacker first."""
OTHERS = 0.5
"""How much of what full defence saves it saves again from each enemy still to come."""


def reaction(state: LittleState, _seat: int, question: Reaction) -> Scored:
    """Full defence where it saves more than the activation that it costs would win."""
    defender, attacker = state.regiment(question.defender), state.regiment(question.attacker)
    victim = state.field.model_by_id[question.target]
    if question.aims:
        pool = pool_of(state, question.aims)
        saved = harm(state, pool, victim) - harm(state, in_full_defence(pool, defender), victim)
    elif attacker.skills.war_machine:
        return under_fire(state, defender, attacker)
    else:
        full = onslaught(state, attacker, victim, full=True)
        saved = onslaught(state, attacker, victim) - full
    others = [foe for foe in comers(state, defender) if foe.id != attacker.id]
    saved *= 1.0 + OTHERS * len(others)
    lost = prospect(state, defender, attacker)
    return (saved - lost, DefendFully()) if saved > lost else (0.0, DefendNormally())


def under_fire(state: LittleState, defender: Regiment, gun: Regiment) -> Scored:
    """Full defence against a machine's shot: who could go on would stand before the next one."""
    shot = shot_worth(state, gun, defender)
    saved = shot - shot_worth(state, gun, defender, full=True)
    lost = prospect(state, defender, gun)
    if not enemies_in_contact(state, defender.id):
        lost = max(lost, brunt(state, defender, (gun,)))
    return (saved - lost, DefendFully()) if saved > lost else (0.0, DefendNormally())


def prospect(state: LittleState, regiment: Regiment, foe: Regiment) -> float:
    """What a regiment could win in its activation: by an attack as it stands, or turned round."""
    found = promise(state, regiment)
    models = state.models_of(foe.id)
    if models and not regiment.skills.war_machine and apart(state, regiment, foe) <= 0.0:
        found = max(found, TURNED * onslaught(state, regiment, models[0]))
    return found


def rout(state: LittleState, seat: int, _question: Rout) -> Scored:
    """Shooters move away, backward where they can; others hold, for fleeing bares the back."""
    if active(state).skills.ranged:
        for action in (MoveAway(backward=True), MoveAway()):
            if FLEEING.check(state, seat, action) is None:
                return 0.0, action
    return 0.0, HoldGround()


def activation(state: LittleState, seat: int, _question: Activation) -> Scored:
    """Move, then test again, then attack, or else defend."""
    regiment = active(state)
    if open_refusal(state, seat) is None:
        march = move_of(state, regiment)
        if march is not None:
            return march
    if COURAGE.check(state, seat, RepeatTest()) is None:
        return 0.0, RepeatTest()
    attack = best_attack(state, regiment)
    magic = best_cast(state, seat)
    conjures = regiment.skills.magic > 0  # a spell would cost it its attack (LC-1.3-17)
    if magic is not None and (attack is None or not conjures or magic[0] > attack[0]):
        return magic
    if attack is not None:
        return rage(state, regiment, attack[0]) or attack
    guarded = regiment.card.full_defence and defence_refusal(regiment) is None
    if guarded and (comers(state, regiment) or in_fire(state, regiment)):
        return 0.0, FullDefence()
    return 0.0, EndActivation()


def thoughts(state: LittleState, seat: int, _question: Activation) -> list[Scored]:
    """Every move that comes to mind, every kind of attack, magic, defence, and to end it."""
    regiment = active(state)
    found: list[Scored] = [(0.0, EndActivation()), (0.0, FullDefence()), (0.0, GoBerserk())]
    if open_refusal(state, seat) is None:
        found.extend(moves_of(state, regiment))
    for one in (best_attack(state, regiment), best_cast(state, seat)):
        found.extend([] if one is None else [one])
    return found


def rage(state: LittleState, regiment: Regiment, calm: float) -> Scored | None:
    """Berserk fury where its dice win more than the defence it costs; None where not."""
    if berserk_refusal(regiment) is not None:
        return None
    raging = state.did(regiment.id, berserk=True)
    there = raging.regiment(regiment.id)
    gain = promise(raging, there) - calm
    cost = danger(raging, there) - danger(state, regiment)
    return (gain - cost, GoBerserk()) if gain > cost else None


class LittleCarnageTactics(Thinking[LittleState]):
    """The sense of a battle."""

    answers: ClassVar[Answers] = {
        Activation: activation,
        Reaction: reaction,
        Rout: rout,
        CastNow: between,
        AnswerMagic: countered,
        SetUpRegiment: always(PlaceAllReady()),
        NameModel: first,
        SitePiece: first,
    }

    fitted = Fitted(features, progress, weights)
    ahead = 14
    thoughts: ClassVar[Answers] = {Activation: thoughts}

    def standing(self, state: LittleState, seat: int) -> float:
        return standing(state, seat)
