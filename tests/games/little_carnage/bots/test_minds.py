"""What regiments of bots want: when they wait for others, what they fear."""

import pytest

from slagveld.games.little_carnage.bots.attacks import best_attack, promise
from slagveld.games.little_carnage.bots.minds import Mind
from slagveld.games.little_carnage.bots.routes import approach, is_barred, lined_up, sidestep
from slagveld.games.little_carnage.bots.worth import dismay, life, lives_of, nerve, patience
from slagveld.games.little_carnage.core.state import Options
from slagveld.games.little_carnage.march.drill import Band
from slagveld.games.little_carnage.march.plans import after, courses_of
from slagveld.games.little_carnage.melee.melee_attack import Fight
from slagveld.games.little_carnage.turn.activation import EndActivation
from tests.games.little_carnage.battle import NORTH, SOUTH, WEST, box, card, troop
from tests.games.little_carnage.bots.test_tactics import done, fought, went

close = pytest.approx


class TestWaiting:
    """Nobody trickles in before enemies one by one."""

    HOST = (troop(1, (9, 8, SOUTH), (10, 8, SOUTH), (11, 8, SOUTH)),)

    def waiting(self, *others, own=None, host=HOST, **more):
        lone = troop(0, (10, 18, NORTH), card=own)
        state = fought(lone, *host, *others, **more)
        regiment = state.regiment(101)
        march = approach(state, regiment, 2500, 2000)
        return Mind(state, regiment).waits(state, march)

    def test_it_waits_for_those_who_come_up(self):
        assert self.waiting(troop(0, (10, 30, NORTH)))

    def test_alone_it_waits_for_nobody(self):
        assert not self.waiting()

    def test_nor_for_machines(self):
        assert not self.waiting(troop(0, (10, 30, NORTH), card=card(war_machine=True)))

    def test_with_enough_of_them_it_goes(self):
        near = troop(0, (8, 18, NORTH), (7, 18, NORTH))
        assert self.waiting(troop(0, (8, 18, NORTH)), troop(0, (10, 30, NORTH)))
        assert not self.waiting(near, troop(0, (10, 30, NORTH)))

    def test_out_of_their_reach_it_goes(self):
        far = (troop(1, (9, 7, SOUTH), (10, 7, SOUTH), (11, 7, SOUTH), card=card(agility=4)),)
        assert not self.waiting(troop(0, (10, 30, NORTH)), host=far)

    def test_late_in_a_battle_it_goes(self):
        late = troop(0, (10, 30, NORTH))
        assert self.waiting(late, round=4)
        assert not self.waiting(late, round=5)
        assert not self.waiting(late, round=4, options=Options(rounds=8))
        assert self.waiting(late, round=3, options=Options(rounds=8))

    def test_shooters_do_not_wait(self):
        assert not self.waiting(troop(0, (10, 30, NORTH)), own=card(ranged=True))

    def test_so_it_stays(self):
        tame = troop(1, *[(x, 8, SOUTH) for x in range(7, 14)], card=card(attack=0))
        own = troop(0, (10, 18, NORTH))
        assert done(fought(own, tame, troop(0, (10, 30, NORTH)))) == EndActivation()
        assert went(fought(own, tame)).field.by_id[1].pose.y == 13 * 250


class TestFear:
    """Attacks that fear is likely to spoil."""

    def faced(self, fear, **more):
        return fought(
            troop(0, (10, 10, NORTH), card=card(attack=1), moved=True),
            troop(1, (10, 9, SOUTH), card=card(fear=fear, wounds=6)),
            **more,
        )

    def test_a_failed_test_costs_a_part_of_the_regiment(self):
        state = self.faced(1)
        own = state.regiment(101)
        whole = sum(life(state, one) for one in state.models_of(101))
        assert lives_of(state, own) == close(whole)
        assert dismay(state, own, 1.0) == 0.0
        assert dismay(state, own, 0.25) == close(0.75 * 0.1 * 0.9 * whole)
        assert patience(state) == close(0.9)

    def test_it_lets_those_be_whom_it_hardly_dares_to_attack(self):
        state = self.faced(3)
        assert nerve(state, state.regiment(101), state.regiment(102)) < 0.3
        assert promise(state, state.regiment(101)) == 0.0
        assert best_attack(state, state.regiment(101)) is None
        assert done(state) == EndActivation()

    def test_the_fearless_attack(self):
        assert isinstance(done(self.faced(0)), Fight)

    def test_in_the_end_it_dares(self):
        late = self.faced(3, round=10)
        assert patience(late) == 0.0
        assert isinstance(done(late), Fight)

    def test_it_attacks_the_others_only(self):
        state = fought(
            troop(0, (10, 10, NORTH), card=card(attack=1), moved=True),
            troop(1, (9.5, 9, SOUTH), card=card(fear=3, wounds=6)),
            troop(1, (10.5, 9, SOUTH), card=card(wounds=6)),
        )
        assert done(state).order == ("3",)


