"""Team members' consent: their warriors join a formation only if they agree (MK-FORM-7)."""

from collections.abc import Sequence
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Announced
from slagveld.record import replace
from slagveld.texts import Text

from ..core.asking import PlayerQuestion
from ..core.book import do, text
from ..core.state import Battle, MageKnightState


class JoinIn(Action, frozen=True):
    """My warriors take part."""


class StayOut(Action, frozen=True):
    """My warriors do not take part."""


def mates_of(state: MageKnightState, seat: int, members: Sequence[int]) -> tuple[int, ...]:
    """The other seats whose warriors are among these, in order of seats."""
    owners = {state.field.by_id[number].seat for number in members}
    return tuple([other for other in range(len(state.seats)) if other in owners and other != seat])


class Consents(Step, frozen=True):
    """Asks these seats one after the other; hands down whether all agreed."""

    rule = "MK-FORM-7"

    by: int
    """Whose formation it is."""
    members: tuple[int, ...]
    seats: tuple[int, ...]

    def run(self, play: Battle) -> None:
        if not self.seats:
            play.give(True)
            return
        question = Consent(self.seats[0], self.by, self.members)
        play.then(question, replace(self, seats=self.seats[1:]))

    def resume(self, play: Battle, value: Any) -> None:
        if value:
            self.run(play)
        else:
            play.give(False)


class Consent(PlayerQuestion, frozen=True):
    """A team member says whether the warriors named take part in another's formation."""

    rule = "MK-FORM-7"
    actions = (StayOut, JoinIn)
    offers = (do(JoinIn, "do-join-in"), do(StayOut, "do-stay-out"))

    by: int
    members: tuple[int, ...]

    def about(self, state: MageKnightState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([n for n in self.members if state.field.by_id[n].seat == self.seat])

    def prompt(self, state: MageKnightState) -> Text:
        count = len(self.about(state, ()))
        return text("ask-consent", player=state.seats[self.by].name, count=count)

    def answer(self, play: Battle, action: StayOut | JoinIn) -> None:
        joins = isinstance(action, JoinIn)
        what = text("told-join-in") if joins else text("told-stay-out")
        play.tell(Announced, seat=self.seat, what=what, rule=self.rule)
        play.give(joins)
