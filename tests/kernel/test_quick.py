"""The fast road: the rules of a match without its log."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from slagveld_toy.turn import Bid

import slagveld
from slagveld.kernel.dice import NeedDiceError, Rng, Seeded, Typed
from slagveld.kernel.quick import Quick, key_of
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.standing import Concede

from .ford import TOY


def ended(battle, seed=1):
    rng = Rng(seed)
    while battle.seats:
        battle.apply(battle.propose(rng))
    return battle


def test_a_whole_battle():
    battle = ended(Quick.begin(TOY, seed=4))
    assert battle.outcome is not None
    assert battle.question is None
    assert battle.seats == ()


def test_the_same_seed_gives_the_same_battle():
    first, second = (ended(Quick.begin(TOY, seed="a")) for _ in range(2))
    assert first.state == second.state
    assert ended(Quick.begin(TOY, seed="b")).state != first.state


def test_it_stands_where_a_match_with_the_same_dice_stands():
    match = TOY.match(seed=5)
    battle = Quick.begin(TOY, match.setup, dice=Seeded(5))
    rng = Rng(2)
    while match.decision is not None:
        assert battle.state == match.state
        assert battle.seats == match.decision.waiting_for
        action = battle.propose(rng)
        match.play(action)
        battle.apply(action)
    assert battle.outcome == match.outcome is not None


def test_sealed_answers_wait_for_each_other():
    battle = Quick.begin(TOY, seed=1)
    assert battle.seats == (0, 1)
    battle.apply(Bid(1), 1)
    assert battle.seats == (0,)
    battle.apply(Bid(0))
    assert len(battle.seats) == 1
    assert not battle.state.sealed.answers


def test_it_is_asked_and_judged_as_the_game_does():
    battle = Quick.begin(TOY, seed=1)
    state = battle.state
    assert battle.question == TOY.question(state)
    assert battle.candidates(1) == battle.question.candidates(state, 1)
    assert battle.candidates() == battle.candidates(0)
    assert battle.check(battle.candidates()[0]) is None
    assert battle.check(Bid(99)).rule == TOY.check(state, 0, Bid(99)).rule
    assert battle.propose(Rng(3), 1) == battle.question.propose(state, 1, Rng(3))


def test_standing_actions_are_carried_out_too():
    battle = Quick.begin(TOY, seed=1)
    assert battle.apply(Concede(), 1).outcome.winners == (0,)
    assert battle.check(Bid(0), 0).rule == "SLV-OVER-1"
    with pytest.raises(LookupError):
        battle.candidates()
    with pytest.raises(LookupError):
        battle.propose(Rng(1))


def test_a_set_up_that_does_not_fit_is_refused():
    with pytest.raises(RefusedError):
        Quick.begin(TOY, slagveld.game("wizard-duel").setup())


def half_way(**dice):
    battle = Quick.begin(TOY, seed=2)
    rng = Rng(2)
    for _ in range(12):
        battle.apply(battle.propose(rng))
    return battle.copy(**dice)


class TestCopies:
    def test_what_a_copy_does_leaves_the_original_alone(self):
        battle = half_way()
        before = battle.state
        ended(battle.copy())
        assert battle.state is before
        assert battle.question is not None

    def test_copies_draw_from_the_same_dice_so_that_they_roll_differently(self):
        battle = half_way()
        ends = {ended(battle.copy()).key() for _ in range(6)}
        assert len(ends) > 1

    def test_with_a_seed_of_its_own_a_copy_rolls_the_same_again(self):
        battle = half_way()
        ends = {ended(battle.copy(seed=5)).key() for _ in range(3)}
        ended(battle.copy())
        assert ends == {ended(battle.copy(seed=5)).key()}

    def test_other_dice(self):
        battle = half_way(dice=Seeded(3))
        assert isinstance(battle.dice, Seeded)
        assert battle.copy().dice is battle.dice


def test_the_dice_of_a_battle_are_not_touched():
    match = TOY.match(seed=5)
    spent, save = match.spent(), match.save()
    ended(Quick(TOY, match.state, seed=9))
    assert match.spent() == spent
    assert match.save() == save


def test_dice_that_cannot_answer_leave_it_where_it_stood():
    battle = Quick.begin(TOY, seed=1).copy(dice=Typed(()))
    battle.apply(Bid(1), 0)
    before = battle.state
    with pytest.raises(NeedDiceError):  # the answers are opened, and cards are drawn
        battle.apply(Bid(0), 1)
    assert battle.state is before
    assert battle.seats == (1,)
    with pytest.raises(NeedDiceError):
        battle.apply(Bid(0), 1)
    assert ended(battle.copy(seed=1)).outcome is not None


def test_nothing_is_kept_of_what_was_rolled():
    battle = ended(Quick.begin(TOY, seed=4))
    assert battle._play.rolls == []
    assert battle._play.events is None


def test_a_state_has_one_key_in_every_process():
    program = (
        "from slagveld import Quick, game\nprint(Quick.begin(game('toy'), seed='stable').key())\n"
    )
    here = [Path(slagveld.__file__).parent.parent, Path(sys.modules["slagveld_toy"].__file__)]
    path = os.pathsep.join([str(here[0]), str(here[1].parent.parent)])
    keys = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    battle = Quick.begin(TOY, seed="stable")
    assert keys == {str(battle.key())}
    assert battle.key() == key_of(TOY, battle.state) < 2**128
