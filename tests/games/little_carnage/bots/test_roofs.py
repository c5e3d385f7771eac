"""Up and down buildings and onto hills, to the unit."""

import pytest

from slagveld.games.little_carnage.bots.vantages import (
    blocks_at,
    climbs,
    come_down,
    feet,
    overlook,
    shifts_onto,
    vantages,
)
from slagveld.games.little_carnage.march.drill import Band
from slagveld.record import replace
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from tests.games.little_carnage.battle import NORTH, SOUTH, battle, box, card, troop, units

TOWER = box(1, "tower", 8, 13, 4, 4, height=5)
HILL = box(1, "hill", 14, 12, 6, 3)
BOW = card(ranged=True, attack=4)
ENEMY = (14, 5, SOUTH)


def ends(march):
    return [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in march.plan]


def lifted(state, *numbers):
    """The state in which some stands are on the tower."""
    stands = [state.field.by_id[number] for number in numbers]
    return state.with_stand(*[one.at(replace(one.pose, z=1250)) for one in stands])


class TestFeet:
    """Who stands ready to climb: within a millimetre of a wall, or right behind one who is."""

    def ready(self, *places):
        state = battle(troop(0, *places), troop(1, ENEMY), terrain=(TOWER,))
        return [one.id for one in feet(state, state.stands_of(101))]

    @pytest.mark.parametrize(("gap", "ready"), [(0, [1]), (0.036, [1]), (0.04, []), (0.1, [])])
    def test_at_any_wall(self, gap, ready):
        for place in ((10, 17.5 + gap), (10, 12.5 - gap), (12.5 + gap, 15), (7.5 - gap, 15)):
            assert self.ready(place) == ready

    def test_nobody_who_is_in_the_middle_or_far_away(self):
        assert self.ready((10, 15)) == self.ready((10, 25)) == []

    @pytest.mark.parametrize(
        ("first", "behind", "beside"),
        [((9, 17.5), (9, 18.5), (10, 18.5)), ((12.5, 15), (13.5, 15), (13.5, 16)),
         ((7.5, 15), (6.5, 15), (6.5, 16)), ((10, 12.5), (10, 11.5), (9, 11.5))],
    )  # fmt: skip
    def test_or_right_behind_one_of_them(self, first, behind, beside):
        assert self.ready(first, behind) == [1, 2]
        assert self.ready(first, beside) == [1]

    def test_a_millimetre_out_of_line_is_nothing_more_is_much(self):
        assert self.ready((9, 17.5), (9, 18.54)) == self.ready((9, 17.5), (9.04, 18.5)) == [1, 2]
        assert self.ready((9, 17.5), (9, 18.544)) == self.ready((9, 17.5), (9.044, 18.5)) == [1]

    def test_a_third_rank_waits_behind_the_second(self):
        places = [(9, 17.5), (10, 17.5), (9, 18.5), (10, 18.5), (9, 19.5), (11, 18.5)]
        assert self.ready(*places) == [1, 2, 3, 4, 5], "the last one stands beside"


