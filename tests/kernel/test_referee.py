"""The referee's hand: overrides and set dice."""

import pytest
from slagveld_toy.turn import Bid

from slagveld.kernel.override import Change
from slagveld.kernel.shell import Agree, Override, SetDice, TakeBack, TypeCard, TypeDice
from slagveld.kernel.verify import verify

from .battles import WITH_LEADER, at_cards, at_turn, rule_of, shot_due
from .ford import TOY, go


class TestRefereesHand:
    """Overrides and set dice."""

    def change(self, match, seat=1):
        soldier = match.state.of(seat)[0]
        place = match.state.soldiers.index(soldier)
        return Change(f"/soldiers/{place}/wounds", 2, 1), soldier.id

    @pytest.mark.rule("SLV-HAND-1")
    def test_the_leader_changes_the_state(self):
        match = at_turn(seats=WITH_LEADER)
        change, soldier = self.change(match)
        events = match.play(Override((change,), "hit before"), 2)
        assert match.state.soldier(soldier).wounds == 1
        assert events[0].reason == "hit before"
        verdict = verify(match)
        assert verdict.ok
        assert verdict.overrides == (len(match.log) - 1,)

    @pytest.mark.rule("SLV-HAND-1")
    def test_no_player_takes_the_leaders_change_back(self):
        match = at_turn(seats=WITH_LEADER, take_back="free")
        change, soldier = self.change(match)
        match.play(Override((change,), "hit before"), 2)
        assert rule_of(match, TakeBack(match.targets()[-2]), 0) == "SLV-HAND-1"
        assert match.state.soldier(soldier).wounds == 1

    @pytest.mark.rule("SLV-HAND-1")
    def test_players_only_by_consent(self):
        match = at_turn()
        change, soldier = self.change(match)
        match.play(Override((change,), "please"), 0)
        assert match.state.soldier(soldier).wounds == 2
        match.play(Agree(len(match.log) - 1), 1)
        assert match.state.soldier(soldier).wounds == 1
        assert verify(match).overrides == (len(match.log) - 1,)

    @pytest.mark.rule("SLV-HAND-2")
    @pytest.mark.parametrize(
        "change",
        [
            Change("/soldiers/0/wounds", 1, 2),
            Change("/soldiers/99/wounds", 2, 1),
            Change("/soldiers/-1/wounds", 2, 1),
            Change("/soldiers/x/wounds", 2, 1),
            Change("/nowhere", None, 1),
            Change("soldiers", None, 1),
            Change("", None, 1),
            Change("/round/0", None, 1),
            Change("/soldiers/0/wounds", 2, "many"),
            Change("/soldiers/0/wounds", 2, 1.5),
            Change("/soldiers/9999999/wounds", 2, 1),
            Change("/agenda/0", None, {"type": "Evil"}, "insert"),
            Change("/agenda/99", None, {"type": "BeginRound"}, "insert"),
        ],
    )
    def test_changes_must_fit(self, change):
        match = at_turn(seats=WITH_LEADER)
        assert rule_of(match, Override((change,)), 2) == "SLV-HAND-2"
        good, _ = self.change(match)
        assert rule_of(match, Override((good, change)), 2) == "SLV-HAND-2"

    @pytest.mark.rule("SLV-HAND-3")
    def test_the_result_must_be_sound(self):
        match = at_turn(seats=WITH_LEADER)
        assert rule_of(match, Override((Change("/soldiers/0/wounds", 2, 77),)), 2) == "SLV-HAND-3"

    @pytest.mark.rule("SLV-HAND-1")
    def test_a_removed_piece_that_the_agenda_names(self):
        """The step that names it lapses, with an event."""
        match = at_turn(seats=WITH_LEADER, options={"rounds": 9})
        own = match.state.of(0)
        plain = TOY.codec.builtins(match.state)
        top = len(plain["agenda"])
        pose = match.state.pose(own[0].id)
        step = {
            "type": "Go",
            "seat": 0,
            "placement": TOY.codec.builtins(go(own[0].id, (pose.x / 100, pose.y / 100))),
        }
        soldier = plain["soldiers"][0]
        base = plain["layout"]["bases"][0]
        assert soldier["id"] == base["id"] == own[0].id
        events = match.play(
            Override(
                (
                    Change(f"/agenda/{top}", None, step, "insert"),
                    Change("/soldiers/0", soldier, None, "remove"),
                    Change("/layout/bases/0", base, None, "remove"),
                ),
                "knocked off the table",
            ),
            2,
        )
        assert [type(event).__name__ for event in events] == ["Overridden", "Lapsed"]
        assert events[1].pieces == (own[0].id,)
        assert match.decision.forms[0].action == "EndTurn"
        assert verify(match).ok

    @pytest.mark.rule("SLV-HAND-4")
    def test_dice_set_by_the_leader(self):
        match = TOY.match(seed=1, seats=WITH_LEADER)
        match.play(Bid(0), 0)
        match.play(Bid(0), 1)
        entry = len(match.log) - 1
        assert rule_of(match, SetDice(entry, ((99,),)), 2) == "SLV-HAND-4"
        assert rule_of(match, SetDice(entry, ((1,), (1,), (1,))), 2) == "SLV-HAND-4"
        assert rule_of(match, SetDice(0, ((1,),)), 2) == "SLV-BACK-4"
        assert rule_of(match, SetDice(1, ((1,),)), 2) == "SLV-HAND-4"
        match.play(SetDice(entry, ((1,), (11,)), "cocked"), 2)
        assert match.state.hands[0].hand == ("bolt",)
        assert match.state.hands[1].hand == ("haste",)
        assert match.targets()[-1] == entry + 1
        assert verify(match).ok
        assert verify(match).overrides == (entry + 1,)

    @pytest.mark.rule("SLV-HAND-4")
    def test_typed_dice_set_by_consent(self):
        match = shot_due()
        match.play(TypeDice((1,)), 0)
        entry = len(match.log) - 1
        assert match.decision.forms[0].action == "EndTurn"
        assert rule_of(match, SetDice(entry, ((7,),)), 0) == "SLV-HAND-4"
        assert rule_of(match, SetDice(entry, ((6,), (6,))), 0) == "SLV-HAND-4"
        match.play(SetDice(entry, ((6,),)), 0)
        assert match.decision.forms[0].action == "EndTurn"
        match.play(Agree(len(match.log) - 1), 1)
        assert match.decision.forms[0].action == "Press"
        assert verify(match).ok
        assert verify(match).overrides[-1] == len(match.log) - 1

    @pytest.mark.rule("SLV-HAND-4")
    def test_typed_cards_set_by_the_leader(self):
        match = at_cards(seats=WITH_LEADER)
        entry = len(match.log) - 1
        assert rule_of(match, SetDice(entry, ((13,), (12,))), 2) == "SLV-HAND-4"
        match.play(SetDice(entry, ((12,),)), 2)
        # The first card is set; the second is still to be drawn from the real deck.
        assert match.waiting.request.seat == 1
        match.play(TypeCard("counter"), 1)
        assert match.state.hands[0].hand == ("haste",)
        assert match.state.hands[1].hand == ("counter",)
        assert match.decision.forms[0].action == "EndTurn"
        assert verify(match).ok
