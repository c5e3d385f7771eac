"""Steps run one by one in tests, up to a question that waits for ever."""

from slagveld.kernel.agenda import Agenda, Question
from slagveld.kernel.dice import Scripted
from slagveld.kernel.play import Play
from slagveld.record import replace
from tests.games.carnage.battle import FakeGame


class Halt(Question, frozen=True):
    """Waits for seat 0 and takes no answer."""

    def who(self, state):
        """Seat 0."""
        return (0,)


def stepped(state, *steps, dice=(), game=None):
    """The play after these steps, in order, with exactly these dice."""
    agenda = Agenda(tuple(reversed((*steps, Halt()))))
    script = Scripted(list(dice))
    play = Play(game or FakeGame(), put(state, agenda=agenda), script, listening=True)
    play.run()
    script.done()
    return play


def put(state, **changes):
    """The state with some fields replaced."""
    return replace(state, **changes)
