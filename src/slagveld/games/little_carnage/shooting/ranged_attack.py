"""Shooting and breath: the activated regiment attacks from afar (LC-1.3-12)."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Pair, PairingField, Share
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal

from ..attacks.dice_by_distance import aimed
from ..attacks.rolls_and_damage import attack_tallies, dice_on
from ..attacks.targets import Aim, Missile, dice_of, pointed_at, unless_one
from ..core.activated_regiment import active, may_attack
from ..core.book import do, refuse, text
from ..core.names import model_choice
from ..core.regiment import Regiment
from ..core.state import LittleState
from ..melee import dividing_dice
from ..melee.dividing_dice import Options
from ..melee.melee_attack import Attack
from .breath_weapon import Blast, Breathe, blast_refusal
from .weapon_range_and_targets import (
    Shoot,
    Volley,
    arms,
    mark_options,
    missile_refusal,
    volley_refusal,
)

TRIES = 4
"""Enemies at whom chance tries to shoot before it gives up."""
Shot = Shoot | Volley | Breathe | Blast
POINTING: dict[Missile, type[Shoot | Breathe]] = {"ranged": Shoot, "breath": Breathe}


def kind_of(action: type[Action]) -> Missile:
    return "ranged" if action in (Shoot, Volley) else "breath"


def shot_forms(state: LittleState, kind: Missile, options: Options) -> list[Form]:
    """One enemy by pointing; several where there are several."""
    enemies = dividing_dice.enemies_in(options)
    if not enemies:
        return []
    fields = dividing_dice.pointing(state, enemies, text("missile-field-target"))
    if kind == "breath":
        forms = [do(Breathe, "do-breathe", *fields, rule="LC-1.8-breath-1")]
        if len(enemies) > 1:
            divided = dividing_dice.dividing(state, options, melee=False)
            forms.append(do(Blast, "do-blast", *divided, rule="LC-1.8-breath-2"))
        return forms
    forms = [do(Shoot, "do-shoot", *fields, rule="LC-1.8-ranged-6")]
    if len(enemies) > 1 and len(options) > 1:
        pairs = PairingField(
            name="pairs",
            title=text("missile-field-pairs"),
            left=tuple([model_choice(state, model) for model, _ in options]),
            right=tuple([model_choice(state, target) for target in enemies]),
        )
        fields = [pairs, dividing_dice.ordering(pairs.right)]
        forms.append(do(Volley, "do-volley", *fields, rule="LC-1.8-ranged-5"))
    return forms


class Shooting(Attack):
    actions = (Shoot, Volley, Breathe, Blast)
    pointing = (Shoot, Breathe)

    def kind(self, action: type[Any]) -> Missile:
        return kind_of(action)

    def targets(self, state: LittleState, regiment: int, kind: Any) -> Options:
        return mark_options(state, regiment, kind)

    def likely(self, state: LittleState, options: Options, action: type[Any]) -> Any:
        return (_nearest_pairs if action is Volley else _even_shares)(state, options)

    def aims(self, state: LittleState, regiment: int, action: Shot) -> tuple[Aim, ...]:
        kind = kind_of(type(action))
        by_id = state.field.model_by_id
        if isinstance(action, Blast):
            return dividing_dice.in_order(action.shares, action.order)
        if isinstance(action, Volley):
            pairs = [
                (by_id[dividing_dice.number_in(p.left)], by_id[dividing_dice.number_in(p.right)])
                for p in action.pairs
            ]
            aims = [aimed(state, kind, model, target) for model, target in pairs]
            return dividing_dice.in_order(dividing_dice.shares_of(aims), action.order)
        target = pointed_at(state, action.target, action.whom)
        if target is None:
            return ()
        models = state.models_of(regiment)
        able = [one for one in models if missile_refusal(state, kind, one, target) is None]
        return tuple([aimed(state, kind, model, target) for model in able])

    def tallies(self, state: LittleState, kind: Any, aims: Sequence[Aim]) -> list[Tally]:
        """The dice of each shooter on his target, equal sums once, and those of the defence."""
        by_id = state.field.model_by_id
        sums = [dice_on(state, kind, by_id[aim.model], by_id[aim.target]) for aim in aims]
        return [*dict.fromkeys(sums), *attack_tallies(state, aims)]

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        options = [(kind, self.targets(state, regiment.id, kind)) for kind in arms(regiment)]
        return [form for kind, listed in options for form in shot_forms(state, kind, listed)]

    def refusal(self, state: LittleState, regiment: Regiment, action: Shot) -> Refusal | None:
        if isinstance(action, Volley):
            return volley_refusal(state, regiment.id, action)
        if isinstance(action, Blast):
            return blast_refusal(state, regiment.id, action)
        target, kind = pointed_at(state, action.target, action.whom), kind_of(type(action))
        if target is None:
            return refuse("LC-1.3-12", "refusal-missile-nobody")
        models = state.models_of(regiment.id)
        return unless_one(missile_refusal(state, kind, model, target) for model in models)

    def options(self, state: LittleState, regiment: Regiment) -> list[Action]:
        return [
            POINTING[kind](one.stand, str(one.id))
            for kind in arms(regiment)
            for one in dividing_dice.enemies_in(self.targets(state, regiment.id, kind))
        ]

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action | None:
        """At an enemy by lot, if the first of a few can be reached."""
        regiment = active(state)
        kinds = arms(regiment)
        if not kinds or not may_attack(regiment):
            return None
        models = state.models_of(regiment.id)
        model = models[int(rng.random() * len(models))]
        enemies = [one for one in state.field.models if state.regiment_of(one).seat != seat]
        kind = kinds[int(rng.random() * len(kinds))]
        for _ in range(TRIES if enemies else 0):
            target = enemies[int(rng.random() * len(enemies))]
            able = aimed(state, kind, model, target).dice > 0
            if able and missile_refusal(state, kind, model, target) is None:
                return POINTING[kind](target.stand, str(target.id))
        return None


SHOOTING = Shooting()


def _nearest_pairs(state: LittleState, options: Options) -> tuple[Pair, ...]:
    """Each shooter with the enemy on whom it has most dice."""
    found = []
    for model, listed in options:
        best = max(listed, key=lambda one: dice_on(state, "ranged", model, one).total)
        found.append(Pair(str(model.id), str(best.id)))
    return tuple(found)


def _even_shares(state: LittleState, options: Options) -> tuple[Share, ...]:
    """The dice of each breather dealt out evenly, the first enemies getting more."""
    found = []
    for model, listed in options:
        dice = dice_of(state, model, melee=False)
        for place, target in enumerate(listed[:dice]):
            amount = dice // min(dice, len(listed)) + (place < dice % min(dice, len(listed)))
            found.append(Share(str(target.id), amount, str(model.id)))
    return tuple(found)
