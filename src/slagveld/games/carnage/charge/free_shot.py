"""The free shot of charged archers (CAR-10-free-shot)."""

from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kernel.event import Announced, Told
from slagveld.kit.asking import Asking
from slagveld.texts import Text

from ..core.book import do, text
from ..core.state import Battle, CarnageState
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


class FreeShot(Asking, frozen=True):
    """Does the charged unit shoot at its charger?"""

    archer: int
    charger: int
    rule = "CAR-10-free-shot"
    actions = (ShootAtCharger, HoldShot)
    offers = (do(ShootAtCharger, "do-free-shot"), do(HoldShot, "do-hold-shot"))

    def names(self) -> tuple[int, ...]:
        return (self.archer, self.charger)

    def asked(self, state: CarnageState) -> int:
        return state.field.by_id[self.archer].owner

    def prompt(self, state: CarnageState) -> Text:
        archer, charger = state.field.by_id[self.archer], state.field.by_id[self.charger]
        return text("ask-free-shot", unit=archer.name, enemy=charger.name)

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

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        if partial.action != "ShootAtCharger":
            return Preview()
        archer, charger = state.field.by_id[self.archer], state.field.by_id[self.charger]
        dice = free_shot_dice(state, archer, charger)
        return Preview(odds=(odds_of_blow(state, archer, charger, dice, "free-shot"),))
