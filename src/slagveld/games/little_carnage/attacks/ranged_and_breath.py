"""Whom a model can shoot at or breathe on, and with how many dice."""

from typing import Literal

from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.book import INCH, refuse, text
from ..core.regiment import Model, Regiment, Stand
from ..core.state import LittleState
from ..core.values import attack_dice
from ..morale.marker import strike_refusal
from ..terrain.contact import cover, distance
from .aims import STRETCH, Aim, dice_of, lost_at, names_of
from .sight import shot_refusal

Missile = Literal["ranged", "breath"]
KINDS: tuple[Missile, ...] = ("ranged", "breath")


def armed(regiment: Regiment, kind: Missile) -> bool:
    """Whether the models of a regiment have this kind of weapon (LC-1.8-ranged-1).

    Those of a war machine attack by their own rules alone (LC-1.8-warmachine-1).
    """
    if regiment.skills.war_machine:
        return False
    return regiment.skills.ranged if kind == "ranged" else regiment.skills.breath


def arms(regiment: Regiment) -> list[Missile]:
    """The kinds of weapon that a regiment has."""
    return [kind for kind in KINDS if armed(regiment, kind)]


def missile_dice(state: LittleState, kind: Missile, model: Model, target: Model) -> Tally:
    """The dice of a model on a target: one less for each begun 4 inches beyond 4 (LC-1.8-ranged-2).

    Over a high wall one less again (LC-1.9-30). Breath does not weaken (LC-1.8-breath-1).
    """
    one, other = state.stand_of(model), state.stand_of(target)
    tally = attack_dice(state.regiment_of(model), model)
    if kind == "ranged":
        lost = lost_at(distance(state, one, other))
        tally = tally.plus(Item(-lost, text("missile-item-range"), "LC-1.8-ranged-2"))
    if cover(state, one, other) == "high":
        tally = tally.plus(Item(-1, text("missile-item-wall"), "LC-1.9-30"))
    return tally


def aimed(state: LittleState, kind: Missile, model: Model, target: Model) -> Aim:
    """All dice of a model on one target; the wall's die is taken off when it is rolled."""
    dice = attack_dice(state.regiment_of(model), model).total
    if kind == "ranged":
        dice -= lost_at(distance(state, state.stand_of(model), state.stand_of(target)))
    return Aim(model.id, target.id, dice)


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
    return _range_refusal(state, kind, model, target) or lines_refusal(state, kind, one, other)


def touched(state: LittleState, regiment: Regiment, other: Stand) -> bool:
    """Whether any model of a regiment touches a stand: then it is no target (LC-1.3-12).

    That others of its army touch it does not matter (LC-1.8-ranged-10).
    """
    near = state.field.touching(other)
    return any(stand.id in near for stand in state.stands_of(regiment.id)) if near else False


def _range_refusal(
    state: LittleState, kind: Missile, model: Model, target: Model
) -> Refusal | None:
    """Too far away, or no die left at that distance."""
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


def lines_refusal(state: LittleState, kind: Missile, one: Stand, other: Stand) -> Refusal | None:
    """What stands in the line between two stands; kept while nobody moves."""
    breath = kind == "breath"
    return state.field.known((kind, one.id, other.id), shot_refusal, state, one, other, breath)


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


def mark_options(
    state: LittleState, regiment: int, kind: Missile
) -> list[tuple[Model, list[Model]]]:
    """Whom each model of a regiment can shoot at now; those who reach nobody are left out."""
    models = state.models_of(regiment)
    return [(model, listed) for model in models if (listed := marks(state, kind, model))]
