"""Answers to the small questions of a battle: reactions and flight."""

from slagveld.kernel.tactics import Scored

from ..combat.pools import pool_of
from ..combat.reaction import DefendFully, DefendNormally, Reaction
from ..core.regiment import Regiment
from ..core.relations import active, enemies_in_contact
from ..core.state import LittleCarnageState
from ..flight.topic import FLEEING, HoldGround, MoveAway, Rout
from ..odds.attacks import in_full_defence
from .attacks import promise
from .gunfire import brunt, shot_worth
from .threats import apart, onslaught, reach_of, to_come
from .worth import harm

TURNED = 0.6
"""The part of a full attack that a regiment makes which must turn to its attacker first."""
OTHERS = 0.5
"""How much of what full defence saves it saves again from each enemy still to come."""


def reaction(state: LittleCarnageState, _seat: int, question: Reaction) -> Scored:
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
    others = [
        foe
        for foe in state.own(attacker.seat)
        if foe.id != attacker.id and to_come(foe) and apart(state, defender, foe) <= reach_of(foe)
    ]
    saved *= 1.0 + OTHERS * len(others)
    lost = prospect(state, defender, attacker)
    return (saved - lost, DefendFully()) if saved > lost else (0.0, DefendNormally())


def under_fire(state: LittleCarnageState, defender: Regiment, gun: Regiment) -> Scored:
    """Full defence against a machine's shot: who could go on would stand before the next one."""
    shot = shot_worth(state, gun, defender)
    saved = shot - shot_worth(state, gun, defender, full=True)
    lost = prospect(state, defender, gun)
    if not enemies_in_contact(state, defender.id):
        lost = max(lost, brunt(state, defender, (gun,)))
    return (saved - lost, DefendFully()) if saved > lost else (0.0, DefendNormally())


def prospect(state: LittleCarnageState, regiment: Regiment, foe: Regiment) -> float:
    """What a regiment could win in its activation: by an attack as it stands, or turned round."""
    found = promise(state, regiment)
    models = state.models_of(foe.id)
    if models and not regiment.skills.war_machine and apart(state, regiment, foe) <= 0.0:
        found = max(found, TURNED * onslaught(state, regiment, models[0]))
    return found


def rout(state: LittleCarnageState, seat: int, _question: Rout) -> Scored:
    """Shooters move away, backward where they can; others hold, for fleeing bares the back."""
    if active(state).skills.ranged:
        for action in (MoveAway(backward=True), MoveAway()):
            if FLEEING.check(state, seat, action) is None:
                return 0.0, action
    return 0.0, HoldGround()
