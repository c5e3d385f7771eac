"""Activations for tests: figures where you want them, and the question that moves them."""

from typing import ClassVar

from slagveld.games.confrontation.turn.activation import Activation
from slagveld.kernel.agenda import Question
from slagveld.table.shapes import Spot
from tests.games.confrontation.battle import battle, run, units


class Afterwards(Question, frozen=True):
    """What comes after everything that a test is about."""

    actions: ClassVar = ()

    def who(self, state):
        return (0,)


def active(*men, seat=0, cards=(101,), **rest):
    """A battle whose open question is the activation of these cards."""
    return run(battle(*men, agenda=[Activation(seat, cards), Afterwards()], **rest)).state


def way(*places):
    """A path through places in cm."""
    return tuple([Spot(units(x), units(y)) for x, y in places])


def figure(state, number):
    """The figure of an id."""
    return state.field.by_id[number]


def place(state, number):
    """Where a figure stands and looks: cm, cm, degrees."""
    pose = figure(state, number).pose
    return pose.x / 100, pose.y / 100, pose.facing / 10
