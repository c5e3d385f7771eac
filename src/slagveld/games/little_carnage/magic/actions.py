"""Spells as players name them: the actions, what forbids them, what they mean."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import Key, PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose

from ..core.book import refuse
from ..core.regiment import Model
from ..core.spellbook import Spell
from ..core.state import LittleState
from .targets import landing_refusal, on_ground, target_refusal
from .wizards import Casting, ready_refusal, spell_refusal, wizard_on


class Cast(Action, frozen=True):
    """Cast a spell on a model or a regiment; pointing at any model of a regiment will do."""

    wizard: PieceId
    """The stand he is on."""
    spell: Key
    target: PieceId
    """The stand pointed at."""
    whom: Key = ""
    """Which model on a shared stand; empty: the first."""


class CastOnSeveral(Action, frozen=True):
    """Cast a spell that strikes several models of one regiment (LC-SPELL-storm)."""

    wizard: PieceId
    spell: Key
    targets: Pieces
    whom: Key = ""
    """A model on a shared stand among them, whose regiment is meant; empty: the first."""


class CastTo(Action, frozen=True):
    """Cast a spell that puts a model down somewhere (LC-SPELL-blink, LC-SPELL-raise)."""

    wizard: PieceId
    spell: Key
    target: PieceId
    to: Pose


CastAction = Cast | CastOnSeveral | CastTo
ACTIONS: tuple[type[CastAction], ...] = (Cast, CastOnSeveral, CastTo)


def action_of(spell: Spell) -> str:
    """The name of the action with which a spell is cast."""
    if spell.effect in ("move", "raise"):
        return "CastTo"
    return "CastOnSeveral" if spell.models > 1 else "Cast"


def cast_refusal(state: LittleState, seat: int, action: CastAction) -> Refusal | None:
    """Why a spell cannot be cast like this, or None. Total."""
    wizard = wizard_on(state, seat, action.wizard, action.spell)
    if wizard is None:
        return refuse("LC-1.8-magic-1", "refusal-magic-no-wizard")
    refusal = ready_refusal(state, wizard) or spell_refusal(state, wizard, action.spell)
    if refusal is not None:
        return refusal
    spell = state.spell(action.spell)
    if action_of(spell) != type(action).__name__:
        return refuse(spell.rule, "refusal-magic-otherwise", spell=spell.name)
    targets = targets_of(state, action)
    if not targets:
        return refuse(spell.rule, "refusal-magic-nobody", spell=spell.name)
    refusal = _several_refusal(spell, action, targets)
    for target in targets:
        refusal = refusal or target_refusal(state, wizard, spell, target)
    if refusal is None and isinstance(action, CastTo):
        return landing_refusal(state, spell, targets[0], action.to)
    return refusal


def _several_refusal(spell: Spell, action: CastAction, targets: list[Model]) -> Refusal | None:
    """Different models of one regiment, and not too many."""
    if not isinstance(action, CastOnSeveral):
        return None
    named, stands = tuple(dict.fromkeys(action.targets)), [target.stand for target in targets]
    alien = any(number not in stands for number in named)
    if named != action.targets or alien or len(named) > spell.models:
        return refuse(spell.rule, "refusal-magic-many", spell=spell.name, most=spell.models)
    return None


def targets_of(state: LittleState, action: CastAction) -> list[Model]:
    """The models that an action points at; of several only those of one regiment."""
    if isinstance(action, CastOnSeveral):
        return _several(state, action)
    listed = state.field.on_stand.get(action.target, ())
    if isinstance(action, Cast) and action.whom:
        return [model for model in listed if str(model.id) == action.whom]
    return list(listed[:1])


def _several(state: LittleState, action: CastOnSeveral) -> list[Model]:
    """One model on each stand, then more of those who share one (bearers), while any may be."""
    there = [state.field.on_stand.get(number, ()) for number in action.targets]
    meant = [model for models in there for model in models if action.whom in ("", str(model.id))]
    if not meant:
        return []
    own = [[one for one in models if one.regiment == meant[0].regiment] for models in there]
    first = [models[0] for models in own if models]
    others = [model for models in own for model in models[1:]]
    return [*first, *others[: state.spell(action.spell).models - len(first)]]


def casting_of(state: LittleState, seat: int, action: CastAction) -> Casting:
    """An allowed action as a spell on its way."""
    wizard = wizard_on(state, seat, action.wizard, action.spell)
    targets = targets_of(state, action)
    if wizard is None or not targets:
        raise TypeError(f"{action!r} is no spell that can be cast")
    return Casting(
        seat=seat,
        wizard=wizard.id,
        spell=action.spell,
        regiment=targets[0].regiment,
        models=tuple([target.id for target in targets]),
        to=on_ground(state, targets[0], action.to) if isinstance(action, CastTo) else None,
    )
