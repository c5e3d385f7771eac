"""Whom a spell may be cast on: side, kind, range, sight, and what it could do there."""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose
from slagveld.table.units import TURN, cosine, scaled, sine
from slagveld.texts import Distance

from ..attacks.sight_and_reach import lines_refusal
from ..core.board import snapped
from ..core.book import first_refusal, refuse
from ..core.contact_and_zones import opponents
from ..core.names import model_name
from ..core.regiment import Model, Regiment, Stand
from ..core.spellbook import Spell
from ..core.state import LittleState
from ..march.cohesion import apart_refusal
from ..march.gathering import flush
from ..movement.crossing_and_ending import stand_refusal
from ..terrain.distance_and_contact_across import in_melee
from ..terrain.scenery_and_cover import pose_at
from ..wounds.litter_places import own_stand
from .wizards import in_range

FOOT = ("small", "normal")
"""Bases of models on foot; a wizard goes with any (LC-SPELL-blink)."""


def on_regiment(spell: Spell) -> bool:
    """Whether a spell is cast on a whole regiment, whoever of it is pointed at."""
    return spell.target.endswith("-regiment") and spell.models == 1


def target_refusal(
    state: LittleState, wizard: Model, spell: Spell, target: Model
) -> Refusal | None:
    """Why a wizard cannot cast a spell on a model, or on its regiment; or None."""
    refusal = _side_refusal(state, wizard, spell, target) or _use_refusal(state, spell, target)
    if refusal is not None:
        return refusal
    one, other = state.stand_of(wizard), state.stand_of(target)
    refusal = _reach_refusal(state, spell, one, other)
    if refusal is None or not on_regiment(spell):
        return refusal
    fellows = [stand for stand in state.stands_of(target.regiment) if stand.id != other.id]
    reached = any(_reach_refusal(state, spell, one, fellow) is None for fellow in fellows)
    return None if reached else refusal


def _side_refusal(state: LittleState, wizard: Model, spell: Spell, target: Model) -> Refusal | None:
    own = state.regiment_of(target).seat == state.regiment_of(wizard).seat
    hostile = spell.target.startswith("enemy")
    foot = target.id == wizard.id or state.regiment_of(target).card.base in FOOT
    mounted = spell.target == "friendly-foot" and not (foot and target.stand == target.id)
    if hostile != own and not mounted:
        return None
    return first_refusal(
        (hostile and own, spell.rule, "refusal-magic-friend"),
        (not hostile and not own, spell.rule, "refusal-magic-enemy"),
        (mounted, spell.rule, "refusal-magic-foot"),
        name=model_name(state, target),
        spell=spell.name,
    )


def _use_refusal(state: LittleState, spell: Spell, target: Model) -> Refusal | None:
    """What a spell needs to find: a lost Wound, or a slain model of the Undead."""
    regiment = state.regiment_of(target)
    if spell.effect == "mend" and not target.suffered:
        return refuse(spell.rule, "refusal-magic-unhurt", name=model_name(state, target))
    if spell.effect != "raise":
        return None
    return first_refusal(
        (spell.undead and not regiment.skills.undead, spell.rule, "refusal-magic-living"),
        (not slain_of(state, regiment), spell.rule, "refusal-magic-nobody-slain"),
        (target.stand != target.id, spell.rule, "refusal-magic-shared"),
        name=regiment.name,
    )


def slain_of(state: LittleState, regiment: Regiment) -> list[Model]:
    """The slain models of a regiment, in the order in which they fell."""
    return [fallen.model for fallen in state.fallen if fallen.regiment == regiment.id]


def _reach_refusal(state: LittleState, spell: Spell, one: Stand, other: Stand) -> Refusal | None:
    """Range, and sight as for a shot where the spell asks for it (LC-HOUSE-3)."""
    if not in_range(state, one, other, spell):
        name, limit = state.regiment_of(other).name, Distance(spell.range)
        return refuse(spell.rule, "refusal-magic-far", name=name, limit=limit)
    return lines_refusal(state, one, other) if spell.sight else None


# Where spells put models down: a leap through the air, a return from the dead


def on_ground(state: LittleState, target: Model, to: Pose) -> Pose:
    """A player's place for a target, at the height of what is there; on a board on whole fields."""
    if state.options.board:
        to = snapped(state.stand_of(target), to)
    return pose_at(state, to.x, to.y, to.facing)


def landing_refusal(state: LittleState, spell: Spell, target: Model, to: Pose) -> Refusal | None:
    """Why a spell cannot put somebody down there, or None.

    The dead return on free ground, in contact with their regiment (LC-SPELL-raise); who leaps comes
    not too far, on free ground, away from enemies, with its regiment (LC-SPELL-blink).
    """
    to = on_ground(state, target, to)
    if spell.effect == "raise":
        back, _ = raised(state, target, to)
        own = [one.id for one in state.stands_of(target.regiment)]
        if (refusal := stand_refusal(state, back, to)) is not None:
            return refusal
        if any(number in own for number in state.field.met(back)):
            return None
        return refuse(spell.rule, "refusal-magic-touch", name=state.regiment_of(target).name)
    stand, name = state.stand_of(target), model_name(state, target)
    dx, dy = to.x - stand.pose.x, to.y - stand.pose.y
    square = max(dx * dx, dy * dy) if state.options.board else dx * dx + dy * dy
    if square > spell.distance * spell.distance:
        return refuse(spell.rule, "refusal-magic-leap", name=name, limit=Distance(spell.distance))
    if (refusal := stand_refusal(state, stand, to)) is not None:
        return refusal
    moved = stand.at(to)
    after = state.with_stand(moved)
    if _meets(after, moved):
        return refuse(spell.rule, "refusal-magic-contact", name=name)
    return apart_refusal(state, after, target.regiment)


def _meets(state: LittleState, stand: Stand) -> bool:
    """Whether a stand is in contact with an enemy, be it across a low obstacle."""
    if opponents(state, stand):
        return True
    enemies = [one for one in state.field.stands if one.seat != stand.seat]
    return bool(state.field.table.terrain) and any(in_melee(state, stand, one) for one in enemies)


def raised(state: LittleState, target: Model, to: Pose) -> tuple[Stand, Model]:
    """The slain model of a regiment that returns, with one Wound, and the stand it is on then."""
    regiment = state.regiment_of(target)
    dead = slain_of(state, regiment)[-1]
    stand = own_stand(dead.id, regiment, to)
    suffered = regiment.card.wounds - 1
    return stand, dead.changed(stand=dead.id, suffered=suffered, hit=0, climbed=False)


def places(state: LittleState, spell: Spell, target: Model) -> list[Pose]:
    """Some places where a spell may put somebody down, in fixed order."""
    stand = state.stand_of(target)
    if spell.effect == "raise":
        fellows = state.stands_of(target.regiment)
        found = [pose for fellow in fellows for pose in flush(stand, fellow)]
    else:
        found = [leap(stand, way, spell.distance) for way in range(0, TURN, TURN // 8)]
    if state.options.board:
        found = list(dict.fromkeys([on_ground(state, target, pose) for pose in found]))
    return [pose for pose in found if landing_refusal(state, spell, target, pose) is None]


def leap(stand: Stand, way: int, far: int) -> Pose:
    """The place so far away in a direction, looking on as before; rounding keeps within."""
    dx, dy = scaled((far - 1) * cosine(way)), scaled((far - 1) * sine(way))
    return Pose(stand.pose.x + dx, stand.pose.y + dy, stand.pose.facing)
