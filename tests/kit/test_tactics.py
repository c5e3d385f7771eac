"""How bots think: a table of answers, the best of what is weighed, an end in sight."""

from typing import ClassVar

import pytest

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.state import Outcome, State
from slagveld.kit.tactics import VICTORY, Shortlist, Thinking, always, best, by_worth, first, listed
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


class Pace(March):
    """A march of any length from 0 to 9, of which the menu shows three."""

    def check(self, state, seat, action):
        return None

    def propose(self, state, seat, rng):
        return Go(rng.randrange(10))


class TestIdeas:
    def test_proposals_first_then_some_of_the_menu(self):
        assert ideas(Plan(), ForcedMarch(), 9) == [Go(3), Go(1), Halt()]
        assert ideas(Plan(), ForcedMarch(), 2) == [Go(3), Go(1)]

    def test_what_else_comes_to_mind_then_what_comes_by_lot_each_once(self):
        found = ideas(Thoughtful(), Pace(), 7)
        assert found[:3] == [Go(3), Go(1), Go(50)]
        assert len(found) == 7 == len(set(found))
        assert all(one.far < 10 for one in found[3:])

    def test_by_lot_in_the_same_way_for_the_same_chance(self):
        assert ideas(Thoughtful(), Pace(), 6) == ideas(Thoughtful(), Pace(), 6)
        assert ideas(Thoughtful(), Pace(), 6) != ideas(Thoughtful(), Pace(), 6, seed=2)

    def test_no_more_draws_than_seem_worth_it(self):
        found = ideas(Thoughtful(), Pace(), 99)
        assert len(set(found)) == len(found) <= 11


def bolder(_state, _seat, _question):
    return [(2.0, Go(50)), (1.0, Go(1))]


class Thoughtful(Plan):
    thoughts: ClassVar = {March: bolder}


def ideas(tactics, question, most, seed=1):
    return tactics.ideas(STATE, 1, question, Rng(seed), most)


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


def test_ideas_are_looked_at_until_the_best_few_are_certain():
    found, looked = Shortlist(2), []

    def idea(number, score):
        looked.append(number)
        found.add((number,), score, Go(number))

    found.add((9,), 1.0, Halt())
    for number, most, score in ((1, 5.0, 4.0), (2, 9.0, 3.0), (3, 2.5, 2.0), (4, 3.0, 0.0)):
        found.later(most, lambda number=number, score=score: idea(number, score))
    assert found.proposals() == [(4.0, Go(1)), (3.0, Go(2)), (0.0, Go(4)), (1.0, Halt())]
    assert looked == [2, 1, 4]


def test_an_idea_may_lead_to_others():
    found = Shortlist(1)
    found.later(3.0, lambda: found.later(2.0, lambda: found.add((1,), 2.0, Go(1))))
    found.later(1.0, lambda: found.add((0,), 1.0, Go(0)))
    assert found.proposals() == [(2.0, Go(1))]
