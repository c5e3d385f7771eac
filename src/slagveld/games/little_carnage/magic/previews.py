"""What a half-filled spell would do: range, targets, chances, where somebody would land."""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.decision import Brief, Ghost, Odds, Partial, Preview
from slagveld.kernel.fields import Region
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.odds import either
from slagveld.kit.verdicts import WORKS, cost, gain
from slagveld.kit.view import RING_STEP, holding
from slagveld.table.shapes import Outline, Pose
from slagveld.table.steps import moved
from slagveld.table.units import TURN
from slagveld.texts import Text

from ..attacks.targets import pointed_at
from ..core.book import text
from ..core.figures import figure_of
from ..core.names import model_name
from ..core.regiment import Model, Stand
from ..core.spellbook import Spell
from ..core.state import LittleState
from ..morale.fear_test import fear_dice, needed
from ..odds.attacks import odds_of
from ..odds.spells import resistance_notes, shield_chance, success_chance
from .actions import ACTIONS, CastAction, CastOnSeveral, CastTo, action_of, cast_refusal, targets_of
from .effects import spell_pool
from .targets import on_ground, places, raised, target_refusal
from .wizards import range_ring, ready_refusal, ready_wizards, spell_refusal, wizard_on


def preview_cast(state: LittleState, seat: int, partial: Partial) -> Preview:
    kinds: dict[str, type[CastAction]] = {kind.__name__: kind for kind in ACTIONS}
    action = drafted(kinds[partial.action], partial)
    stand, key = filled(action.wizard), filled(action.spell)
    wizard = None if stand is None else wizard_on(state, seat, stand, key or "")
    if wizard is None:
        return Preview(pieces=tuple([one.stand for one in ready_wizards(state, seat)]))
    refusal = ready_refusal(state, wizard)
    if refusal is None and key is not None:
        refusal = spell_refusal(state, wizard, key)
    if refusal is not None or key is None:
        return Preview(refusal=refusal)
    spell = state.spell(key)
    if action_of(spell) != partial.action:
        return Preview(unfinished=True)
    if not (filled(action.targets) if isinstance(action, CastOnSeveral) else filled(action.target)):
        return Preview(
            pieces=_able(state, wizard, spell, state.field.models),
            region=range_ring(state.stand_of(wizard), spell),
            odds=(cast_odds(state, wizard, spell),),
            costs=_costs(state, wizard),
            notes=(spell.words,),
        )
    if isinstance(action, CastTo) and filled(action.to) is None:
        return _placing(state, wizard, spell, action.target)
    refusal = cast_refusal(state, seat, action)
    targets = targets_of(state, action)
    if refusal is not None or not targets:
        return Preview(refusal=refusal, region=_region(state, wizard, spell, targets))
    fellows = state.models_of(targets[0].regiment)
    return Preview(
        pieces=None if spell.models == 1 else _able(state, wizard, spell, fellows),
        region=_region(state, wizard, spell, targets),
        ghosts=_ghosts(state, spell, targets[0], getattr(action, "to", None)),
        odds=(cast_odds(state, wizard, spell), *effect_odds(state, wizard, spell, targets)),
        costs=_costs(state, wizard),
        notes=_notes(state, wizard, targets),
    )


def _placing(state: LittleState, wizard: Model, spell: Spell, stand: int) -> Preview:
    """Where it may be put down; the dead have a place proposed."""
    target = pointed_at(state, stand, "")
    if target is None:
        return Preview(unfinished=True)
    refusal = target_refusal(state, wizard, spell, target)
    if refusal is not None:
        return Preview(refusal=refusal)
    found = places(state, spell, target) if spell.effect == "raise" else []
    return Preview(
        snapped={"to": msgspec.to_builtins(found[0])} if found else {},
        ghosts=_ghosts(state, spell, target, found[0]) if found else (),
        region=_region(state, wizard, spell, [target]),
        odds=(cast_odds(state, wizard, spell),),
        costs=_costs(state, wizard),
        unfinished=not found,
    )


def _able(
    state: LittleState, wizard: Model, spell: Spell, models: Sequence[Model]
) -> tuple[int, ...]:
    """The stands of those among some on whom a wizard can cast a spell."""
    able = [one.stand for one in models if target_refusal(state, wizard, spell, one) is None]
    return tuple(dict.fromkeys(able))


def _region(state: LittleState, wizard: Model, spell: Spell, targets: list[Model]) -> Region:
    if spell.effect == "move" and targets:
        return leap_ring(state.stand_of(targets[0]), spell)
    return range_ring(state.stand_of(wizard), spell)


def _ghosts(state: LittleState, spell: Spell, target: Model, to: Pose | None) -> tuple[Ghost, ...]:
    if to is None:
        return ()
    pose = on_ground(state, target, to)
    if spell.effect == "raise":
        stand, _ = raised(state, target, pose)
        card = state.regiment_of(target).card
        return (Ghost(stand.id, pose, stand.base, card.icon, figure_of(card)),)
    return (Ghost(target.stand, pose),)


def cast_odds(state: LittleState, wizard: Model, spell: Spell) -> Odds:
    level = state.regiment_of(wizard).skills.magic
    chance = float(success_chance(level, spell.difficulty))
    title = text("magic-odds-cast", spell=spell.name, dice=level, needed=spell.difficulty)
    won, lost = text("magic-odds-succeeds"), text("magic-odds-fails")
    return either(title, chance, won, lost, brief=(gain(WORKS, chance),))


def effect_odds(
    state: LittleState, wizard: Model, spell: Spell, targets: list[Model]
) -> tuple[Odds, ...]:
    """What a spell that has succeeded may do: wounds of each model, or fear."""
    if spell.effect == "attack":
        rows = [(model_name(state, t), spell_pool(state, wizard, t, spell)) for t in targets]
        return tuple([odds_of(pool, text("magic-odds-strikes", name=name)) for name, pool in rows])
    if spell.effect != "fear":
        return ()
    tested = state.regiment_of(targets[0])
    need = needed(state, tested, state.regiment_of(wizard), spell.level)
    dice = fear_dice(state, tested).total
    chance = float(shield_chance(dice, need.total))
    afraid = ((text("magic-odds-afraid"), 1 - chance), (text("magic-odds-brave"), chance))
    title = text("magic-odds-fear", name=tested.name, dice=dice)
    brief = (gain(text("magic-odds-afraid"), 1 - chance),)
    return (Odds(title=title, outcomes=afraid, need=need, brief=brief),)


def _costs(state: LittleState, wizard: Model) -> tuple[Brief, ...]:
    """Whoever casts before he has attacked does not attack any more."""
    round_ = state.regiment_of(wizard).round
    return () if round_.over or round_.cast else (cost(text("magic-cost-attack")),)


def _notes(state: LittleState, wizard: Model, targets: list[Model]) -> tuple[Text, ...]:
    """What is easily overlooked: no attack any more, and who may resist."""
    regiment = state.regiment_of(wizard)
    loses = not regiment.round.over and not regiment.round.cast
    own = holding((loses, text("magic-note-no-attack", name=regiment.name)))
    return (*own, *resistance_notes(state.regiment_of(targets[0])))


def leap_ring(stand: Stand, spell: Spell) -> Region:
    """How far a spell carries a model: where its middle may come to stand."""
    here = stand.pose
    points = [moved(here.x, here.y, way, spell.distance) for way in range(0, TURN, RING_STEP)]
    return Region((Outline(tuple(points)),), meaning="reach")
