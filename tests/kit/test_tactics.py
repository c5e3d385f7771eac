"""How bots think: a table of answers, the best of what is weighed, an end in sight."""

from typing import ClassVar

import pytest

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.state import Outcome, State
from slagveld.kit.tactics import VICTORY, Thinking, always, best, by_worth, first, listed
from slagveld.record import replace
from slagveld.texts import Text


class Go(Action, frozen=True):
    far: int = 0


class Halt(Action, frozen=True):
    pass


class March(Question, frozen=True):
    actions = (Halt, Go)

    def candidates(self, state, seat):
        return [Halt(), Go(1), Go(seat + 2)]


class ForcedMarch(March, frozen=True):
    pass


class Rest(Question, frozen=True):
    def candidates(self, state, seat):
        return [Halt()]


class Siege(Question, frozen=True):
    def candidates(self, state, seat):
        return [Go(9)]


class Guard(Question, frozen=True):
    def candidates(self, state, seat):
        return [Go(3)]


def marching(state, seat, question):
    return [(float(one.far), one) for one in listed(question, state, seat, Go)]


class Plan(Thinking[State]):
    answers: ClassVar = {March: marching, Rest: first, Siege: always(Halt())}

    def standing(self, state, seat):
        return 5.0 * seat


STATE = State(seats=())


def ended(*winners):
    outcome = Outcome(winners=winners, reason=Text("plain", {"words": "over"}))
    return replace(STATE, outcome=outcome)


def asked(question, seat=0):
    return Plan().proposals(STATE, seat, question, Rng(1))


class TestAnswers:
    @pytest.mark.parametrize("question", [March(), ForcedMarch()])
    def test_by_the_kind_of_question_and_what_descends_from_it(self, question):
        assert asked(question, 4) == [(1.0, Go(1)), (6.0, Go(6))]

    def test_one_answer_is_a_list_of_one(self):
        assert asked(Rest()) == [(0.0, Halt())]

    def test_always_the_same(self):
        assert asked(Siege()) == [(0.0, Halt())]

    def test_the_question_proposes_where_there_is_nothing_to_think_about(self):
        assert asked(Guard()) == [(0.0, Go(3))]


class TestWorth:
    def test_how_a_seat_stands_while_the_battle_goes_on(self):
        assert Plan().worth(STATE, 2) == 10.0

    def test_an_end_counts_more_than_anything(self):
        assert Plan().worth(ended(1), 1) == VICTORY
        assert Plan().worth(ended(1), 0) == -VICTORY
        assert Plan().worth(ended(), 1) == 0.0

    def test_a_game_says_what_it_counts(self):
        class Small(Plan):
            victory = 7.0

        assert Small().worth(ended(1), 1) == 7.0

    def test_every_game_says_how_a_seat_stands(self):
        with pytest.raises(NotImplementedError):
            Thinking().worth(STATE, 0)


class TestWeighing:
    def test_the_first_of_the_best(self):
        assert best([(1.0, "a"), (2.0, "b"), (2.0, "c")]) == (2.0, "b")
        assert best([]) is None

    def test_only_what_promises_more_than_the_least(self):
        assert best([(0.0, "a")], (0.0, "stay")) == (0.0, "stay")
        assert best([(-1.0, "a"), (0.5, "b")], (0.0, "stay")) == (0.5, "b")
        assert best([], (0.0, "stay")) == (0.0, "stay")

    def test_the_best_first_and_equals_as_they_came(self):
        found = [(1.0, "a"), (3.0, "b"), (1.0, "c")]
        assert by_worth(found) == [(3.0, "b"), (1.0, "a"), (1.0, "c")]
