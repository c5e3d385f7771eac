import msgspec
import pytest

from slagveld.games.confrontation.core.book import text
from slagveld.games.confrontation.core.characteristic_tests import RollMore, StopRolling
from slagveld.games.confrontation.core.opposed_rolls import (
    Contest,
    LetItBe,
    Opposed,
    RollAnew,
    RollOnward,
    Side,
    ThrowAnew,
)
from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.event import Rolled, Told
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import act, battle, events, man, run

ASK = (Policy(0, "rolling", "ask"), Policy(1, "rolling", "ask"))


class Stop(Question, frozen=True):
    def who(self, state):
        return (0,)


CAUGHT = []


class Catch(Step, frozen=True):
    def resume(self, play, value):
        CAUGHT.append(value)
        play.then(Stop())


def contest(one, other, dice, policies=()):
    """A roll of these two sides, run as far as it goes by itself."""
    sides = tuple(
        side if isinstance(side, Side) else Side(value=Tally(side)) for side in (one, other)
    )
    step = Opposed(purpose=text("roll-tactical"), cites="CON-MOVE-2", sides=sides)
    CAUGHT.clear()
    return run(battle(man(0, 10, 10), agenda=(step, Catch()), policies=policies), dice)


def outcome(play):
    play.dice.done()
    assert isinstance(play.state.agenda.top, Stop)
    (value,) = CAUGHT
    return value


@pytest.mark.rule("CON-TEST-1", "CON-TEST-7")
def test_each_side_adds_its_die_to_its_value_and_the_higher_total_wins():
    assert outcome(contest(2, 4, (5, 4))) == Contest(1, (7, 8), ((5,), (4,)))
    assert outcome(contest(4, 2, (4, 5))) == Contest(0, (8, 7), ((4,), (5,)))


@pytest.mark.rule("CON-TEST-7")
def test_both_first_dice_are_rolled_and_shown_with_the_winner():
    play = contest(3, 2, (4, 3))
    assert [(event.seat, event.dice, event.rule) for event in events(play, Rolled)] == [
        (0, (4,), "CON-MOVE-2"),
        (1, (3,), "CON-MOVE-2"),
    ]
    (told,) = events(play, Told)
    assert told.rule == "CON-MOVE-2"
    assert told.what.key == "confrontation:opposed-won"
    assert told.what.values["player"] == "Player 1"
    assert (told.what.values["total"], told.what.values["other"]) == (7, 5)


@pytest.mark.rule("CON-TEST-7")
def test_ties_are_rolled_again_by_both():
    play = contest(3, 2, (3, 4, 2, 5))
    assert outcome(play) == Contest(1, (5, 7), ((2,), (5,)))
    tie, _ = events(play, Told)
    assert (tie.what.key, tie.rule) == ("confrontation:opposed-tie", "CON-MOVE-2")


@pytest.mark.rule("CON-TEST-5", "CON-TEST-7")
def test_a_one_loses_whatever_the_totals():
    assert outcome(contest(9, 0, (1, 2))) == Contest(1, (10, 2), ((1,), (2,)))
    assert outcome(contest(0, 9, (2, 1))).winner == 0


@pytest.mark.rule("CON-TEST-7")
def test_two_ones_are_a_tie_whatever_the_totals():
    assert outcome(contest(9, 0, (1, 1, 2, 3))) == Contest(0, (11, 3), ((2,), (3,)))


@pytest.mark.rule("CON-TEST-3", "CON-TEST-7")
def test_the_side_behind_rolls_a_six_on():
    play = contest(0, 5, (6, 4, 5))
    assert outcome(play) == Contest(0, (11, 9), ((6, 5), (4,)))
    last = events(play, Rolled)[-1]
    assert (last.seat, last.rule) == (0, "CON-TEST-3")
    assert (last.need.target.total, last.need.compare) == (4, ">=")


@pytest.mark.rule("CON-TEST-7")
def test_a_six_that_is_rolled_on_into_a_six_may_go_on():
    assert outcome(contest(0, 12, (6, 4, 6, 5))) == Contest(0, (17, 16), ((6, 6, 5), (4,)))


@pytest.mark.rule("CON-TEST-6", "CON-TEST-7")
def test_a_one_after_a_six_loses():
    assert outcome(contest(8, 9, (6, 6, 1))) == Contest(1, (15, 15), ((6, 1), (6,)))


@pytest.mark.rule("CON-TEST-7")
def test_the_side_ahead_has_nothing_to_decide():
    assert outcome(contest(3, 2, (6, 5), ASK)) == Contest(0, (9, 7), ((6,), (5,)))
    assert outcome(contest(0, 2, (6, 1), ASK)).winner == 0


@pytest.mark.rule("CON-TEST-7")
def test_sides_roll_on_against_each_other_while_they_are_behind():
    # 6 to 6+1: the first rolls on (8), then the second (7+6=13), the first has no 6 any more.
    assert outcome(contest(0, 1, (6, 6, 2, 6))) == Contest(1, (8, 13), ((6, 2), (6, 6)))


