import pytest

from slagveld.games.confrontation.army.stack_and_reserve import (
    card_label,
    figures_of,
    gathered,
    keep,
    lay_aside,
    may_keep,
    profile_of,
)
from slagveld.games.confrontation.core.characteristic_tests import faces_of
from slagveld.games.confrontation.core.profiles import profile
from slagveld.games.confrontation.core.state import Card, Options
from slagveld.games.confrontation.turn.drawing_cards import DrawnCard, TakeTurn
from slagveld.games.confrontation.turn.sequence import MovementPhase
from slagveld.games.confrontation.turn.tactical_roll import field_side
from slagveld.kernel.agenda import Question
from slagveld.kernel.dice import Scripted
from slagveld.kernel.event import Rolled, Told
from slagveld.kernel.play import Play
from slagveld.record import replace
from tests.games.confrontation.battle import FakeGame, battle, card, events, man, run


class Stop(Question, frozen=True):
    def who(self, state):
        return (0,)


# Cards


@pytest.mark.rule("CON-CARD-1", "CON-CARD-3")
def test_all_figures_of_a_card_share_its_profile():
    key = card(attack=6)
    state = battle(man(0, 10, 80, key=key, card=101), man(0, 20, 80, key=key, card=101))
    (one,) = state.cards
    assert profile_of(one) is state.figures[0].profile is state.figures[1].profile
    assert profile_of(one).attack == 6
    assert figures_of(state, 101) == one.count == 2


@pytest.mark.rule("CON-CARD-4")
def test_a_card_bears_the_name_of_its_troop_or_of_a_character():
    state = battle(man(0, 10, 80, key="goblin-warrior", card=101), man(0, 20, 80, key="kal-shadar"))
    troop, character = [profile_of(one) for one in state.cards]
    assert not troop.character
    assert character.character
    label = card_label(state, 101)
    assert label.key == "confrontation:cards-card"
    assert label.values == {"card": troop.name, "count": 1}


def test_a_card_counts_the_figures_that_are_left_or_still_to_come():
    men = [man(0, 10 * n, 80, card=101) for n in (1, 2, 3)]
    state = battle(*men)
    assert card_label(state, 101).values["count"] == 3
    assert card_label(state.without(2), 101).values["count"] == 2
    coming = replace(battle(), cards=(Card(5, 0, card(), 2),), waiting=((5, 2),))
    assert figures_of(coming, 5) == 2
    assert figures_of(coming, 6) == 0


def test_the_labels_of_the_stack_are_those_of_its_cards():
    cards = tuple([Card(number, 0, card(), 2) for number in (101, 102, 103, 104)])
    men = (man(0, 10, 80, card=101), man(0, 20, 80, card=101), man(0, 30, 80, card=102))
    state = battle(*men, cards=cards, waiting=((102, 1), (103, 2)), stack=(101, 102, 103, 104))
    found = [card_label(state, number).values["count"] for number in state.stack]
    assert found == [2, 2, 2, 0]


@pytest.mark.rule("CON-MOVE-1", "CON-CARD-2")
def test_only_cards_with_a_figure_alive_are_gathered():
    men = (
        man(1, 10, 10, card=201),
        man(0, 10, 80, card=102),
        man(0, 20, 80, card=102),
        man(0, 30, 80, card=101),
    )
    state = battle(*men)
    assert gathered(state) == (101, 102, 201)
    assert gathered(state.without(2)) == (101, 102, 201)
    assert gathered(state.without(2).without(3)) == (101, 201)
    waiting = replace(state.without(4), waiting=((101, 1),))
    assert gathered(waiting) == (101, 102, 201)


# Hands


def hand(*held, **more):
    men = [man(0, 10 * n, 80, card=100 + n) for n in (1, 2, 3)]
    return Play(FakeGame(), battle(*men, reserves=held, **more), Scripted(()), listening=True)


def test_cards_go_into_a_hand_in_order_and_leave_it():
    play = hand((0, 102), (1, 201))
    keep(play, 0, 101)
    assert play.state.reserves == ((0, 102), (1, 201), (0, 101))
    assert play.state.reserve_of(0) == (102, 101)
    lay_aside(play, 0, (102,))
    assert play.state.reserves == ((1, 201), (0, 101))
    lay_aside(play, 0, (201,))
    assert play.state.reserves == ((1, 201), (0, 101))
    lay_aside(play, 1, (201, 101))
    assert play.state.reserves == ((0, 101),)


@pytest.mark.rule("CON-APP-7")
@pytest.mark.parametrize(("seat", "most"), [(0, 2), (1, 1)])
def test_a_reserve_is_full_at_its_limit(seat, most):
    play = hand(winner=0)
    for number in range(most):
        assert may_keep(play.state, seat)
        keep(play, seat, 101 + number)
    assert not may_keep(play.state, seat)
    assert may_keep(play.state, 1 - seat)
    wider = replace(play.state, options=Options(reserve=2))
    assert may_keep(wider, seat)


# The tactical roll


def phase(*men, dice, **more):
    return run(battle(*men, agenda=(MovementPhase(), Stop()), **more), dice)


MEN = (man(0, 20, 80), man(0, 40, 80), man(1, 20, 10))


