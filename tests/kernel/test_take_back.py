"""Take-backs: free, by consent, or off; never past dice."""

import pytest
from slagveld_toy.turn import Bid

from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.shell import Agree, Decline, TakeBack
from slagveld.kernel.standing import SetPolicy
from slagveld.kernel.verify import verify
from slagveld.record import replace

from .battles import WITH_LEADER, at_turn, rule_of
from .ford import TOY


class TestTakeBacks:
    """Free, by consent, or off; never past dice."""

    @pytest.mark.rule("SLV-BACK-1")
    def test_free(self):
        match = at_turn(take_back="free")
        before = match.state
        match.play(SetPolicy("press", "always"), 0)
        match.play(TakeBack(match.targets()[-2]), 1)
        assert match.state == before
        assert match.log[-1].back == match.targets()[-1]

    @pytest.mark.rule("SLV-BACK-1")
    def test_off(self):
        match = at_turn(take_back="off", seats=WITH_LEADER)
        match.play(SetPolicy("press", "always"), 0)
        assert rule_of(match, TakeBack(match.targets()[-2]), 0) == "SLV-BACK-1"
        match.play(TakeBack(match.targets()[-2]), 2)

    @pytest.mark.rule("SLV-BACK-1", "SLV-BACK-3")
    def test_by_consent(self):
        match = TOY.match("three", seed=1, take_back="consent")
        before = match.state
        match.play(SetPolicy("press", "always"), 0)
        match.play(TakeBack(match.targets()[-2]), 0)
        number = len(match.log) - 1
        assert match.proposals() == {number: (0,)}
        assert match.state != before
        assert rule_of(match, Agree(number), 0) == "SLV-BACK-3"
        assert rule_of(match, Agree(number + 5), 1) == "SLV-BACK-3"
        match.play(Agree(number), 2)
        assert match.state != before
        assert rule_of(match, Agree(number), 2) == "SLV-BACK-3"
        match.play(Agree(number), 1)
        assert match.state == before
        assert match.proposals() == {}
        assert rule_of(match, Agree(number), 1) == "SLV-BACK-3"
        assert verify(match).ok

    @pytest.mark.rule("SLV-BACK-3")
    def test_declined_or_overtaken(self):
        match = TOY.match("three", seed=1, take_back="consent")
        match.play(SetPolicy("press", "always"), 0)
        match.play(TakeBack(match.targets()[-2]), 0)
        match.play(Decline(len(match.log) - 1), 1)
        assert match.proposals() == {}
        match.play(TakeBack(match.targets()[-2]), 0)
        match.play(SetPolicy("press", "never"), 2)
        assert match.proposals() == {}
        assert verify(match).ok

    @pytest.mark.rule("SLV-BACK-2")
    def test_never_past_dice_but_for_the_leader(self):
        match = TOY.match(seed=1, seats=WITH_LEADER)
        match.play(Bid(0), 0)
        before = match.state
        match.play(Bid(0), 1)
        to = match.targets()[-2]
        assert rule_of(match, TakeBack(to), 0) == "SLV-BACK-2"
        match.play(TakeBack(to), 2)
        assert match.state == before

    @pytest.mark.rule("SLV-BACK-4")
    def test_back_to_what_holds(self):
        match = at_turn()
        match.play(SetPolicy("press", "always"), 0)
        match.play(SetPolicy("press", "never"), 0)
        first, last = match.targets()[-2:]
        assert rule_of(match, TakeBack(last), 0) == "SLV-BACK-4"
        assert rule_of(match, TakeBack(99), 0) == "SLV-BACK-4"
        match.play(TakeBack(first), 0)
        assert rule_of(match, TakeBack(last), 0) == "SLV-BACK-4"

    @pytest.mark.rule("SLV-BACK-4")
    def test_the_owner_may_undo_anything_but_the_begin(self):
        match = at_turn()
        match.undo(100)
        assert match.state == match.state_after(0)
        with pytest.raises(RefusedError, match="SLV-BACK-4"):
            match.undo()

    @pytest.mark.rule("SLV-BACK-2")
    def test_a_games_own_barrier_is_named(self):
        match = at_turn()
        match.play(SetPolicy("press", "always"), 0)
        match.log[-1] = replace(match.log[-1], barrier="TOY-ROUND-1")
        assert rule_of(match, TakeBack(match.targets()[-2]), 0) == "TOY-ROUND-1"
