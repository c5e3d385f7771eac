"""Every player chooses a familiar, or none (WD-FAMILIAR-1)."""

from collections.abc import Iterator

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking

from ..core.book import do, pick, refuse, text
from ..core.state import Duel, DuelState
from ..wounds.energy_field import set_field
from .familiar_kinds import about, familiars

NONE = "none"


class ChooseFamiliar(Action, frozen=True):
    familiar: Key


class Familiars(Asking, frozen=True):
    """WD-FAMILIAR-1: every player chooses a familiar or none, before the order is rolled."""

    mode = "all"
    actions = (ChooseFamiliar,)
    rule = "WD-FAMILIAR-1"
    asks = text("ask-familiar")

    def who(self, state: DuelState) -> tuple[int, ...]:
        return state.players()

    def forms(self, state: DuelState) -> Iterator[Form]:
        choices = (
            Choice(NONE, text("familiar-none")),
            *(Choice(familiar.key, about(familiar)) for familiar in familiars().values()),
        )
        field = pick.choice("familiar", "familiar", choices)
        yield do(ChooseFamiliar, "do-familiar", field, help="option-familiars-help")

    def check(self, state: DuelState, seat: int, action: ChooseFamiliar) -> Refusal | None:
        if action.familiar != NONE and action.familiar not in familiars():
            return refuse(self.rule, "refusal-familiar")
        return None

    def answer(self, play: Duel, action: ChooseFamiliar) -> None:
        """Write it on the sheet; a turtle strengthens the field at once (WD-FAMILIAR-4)."""
        familiar, seat = familiars().get(action.familiar), play.seat
        name = play.state.wizards[seat].name
        what = text("familiar-none-joins", name=name)
        if familiar is not None:
            play.state = play.state.with_wizard(seat, familiar=familiar.key)
            what = text("familiar-joins", familiar=familiar.name, name=name)
        play.tell(Told, what=what, seat=seat, rule=self.rule)
        if familiar is not None and familiar.field_start is not None:
            set_field(play, seat, familiar.field_start, text("cause-familiar"), familiar.rule)

    def candidates(self, state: DuelState, seat: int) -> list[Action]:
        return [ChooseFamiliar(NONE), *(ChooseFamiliar(key) for key in familiars())]