class TestClimbs:
    """Up and down, rank by rank, or to the wall first."""

    def climbed(self, places, foe=ENEMY, z=0, up=(), limit=1250, terrain=(TOWER,), tower=TOWER):
        own = troop(0, *places, card=BOW, z=z)
        state = lifted(battle(own, troop(1, foe), terrain=terrain, active=101), *up)
        stands, enemy = state.stands_of(101), state.stands_of(102)[0]
        found = list(climbs(Band(state, state.regiment(101), stands), tower, enemy, limit))
        assert not any(march.flying for march in found)
        return [
            [(one.piece, one.pose.x, one.pose.y, one.pose.z) for one in march.plan]
            for march in found
        ]

    def test_up_every_wall(self):
        for place, top in (((10, 17.5), (2500, 4125)), ((12.5, 15), (2875, 3750)),
                           ((7.5, 15), (2125, 3750)), ((10, 12.5), (2500, 3375))):  # fmt: skip
            assert self.climbed([(*place, NORTH)]) == [[(1, *top, 1250)]]

    def test_those_behind_come_up_to_the_wall(self):
        places = [(12.5, 14.5, NORTH), (12.5, 15.5, NORTH), (13.5, 14.5, NORTH)]
        assert self.climbed(places) == [
            [(1, 2875, 3625, 1250), (2, 2875, 3875, 1250), (3, 3125, 3625, 0)]
        ]
        assert self.climbed([(7.5, 14.5, NORTH), (6.5, 14.5, NORTH)]) == [
            [(1, 2125, 3625, 1250), (2, 1875, 3625, 0)]
        ]

    def test_those_above_make_room_or_come_down(self):
        places = [(10, 16.5, NORTH), (10, 17.5, NORTH), (10, 18.5, NORTH)]
        assert self.climbed(places, foe=(10, 38), up=(1,)) == [
            [(1, 2500, 3875, 1250), (2, 2500, 4125, 1250), (3, 2500, 4375, 0)],
            [(1, 2500, 4375, 0), (2, 2500, 4625, 0), (3, 2500, 4875, 0)],
        ]

    def test_on_the_roof_they_go_to_the_edge_towards_the_enemy(self):
        for foe, edge in (((2, 15), (2127, 3750)), ((20, 15), (2873, 3750)),
                          ((12, 2), (2500, 3377)), ((10, 38), (2500, 4123))):  # fmt: skip
            assert self.climbed([(10, 15, NORTH)], foe=foe, z=5) == [[(1, *edge, 1250)]]

    def test_from_the_edge_they_climb_down(self):
        places = [(9, 16.5, NORTH), (10, 16.5, NORTH)]
        assert self.climbed(places, foe=(10, 38), z=5) == [[(1, 2250, 4375, 0), (2, 2500, 4375, 0)]]
        assert self.climbed([(8.5, 15, NORTH)], foe=(2, 15), z=5) == [[(1, 1875, 3750, 0)]]

    def test_a_torn_regiment_does_not_line_up(self):
        assert self.climbed([(10, 15, NORTH), (10, 20, NORTH)], up=(1,)) == []

    def test_from_one_roof_nobody_goes_to_another_building(self):
        other = box(2, "tower", 20, 13, 4, 4, height=5)
        found = self.climbed(
            [(10, 16.5, NORTH)], z=5, limit=5000, terrain=(TOWER, other), tower=other
        )
        assert found == []

    def test_to_the_foot_of_it(self):
        assert self.climbed([(10, 20, NORTH)]) == [[(1, 2500, 4377, 0)]]
        assert self.climbed([(10, 30, NORTH)]) == []

    @pytest.mark.rule("LC-1.9-19")
    def test_who_came_down_does_not_attack_who_went_up_is_not_thought_of(self):
        before = lifted(battle(troop(0, (9, 16.5), (10, 17.5)), terrain=(TOWER,)), 1)
        low = before.field.by_id[1]
        there = lifted(before, 2).with_stand(low.at(replace(low.pose, z=0)))
        assert [model.climbed for model in come_down(before, there).field.models] == [True, False]
        assert come_down(before, before) is before


