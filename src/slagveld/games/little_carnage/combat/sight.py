"""Lines of attack: what lies in the front zone, in sight and within Reach."""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.units import FINE
from slagveld.texts import Distance, Value

from ..core.book import INCH, refuse
from ..core.regiment import Stand
from ..core.relations import zone_of
from ..core.state import LittleCarnageState
from ..terrain.contact import blocking_base, blocking_piece, crossed_high, distance, in_melee
from ..terrain.scenery import name_of

REACH = INCH
"""How far models with Reach attack, in units (LC-1.8-reach-1)."""


def zone_refusal(state: LittleCarnageState, attacker: Stand, target: Stand) -> Refusal | None:
    """Why a target is not in the front zone of an attacker, or None (LC-1.1-18)."""
    if zone_of(attacker, target) == "front":
        return None
    return refuse("LC-1.1-18", "refusal-line-zone", **_names(state, attacker, target))


def shot_refusal(state: LittleCarnageState, shooter: Stand, target: Stand) -> Refusal | None:
    """Why no shot goes from one stand to another, or None: zone, models and buildings between."""
    refusal = zone_refusal(state, shooter, target)
    if refusal is not None:
        return refusal
    between = blocking_base(state, shooter, target)
    if between is not None:
        values = _names(state, shooter, target)
        other = state.regiment_of(between).name
        return refuse("LC-1.8-ranged-7", "refusal-line-model", other=other, **values)
    return _hidden(state, shooter, target)


def breath_refusal(state: LittleCarnageState, breather: Stand, target: Stand) -> Refusal | None:
    """Why no breath goes from one stand to another, or None: zone, friends and buildings between.

    Enemies between do not block it, and standing higher does not help (LC-1.8-breath-3).
    """
    refusal = zone_refusal(state, breather, target)
    if refusal is not None:
        return refusal
    between = blocking_base(state, breather, target, friends_only=True)
    if between is not None:
        values = _names(state, breather, target)
        other = state.regiment_of(between).name
        return refuse("LC-1.8-breath-3", "refusal-line-friend", other=other, **values)
    return _hidden(state, breather, target)


def _hidden(state: LittleCarnageState, shooter: Stand, target: Stand) -> Refusal | None:
    piece = blocking_piece(state, shooter, target)
    if piece is None:
        return None
    values = _names(state, shooter, target)
    called = name_of(piece)
    return refuse("LC-1.8-ranged-9", "refusal-line-piece", piece=called, **values)


def _names(state: LittleCarnageState, one: Stand, other: Stand) -> dict[str, Value]:
    return {"name": state.regiment_of(one).name, "target": state.regiment_of(other).name}


def reach_refusal(state: LittleCarnageState, attacker: Stand, target: Stand) -> Refusal | None:
    """Why a stand with Reach cannot strike a target, or None.

    It reaches an inch past no model and over no high wall (LC-1.8-reach-1), or past one model of
    its own regiment that touches the target (LC-1.8-reach-2). Who is in contact needs no reach.
    """
    refusal = zone_refusal(state, attacker, target)
    if refusal is not None:
        return refusal
    if in_melee(state, attacker, target) or _second_rank(state, attacker, target):
        return None
    values = _names(state, attacker, target)
    if attacker.pose.z != target.pose.z:
        return refuse("LC-1.8-reach-1", "refusal-reach-height", **values)
    far = distance(state, attacker, target)
    if far > REACH * FINE:
        limit = Distance(REACH)
        return refuse("LC-1.8-reach-1", "refusal-reach-far", limit=limit, **values)
    between = blocking_base(state, attacker, target, flat=True)
    if between is not None:
        other = state.regiment_of(between).name
        return refuse("LC-1.8-reach-1", "refusal-line-model", other=other, **values)
    if crossed_high(state, attacker, target):
        return refuse("LC-1.9-29", "refusal-reach-wall", **values)
    return _hidden(state, attacker, target)


def _second_rank(state: LittleCarnageState, attacker: Stand, target: Stand) -> bool:
    """Whether a fellow in front of the attacker touches the target (LC-1.8-reach-2)."""
    for number in state.field.touching(attacker):
        fellow = state.field.by_id[number]
        if (
            fellow.regiment == attacker.regiment
            and zone_of(attacker, fellow) == "front"
            and in_melee(state, attacker, fellow)
            and in_melee(state, fellow, target)
        ):
            return True
    return False
