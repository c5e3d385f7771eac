"""The free shot of charged archers (CAR-10-free-shot)."""

from collections.abc import Sequence
from typing import ClassVar

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Form, Partial, Preview
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.rulebook import Refusal

from ..core.book import text
from ..core.parts import Battle
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import dice_each
from ..shooting.shots import free_shot_dice
from ..wounds.blows import Blow, strike
from ..wounds.casualties import Loss
from ..wounds.losses import TakeLosses
from ..wounds.named_odds import odds_of_blow


class ShootAtCharger(Action, frozen=True):
    """The charged archers shoot at the charger."""


class HoldShot(Action, frozen=True):
    """The charged archers do not shoot."""


def has_free_shot(state: CarnageState, archer: Unit, charger: Unit) -> bool:
    """Whether a charged unit may shoot: once, at the first charge (CAR-10-free-shot-once)."""
    return not archer.doings.was_charged and free_shot_dice(state, archer, charger) > 0


class FreeShot(Question, frozen=True):
    """Does the charged unit shoot at its charger?"""

    archer: int
    charger: int
    actions: ClassVar[tuple[type[Action], ...]] = (ShootAtCharger, HoldShot)
    rule: ClassVar[str] = "CAR-10-free-shot"

    def names(self) -> tuple[int, ...]:
        """Archers and charger."""
        return (self.archer, self.charger)

    def who(self, state: CarnageState) -> tuple[int, ...]:
        """The owner of the archers."""
        return (state.field.by_id[self.archer].owner,)

    def ask(self, state: CarnageState) -> Decision:
        """Shoot or not."""
        archer, charger = state.field.by_id[self.archer], state.field.by_id[self.charger]
        return Decision(
            seats=self.who(state),
            prompt=text("ask-free-shot", unit=archer.name, enemy=charger.name),
            forms=(
                Form(action="ShootAtCharger", title=text("do-free-shot"), rule=self.rule),
                Form(action="HoldShot", title=text("do-hold-shot"), rule=self.rule),
            ),
            rule=self.rule,
            pieces=(self.archer, self.charger),
        )

    def check(self, state: CarnageState, seat: int, action: Action) -> Refusal | None:
        """Both are open."""
        return None

    def answer(self, play: Battle, action: Action) -> None:
        """Roll the front rank's shots; who falls is removed first (CAR-10-free-shot-first)."""
        state = play.state
        archer, charger = state.field.by_id[self.archer], state.field.by_id[self.charger]
        both = (archer.id, charger.id)
        if isinstance(action, HoldShot):
            what = text("told-holds-shot", unit=archer.name, enemy=charger.name)
            play.tell(Told, what=what, pieces=both, rule=self.rule)
            return
        what = text("announced-free-shot", unit=archer.name, enemy=charger.name)
        play.tell(Announced, seat=play.seat, what=what, pieces=both, rule=self.rule)
        dice = free_shot_dice(state, archer, charger)
        play.state = state.doing(archer.id, free_shot=True)
        figures = dice // max(1, dice_each(state, archer, "free-shot").total)
        wounds = strike(play, Blow(archer.id, charger.id, dice, "free-shot", figures=figures))
        play.then(TakeLosses((Loss(charger.id, wounds, by=archer.id),)))

    def candidates(self, state: CarnageState, seat: int) -> Sequence[Action]:
        """Shooting first: it costs nothing."""
        return (ShootAtCharger(), HoldShot())

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        """The odds of the shot."""
        if partial.action != "ShootAtCharger":
            return Preview()
        archer, charger = state.field.by_id[self.archer], state.field.by_id[self.charger]
        dice = free_shot_dice(state, archer, charger)
        return Preview(odds=(odds_of_blow(state, archer, charger, dice, "free-shot"),))
