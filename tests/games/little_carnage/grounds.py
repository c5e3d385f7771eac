"""Ways for tests: paths in inches, facings in degrees, results in inches."""

from slagveld.games.little_carnage.core.book import INCH
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover, stand_refusal
from slagveld.games.little_carnage.movement.walk import walked
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from tests.games.little_carnage.battle import units


def spots(*places):
    """Waypoints in inches."""
    return tuple(Spot(units(x), units(y)) for x, y in places)


def tenths(degrees):
    """A direction in tenths of a degree; None stays."""
    return None if degrees is None else round(degrees * 10) % 3600


def go(state, *places, facing=None, limit=5, stand=1, flying=False, through=()):
    """The way of a stand (the first one unless told) or its refusal."""
    mover = Mover(state, state.field.by_id[stand], units(limit), flying, through)
    return walked(mover, spots(*places), tenths(facing))


def cost(state, *places, **more):
    """What a way costs, in inches."""
    way = go(state, *places, **more)
    assert not isinstance(way, Refusal), way
    return way.cost / INCH


def legs(state, *places, **more):
    """What is done on a way: kinds with inches, or degrees for turns."""
    way = go(state, *places, **more)
    assert not isinstance(way, Refusal), way
    return [(s.kind, s.amount / (10 if s.kind == "turn" else INCH)) for s in way.legs]


def no(state, *places, **more):
    """The rule by which a way is refused; empty if it is not."""
    way = go(state, *places, **more)
    return way.rule if isinstance(way, Refusal) else ""


def why(refusal):
    """Rule and key of a refusal; None stays."""
    return None if refusal is None else (refusal.rule, refusal.text.key.split(":")[1])


def standing(state, x, y, facing=270, stand=1, z=0, ignore=()):
    """The rule by which a stand may not stand there; empty if it may."""
    pose = Pose(units(x), units(y), tenths(facing), units(z))
    found = stand_refusal(state, state.field.by_id[stand], pose, ignore=ignore)
    return "" if found is None else found.rule
