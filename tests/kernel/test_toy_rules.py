"""The rules of the ford, one by one."""

import pytest
from slagveld_toy.chances import arrow_chances
from slagveld_toy.magic import CastBolt, Counter, LetBe, PlayCounter, PlayHaste
from slagveld_toy.march import March, Pass, WatchShot
from slagveld_toy.model import BOLT, COUNTER, HASTE_CARD, UNKNOWN, Wound
from slagveld_toy.places import WATER, WOOD, gap
from slagveld_toy.shooting import Press, Shoot
from slagveld_toy.turn import Bid, EndTurn

from slagveld.kernel.decision import Partial
from slagveld.kernel.dice import Rng, Scripted
from slagveld.kernel.preview import preview
from slagveld.kernel.standing import SetPolicy
from slagveld.record import replace

from .ford import TOY, act, asked, ford, go, refused, told


@pytest.mark.rule("TOY-ROUND-1", "TOY-CARD-1")
def test_a_round_has_its_parts_in_order():
    match = TOY.match(dice=Scripted([BOLT, COUNTER, HASTE_CARD, BOLT]))
    assert asked(match.state) == ("Bids", 0, 1)
    match.play(Bid(0), 0)
    match.play(Bid(2), 1)
    assert match.state.hands[1].hand == (BOLT,), "the winner of the bid draws first"
    assert match.state.hands[0].hand == (COUNTER,)
    assert len(match.state.stack) == 10
    assert asked(match.state) == ("TakeTurn", 1)
    match.play(EndTurn())
    assert asked(match.state) == ("TakeTurn", 0)
    match.play(EndTurn())
    assert match.state.round == 2
    assert asked(match.state) == ("Bids", 0, 1)


@pytest.mark.rule("TOY-CARD-1")
def test_only_the_owner_knows_a_card():
    match = TOY.match(dice=Scripted([BOLT, COUNTER]))
    match.play(Bid(1), 0)
    match.play(Bid(0), 1)
    drawn = [
        [event.item for event in events if type(event).__name__ == "Drawn"]
        for seat in (0, 1, None)
        for _, events in match.story(seat)[-1:]
    ]
    assert drawn == [[BOLT, None], [None, COUNTER], [None, None]]
    assert match.view(0).hands[1].hand == (UNKNOWN,)
    assert match.view(1).hands[1].hand == (COUNTER,)
    assert match.view(None).stack == (UNKNOWN,) * 10
    assert COUNTER.encode() not in TOY.codec.encode(match.view(0))


@pytest.mark.rule("TOY-CARD-1")
def test_an_empty_stack_gives_no_cards():
    state = ford((0, "s", 10, 10), (1, "s", 50, 50))
    spent = replace(state, stack=(), discards=state.stack)
    play = act(spent, 0, EndTurn())
    for seat in (0, 1):
        play = act(play.state, seat, Bid(0))
    assert play.state.hands[0].hand == ()
    assert asked(play.state) == ("TakeTurn", 0)


def test_a_hidden_hand_can_be_imagined_and_not_guessed():
    state = ford((0, "s", 20, 30), (1, "s", 40, 30), hands=[(BOLT, HASTE_CARD), (COUNTER, BOLT)])
    view = TOY.view(state, 0)
    hands = {TOY.imagine(view, 0, Rng(seed)).hands[1].hand for seed in range(60)}
    assert len(hands) == 6 - 1, "every pair of unseen cards but two hastes turns up"
    for seed in range(20):
        imagined = TOY.imagine(view, 0, Rng(seed))
        assert imagined.hands[0] == state.hands[0]
        assert TOY.view(imagined, 0) == view
        assert TOY.faults(imagined) == []


@pytest.mark.rule("TOY-MAGIC-2")
def test_who_can_counter_is_a_secret():
    state = ford(
        (0, "s", 20, 30),
        (1, "s", 40, 30),
        (2, "s", 30, 40),
        seats=3,
        hands=[(BOLT,), (COUNTER,), (BOLT,)],
    )
    state = act(state, 0, CastBolt(2)).state
    for seat in (0, 2, None):
        view = TOY.view(state, seat)
        assert b'Counter"' not in TOY.codec.encode(view.agenda)
    imagined = TOY.imagine(TOY.view(state, 2), 2, Rng(1))
    assert TOY.question(imagined) == Counter(1, 0)
    assert COUNTER in imagined.hands[1].hand


