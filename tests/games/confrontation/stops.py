"""Steps for tests: one that keeps what it is handed, and a question at which a run ends."""

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action

GIVEN = []
"""What `Catch` was handed last."""


class Done(Action, frozen=True):
    pass


class Stop(Question, frozen=True):
    """Waits for seat 0: the end of what a test runs."""

    actions = (Done,)

    def who(self, state):
        return (0,)

    def ask(self, state):
        raise NotImplementedError

    def check(self, state, seat, action):
        return None

    def answer(self, play, action):
        play.then(self)

    def candidates(self, state, seat):
        return [Done()]


class Catch(Step, frozen=True):
    """Keeps what the step above hands down."""

    def resume(self, play, value):
        GIVEN[:] = [value]


def given():
    """What was handed down last."""
    (value,) = GIVEN
    return value