@pytest.mark.rule("CON-TEST-7")
def test_at_level_totals_both_are_asked_in_seat_order():
    play = contest(2, 2, (6, 6), ASK)
    question = play.state.agenda.top
    assert isinstance(question, RollOnward)
    assert question.who(play.state) == (0,)
    play = act(play.state, 0, StopRolling())
    question = play.state.agenda.top
    assert (type(question), question.who(play.state)) == (RollOnward, (1,))
    play = act(play.state, 1, StopRolling(), (3, 2))
    assert outcome(play) == Contest(0, (5, 4), ((3,), (2,)))


@pytest.mark.rule("CON-TEST-7")
def test_who_let_it_stand_may_think_anew_when_the_other_has_rolled():
    play = contest(2, 2, (6, 6), ASK)
    play = act(play.state, 0, StopRolling())
    play = act(play.state, 1, RollMore(), (2,))
    assert play.state.agenda.top.who(play.state) == (0,)
    play = act(play.state, 0, RollMore(), (5,))
    assert outcome(play) == Contest(0, (13, 10), ((6, 5), (6, 2)))


@pytest.mark.rule("CON-TEST-7")
def test_who_lets_it_stand_behind_has_lost():
    play = contest(0, 5, (6, 4), ASK)
    assert play.state.agenda.top.who(play.state) == (0,)
    play = act(play.state, 0, StopRolling())
    assert outcome(play) == Contest(1, (6, 9), ((6,), (4,)))


def test_a_side_decides_by_its_own_policy():
    policies = (Policy(1, "rolling", "ask"),)
    assert outcome(contest(0, 5, (6, 4, 2), policies)).winner == 1
    play = contest(5, 0, (4, 6), policies)
    assert play.state.agenda.top.who(play.state) == (1,)


def test_rolling_on_is_asked_with_both_totals():
    play = contest(0, Side(value=Tally(5), pieces=(1,)), (6, 4), ASK)
    question = play.state.agenda.top
    decision = question.ask(play.state)
    assert decision.seats == (0,)
    assert decision.prompt.values["total"] == 6
    assert decision.prompt.values["other"] == 9
    assert [form.action for form in decision.forms] == ["RollMore", "StopRolling"]
    assert (decision.rule, decision.pieces) == ("CON-TEST-7", ())
    assert list(question.candidates(play.state, 0)) == [RollMore(), StopRolling()]


@pytest.mark.rule("CON-CARD-aguerri")
def test_faces_of_a_competence_are_rolled_on_like_a_six():
    keen = Side(value=Tally(0), faces=(6, 5))
    assert outcome(contest(keen, 4, (5, 4, 4))) == Contest(0, (9, 8), ((5, 4), (4,)))
    assert outcome(contest(0, 4, (5, 4))).winner == 1


@pytest.mark.rule("CON-CARD-reflexes")
def test_of_several_dice_the_best_is_kept():
    quick = Side(value=Tally(1), dice=2)
    assert outcome(contest(quick, 3, (2, 5, 2))) == Contest(0, (6, 5), ((5,), (2,)))
    assert outcome(contest(quick, 0, (1, 1, 2))).winner == 1
    assert outcome(contest(quick, 1, (1, 4, 3))) == Contest(0, (5, 4), ((4,), (3,)))


@pytest.mark.rule("CON-CARD-vivacite")
def test_ties_are_won_by_competence_unless_both_have_it():
    sure = Side(value=Tally(2), wins_ties=True)
    assert outcome(contest(sure, 2, (4, 4))) == Contest(0, (6, 6), ((4,), (4,)))
    assert outcome(contest(2, sure, (4, 4))).winner == 1
    assert outcome(contest(sure, sure, (4, 4, 3, 2))).winner == 0
    assert outcome(contest(sure, sure, (1, 1, 3, 2))).winner == 0


def test_who_wins_ties_needs_only_to_come_level():
    sure = Side(value=Tally(0), wins_ties=True)
    play = contest(sure, 5, (6, 4, 3))
    assert outcome(play) == Contest(0, (9, 9), ((6, 3), (4,)))
    need = events(play, Rolled)[-1].need
    assert (need.target.total, need.compare) == (3, ">=")
    both = contest(sure, Side(value=Tally(5), wins_ties=True), (6, 4, 4))
    need = events(both, Rolled)[-1].need
    assert (need.target.total, need.compare) == (4, ">=")


@pytest.mark.rule("CON-CARD-autorite")
def test_the_side_behind_throws_its_die_anew_and_the_second_throw_holds():
    leader = Side(value=Tally(3), rerolls=1)
    play = contest(leader, 4, (3, 4, 6))
    assert outcome(play) == Contest(0, (9, 8), ((6,), (4,)))
    assert [told.rule for told in events(play, Told)] == ["CON-CARD-autorite", "CON-MOVE-2"]
    assert outcome(contest(leader, 4, (3, 4, 2))) == Contest(1, (5, 8), ((2,), (4,)))
    assert outcome(contest(leader, 4, (1, 4, 6))).winner == 0