@pytest.mark.rule("TOY-TURN-1")
def test_a_turn_is_one_march_one_shot_and_any_cards():
    state = ford(
        (0, "a", 20, 30),
        (0, "a", 20, 40),
        (1, "s", 40, 30),
        hands=[(BOLT, HASTE_CARD, HASTE_CARD), ()],
    )
    state = act(state, 0, Shoot(1, 3), 1).state
    assert refused(state, 0, Shoot(2, 3)) == "TOY-TURN-1"
    state = act(state, 0, PlayHaste()).state
    state = act(state, 0, PlayHaste()).state
    state = act(state, 0, March((go(1, (20, 20)),))).state
    assert refused(state, 0, March((go(2, (20, 45)),))) == "TOY-TURN-1"
    state = act(state, 0, CastBolt(3)).state
    assert asked(state) == ("TakeTurn", 0)
    assert asked(act(state, 0, EndTurn()).state) == ("Bids", 0, 1)


@pytest.mark.rule("TOY-TURN-1")
def test_a_seat_without_soldiers_has_no_turn():
    match = TOY.match("three", dice=Scripted([BOLT] * 3))
    for seat in range(3):
        match.play(Bid(0), seat)
    gone = match.state.without(s.id for s in match.state.of(1))
    assert asked(act(gone, 0, EndTurn()).state) == ("TakeTurn", 2)


class TestMarch:
    """How soldiers march."""

    STATE = ford((0, "s", 20, 30), (0, "s", 25, 30), (1, "s", 40, 30))

    @pytest.mark.rule("TOY-MARCH-1")
    def test_only_own_soldiers_each_once(self):
        assert refused(self.STATE, 0, March(())) == "TOY-MARCH-1"
        assert refused(self.STATE, 0, March((go(3, (40, 31)),))) == "TOY-MARCH-1"
        assert refused(self.STATE, 0, March((go(9, (40, 31)),))) == "TOY-MARCH-1"
        twice = March((go(1, (20, 31)), go(1, (20, 32))))
        assert refused(self.STATE, 0, twice) == "TOY-MARCH-1"

    @pytest.mark.rule("TOY-MARCH-2")
    def test_ten_centimetres_along_the_way(self):
        act(self.STATE, 0, March((go(1, (20, 20), facing=900),)))
        assert refused(self.STATE, 0, March((go(1, (20, 19.99)),))) == "TOY-MARCH-2"
        bent = go(1, (20, 25), (14.99, 25))
        assert refused(self.STATE, 0, March((bent,))) == "TOY-MARCH-2"
        act(self.STATE, 0, March((go(1, (20, 25), (15, 25)),)))

    @pytest.mark.rule("TOY-MARCH-2")
    def test_the_way_ends_where_the_soldier_stands_on_the_ground(self):
        way = go(1, (20, 25))
        for pose in (
            replace(way.pose, x=way.pose.x + 1),
            replace(way.pose, level=1),
            replace(way.pose, z=10),
        ):
            plan = March((replace(way, pose=pose),))
            assert refused(self.STATE, 0, plan) == "TOY-MARCH-2"
        no_way = March((replace(way, path=()),))
        assert refused(self.STATE, 0, no_way) == "TOY-MARCH-2"

    @pytest.mark.rule("TOY-MARCH-3")
    def test_no_base_is_passed_through_or_stood_on(self):
        assert refused(self.STATE, 0, March((go(1, (29, 30)),))) == "TOY-MARCH-3"
        assert refused(self.STATE, 0, March((go(1, (23, 30)),))) == "TOY-MARCH-3"
        act(self.STATE, 0, March((go(1, (22, 30)),)))

    @pytest.mark.rule("TOY-MARCH-3")
    def test_nobody_leaves_the_table(self):
        state = ford((0, "s", 3, 30), (1, "s", 40, 30))
        act(state, 0, March((go(1, (1.5, 30)),)))
        assert refused(state, 0, March((go(1, (1.49, 30)),))) == "TOY-MARCH-3"

    @pytest.mark.rule("TOY-MARCH-3")
    @pytest.mark.parametrize("terrain", [WOOD, WATER])
    def test_wood_and_water_are_closed(self, terrain):
        x, y = terrain.outline.points[0]
        state = ford((0, "s", x / 100 - 4, y / 100 + 3), (1, "s", 55, 55), terrain=[terrain])
        into = March((go(1, (x / 100 + 2, y / 100 + 3)),))
        assert refused(state, 0, into) == "TOY-MARCH-3"

    @pytest.mark.rule("TOY-MARCH-3")
    def test_a_square_base_does_not_turn_into_another(self):
        state = ford((0, "a", 20, 30), (1, "a", 22.6, 30))
        act(state, 0, March((go(1, (20, 30), facing=900),)))
        assert refused(state, 0, March((go(1, (20, 30), facing=450),))) == "TOY-MARCH-3"

    @pytest.mark.rule("TOY-MAGIC-3")
    def test_haste_makes_it_longer_this_turn_only(self):
        state = ford((0, "s", 20, 30), (1, "s", 40, 30), hands=[(HASTE_CARD,), ()])
        far = March((go(1, (20, 15)),))
        assert refused(state, 0, far) == "TOY-MARCH-2"
        hasty = act(state, 0, PlayHaste()).state
        assert hasty.hands[0].hand == ()
        act(hasty, 0, far)
        assert refused(hasty, 0, March((go(1, (20, 14.9)),))) == "TOY-MARCH-2"
        assert refused(hasty, 0, PlayHaste()) == "TOY-MAGIC-3"
        play = act(hasty, 0, EndTurn())
        for seat in (0, 1):
            dice = (BOLT, BOLT) if seat else ()
            play = act(play.state, seat, Bid(0), *dice)
        assert play.state.hurry == 0


