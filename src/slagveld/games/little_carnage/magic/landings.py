"""Where spells put models down: a leap through the air, a return from the dead."""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose
from slagveld.table.units import TURN, cosine, scaled, sine
from slagveld.texts import Distance

from ..core.board import snapped
from ..core.book import refuse
from ..core.names import model_name
from ..core.relations import opponents
from ..core.spellbook import Spell
from ..core.stand import Model, Stand
from ..core.state import LittleCarnageState
from ..march.cohesion import apart_refusal
from ..march.gathering import flush
from ..terrain.contact import in_melee
from ..terrain.scenery import pose_at
from ..ways.footing import stand_refusal
from .targets import slain_of


def on_ground(state: LittleCarnageState, target: Model, to: Pose) -> Pose:
    """A place as a player gives it for a target, at the height of what is there.

    On a board it is on the nearest fields.
    """
    if state.options.board:
        to = snapped(state.stand_of(target), to)
    return pose_at(state, to.x, to.y, to.facing)


def landing_refusal(
    state: LittleCarnageState, spell: Spell, target: Model, to: Pose
) -> Refusal | None:
    """Why a spell cannot put somebody down there, or None."""
    if spell.effect == "raise":
        return _return_refusal(state, spell, target, on_ground(state, target, to))
    return _leap_refusal(state, spell, target, on_ground(state, target, to))


def _leap_refusal(
    state: LittleCarnageState, spell: Spell, target: Model, to: Pose
) -> Refusal | None:
    """Not too far, on free ground, away from enemies, with its regiment (LC-SPELL-blink)."""
    stand = state.stand_of(target)
    name = model_name(state, target)
    dx, dy = to.x - stand.pose.x, to.y - stand.pose.y
    square = max(dx * dx, dy * dy) if state.options.board else dx * dx + dy * dy
    if square > spell.distance * spell.distance:
        limit = Distance(spell.distance)
        return refuse(spell.rule, "refusal-magic-leap", name=name, limit=limit)
    refusal = stand_refusal(state, stand, to)
    if refusal is not None:
        return refusal
    moved = stand.at(to)
    after = state.with_stand(moved)
    if _meets(after, moved):
        return refuse(spell.rule, "refusal-magic-contact", name=name)
    return apart_refusal(state, after, target.regiment)


def _meets(state: LittleCarnageState, stand: Stand) -> bool:
    """Whether a stand is in contact with an enemy, be it across a low obstacle."""
    if opponents(state, stand):
        return True
    enemies = [one for one in state.field.stands if one.seat != stand.seat]
    return bool(state.field.table.terrain) and any(in_melee(state, stand, one) for one in enemies)


def raised(state: LittleCarnageState, target: Model, to: Pose) -> tuple[Stand, Model]:
    """The slain model of a regiment that returns, with one Wound, and the stand it is on then."""
    regiment = state.regiment_of(target)
    dead = slain_of(state, regiment)[-1]
    stand = Stand(
        id=dead.id, seat=regiment.seat, regiment=regiment.id, sides=regiment.card.sides, pose=to
    )
    suffered = regiment.card.wounds - 1
    return stand, dead.changed(stand=dead.id, suffered=suffered, hit=0, climbed=False)


def _return_refusal(
    state: LittleCarnageState, spell: Spell, target: Model, to: Pose
) -> Refusal | None:
    """On free ground, in contact with its regiment (LC-SPELL-raise)."""
    stand, _ = raised(state, target, to)
    refusal = stand_refusal(state, stand, to)
    if refusal is not None:
        return refusal
    own = [one.id for one in state.stands_of(target.regiment)]
    if any(number in own for number in state.field.met(stand)):
        return None
    return refuse(spell.rule, "refusal-magic-touch", name=state.regiment_of(target).name)


# Places worth trying


def places(state: LittleCarnageState, spell: Spell, target: Model) -> list[Pose]:
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
