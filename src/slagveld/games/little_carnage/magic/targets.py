"""Whom a spell may be cast on: side, kind, range, sight, and what it could do there."""

from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Distance

from ..combat.missiles import lines_refusal
from ..core.book import refuse
from ..core.names import model_name
from ..core.regiment import Regiment
from ..core.spellbook import Spell
from ..core.stand import Model, Stand
from ..core.state import LittleCarnageState
from .wizards import in_range

FOOT = ("small", "normal")
"""Bases of models on foot (LC-SPELL-blink)."""


def on_regiment(spell: Spell) -> bool:
    """Whether a spell is cast on a whole regiment, whoever of it is pointed at."""
    return spell.target.endswith("-regiment") and spell.models == 1


def target_refusal(
    state: LittleCarnageState, wizard: Model, spell: Spell, target: Model
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
    if any(_reach_refusal(state, spell, one, fellow) is None for fellow in fellows):
        return None
    return refusal


def _side_refusal(
    state: LittleCarnageState, wizard: Model, spell: Spell, target: Model
) -> Refusal | None:
    own = state.regiment_of(target).seat == state.regiment_of(wizard).seat
    hostile = spell.target.startswith("enemy")
    if hostile and own:
        key = "refusal-magic-friend"
    elif not hostile and not own:
        key = "refusal-magic-enemy"
    elif spell.target == "friendly-foot" and not _goes_on_foot(state, wizard, target):
        key = "refusal-magic-foot"
    else:
        return None
    name = model_name(state, target)
    # texts: *:refusal-magic-*
    return refuse(spell.rule, f"{key}", name=name, spell=spell.name)


def _goes_on_foot(state: LittleCarnageState, wizard: Model, target: Model) -> bool:
    """The wizard himself or a model on a small base, neither on a shared one."""
    small = target.id == wizard.id or state.regiment_of(target).card.base in FOOT
    return small and target.stand == target.id


def _use_refusal(state: LittleCarnageState, spell: Spell, target: Model) -> Refusal | None:
    """What a spell needs to find: a lost Wound, or a slain model of the Undead."""
    regiment = state.regiment_of(target)
    if spell.effect == "mend" and not target.suffered:
        name = model_name(state, target)
        return refuse(spell.rule, "refusal-magic-unhurt", name=name)
    if spell.effect != "raise":
        return None
    if spell.undead and not regiment.skills.undead:
        return refuse(spell.rule, "refusal-magic-living", name=regiment.name)
    if not slain_of(state, regiment):
        return refuse(spell.rule, "refusal-magic-nobody-slain", name=regiment.name)
    if target.stand != target.id:
        return refuse(spell.rule, "refusal-magic-shared", name=regiment.name)
    return None


def slain_of(state: LittleCarnageState, regiment: Regiment) -> list[Model]:
    """The slain models of a regiment, in the order in which they fell."""
    return [fallen.model for fallen in state.fallen if fallen.regiment == regiment.id]


def _reach_refusal(
    state: LittleCarnageState, spell: Spell, one: Stand, other: Stand
) -> Refusal | None:
    """Range, and sight as for a shot where the spell asks for it (LC-HOUSE-3)."""
    if not in_range(state, one, other, spell):
        name, limit = state.regiment_of(other).name, Distance(spell.range)
        return refuse(spell.rule, "refusal-magic-far", name=name, limit=limit)
    return lines_refusal(state, "ranged", one, other) if spell.sight else None
