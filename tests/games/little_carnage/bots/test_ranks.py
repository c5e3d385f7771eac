"""In one rank over a fence, to the unit."""

import pytest

from slagveld.games.little_carnage.bots.routes import lined_up, row
from slagveld.games.little_carnage.march.drill import Band
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    box,
    card,
    troop,
    units,
)
from tests.games.little_carnage.bots.test_tactics import fought

FENCE = box(1, "fence", 4, 12, 12, 0.25)
UPRIGHT = box(1, "fence", 12, 4, 0.25, 12)
CORNERS = ((6, 14), (14, 6), (14.2, 6.2), (6.2, 14.2))
SLANTING = Terrain(1, "fence", Outline(tuple((units(x), units(y)) for x, y in CORNERS)))
RIDER = card(base="rider", sides=(1, 2))


def lined(places, goal, *terrain, own=None):
    """Where all go to get over the first fence on the way to a place; None where to nowhere."""
    state = fought(troop(0, *places, card=own), troop(1, (38, 38)), terrain=terrain)
    x, y = units(goal[0]), units(goal[1])
    march = lined_up(Band(state, state.regiment(101), state.stands_of(101)), x, y)
    if march is None:
        return None
    assert march.flying is False
    return [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in march.plan]


class TestFences:
    """Whichever way they lie."""

    @pytest.mark.parametrize(
        ("places", "goal", "fence", "expected"),
        [
            ([(x, 13, NORTH) for x in (9, 10, 11)], (10, 2), FENCE,
             [(1, 2250, 2871, 2700), (2, 2500, 2871, 2700), (3, 2750, 2871, 2700)]),
            ([(x, 11, SOUTH) for x in (9, 10, 11)], (10, 30), FENCE,
             [(3, 2750, 3191, 900), (2, 2500, 3191, 900), (1, 2250, 3191, 900)]),
            ([(11, y, EAST) for y in (9, 10, 11)], (30, 10), UPRIGHT,
             [(1, 3191, 2250, 0), (2, 3191, 2500, 0), (3, 3191, 2750, 0)]),
            ([(13.2, y, WEST) for y in (9, 10, 11)], (2, 10), UPRIGHT,
             [(3, 2871, 2750, 1800), (2, 2871, 2500, 1800), (1, 2871, 2250, 1800)]),
            ([(10.5, 12, NORTH), (11.5, 11, NORTH)], (2, 4), SLANTING,
             [(1, 2258, 2560, 2250), (2, 2435, 2383, 2250)]),
            ([(9, 9.5, SOUTH)], (20, 20), SLANTING, [(1, 2579, 2704, 450)]),
        ],
    )  # fmt: skip
    def test_right_beyond_it_side_by_side(self, places, goal, fence, expected):
        assert lined(places, goal, fence) == expected, "half a base and four units behind it"

    def test_a_file_right_before_it(self):
        places = [(10, 13.4 + n, NORTH) for n in range(4)]
        assert lined(places[:3], (10, 2), FENCE) == [
            (1, 2250, 3191, 2700), (2, 2500, 3191, 2700), (3, 2750, 3191, 2700),
        ]  # fmt: skip
        assert lined(places, (10, 2), FENCE) == [
            (1, 2125, 3191, 2700), (2, 2375, 3191, 2700),
            (3, 2625, 3191, 2700), (4, 2875, 3191, 2700),
        ]  # fmt: skip

    def test_long_bases_keep_more_room(self):
        assert lined([(9, 13.6, NORTH), (10, 13.6, NORTH)], (10, 2), FENCE, own=RIDER) == [
            (1, 2250, 2746, 2700), (2, 2500, 2746, 2700),
        ]  # fmt: skip

    def test_the_nearer_one_comes_first(self):
        for near, far in ((1, 2), (2, 1)):
            fences = [box(near, "fence", 4, 12, 12, 0.25), box(far, "fence", 4, 9, 12, 0.25)]
            for order in (fences, fences[::-1]):
                assert lined([(9, 13, NORTH)], (9, 2), *order) == [(1, 2250, 2871, 2700)]

    def test_out_of_reach_there_is_nothing_to_line_up_at(self):
        assert lined([(10, 30, NORTH)], (10, 2), FENCE) is None
        assert lined([(10, 14, NORTH)], (10, 13), FENCE) is None, "not as far as to it"


@pytest.mark.parametrize(
    ("look", "expected"),
    [
        (2700, [(3, 2250, 1748), (1, 2625, 1873), (2, 2875, 1748)]),
        (900, [(2, 2875, 2252), (1, 2625, 2127), (3, 2250, 2252)]),
        (0, [(1, 2627, 1625), (2, 2752, 1875), (3, 2752, 2250)]),
        (1800, [(1, 2373, 2375), (2, 2248, 2125), (3, 2248, 1750)]),
        (3150, [(3, 2501, 1645), (1, 2678, 1999), (2, 2943, 2087)]),
    ],
)
def test_bases_of_all_sizes_stand_flush_in_a_row_who_is_left_stays_left(look, expected):
    giant = card(base="monster", sides=(2, 2))
    own = [troop(0, (9, 10)), troop(0, (12, 10), card=RIDER), troop(0, (5, 10), card=giant)]
    plan = row(battle(*own).field.stands, 2500, 2000, look)
    assert [(one.piece, one.pose.x, one.pose.y) for one in plan] == expected
    assert all(one.pose.facing == look for one in plan)
    assert [[(spot.x, spot.y) for spot in one.path] for one in plan] == [
        [place[1:]] for place in expected
    ]


def test_who_stands_in_his_place_of_a_row_stays():
    stands = battle(troop(0, (10, 10, NORTH), (11, 10, NORTH))).field.stands
    plan = row(stands, 2625, 2627, 2700)
    assert [(one.pose.x, one.pose.y, one.path) for one in plan] == [
        (2500, 2500, ()), (2750, 2500, ()),
    ]  # fmt: skip
