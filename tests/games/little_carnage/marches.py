"""Plans of regiments for tests, in inches and degrees."""

from slagveld.games.little_carnage.core.contact_and_zones import enemies_in_contact
from slagveld.games.little_carnage.flight.move_away_in_fear import FLEEING
from slagveld.games.little_carnage.march.movement_action import MARCHING
from slagveld.games.little_carnage.march.plans import March, after, courses_of
from slagveld.kernel.dice import Scripted
from slagveld.kernel.fields import Placement
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose, Spot
from tests.games.little_carnage.battle import FakeGame, units


def to(piece, x, y, facing=270, way=()):
    """A model to a place, along a way (places before the last) or straight."""
    spots = tuple(Spot(units(a), units(b)) for a, b in (*way, (x, y)))
    return Placement(piece, Pose(units(x), units(y), round(facing * 10) % 3600), spots)


def turn(state, piece, facing):
    """A model that turns where it stands."""
    pose = state.field.by_id[piece].pose
    return Placement(piece, Pose(pose.x, pose.y, round(facing * 10) % 3600, pose.z))


def march(*plan, flying=True):
    """A move with this plan."""
    return March(tuple(plan), flying)


def refusal(state, *plan, seat=0, flying=True):
    """The rule by which a move is refused; None when it is allowed."""
    found = MARCHING.check(state, seat, March(tuple(plan), flying))
    return None if found is None else found.rule


def done(state, action, seat=0):
    """The play after an allowed action of a move or a flight."""
    topic = MARCHING if isinstance(action, March) else FLEEING
    found = topic.check(state, seat, action)
    assert found is None, str(found)
    play = Play(FakeGame(), state, Scripted([]), listening=True, seat=seat)
    topic.answer(play, play.seat, action)
    return play


def pose(state, piece):
    """Where a stand is: x and y in inches, facing in degrees."""
    here = state.field.by_id[piece].pose
    return here.x / 250, here.y / 250, here.facing / 10


def meets(state, regiment, move):
    """Enemy stands that a regiment touches after a move, each once; nobody where it is refused."""
    courses = courses_of(state, regiment, move.plan, flying=move.flying)
    if isinstance(courses, Refusal):
        return []
    there = after(state, courses)
    return [there.field.by_id[number] for number in enemies_in_contact(there, regiment.id)]
