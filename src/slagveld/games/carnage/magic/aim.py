"""Aiming: who casts what on whom, and why he cannot (CAR-6.9.1 to CAR-6.9.3).

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
from .spells import (
    COUNTERSPELL,
    TELEPORT,
    Aim,
    Casting,
    Spell,
    cost_of,
    counter_cost,
    has_cast,
    knows,
    points_of,
    reaches,
    ready_mages,
    spells,
    words_of,
)
from .teleport import check_landing


class Cast(Action, frozen=True):
    """Cast a spell on a unit."""

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
    """The key of the spell that an action casts."""
    return TELEPORT if isinstance(action, CastTeleport) else action.spell


def target_of(action: CastAction) -> int:
    """The unit that an action is aimed at."""
    return action.mage if isinstance(action, CastOnSelf) else action.target


def mage_refusal(state: CarnageState, seat: int, number: int) -> Refusal | None:
    """Why this unit is no mage of the seat's who may cast now, or None."""
    mage = state.unit(number)
    if mage is None or mage.magic is None or mage.owner != seat:
        return refuse("CAR-14.1-discipline", "refusal-no-mage")
    if is_diverted(state, mage):
        return refuse("CAR-14.3-diversion", "refusal-mage-diverted", name=mage.name)
    if has_cast(state, mage):
        return refuse("CAR-6.9.2", "refusal-cast-already", name=mage.name)
    return None


def spell_refusal(mage: Unit, key: str, aims: tuple[Aim, ...]) -> Refusal | None:
    """Why a mage cannot cast a spell in this way, or None."""
    spell = spells().get(key)
    if spell is None or not knows(mage.magic, spell):
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
    cost, rules = cost_of(spell, mage, target), ("CAR-6.9.1", "CAR-14.1-range", "CAR-14.1-sight")
    return _out_of_reach(state, mage, spell, target, cost, rules)


def _out_of_reach(
    state: CarnageState,
    mage: Unit,
    spell: Spell,
    target: Unit | None,
    cost: int,
    rules: tuple[str, str, str],
) -> Refusal | None:
    """Why points, range or sight, each by its rule, keep a spell from a target, or None."""
    have, most = points_of(mage), Distance(spell.range * CM)
    if cost > have:
        return refuse(rules[0], "refusal-magic-points", name=mage.name, cost=cost, have=have)
    if spell.aim == "self":
        return None
    if target is None or not reaches(mage, target, spell):
        name = spell.name if target is None else target.name
        return refuse(rules[1], "refusal-spell-range", name=name, most=most)
    if not mage_sees(state, mage, target):
        return refuse(rules[2], "refusal-spell-sight", name=mage.name, target=target.name)
    return None


def words_refusal(state: CarnageState, spell: Spell, spoken: bool) -> Refusal | None:
    """The words must have been spoken where they are played with (CAR-6.9.3)."""
    if state.options.words and not spoken:
        return refuse("CAR-6.9.3", "refusal-words", words=words_of(spell))
    return None


def cast_refusal(state: CarnageState, seat: int, action: CastAction) -> Refusal | None:
    """Why a spell cannot be cast, or None."""
    if refusal := mage_refusal(state, seat, action.mage):
        return refusal
    mage = state.field.by_id[action.mage]
    if refusal := spell_refusal(mage, key_of(action), AIMS[type(action)]):
        return refusal
    spell, target = spells()[key_of(action)], state.unit(target_of(action))
    refusal = target_refusal(state, mage, spell, target)
    if refusal is None and isinstance(action, CastTeleport) and target is not None:
        refusal = check_landing(state, mage, target, action.spot)
    return refusal or words_refusal(state, spell, action.spoken)


def casting_of(state: CarnageState, seat: int, action: CastAction) -> Casting:
    """An allowed action as a spell on its way."""
    mage, target = state.field.by_id[action.mage], state.field.by_id[target_of(action)]
    spell = spells()[key_of(action)]
    spot = Spot(action.spot.x, action.spot.y) if isinstance(action, CastTeleport) else None
    return Casting(seat, mage.id, spell.key, target.id, cost_of(spell, mage, target), spot)


# Counterspell


def counter_refusal(
    state: CarnageState, seat: int, number: int, casting: Casting
) -> Refusal | None:
    """Why a mage cannot cancel a spell, or None."""
    if refusal := mage_refusal(state, seat, number):
        return refusal
    mage = state.field.by_id[number]
    spell = spells()[COUNTERSPELL]
    if not knows(mage.magic, spell):
        return refuse("CAR-14.1-discipline", "refusal-not-learnt", name=mage.name, spell=spell.name)
    return _uncounterable(state, mage, casting)


def _uncounterable(state: CarnageState, mage: Unit, casting: Casting) -> Refusal | None:
    """Points, then range and sight to the target of the spell that is answered."""
    far = "CAR-14.4-counterspell-range"
    rules = ("CAR-14.4-counterspell-cost", far, far)
    spell, target, cost = spells()[COUNTERSPELL], state.unit(casting.target), counter_cost(casting)
    return _out_of_reach(state, mage, spell, target, cost, rules)


def counterers(state: CarnageState, seat: int, casting: Casting) -> list[Unit]:
    """The seat's mages who could cancel a spell."""
    able = [mage for mage in ready_mages(state, seat) if knows(mage.magic, spells()[COUNTERSPELL])]
    return [mage for mage in able if _uncounterable(state, mage, casting) is None]
