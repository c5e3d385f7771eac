"""What real dice that are due do not hold up: giving up, offers, votes, the leader's pause."""

import pytest
from slagveld_toy.turn import Bid

import slagveld
from slagveld.kernel.shell import Agree, Decline, Override, SetDice, TakeBack, TypeCard, TypeDice
from slagveld.kernel.standing import Concede, OfferEnd, Pause, Resume, SetPolicy, WithdrawOffer
from slagveld.kernel.verify import verify

from .battles import WITH_LEADER, rule_of, shot_due
from .ford import TOY


def sound(match):
    """The battle is the same after a file, and comes out the same when it is played again."""
    again = slagveld.load(match.save())
    assert again.save() == match.save()
    assert again.state == match.state
    assert again.waiting == match.waiting
    verdict = verify(match)
    assert verdict.ok, verdict


def forms(match, seat):
    return [form.action for form in match.standing_forms(seat)]


@pytest.mark.rule("SLV-DICE-2", "SLV-END-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_giving_up_while_dice_are_due(seat):
    match = shot_due()
    assert "Concede" in forms(match, seat)
    match.play_json({"type": "Concede"}, seat)
    assert match.outcome.winners == (1 - seat,)
    assert match.waiting is None
    assert match.decision is None
    sound(match)


@pytest.mark.rule("SLV-DICE-2", "SLV-END-2")
def test_giving_up_after_a_card_has_been_typed():
    match = TOY.match(dice="typed")
    match.play(Bid(0), 0)
    match.play(Bid(0), 1)
    match.play(TypeCard("bolt"), 0)
    match.play(Concede(), 1)
    assert match.outcome.winners == (0,)
    sound(match)


@pytest.mark.rule("SLV-DICE-2", "SLV-END-2")
def test_the_others_play_on():
    """The action that waited falls; whoever is left is asked anew, and dice come again."""
    match = TOY.match("three", dice="typed")
    for seat in range(3):
        match.play(Bid(0), seat)
    match.play(TypeCard("bolt"), 0)
    assert match.waiting.request.seat == 1
    match.play(Concede(), 1)
    assert match.state.out == () or match.waiting is None
    sound(match)
    while match.waiting is not None:
        match.play(TypeCard("counter"), match.waiting.request.seat)
        sound(match)
    assert match.state.out == (1,)
    assert match.outcome is None
    assert match.decision is not None
    match.undo()
    assert match.state.out == ()
    assert verify(match).ok


@pytest.mark.rule("SLV-DICE-2", "SLV-END-1")
def test_offers_while_dice_are_due():
    """They are made, taken back and kept; the dice are typed as if nothing had been."""
    plain, match = shot_due(), shot_due()
    due = match.waiting
    match.play(OfferEnd(), 1)
    assert match.waiting == due
    assert match.state.offers == (1,)
    sound(match)
    assert forms(match, 1) == ["WithdrawOffer", "Concede"]
    match.play(WithdrawOffer(), 1)
    match.play(OfferEnd(), 1)
    for each in (plain, match):
        each.play(TypeDice((6,)), 0)
    assert match.log[-1].rolls == plain.log[-1].rolls
    assert match.state.offers == (1,)
    assert match.state.soldiers == plain.state.soldiers
    sound(match)


@pytest.mark.rule("SLV-DICE-2", "SLV-END-1")
def test_an_end_by_agreement_while_dice_are_due():
    match = shot_due()
    match.play(OfferEnd(), 1)
    match.play(OfferEnd(), 0)
    assert match.outcome.winners == ()
    assert match.waiting is None
    sound(match)


@pytest.mark.rule("SLV-DICE-2", "SLV-PAUSE-1")
def test_the_pause_while_dice_are_due():
    match = shot_due(seats=WITH_LEADER)
    assert forms(match, 2) == ["Pause"]
    match.play(Pause(), 2)
    assert match.decision.forms[0].action == "Resume"
    assert rule_of(match, TypeDice((6,)), 0) == "SLV-PAUSE-1"
    sound(match)
    match.play(Resume(), 2)
    assert match.decision.forms[0].action == "TypeDice"
    match.play(TypeDice((6,)), 0)
    assert match.decision.forms[0].action == "Press"
    sound(match)


@pytest.mark.rule("SLV-DICE-2", "SLV-BACK-3")
def test_votes_while_dice_are_due():
    """An action that waits for its first die is withdrawn by consent, too."""
    match = shot_due(take_back="consent")
    match.play(TakeBack(match.targets()[-1]), 0)
    match.play(Decline(len(match.log) - 1), 1)
    assert match.waiting is not None
    match.play(TakeBack(match.targets()[-1]), 0)
    match.play(Agree(len(match.log) - 1), 1)
    assert match.waiting is None
    assert match.decision.forms[0].action == "EndTurn"
    sound(match)


@pytest.mark.rule("SLV-DICE-2")
def test_everything_else_waits():
    match = shot_due(seats=WITH_LEADER)
    entry = match.targets()[-1]
    assert rule_of(match, SetPolicy("press", "always"), 0) == "SLV-DICE-2"
    change = {"type": "Override", "changes": [{"path": "/soldiers/0/wounds", "old": 2, "new": 1}]}
    assert rule_of(match, TOY.codec.action(change), 2) == "SLV-DICE-2"
    assert rule_of(match, SetDice(entry, ((1,),)), 2) == "SLV-DICE-2"
    assert isinstance(TOY.codec.action(change), Override)


@pytest.mark.rule("SLV-HAND-4", "SLV-DICE-2")
def test_dice_are_set_for_an_action_beside_which_an_offer_was_made():
    match = shot_due(seats=WITH_LEADER)
    match.play(OfferEnd(), 1)
    match.play(TypeDice((1,)), 0)
    assert match.decision.forms[0].action == "EndTurn"
    match.play(SetDice(len(match.log) - 1, ((6,),)), 2)
    assert match.decision.forms[0].action == "Press"
    sound(match)


@pytest.mark.rule("SLV-DICE-2", "SLV-BACK-2")
def test_going_back_after_giving_up():
    """What was given up while dice were due can be taken back by the owner, to before the shot."""
    match = shot_due()
    before = match.state
    match.play(Concede(), 0)
    match.undo()
    assert match.state == before
    assert match.waiting is None
    assert match.decision.forms[0].action == "EndTurn"
    assert verify(match).ok
