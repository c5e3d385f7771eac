"""Whom a model may attack in melee, the dice aimed at an enemy, and what stands against them."""

from collections.abc import Iterable, Sequence
from typing import Literal

from slagveld.kernel.rulebook import Refusal
from slagveld.kit.pairs import listed_by
from slagveld.structs import Struct
from slagveld.table.contact import touched
from slagveld.table.units import FINE
from slagveld.texts import Name

from ..core.book import INCH, first_refusal, refuse
from ..core.contact_and_zones import zone_of
from ..core.dice import attack_dice, melee_dice
from ..core.field import FAR, SLACK
from ..core.names import model_name
from ..core.regiment import Model, Regiment, Stand
from ..core.state import LittleState
from ..morale.attacks_in_fear import strike_refusal as fear_refusal
from ..terrain.distance_and_contact_across import distance, in_melee
from ..terrain.scenery_and_cover import cover, scenery_of
from .sight_and_reach import reach_refusal, shot_refusal

AttackKind = Literal["melee", "ranged", "breath"]


class Aim(Struct, frozen=True):
    """So many dice of a model on an enemy model. Ids are those of models, not of stands."""

    model: int
    target: int
    dice: int


def by_target(aims: Sequence[Aim]) -> list[tuple[Aim, ...]]:
    """Aims joined by the enemy whom they name, in the order in which he is named first."""
    return [tuple(one) for one in listed_by([(aim.target, aim) for aim in aims]).values()]


def dice_of(state: LittleState, model: Model, *, melee: bool = True) -> int:
    """The attack dice that a model has to aim; none after a climb (LC-1.9-19)."""
    if model.climbed:
        return 0
    regiment = state.regiment_of(model)
    return (melee_dice if melee else attack_dice)(regiment, model).total


def pointed_at(state: LittleState, stand: int, whom: str) -> Model | None:
    """The model that is meant on a stand, the first unless told (LC-1.10-13), or None."""
    listed = state.field.on_stand.get(stand, ())
    return next((model for model in listed if whom in ("", str(model.id))), None)


def unless_one(refusals: Iterable[Refusal | None]) -> Refusal | None:
    """None if one at least is not refused; otherwise the last refusal."""
    last: Refusal | None = None
    for refusal in refusals:
        if refusal is None:
            return None
        last = refusal
    return last


def names_of(state: LittleState, model: Model, target: Model) -> dict[str, Name]:
    """An attacker and his enemy, for sentences."""
    return {"name": model_name(state, model), "enemy": model_name(state, target)}


def strike_refusal(state: LittleState, model: Model, target: Model) -> Refusal | None:
    """Why a model cannot attack another in melee, or None; what it has done does not count."""
    regiment = state.regiment_of(model)
    names = names_of(state, model, target)
    if state.regiment_of(target).seat == regiment.seat:
        return refuse("LC-1.3-13", "refusal-combat-friend", **names)
    if model.climbed:
        return refuse("LC-1.9-19", "refusal-combat-climbed", **names)
    if not dice_of(state, model):
        return refuse("LC-1.6-10", "refusal-combat-no-dice", **names)
    one, other = state.stand_of(model), state.stand_of(target)
    if other.id not in foes(state, one, reach=far_reaching(regiment)):
        return _distance_refusal(state, model, target)
    return fear_refusal(state, regiment, one, target.regiment, "melee")


def far_reaching(regiment: Regiment) -> bool:
    """Whether its models strike without contact: never the crew of a machine (LC-1.11-6)."""
    return regiment.skills.reach and not regiment.skills.war_machine


def foes(state: LittleState, stand: Stand, *, reach: bool) -> tuple[int, ...]:
    """Ids of the enemy stands that models on a stand can attack in melee, in order.

    They touch it (LC-1.3-13), or are within Reach, and lie in its front zone (LC-1.1-18). A shared
    stand counts for everybody on it (LC-1.10-7). Kept while nobody moves.
    """
    return state.field.known(("foes", stand.id, reach), _foes, state, stand, reach)


def _foes(state: LittleState, stand: Stand, reach: bool) -> tuple[int, ...]:
    table = state.field.table
    wide = reach or (table.terrain and scenery_of(table).low)
    enemies = [other for other in state.field.stands if other.seat != stand.seat]
    near = touched(stand.body, [other.body for other in enemies], FAR if wide else SLACK)
    ahead = [enemies[place] for place in near if zone_of(stand, enemies[place]) == "front"]
    return tuple(
        [
            one.id
            for one in ahead
            if in_melee(state, stand, one) or (reach and reach_refusal(state, stand, one) is None)
        ]
    )


def _distance_refusal(state: LittleState, model: Model, target: Model) -> Refusal:
    """Why a stand does not reach another: too far away, a wall, or not in front."""
    one, other = state.stand_of(model), state.stand_of(target)
    names = names_of(state, model, target)
    if in_melee(state, one, other):
        return refuse("LC-1.1-18", "refusal-combat-front", **names)
    if other.id in state.field.touching(one):
        return refuse("LC-1.9-29", "refusal-combat-wall", **names)
    reach = far_reaching(state.regiment_of(model))
    refusal = reach_refusal(state, one, other) if reach else None
    return refusal or refuse("LC-1.3-13", "refusal-combat-contact", **names)


def targets_of(state: LittleState, model: Model) -> list[Model]:
    """The enemy models that a model can attack in melee now, in order of stands.

    On a shared stand everybody can be named (LC-1.10-13).
    """
    regiment = state.regiment_of(model)
    found = foes(state, state.stand_of(model), reach=far_reaching(regiment))
    if not found or not dice_of(state, model):
        return []
    on_stand = state.field.on_stand
    listed = [target for number in found for target in on_stand[number]]
    if not regiment.frightened:
        return listed
    stand = state.stand_of(model)
    return [
        one for one in listed if fear_refusal(state, regiment, stand, one.regiment, "melee") is None
    ]


def attack_refusal(seat: int, regiment: Regiment) -> Refusal | None:
    """Why a regiment may make no attack of any kind now, or None.

    One attack in an activation: who has shot does not strike, nor the other way (LC-1.3-14).
    """
    done = regiment.round
    return first_refusal(
        (regiment.seat != seat, "LC-1.1-3", "refusal-combat-not-yours"),
        (done.attacked, "LC-1.3-16", "refusal-combat-again"),
        (done.full_defence, "LC-1.6-18", "refusal-combat-full-defence"),
        (done.cast, "LC-1.3-17", "refusal-combat-cast"),
        (done.moved and regiment.skills.war_machine, "LC-1.11-2", "refusal-combat-machine-moved"),
        name=regiment.name,
    )


STRETCH = 4 * INCH * FINE
"""The edge of an army card: breath reaches so far, a shot loses a die for each more."""


def lost_at(away: int) -> int:
    """The dice that a shot loses so far away: one for each begun 4 inches beyond 4."""
    return max(0, -(-away // STRETCH) - 1)


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
    away = distance(state, one, other)
    dice = attack_dice(state.regiment_of(model), model).total
    if kind == "ranged":
        dice -= lost_at(away)
    elif away > STRETCH:
        return 0
    return dice if dice > (cover(state, one, other) == "high") else 0


def lasting(state: LittleState, kind: AttackKind, aims: Sequence[Aim]) -> list[Aim]:
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
