"""What a bot would do: for tests of its sense."""

from slagveld.games.mage_knight.bots import outlooks
from slagveld.games.mage_knight.bots.sense import Sense, apart, gap
from slagveld.games.mage_knight.bots.tactics import MageKnightTactics
from slagveld.games.mage_knight.turn.phases import ActionPhase
from slagveld.kernel.dice import Rng

from .battle import battle

SENSE = MageKnightTactics()


def chosen(state, seat=0):
    """What the bot answers to the open question; it is allowed."""
    question = state.agenda.top
    scored = SENSE.proposals(state, seat, question, Rng(1))
    assert len(scored) == 1
    action = scored[0][1]
    assert question.check(state, seat, action) is None
    return action


def turn(*men, **rest):
    """A battle in the action phase of seat 0."""
    return battle(*men, agenda=(ActionPhase(rest.get("active", 0)),), **rest)


def done(*men, **rest):
    """What the bot of seat 0 does in such a battle."""
    return chosen(turn(*men, **rest))


def look(*men, seat=0, **rest):
    """How a seat sees such a battle, and its warriors."""
    state = turn(*men, **rest)
    return Sense(state, seat), *state.fighters


def threat(sense, there, foe):
    """What one enemy is likely to do to a warrior at a place in its next turn."""
    fear = sense.fears[0][sense.foes.index(foe)]
    if fear is None:
        return 0.0
    far, rims = apart(foe, there), gap(foe, there)
    return outlooks._settled(sense, there, outlooks._feared(sense, there, fear, far, rims))
