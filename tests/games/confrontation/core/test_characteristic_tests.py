import msgspec
import pytest

from slagveld.games.confrontation.core.book import text
from slagveld.games.confrontation.core.characteristic_tests import (
    POLICY,
    Check,
    RollMore,
    RollOn,
    StopRolling,
)
from slagveld.games.confrontation.core.characteristic_tests import Tested as Result
from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.event import Rolled
from slagveld.kernel.modifiers import Item, Tally
from slagveld.kernel.state import Policy
from tests.games.confrontation.battle import act, battle, events, man, run

ASK = (Policy(0, "rolling", "ask"),)
CAUGHT = []


class Stop(Question, frozen=True):
    def who(self, state):
        return (0,)


class Catch(Step, frozen=True):
    def resume(self, play, value):
        CAUGHT.append(value)
        play.then(Stop())


def check(value, difficulty, dice, policies=(), **more):
    """A test of a value against a difficulty, run as far as it goes by itself."""
    tally = value if isinstance(value, Tally) else Tally(value)
    step = Check(
        seat=0,
        purpose=text("value-attack"),
        cites="CON-TEST-1",
        value=tally,
        difficulty=difficulty,
        pieces=(1,),
        **more,
    )
    CAUGHT.clear()
    return run(battle(man(0, 10, 10), agenda=(step, Catch()), policies=policies), dice)


def outcome(play):
    play.dice.done()
    assert isinstance(play.state.agenda.top, Stop)
    (value,) = CAUGHT
    return value


@pytest.mark.rule("CON-TEST-1", "CON-TEST-2")
def test_a_die_and_the_characteristic_must_reach_the_difficulty():
    assert outcome(check(3, 7, (4,))) == Result(True, 7, (4,))
    assert outcome(check(3, 7, (5,))) == Result(True, 8, (5,))
    assert outcome(check(3, 7, (3,))) == Result(False, 6, (3,))


@pytest.mark.rule("CON-TEST-2")
def test_where_strictly_more_is_needed_an_equal_total_fails():
    assert outcome(check(3, 7, (4,), strictly=True)) == Result(False, 7, (4,))
    assert outcome(check(3, 7, (5,), strictly=True)) == Result(True, 8, (5,))


@pytest.mark.rule("CON-TEST-1")
def test_the_die_is_told_with_what_it_must_show():
    tally = Tally(3, (Item(-1, text("item-wounds"), "CON-HOUSE-5"),))
    (roll,) = events(check(tally, 7, (4,)), Rolled)
    assert (roll.seat, roll.dice, roll.rule, roll.pieces) == (0, (4,), "CON-TEST-1", (1,))
    assert (roll.need.target.total, roll.need.compare) == (5, ">=")
    assert [item.value for item in roll.need.target.items] == [-3, 1]
    assert roll.need.target.name == text("need-difficulty")
    (strict,) = events(check(tally, 7, (4,), strictly=True), Rolled)
    assert strict.need.target.total == 6
    floor = tally.plus(Item(0, text("item-not-below"), "CON-CHARGE-9", op="at-least"))
    (bounded,) = events(check(floor, 7, (4,)), Rolled)
    assert bounded.need.target.total == 5
    assert [item.value for item in bounded.need.target.items] == [-2]


@pytest.mark.rule("CON-TEST-3")
def test_a_six_that_does_not_suffice_is_rolled_on():
    play = check(1, 10, (6, 3))
    assert outcome(play) == Result(True, 10, (6, 3))
    assert [roll.need.target.total for roll in events(play, Rolled)] == [9, 3]
    first, second = [roll.purpose for roll in events(play, Rolled)]
    assert second == text("roll-on", purpose=first, die=6)
    assert outcome(check(1, 15, (6, 6, 2))) == Result(True, 15, (6, 6, 2))
    assert outcome(check(1, 16, (6, 6, 2))) == Result(False, 15, (6, 6, 2))


@pytest.mark.rule("CON-TEST-3")
def test_a_six_that_suffices_is_not_rolled_on_by_itself():
    assert outcome(check(1, 7, (6,))) == Result(True, 7, (6,))
    assert outcome(check(1, 7, (6, 2), strictly=True)) == Result(True, 9, (6, 2))


@pytest.mark.rule("CON-TEST-3")
def test_the_player_may_stop_after_any_six():
    play = check(1, 20, (6,), ASK)
    top = play.state.agenda.top
    assert isinstance(top, RollOn)
    assert top.who(play.state) == (0,)
    assert outcome(act(play.state, 0, StopRolling())) == Result(False, 7, (6,), True)
    CAUGHT.clear()
    again = act(play.state, 0, RollMore(), (6,))
    assert isinstance(again.state.agenda.top, RollOn)
    assert outcome(act(again.state, 0, StopRolling())) == Result(False, 13, (6, 6), True)
    CAUGHT.clear()
    assert outcome(act(again.state, 0, RollMore(), (4,))) == Result(False, 17, (6, 6, 4), True)


