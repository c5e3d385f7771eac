"""Every player chooses a familiar, or none (WD-FAMILIAR-1)."""

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, pick, refuse, text
from ..core.state import Duel, DuelState
from ..wounds.energy_field import set_field
from .pack import about, familiars

NONE = "none"


class ChooseFamiliar(Action, frozen=True):
    """Take a familiar, or none."""

    familiar: Key


class Familiars(Question, frozen=True):
    """WD-FAMILIAR-1: every player chooses a familiar or none, before the order is rolled."""

    mode = "all"
    actions = (ChooseFamiliar,)
    rule = "WD-FAMILIAR-1"

    def who(self, state: DuelState) -> tuple[int, ...]:
        """Everybody."""
        return state.players()

    def ask(self, state: DuelState) -> Decision:
        """Which familiar?"""
        choices = (
            Choice(NONE, text("familiar-none")),
            *(Choice(familiar.key, about(familiar)) for familiar in familiars().values()),
        )
        field = pick.choice("familiar", "familiar", choices)
        form = do(
            ChooseFamiliar, "do-familiar", field, rule=self.rule, help="option-familiars-help"
        )
        return Decision(
            seats=self.who(state),
            mode="all",
            prompt=text("ask-familiar"),
            forms=(form,),
            rule=self.rule,
        )

    def check(self, state: DuelState, seat: int, action: ChooseFamiliar) -> Refusal | None:
        """One of the pack, or none."""
        if action.familiar != NONE and action.familiar not in familiars():
            return refuse(self.rule, "refusal-familiar")
        return None

    def answer(self, play: Duel, action: ChooseFamiliar) -> None:
        """Write it on the sheet; a turtle strengthens the field at once (WD-FAMILIAR-4)."""
        familiar = familiars().get(action.familiar)
        seat = play.seat
        name = play.state.wizards[seat].name
        if familiar is None:
            alone = text("familiar-none-joins", name=name)
            play.tell(Told, what=alone, seat=seat, rule=self.rule)
            return
        play.state = play.state.with_wizard(seat, familiar=familiar.key)
        joined = text("familiar-joins", familiar=familiar.name, name=name)
        play.tell(Told, what=joined, seat=seat, rule=self.rule)
        if familiar.field_start is not None:
            set_field(play, seat, familiar.field_start, text("cause-familiar"), familiar.rule)

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        """None, then each."""
        return [ChooseFamiliar(NONE), *(ChooseFamiliar(key) for key in familiars())]
