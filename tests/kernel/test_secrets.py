"""What nobody may learn: by proposals, typed cards, policies."""

import pytest
from slagveld_toy.turn import Bid

from slagveld.kernel.dice import Rng
from slagveld.kernel.judging import imagined, judged
from slagveld.kernel.log import public_mark
from slagveld.kernel.override import Change
from slagveld.kernel.shell import Agree, Override, SetDice, TypeCard
from slagveld.kernel.standing import SetPolicy
from slagveld.kernel.verify import verify
from slagveld.record import replace
from slagveld.texts import Text

from .battles import WITH_LEADER, at_cards, at_turn, rule_of
from .ford import TOY


def cards(match, own, other):
    """The same battle with these hands, the rest of the cards in the stack."""
    from slagveld_toy.model import STACK

    stack = list(STACK)
    for card in (*own, *other):
        stack.remove(card)
    state = match.state.with_player(0, hand=own)
    state = state.with_player(1, hand=other)
    match.state = replace(state, stack=tuple(sorted(stack)))
    return match


class TestProposals:
    """A proposal is judged by what its player sees."""

    @pytest.mark.rule("SLV-HAND-2")
    @pytest.mark.parametrize(
        "change",
        [
            Change("/hands/1/hand/0", "bolt", "haste"),
            Change("/hands/1/hand/0", "haste", "bolt"),
            Change("/hands/1/hand/0", "?", "bolt"),
            Change("/hands/1/hand/0", "bolt", "bolt"),
            Change("/hands/1/hand/0", "bolt", 7),
            Change("/hands/1/hand", ["bolt"], ["haste"]),
            Change("/hands/1/hand", ["bolt"], None, "remove"),
            Change("/hands/1/hand/0", "bolt", None, "remove"),
            Change("/hands/1/hand/0", None, "bolt", "insert"),
            Change("/hands/1/hand/1", None, "bolt", "insert"),
            Change("/hands/1", {"hand": ["bolt"], "points": 3}, {"hand": [], "points": 3}),
            Change("/stack/0", "bolt", "haste"),
            Change("/stack/0", None, "bolt", "insert"),
            Change("/policies/0", None, {"seat": 1, "key": "press", "value": "never"}, "insert"),
            Change("/sealed", [], []),
            Change("/agenda/0", None, {"type": "BeginRound"}, "insert"),
            Change("/seats/0/name", "Player 1", "x"),
            Change("/nowhere", None, 1),
            Change("nowhere", None, 1),
            Change("/soldiers/0/wounds", 1, 2),
            Change("/soldiers/0/wounds", 2, 77),
            Change("/soldiers/0/wounds", 2, "many"),
        ],
    )
    def test_one_refusal_for_every_guess(self, change):
        """Right or wrong, hidden or not there: the same words."""
        for other in (("bolt",), ("haste",), ("counter",)):
            match = cards(at_turn(), ("bolt",), other)
            refusal = match.check(Override((change,)), 0)
            assert refusal is not None
            assert refusal.rule == "SLV-HAND-2"
            assert refusal.text.key == "refusal-change-unseen"
            assert not refusal.text.values

    @pytest.mark.rule("SLV-HAND-2")
    def test_removing_does_not_uncover(self):
        """A place that moved up is judged by what lies there now."""
        match = cards(at_turn(), ("bolt",), ("counter",))
        points = {"hand": ["bolt"], "points": match.state.hands[0].points}
        changes = (
            Change("/hands/0", points, None, "remove"),
            Change("/hands/0/hand/0", "counter", "bolt"),
        )
        assert judged(TOY, match.state, 0, changes).text.key == "refusal-change-unseen"

    @pytest.mark.rule("SLV-HAND-2")
    def test_the_leader_sees_all_and_changes_all(self):
        match = cards(at_turn(seats=WITH_LEADER), ("bolt",), ("counter",))
        wrong = match.check(Override((Change("/hands/1/hand/0", "bolt", "haste"),)), 2)
        assert wrong.text.key == "refusal-change-old"
        assert match.check(Override((Change("/hands/1/points", 3, 2),)), 2) is None

    @pytest.mark.rule("SLV-HAND-1", "SLV-BACK-3")
    def test_what_a_player_holds_is_his_to_propose(self):
        """The others agree blindly; by what they see they are not told anything."""
        match = at_turn()
        match.play(Override((Change("/hands/0/points", 2, 1),), "forgot"), 0)
        match.play(Agree(len(match.log) - 1), 1)
        assert match.state.hands[0].points == 1

    @pytest.mark.rule("SLV-BACK-3")
    def test_what_no_player_could_see_stays(self, monkeypatch):
        """All agree, but it does not fit what lies hidden: nothing changes, and all go on."""
        match = next(
            match
            for match in (at_turn(seed=seed) for seed in range(9))
            if all(imagined(TOY, match.state, s).hands != match.state.hands for s in (0, 1))
        )
        true, sound = match.state.hands, type(TOY).faults

        def faults(game, state):
            hurt = state.soldiers[0].wounds == 1 and state.hands == true
            return [Text("plain", {"words": "secret"})] if hurt else sound(game, state)

        monkeypatch.setattr(type(TOY), "faults", faults)
        wound = Override((Change("/soldiers/0/wounds", 2, 1),), "hit before")
        assert match.check(wound, 0) is None
        match.play(wound, 0)
        number, before = len(match.log) - 1, match.state
        match.play(Agree(number), 1)
        assert [type(event).__name__ for event in match.log[-1].events] == ["HandStayed"]
        assert "secret" not in str(match.log[-1].events)
        assert match.state == before
        assert match.proposals() == {}
        assert rule_of(match, Agree(number), 1) == "SLV-BACK-3"
        assert verify(match).ok
        assert verify(match).overrides == ()

    @pytest.mark.rule("SLV-HAND-4")
    def test_dice_of_hidden_cards_are_the_leaders(self):
        """A place in the stack tells what lies there: no player sets a draw that others hid."""
        match = at_cards(seats=WITH_LEADER)
        entry = len(match.log) - 1
        for rolls in (((1,),), ((12,),), ((13,),), ((1,), (1,), (1,))):
            for seat in (0, 1):
                refusal = match.check(SetDice(entry, rolls), seat)
                assert refusal.text.key == "refusal-rolls-unseen"
        assert match.check(SetDice(entry, ((12,),)), 2) is None

    @pytest.mark.rule("SLV-HAND-5")
    def test_nobody_is_made_leader(self):
        match = at_turn(seats=WITH_LEADER)
        crown = Change("/seats/0/leader", False, True)
        assert rule_of(match, Override((crown,)), 2) == "SLV-HAND-5"
        assert (
            rule_of(match, Override((Change("/seats/2/leader", True, False),)), 2) == "SLV-HAND-5"
        )
        assert rule_of(match, Override((crown,)), 0) == "SLV-HAND-2"
        match.play(Override((Change("/seats/0/name", "Ann", "Anna"),)), 2)


