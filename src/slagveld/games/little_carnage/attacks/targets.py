"""Whom a model may attack in melee, the dice aimed at an enemy, who may attack at all."""

from collections.abc import Iterable, Sequence
from typing import Literal

from slagveld.kernel.fields import ChoiceField
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.pairs import listed_by
from slagveld.structs import Struct
from slagveld.table.contact import touched
from slagveld.texts import Name

from ..core.book import first_refusal, pick, refuse
from ..core.contact_and_zones import zone_of
from ..core.dice import attack_dice, melee_dice
from ..core.field import FAR, SLACK
from ..core.names import model_choice, model_name
from ..core.regiment import Model, Regiment, Stand
from ..core.state import LittleState
from ..morale.frightened_regiment import strike_refusal as fear_refusal
from ..terrain.distance_and_contact_across import in_melee
from ..terrain.scenery_and_cover import scenery_of
from .sight_and_reach import far_reaching, reach_refusal

AttackKind = Literal["melee", "ranged", "breath"]
Missile = Literal["ranged", "breath"]


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
    return (melee_dice if melee else attack_dice)(state.regiment_of(model), model).total


def pointed_at(state: LittleState, stand: int, whom: str) -> Model | None:
    """The model that is meant on a stand, the first unless told (LC-1.10-13), or None."""
    listed = state.field.on_stand.get(stand, ())
    return next((model for model in listed if whom in ("", str(model.id))), None)


def asking_whom(
    state: LittleState, models: Iterable[Model], of: str = "target"
) -> list[ChoiceField]:
    """Which of these is meant on a stand that several share; no field where none does."""
    shared = [one for one in models if len(state.field.on_stand[one.stand]) > 1]
    choices = [model_choice(state, one, of=one.stand) for one in shared]
    field = pick.choice("whom", "combat-field-whom", choices, of=of, optional=True)
    return [field] if shared else []


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
    """Enemies that a model can attack in melee, by stands; all on a shared one (LC-1.10-13)."""
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
    """Why a regiment may make no attack now, or None: one of any kind an activation (LC-1.3-14)."""
    done = regiment.round
    return first_refusal(
        (regiment.seat != seat, "LC-1.1-3", "refusal-combat-not-yours"),
        (done.attacked, "LC-1.3-16", "refusal-combat-again"),
        (done.full_defence, "LC-1.6-18", "refusal-combat-full-defence"),
        (done.cast, "LC-1.3-17", "refusal-combat-cast"),
        (done.moved and regiment.skills.war_machine, "LC-1.11-2", "refusal-combat-machine-moved"),
        name=regiment.name,
    )
