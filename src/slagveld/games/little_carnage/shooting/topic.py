"""Shooting and breath: the activated regiment attacks from afar (LC-1.3-12)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Pair, Share
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal

from ..combat.aims import Aim, attack_refusal, dice_of
from ..combat.missiles import Missile, armed, mark_options, missile_dice, missile_refusal
from ..core.regiment import Model
from ..core.relations import active, may_attack
from ..core.state import Battle, LittleCarnageState
from ..melee.attack import AttackStep, announce
from ..melee.shares import enemies_in
from ..melee.topic import attack_notes, attack_odds, attack_tallies, named
from .actions import KINDS, Blast, Breathe, Shoot, Shot, Volley, kind_of, shooting_refusal, shots_of
from .forms import shot_forms

_KINDS: dict[str, type[Shot]] = {kind.__name__: kind for kind in (Shoot, Volley, Breathe, Blast)}


def shot_preview(state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
    """Whom one may point at, a sensible division, and the chances."""
    regiment = active(state)
    refusal = attack_refusal(seat, regiment)
    if refusal is not None:
        return Preview(refusal=refusal)
    ranged = partial.action in ("Shoot", "Volley")
    kind: Missile = "ranged" if ranged else "breath"
    values: dict[str, Any] = dict(partial.values)
    snapped: dict[str, Any] = {}
    if partial.action in ("Shoot", "Breathe") and "target" not in values:
        options = mark_options(state, regiment.id, kind)
        return Preview(pieces=tuple(dict.fromkeys([one.stand for one in enemies_in(options)])))
    if partial.action == "Volley" and "pairs" not in values:
        snapped["pairs"] = _nearest_pairs(state, mark_options(state, regiment.id, kind))
    if partial.action == "Blast" and "shares" not in values:
        snapped["shares"] = _even_shares(state, mark_options(state, regiment.id, kind))
    action = msgspec.convert({**values, **snapped, "type": partial.action}, _KINDS[partial.action])
    refusal = shooting_refusal(state, seat, action)
    if refusal is not None:
        return Preview(refusal=refusal, snapped=snapped)
    if isinstance(action, Shoot | Breathe) and not action.whom:
        snapped = named(state, action.target)
    aims = shots_of(state, regiment.id, action)
    return Preview(
        snapped=snapped,
        odds=attack_odds(state, aims),
        tallies=(*shot_tallies(state, kind_of(action), aims), *attack_tallies(state, aims)),
        notes=attack_notes(state, aims),
    )


def shot_tallies(
    state: LittleCarnageState, kind: Missile, aims: Sequence[Aim]
) -> tuple[Tally, ...]:
    """The dice of each shooter on his target, equal sums once."""
    by_id = state.field.model_by_id
    sums = [missile_dice(state, kind, by_id[aim.model], by_id[aim.target]) for aim in aims]
    return tuple(dict.fromkeys(sums))


def _nearest_pairs(
    state: LittleCarnageState, options: list[tuple[Model, list[Model]]]
) -> list[Any]:
    """Each shooter with the enemy on whom it has most dice."""
    found = []
    for model, listed in options:
        best = max(listed, key=lambda one: missile_dice(state, "ranged", model, one).total)
        found.append(Pair(str(model.id), str(best.id)))
    built: list[Any] = msgspec.to_builtins(found)
    return built


def _even_shares(state: LittleCarnageState, options: list[tuple[Model, list[Model]]]) -> list[Any]:
    """The dice of each breather dealt out evenly, the first enemies getting more."""
    found = []
    for model, listed in options:
        dice = dice_of(state, model, melee=False)
        for place, target in enumerate(listed[:dice]):
            amount = dice // min(dice, len(listed)) + (place < dice % min(dice, len(listed)))
            found.append(Share(str(target.id), amount, str(model.id)))
    built: list[Any] = msgspec.to_builtins(found)
    return built


# Previews


TRIES = 4
"""Enemies at whom chance tries to shoot before it gives up."""


class Shooting:
    """The topic of bows and breath."""

    actions = (Shoot, Volley, Breathe, Blast)

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        regiment = active(state)
        if attack_refusal(seat, regiment) is not None:
            return []
        forms: list[Form] = []
        for kind in KINDS:
            if armed(regiment, kind):
                forms.extend(shot_forms(state, kind, mark_options(state, regiment.id, kind)))
        return forms

    def check(self, state: LittleCarnageState, seat: int, action: Shot) -> Refusal | None:
        return shooting_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: Shot) -> None:
        state = play.state
        regiment = active(state)
        kind = kind_of(action)
        aims = shots_of(state, regiment.id, action)
        play.state = state.did(regiment.id, attacked=True)
        if play.listening:
            key = "missile-announced" if kind == "ranged" else "missile-breathes"
            announce(play, regiment, key, aims)
        play.then(AttackStep(regiment.id, kind, aims))

    def menu(self, state: LittleCarnageState, seat: int) -> list[Action]:
        regiment = active(state)
        if attack_refusal(seat, regiment) is not None:
            return []
        found: list[Action] = []
        for kind in KINDS:
            if armed(regiment, kind):
                options = mark_options(state, regiment.id, kind)
                enemies = {one.id: one for _, listed in options for one in listed}
                made = Shoot if kind == "ranged" else Breathe
                found.extend([made(one.stand, str(one.id)) for one in enemies.values()])
        return found

    def propose(self, state: LittleCarnageState, seat: int, rng: Rng) -> Action | None:
        """At an enemy by lot, if the first of a few can be reached."""
        regiment = active(state)
        kinds = [kind for kind in KINDS if armed(regiment, kind)]
        if not kinds or not may_attack(regiment):
            return None
        models = state.models_of(regiment.id)
        model = models[int(rng.random() * len(models))]
        enemies = [one for one in state.field.models if state.regiment_of(one).seat != seat]
        kind = kinds[int(rng.random() * len(kinds))]
        for _ in range(TRIES if enemies else 0):
            target = enemies[int(rng.random() * len(enemies))]
            if missile_refusal(state, kind, model, target) is None:
                made = Shoot if kind == "ranged" else Breathe
                return made(target.stand, str(target.id))
        return None

    def preview(self, state: LittleCarnageState, seat: int, partial: Partial) -> Preview:
        return shot_preview(state, seat, partial)


SHOOTING = Shooting()
