"""Whole regiments on the move, to the unit: wheels, shifts, advances, lists of moves."""

import pytest

from slagveld.games.little_carnage.march.choices import marches
from slagveld.games.little_carnage.march.drill import advance, engage, nearest_enemy, towards
from slagveld.games.little_carnage.march.gathering import wheeled
from tests.games.little_carnage.battle import NORTH, WEST, battle, card, troop

FAR = troop(1, (38, 38))
RIDERS = card(base="rider", sides=(1, 2))


def ends(march):
    return [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in march.plan]


def regiment(*places, own=None, foe=FAR):
    return battle(troop(0, *places, card=own), foe, active=101)


class TestWheels:
    """About a lead who looks north; a hair more room where the turn is no quarter."""

    @pytest.mark.parametrize(
        ("look", "offsets"),
        [
            (2700, [(250, 0), (0, 250), (-250, -500), (500, -500)]),
            (0, [(0, 250), (-250, 0), (500, -250), (500, 500)]),
            (900, [(-250, 0), (0, -250), (250, 500), (-500, 500)]),
            (1800, [(0, -250), (250, 0), (-500, 250), (-500, -500)]),
            (3150, [(178, 178), (-178, 178), (178, -535), (713, 0)]),
            (3000, [(218, 126), (-126, 218), (34, -562), (688, -184)]),
            (2500, [(237, -86), (86, 237), (-409, -387), (301, -646)]),
        ],
    )
    def test_everybody_keeps_his_place_beside_the_lead(self, look, offsets):
        stands = battle(troop(0, (10, 10), (11, 10), (10, 11), (9, 8), (12, 8))).field.stands
        plan = wheeled(stands, stands[0], (), look)
        found = [(one.pose.x - 2500, one.pose.y - 2500) for one in plan]
        assert found == [(0, 0), *offsets]
        assert {one.pose.facing for one in plan} == {look}

    def test_the_hair_is_two_units_for_each_base_that_may_stand_between(self):
        places = [(10, 10), (10.796, 10), (10.8, 10.796), (9.2, 9.204), (8.404, 10.8)]
        stands = battle(troop(0, *places)).field.stands
        plan = wheeled(stands, stands[0], (), 3150)
        assert [(one.pose.x - 2500, one.pose.y - 2500) for one in plan] == [
            (0, 0), (141, 141), (2, 284), (-2, -284), (-426, -141),
        ], "199 is no neighbour, 200 is one, 399 still one"  # fmt: skip


class TestTowards:
    """In a direction, never farther than told by rounding."""

    @pytest.mark.parametrize(
        ("direction", "shift"),
        [
            (0, (500, 0)), (1, (499, 0)), (2, (499, 1)), (3599, (499, 0)),
            (899, (0, 499)), (900, (0, 500)), (901, (0, 499)),
            (1799, (-499, 0)), (1801, (-499, 0)), (2699, (0, -499)), (2701, (0, -499)),
            (450, (353, 353)), (1350, (-353, 353)), (2250, (-353, -353)), (3150, (353, -353)),
        ],
    )  # fmt: skip
    def test_a_model_goes_two_inches(self, direction, shift):
        state = regiment((20, 20))
        march = towards(state, state.regiment(101), direction, 500)
        assert ends(march) == [(1, 5000 + shift[0], 5000 + shift[1], direction)]

    def test_long_bases_that_cannot_turn_side_by_side_keep_looking_ahead(self):
        state = regiment((10, 10), (11, 10), own=RIDERS)
        own = state.regiment(101)
        assert ends(towards(state, own, 0, 500)) == [(1, 3000, 2500, 2700), (2, 3250, 2500, 2700)]
        assert ends(towards(state, own, 900, 500)) == [(1, 2500, 3000, 900), (2, 2750, 3000, 900)]

    def test_whoever_does_not_look_along_the_table_turns_by_quarters(self):
        state = battle(troop(0, (10, 10, 300), (11, 10, 300)), FAR, active=101)
        assert [end[3] for end in ends(towards(state, state.regiment(101), 3000, 250))] == [
            3000
        ] * 2
        state = battle(troop(0, (10, 10, 0), (10, 11, 0)), FAR, active=101)
        assert [end[3] for end in ends(towards(state, state.regiment(101), 900, 250))] == [900] * 2


