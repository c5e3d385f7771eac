"""Steps and questions for tests: a place where a run stops, and one that keeps what it is given."""

from typing import Any, ClassVar

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision
from slagveld.texts import Text


class Go(Action, frozen=True):
    """Go on."""


class Stop(Question, frozen=True):
    """Player 1 is asked, so that a run has an end."""

    actions: ClassVar[tuple[type[Action], ...]] = (Go,)

    def who(self, state):
        return (0,)

    def ask(self, state):
        return Decision(seats=(0,), prompt=Text("plain", {"words": "?"}), forms=())

    def check(self, state, seat, action):
        return None

    def answer(self, play, action):
        return None


class Catch(Step, frozen=True):
    """Keeps what the step before it hands down, in a note of the state: 1 yes, 0 no."""

    def resume(self, play: Any, value: Any) -> None:
        play.state = play.state.noted("given", int(value))
