"""Spells for bots and random play: every sensible casting, or some casting quickly."""

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kit.topics import one_of
from slagveld.table.units import TURN

from ..core.contact_and_zones import enemies_in_contact
from ..core.regiment import Model
from ..core.spellbook import Spell
from ..core.state import LittleState
from ..morale.fear_test import needed
from .actions import Cast, CastAction, CastOnSeveral, CastTo, action_of, cast_refusal
from .targets import leap, on_regiment, places, target_refusal
from .wizards import castable, ready_wizards


def sensible(state: LittleState, wizard: Model, spell: Spell, target: Model) -> bool:
    """Whether a spell could do any good (or harm) there, range and sight apart."""
    regiment = state.regiment_of(target)
    done = regiment.round
    match spell.effect:
        case "mend":
            return target.suffered > 0
        case "defence-die":
            return spell.mark not in done.marks and bool(enemies_in_contact(state, regiment.id))
        case "attack-die":
            spent = done.attacked or done.full_defence or done.cast
            return not spent and spell.mark not in done.marks
        case "courage":
            return regiment.frightened
        case "slow":
            return regiment.mired < state.round + done.activated
        case "fear":
            cause = state.regiment_of(wizard)
            idle = done.over or cause.id in done.frightened_by
            return not idle and needed(state, regiment, cause, spell.level).total > 0
        case _:
            return True


def hopeful(state: LittleState, wizard: Model) -> list[Spell]:
    """The spells that a wizard may cast and that his dice can give."""
    level = state.regiment_of(wizard).skills.magic
    return [spell for spell in castable(state, wizard) if spell.difficulty <= level]


def meant_for(state: LittleState, wizard: Model, spell: Spell) -> list[Model]:
    """The models of the side that a spell is for; of a regiment only the first."""
    seat, hostile = state.regiment_of(wizard).seat, spell.target.startswith("enemy")
    regiments = [r for r in state.regiments if (r.seat != seat) == hostile]
    if on_regiment(spell):
        return [models[0] for r in regiments if (models := state.models_of(r.id))]
    return [model for r in regiments for model in state.models_of(r.id)]


def goals(state: LittleState, wizard: Model, spell: Spell) -> list[Model]:
    """Everybody on whom a wizard can cast a spell with some sense, in order."""
    return [
        target
        for target in meant_for(state, wizard, spell)
        if sensible(state, wizard, spell, target)
        and target_refusal(state, wizard, spell, target) is None
    ]


def all_casts(state: LittleState, seat: int) -> list[Action]:
    """Every spell of every wizard on every target on which it makes sense, in fixed order."""
    found: list[Action] = []
    for wizard in ready_wizards(state, seat):
        for spell in hopeful(state, wizard):
            for target in goals(state, wizard, spell):
                found.extend(_casts(state, wizard, spell, target))
    return list(dict.fromkeys(found))


def _casts(state: LittleState, wizard: Model, spell: Spell, target: Model) -> list[CastAction]:
    kind = action_of(spell)
    if kind == "CastTo":
        spots = places(state, spell, target)
        return [CastTo(wizard.stand, spell.key, target.stand, spot) for spot in spots]
    if kind == "Cast":
        return [Cast(wizard.stand, spell.key, target.stand, str(target.id))]
    stands = struck(state, wizard, spell, target)
    there = state.field.on_stand[target.stand]
    own = [str(one.id) for one in there if one.regiment == target.regiment]
    whom = own[0] if len(there) > 1 else ""
    return [CastOnSeveral(wizard.stand, spell.key, stands, whom)]


def struck(state: LittleState, wizard: Model, spell: Spell, target: Model) -> tuple[int, ...]:
    """The stands that a spell strikes: the target's and fellows of it, as many as may be."""
    fellows = [one for one in state.models_of(target.regiment) if one.id != target.id]
    able = [one for one in fellows if target_refusal(state, wizard, spell, one) is None]
    return tuple(dict.fromkeys([target.stand, *[one.stand for one in able]]))[: spell.models]


def some_cast(state: LittleState, seat: int, rng: Rng) -> Action | None:
    """A wizard, a spell and a target by lot; None if that cannot be cast."""
    wizard = one_of(ready_wizards(state, seat), rng)
    spell = None if wizard is None else one_of(hopeful(state, wizard), rng)
    if wizard is None or spell is None:
        return None
    target = one_of(meant_for(state, wizard, spell), rng)
    if target is None or not sensible(state, wizard, spell, target):
        return None
    if target_refusal(state, wizard, spell, target) is not None:
        return None
    if spell.effect == "move":
        way, far = int(rng.random() * TURN), int(rng.random() * spell.distance)
        to = leap(state.stand_of(target), way, far)
        action: CastAction = CastTo(wizard.stand, spell.key, target.stand, to)
        return action if cast_refusal(state, seat, action) is None else None
    return one_of(_casts(state, wizard, spell, target), rng)