class TestAdvances:
    """As far as one gets."""

    @pytest.mark.parametrize(
        ("place", "end"),
        [
            ((30, 20), (6250, 5000, 0)), ((20, 10), (5000, 3750, 2700)),
            ((10, 20), (3750, 5000, 1800)), ((20, 30), (5000, 6000, 900)),
            ((28, 14), (5749, 4437, 3231)), ((13, 25), (4389, 5436, 1445)),
            ((16, 16), (4337, 4337, 2250)), ((21, 21), (5250, 5250, 450)),
        ],
    )  # fmt: skip
    def test_five_inches_or_four_and_a_turn(self, place, end):
        state = regiment((20, 20, NORTH))
        march = advance(state, state.regiment(101), place[0] * 250, place[1] * 250)
        assert ends(march) == [(1, *end)]

    @pytest.mark.parametrize(("y", "end"), [(3, 1250), (5.2, 1563), (6.3, 1875), (7.6, 2188)])
    def test_before_an_enemy_it_goes_three_quarters_half_or_a_quarter(self, y, end):
        state = regiment((10, 10), (11, 10), (12, 10), foe=troop(1, (11, y)))
        march = advance(state, state.regiment(101), 2750, 0)
        assert ends(march) == [(2, 2750, end, 2700), (1, 2500, end, 2700), (3, 3000, end, 2700)]

    def test_right_before_him_it_does_not_go(self):
        state = regiment((10, 10), (11, 10), (12, 10), foe=troop(1, (11, 8.4)))
        assert advance(state, state.regiment(101), 2750, 0) is None

    def test_two_slow_models_keep_their_front(self):
        state = regiment((10, 10), (11, 10), own=card(agility=1))
        own = state.regiment(101)
        assert ends(advance(state, own, 5000, 2500)) == [
            (2, 3000, 2500, 2700),
            (1, 2750, 2500, 2700),
        ]
        assert ends(advance(state, own, 0, 2500)) == [(1, 2250, 2500, 2700), (2, 2500, 2500, 2700)]

    def test_the_nearest_to_the_place_leads_and_the_others_follow_by_nearness(self):
        state = regiment((10, 10), (11, 10), (12, 10), (12, 11))
        march = advance(state, state.regiment(101), 3500, 5000)
        assert [one.piece for one in march.plan] == [4, 3, 2, 1]
        assert ends(march)[0] == (4, 3162, 3482, 2700)


class TestContact:
    """At the nearest enemy."""

    def test_a_rank_that_cannot_wheel_to_its_flank_turns_where_it_stands(self):
        state = regiment(*[(10 - n, 10, NORTH) for n in range(5)], foe=troop(1, (13, 10, WEST)))
        march = engage(state, state.regiment(101), state.field.by_id[6])
        assert ends(march) == [(n + 1, 3000 - 250 * n, 2500, 0) for n in range(5)]

    def test_two_do_so_too(self):
        foe = troop(1, (13, 10, WEST))
        state = regiment((10, 10), (9, 10), own=card(agility=2), foe=foe)
        march = engage(state, state.regiment(101), state.field.by_id[3])
        assert ends(march) == [(1, 3000, 2500, 0), (2, 2750, 2500, 0)]

    def test_a_lone_model_goes_aslant_to_the_nearest_place(self):
        state = regiment((10, 10), foe=troop(1, (13, 12, WEST)))
        assert ends(engage(state, state.regiment(101), state.field.by_id[2])) == [
            (1, 3000, 2875, 0)
        ]

    def test_the_nearest_enemy_is_nearest_both_ways(self):
        state = regiment((10, 10), foe=troop(1, (10, 15), (7, 7), (14, 10)))
        assert nearest_enemy(state, state.regiment(101)).id == 4


class TestLists:
    """All that random play chooses from."""

    def test_in_a_corner_only_what_stays_on_the_table(self):
        state = regiment((1, 1))
        assert [ends(march)[0][1:] for march in marches(state, state.regiment(101))] == [
            (1500, 250, 0), (691, 691, 450), (250, 875, 900),
            (250, 250, 0), (250, 250, 900), (250, 250, 1800),
        ], "the whole way, or half of it where a turn is to be paid"  # fmt: skip

    def test_directions_turns_then_the_enemy(self):
        state = regiment((10, 10), foe=troop(1, (12, 9.2, WEST)))
        found = marches(state, state.regiment(101))
        assert [ends(march)[0][1:] for march in found] == [
            (2941, 2941, 450), (2500, 3125, 900), (2059, 2941, 1350), (1250, 2500, 1800),
            (1617, 1617, 2250), (2500, 1250, 2700),
            (2500, 2500, 0), (2500, 2500, 900), (2500, 2500, 1800),
            (2750, 2425, 0),
        ], "east and north-east the enemy is in the way"  # fmt: skip
        assert not any(march.flying for march in found), "they cannot fly, not even on the spot"
