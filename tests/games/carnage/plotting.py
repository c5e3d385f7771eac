"""What bots would do: proposals of a question, and mages with all spells of a discipline."""

from slagveld.games.carnage.bots.tactics import CarnageTactics
from slagveld.games.carnage.turn.movement_phase import MovePart
from slagveld.kernel.dice import Rng

from .battle import mage

TACTICS = CarnageTactics()
SPELLS = ("body-distortion", "teleport", "diversion", "acceleration")
POWERS = ("shield", "shock", "frenzy", "counterspell")


def distorter(owner, x, y, **more):
    return mage(owner, x, y, spells=SPELLS, disciplines=("distortion",), **more)


def channeller(owner, x, y, **more):
    return mage(owner, x, y, spells=POWERS, disciplines=("channelling",), **more)


def chosen(state, question, seat=0):
    """The one thing proposed; it is allowed."""
    ((_, action),) = TACTICS.proposals(state, seat, question, Rng(1))
    assert question.check(state, seat, action) is None
    return action


def moved(state, seat=0, only=0):
    return chosen(state, MovePart(seat, only=only), seat)
