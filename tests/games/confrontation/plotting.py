"""What a bot would do: for tests of its sense."""

from slagveld.games.confrontation.bots.sense import Sense
from slagveld.games.confrontation.bots.tactics import ConfrontationTactics
from slagveld.kernel.dice import Rng
from tests.games.confrontation.marching import active

SENSE = ConfrontationTactics()


def scored(state, seat=0):
    """What the bot answers to the open question, and what it hopes for; it is allowed."""
    question = state.agenda.top
    assert seat in question.who(state)
    found = SENSE.proposals(state, seat, question, Rng(1))
    assert len(found) == 1
    assert question.check(state, seat, found[0][1]) is None
    return found[0]


def chosen(state, seat=0):
    """What the bot answers to the open question."""
    return scored(state, seat)[1]


def calmly(state, seat=0):
    """What the bot answers to an open question without hoping for anything."""
    value, action = scored(state, seat)
    assert value == 0.0
    return action


def done(*men, **rest):
    """What the bot of seat 0 does when the card of figure 1 is played."""
    return chosen(active(*men, **rest))


def look(*men, seat=0, **rest):
    """How a seat sees a battle, and its figures."""
    state = active(*men, **rest)
    return Sense(state, seat), *state.figures
