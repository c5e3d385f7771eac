"""Melee: the activated regiment attacks whom it touches (LC-1.3-13)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.decision import Action, Form, Odds, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Share
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

from ..combat.aims import Aim, attack_refusal, dice_of
from ..combat.pools import defence_of, pool_of
from ..combat.reaction import may_react
from ..core.book import text
from ..core.names import model_name
from ..core.relations import active, zone_of
from ..core.state import Battle, LittleCarnageState
from ..morale.fear import must_test, needed
from ..odds.attacks import in_full_defence, odds_of
from ..terrain.contact import cover
from .actions import Fight, Melee, Strike, aims_of, melee_refusal
from .attack import AttackStep, announce
from .shares import Options, best_aims, enemies_in, fight_form, options_of, shares_of, strike_form


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


# Previews


_SPLITS = 0.3
"""How often chance divides the dice of a regiment anyhow."""


class Fighting:
    """The topic of melee."""

    actions = (Strike, Fight)

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        regiment = active(state)
        if attack_refusal(seat, regiment) is not None:
            return []
        options = options_of(state, regiment.id)
        if not options:
            return []
        forms = [strike_form(state, options)]
        if len(enemies_in(options)) > 1:
            forms.append(fight_form(state, options))
        return forms

    def check(self, state: LittleCarnageState, seat: int, action: Melee) -> Refusal | None:
        return melee_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: Melee) -> None:
        state = play.state
        regiment = active(state)
        aims = aims_of(state, regiment.id, action)
        play.state = state.did(regiment.id, attacked=True)
        if play.listening:
            announce(play, regiment, "combat-announced", aims)
        play.then(AttackStep(regiment.id, "melee", aims))

    def menu(self, state: LittleCarnageState, seat: int) -> list[Action]:
        regiment = active(state)
        if attack_refusal(seat, regiment) is not None:
            return []
        options = options_of(state, regiment.id)
        found = enemies_in(options)
        actions: list[Action] = [Strike(target.stand, str(target.id)) for target in found]
        if len(found) > 1:
            actions.append(Fight(shares_of(best_aims(state, options))))
        return actions

    def propose(self, state: LittleCarnageState, seat: int, rng: Rng) -> Action | None:
        regiment = active(state)
        if attack_refusal(seat, regiment) is not None:
            return None
        options = options_of(state, regiment.id)
        if not options:
            return None
        if rng.random() < _SPLITS:
            return Fight(_by_lot(state, options, rng))
        listed = options[int(rng.random() * len(options))][1]
        target = listed[int(rng.random() * len(listed))]
        return Strike(target.stand, str(target.id), only=rng.random() < _SPLITS)

    def preview(self, state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
        return fight_preview(state, seat, partial)


FIGHTING = Fighting()


def _by_lot(state: LittleCarnageState, options: Options, rng: Rng) -> tuple[Share, ...]:
    """Each model divides its dice between two of the enemies it reaches, by lot."""
    aims = []
    for model, listed in options:
        dice = dice_of(state, model)
        first, other = [listed[int(rng.random() * len(listed))] for _ in range(2)]
        part = 1 + int(rng.random() * dice) if first is not other else dice
        aims.append(Aim(model.id, first.id, part))
        if part < dice:
            aims.append(Aim(model.id, other.id, dice - part))
    return shares_of(aims)
