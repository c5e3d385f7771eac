"""All dice that one regiment aims at one enemy, and what stands against them (LC-1.6-22)."""

from collections.abc import Sequence

from slagveld.kernel.modifiers import Item, Tally
from slagveld.table.units import FINE

from ..core.book import INCH, text
from ..core.regiment import Model, Regiment
from ..core.relations import zone_of
from ..core.state import LittleCarnageState
from ..core.values import attack_dice, defence_dice, melee_dice, most_wounds, wounds_left
from ..odds.attacks import Pool
from ..terrain.contact import cover, distance
from .aims import Aim, AttackKind, far_reaching, foes
from .sight import breath_refusal, shot_refusal

STRETCH = 4 * INCH * FINE
"""The edge of an army card: breath reaches so far, a shot loses a die for each more."""


def pool_of(state: LittleCarnageState, aims: Sequence[Aim]) -> Pool:
    """The pool of all these aims at one enemy; everybody named must be on the table.

    Nobody defends against dice from his rear (LC-1.1-19, LC-1.6-5). Three Orcs against a Minotaur
    are the book's example of such a pool (LC-1.6-ex2).
    """
    by_id = state.field.model_by_id
    target = by_id[aims[0].target]
    victim, regiment = state.regiment_of(target), state.regiment_of(by_id[aims[0].model])
    front, rear, covered = 0, 0, False
    stand = state.stand_of(target)
    for aim in aims:
        one = state.stand_of(by_id[aim.model])
        shelter = cover(state, one, stand)
        dice = aim.dice - (shelter == "high")
        if zone_of(stand, one) == "rear":
            rear += dice
        else:
            front += dice
            covered = covered or shelter != ""
    backstab = regiment.skills.backstab
    return Pool(
        open=front,
        rear=0 if backstab else rear,
        sure=rear if backstab else 0,
        defence=defence_of(victim, target, covered=covered).total if front else 0,
        strength=regiment.card.strength,
        resistance=victim.card.resistance,
        swordsmanship=victim.skills.swordsmanship,
        wounds=wounds_left(victim, target),
        most=most_wounds(victim, target),
    )


def defence_of(victim: Regiment, target: Model, *, covered: bool) -> Tally:
    """The defence dice against an attack that does not come from the rear alone.

    All dice that it has now stand against every attack: none is used up (LC-1.6-25). Cover gives
    one more (LC-1.9-28, LC-1.9-30); who has gone berserk has none of any kind (LC-1.8-berserker-2),
    but a Berserker before its activation defends like others (LC-1.8-berserker-3).
    """
    tally = defence_dice(victim, target)
    if covered:
        tally = tally.plus(Item(1, text("combat-item-cover"), "LC-1.9-28"))
    if victim.round.berserk:
        tally = tally.plus(Item(0, text("item-berserk"), "LC-1.8-berserker-2", op="set"))
    return tally


def lost_at(away: int) -> int:
    """The dice that a shot loses so far away: one for each begun 4 inches beyond 4."""
    return max(0, -(-away // STRETCH) - 1)


def usable_dice(state: LittleCarnageState, kind: AttackKind, model: Model, target: Model) -> int:
    """The most dice that a model can aim at another as they stand now, 0 if it cannot.

    By distance and cover for shots (LC-1.8-ranged-2, LC-1.9-30), within a card's length for breath
    (LC-1.8-breath-1). Fear and what the regiment has done do not count.
    """
    if kind == "melee":
        regiment = state.regiment_of(model)
        found = foes(state, state.stand_of(model), reach=far_reaching(regiment))
        return melee_dice(regiment, model).total if target.stand in found else 0
    one, other = state.stand_of(model), state.stand_of(target)
    refused = shot_refusal if kind == "ranged" else breath_refusal
    if refused(state, one, other) is not None:
        return 0
    away = distance(state, one, other)
    dice = attack_dice(state.regiment_of(model), model).total
    if kind == "ranged":
        dice -= lost_at(away)
    elif away > STRETCH:
        return 0
    return dice if dice > (cover(state, one, other) == "high") else 0


def lasting(state: LittleCarnageState, kind: AttackKind, aims: Sequence[Aim]) -> list[Aim]:
    """What is left of aims that were legal when they were named (LC-1.8-fear-7).

    Who has fallen, or moved away since, or has fewer dice by now, brings no more than he can.
    """
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
