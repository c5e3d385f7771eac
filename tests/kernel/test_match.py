"""A battle being played: the contract, and what a seat may do at any time."""

import pytest
from slagveld_toy.magic import CastBolt
from slagveld_toy.model import BOLT, COUNTER
from slagveld_toy.shooting import Shoot
from slagveld_toy.turn import Bid, EndTurn

from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Scripted
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.shell import Begin
from slagveld.kernel.standing import (
    Concede,
    OfferEnd,
    Pause,
    Resume,
    SetPolicy,
    TimeUp,
    WithdrawOffer,
)
from slagveld.kernel.state import Seat
from slagveld.kernel.verify import verify

from .battles import WITH_LEADER, at_turn, finish, rule_of
from .ford import TOY


class TestContract:
    """What outsiders rely on."""

    def test_first_candidates_play_a_battle_to_its_end(self):
        match = TOY.match(seed=7)
        while (decision := match.decision) is not None:
            match.play(decision.candidates()[0])
        assert match.outcome is not None
        assert verify(match).ok

    @pytest.mark.rule("SLV-TURN-1")
    def test_only_who_is_asked_answers(self):
        match = at_turn()
        assert rule_of(match, EndTurn(), 1) == "SLV-TURN-1"
        assert rule_of(match, EndTurn(), 5) == "SLV-TURN-1"
        assert rule_of(match, EndTurn(), -1) == "SLV-TURN-1"

    @pytest.mark.rule("SLV-TURN-2")
    def test_answers_fit_the_question(self):
        match = at_turn()
        assert rule_of(match, Bid(0), 0) == "SLV-TURN-2"
        assert rule_of(match, Begin(), 0) == "SLV-TURN-2"
        assert rule_of(match, TimeUp(), 0) == "SLV-TURN-2"

    @pytest.mark.rule("SLV-FORM-1")
    def test_actions_are_well_formed(self):
        match = at_turn()
        assert rule_of(match, Shoot("one", 2), 0) == "SLV-FORM-1"
        assert rule_of(match, Shoot(1, 10**20), 0) == "SLV-FORM-1"
        assert rule_of(match, Shoot(1, float("nan")), 0) == "SLV-FORM-1"
        assert rule_of(match, Shoot(1, object()), 0) == "SLV-FORM-1"
        with pytest.raises(RefusedError, match="SLV-FORM-1"):
            match.play_json({"type": "EndTurn", "more": 1}, 0)
        with pytest.raises(RefusedError, match="SLV-FORM-1"):
            match.play_json(b"[[[", 0)
        match.play_json(b'{"type": "EndTurn"}', 0)

    @pytest.mark.rule("SLV-OVER-1")
    def test_after_the_end_nothing_is_played(self):
        match = finish(at_turn())
        assert rule_of(match, EndTurn(), 0) == "SLV-OVER-1"
        assert rule_of(match, Concede(), 0) == "SLV-OVER-1"
        assert match.standing_forms(0) == ()

    @pytest.mark.rule("SLV-SETUP-1")
    @pytest.mark.parametrize(
        "setup",
        [
            {"scenario": "moon"},
            {"players": 9},
            {"options": {"rounds": 99}},
            {"options": {"rounds": True}},
            {"options": {"gravity": 1}},
            {"seats": [Seat("a", 0)] + [Seat("l", 9, leader=True)] * 2},
        ],
    )
    def test_a_set_up_must_fit(self, setup):
        with pytest.raises(RefusedError, match="SLV-SETUP-1"):
            TOY.match(**setup)

    @pytest.mark.rule("SLV-SETUP-1")
    def test_a_game_must_exist(self):
        import slagveld

        with pytest.raises(RefusedError, match="chess"):
            slagveld.game("chess")

    def test_previews_run_the_same_check(self):
        match = at_turn()
        decision = match.decision
        archer, enemy = match.state.of(0)[1].id, match.state.of(1)[0].id
        assert decision.preview(Partial("Shoot", {"archer": archer})).refusal is None
        assert not decision.preview(Partial("Shoot", {"archer": archer})).complete
        whole = decision.preview(Partial("Shoot", {"archer": archer, "target": enemy}))
        assert whole.complete
        assert whole.refusal == match.check(Shoot(archer, enemy))
        for partial, rule in [
            (Partial("Bid", {}), "SLV-TURN-2"),
            (Partial("Nonsense", {}), "SLV-TURN-2"),
            (Partial("Shoot", {"archer": "x"}), "SLV-FORM-1"),
            (Partial("Shoot", {"bow": 1}), "SLV-FORM-1"),
        ]:
            assert decision.preview(partial).refusal.rule == rule
        assert decision.preview(Partial("EndTurn"), seat=1).refusal.rule == "SLV-TURN-1"


