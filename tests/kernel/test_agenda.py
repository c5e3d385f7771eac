"""What the kernel's agenda can carry, each proven by the toy game."""

import pytest
from slagveld_toy.magic import CastBolt, LetBe, PlayCounter
from slagveld_toy.march import March, Pass, WatchShot
from slagveld_toy.model import BOLT, COUNTER, Wound
from slagveld_toy.shooting import Press, Shoot
from slagveld_toy.turn import BeginRound, Bid, EndTurn

from slagveld.kernel.agenda import Agenda
from slagveld.kernel.dice import Scripted
from slagveld.kernel.play import Play, RulesError
from slagveld.record import replace

from .ford import TOY, act, asked, ford, go, told


@pytest.mark.rule("TOY-MAGIC-1", "TOY-MAGIC-2")
class TestCounterspells:
    """A bolt, a counterspell, and a counterspell against that."""

    def start(self):
        state = ford(
            (0, "s", 20, 30), (1, "s", 40, 30), hands=[(BOLT, COUNTER), (COUNTER, COUNTER)]
        )
        play = act(state, 0, CastBolt(2))
        assert play.state.hands[0].hand == (COUNTER,)
        assert play.state.discards == (BOLT,)
        return play.state

    def test_an_unanswered_bolt_strikes(self):
        state = self.start()
        assert asked(state) == ("Counter", 1)
        play = act(state, 1, LetBe())
        assert play.state.pending == (Wound(2, 1, -1),)
        assert asked(play.state) == ("TakeTurn", 0)

    def test_a_countered_bolt_does_nothing(self):
        state = act(self.start(), 1, PlayCounter()).state
        assert asked(state) == ("Counter", 0)
        state = act(state, 0, LetBe()).state
        assert state.pending == ()
        assert asked(state) == ("TakeTurn", 0)
        assert state.hands[1].hand == (COUNTER,)

    def test_a_countered_counterspell_lets_the_bolt_strike(self):
        state = act(self.start(), 1, PlayCounter()).state
        state = act(state, 0, PlayCounter()).state
        assert asked(state) == ("Counter", 1)
        state = act(state, 1, LetBe()).state
        # The first counterspell is gone; the bolt can be answered again.
        assert asked(state) == ("Counter", 1)
        state = act(state, 1, LetBe()).state
        assert state.pending == (Wound(2, 1, -1),)
        assert state.discards == (BOLT, COUNTER, COUNTER)

    def test_a_bolt_countered_at_the_second_try(self):
        state = act(self.start(), 1, PlayCounter()).state
        state = act(state, 0, PlayCounter()).state
        state = act(state, 1, LetBe()).state
        state = act(state, 1, PlayCounter()).state
        assert state.pending == ()
        assert asked(state) == ("TakeTurn", 0)
        assert state.hands == (replace(state.hands[0], hand=()), replace(state.hands[1], hand=()))

    def test_a_third_counterspell_answers_the_second(self):
        state = act(self.start(), 1, PlayCounter()).state
        state = act(state, 0, PlayCounter()).state
        state = act(state, 1, PlayCounter()).state
        # The second counterspell is undone, so the first holds and the bolt is gone.
        assert state.pending == ()
        assert asked(state) == ("TakeTurn", 0)

    def test_a_moment_nobody_can_use_costs_no_decision(self):
        state = ford((0, "s", 20, 30), (1, "s", 40, 30), hands=[(BOLT, COUNTER), (BOLT,)])
        play = act(state, 0, CastBolt(2))
        assert asked(play.state) == ("TakeTurn", 0)
        assert play.state.pending == (Wound(2, 1, -1),)

    def test_every_other_seat_is_offered_the_moment_in_order(self):
        state = ford(
            (0, "s", 20, 30),
            (1, "s", 40, 30),
            (2, "s", 30, 45),
            seats=3,
            hands=[(BOLT,), (COUNTER,), (COUNTER,)],
        )
        state = act(state, 0, CastBolt(2)).state
        assert asked(state) == ("Counter", 1)
        state = act(state, 1, LetBe()).state
        assert asked(state) == ("Counter", 2)
        state = act(state, 2, PlayCounter()).state
        # Seat 1 passed before, but may answer the counterspell.
        assert asked(state) == ("Counter", 1)
        state = act(state, 1, LetBe()).state
        assert state.pending == ()