@pytest.mark.rule("CON-TEST-3")
def test_who_wants_to_be_asked_may_roll_on_though_it_suffices():
    play = check(1, 5, (6,), ASK)
    top = play.state.agenda.top
    assert top.candidates(play.state, 0) == [StopRolling(), RollMore()]
    assert outcome(act(play.state, 0, RollMore(), (2,))) == Result(True, 9, (6, 2))
    behind = check(1, 9, (6,), ASK)
    top = behind.state.agenda.top
    assert top.candidates(behind.state, 0) == [RollMore(), StopRolling()]
    decision = top.ask(behind.state)
    assert (decision.seats, decision.pieces, decision.rule) == ((0,), (1,), "CON-TEST-3")
    assert (decision.prompt.values["total"], decision.prompt.values["needed"]) == (7, 9)
    assert decision.prompt.values["purpose"] == top.test.purpose
    assert [form.action for form in decision.forms] == ["RollMore", "StopRolling"]
    assert top.check(behind.state, 0, RollMore()) is None


@pytest.mark.rule("CON-TEST-3")
@pytest.mark.rule("CON-FEAR-3")
def test_the_prompt_tells_the_die_and_what_is_really_needed():
    play = check(1, 7, (6,), ASK, strictly=True)
    prompt = play.state.agenda.top.ask(play.state).prompt
    assert prompt.key.endswith(":ask-roll-on")
    assert [prompt.values[key] for key in ("die", "total", "needed")] == [6, 7, 8]
    play = check(0, 9, (5,), ASK, faces=(6, 5))
    prompt = play.state.agenda.top.ask(play.state).prompt
    assert [prompt.values[key] for key in ("die", "total", "needed")] == [5, 5, 9]
    play = check(1, 5, (6,), ASK, aim=12)
    prompt = play.state.agenda.top.ask(play.state).prompt
    assert prompt.key.endswith(":ask-roll-on-aim")
    assert [prompt.values[key] for key in ("die", "total", "needed")] == [6, 7, 12]


@pytest.mark.rule("CON-TEST-5")
def test_a_one_fails_whatever_the_total():
    result = outcome(check(20, 5, (1,)))
    assert result == Result(False, 21, (1,))
    assert result.one
    assert not outcome(check(2, 5, (2,))).one


@pytest.mark.rule("CON-TEST-5", "CON-TEST-6")
def test_a_one_after_a_six_fails_and_stopping_would_have_stood():
    rolled = outcome(check(3, 10, (6, 1)))
    assert rolled == Result(False, 10, (6, 1))
    assert rolled.one
    play = check(3, 9, (6,), ASK)
    assert outcome(act(play.state, 0, StopRolling())) == Result(True, 9, (6,))
    CAUGHT.clear()
    assert outcome(act(play.state, 0, RollMore(), (1,))) == Result(False, 10, (6, 1))


@pytest.mark.rule("CON-CARD-aguerri")
def test_faces_of_a_competence_are_rolled_on_too():
    assert outcome(check(0, 8, (5, 3), faces=(6, 5))) == Result(True, 8, (5, 3))
    assert outcome(check(0, 8, (5,))) == Result(False, 5, (5,), True)


def test_dice_may_count_in_fractions():
    play = check(10, 20, (4,), pips=5)
    assert outcome(play) == Result(True, 30, (4,))
    assert outcome(check(10, 31, (4,), pips=5)) == Result(False, 30, (4,))


def test_the_policy_is_offered_with_its_values():
    form = POLICY
    assert form.key == "rolling"
    assert [choice.key for choice in form.choices] == ["needed", "ask"]


def test_a_test_travels_with_the_state():
    step = check(1, 20, (6,), ASK).state.agenda.top.test
    assert msgspec.json.decode(msgspec.json.encode(step), type=Check) == step


@pytest.mark.rule("CON-TEST-5")
@pytest.mark.parametrize(("value", "difficulty"), [(9, 7), (7, 7), (6, 7), (20, 4)])
def test_the_number_needed_is_at_least_two(value, difficulty):
    """Whatever the value, a 1 fails: no line counts it as a success."""
    (roll,) = events(check(value, difficulty, (1,)), Rolled)
    assert roll.need.target.total == 2
    assert roll.need.target.items[-1].rule == "CON-TEST-5"
    assert roll.successes == 0
    assert not outcome(check(value, difficulty, (1,))).success
    (roll,) = events(check(value, difficulty, (2,)), Rolled)
    assert roll.successes == 1
    assert outcome(check(value, difficulty, (2,))).success


@pytest.mark.rule("CON-TEST-5")
def test_where_more_than_two_is_needed_nothing_is_added():
    (roll,) = events(check(4, 7, (3,)), Rolled)
    assert [item.value for item in roll.need.target.items] == [-4]
    pips = events(check(300, 100, (1,), pips=100), Rolled)[0]
    assert pips.need.target.total == 2
