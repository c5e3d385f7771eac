"""The guided first battle can be played as it says."""

import pytest

from slagveld.games.confrontation.game import Confrontation
from tests.games.lessons import assert_whole, in_order, played, rounds_at_random, started

GAME = Confrontation()
GAME.add_texts()
LESSON = GAME.lesson()


def test_it_names_what_there_is():
    assert LESSON.scenario == "skirmish"
    assert LESSON.options == {"turns": 6}
    assert LESSON.armies == (), "both stand ready"
    assert_whole(GAME, 8)


def test_the_learner_begins_with_a_card_of_his_own():
    decision = started(GAME).decision
    assert decision.seats == (0,)
    assert [form.action for form in decision.forms] == ["PlayDrawn", "KeepDrawn"]


@pytest.mark.parametrize("seed", range(4))
def test_each_step_can_be_done(seed):
    told, match = played(GAME, seed)
    assert all(tag in until for until, tag in told)
    assert [tag for _, tag in told][:2] == ["PlayDrawn", "DeployReady"]
    assert told[-1][1] == "AllocateDice"
    assert match.state.round <= 6


def test_the_steps_come_in_their_order():
    assert in_order(GAME, 4)


def test_it_is_soon_over():
    assert rounds_at_random(GAME) <= 6
