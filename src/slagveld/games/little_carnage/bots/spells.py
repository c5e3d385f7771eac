"""Spells that pay, and spells that are worth stopping."""

from slagveld.kernel.tactics import Scored
from slagveld.kit.tactics import best, listed
from slagveld.table.shapes import Pose

from ..core.regiment import Model, Regiment, wounds_left
from ..core.state import LittleState
from ..magic.actions import CastAction, CastTo, cast_refusal, casting_of
from ..magic.any_moment import CastNow
from ..magic.casting import CASTING
from ..magic.counterspell import AnswerMagic, CastCounter, LetMagicBe
from ..magic.effects import spell_pool
from ..magic.menus import goals, hopeful
from ..magic.wizards import Casting, ready_wizards
from ..morale.fear_test import fear_dice, needed
from ..odds.spells import success_chance
from .attacks import promise
from .minds import Mind, goal_of, reached
from .worth import danger, harm, kept, passing, price, value_of

LEAST = 1.0
"""What a spell must promise to be cast before the round is nearly over."""
HALTED = 1.0
"""What it is worth to slow an enemy down that is still to come."""
HEARTENED = 4.0
"""What it is worth to take its fear off a regiment."""
DIE = 0.2
"""The part of an attack, or of a danger, that one die more is thought to change."""


def effect_worth(state: LittleState, casting: Casting) -> float:
    """What a spell is worth to its caster when it works, in points."""
    spell = state.spell(casting.spell)
    by_id = state.field.model_by_id
    regiment = state.regiment(casting.regiment)
    wizard = by_id[casting.wizard]
    targets = [by_id[number] for number in casting.models if number in by_id]
    match spell.effect:
        case "attack":
            return sum([harm(state, spell_pool(state, wizard, t, spell), t) for t in targets])
        case "mend":
            return sum([_mended(state, regiment, t.id) for t in targets])
        case "raise":
            return price(regiment.card)
        case "defence-die":
            return DIE * danger(state, regiment)
        case "attack-die":
            return DIE * promise(state, regiment) * len(state.models_of(regiment.id))
        case "courage":
            return HEARTENED
        case "slow":
            return 0.0 if regiment.round.activated else HALTED
        case "fear":
            need = needed(state, regiment, state.regiment_of(wizard), spell.level).total
            fails = 1.0 - passing(fear_dice(state, regiment).total, need)
            return fails * promise(state, regiment)
        case "move" if casting.to is not None:
            own = wizard.regiment == regiment.id
            return _leapt(state, regiment, targets[0], casting.to, strikes=not own)
    return 0.0


def _mended(state: LittleState, regiment: Regiment, number: int) -> float:
    model = state.field.model_by_id[number]
    left, wounds = wounds_left(regiment, model), regiment.card.wounds
    return value_of(state, model) * (kept(left + 1, wounds) - kept(left, wounds))


def _leapt(
    state: LittleState, regiment: Regiment, model: Model, to: Pose, *, strikes: bool
) -> float:
    """What it is worth to be somewhere else: danger left behind, attacks, a goal come nearer.

    Whoever must come by a passage gets no nearer by magic (LC-4.2-9).
    """
    there = state.with_stand(state.stand_of(model).at(to))
    mind = Mind(state, regiment)
    value = mind.caution * (danger(state, regiment) - danger(there, regiment))
    if strikes:
        value += promise(there, regiment) - promise(state, regiment)
    goal = mind.goal
    if goal is not None and not goal.condition.via:
        value += reached(there, regiment, goal) - reached(state, regiment, goal)
        value += mind.far(state) - mind.far(there)
    return value


def to_goals(state: LittleState, seat: int) -> list[CastTo]:
    """Leaps that bring somebody right to where the scenario wants him (LC-SPELL-blink)."""
    found: list[CastTo] = []
    for wizard in ready_wizards(state, seat):
        for spell in hopeful(state, wizard):
            for target in goals(state, wizard, spell) if spell.effect == "move" else ():
                goal, stand = goal_of(state, state.regiment_of(target)), state.stand_of(target)
                if goal is None or not goal.condition.area:
                    continue
                to = Pose(goal.x, goal.y, stand.pose.facing)
                action = CastTo(wizard.stand, spell.key, stand.id, to)
                if cast_refusal(state, seat, action) is None:
                    found.append(action)
    return found


def best_cast(state: LittleState, seat: int, least: float = LEAST) -> Scored | None:
    """The spell of a seat that promises most, if any promises enough."""
    if not state.options.magic:
        return None
    found: list[Scored] = []
    for action in (*CASTING.menu(state, seat), *to_goals(state, seat)):
        if isinstance(action, CastAction):
            casting = casting_of(state, seat, action)
            level = state.regiment_of(state.field.model_by_id[casting.wizard]).skills.magic
            value = float(success_chance(level, state.spell(casting.spell).difficulty))
            found.append((value * effect_worth(state, casting), action))
    return best(one for one in found if one[0] > least)


def between(state: LittleState, seat: int, question: CastNow) -> Scored:
    """A spell between two steps; at the end of a round any that does some good."""
    least = 0.0 if question.at == "round" else LEAST
    return best_cast(state, seat, least) or (0.0, LetMagicBe())


def countered(state: LittleState, seat: int, question: AnswerMagic) -> Scored:
    """A counterspell by the wizard who gives up least, where the spell is worth stopping."""
    casting = question.casting
    feared = effect_worth(state, casting)
    found: list[Scored] = []
    for action in listed(question, state, seat, CastCounter):
        for own in [state.regiment_of(model) for model in state.field.on_stand[action.wizard]]:
            if own.skills.magic:
                chance = float(success_chance(own.skills.magic, casting.successes))
                cost = LEAST if own.round.activated else LEAST + promise(state, own)
                found.append((chance * feared - cost, action))
    return best(found, (0.0, LetMagicBe()))