@pytest.mark.rule("CON-CARD-autorite")
def test_a_die_is_thrown_anew_once_a_turn_also_after_ties():
    leader = Side(value=Tally(3), rerolls=1)
    # Behind, thrown anew to a tie, both again, behind once more: the right is used up.
    assert outcome(contest(leader, 3, (3, 4, 4, 2, 5))) == Contest(1, (5, 8), ((2,), (5,)))


@pytest.mark.rule("CON-CARD-autorite")
def test_both_leaders_may_answer_each_other():
    leader = Side(value=Tally(3), rerolls=1)
    # 5 to 7; anew 8 to 7; the other anew 8 to 6.
    assert outcome(contest(leader, leader, (2, 4, 5, 3))).winner == 0
    assert outcome(contest(leader, leader, (2, 4, 5, 5, 2, 3))).winner == 1


@pytest.mark.rule("CON-CARD-autorite")
def test_nobody_throws_anew_who_is_ahead_or_level():
    leader = Side(value=Tally(3), rerolls=1)
    assert outcome(contest(leader, 3, (5, 4), ASK)).winner == 0
    assert outcome(contest(leader, 3, (4, 4, 5, 2), ASK)).winner == 0


@pytest.mark.rule("CON-CARD-autorite")
def test_a_thrown_anew_die_makes_the_other_roll_its_six_on():
    leader = Side(value=Tally(3), rerolls=1)
    # 4+3 to 6+2; anew 6+3: the other is behind and rolls its 6 on.
    assert outcome(contest(leader, 2, (4, 6, 6, 2, 5))) == Contest(0, (14, 10), ((6, 5), (6, 2)))


@pytest.mark.rule("CON-CARD-autorite")
def test_throwing_anew_can_be_asked_for():
    leader = Side(value=Tally(3), rerolls=1)
    play = contest(leader, 4, (3, 4), ASK)
    question = play.state.agenda.top
    assert isinstance(question, RollAnew)
    decision = question.ask(play.state)
    assert (decision.seats, decision.rule) == ((0,), "CON-CARD-autorite")
    assert (decision.prompt.values["total"], decision.prompt.values["other"]) == (6, 8)
    assert [form.action for form in decision.forms] == ["ThrowAnew", "LetItBe"]
    assert list(question.candidates(play.state, 0)) == [ThrowAnew(), LetItBe()]
    kept = act(play.state, 0, LetItBe())
    assert outcome(kept) == Contest(1, (6, 8), ((3,), (4,)))
    CAUGHT.clear()
    anew = act(play.state, 0, ThrowAnew(), (6,))
    assert outcome(anew).winner == 0


def test_the_value_may_have_items():
    tally = Tally(2, (Item(3, text("roll-tactical"), "CON-MOVE-2"),))
    assert outcome(contest(Side(value=tally), 4, (3, 3))).totals == (8, 7)


def test_pieces_are_told_with_the_dice():
    play = contest(Side(value=Tally(3), pieces=(1,)), 4, (6, 5, 2))
    assert [event.pieces for event in events(play, Rolled)] == [(1,), (), (1,)]


def test_a_roll_travels_with_the_state():
    side = Side(value=Tally(3), rolled=(6,), stood=True)
    assert msgspec.json.decode(msgspec.json.encode(side), type=Side) == side


def told(play):
    """Key and rule of what was told."""
    return [(event.what.key.partition(":")[2], event.rule) for event in events(play, Told)]


@pytest.mark.rule("CON-TEST-7")
def test_the_loser_with_the_higher_total_is_told_why():
    assert told(contest(2, 9, (3, 1))) == [("opposed-won-one", "CON-TEST-7")]
    assert told(contest(2, 2, (3, 1))) == [("opposed-won", "CON-MOVE-2")]
    assert told(contest(2, 4, (3, 1))) == [("opposed-won-one", "CON-TEST-7")]
    ties = Side(value=Tally(4), wins_ties=True)
    assert told(contest(4, ties, (3, 3))) == [("opposed-won-tie", "CON-TEST-7")]
    both = told(contest(4, 4, (1, 1, 3, 2)))
    assert both == [("opposed-tie-ones", "CON-TEST-7"), ("opposed-won", "CON-MOVE-2")]
    assert told(contest(4, 4, (3, 3, 3, 2)))[0] == ("opposed-tie", "CON-MOVE-2")


@pytest.mark.rule("CON-TEST-5", "CON-TEST-7")
def test_what_a_die_that_is_rolled_on_must_show_is_never_a_one():
    ties = Side(value=Tally(4), wins_ties=True)
    for one, other, dice, need in (
        (4, 4, (6, 6, 2, 3), 2),
        (2, 4, (6, 5, 2), 2),
        (2, 6, (6, 5, 5), 4),
        (ties, 4, (5, 6), None),
    ):
        play = contest(one, other, dice)
        rolls = [event for event in events(play, Rolled) if event.need is not None]
        assert [event.need.target.total for event in rolls][:1] == ([need] if need else [])
        assert all(not event.need.met(1) for event in rolls)
