"""Previews of an attack: the chances for each enemy before anything is rolled."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.decision import Odds, Partial, Preview
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Text

from ..combat.aims import Aim, attack_refusal
from ..combat.pools import defence_of, pool_of
from ..combat.reaction import may_react
from ..core.book import text
from ..core.names import model_name
from ..core.relations import zone_of
from ..core.stages import active
from ..core.state import LittleCarnageState
from ..morale.fear import must_test, needed
from ..odds.attacks import odds_of
from ..odds.pool import in_full_defence
from ..terrain.contact import cover
from .actions import Fight, Melee, Strike, aims_of, melee_refusal
from .forms import enemies_in
from .shares import best_aims, options_of, shares_of


def fight_preview(state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
    """Whom one may point at, the dice as they would best be divided, and the chances."""
    regiment = active(state)
    refusal = attack_refusal(seat, regiment)
    if refusal is not None:
        return Preview(refusal=refusal)
    options = options_of(state, regiment.id)
    values: dict[str, Any] = dict(partial.values)
    snapped: dict[str, Any] = {}
    if partial.action == "Fight" and "shares" not in values:
        values["shares"] = msgspec.to_builtins(shares_of(best_aims(state, options)))
        snapped = {"shares": values["shares"]}
    if partial.action == "Strike" and "target" not in values:
        stands = dict.fromkeys([target.stand for target in enemies_in(options)])
        return Preview(pieces=tuple(stands))
    kind: type[Melee] = Strike if partial.action == "Strike" else Fight
    action = msgspec.convert({**values, "type": partial.action}, kind)
    refusal = melee_refusal(state, seat, action)
    if refusal is not None:
        return Preview(refusal=refusal, snapped=snapped)
    if isinstance(action, Strike) and not action.whom:
        snapped = named(state, action.target)
    aims = aims_of(state, regiment.id, action)
    return Preview(
        snapped=snapped,
        odds=attack_odds(state, aims),
        tallies=attack_tallies(state, aims),
        notes=attack_notes(state, aims),
    )


def named(state: LittleCarnageState, stand: int) -> dict[str, Any]:
    """Who is meant on a stand with several models: he is shown as chosen (LC-1.10-13)."""
    listed = state.field.on_stand[stand]
    return {"whom": str(listed[0].id)} if len(listed) > 1 else {}


# Any attack: shots and breath show the same


def by_enemy(aims: Sequence[Aim]) -> list[list[Aim]]:
    """Aims at each enemy, in the order in which they are worked out."""
    found: dict[int, list[Aim]] = {}
    for aim in aims:
        found.setdefault(aim.target, []).append(aim)
    return list(found.values())


def attack_odds(state: LittleCarnageState, aims: Sequence[Aim]) -> tuple[Odds, ...]:
    """The chances for each enemy as everything stands, and if he reacts with full defence."""
    by_id = state.field.model_by_id
    found = []
    for pool in by_enemy(aims):
        name = model_name(state, by_id[pool[0].target])
        dice = sum([aim.dice for aim in pool])
        title = text("combat-odds-title", name=name, dice=dice)
        numbers = pool_of(state, pool)
        found.append(odds_of(numbers, title))
        defender = state.regiment_of(by_id[pool[0].target])
        if may_react(state, defender, state.regiment_of(by_id[pool[0].model])):
            title = text("combat-odds-full", name=name, dice=dice)
            found.append(odds_of(in_full_defence(numbers, defender), title))
    return tuple(found)


def attack_tallies(state: LittleCarnageState, aims: Sequence[Aim]) -> tuple[Tally, ...]:
    """The defence dice of each enemy who makes a roll, every change named."""
    by_id = state.field.model_by_id
    found = []
    for pool in by_enemy(aims):
        target = by_id[pool[0].target]
        stand = state.stand_of(target)
        strikers = [state.stand_of(by_id[aim.model]) for aim in pool]
        facing = [one for one in strikers if zone_of(stand, one) != "rear"]
        if facing:
            covered = any(cover(state, one, stand) for one in facing)
            dice = defence_of(state.regiment_of(target), target, covered=covered)
            name = text("combat-defence-of", name=model_name(state, target))
            found.append(msgspec.structs.replace(dice, name=name))
    return tuple(found)


def attack_notes(state: LittleCarnageState, aims: Sequence[Aim]) -> tuple[Text, ...]:
    """What comes before the rolls: fear tests and reactions; and who is hit from behind."""
    by_id = state.field.model_by_id
    attacker = state.regiment_of(by_id[aims[0].model])
    found: list[Text] = []
    for pool in by_enemy(aims):
        target = by_id[pool[0].target]
        defender = state.regiment_of(target)
        name = model_name(state, target)
        if must_test(state, attacker, defender):
            need = needed(state, attacker, defender).total
            found.append(text("combat-note-fear", name=defender.name, needed=need))
        if may_react(state, defender, attacker):
            found.append(text("combat-note-reaction", name=defender.name))
        if not pool_of(state, pool).open:
            found.append(text("combat-note-rear", name=name))
    return tuple([note for place, note in enumerate(found) if note not in found[:place]])
