"""Team members' consent: their warriors join a formation only if they agree (MK-FORM-7)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.event import Announced
from slagveld.kernel.rulebook import Refusal

from ..core.book import do, text
from ..core.state import Battle, MageKnightState


class JoinIn(Action, frozen=True):
    """My warriors take part."""


class StayOut(Action, frozen=True):
    """My warriors do not take part."""


JoinOrNot = StayOut | JoinIn


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
        play.then(question, msgspec.structs.replace(self, seats=self.seats[1:]))

    def resume(self, play: Battle, value: Any) -> None:
        if value:
            self.run(play)
        else:
            play.give(False)


class Consent(Question, frozen=True):
    """A team member says whether the warriors named take part in another's formation."""

    rule = "MK-FORM-7"
    actions = (StayOut, JoinIn)

    seat: int
    by: int
    members: tuple[int, ...]

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        return (self.seat,) if self.seat not in state.out else ()

    def ask(self, state: MageKnightState) -> Decision:
        own = tuple([n for n in self.members if state.field.by_id[n].seat == self.seat])
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-consent", player=state.seats[self.by].name, count=len(own)),
            forms=(
                do(JoinIn, "do-join-in", rule=self.rule),
                do(StayOut, "do-stay-out", rule=self.rule),
            ),
            rule=self.rule,
            pieces=own,
        )

    def check(self, state: MageKnightState, seat: int, action: JoinOrNot) -> Refusal | None:
        return None

    def answer(self, play: Battle, action: JoinOrNot) -> None:
        joins = isinstance(action, JoinIn)
        what = text("told-join-in") if joins else text("told-stay-out")
        play.tell(Announced, seat=self.seat, what=what, rule=self.rule)
        play.give(joins)

    def candidates(self, state: MageKnightState, seat: int) -> Sequence[Action]:
        return (StayOut(), JoinIn())