class TestBlocks:
    """Ranks along the walls, those of the near wall first."""

    def blocks(self, *places, tower=TOWER, own=BOW, foe=ENEMY, near=None, limit=2500, inside=False):
        state = battle(troop(0, *places, card=own), troop(1, foe), troop(1, near or (30, 30)))
        stands = state.stands_of(101)
        mark = state.stands_of(103)[0] if near else stands[0]
        plans = blocks_at(stands, tower, mark, state.stands_of(102)[0], limit, inside=inside)
        return [
            [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in plan] for plan in plans
        ]

    THREE = ((9, 20, NORTH), (10, 20, NORTH), (12, 21, NORTH))
    FIVE = ((9, 20, NORTH), (10, 20, NORTH), (11, 20, NORTH), (9, 21, NORTH), (10, 21, NORTH))

    def test_one_rank_at_each_wall(self):
        expected = [
            [(3, 2750, 4377, 2700), (2, 2500, 4377, 2700), (1, 2250, 4377, 2700)],
            [(3, 1873, 4000, 2700), (1, 1873, 3750, 2700), (2, 1873, 3500, 2700)],
            [(1, 3127, 3500, 2700), (2, 3127, 3750, 2700), (3, 3127, 4000, 2700)],
            [(1, 2250, 3123, 2700), (2, 2500, 3123, 2700), (3, 2750, 3123, 2700)],
        ]
        assert self.blocks(*self.THREE) == expected
        turned = Terrain(1, "tower", Outline(TOWER.outline.points[::-1]), height=1250)
        assert self.blocks(*self.THREE, tower=turned) == expected, "whichever way it is drawn"

    def test_two_ranks_where_there_is_no_room_for_one(self):
        assert self.blocks(*self.FIVE, limit=1250) == [
            [(3, 2750, 4377, 2700), (2, 2500, 4377, 2700), (1, 2250, 4377, 2700),
             (5, 2750, 4627, 2700), (4, 2500, 4627, 2700)],
        ]  # fmt: skip
        assert self.blocks(*self.FIVE, limit=1250, inside=True) == [
            [(1, 2250, 4123, 2700), (4, 2500, 4123, 2700), (5, 2750, 4123, 2700),
             (2, 2250, 3873, 2700), (3, 2500, 3873, 2700)],
        ]  # fmt: skip

    def test_along_slanting_walls(self):
        corners = ((10, 12), (13, 15), (10, 18), (7, 15))
        outline = Outline(tuple((units(x), units(y)) for x, y in corners))
        found = self.blocks(*self.THREE, tower=Terrain(1, "tower", outline, height=1250))
        assert found[0] == [(3, 2212, 4392, 3150), (2, 2035, 4215, 3150), (1, 1858, 4038, 3150)]
        assert found[3] == [(1, 2788, 3108, 3150), (2, 2965, 3285, 3150), (3, 3142, 3462, 3150)]

    @pytest.mark.parametrize(
        ("near", "order", "look"),
        [
            ((10, 2), [(2250, 3123), (3127, 3500), (1873, 4000), (2750, 4377)], 2700),
            ((30, 15), [(3127, 3500), (2250, 3123), (2750, 4377), (1873, 4000)], 0),
            ((2, 15), [(1873, 4000), (2250, 3123), (2750, 4377), (3127, 3500)], 1800),
            ((10, 38), [(2750, 4377), (3127, 3500), (1873, 4000), (2250, 3123)], 900),
        ],
    )
    def test_near_walls_first_and_eyes_on_the_enemy(self, near, order, look):
        found = self.blocks(*self.THREE, foe=near, near=near)
        assert [(plan[0][1], plan[0][2]) for plan in found] == order
        assert {place[3] for plan in found for place in plan} == {look}

    def test_long_bases_look_out_or_in(self):
        riders = card(base="rider", sides=(1, 2))
        places = [(9 + n, 20, NORTH) for n in range(3)]
        found = self.blocks(*places, own=riders, foe=(20, 16), near=(20, 16))
        assert [plan[0] for plan in found] == [
            (1, 3252, 3500, 0), (3, 2750, 4502, 2700), (1, 2250, 2998, 900), (1, 1748, 4000, 0),
        ]  # fmt: skip

    def test_at_most_three_ranks(self):
        needle = box(1, "tower", 9.4, 13, 1.2, 1.2, height=5)
        places = [(9 + n % 3, 20 + n // 3) for n in range(4)]
        assert len(self.blocks(*places[:3], tower=needle)) == 4
        assert self.blocks(*places, tower=needle) == []

    @pytest.mark.parametrize("place", [(13, 21), (7, 9)])
    def test_a_wall_is_in_reach_by_its_middle(self, place):
        assert len(self.blocks(place, limit=1250)) == 1, "three inches aside, four on: five"
        assert self.blocks(place, limit=1249) == []

    def test_who_is_in_his_place_stays(self):
        state = battle(troop(0, (10, 17.508)), troop(1, ENEMY))
        stands = state.stands_of(101)
        plan = next(blocks_at(stands, TOWER, stands[0], stands[0], 1250, inside=False))
        assert (plan[0].pose.x, plan[0].pose.y, plan[0].path) == (2500, 4377, ())


class TestHills:
    """Onto a hill: just far enough, or to its middle."""

    def shifts(self, *places, limit=1250):
        state = battle(troop(0, *places, card=BOW), troop(1, ENEMY), terrain=(HILL,))
        return shifts_onto(state, state.stands_of(101), HILL, limit)

    def test_eighths_of_the_way_to_its_middle(self):
        assert self.shifts((11, 18), limit=2000) == [(1125, -844), (1500, -1125)]
        assert self.shifts((11, 18)) == [], "both are too far"
        assert self.shifts((11, 18), (12, 18), (11, 19), limit=2500) == [
            (1239, -1057), (1417, -1208),
        ]  # fmt: skip
        assert self.shifts((22, 10)) == [(-782, 546)]
        assert self.shifts((5, 30)) == []

    def test_a_way_as_long_as_the_points_will_do(self):
        assert self.shifts((17, 18.5)) == [(0, -938), (0, -1250)]
        assert self.shifts((17, 18.5), limit=1249) == [(0, -938)]
        assert self.shifts((17, 18.5), limit=937) == []

    def test_who_is_up_stays_and_who_is_nearly_up_goes_on(self):
        assert self.shifts((15, 13)) == []
        assert self.shifts((15, 13), (13, 13)) == [(281, 46), (750, 125)]
        assert self.shifts((13.9, 13)) == [(96, 15), (775, 125)]

    def looked(self, *places, foe, own=BOW):
        state = battle(troop(0, *places, card=own), troop(1, foe), terrain=(HILL,), active=101)
        stands, enemy = state.stands_of(101), state.stands_of(102)[0]
        return list(vantages(Band(state, state.regiment(101), stands), enemy, 1250))

    def test_up_there_all_look_at_the_enemy_where_they_can_wheel(self):
        found = self.looked((15, 17, NORTH), (16, 17, NORTH), foe=(10, 5))
        assert [ends(march) for march in found] == [
            [(1, 3984, 3703, 2388), (2, 4200, 3572, 2388)],
            [(1, 4125, 3375, 2326), (2, 4325, 3222, 2326)],
        ]
        three = self.looked((15, 17, NORTH), (16, 17, NORTH), (17, 17, NORTH), foe=(24, 5))
        assert ends(three[0]) == [
            (1, 3983, 3429, 3030), (2, 4195, 3566, 3030), (3, 4406, 3703, 3030),
        ], "about the one nearest to him"  # fmt: skip

    def test_else_they_keep_their_front(self):
        for order in (1, -1):
            found = self.looked(*((15, 17, NORTH), (16, 17, NORTH))[::order], foe=(30, 12))
            assert sorted([end[1:] for end in ends(found[0])]) == [
                (4181, 3457, 3479), (4234, 3703, 3479),
            ]  # fmt: skip
            assert sorted([end[1:] for end in ends(found[1])]) == [
                (4125, 3375, 2700), (4375, 3375, 2700),
            ]  # fmt: skip

    def test_fliers_do_not_climb(self):
        flier = card(ranged=True, flying=True)
        found = self.looked((15, 17, NORTH), foe=(10, 5), own=flier)
        assert [march.flying for march in found] == [True, True]

    @pytest.mark.parametrize(("y", "worth"), [(30, 3.0), (30.1, 0.0)])
    def test_enemies_four_inches_out_of_range_are_awaited(self, y, worth):
        own = troop(0, (15, 13), card=card(ranged=True))
        state = battle(own, troop(1, (15, y)), terrain=(HILL,))
        assert overlook(state, state.regiment(101)) == worth
