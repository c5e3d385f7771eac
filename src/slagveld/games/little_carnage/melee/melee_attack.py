"""Melee: the activated regiment attacks whom it touches (LC-1.3-13)."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from slagveld.kernel.decision import Action, Brief, Form, Odds, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Key, Keys, PieceId, Shares
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.texts import Text

from ..attacks.reaction_by_full_defence import blow_odds, blows_of, foregoing
from ..attacks.rolls_and_damage import attack_tallies
from ..attacks.targets import (
    Aim,
    AttackKind,
    attack_refusal,
    pointed_at,
    strike_refusal,
    unless_one,
)
from ..core.activated_regiment import Deed, active
from ..core.book import do, pick, refuse, text
from ..core.names import model_name
from ..core.regiment import Regiment
from ..core.state import Battle, LittleState
from . import dividing_dice
from .dividing_dice import Options
from .steps_of_combat import AttackStep, announce


class Strike(Action, frozen=True):
    """Everybody who reaches one enemy attacks it with all his dice (LC-1.6-21).

    The others attack whom they reach, unless it is said that nobody else does.
    """

    target: PieceId
    """The stand pointed at."""
    whom: Key = ""
    """Which model on a shared stand (LC-1.10-13); empty: the first."""
    only: bool = False


class Fight(Action, frozen=True):
    """The dice of each model divided among enemies at will (LC-1.6-26).

    Rows are own models, columns enemy models. `order` is that in which the enemies are worked out
    (LC-1.6-27); those not in it come after, as the shares name them.
    """

    shares: Shares
    order: Keys = ()


Melee = Strike | Fight


ANNOUNCED: dict[AttackKind, str] = {
    "melee": "combat-announced",
    "ranged": "missile-announced",
    "breath": "missile-breathes",
}
"""How each kind of attack is said."""
_SPLITS = 0.3
"""How often chance divides the dice of a regiment anyhow."""


class Attack(Deed):
    """Melee, or shots and breath: at one enemy by pointing, or divided among several."""

    pointing: ClassVar[tuple[type[Any], ...]]
    """The actions that point at a stand: they have `target` and `whom`."""

    def kind(self, action: type[Any]) -> AttackKind:
        raise NotImplementedError

    def targets(self, state: LittleState, regiment: int, kind: AttackKind) -> Options:
        """Whom each model can attack so; those who reach nobody are left out."""
        raise NotImplementedError

    def likely(self, state: LittleState, options: Options, action: type[Any]) -> Any:
        """How the dice would best be divided: the first field of an action that divides them."""
        raise NotImplementedError

    def aims(self, state: LittleState, regiment: int, action: Any) -> tuple[Aim, ...]:
        """The dice of an allowed action, in the order in which the enemies are worked out."""
        raise NotImplementedError

    def tallies(self, state: LittleState, kind: Any, aims: Sequence[Aim]) -> list[Tally]:
        return attack_tallies(state, aims)

    def barred(self, state: LittleState, seat: int) -> Refusal | None:
        return attack_refusal(seat, active(state))

    def answer(self, play: Battle, seat: int, action: Any) -> None:
        state = play.state
        regiment, kind = active(state), self.kind(type(action))
        aims = self.aims(state, regiment.id, action)
        play.state = state.did(regiment.id, attacked=True)
        if play.listening:
            announce(play, regiment, ANNOUNCED[kind], aims)
        play.then(AttackStep(regiment.id, kind, aims))

    def shown(self, state: LittleState, regiment: Regiment, partial: Partial) -> Preview:
        """Whom one may point at, the dice as they would best be divided, and the chances."""
        made = next(one for one in self.actions if one.__name__ == partial.action)
        kind = self.kind(made)
        action: Any = drafted(made, partial)
        snapped: dict[str, Any] = {}
        first = made.__struct_fields__[0]
        if filled(getattr(action, first)) is None:
            options = self.targets(state, regiment.id, kind)
            if made in self.pointing:
                stands = dict.fromkeys([one.stand for one in dividing_dice.enemies_in(options)])
                return Preview(pieces=tuple(stands))
            likely = self.likely(state, options, made)
            action = replace(action, **{first: likely})
            snapped[first] = msgspec.to_builtins(likely)
        refusal = self.refusal(state, regiment, action)
        if refusal is not None:
            return Preview(refusal=refusal, snapped=snapped)
        listed = state.field.on_stand[action.target] if isinstance(action, self.pointing) else ()
        if len(listed) > 1 and not action.whom:
            snapped["whom"] = str(listed[0].id)
        aims = self.aims(state, regiment.id, action)
        odds: list[Odds] = []
        costs: dict[Brief, None] = {}
        notes: dict[Text, None] = {}
        for blow in blows_of(state, aims):
            target = state.field.model_by_id[blow.model]
            enemy = state.regiment_of(target)
            odds += blow_odds(state, blow, regiment, enemy)
            before, exposure = foregoing(state, regiment, enemy)
            notes |= before
            costs |= exposure
            if not blow.pool.open:  # who is hit from behind (LC-1.6-23)
                notes[text("combat-note-rear", name=model_name(state, target))] = None
        return Preview(
            snapped=snapped,
            odds=tuple(odds),
            tallies=tuple(self.tallies(state, kind, aims)),
            costs=tuple(costs),
            notes=tuple(notes),
        )


class Fighting(Attack):
    actions = (Strike, Fight)
    pointing = (Strike,)

    def kind(self, action: type[Any]) -> AttackKind:
        return "melee"

    def targets(self, state: LittleState, regiment: int, kind: AttackKind) -> Options:
        return dividing_dice.options_of(state, regiment)

    def likely(self, state: LittleState, options: Options, action: type[Any]) -> Any:
        return dividing_dice.shares_of(dividing_dice.best_aims(state, options))

    def aims(self, state: LittleState, regiment: int, action: Melee) -> tuple[Aim, ...]:
        """Models of the one regiment join, each with its own dice (LC-1.6-22, LC-1.6-24).

        So do three Orcs against a Minotaur (LC-1.6-ex2) and the bearers of a litter (LC-1.10-7); an
        Orc and a Goblin cannot (LC-1.6-ex3).
        """
        if isinstance(action, Fight):
            return dividing_dice.in_order(action.shares, action.order)
        target = pointed_at(state, action.target, action.whom)
        options = dividing_dice.options_of(state, regiment)
        if target is None:
            return ()
        return dividing_dice.together(state, options, target, only=action.only)

    def offers(self, state: LittleState, regiment: Regiment) -> list[Form]:
        """One enemy, the others staying out of it or not; the division of dice among several."""
        options = dividing_dice.options_of(state, regiment.id)
        enemies = dividing_dice.enemies_in(options)
        if not options:
            return []
        fields = dividing_dice.pointing(state, enemies, text("combat-field-target"))
        if len(enemies) > 1:
            fields.append(pick.switch("only", "combat-field-only", optional=True))
        about = "combat-do-strike-help"
        strike = do(Strike, "combat-do-strike", *fields, help=about, rule="LC-1.6-21")
        if len(enemies) == 1:
            return [strike]
        about, divided = "combat-do-fight-help", dividing_dice.dividing(state, options, melee=True)
        return [strike, do(Fight, "combat-do-fight", *divided, help=about, rule="LC-1.6-26")]

    def refusal(self, state: LittleState, regiment: Regiment, action: Melee) -> Refusal | None:
        if isinstance(action, Fight):
            return dividing_dice.shares_refusal(state, regiment.id, action.shares, action.order)
        target = pointed_at(state, action.target, action.whom)
        if target is None:
            return refuse("LC-1.3-13", "refusal-combat-nobody")
        models = state.models_of(regiment.id)
        return unless_one(strike_refusal(state, model, target) for model in models)

    def options(self, state: LittleState, regiment: Regiment) -> list[Action]:
        """Each enemy in turn as the first, then the best division of dice where there is one."""
        options = dividing_dice.options_of(state, regiment.id)
        found = dividing_dice.enemies_in(options)
        actions: list[Action] = [Strike(target.stand, str(target.id)) for target in found]
        if len(found) > 1:
            actions.append(Fight(dividing_dice.shares_of(dividing_dice.best_aims(state, options))))
        return actions

    def propose(self, state: LittleState, seat: int, rng: Rng) -> Action | None:
        options = [] if self.barred(state, seat) else dividing_dice.options_of(state, state.active)
        if not options:
            return None
        if rng.random() < _SPLITS:
            return Fight(dividing_dice.by_lot(state, options, rng))
        listed = options[int(rng.random() * len(options))][1]
        target = listed[int(rng.random() * len(listed))]
        return Strike(target.stand, str(target.id), only=rng.random() < _SPLITS)


FIGHTING = Fighting()
