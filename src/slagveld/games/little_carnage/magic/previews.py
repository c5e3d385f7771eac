"""What a half-filled spell would do: range, targets, chances, where somebody would land."""

from typing import Any

import msgspec

from slagveld.kernel.decision import Ghost, Odds, Partial, Preview
from slagveld.kernel.fields import Region
from slagveld.table.shapes import Pose
from slagveld.texts import Text

from ..core.book import text
from ..core.names import model_name
from ..core.regiment import Model
from ..core.spellbook import Spell, spells
from ..core.state import LittleCarnageState
from ..morale.fear import fear_dice, needed
from ..odds.attacks import odds_of
from ..odds.spells import resistance_notes, shield_chance, success_chance
from .actions import ACTIONS, CastAction, action_of, cast_refusal, targets_of
from .effects import spell_pool
from .forms import leap_ring, range_ring
from .targets import on_ground, places, raised, target_refusal
from .wizards import ready_refusal, ready_wizards, spell_refusal, wizard_on

_KINDS: dict[str, Any] = {kind.__name__: kind for kind in ACTIONS}


def preview_cast(state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
    """By what is filled in so far."""
    values = dict(partial.values)
    wizard = _given_wizard(state, seat, values)
    if wizard is None:
        return Preview(pieces=tuple([one.stand for one in ready_wizards(state, seat)]))
    refusal = ready_refusal(state, wizard)
    key = values.get("spell")
    if refusal is not None or not isinstance(key, str):
        return Preview(refusal=refusal)
    refusal = spell_refusal(state, wizard, key)
    if refusal is not None:
        return Preview(refusal=refusal)
    spell = spells()[key]
    if action_of(spell) != partial.action:
        return Preview(unfinished=True)
    if not values.get("targets" if partial.action == "CastOnSeveral" else "target"):
        return _choosing(state, wizard, spell)
    if partial.action == "CastTo" and "to" not in values:
        return _placing(state, wizard, spell, values)
    action: CastAction = msgspec.convert({**values, "type": partial.action}, _KINDS[partial.action])
    refusal = cast_refusal(state, seat, action)
    targets = targets_of(state, action)
    if refusal is not None or not targets:
        return Preview(refusal=refusal, region=_region(state, wizard, spell, targets))
    return Preview(
        pieces=_more(state, wizard, spell, targets[0]),
        region=_region(state, wizard, spell, targets),
        ghosts=_ghosts(state, spell, targets[0], getattr(action, "to", None)),
        odds=(cast_odds(state, wizard, spell), *effect_odds(state, wizard, spell, targets)),
        notes=_notes(state, wizard, targets),
    )


def _given_wizard(state: LittleCarnageState, seat: int, values: dict[str, Any]) -> Model | None:
    number, spell = values.get("wizard"), values.get("spell")
    if not isinstance(number, int):
        return None
    return wizard_on(state, seat, number, spell if isinstance(spell, str) else "")


def _choosing(state: LittleCarnageState, wizard: Model, spell: Spell) -> Preview:
    """The range, and who can be pointed at."""
    able = [
        model.stand
        for model in state.field.models
        if target_refusal(state, wizard, spell, model) is None
    ]
    return Preview(
        pieces=tuple(dict.fromkeys(able)),
        region=range_ring(state.stand_of(wizard), spell),
        odds=(cast_odds(state, wizard, spell),),
        notes=(spell.words,),
    )


def _placing(
    state: LittleCarnageState, wizard: Model, spell: Spell, values: dict[str, Any]
) -> Preview:
    """Where it may be put down; the dead have a place proposed."""
    listed = state.field.on_stand.get(values["target"], ())[:1]
    for target in listed:
        refusal = target_refusal(state, wizard, spell, target)
        if refusal is not None:
            return Preview(refusal=refusal)
        snapped: dict[str, Any] = {}
        ghosts: tuple[Ghost, ...] = ()
        found = places(state, spell, target) if spell.effect == "raise" else []
        if found:
            snapped["to"] = msgspec.to_builtins(found[0])
            ghosts = _ghosts(state, spell, target, found[0])
        return Preview(
            snapped=snapped,
            ghosts=ghosts,
            region=_region(state, wizard, spell, list(listed)),
            odds=(cast_odds(state, wizard, spell),),
            unfinished=not found,
        )
    return Preview(unfinished=True)


def _more(
    state: LittleCarnageState, wizard: Model, spell: Spell, target: Model
) -> tuple[int, ...] | None:
    """Who else may be pointed at where a spell strikes several of one regiment."""
    if spell.models == 1:
        return None
    fellows = state.models_of(target.regiment)
    able = [one.stand for one in fellows if target_refusal(state, wizard, spell, one) is None]
    return tuple(dict.fromkeys(able))


def _region(state: LittleCarnageState, wizard: Model, spell: Spell, targets: list[Model]) -> Region:
    if spell.effect == "move" and targets:
        return leap_ring(state.stand_of(targets[0]), spell)
    return range_ring(state.stand_of(wizard), spell)


def _ghosts(
    state: LittleCarnageState, spell: Spell, target: Model, to: Pose | None
) -> tuple[Ghost, ...]:
    if to is None:
        return ()
    pose = on_ground(state, target, to)
    if spell.effect == "raise":
        stand, _ = raised(state, target, pose)
        return (Ghost(stand.id, pose, stand.base, state.regiment_of(target).card.icon),)
    return (Ghost(target.stand, pose),)


# Chances


def cast_odds(state: LittleCarnageState, wizard: Model, spell: Spell) -> Odds:
    """Whether the casting roll succeeds."""
    level = state.regiment_of(wizard).skills.magic
    chance = float(success_chance(level, spell.difficulty))
    rows = ((text("magic-odds-succeeds"), chance), (text("magic-odds-fails"), 1 - chance))
    title = text("magic-odds-cast", spell=spell.name, dice=level, needed=spell.difficulty)
    return Odds(title=title, outcomes=rows)


def effect_odds(
    state: LittleCarnageState, wizard: Model, spell: Spell, targets: list[Model]
) -> tuple[Odds, ...]:
    """What a spell that has succeeded may do: wounds of each model, or fear."""
    if spell.effect == "attack":
        return tuple([_wounds(state, wizard, spell, target) for target in targets])
    if spell.effect != "fear":
        return ()
    tested = state.regiment_of(targets[0])
    need = needed(state, tested, state.regiment_of(wizard), spell.level)
    dice = fear_dice(state, tested).total
    chance = float(shield_chance(dice, need.total))
    rows = ((text("magic-odds-afraid"), 1 - chance), (text("magic-odds-brave"), chance))
    title = text("magic-odds-fear", name=tested.name, dice=dice)
    return (Odds(title=title, outcomes=rows, need=need),)


def _wounds(state: LittleCarnageState, wizard: Model, spell: Spell, target: Model) -> Odds:
    pool = spell_pool(state, wizard, target, spell)
    return odds_of(pool, text("magic-odds-strikes", name=model_name(state, target)))


def _notes(state: LittleCarnageState, wizard: Model, targets: list[Model]) -> tuple[Text, ...]:
    """What is easily overlooked: no attack any more, and who may resist."""
    regiment = state.regiment_of(wizard)
    found = []
    if not regiment.round.over and not regiment.round.cast:
        found.append(text("magic-note-no-attack", name=regiment.name))
    return (*found, *resistance_notes(state.regiment_of(targets[0])))