class TestWatch:
    """Shots at soldiers on the march."""

    def come_near(self, x, **more):
        state = ford((0, "s", 20, 30), (1, "a", 45, 30), (1, "s", 45, 35), **more)
        return act(state, 0, March((go(1, (x, 30)),))).state

    @pytest.mark.rule("TOY-WATCH-1")
    def test_within_fifteen_centimetres(self):
        assert asked(self.come_near(27.25)) == ("Watch", 1)
        assert gap(self.come_near(27.25), 1, 2) == 1500
        assert asked(self.come_near(27.24)) == ("TakeTurn", 0)

    @pytest.mark.rule("TOY-WATCH-1")
    def test_only_archers_that_are_ready_and_see(self):
        state = self.come_near(30)
        assert refused(state, 1, WatchShot(3)) == "TOY-WATCH-1"
        assert refused(state, 1, WatchShot(1)) == "TOY-WATCH-1"
        spent = ford((0, "s", 20, 30), (1, "a", 45, 30, 2, True))
        assert asked(act(spent, 0, March((go(1, (30, 30)),))).state) == ("TakeTurn", 0)
        hidden = ford((0, "s", 20, 30), (1, "a", 40, 30), (1, "s", 35, 30))
        assert asked(act(hidden, 0, March((go(1, (28, 30)),))).state) == ("TakeTurn", 0)

    @pytest.mark.rule("TOY-WATCH-1")
    def test_the_wound_counts_at_once(self):
        play = act(self.come_near(30), 1, WatchShot(2), 4)
        assert play.state.soldier(1).wounds == 1
        assert play.state.pending == ()
        assert play.state.soldier(2).shot
        assert act(self.come_near(30), 1, WatchShot(2), 3).state.soldier(1).wounds == 2
        six = act(self.come_near(30), 1, WatchShot(2), 6)
        assert asked(six.state) == ("TakeTurn", 0), "nobody presses on while on watch"

    @pytest.mark.rule("TOY-WATCH-1")
    def test_friends_are_let_by(self):
        state = ford((0, "s", 20, 30), (0, "a", 32, 30), (1, "s", 55, 55))
        assert asked(act(state, 0, March((go(1, (25, 30)),))).state) == ("TakeTurn", 0)

    @pytest.mark.rule("TOY-WATCH-1", "SLV-POLICY-1")
    def test_a_seat_may_switch_it_off(self):
        state = ford((0, "s", 20, 30), (1, "a", 36, 30))
        state = act(state, 1, SetPolicy("watch", "never")).state
        assert asked(act(state, 0, March((go(1, (25, 30)),))).state) == ("TakeTurn", 0)

    @pytest.mark.rule("TOY-WATCH-1")
    def test_passing_is_always_allowed(self):
        assert asked(act(self.come_near(30), 1, Pass()).state) == ("TakeTurn", 0)