@pytest.mark.rule("TOY-BID-1")
class TestSealedChoice:
    """A sealed choice of three seats."""

    def start(self):
        state = ford(
            (0, "s", 10, 30), (1, "s", 30, 30), (2, "s", 50, 30), seats=3, hands=[(), (), ()]
        )
        return replace(state, agenda=Agenda((BeginRound(),)))

    def begun(self):
        play = Play(TOY, self.start(), Scripted([]), listening=True)
        return play.run()

    def test_all_are_asked_at_once_and_answer_in_any_order(self):
        state = self.begun()
        assert asked(state) == ("Bids", 0, 1, 2)
        state = act(state, 2, Bid(1)).state
        state = act(state, 0, Bid(0)).state
        assert state.sealed.seats == (0, 2)
        assert state.hands[2].points == 3, "nothing is carried out before all are in"
        play = act(state, 1, Bid(3), BOLT, BOLT, BOLT)
        assert play.state.order == (1, 2, 0)
        assert [hand.points for hand in play.state.hands] == [3, 0, 2]
        assert play.state.sealed.answers == ()

    def test_equal_bids_keep_the_order_of_the_seats(self):
        state = self.begun()
        for seat in (2, 1):
            state = act(state, seat, Bid(1)).state
        play = act(state, 0, Bid(1), BOLT, BOLT, BOLT)
        assert play.state.order == (0, 1, 2)

    def test_an_answer_may_be_changed_until_all_are_in(self):
        state = act(self.begun(), 0, Bid(3)).state
        state = act(state, 0, Bid(1)).state
        assert state.sealed.answers == ((0, Bid(1)),)

    def test_others_see_only_that_an_answer_is_in(self):
        state = act(self.begun(), 0, Bid(3)).state
        for seat in (1, 2, None):
            view = TOY.view(state, seat)
            assert view.sealed.seats == (0,)
            assert b"Bid" not in TOY.codec.encode(view.sealed)
        assert TOY.view(state, 0).sealed.answers == ((0, Bid(3)),)

    def test_a_seat_that_leaves_is_not_waited_for(self):
        from slagveld.kernel.standing import Concede

        state = act(self.begun(), 0, Bid(0)).state
        state = act(state, 1, Bid(1)).state
        play = act(state, 2, Concede(), BOLT, BOLT)
        assert play.state.order == (1, 0)

    def test_nobody_bids_more_than_they_have(self):
        for points in (4, -1):
            refusal = TOY.check(self.begun(), 0, Bid(points))
            assert refusal is not None
            assert refusal.rule == "TOY-BID-1"


@pytest.mark.rule("TOY-MARCH-1", "TOY-WATCH-1")
class TestPlanInterrupted:
    """A plan for several pieces, interrupted by the enemy half-way."""

    def start(self):
        # Soldiers 1, 2 and 3 march past the archer 4.
        return ford((0, "s", 20, 30), (0, "s", 20, 35), (0, "s", 20, 40, 1), (1, "a", 36, 35))

    PLAN = March((go(2, (28, 35)), go(1, (28, 30)), go(3, (28, 40))))

    def test_the_enemy_is_asked_after_each_soldier(self):
        play = act(self.start(), 0, self.PLAN)
        assert asked(play.state) == ("Watch", 1)
        assert [event.piece for event in told(play, "Moved")] == [2]
        play = act(play.state, 1, Pass())
        assert [event.piece for event in told(play, "Moved")] == [1]
        assert asked(play.state) == ("Watch", 1)
        play = act(play.state, 1, Pass())
        play = act(play.state, 1, Pass())
        assert asked(play.state) == ("TakeTurn", 0)

    def test_a_shot_in_between_counts_at_once_and_the_plan_goes_on(self):
        state = act(self.start(), 0, self.PLAN).state
        play = act(state, 1, WatchShot(4), 4)
        assert play.state.soldier(2).wounds == 1
        assert [event.piece for event in told(play, "Moved")] == [1, 3]
        assert asked(play.state) == ("TakeTurn", 0), "the archer has shot and is asked no more"

    def test_a_soldier_slain_on_the_way_does_not_stop_the_others(self):
        state = self.start()
        plan = March((go(3, (28, 40)), go(1, (28, 30))))
        state = act(state, 0, plan).state
        play = act(state, 1, WatchShot(4), 6)
        assert play.state.soldier(3) is None
        assert [event.piece for event in told(play, "Slain")] == [3]
        assert [event.piece for event in told(play, "Moved")] == [1]

    def test_a_slain_soldiers_own_step_lapses(self):
        state = act(self.start(), 0, self.PLAN).state
        state = state.without((3,))
        play = act(act(state, 1, Pass()).state, 1, Pass())
        (lapsed,) = told(play, "Lapsed")
        assert lapsed.pieces == (3,)
        assert asked(play.state) == ("TakeTurn", 0)

    def test_the_plan_is_judged_as_a_whole(self):
        state = self.start()
        into_place_of_the_first = March((go(1, (26, 30)), go(2, (20, 30))))
        assert TOY.check(state, 0, into_place_of_the_first) is None
        other_order = March((go(2, (20, 30)), go(1, (26, 30))))
        assert TOY.check(state, 0, other_order).rule == "TOY-MARCH-3"


