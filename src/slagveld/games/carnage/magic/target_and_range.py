"""Who casts what on whom, how far and in sight, and why he cannot (CAR-6.9.1 to CAR-6.9.3).

Spells with a target, spells on the mage himself and Teleport are three actions, so that each asks
for just what it needs. All become one `Casting`, which `magic` carries out.
"""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, PieceId
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Spot
from slagveld.texts import Distance

from ..core.book import CM, refuse
from ..core.conditions import is_diverted
from ..core.state import CarnageState
from ..core.unit import Unit
from ..sight.line_of_sight import mage_sees
from . import spells
from .spells import Aim, Casting, Spell
from .teleport import check_landing


class Cast(Action, frozen=True):
    mage: PieceId
    spell: Key
    target: PieceId
    spoken: bool = False
    """The magic words have been spoken, correctly and with conviction (CAR-6.9.3)."""


class CastOnSelf(Action, frozen=True):
    """Cast a spell whose target is the mage himself: Shield, Explosion."""

    mage: PieceId
    spell: Key
    spoken: bool = False


class CastTeleport(Action, frozen=True):
    """Teleport a unit so that the middle of its front edge comes to a spot."""

    mage: PieceId
    target: PieceId
    spot: Spot
    spoken: bool = False


CastAction = Cast | CastOnSelf | CastTeleport

AIMS: dict[type[Action], tuple[Aim, ...]] = {
    Cast: ("any", "own"),
    CastOnSelf: ("self",),
    CastTeleport: ("place",),
}
"""The aims of the spells that each action is for."""


def key_of(action: CastAction) -> str:
    return spells.TELEPORT if isinstance(action, CastTeleport) else action.spell


def target_of(action: CastAction) -> int:
    return action.mage if isinstance(action, CastOnSelf) else action.target


def mage_refusal(state: CarnageState, seat: int, number: int) -> Refusal | None:
    mage = state.unit(number)
    if mage is None or mage.magic is None or mage.owner != seat:
        return refuse("CAR-14.1-discipline", "refusal-no-mage")
    if is_diverted(state, mage):
        return refuse("CAR-14.3-diversion", "refusal-mage-diverted", name=mage.name)
    if spells.has_cast(state, mage):
        return refuse("CAR-6.9.2", "refusal-cast-already", name=mage.name)
    return None


def spell_refusal(mage: Unit, key: str, aims: tuple[Aim, ...]) -> Refusal | None:
    spell = spells.spells().get(key)
    if spell is None or not spells.knows(mage.magic, spell):
        name = key if spell is None else spell.name
        return refuse("CAR-14.1-discipline", "refusal-not-learnt", name=mage.name, spell=name)
    if spell.aim == "answer":
        return refuse("CAR-14.4-counterspell", "refusal-answer-only", spell=spell.name)
    if spell.aim not in aims:
        return refuse("CAR-14-table", "refusal-other-aim", spell=spell.name)
    return None


def target_refusal(
    state: CarnageState, mage: Unit, spell: Spell, target: Unit | None
) -> Refusal | None:
    """Why a spell does not get at a target: whose it is, points, range, sight; or None."""
    if target is None:
        return refuse("CAR-14.1-sight", "refusal-no-target", spell=spell.name)
    if target.profile.kind == "bouncer":
        return refuse("CAR-2-entry", "refusal-spell-bouncer", name=target.name)
    if spell.aim == "own" and target.side != mage.side:
        return refuse(spell.rule, "refusal-own-only", spell=spell.name)
    cost = spells.cost_of(spell, mage, target)
    rules = ("CAR-6.9.1", "CAR-14.1-range", "CAR-14.1-sight")
    return reach_refusal(state, mage, spell, target, cost, rules)


def reach_refusal(
    state: CarnageState,
    mage: Unit,
    spell: Spell,
    target: Unit | None,
    cost: int,
    rules: tuple[str, str, str],
) -> Refusal | None:
    """Why points, range or sight, each by its rule, keep a spell from a target, or None."""
    have, most = spells.points_of(mage), Distance(spell.range * CM)
    if cost > have:
        return refuse(rules[0], "refusal-magic-points", name=mage.name, cost=cost, have=have)
    if spell.aim == "self":
        return None
    if target is None or not spells.reaches(mage, target, spell):
        name = spell.name if target is None else target.name
        return refuse(rules[1], "refusal-spell-range", name=name, most=most)
    if not mage_sees(state, mage, target):
        return refuse(rules[2], "refusal-spell-sight", name=mage.name, target=target.name)
    return None


def words_refusal(state: CarnageState, spell: Spell, spoken: bool) -> Refusal | None:
    """The words must have been spoken where they are played with (CAR-6.9.3)."""
    missing = state.options.words and not spoken
    return refuse("CAR-6.9.3", "refusal-words", words=spells.words_of(spell)) if missing else None


def cast_refusal(state: CarnageState, seat: int, action: CastAction) -> Refusal | None:
    if refusal := mage_refusal(state, seat, action.mage):
        return refusal
    mage = state.field.by_id[action.mage]
    if refusal := spell_refusal(mage, key_of(action), AIMS[type(action)]):
        return refusal
    spell, target = spells.spells()[key_of(action)], state.unit(target_of(action))
    refusal = target_refusal(state, mage, spell, target)
    if refusal is None and isinstance(action, CastTeleport) and target is not None:
        refusal = check_landing(state, mage, target, action.spot)
    return refusal or words_refusal(state, spell, action.spoken)


def casting_of(state: CarnageState, seat: int, action: CastAction) -> Casting:
    """An allowed action as a spell on its way."""
    mage, target = state.field.by_id[action.mage], state.field.by_id[target_of(action)]
    spell = spells.spells()[key_of(action)]
    spot = Spot(action.spot.x, action.spot.y) if isinstance(action, CastTeleport) else None
    return Casting(seat, mage.id, spell.key, target.id, spells.cost_of(spell, mage, target), spot)
