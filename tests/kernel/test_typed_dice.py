"""Real dice and cards, asked for in the middle of a step."""

import pytest
from slagveld_toy.shooting import Press
from slagveld_toy.turn import Bid, EndTurn

from slagveld.kernel.decision import Partial
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.shell import TakeBack, TypeCard, TypeDice
from slagveld.kernel.standing import SetPolicy
from slagveld.kernel.verify import verify

from .battles import rule_of, shot_due
from .ford import TOY


class TestTypedDice:
    """Real dice, asked for in the middle of a step."""

    @pytest.mark.rule("SLV-DICE-2")
    def test_cards_and_dice_are_asked_for_as_decisions(self):
        match = TOY.match(dice="typed")
        match.play(Bid(0), 0)
        match.play(Bid(0), 1)
        decision = match.decision
        assert decision.forms[0].action == "TypeCard"
        assert decision.seats == (0,)
        assert {choice.key for choice in decision.forms[0].fields[0].choices} == {
            "bolt",
            "counter",
            "haste",
        }
        assert rule_of(match, TypeCard("dragon"), 0) == "SLV-DICE-1"
        assert rule_of(match, TypeDice((1,)), 0) == "SLV-DICE-2"
        assert rule_of(match, TypeCard("bolt"), 1) == "SLV-TURN-1"
        assert rule_of(match, SetPolicy("press", "always"), 0) == "SLV-DICE-2"
        match.play(TypeCard("bolt"), 0)
        match.play(TypeCard("haste"), 1)
        assert match.state.hands[0].hand == ("bolt",)
        assert match.state.hands[1].hand == ("haste",)
        assert match.decision.seats == (0,)
        assert verify(match).ok

    @pytest.mark.rule("SLV-DICE-1", "SLV-DICE-2")
    def test_a_shot_waits_for_its_die(self):
        match = shot_due()
        decision = match.decision
        assert decision.forms[0].action == "TypeDice"
        assert match.waiting.request.need.target.total >= 4
        assert rule_of(match, TypeDice((0,)), 0) == "SLV-DICE-1"
        assert rule_of(match, TypeDice((7,)), 0) == "SLV-DICE-1"
        assert rule_of(match, TypeDice((1, 2)), 0) == "SLV-DICE-1"
        assert rule_of(match, EndTurn(), 0) == "SLV-DICE-2"
        assert match.preview(Partial("EndTurn"), 0).refusal.rule == "SLV-DICE-2"
        match.play(TypeDice((6,)), 0)
        assert match.decision.forms[0].action == "Press"
        match.play(Press(on=True), 0)
        match.play(TypeDice(successes=1), 0)
        assert len(match.state.pending) == 2
        assert rule_of(match, TypeDice((1,)), 0) == "SLV-DICE-2"
        assert verify(match).ok

    @pytest.mark.rule("SLV-DICE-2")
    def test_an_action_is_withdrawn_until_its_first_die(self):
        match = shot_due()
        before = match.state
        match.play(TakeBack(match.targets()[-1]), 0)
        assert match.waiting is None
        assert match.state == before
        assert match.decision.forms[0].action == "EndTurn"

    @pytest.mark.rule("SLV-DICE-2")
    def test_and_not_after_it(self):
        match = TOY.match(dice="typed")
        match.play(Bid(0), 0)
        match.play(Bid(0), 1)
        match.play(TypeCard("bolt"), 0)
        assert match.waiting.typed
        for seat in (0, 1):
            assert rule_of(match, TakeBack(match.targets()[-1]), seat) == "SLV-DICE-2"
        with pytest.raises(RefusedError, match="SLV-DICE-2"):
            match.undo()

    def test_a_battle_waiting_for_dice_is_saved_and_goes_on(self):
        import slagveld

        match = shot_due()
        again = slagveld.load(match.save())
        assert again.waiting == match.waiting
        for each in (match, again):
            each.play(TypeDice((5,)), 0)
        assert again.save() == match.save()


def test_the_dice_due_are_told_in_full():
    """Who rolls, how many, what for, and what is needed."""
    from slagveld.texts import say

    decision = shot_due().decision
    assert decision.seats == (0,)
    assert say(decision.described.prompt) == (
        "Roll 1D6 (Archer 2 shoots at Archer 5, needs ≥ 4) and type what they show."
    )
    assert decision.described.rule == "TOY-SHOOT-1"


def test_a_hidden_card_is_typed_in_private():
    """In hot-seat the others must not look: the decision says so."""
    match = TOY.match(dice="typed")
    match.play(Bid(0), 0)
    match.play(Bid(0), 1)
    assert match.decision.described.private
    assert not shot_due().decision.described.private
