"""The guided first duel can be played as it says, and its scenario is a duel like any other."""

import pytest

from slagveld.games.wizard_duel.melee.fight_action import Strike
from slagveld.games.wizard_duel.movement.walk import Walk
from slagveld.games.wizard_duel.setup.deployment import TakePlace
from slagveld.games.wizard_duel.shooting.shot import Shoot
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.rulebook import RefusedError
from slagveld.table.shapes import Spot
from tests.games.lessons import (
    assert_leads,
    assert_locks,
    assert_whole,
    ready,
    rounds_at_random,
    started,
)
from tests.games.wizard_duel.duel import DUEL, pose

LESSON = DUEL.lesson()


def test_it_names_what_there_is():
    assert LESSON.scenario in {scenario.key for scenario in DUEL.scenarios()}
    assert_whole(DUEL, 8)


def test_whoever_is_led_does_every_step_in_order():
    match = assert_leads(DUEL)
    done = [type(entry.action).__name__ for entry in match.log if entry.seat == 0]
    assert done[:4] == ["Walk", "Strike", "Shoot", "EndTurn"]
    assert "Summon" in done


def test_the_rest_is_locked_and_a_take_back_leads_back():
    assert_locks(DUEL)


def test_what_has_become_impossible_is_passed_over():
    teaching, match = ready(DUEL)
    match.play(Walk(3, (Spot(5095, 3400),), 0), 0)
    attack = next(n for n, step in enumerate(teaching.steps) if step.key == "attack")
    assert teaching.progress.step == attack
    while teaching.progress.step == attack:
        match.play(match.decision.propose(Rng(1)), match.decision.seats[0])
    assert teaching.progress.missed is not None
    assert teaching.progress.step > attack


def test_the_dice_teach_a_miss_and_then_two_hits():
    match = started(DUEL)
    match.play(Walk(3, (Spot(5095, 3400),), 0), 0)
    assert [match.state.creature(n).wounds for n in (3, 6)] == [5, 5], "both miss on contact"
    match.play(Strike(3, (6,)), 0)
    assert match.state.creature(6) is None, "the blow tells"
    match.play(Shoot(5, 8), 0)
    assert match.state.creature(8).wounds < 5


def test_it_is_soon_over():
    assert rounds_at_random(DUEL) <= 3


class TestTheMeeting:
    """The scenario: ours, so that contact comes at once."""

    def test_everybody_stands_there_and_may_act(self):
        match = DUEL.match("meeting", dice=Scripted([1, 2]))
        state = match.state
        assert (state.round, state.order) == (1, (0, 1))
        assert pose(state, 1) == (28, 40, 0)
        assert [len(state.of(seat)) for seat in (0, 1)] == [3, 3]
        assert [c.weapon for c in state.of(0)] == ["normal", "normal", "shooting"]
        assert [wizard.lines for wizard in state.wizards] == [3, 3]
        assert match.decision.seats == (0,)
        assert list(DUEL.faults(state)) == []

    def test_the_order_is_rolled_as_ever(self):
        match = DUEL.match("meeting", dice=Scripted([9, 4]))
        assert match.state.order == (1, 0)
        assert match.decision.seats == (1,)

    def test_a_larger_table_keeps_everybody_in_the_middle(self):
        match = DUEL.match("meeting", dice=Scripted([1, 2]), options={"larger-table": 20})
        assert pose(match.state, 1) == (38, 50, 0)
        assert pose(match.state, 3) == (56, 44, 0)

    def test_a_stock_without_such_a_weapon_leaves_the_place_empty(self):
        ogres = {"game": "wizard-duel", "name": "x", "entries": [{"key": "ogre/own"}]}
        mixed = [{"key": key} for key in ("elf/small", "ork/small", "dwarf/small")]
        both = {"game": "wizard-duel", "name": "y", "entries": mixed}
        match = DUEL.match("meeting", dice=Scripted([1, 2]), armies=(ogres, both))
        assert match.state.of(0) == ()
        assert [creature.race for creature in match.state.of(1)] == ["elf", "dwarf"], "one nature"

    def test_nobody_is_asked_for_a_place(self):
        match = DUEL.match("meeting", dice=Scripted([1, 2]))
        with pytest.raises(RefusedError):
            match.play(TakePlace(0, 0), 0)
