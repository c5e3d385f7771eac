"""A battle being played: typed dice, fair dice, take-backs, the referee's hand."""

import msgspec
import pytest
from slagveld_toy.march import March
from slagveld_toy.model import BOLT
from slagveld_toy.shooting import Press, Shoot
from slagveld_toy.turn import Bid, EndTurn

from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.override import Change
from slagveld.kernel.rulebook import RefusedError
from slagveld.kernel.shell import (
    Agree,
    Begin,
    Decline,
    MixDice,
    Override,
    SetDice,
    TakeBack,
    TypeCard,
    TypeDice,
)
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

from .ford import TOY, go

WITH_LEADER = [Seat("Ann", 0), Seat("Bob", 1), Seat("Lea", 2, leader=True)]


def at_turn(**rest):
    """A battle in which seat 0 has its first turn."""
    match = TOY.match(**{"seed": 1, **rest})
    match.play(Bid(1), 0)
    match.play(Bid(0), 1)
    return match


def rule_of(match, action, seat=None):
    before = match.save()
    refusal = match.check(action, seat)
    assert refusal is not None, f"{action} is allowed"
    with pytest.raises(RefusedError):
        match.play(action, seat)
    assert match.save() == before, "a refused action changes nothing"
    return refusal.rule


def finish(match, seed=0, cap=2000):
    rng = Rng(seed)
    for _ in range(cap):
        if match.decision is None:
            return match
        match.play(match.decision.propose(rng))
    raise AssertionError("no end")


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
        assert rule_of(match, Concede(), 0) == "SLV-DICE-2"
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


def at_cards():
    match = TOY.match(dice="typed")
    match.play(Bid(0), 0)
    match.play(Bid(0), 1)
    match.play(TypeCard("bolt"), 0)
    match.play(TypeCard("bolt"), 1)
    return match


def shot_due():
    """An archer of seat 0 has just loosed, and its die is due."""
    match = at_cards()
    archer = match.state.of(0)[1]
    target = match.state.of(1)[1]
    pose = match.state.pose(target.id)
    near = TOY.codec.builtins(match.state)
    place = next(n for n, base in enumerate(near["layout"]["bases"]) if base["id"] == archer.id)
    match.enter(
        Override(
            (
                Change(
                    f"/layout/bases/{place}/pose/x",
                    near["layout"]["bases"][place]["pose"]["x"],
                    pose.x + 800,
                ),
                Change(
                    f"/layout/bases/{place}/pose/y",
                    near["layout"]["bases"][place]["pose"]["y"],
                    pose.y,
                ),
            ),
            "for the test",
        )
    )
    match.play(Shoot(archer.id, target.id), 0)
    return match


