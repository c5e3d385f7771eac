"""Lines of attack: what lies in the front zone, in sight and within Reach."""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.units import FINE
from slagveld.texts import Distance, Value

from ..core.book import INCH, refuse
from ..core.contact_and_zones import touching, zone_of
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..terrain.distance_and_contact_across import distance, in_melee
from ..terrain.scenery_and_cover import blocking_base, blocking_piece, crossed_high, name_of

REACH = INCH
"""How far models with Reach attack, in units (LC-1.8-reach-1)."""


def zone_refusal(state: LittleState, attacker: Stand, target: Stand) -> Refusal | None:
    """Why a target is not in the front zone of an attacker, or None (LC-1.1-18)."""
    if zone_of(attacker, target) == "front":
        return None
    return refuse("LC-1.1-18", "refusal-line-zone", **_names(state, attacker, target))


def shot_refusal(
    state: LittleState, shooter: Stand, target: Stand, breath: bool = False
) -> Refusal | None:
    """Why no shot or breath goes from one stand to another, or None: zone, models, buildings.

    Who stands higher shoots over those below (LC-1.8-ranged-8). Enemies between do not block
    breath, and standing higher does not help it (LC-1.8-breath-3).
    """
    if (refusal := zone_refusal(state, shooter, target)) is not None:
        return refusal
    between = blocking_base(state, shooter, target, friends_only=breath)
    if between is None:
        return _hidden(state, shooter, target)
    values = _names(state, shooter, target, between)
    if breath:
        return refuse("LC-1.8-breath-3", "refusal-line-friend", **values)
    return refuse("LC-1.8-ranged-7", "refusal-line-model", **values)


def lines_refusal(
    state: LittleState, one: Stand, other: Stand, breath: bool = False
) -> Refusal | None:
    """The same of two stands as they stand on the field; kept while nobody moves."""
    key = ("shot", one.id, other.id, breath)
    return state.field.known(key, shot_refusal, state, one, other, breath)


def _hidden(state: LittleState, shooter: Stand, target: Stand) -> Refusal | None:
    piece = blocking_piece(state, shooter, target)
    if piece is None:
        return None
    values = _names(state, shooter, target)
    return refuse("LC-1.8-ranged-9", "refusal-line-piece", piece=name_of(piece), **values)


def _names(
    state: LittleState, one: Stand, target: Stand, between: Stand | None = None
) -> dict[str, Value]:
    names = {"name": one, "target": target, **({"other": between} if between else {})}
    return {key: state.regiment_of(stand).name for key, stand in names.items()}


def reach_refusal(state: LittleState, attacker: Stand, target: Stand) -> Refusal | None:
    """Why a stand with Reach cannot strike a target, or None.

    It reaches an inch past no model and over no high wall (LC-1.8-reach-1), or past one model of
    its own regiment that touches the target (LC-1.8-reach-2). Who is in contact needs no reach.
    """
    if (refusal := zone_refusal(state, attacker, target)) is not None:
        return refusal
    if in_melee(state, attacker, target) or _second_rank(state, attacker, target):
        return None
    values = _names(state, attacker, target)
    if attacker.pose.z != target.pose.z:
        return refuse("LC-1.8-reach-1", "refusal-reach-height", **values)
    if distance(state, attacker, target) > REACH * FINE:
        return refuse("LC-1.8-reach-1", "refusal-reach-far", limit=Distance(REACH), **values)
    between = blocking_base(state, attacker, target, flat=True)
    if between is not None:
        values = _names(state, attacker, target, between)
        return refuse("LC-1.8-reach-1", "refusal-line-model", **values)
    if crossed_high(state, attacker, target):
        return refuse("LC-1.9-29", "refusal-reach-wall", **values)
    return _hidden(state, attacker, target)


def _second_rank(state: LittleState, attacker: Stand, target: Stand) -> bool:
    """Whether a fellow in front of the attacker touches the target (LC-1.8-reach-2)."""
    return any(
        fellow.regiment == attacker.regiment
        and zone_of(attacker, fellow) == "front"
        and in_melee(state, attacker, fellow)
        and in_melee(state, fellow, target)
        for fellow in touching(state, attacker)
    )


def far_reaching(regiment: Regiment) -> bool:
    """Whether its models strike without contact: never the crew of a machine (LC-1.11-6)."""
    return regiment.skills.reach and not regiment.skills.war_machine
