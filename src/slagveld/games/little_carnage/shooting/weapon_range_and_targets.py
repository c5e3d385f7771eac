"""Ranged weapons and breath: whom a model can shoot at, how far; and shots by name."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, Keys, Pairs, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import any_refusal
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..attacks.dice_by_distance import STRETCH, aimed
from ..attacks.sight_and_reach import lines_refusal
from ..attacks.targets import Missile, dice_of, names_of
from ..core.book import INCH, refuse
from ..core.dice import attack_dice
from ..core.regiment import Model, Regiment, Stand
from ..core.state import LittleState
from ..melee.dividing_dice import Options, number_in, order_refusal
from ..morale.frightened_regiment import strike_refusal
from ..terrain.distance_and_contact_across import distance
from ..terrain.scenery_and_cover import cover

KINDS: tuple[Missile, ...] = ("ranged", "breath")


def armed(regiment: Regiment, kind: Missile) -> bool:
    """Whether the models of a regiment have this kind of weapon (LC-1.8-ranged-1).

    Those of a war machine attack by their own rules alone (LC-1.8-warmachine-1).
    """
    if regiment.skills.war_machine:
        return False
    return regiment.skills.ranged if kind == "ranged" else regiment.skills.breath


def arms(regiment: Regiment) -> list[Missile]:
    return [kind for kind in KINDS if armed(regiment, kind)]


def missile_refusal(
    state: LittleState, kind: Missile, model: Model, target: Model
) -> Refusal | None:
    """Why a model cannot shoot at (or breathe on) another, or None."""
    regiment = state.regiment_of(model)
    if not armed(regiment, kind):
        names = names_of(state, model, target)
        if regiment.skills.war_machine:
            return refuse("LC-1.8-warmachine-1", "refusal-missile-machine", **names)
        if kind == "ranged":
            return refuse("LC-1.8-ranged-1", "refusal-missile-unarmed", **names)
        return refuse("LC-1.8-breath-1", "refusal-missile-no-breath", **names)
    if state.regiment_of(target).seat == regiment.seat:
        return refuse("LC-1.3-12", "refusal-missile-friend", **names_of(state, model, target))
    if not dice_of(state, model, melee=False):
        rule = "LC-1.9-19" if model.climbed else "LC-1.6-10"
        return refuse(rule, "refusal-missile-no-dice", **names_of(state, model, target))
    one, other = state.stand_of(model), state.stand_of(target)
    if touched(state, regiment, other):
        return refuse("LC-1.3-12", "refusal-missile-contact", **names_of(state, model, target))
    if (afraid := strike_refusal(state, regiment, one, target.regiment, kind)) is not None:
        return afraid
    far = _range_refusal(state, kind, model, target)
    return far or lines_refusal(state, one, other, kind == "breath")


def touched(state: LittleState, regiment: Regiment, other: Stand) -> bool:
    """Whether this regiment, whoever else does, touches a stand (LC-1.3-12, LC-1.8-ranged-10)."""
    near = state.field.touching(other)
    return any(stand.id in near for stand in state.stands_of(regiment.id)) if near else False


def _range_refusal(
    state: LittleState, kind: Missile, model: Model, target: Model
) -> Refusal | None:
    """Too far away, or no die left at that distance (LC-1.8-ranged-2)."""
    one, other = state.stand_of(model), state.stand_of(target)
    if kind == "breath":
        if distance(state, one, other) <= STRETCH:
            return None
        reach, names = Distance(STRETCH // FINE), names_of(state, model, target)
        return refuse("LC-1.8-breath-1", "refusal-missile-breath-far", reach=reach, **names)
    dice, walled = aimed(state, kind, model, target).dice, cover(state, one, other) == "high"
    if dice > walled:
        return None
    reach = Distance(attack_dice(state.regiment_of(model), model).total * 4 * INCH)
    rule = "LC-1.9-30" if walled and dice == 1 else "LC-1.8-ranged-3"
    return refuse(rule, "refusal-missile-far", reach=reach, **names_of(state, model, target))


def marks(state: LittleState, kind: Missile, model: Model) -> list[Model]:
    """The enemy models that a model can shoot at or breathe on now, in order of stands."""
    on_stand = state.field.on_stand
    regiment, one = state.regiment_of(model), state.stand_of(model)
    dice = dice_of(state, model, melee=False)
    if not dice or not armed(regiment, kind):
        return []
    far = STRETCH * (dice if kind == "ranged" else 1)
    listed = [
        target
        for other in state.field.stands
        if other.seat != regiment.seat and distance(state, one, other) <= far
        for target in on_stand.get(other.id, ())
    ]
    return [one for one in listed if missile_refusal(state, kind, model, one) is None]


def mark_options(state: LittleState, regiment: int, kind: Missile) -> Options:
    """Whom each model of a regiment can shoot at now; those who reach nobody are left out."""
    models = state.models_of(regiment)
    return [(model, listed) for model in models if (listed := marks(state, kind, model))]


class Shoot(Action, frozen=True):
    """Everybody who can shoots at one enemy (LC-1.8-ranged-6); the others at nobody."""

    target: PieceId
    """The stand pointed at."""
    whom: Key = ""
    """Which model on a shared stand (LC-1.10-13); empty: the first."""


class Volley(Action, frozen=True):
    """Each shooter aims all its dice at one enemy of its own (LC-1.8-ranged-5).

    `left` are shooters, `right` enemies; `order` is that in which the enemies are worked out.
    """

    pairs: Pairs
    order: Keys = ()


def volley_refusal(state: LittleState, regiment: int, action: Volley) -> Refusal | None:
    """Why the shots of a regiment may not be paired so with enemies, or None."""
    if not action.pairs:
        return refuse("LC-1.8-ranged-5", "refusal-missile-nobody")
    shooters = [pair.left for pair in action.pairs]
    if len(set(shooters)) < len(shooters):
        return refuse("LC-1.8-ranged-5", "refusal-missile-split")
    each = [pair_refusal(state, "ranged", regiment, one.left, one.right) for one in action.pairs]
    return any_refusal(each) or order_refusal(state, regiment, action.order)


def pair_refusal(
    state: LittleState, kind: Missile, regiment: int, one: str, other: str
) -> Refusal | None:
    """Why one of a regiment's models cannot shoot at (or breathe on) an enemy, by their keys."""
    by_id = state.field.model_by_id
    model, target = by_id.get(number_in(one)), by_id.get(number_in(other))
    if model is None or model.regiment != regiment:
        return refuse("LC-1.6-24", "refusal-missile-stranger")
    if target is None:
        return refuse("LC-1.3-12", "refusal-missile-nobody")
    return missile_refusal(state, kind, model, target)