class TestShooting:
    """How archers shoot."""

    @pytest.mark.rule("TOY-SHOOT-1")
    def test_own_archers_at_enemies_once_a_round(self):
        state = ford((0, "a", 20, 30), (0, "s", 20, 35), (1, "a", 30, 30))
        assert refused(state, 0, Shoot(2, 3)) == "TOY-SHOOT-1"
        assert refused(state, 0, Shoot(3, 1)) == "TOY-SHOOT-1"
        assert refused(state, 0, Shoot(1, 2)) == "TOY-SHOOT-1"
        assert refused(state, 0, Shoot(1, 99)) == "TOY-SHOOT-1"
        spent = ford((0, "a", 20, 30, 2, True), (1, "a", 30, 30))
        assert refused(spent, 0, Shoot(1, 2)) == "TOY-SHOOT-1"
        play = act(state, 0, Shoot(1, 3), 4)
        assert play.state.soldier(1).shot
        assert play.state.pending == (Wound(3, 1, 1),)
        assert act(state, 0, Shoot(1, 3), 3).state.pending == ()

    @pytest.mark.rule("TOY-SHOOT-1", "TOY-ROUND-1")
    def test_archers_are_ready_again_next_round(self):
        state = ford((0, "a", 20, 30), (1, "a", 30, 30))
        state = act(state, 0, Shoot(1, 2), 1).state
        state = act(state, 0, EndTurn()).state
        assert not state.soldier(1).shot

    @pytest.mark.rule("TOY-SHOOT-2")
    def test_thirty_centimetres_base_to_base(self):
        near = ford((0, "a", 10, 30), (1, "a", 42.5, 30))
        assert gap(near, 1, 2) == 3000
        act(near, 0, Shoot(1, 2), 1)
        far = ford((0, "a", 10, 30), (1, "a", 42.51, 30))
        assert refused(far, 0, Shoot(1, 2)) == "TOY-SHOOT-2"

    @pytest.mark.rule("TOY-SHOOT-2")
    def test_neither_through_soldiers_nor_through_wood(self):
        behind = ford((0, "a", 10, 30), (1, "a", 30, 30), (0, "s", 20, 30))
        assert refused(behind, 0, Shoot(1, 2)) == "TOY-SHOOT-2"
        beside = ford((0, "a", 10, 30), (1, "a", 30, 30), (0, "s", 20, 31.5))
        act(beside, 0, Shoot(1, 2), 1)
        wood = ford((0, "a", 22, 27), (1, "a", 40, 27), terrain=[WOOD])
        assert refused(wood, 0, Shoot(1, 2)) == "TOY-SHOOT-2"
        water = ford((0, "a", 3, 29), (1, "a", 22, 29), terrain=[WATER])
        act(water, 0, Shoot(1, 2), 1)

    @pytest.mark.rule("TOY-SHOOT-3")
    def test_far_shots_and_cover_are_harder(self):
        far = ford((0, "a", 10, 30), (1, "a", 27.51, 30))
        assert act(far, 0, Shoot(1, 2), 4).state.pending == ()
        assert len(act(far, 0, Shoot(1, 2), 5).state.pending) == 1
        half = ford((0, "a", 10, 30), (1, "a", 27.5, 30))
        assert len(act(half, 0, Shoot(1, 2), 4).state.pending) == 1
        edge = ford((0, "a", 10, 29), (1, "a", 23.6, 31), terrain=[WOOD])
        assert len(act(edge, 0, Shoot(1, 2), 4).state.pending) == 1
        x, y = WOOD.outline.points[5]
        cover = ford((0, "a", 10, 29), (1, "a", x / 100 - 1.25, y / 100), terrain=[WOOD])
        assert act(cover, 0, Shoot(1, 2), 4).state.pending == ()
        (rolled,) = told(act(cover, 0, Shoot(1, 2), 5), "Rolled")
        assert [item.rule for item in rolled.need.target.items] == ["TOY-SHOOT-3"]
        assert rolled.need.target.total == 5

    @pytest.mark.rule("TOY-SHOOT-3", "TOY-SHOOT-4")
    def test_the_odds_shown_are_the_chances(self):
        state = ford((0, "a", 10, 30), (1, "a", 27.51, 30))
        shown = preview(TOY, state, 0, Partial("Shoot", {"archer": 1, "target": 2}))
        assert shown.tallies[0].total == 5
        odds = [p for _, p in shown.odds[0].outcomes]
        # Five or six hits; after a six, five or six hits again.
        assert odds == pytest.approx([4 / 6, 2 / 6 - 2 / 36, 2 / 36])
        played = {0: 0.0, 1: 0.0, 2: 0.0}
        for first in range(1, 7):
            after = act(state, 0, Shoot(1, 2), first)
            if asked(after.state)[0] != "PressOn":
                played[len(after.state.pending)] += 1 / 6
                continue
            for second in range(1, 7):
                last = act(after.state, 0, Press(on=True), second).state
                played[sum(w.target == 2 for w in last.pending)] += 1 / 36
        assert odds == pytest.approx(list(played.values()))

    @pytest.mark.rule("TOY-SHOOT-4")
    @pytest.mark.parametrize("needed", range(1, 9))
    def test_arrow_chances_are_sound(self, needed):
        whole = arrow_chances(needed)
        assert sum(p for _, p in whole.items()) == pytest.approx(1)
        assert arrow_chances(needed, press=False).mean == pytest.approx(
            max(0, min(6, 7 - needed)) / 6
        )


