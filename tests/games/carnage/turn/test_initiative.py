"""Who goes first (section 6.2)."""

import pytest

from slagveld.games.carnage.turn.initiative import RollInitiative
from slagveld.kernel.event import OrderSet, Rolled
from tests.games.carnage.battle import battle, events
from tests.games.carnage.stepping import Halt, put, stepped


@pytest.mark.rule("CAR-6.2-roll", "CAR-15.1-initiative")
def test_the_higher_of_eight_and_three_has_the_initiative():
    play = stepped(battle(), RollInitiative(), dice=[8, 3])
    assert play.state.order == (0, 1)
    assert play.state.rolls == ((0, 8), (1, 3))
    assert play.state.has_initiative(0)


@pytest.mark.rule("CAR-6.2-roll")
def test_each_side_rolls_one_d10_and_it_is_told_who_is_first():
    play = stepped(battle(), RollInitiative(), dice=[1, 10])
    assert play.state.order == (1, 0)
    rolls = events(play, Rolled)
    assert [(roll.seat, roll.dice, roll.sides) for roll in rolls] == [(0, (1,), 10), (1, (10,), 10)]
    assert events(play, OrderSet)[0].order == (1, 0)
    assert events(play, OrderSet)[0].rule == "CAR-6.2-roll"


@pytest.mark.rule("CAR-6.2-tie")
def test_equals_roll_again_until_one_is_higher():
    play = stepped(battle(), RollInitiative(), dice=[5, 5, 7, 7, 2, 9])
    assert play.state.order == (1, 0)
    assert play.state.rolls == ((1, 5), (0, 5))
    assert [roll.rule for roll in events(play, Rolled)] == ["CAR-6.2-roll"] * 2 + [
        "CAR-6.2-tie"
    ] * 4


@pytest.mark.rule("CAR-6.2-roll", "CAR-6.2-tie")
def test_many_sides_go_from_high_to_low_and_only_the_tied_roll_again():
    play = stepped(battle(seats=(0, 1, 2, 3)), RollInitiative(), dice=[4, 9, 4, 10, 1, 8])
    assert play.state.order == (3, 1, 2, 0)
    assert play.state.rolls == ((3, 10), (1, 9), (2, 4), (0, 4))


@pytest.mark.rule("CAR-6.2-sides", "CAR-6.2-roll")
def test_a_side_of_several_players_rolls_one_die():
    play = stepped(battle(seats=(0, 1, 0, 1)), RollInitiative(), dice=[2, 6])
    assert play.state.order == (1, 0)
    assert [roll.seat for roll in events(play, Rolled)] == [0, 1]
    names = [roll.purpose.values["name"] for roll in events(play, Rolled)]
    assert names == ["Player 1", "Player 2"]
    assert events(play, OrderSet)[0].order == (1, 3, 0, 2)


@pytest.mark.rule("CAR-6.2-sides")
def test_a_player_who_left_does_not_roll_and_a_side_without_players_has_no_turn():
    state = put(battle(seats=(0, 1, 0, 2)), out=(0, 1))
    play = stepped(state, RollInitiative(), dice=[2, 6])
    assert [roll.seat for roll in events(play, Rolled)] == [2, 3]
    assert play.state.order == (2, 0)


@pytest.mark.rule("CAR-6.2-must")
def test_nobody_is_asked_whether_to_go_first():
    play = stepped(battle(), RollInitiative(), dice=[8, 3])
    assert play.state.agenda.steps == (Halt(),)
