"""The way of a regiment to a place, to the unit: straight, around, aside, closing up."""

import pytest

from slagveld.games.little_carnage.bots.routes import approach, is_barred, sidestep, way_around
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.table.shapes import Spot
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, WEST, battle, box, card, troop

FAR = troop(1, (38, 38))
HOUSE = box(1, "building", 18, 18, 4, 4, height=5)
WALL = box(1, "impassable", 8, 8, 10, 2)
UPRIGHT = box(1, "impassable", 12, 4, 2, 7)


def came(places, goal, *others, own=None, at=None, find=approach, **more):
    """Where regiment 101 comes on its way to a place (in inches); None where it does not go."""
    others = others or (FAR,)
    state = battle(troop(0, *places, card=own), *others, active=101, **more)
    more = () if at is None else (at,)
    march = find(state, state.regiment(101), round(goal[0] * 250), round(goal[1] * 250), *more)
    if march is None:
        return None
    assert march.flying is bool(own is not None and own.skills.flying)
    return [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in march.plan]


class TestStraight:
    """As far as friends and enemies leave room."""

    @pytest.mark.parametrize(
        ("friends", "end"),
        [([], 6250), ([24.5], 6406), ([24.8], 6562), ([24.8, 25.8], 6875),
         ([24.8, 25.8, 26.8], 7187), ([24.8, 25.8, 26.8, 27.8], None)],
    )  # fmt: skip
    def test_behind_friends_it_stops_in_time(self, friends, end):
        others = (troop(0, *[(20, y) for y in friends]), FAR) if friends else (FAR,)
        found = came([(20, 30)], (20, 5), *others)
        assert found == (None if end is None else [(1, 5000, end, 2700)])

    @pytest.mark.parametrize(("y", "end"), [(25.2, 6563), (25.5, 6875), (26.6, 7188), (28.4, None)])
    def test_before_an_enemy_in_that_very_place_it_stops_by_quarters(self, y, end):
        found = came([(20, 30)], (20, y), troop(1, (20, y)))
        assert found == (None if end is None else [(1, 5000, end, 2700)])
        if end == 6563:
            near = came([(20, 30)], (20, y), troop(1, (20, y)), at=(2,))
            assert near == [(1, 5000, 6562, 2700)], "by eighths on a way that is known"

    def test_to_a_place_in_a_house_it_goes_as_far_as_to_the_wall(self):
        assert came([(20, 30)], (20, 20), terrain=(HOUSE,)) == [(1, 5000, 6250, 2700)]
        assert came([(20, 27)], (20, 20), terrain=(HOUSE,)) == [(1, 5000, 5813, 2700)]