@pytest.mark.rule("TOY-WOUND-1", "TOY-SHOOT-1")
def test_wounds_wait_for_the_end_of_the_round():
    state = ford((0, "a", 20, 30), (1, "a", 30, 30, 1))
    play = act(state, 0, Shoot(1, 2), 5)
    assert play.state.soldier(2).wounds == 1
    assert play.state.pending == (Wound(2, 1, 1),)
    assert told(play, "Hurt") == []
    # The target still takes its own turn, and its wounds count at the same moment.
    state = replace(
        play.state, agenda=Agenda((*play.state.agenda.steps[:-1], *ford(turn=1).agenda.steps[-1:]))
    )
    play = act(state, 1, Shoot(2, 1), 4)
    play = act(play.state, 1, EndTurn())
    assert [(event.piece, event.left) for event in told(play, "Hurt")] == [(2, 0), (1, 1)]
    assert [event.piece for event in told(play, "Slain")] == [2]
    assert play.state.outcome.winners == (0,)


@pytest.mark.rule("TOY-SHOOT-4")
class TestChoiceAfterADie:
    """The question comes after the six, and never before."""

    def start(self):
        return ford((0, "a", 20, 30), (1, "s", 30, 30))

    def test_only_a_six_asks(self):
        assert asked(act(self.start(), 0, Shoot(1, 2), 5).state) == ("TakeTurn", 0)
        assert asked(act(self.start(), 0, Shoot(1, 2), 6).state) == ("PressOn", 0)

    @pytest.mark.parametrize(
        ("die", "wounds"),
        [(1, [(2, 1), (1, 1)]), (3, [(2, 1)]), (4, [(2, 1), (2, 1)]), (6, [(2, 1), (2, 1)])],
    )
    def test_pressing_on_may_help_or_hurt(self, die, wounds):
        state = act(self.start(), 0, Shoot(1, 2), 6).state
        state = act(state, 0, Press(on=True), die).state
        assert [(wound.target, wound.amount) for wound in state.pending] == wounds
        assert asked(state) == ("TakeTurn", 0)

    def test_declining_rolls_nothing(self):
        state = act(self.start(), 0, Shoot(1, 2), 6).state
        assert len(act(state, 0, Press(on=False)).state.pending) == 1

    @pytest.mark.rule("SLV-POLICY-1")
    @pytest.mark.parametrize(("policy", "dice"), [("always", (6, 4)), ("never", (6,))])
    def test_a_policy_answers_by_itself(self, policy, dice):
        from slagveld.kernel.standing import SetPolicy

        state = act(self.start(), 0, SetPolicy("press", policy)).state
        state = act(state, 0, Shoot(1, 2), *dice).state
        assert asked(state) == ("TakeTurn", 0)
        assert len(state.pending) == len(dice)


class TestRuleCodeErrors:
    """Defects of a game's code are named, never silently passed over."""

    def play(self):
        return Play(TOY, ford((0, "s", 10, 10), (1, "s", 40, 40)), Scripted([]), listening=True)

    def test_giving_twice(self):
        play = self.play()
        play.give(1)
        with pytest.raises(RulesError, match="one value"):
            play.give(2)

    def test_putting_steps_on_after_giving(self):
        play = self.play()
        play.give(1)
        with pytest.raises(RulesError, match="finished"):
            play.then(BeginRound())

    def test_giving_to_a_question(self):
        play = self.play()
        play.give(1)
        with pytest.raises(RulesError, match="TakeTurn"):
            play.run()

    def test_an_empty_agenda_without_an_end(self):
        play = self.play()
        play.purge(lambda _: True)
        with pytest.raises(RulesError, match="empty"):
            play.run()

    def test_inserting_beneath_what_is_not_there(self):
        with pytest.raises(RulesError, match="BeginRound"):
            self.play().insert(BeginRound(), BeginRound)

    def test_inserting_beneath(self):
        from slagveld_toy.turn import EndRound, TakeTurn

        play = self.play()
        play.insert(BeginRound(), TakeTurn)
        assert [type(step) for step in play.stack] == [EndRound, BeginRound, TakeTurn]

    def test_cancelling_what_is_not_there(self):
        assert self.play().cancel(BeginRound) is None
