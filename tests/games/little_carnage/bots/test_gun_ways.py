"""Ways under the fire of machines, to the unit: at a slant, in a rank across, behind a hedge."""

import pytest

from slagveld.games.little_carnage.bots.refuges import gun_ways
from slagveld.games.little_carnage.march.drill import Band
from tests.games.little_carnage.battle import NORTH, SOUTH, box, card, troop
from tests.games.little_carnage.boards import BOARD, on
from tests.games.little_carnage.bots.test_gunfire import GUN, before_a_gun
from tests.games.little_carnage.bots.test_tactics import fought


def ends(march):
    return [(one.piece, one.pose.x, one.pose.y, one.pose.facing) for one in march.plan]


def found(state, x, y):
    """Where all ways towards a place (in units) lead."""
    own = state.regiment(101)
    return list(gun_ways(Band(state, own, state.stands_of(101)), state.regiment(102), x, y))


def slants(state, x, y):
    return [ends(march)[0][1:] for march in found(state, x, y)]


class TestSlants:
    """Aside of the straight way, first a little, then more, to either side."""

    def test_six_ways_and_eyes_on_the_machine(self):
        state = before_a_gun((20, 30, NORTH))
        assert slants(state, 5000, 1000) == [
            (4376, 6419, 2766), (5624, 6419, 2634),
            (3978, 6784, 2800), (6022, 6784, 2600),
            (3771, 7283, 2700), (6229, 7283, 2700),
        ], "30, 55 and 80 degrees; at the last there is no inch left to turn"  # fmt: skip

    def test_the_model_nearest_to_the_place_leads(self):
        state = before_a_gun((10, 30, NORTH), (11, 30, NORTH), at=(22, 6, SOUTH))
        pair = [ends(march) for march in found(state, 5500, 1500)]
        assert pair == [
            [(1, x, y, 2700), (2, x + 250, y, 2700)]
            for x, y in ((2383, 6258), (3517, 6777), (1868, 6424), (3727, 7275), (1473, 6791))
        ], "from the second model it is 296 degrees to the place; none goes to 376: too dear"
        lone = before_a_gun((11, 30, NORTH), at=(22, 6, SOUTH))
        assert [spot[0] - 250 for spot in slants(lone, 5500, 1500)] == [
            2383, 3517, 1868, 3727, 1473,
        ]  # fmt: skip

    def test_on_a_board_all_look_to_a_side(self):
        gun = troop(1, on(26, 4, SOUTH, (2, 2)), card=GUN, ranged_on=101)
        state = fought(troop(0, on(20, 30)), gun, options=BOARD)
        looks = {end[3] for march in found(state, 6750, 1250) for end in ends(march)}
        assert looks == {2700}


class TestRanks:
    """Three or more in one rank across the line of the machine."""

    def test_three_make_a_rank_and_two_do_not(self):
        places = ((10, 30, NORTH), (11, 30, NORTH), (10, 31, NORTH))
        state = before_a_gun(*places, at=(22, 6, SOUTH))
        assert len(found(state, 5500, 1500)) == 6
        assert ends(found(state, 5500, 1500)[-1]) == [
            (1, 2803, 6508, 2958), (3, 3028, 6617, 2958), (2, 3253, 6725, 2958),
        ]  # fmt: skip
        assert len(found(before_a_gun(*places[:2], at=(22, 6, SOUTH)), 5500, 1500)) == 5

    def test_no_farther_than_to_the_place(self):
        places = ((19, 30, NORTH), (20, 30, NORTH), (20, 31, NORTH))
        state = before_a_gun(*places, at=(22, 6, SOUTH))
        assert ends(found(state, 5200, 7100)[-1]) == [
            (1, 4875, 7039, 2739), (2, 5125, 7056, 2739), (3, 5374, 7073, 2739),
        ], "447 units away: their middle goes so far"  # fmt: skip

    @pytest.mark.parametrize(
        ("agility", "middle"),
        [(5, (3, 5088, 6939, 2743)), (3, (3, 5057, 7313, 2744)), (2, (3, 5031, 7624, 2744))],
    )
    def test_a_file_gets_only_a_part_of_the_way(self, agility, middle):
        places = [(20, 30 + n, NORTH) for n in range(5)]
        state = before_a_gun(*places, own=card(agility=agility), at=(22, 6, SOUTH))
        assert ends(found(state, 5500, 1500)[-1])[0] == middle, "it leads, the others close up"


@pytest.mark.rule("LC-1.11-11")
def test_behind_a_hedge_with_eyes_on_the_machine():
    hedge = box(1, "hedge", 21, 31, 4, 0.3)
    state = before_a_gun((20, 34, NORTH), terrain=(hedge,))
    assert ends(found(state, 5000, 1000)[-1]) == [(1, 5777, 8035, 2637)]
    assert len(found(state, 5000, 1000)) == 5, "one slant leads onto the hedge"


def test_fliers_go_by_air():
    state = before_a_gun((20, 30, NORTH), own=card(flying=True))
    assert all(march.flying for march in found(state, 5000, 1000))
    walkers = before_a_gun((20, 30, NORTH))
    assert not any(march.flying for march in found(walkers, 5000, 1000))