class TestWays:
    """Over fences, along walls."""

    FENCE = box(1, "fence", 4, 12, 12, 0.25)

    def lined(self, *places, y=2):
        state = fought(troop(0, *places), troop(1, (30, 30)), terrain=(self.FENCE,))
        regiment = state.regiment(101)
        march = lined_up(Band(state, regiment, state.stands_of(101)), 2500, y * 250)
        if march is None:
            return None
        there = after(state, courses_of(state, regiment, march.plan, flying=False))
        return [(s.pose.x, s.pose.y, s.pose.facing) for s in there.stands_of(101)]

    def test_a_rank_goes_over_at_once(self):
        found = self.lined((9, 13, NORTH), (10, 13, NORTH), (11, 13, NORTH))
        assert [(x, look) for x, _, look in found] == [(2250, 2700), (2500, 2700), (2750, 2700)]
        assert all(2860 <= y < 2875 for _, y, _ in found)

    def test_a_file_lines_up_before_it(self):
        found = self.lined((10, 13.4, NORTH), (10, 14.4, NORTH), (10, 15.4, NORTH))
        assert len({y for _, y, _ in found}) == 1
        assert all(3187 <= y < 3205 for _, y, _ in found)

    def test_only_what_is_in_the_way_counts(self):
        assert self.lined((10, 13, NORTH), y=30) is None

    def test_a_regiment_steps_aside_where_a_wall_ends(self):
        wall = box(1, "impassable", 8, 8, 10, 2)
        state = fought(
            troop(0, (9, 11, NORTH), (10, 11, NORTH)), troop(1, (30, 30)), terrain=(wall,)
        )
        march = sidestep(state, state.regiment(101), 2500, 500)
        assert all(one.pose.y == 2750 for one in march.plan)
        assert all(one.pose.x < state.field.by_id[one.piece].pose.x for one in march.plan)

    @pytest.mark.parametrize(
        ("kind", "barred"),
        [("impassable", True), ("building", True), ("fence", False), ("hill", False)],
    )
    def test_what_bars_the_straight_way(self, kind, barred):
        piece = box(1, kind, 5, 10, 10, 1)
        state = fought(troop(0, (10, 14, NORTH)), troop(1, (10, 5)), terrain=(piece,))
        stand = state.field.by_id[1]
        assert is_barred(state, stand, 2500, 1250) is barred
        assert not is_barred(state, stand, 2500, 5000)

    def test_a_bridge_leads_over_a_river(self):
        river, bridge = box(1, "river", 0, 10, 40, 4), box(2, "bridge", 8, 9, 4, 6)
        state = fought(troop(0, (10, 18, NORTH)), troop(1, (10, 5)), terrain=(river, bridge))
        stand = state.field.by_id[1]
        assert not is_barred(state, stand, 2500, 1250)
        assert is_barred(state, stand, 7500, 1250)

    def test_along_a_city_wall_it_goes_for_the_gate(self):
        walls = (box(1, "high-wall", 0, 10, 12, 1, height=4), box(2, "high-wall", 15, 10, 25, 1,
                                                                height=4))  # fmt: skip
        state = fought(troop(0, (20, 14, WEST)), troop(1, (20, 6)), terrain=walls)
        there = went(state)
        assert there.field.by_id[1].pose.x < 20 * 250 - 900