class TestAround:
    """Along the shortest way, keeping formation."""

    def test_around_a_house(self):
        assert came([(20.5, 23)], (20, 10), terrain=(HOUSE,)) == [(1, 5678, 5069, 2700)]
        assert came([(20.5, 23), (21.5, 23)], (20, 10), terrain=(HOUSE,)) == [
            (1, 5678, 5069, 2700), (2, 5928, 5069, 2700),
        ]  # fmt: skip
        assert came([(19.5, 23), (18.5, 23), (18.5, 24)], (20, 10), terrain=(HOUSE,)) == [
            (1, 4322, 5069, 2700), (2, 4072, 5069, 2700), (3, 4072, 5319, 2700),
        ]  # fmt: skip

    def test_the_nearest_leads_southward_too(self):
        assert came([(20.5, 15, SOUTH), (20.5, 16, SOUTH)], (20, 38), terrain=(HOUSE,)) == [
            (1, 5678, 4734, 900), (2, 5678, 4984, 900),
        ]  # fmt: skip
        places = [(20.5, 16, SOUTH), (20.5, 15, SOUTH), (21.5, 16, SOUTH)]
        assert came(places, (23, 38), terrain=(HOUSE,)) == [
            (3, 5678, 4534, 900), (1, 5678, 4283, 900), (2, 5428, 4284, 900),
        ], "the others close up to it"  # fmt: skip

    def test_around_an_enemy(self):
        assert came([(20, 30)], (20, 10), troop(1, (20, 26))) == [(1, 4697, 6458, 2700)]

    def test_fliers_do_not_go_around(self):
        flier = card(flying=True)
        assert came([(20.5, 23)], (20, 10), own=flier, terrain=(HOUSE,)) == [(1, 5089, 4814, 2678)]

    def test_the_first_model_tells_whether_the_way_is_barred(self):
        wall = box(1, "impassable", 8, 27, 2.4, 1)
        assert came([(10, 30), (11, 30)], (10.5, 5), terrain=(wall,)) == [
            (1, 2769, 6483, 2682), (2, 3019, 6483, 2682),
        ], "around with all"  # fmt: skip
        assert came([(11, 30), (10, 30)], (10.5, 5), terrain=(wall,)) == [
            (1, 2772, 6563, 2684), (2, 3023, 6556, 2684),
        ], "straight it does not get past, and so around"  # fmt: skip

    def test_a_torn_regiment_closes_up_by_air_or_on_foot(self):
        for own in (None, card(flying=True)):
            assert came([(20, 30), (23, 30)], (20, 10), own=own) == [
                (1, 5000, 6250, 2700), (2, 5000, 6501, 2700),
            ]  # fmt: skip
        assert came([(20, 30), (23, 30), (20, 31)], (26, 10)) == [
            (2, 5912, 6418, 2785), (1, 5875, 6666, 2785), (3, 5838, 6914, 2785),
        ]  # fmt: skip

    def test_through_a_gap_that_is_just_wide_enough(self):
        for wide, way in ((19.4, (Spot(5000, 2500),)), (19.6, ())):
            walls = (box(1, "impassable", 0, 20, wide, 1),
                     box(2, "impassable", 40 - wide, 20, wide, 1))  # fmt: skip
            state = battle(troop(0, (20, 30)), terrain=walls)
            assert way_around(Mover(state, state.field.by_id[1], through=(1,)), 5000, 2500) == way

    def test_nothing_bars_where_a_bridge_leads(self):
        river, bridge = box(1, "river", 0, 10, 40, 4), box(2, "bridge", 8, 9, 4, 6)
        state = battle(troop(0, (10, 18)), terrain=(river, bridge))
        assert is_barred(state, state.field.by_id[1], 2500, 1250) is False


class TestAside:
    """As it looks, to where the way goes on; no farther than half of its points."""

    @pytest.mark.parametrize(
        ("places", "goal", "wall", "ends"),
        [
            ([(9, 11, NORTH), (10, 11, NORTH)], (10, 2), WALL, [(1719, 2750), (1969, 2750)]),
            ([(15, 11, NORTH), (14, 11, NORTH)], (12, 2), WALL, [(4375, 2750), (4125, 2750)]),
            ([(12, 11, NORTH), (13, 11, NORTH)], (10, 2), WALL, [(2375, 2750), (2625, 2750)]),
            ([(10, 7, SOUTH), (9, 7, SOUTH), (10, 6, SOUTH)], (9, 30), WALL,
             [(2219, 1750), (1969, 1750), (2219, 1500)]),
            ([(10, 11, NORTH), (9, 11, NORTH), (9, 12, NORTH)], (9, 2), WALL,
             [(2219, 2750), (1969, 2750), (1969, 3000)]),
            ([(11, 9, EAST), (11, 10, EAST)], (30, 9), UPRIGHT, [(2750, 2781), (2750, 3031)]),
            ([(15, 9, WEST), (15, 10, WEST)], (2, 9), UPRIGHT, [(3750, 2781), (3750, 3031)]),
            ([(11, 10.2, EAST)], (30, 9), UPRIGHT, [(2750, 2781)]),
        ],
    )  # fmt: skip
    def test_along_a_wall(self, places, goal, wall, ends):
        found = came(places, goal, find=sidestep, terrain=(wall,))
        assert [end[1:3] for end in found] == ends
        assert {end[3] for end in found} == {places[0][2] * 10}

    def test_with_nothing_before_it_nobody_steps_aside(self):
        assert came([(11, 9, EAST)], (30, 9), find=sidestep) is None