class TestStanding:
    """What a seat may do at any time."""

    @pytest.mark.rule("SLV-END-2")
    def test_giving_up_ends_it_when_one_side_is_left(self):
        match = at_turn()
        match.play(Concede(), 1)
        assert match.outcome.winners == (0,)
        assert match.outcome.rule == "SLV-END-2"

    @pytest.mark.rule("SLV-END-2")
    def test_with_three_the_battle_goes_on(self):
        match = TOY.match("three", seed=1)
        match.play(Concede(), 0)
        assert match.outcome is None
        assert match.state.out == (0,)
        assert rule_of(match, Concede(), 0) == "SLV-TURN-1"
        match.play(Concede(), 2)
        assert match.outcome.winners == (1,)

    @pytest.mark.rule("SLV-END-1")
    def test_all_must_agree_to_end(self):
        match = at_turn()
        match.play(OfferEnd(), 0)
        assert rule_of(match, OfferEnd(), 0) == "SLV-END-1"
        assert rule_of(match, WithdrawOffer(), 1) == "SLV-END-1"
        match.play(WithdrawOffer(), 0)
        match.play(OfferEnd(), 1)
        assert match.outcome is None
        match.play(OfferEnd(), 0)
        assert match.outcome.winners == ()
        assert match.outcome.rule == "SLV-END-1"

    @pytest.mark.rule("SLV-END-3")
    def test_time_enters_as_an_entry(self):
        match = at_turn()
        match.time_up()
        assert match.outcome.rule == "SLV-END-3"
        assert match.log[-1].seat is None
        assert verify(match).ok

    @pytest.mark.rule("SLV-POLICY-1")
    def test_policies_are_the_games(self):
        match = at_turn()
        assert rule_of(match, SetPolicy("hats", "always"), 0) == "SLV-POLICY-1"
        assert rule_of(match, SetPolicy("watch", "always"), 0) == "SLV-POLICY-1"
        match.play(SetPolicy("watch", "never"), 1)
        match.play(SetPolicy("press", "always"), 0)
        match.play(SetPolicy("watch", "ask"), 1)
        assert [(p.seat, p.key, p.value) for p in match.state.policies] == [
            (0, "press", "always"),
            (1, "watch", "ask"),
        ]

    @pytest.mark.rule("SLV-PAUSE-1")
    def test_the_leader_stops_the_battle(self):
        match = at_turn(seats=WITH_LEADER)
        assert rule_of(match, Pause(), 0) == "SLV-PAUSE-1"
        assert rule_of(match, Resume(), 2) == "SLV-PAUSE-1"
        match.play(Pause(), 2)
        assert rule_of(match, Pause(), 2) == "SLV-PAUSE-1"
        assert rule_of(match, EndTurn(), 0) == "SLV-PAUSE-1"
        assert match.decision.seats == (2,)
        assert match.decision.candidates() == (Resume(),)
        match.play(Resume(), 2)
        match.play(EndTurn(), 0)

    def test_standing_forms_are_described(self):
        match = at_turn(seats=WITH_LEADER)
        kinds = [form.action for form in match.standing_forms(0)]
        assert kinds == ["OfferEnd", "Concede", "SetPolicy", "Override"]
        assert match.standing_forms(2)[0].action == "Pause"
        match.play(OfferEnd(), 0)
        assert match.standing_forms(0)[0].action == "WithdrawOffer"


class TestWhatOthersSee:
    """Others see only that they wait, and whether it is a secret what for."""

    def test_a_secret_question_shows_only_the_wait(self):
        match = TOY.match(dice=Scripted([BOLT, COUNTER]))
        match.play(Bid(1), 0)
        match.play(Bid(0), 1)
        match.play(CastBolt(match.state.of(1)[0].id), 0)
        asked = match.decision_for(1)
        assert [form.action for form in asked.forms] == ["LetBe", "PlayCounter"]
        for seat in (0, None):
            seen = match.decision_for(seat)
            assert seen.forms == ()
            assert seen.prompt.key == "ask-waiting"
            assert seen.rule == ""

    def test_an_open_question_shows_what_is_asked(self):
        match = at_turn()
        seen = match.decision_for(1)
        assert seen.seats == (0,)
        assert seen.forms == ()
        assert seen.prompt == match.decision.described.prompt

    def test_sealed_answers_show_who_has_answered(self):
        match = TOY.match("three", seed=1)
        match.play(Bid(1), 1)
        assert match.decision_for(0).answered == (1,)
        assert match.decision.waiting_for == (0, 2)
        assert match.decision_for(None).forms == ()

    def test_nothing_is_asked_when_it_is_over(self):
        assert finish(at_turn()).decision_for(0) is None
