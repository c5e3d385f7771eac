"""Whom a model may attack in melee, and dice aimed at enemies."""

from collections.abc import Iterable, Sequence
from typing import Literal

from slagveld.kernel.rulebook import Refusal
from slagveld.structs import Struct
from slagveld.table.contact import touched

from ..core.book import refuse
from ..core.field import FAR, SLACK
from ..core.names import model_name
from ..core.regiment import Model, Regiment, Stand
from ..core.relations import zone_of
from ..core.state import LittleCarnageState
from ..core.values import attack_dice, melee_dice
from ..morale.marker import strike_refusal as fear_refusal
from ..terrain.contact import in_melee
from ..terrain.scenery import scenery_of
from .sight import reach_refusal

AttackKind = Literal["melee", "ranged", "breath"]


class Aim(Struct, frozen=True):
    """So many dice of a model on an enemy model. Ids are those of models, not of stands."""

    model: int
    target: int
    dice: int


def by_target(aims: Sequence[Aim]) -> list[tuple[Aim, ...]]:
    """Aims joined by the enemy whom they name, in the order in which he is named first."""
    found: dict[int, list[Aim]] = {}
    for aim in aims:
        found.setdefault(aim.target, []).append(aim)
    return [tuple(one) for one in found.values()]


def dice_of(state: LittleCarnageState, model: Model, *, melee: bool = True) -> int:
    """The attack dice that a model has to aim; none after a climb (LC-1.9-19)."""
    if model.climbed:
        return 0
    regiment = state.regiment_of(model)
    return (melee_dice if melee else attack_dice)(regiment, model).total


def pointed_at(state: LittleCarnageState, stand: int, whom: str) -> Model | None:
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


def strike_refusal(state: LittleCarnageState, model: Model, target: Model) -> Refusal | None:
    """Why a model cannot attack another in melee, or None; what it has done does not count."""
    regiment = state.regiment_of(model)
    names = {"name": model_name(state, model), "enemy": model_name(state, target)}
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


def foes(state: LittleCarnageState, stand: Stand, *, reach: bool) -> tuple[int, ...]:
    """Ids of the enemy stands that models on a stand can attack in melee, in order.

    They touch it (LC-1.3-13), or are within Reach, and lie in its front zone (LC-1.1-18). A shared
    stand counts for everybody on it (LC-1.10-7). Kept while nobody moves.
    """
    return state.field.known(("foes", stand.id, reach), _foes, state, stand, reach)


def _foes(state: LittleCarnageState, stand: Stand, reach: bool) -> tuple[int, ...]:
    table = state.field.table
    wide = reach or (table.terrain and scenery_of(table).low)
    stands = state.field.stands
    near = touched(stand.body, state.field.bodies, FAR if wide else SLACK)
    met = [stands[place] for place in near if stands[place].seat != stand.seat]
    ahead = [one for one in met if zone_of(stand, one) == "front"]
    return tuple(
        [
            one.id
            for one in ahead
            if in_melee(state, stand, one) or (reach and reach_refusal(state, stand, one) is None)
        ]
    )


def _distance_refusal(state: LittleCarnageState, model: Model, target: Model) -> Refusal:
    """Why a stand does not reach another: too far away, a wall, or not in front."""
    one, other = state.stand_of(model), state.stand_of(target)
    names = {"name": model_name(state, model), "enemy": model_name(state, target)}
    if in_melee(state, one, other):
        return refuse("LC-1.1-18", "refusal-combat-front", **names)
    if other.id in state.field.touching(one):
        return refuse("LC-1.9-29", "refusal-combat-wall", **names)
    reach = far_reaching(state.regiment_of(model))
    refusal = reach_refusal(state, one, other) if reach else None
    return refusal or refuse("LC-1.3-13", "refusal-combat-contact", **names)


def targets_of(state: LittleCarnageState, model: Model) -> list[Model]:
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
    if regiment.seat != seat:
        return refuse("LC-1.1-3", "refusal-combat-not-yours", name=regiment.name)
    if done.attacked:
        return refuse("LC-1.3-16", "refusal-combat-again", name=regiment.name)
    if done.full_defence:
        return refuse("LC-1.6-18", "refusal-combat-full-defence", name=regiment.name)
    if done.cast:
        return refuse("LC-1.3-17", "refusal-combat-cast", name=regiment.name)
    if done.moved and regiment.skills.war_machine:
        return refuse("LC-1.11-2", "refusal-combat-machine-moved", name=regiment.name)
    return None
