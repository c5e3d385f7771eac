"""Moments: places in the rules where seats may interrupt.

Rule code names a moment by subclassing `Moment` and puts it on the agenda before what may be
interrupted. Each seat, in the moment's order, is offered the interrupts open to it; an interrupt
runs to its end (and may open moments of its own), then the moment is offered again, until all
have passed. A moment that nobody can or wants to use costs no decision.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from slagveld.kernel.agenda import Question, Step
from slagveld.record import replace

if TYPE_CHECKING:
    from slagveld.kernel.play import Play

PASSED = "passed"
"""What an interrupt's question hands down when its seat lets the moment pass."""


class Moment(Step, frozen=True, kw_only=True):
    """A place where seats may interrupt."""

    key: ClassVar[str] = ""
    """The policy that switches it off for a seat (value `never`); empty: cannot be switched off."""

    asked: int | None = None
    passed: tuple[int, ...] = ()

    def order(self, state: Any) -> tuple[int, ...]:
        """The seats in the order in which they are offered the moment."""
        players: tuple[int, ...] = state.players()
        return players

    def offer(self, state: Any, seat: int) -> Question | None:
        """The question that offers a seat its interrupts here, or None if it has none.

        The question hands down `PASSED` when the seat lets the moment pass.
        """
        raise NotImplementedError

    def run(self, play: "Play[Any]") -> None:
        """Offer the moment to the next seat that can use it.

        Run again after an interrupt (`asked` is set, nothing was handed down), it starts over:
        everybody may answer the interrupt's effect.
        """
        passed = self.passed if self.asked is None else ()
        state = play.state
        for seat in self.order(state):
            if seat in passed:
                continue
            if self.key and state.policy(seat, self.key, "") == "never":
                continue
            question = self.offer(state, seat)
            if question is not None:
                again = replace(self, asked=seat, passed=passed)
                play.then(question, again)
                return

    def resume(self, play: "Play[Any]", value: Any) -> None:
        """Note that the seat asked has passed, and go on with the next."""
        if value != PASSED or self.asked is None:
            raise TypeError(f"{type(self).__name__} was handed {value!r}")
        passed = (*self.passed, self.asked)
        replace(self, asked=None, passed=passed).run(play)
