"""The guided first battle can be played as it says."""

import pytest

from slagveld.games.mage_knight.bots.sense import Sense
from slagveld.games.mage_knight.bots.tactics import all_actions
from slagveld.games.mage_knight.formations.actions import MoveFormation
from slagveld.games.mage_knight.game import MageKnight
from slagveld.games.mage_knight.movement.actions import Move
from slagveld.games.mage_knight.turn.phases import EndPhase
from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose, Spot
from tests.games.lessons import assert_whole, played, rounds_at_random, started

GAME = MageKnight()
GAME.add_texts()
LESSON = GAME.lesson()
HUNTER = "Orc Hunter"
ONTO = Spot(2560, 4180)
"""A place on the objective that the second step speaks of."""
AHEAD = 1900


def learner(state, wanted):
    """What a learner does in the action phase who follows the words."""
    own = state.own(0)
    if "Move" in wanted:
        hunter = next(fighter for fighter in own if fighter.name == HUNTER)
        return Move(hunter.id, (ONTO,), 2700)
    if "MoveFormation" in wanted:
        return MoveFormation(tuple(ahead(f) for f in own if f.name != HUNTER))
    found = sorted(all_actions(Sense(state, 0)), key=lambda pair: -pair[0])
    fit = [action for _, action in found if type(action).__name__ in wanted]
    return fit[0] if fit else EndPhase()


def ahead(fighter):
    spot = Spot(fighter.pose.x, fighter.pose.y - AHEAD)
    return Placement(fighter.id, Pose(spot.x, spot.y, 2700), (spot,))


def follower(match, wanted, _):
    """A learner who follows the words; small questions he answers somehow."""
    if "EndPhase" in {form.action for form in match.decision.forms}:
        return learner(match.state, wanted)
    menu = match.decision.candidates()
    return menu[1] if len(menu) > 1 else menu[0]


def test_it_names_what_there_is():
    assert LESSON.scenario in {scenario.key for scenario in GAME.scenarios()}
    assert LESSON.options == {"rounds": 10}
    assert LESSON.armies == (), "both stand ready"
    assert_whole(GAME, 7)


def test_the_learner_begins():
    assert started(GAME).decision.seats == (0,)


@pytest.mark.parametrize("seed", range(4))
def test_each_step_can_be_done_in_order(seed):
    told, match = played(GAME, seed, follower)
    assert all(tag in until for until, tag in told)
    assert [until for until, _ in told] == [step.until for step in LESSON.steps if step.until]
    assert match.state.round <= 10


def test_the_first_step_takes_an_objective():
    match = started(GAME)
    match.play(learner(match.state, ("Move",)), 0)
    assert [objective.holder for objective in match.state.objectives] == [-1, 0, -1]


def test_it_is_soon_over():
    assert rounds_at_random(GAME) <= 10