class TestFairDice:
    """Committed dice: published, mixed, revealed, proven."""

    @pytest.mark.rule("SLV-DICE-3")
    def test_every_player_mixes_in_a_number_first(self):
        match = TOY.match(dice="committed", secret="s")
        assert not match.begun
        assert match.decision.seats == (0, 1)
        assert rule_of(match, Bid(0), 0) == "SLV-DICE-2"
        match.play(MixDice(5), 1)
        assert rule_of(match, MixDice(6), 1) == "SLV-DICE-3"
        assert match.decision.waiting_for == (0,)
        match.play(MixDice(8), 0)
        assert match.begun
        assert rule_of(match, MixDice(6), 1) == "SLV-DICE-3"
        assert match.box.mixed == ((0, 8), (1, 5))

    @pytest.mark.rule("SLV-DICE-3", "SLV-TURN-1")
    def test_only_players_mix(self):
        match = TOY.match(dice="committed", secret="s", seats=WITH_LEADER)
        assert rule_of(match, MixDice(1), 2) == "SLV-TURN-1"
        assert rule_of(TOY.match(seed=1), MixDice(1), 0) == "SLV-DICE-3"

    @pytest.mark.rule("SLV-DICE-4")
    def test_the_secret_comes_at_the_end(self):
        match = TOY.match(dice="committed", secret="s")
        with pytest.raises(RefusedError, match="SLV-DICE-4"):
            match.reveal()
        finish(match)
        assert match.reveal() == "s"

    @pytest.mark.rule("SLV-BACK-2", "SLV-DICE-3")
    def test_a_take_back_never_gives_a_roll_twice(self):
        match = TOY.match(dice="committed", secret="s", seats=WITH_LEADER)
        for seat in (0, 1):
            match.play(MixDice(seat), seat)
        rolled = []
        for _ in range(12):
            for seat in (0, 1):
                match.play(Bid(0), seat)
            rolled.append(match.log[-1].rolls)
            match.play(TakeBack(match.targets()[0]), 2)
        assert match.spent() == 24
        assert len(set(rolled)) > 4, "the same draws come again and again"
        first = [match.box.stream(0).draw(_draw(12)) + 1]
        assert rolled[0][0] == tuple(first)
        assert verify(match).ok

    def test_a_changed_roll_is_found_and_its_place_named(self):
        match = finish(TOY.match(dice="committed", secret="s"))
        place = next(n for n, entry in enumerate(match.log) if n > 5 and entry.rolls)
        entry = match.log[place]
        rolls = ((entry.rolls[0][0] % 6 + 1, *entry.rolls[0][1:]), *entry.rolls[1:])
        match.log[place] = msgspec.structs.replace(entry, rolls=rolls)
        verdict = verify(match)
        assert verdict.entry == place
        assert verdict.reason.key == "verify-rolls"

    def test_a_changed_action_is_found_and_its_place_named(self):
        match = finish(TOY.match(seed=4))
        place = next(n for n, e in enumerate(match.log) if isinstance(e.action, March))
        match.log[place] = msgspec.structs.replace(match.log[place], action=EndTurn())
        assert verify(match).entry == place

    def test_a_forged_secret_is_found(self):
        match = finish(TOY.match(dice="committed", secret="s"))
        match.box = msgspec.structs.replace(match.box, seed="t")
        assert verify(match).reason.key == "verify-commitment"

    def test_recorded_dice_are_taken_as_read(self):
        match = TOY.match(dice=Scripted([BOLT, BOLT]))
        match.play(Bid(0), 0)
        match.play(Bid(0), 1)
        verdict = verify(match)
        assert verdict.ok
        assert verdict.dice == "recorded"


def _draw(count):
    from slagveld.kernel.dice import Draw
    from slagveld.texts import Text

    return Draw(("x",) * count, ("x",) * count, Text("plain", {"words": ""}))


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
        match.log[-1] = msgspec.structs.replace(match.log[-1], barrier="TOY-ROUND-1")
        assert rule_of(match, TakeBack(match.targets()[-2]), 0) == "TOY-ROUND-1"


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
        match = at_cards()
        entry = len(match.log) - 1
        assert rule_of(match, SetDice(entry, ((12,), (12,))), 0) == "SLV-HAND-4"
        match.play(SetDice(entry, ((12,),)), 0)
        assert match.state.hands[0].hand == ("bolt",)
        match.play(Agree(len(match.log) - 1), 1)
        # The first card is set; the second is still to be drawn from the real deck.
        assert match.waiting.request.seat == 1
        match.play(TypeCard("counter"), 1)
        assert match.state.hands[0].hand == ("haste",)
        assert match.state.hands[1].hand == ("counter",)
        assert match.decision.forms[0].action == "EndTurn"
        assert verify(match).ok


def test_the_dice_due_are_told_in_full():
    """Who rolls, how many, what for, and what is needed."""
    from slagveld.texts import say

    decision = shot_due().decision
    assert decision.seats == (0,)
    assert say(decision.described.prompt) == "Roll 1D6 (Arrow, needs ≥ 4) and type what they show."
    assert decision.described.rule == "TOY-SHOOT-1"
