"""The guided first battle leads as it says."""

from slagveld.games.mage_knight.game import MageKnight
from tests.games.lessons import assert_leads, assert_locks, assert_whole, ready, rounds_at_random

GAME = MageKnight()
GAME.add_texts()
LESSON = GAME.lesson()


def test_it_names_what_there_is():
    assert LESSON.scenario == "encounter"
    assert LESSON.options == {"rounds": 10}
    assert LESSON.armies == (), "both stand ready"
    assert_whole(GAME, 8)


def test_the_learner_or_the_script_begins():
    teaching, match = ready(GAME)
    assert match.state.round == 1
    assert match.decision.seats == (0,)
    assert teaching.progress.step == 1


def test_whoever_is_led_does_every_step_in_order():
    match = assert_leads(GAME)
    assert [objective.holder for objective in match.state.objectives] == [-1, 0, -1]


def test_the_rest_is_locked_and_a_take_back_leads_back():
    assert_locks(GAME)


def test_it_is_soon_over():
    assert rounds_at_random(GAME) <= 10