class TestTypedCards:
    """What may be drawn does not tell what others hold."""

    def due(self, hand):
        """Seat 0 types its second card, seat 1 holding `hand`."""
        match = TOY.match(dice="typed")
        match.play(Bid(0), 0)
        cards(match, (), hand)
        match.play(Bid(0), 1)
        return match

    HASTES = ("haste", "haste")

    @pytest.mark.rule("SLV-DICE-5")
    def test_the_choices_do_not_depend_on_hidden_hands(self):
        shown = [
            self.due(hand).decision_for(0)
            for hand in (self.HASTES, ("bolt", "bolt"), ("bolt",) * 2)
        ]
        assert shown[0] == shown[1] == shown[2]
        keys = [choice.key for choice in shown[0].forms[0].fields[0].choices]
        assert keys == ["bolt", "haste", "counter"]

    @pytest.mark.rule("SLV-DICE-1", "SLV-DICE-5")
    def test_what_another_is_noted_to_hold_may_be_typed(self):
        """Real cards count: he holds another one, and he alone is told."""
        match = self.due(self.HASTES)
        assert rule_of(match, TypeCard("dragon"), 0) == "SLV-DICE-1"
        events = []
        for card, seat in (("haste", 0), ("counter", 1)):
            events = match.play(TypeCard(card), seat)
        assert match.state.hands[0].hand == ("haste",)
        assert match.state.hands[1].hand == ("bolt", "counter", "haste")
        assert len(match.state.stack) == 12 - 4
        told = [type(event).__name__ for event in TOY.events_for(events, 1)]
        assert "CardSetRight" in told
        for seat in (0, None):
            seen = [type(event).__name__ for event in TOY.events_for(events, seat)]
            assert "CardSetRight" not in seen
        assert not TOY.faults(match.state)

    @pytest.mark.rule("SLV-DICE-5")
    def test_whoever_draws_cannot_tell(self):
        """The same typed card, whether it lay in the stack or not: the same to his eyes."""
        views, stories = [], []
        for hand in (self.HASTES, ("bolt", "counter")):
            match = self.due(hand)
            match.play(TypeCard("haste"), 0)
            match.play(TypeCard("counter"), 1)
            views.append(match.view(0))
            stories.append(match.story(0))
        assert views[0] == views[1]
        assert stories[0] == stories[1]


class TestPolicies:
    """Stops and automatic answers are their seat's own."""

    @pytest.mark.rule("SLV-POLICY-1")
    def test_nobody_else_learns_of_a_policy(self):
        told = []
        for value in ("always", "never"):
            match = at_turn(seats=WITH_LEADER)
            match.play(SetPolicy("press", value), 0)
            assert match.view(0).policies == match.state.policies
            assert match.view(2).policies == match.state.policies
            assert match.view(1).policies == match.view(None).policies == ()
            assert [type(e).__name__ for e in match.story(0)[-1][1]] == ["PolicySet"]
            told.append((match.view(1), match.story(1), match.story(None), match.log[-1].public))
        assert told[0] == told[1]
        assert not told[0][1][-1][1]

    @pytest.mark.rule("SLV-POLICY-1")
    def test_the_public_mark_is_over_what_everybody_sees(self):
        match = at_turn()
        match.play(SetPolicy("press", "never"), 0)
        before, last = match.log[-2:]
        bare = replace(match.state, policies=())
        assert last.public == public_mark(TOY.codec, before.public, TOY.view(bare, None), ())
        assert TOY.imagine(match.view(1), 1, Rng(1)).policies == ()


def test_previews_do_not_peek():
    """A half-filled action is tried in what the seat may imagine."""
    from slagveld.kernel.decision import Partial

    shown = []
    for hand in (("counter",), ("haste",)):
        match = cards(at_turn(), ("bolt",), hand)
        target = match.state.of(1)[0].id
        shown.append(match.preview(Partial("CastBolt", {"target": target}), 0))
    assert shown[0] == shown[1]


def test_a_proposal_through_json_tells_nothing():
    """The same by the door that clients use."""
    from slagveld.kernel.rulebook import RefusedError

    said = set()
    for guess in ("bolt", "haste", "counter"):
        match = cards(at_turn(), ("bolt",), ("counter",))
        proposal = {
            "type": "Override",
            "changes": [{"path": "/hands/1/hand/0", "old": guess, "new": "bolt"}],
        }
        with pytest.raises(RefusedError) as error:
            match.play_json(proposal, 0)
        said.add(TOY.codec.encode(error.value.refusal))
    assert len(said) == 1
