"""Into contact, to the unit: sides of an enemy, ways past him, who comes along."""

import pytest

from slagveld.games.little_carnage.bots.engagement import engagements, follow, past
from slagveld.games.little_carnage.march.drill import Band
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, WEST, battle, box, card, troop

GIANT = card(base="monster", sides=(2, 2))
SWIFT = card(agility=8)


def ends(march):
    return [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in march.plan]


def engaged(places, foe, own=None, giant=False, most=8, **more):
    """Where regiment 101 can come into contact with an enemy."""
    foe = troop(1, foe, card=GIANT if giant else None)
    state = battle(troop(0, *places, card=own), foe, active=101, **more)
    enemy = state.stands_of(102)[0]
    marches = list(engagements(Band(state, state.regiment(101), state.stands_of(101)), enemy, most))
    assert {march.flying for march in marches} <= {state.regiment(101).skills.flying}
    return [ends(march) for march in marches]


class TestSides:
    """One place at the front, one at a flank, one in the rear, as far as one gets."""

    @pytest.mark.parametrize(
        ("place", "foe", "expected"),
        [
            ((10.3, 12, NORTH), (10, 8, SOUTH),
             [(2625, 2250, 2700), (2750, 2125, 1800), (2625, 1750, 900)]),
            ((9.3, 12, NORTH), (10, 8, SOUTH),
             [(2375, 2250, 2700), (2250, 2125, 0), (2375, 1750, 900)]),
            ((14, 10.4, WEST), (10, 10, EAST),
             [(2750, 2625, 1800), (2625, 2750, 2700), (2250, 2625, 0)]),
            ((14, 9.4, WEST), (10, 10, EAST),
             [(2750, 2375, 1800), (2625, 2250, 900), (2250, 2375, 0)]),
        ],
    )  # fmt: skip
    def test_a_swift_model_gets_at_all_three(self, place, foe, expected):
        assert engaged([place], foe, SWIFT) == [[(1, *end)] for end in expected]

    def test_a_slow_one_at_the_front_alone(self):
        assert engaged([(10, 12, NORTH)], (10, 8, SOUTH), card(agility=3)) == [
            [(1, 2500, 2250, 2700)]
        ]
        assert engaged([(10, 12, NORTH)], (10, 7.96, SOUTH), card(agility=3)) == []

    def test_no_more_than_wished(self):
        for most in (0, 1, 2):
            assert len(engaged([(10.3, 12, NORTH)], (10, 8, SOUTH), SWIFT, most=most)) == most

    def test_fliers_go_straight_over_him_to_his_rear(self):
        wall = box(1, "high-wall", 0, 6.8, 9, 0.1, height=4)
        flight = card(flying=True, agility=9)
        found = engaged([(10, 12, NORTH)], (10, 8, SOUTH), flight, terrain=(wall,))
        assert found == [[(1, 2500, 2250, 2700)], [(1, 2250, 2125, 0)], [(1, 2500, 1750, 900)]]


class TestRegiments:
    """As many at him as can; the others with them."""

    def test_four_before_a_giant(self):
        places = [(9, 12, NORTH), (10, 12, NORTH), (9, 13, NORTH), (12, 13, NORTH)]
        assert engaged(places, (10, 8, SOUTH), giant=True) == [
            [(2, 2500, 2375, 2700), (1, 2250, 2375, 2700), (4, 2750, 2375, 2700),
             (3, 1999, 2375, 2700)]
        ], "three find room before him, the last stands beside them"  # fmt: skip

    def test_a_rank_closes_round_him(self):
        places = [(9 + n, 12, NORTH) for n in range(5)]
        assert engaged(places, (10.5, 8.7, SOUTH), giant=True) == [
            [(2, 2500, 2550, 2700), (3, 2750, 2550, 2700), (1, 2250, 2425, 0),
             (4, 3000, 2425, 1800), (5, 3000, 2175, 1800)]
        ], "two before him, one at his right, two at his left"  # fmt: skip

    def test_who_is_too_far_away_comes_behind(self):
        places = [(9, 12 + n, NORTH) for n in range(4)]
        assert engaged(places, (10, 8.5, SOUTH), card(agility=3), giant=True) == [
            [(1, 2250, 2500, 2700), (2, 2250, 2750, 2700), (3, 2250, 3000, 2700),
             (4, 2250, 3250, 2700)]
        ]  # fmt: skip

    def test_where_a_wheel_goes_too_far_all_keep_their_places_and_turn(self):
        state = battle(
            troop(0, *[(10 - n, 10, NORTH) for n in range(5)]), troop(1, (13, 10, WEST)), active=101
        )
        stands, foe = state.stands_of(101), state.stands_of(102)[0]
        march = follow(
            Band(state, state.regiment(101), stands), stands[0], Pose(3000, 2500, 0), foe
        )
        assert ends(march) == [(n + 1, 3000 - 250 * n, 2500, 0) for n in range(5)]
        assert march.flying is False

    def test_two_slow_models_do_so_too(self):
        own = troop(0, (10, 10, NORTH), (9, 10, NORTH), card=card(agility=2))
        state = battle(own, troop(1, (13, 10, WEST)), active=101)
        stands, foe = state.stands_of(101), state.stands_of(102)[0]
        march = follow(
            Band(state, state.regiment(101), stands), stands[0], Pose(3000, 2500, 0), foe
        )
        assert ends(march) == [(1, 3000, 2500, 0), (2, 2750, 2500, 0)]


class TestPast:
    """Around an enemy on the side where one stands; on the left of who stands right before him."""

    def ways(self, foe, *ends):
        own = [(14, 10.4, WEST), (14, 9.4, WEST)]
        rider = troop(0, (14, 10, WEST), card=card(base="rider", sides=(1, 2)))
        state = battle(*[troop(0, one) for one in own], rider, foe)
        by_id = state.field.by_id
        return [
            [[(spot.x, spot.y) for spot in past(by_id[number], by_id[4], end)] for end in ends]
            for number in (1, 2, 3)
        ]

    def test_an_enemy_who_looks_east(self):
        rear, flank = Pose(2250, 2500, 0), Pose(2500, 2250, 900)
        assert self.ways(troop(1, (10, 10, EAST)), rear, flank) == [
            [[(2625, 2803), (2250, 2803), (2250, 2500)], [(2625, 2803), (2500, 2250)]],
            [[(2625, 2197), (2250, 2197), (2250, 2500)], [(2625, 2197), (2500, 2250)]],
            [[(2687, 2906), (2125, 2906), (2250, 2500)], [(2687, 2906), (2500, 2250)]],
        ]

    def test_a_giant_who_looks_aslant(self):
        rear = Pose(2000, 4700, 0)
        assert self.ways(troop(1, (10, 20, 30), card=GIANT), rear) == [
            [[(2876, 4723), (2389, 4442), (2000, 4700)]],
            [[(2876, 4723), (2389, 4442), (2000, 4700)]],
            [[(2982, 4665), (2332, 4290), (2000, 4700)]],
        ]

    def test_a_rider_is_longer_than_he_is_wide(self):
        rider = card(base="rider", sides=(1, 2))
        assert self.ways(troop(1, (10, 10, EAST), card=rider), Pose(2125, 2500, 0)) == [
            [[(2687, 2803), (2125, 2803), (2125, 2500)]],
            [[(2687, 2197), (2125, 2197), (2125, 2500)]],
            [[(2750, 2906), (2000, 2906), (2125, 2500)]],
        ]
