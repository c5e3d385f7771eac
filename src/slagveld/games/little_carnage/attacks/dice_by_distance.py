"""Dice by distance: what a shot loses on its way, how far it and breath reach, what is left.

That is LC-1.8-ranged-2 and LC-1.8-breath-1.
"""

from collections.abc import Sequence

from slagveld.table.units import FINE

from ..core.book import INCH
from ..core.dice import attack_dice, melee_dice
from ..core.regiment import Model
from ..core.state import LittleState
from ..terrain.distance_and_contact_across import distance
from ..terrain.scenery_and_cover import cover
from .sight_and_reach import far_reaching, shot_refusal
from .targets import Aim, AttackKind, Missile, foes

STRETCH = 4 * INCH * FINE
"""The edge of an army card: breath reaches so far, a shot loses a die for each more."""


def lost_at(away: int) -> int:
    """The dice that a shot loses so far away: one for each begun 4 inches beyond 4.

    Beyond 4 inches times its dice it has none left (LC-1.8-ranged-3).
    """
    return max(0, -(-away // STRETCH) - 1)


def aimed(state: LittleState, kind: Missile, model: Model, target: Model) -> Aim:
    """All dice of a model on one target: fewer by the distance for shots (LC-1.8-ranged-2).

    The wall's die is taken off when it is rolled.
    """
    dice = attack_dice(state.regiment_of(model), model).total
    if kind == "ranged":
        dice -= lost_at(distance(state, state.stand_of(model), state.stand_of(target)))
    return Aim(model.id, target.id, dice)


def usable_dice(state: LittleState, kind: AttackKind, model: Model, target: Model) -> int:
    """The most dice that a model can aim at another as they stand now, 0 if it cannot.

    By distance and cover for shots (LC-1.8-ranged-2, LC-1.9-30), within a card's length for breath
    (LC-1.8-breath-1). Fear and what the regiment has done do not count.
    """
    if kind == "melee":
        regiment = state.regiment_of(model)
        found = foes(state, state.stand_of(model), reach=far_reaching(regiment))
        return melee_dice(regiment, model).total if target.stand in found else 0
    one, other = state.stand_of(model), state.stand_of(target)
    if shot_refusal(state, one, other, breath=kind == "breath") is not None:
        return 0
    if kind == "breath" and distance(state, one, other) > STRETCH:
        return 0
    dice = aimed(state, kind, model, target).dice
    return dice if dice > (cover(state, one, other) == "high") else 0


def lasting(state: LittleState, kind: AttackKind, aims: Sequence[Aim]) -> list[Aim]:
    """What is left of aims since some have fallen, moved away or lost dice (LC-1.8-fear-7)."""
    by_id = state.field.model_by_id
    found = []
    for aim in aims:
        model, target = by_id.get(aim.model), by_id.get(aim.target)
        if model is None or target is None:
            continue
        dice = min(aim.dice, usable_dice(state, kind, model, target))
        if dice > 0:
            found.append(aim if dice == aim.dice else Aim(aim.model, aim.target, dice))
    return found
