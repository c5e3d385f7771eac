"""Formations for tests: the question in which they move, and plans told in inches."""

from typing import ClassVar

from slagveld.games.mage_knight.formations.actions import MARCHING, MoveFormation
from slagveld.games.mage_knight.turn.phases import EndPhase, PhasePart
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose, Spot
from tests.games.mage_knight.battle import BASE, NORTH, battle, man, units


class March(PhasePart, frozen=True):
    """The active player moves formations."""

    automatic: ClassVar = False
    topics: ClassVar = (MARCHING,)
    actions: ClassVar = (EndPhase, *MARCHING.actions)


def field(*men, **more):
    """A battle in which seat 0 may move formations; an enemy stands far away, last of all."""
    return battle(*men, man(1, 34, 34), agenda=(March(0),), **more)


def row(count, x=10, y=20, key=None, seat=0, **more):
    """Warriors side by side from a place to the east, each touching the next."""
    return [man(seat, x + place * BASE, y, key=key, **more) for place in range(count)]


def go(number, x, y, facing=NORTH, via=()):
    """A member goes straight to a place, or by way of others."""
    path = tuple(Spot(units(a), units(b)) for a, b in (*via, (x, y)))
    return Placement(number, Pose(units(x), units(y), facing * 10), path)


def put(number, x, y, facing=NORTH, level=0):
    """Somebody is set down without a way: who stays or turns, or a captive."""
    return Placement(number, Pose(units(x), units(y), facing * 10, level=level))


def stay(state, number):
    """A member stays as it stands."""
    return Placement(number, state.fighter(number).pose)


def north(state, far, *numbers):
    """A plan in which these go straight north, as many inches as told, and look north."""
    plan = []
    for number in numbers:
        pose = state.fighter(number).pose
        spot = Spot(pose.x, pose.y - units(far))
        plan.append(Placement(number, Pose(spot.x, spot.y, 2700), (spot,)))
    return MoveFormation(tuple(plan))


def spots(play, *numbers):
    """Where these stand, in units."""
    return [(play.state.fighter(n).pose.x, play.state.fighter(n).pose.y) for n in numbers]