class TestMagic:
    """Cards in hand."""

    @pytest.mark.rule("TOY-MAGIC-1")
    def test_a_bolt_needs_its_card_an_enemy_and_sight(self):
        state = ford((0, "s", 20, 30), (1, "s", 40, 30), (0, "s", 30, 30), hands=[(BOLT,), ()])
        assert refused(state, 0, CastBolt(3)) == "TOY-MAGIC-1"
        assert refused(state, 0, CastBolt(99)) == "TOY-MAGIC-1"
        act(state, 0, CastBolt(2))
        empty = ford((0, "s", 20, 30), (1, "s", 40, 30))
        assert refused(empty, 0, CastBolt(2)) == "TOY-MAGIC-1"
        wood = ford((0, "s", 22, 27), (1, "s", 40, 27), terrain=[WOOD], hands=[(BOLT,), ()])
        assert refused(wood, 0, CastBolt(2)) == "TOY-MAGIC-1"

    @pytest.mark.rule("TOY-MAGIC-2")
    def test_the_caster_does_not_counter_himself(self):
        state = ford((0, "s", 20, 30), (1, "s", 40, 30), hands=[(BOLT, COUNTER), ()])
        assert asked(act(state, 0, CastBolt(2)).state) == ("TakeTurn", 0)

    @pytest.mark.rule("TOY-MAGIC-2")
    def test_a_counterspell_needs_its_card(self):
        state = ford((0, "s", 20, 30), (1, "s", 40, 30), hands=[(BOLT,), (COUNTER,)])
        state = act(state, 0, CastBolt(2)).state
        act(state, 1, PlayCounter())
        lost = state.without_card(1, COUNTER)
        assert refused(lost, 1, PlayCounter()) == "TOY-MAGIC-2"
        act(lost, 1, LetBe())


class TestEnd:
    """How it ends."""

    def ended(self, *soldiers, **rest):
        return act(ford(*soldiers, **rest), 0, EndTurn()).state.outcome

    @pytest.mark.rule("TOY-END-1")
    def test_the_last_side_wins(self):
        wounds = (Wound(2, 2, 1),)
        outcome = self.ended((0, "s", 10, 10), (1, "s", 50, 50), pending=wounds)
        assert outcome.winners == (0,)
        assert outcome.reason.key == "toy:end-last"
        assert outcome.scores == (1, 0)

    @pytest.mark.rule("TOY-END-1", "TOY-WOUND-1")
    def test_all_falling_together_is_a_draw(self):
        wounds = (Wound(2, 2, 1), Wound(1, 1, 2), Wound(1, 1, 2))
        outcome = self.ended((0, "s", 10, 10), (1, "s", 50, 50), pending=wounds)
        assert outcome.winners == ()
        assert outcome.reason.key == "toy:end-last"

    @pytest.mark.rule("TOY-END-1")
    def test_after_the_last_round_most_soldiers_win(self):
        more = ((0, "s", 10, 10), (1, "s", 50, 50), (1, "s", 40, 50))
        assert self.ended(*more, limit=1).winners == (1,)
        assert self.ended(*more, limit=1).reason.key == "toy:end-rounds"
        assert self.ended(*more, limit=2) is None
        assert self.ended(*more[:2], limit=1).winners == ()

    @pytest.mark.rule("TOY-END-1")
    def test_seats_of_one_side_win_together(self):
        from slagveld.kernel.state import Seat

        state = ford((0, "s", 10, 10), (1, "s", 50, 50), (2, "s", 40, 50), seats=3, limit=1)
        allied = (Seat("a", 0), Seat("b", 1), Seat("c", 1))
        state = replace(state, seats=allied)
        assert act(state, 0, EndTurn()).state.outcome.winners == (1, 2)