@pytest.mark.rule("CON-MOVE-1", "CON-TURN-1")
def test_all_cards_are_shuffled_anew_at_the_start_of_the_phase():
    play = phase(*MEN, dice=(5, 3, "102"), phase="end", stack=(103,), reserves=((0, 101),))
    assert play.state.phase == "movement"
    assert play.state.reserves == ()
    assert play.state.stack == (101, 103)
    shuffled = events(play, Told)[0]
    assert (shuffled.what.key, shuffled.rule) == ("confrontation:cards-shuffled", "CON-MOVE-1")
    assert shuffled.what.values["count"] == 3


@pytest.mark.rule("CON-MOVE-2", "CON-MOVE-3", "CON-STAT-11")
def test_the_winner_of_the_tactical_roll_draws_first():
    play = phase(*MEN, dice=(5, 3, "102"), winner=1)
    assert play.state.agenda.top == DrawnCard(seat=0, card=102)
    assert (play.state.winner, play.state.drawing) == (0, 0)
    assert [(e.seat, e.dice, e.rule) for e in events(play, Rolled)] == [
        (0, (5,), "CON-MOVE-2"),
        (1, (3,), "CON-MOVE-2"),
    ]
    other = phase(*MEN, dice=(3, 5, "103"))
    assert other.state.agenda.top == DrawnCard(seat=1, card=103)
    assert (other.state.winner, other.state.drawing) == (1, 1)
    assert [other.state.reserve_limit(seat) for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("CON-MOVE-2")
def test_ties_of_the_tactical_roll_are_rolled_again():
    play = phase(*MEN, dice=(4, 4, 2, 3, "103"))
    assert play.state.winner == 1


@pytest.mark.rule("CON-MOVE-2", "CON-STAT-11")
def test_the_best_discipline_on_the_table_is_added():
    wise = man(1, 60, 10, key=card(discipline=5))
    assert phase(*MEN, wise, dice=(5, 3, "104")).state.winner == 1
    side = field_side(battle(*MEN, wise), 1)
    assert (side.value.total, side.pieces) == (5, (4,))
    assert field_side(battle(*MEN, wise), 0).value.total == 2
    gone = battle(*MEN, wise).without(4)
    assert field_side(gone, 1).value.total == 2
    assert field_side(battle(MEN[0]), 1).value.total == 0
    assert field_side(battle(man(0, 10, 10, key=card(discipline=-2))), 0).value.total == -2


@pytest.mark.rule("CON-CARD-mort-vivant")
def test_those_without_discipline_add_nothing():
    dead = man(0, 10, 80, key=card(discipline=9, abilities=("mort-vivant",)))
    assert field_side(battle(dead), 0).value.total == 0
    assert field_side(battle(dead, MEN[0]), 0).value.total == 2


@pytest.mark.rule("CON-CARD-commandement")
def test_a_staff_helps_in_the_tactical_roll():
    leader = man(0, 50, 80, key=card(discipline=4, abilities=("commandement/10",)))
    flag = man(0, 50, 84, key=card(abilities=("etendard",)))
    horn = man(0, 54, 80, key=card(abilities=("musicien",)))
    side = field_side(battle(*MEN, leader, flag, horn), 0)
    assert (side.value.total, side.pieces) == (6, (4,))
    assert field_side(battle(*MEN, leader, flag), 0).value.total == 4


@pytest.mark.rule("CON-CARD-aguerri")
def test_fives_are_rolled_on_where_the_discipline_used_is_his():
    hard = card(discipline=3, abilities=("aguerri",))
    assert field_side(battle(*MEN, man(0, 60, 80, key=hard)), 0).faces == (6, 5)
    better = man(0, 70, 80, key=card(discipline=4))
    assert field_side(battle(*MEN, man(0, 60, 80, key=hard), better), 0).faces == (6,)
    equal = man(0, 70, 80, key=card(discipline=3))
    assert field_side(battle(equal, man(0, 60, 80, key=hard)), 0).faces == (6, 5)
    lent = man(0, 62.5, 80, key=card(discipline=9, abilities=("commandement/10",)))
    assert field_side(battle(man(0, 60, 80, key=hard), lent), 0).faces == (6,)
    assert faces_of(profile(card()), "discipline") == (6,)


@pytest.mark.rule("CON-CARD-autorite")
def test_authority_rolls_the_tactical_roll_again_once_however_many_have_it():
    lord = card(abilities=("autorite",))
    men = (man(0, 60, 80, key=lord), man(0, 70, 80, key=lord))
    assert field_side(battle(*MEN, *men), 0).rerolls == 1
    assert field_side(battle(*MEN, *men), 1).rerolls == 0
    play = phase(*MEN, *men, dice=(2, 4, 5, "104"))
    assert play.state.winner == 0
    assert phase(*MEN, *men, dice=(2, 4, 3, "103")).state.winner == 1


def test_a_phase_without_any_card_is_over_at_once():
    play = run(battle(man(0, 10, 10), agenda=(MovementPhase(), Stop()), cards=()), (4, 2))
    assert isinstance(play.state.agenda.top, Stop)


def test_a_turn_with_a_reserve_begins_with_a_question():
    state = battle(*MEN, agenda=(TakeTurn(seat=0), Stop()), reserves=((0, 101),))
    assert state.agenda.top.who(state) == (0,)
    assert TakeTurn(seat=1).who(state) == ()
