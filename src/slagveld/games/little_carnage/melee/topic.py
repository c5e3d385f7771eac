"""Melee: the activated regiment attacks whom it touches (LC-1.3-13)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Share
from slagveld.kernel.rulebook import Refusal

from ..combat.aims import Aim, attack_refusal, dice_of
from ..core.stages import active
from ..core.state import Battle, LittleCarnageState
from .actions import Fight, Melee, Strike, aims_of, melee_refusal
from .attack import AttackStep, announce
from .forms import enemies_in, fight_form, strike_form
from .previews import fight_preview
from .shares import Options, best_aims, options_of, shares_of

_SPLITS = 0.3
"""How often chance divides the dice of a regiment anyhow."""


class Fighting:
    """The topic of melee."""

    actions = (Strike, Fight)

    def forms(self, state: LittleCarnageState, seat: int) -> list[Form]:
        """One enemy by pointing; the division of dice where there are several."""
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
        """The regiment may still attack, and every model reaches whom it attacks."""
        return melee_refusal(state, seat, action)

    def answer(self, play: Battle, seat: int, action: Melee) -> None:
        """Bind the regiment to it and work it out."""
        state = play.state
        regiment = active(state)
        aims = aims_of(state, regiment.id, action)
        play.state = state.did(regiment.id, attacked=True)
        if play.listening:
            announce(play, regiment, "combat-announced", aims)
        play.then(AttackStep(regiment.id, "melee", aims))

    def menu(self, state: LittleCarnageState, seat: int) -> list[Action]:
        """Each enemy in turn as the first, then the best division of dice where there is one."""
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
        """A target by lot, or a division of the dice by lot."""
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
        """Chances for each enemy."""
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
