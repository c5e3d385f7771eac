"""Where regiments stand that nobody places by hand, to the unit."""

import pytest

from slagveld.games.little_carnage.setup.formation import arrayed, places
from tests.games.little_carnage.battle import battle, box, card, troop
from tests.games.little_carnage.boards import BOARD

RIDERS = card(base="rider", sides=(1, 2))
BORDER, CITY = "protect-the-border", "siege-of-the-human-capital"
ZONE = ((0, 0), (1000, 0), (1000, 1500), (0, 1500))


def array(count=3, seat=0, own=None, others=(), **more):
    """Where a regiment that waits is put."""
    waits = troop(seat, card=own, count=count)
    state = battle(waits, *others, waiting=(101,), **{"round": 0, **more})
    return [(one.pose.x, one.pose.y) for one in arrayed(state, 101)]


class TestRanks:
    """Three abreast, in the middle of the front."""

    def test_of_seven(self):
        assert array(7) == [
            (4750, 8250), (5000, 8250), (5250, 8250), (4750, 8500), (5000, 8500), (5250, 8500),
            (4750, 8750),
        ]  # fmt: skip

    def test_from_the_right_as_the_north_looks(self):
        assert array(5, seat=1) == [
            (5250, 1750), (5000, 1750), (4750, 1750), (5250, 1500), (5000, 1500),
        ]  # fmt: skip

    def test_long_bases_stand_deeper(self):
        assert array(4, own=RIDERS) == [(4750, 8250), (5000, 8250), (5250, 8250), (4750, 8750)]
        assert array(4, own=RIDERS, seat=1) == [
            (5250, 1750), (5000, 1750), (4750, 1750), (5250, 1250),
        ]  # fmt: skip

    def test_machines_stand_back_like_shooters(self):
        assert array(1, own=card(war_machine=True)) == [(5000, 9000)]

    @pytest.mark.parametrize(
        ("wide", "expected"),
        [(5, [(375, 3250), (625, 3250), (875, 3250)]),
         (3, [(125, 3250), (375, 3250), (625, 3250)]),
         (2.2, [(150, 3250), (400, 3250), (150, 3500)]),
         (1.4, [(175, 3250), (175, 3500), (175, 3750)]),
         (0.9, [])],
    )  # fmt: skip
    def test_fewer_abreast_where_there_is_no_room(self, wide, expected):
        assert array(size=(wide, 20)) == expected


class TestRoom:
    """An inch to others where there is plenty, two millimetres where there is not."""

    @pytest.mark.parametrize(("x", "shift"), [(17, 0), (17.02, 250), (16.9, 0)])
    def test_beside_a_friend(self, x, shift):
        found = array(others=(troop(0, (x, 33)),))
        assert found == [(4750 + shift, 8250), (5000 + shift, 8250), (5250 + shift, 8250)]

    def test_beside_a_friend_who_stands_askew(self):
        assert array(others=(troop(0, (16.9, 33, 45)),))[0] == (5000, 8250)

    @pytest.mark.parametrize(("y", "first"), [(34.9, (4000, 8250)), (35, (4750, 8250))])
    def test_before_a_friend(self, y, first):
        assert array(others=(troop(0, (20, y)),))[0] == first

    def test_behind_a_rank_of_friends(self):
        row = troop(0, *[(x, 33.5) for x in range(1, 40)])
        assert array(others=(row,))[0] == (4750, 9000)
        block = troop(0, *[(x, y) for x in (19, 20, 21) for y in (34, 35)])
        assert array(others=(block,)) == [(3750, 8250), (4000, 8250), (4250, 8250)]

    @pytest.mark.parametrize(
        ("left", "right", "expected"),
        [(1.5, 7.5, [(875, 3250), (1125, 3250), (1375, 3250)]),
         (2.4, 6.6, [(1125, 3250), (1125, 3500), (1125, 3750)])],
    )  # fmt: skip
    def test_between_two_files(self, left, right, expected):
        files = troop(0, *[(x, 12.5 + n) for x in (left, right) for n in range(8)])
        assert array(size=(9, 20), others=(files,)) == expected

    def test_closely_where_an_inch_is_not_to_be_had(self):
        for gap, expected in ((0.08, 1), (0.07, 0)):
            xs = [4.5 + sign * (out + gap) for sign in (-1, 1) for out in (1, 2, 3)]
            files = troop(0, *[(x, 12.5 + n) for x in xs for n in range(8)])
            assert len(array(1, size=(9, 20), others=(files,))) == expected


class TestZones:
    """As scenarios have them."""

    def test_round_the_place_where_they_gather(self):
        assert array(scenario=BORDER) == [(4750, 7325), (5000, 7325), (5250, 7325)]
        assert array(scenario=BORDER, seat=1) == [(5250, 3200), (5000, 3200), (4750, 3200)]
        assert array(scenario=CITY, seat=1) == [(5250, 2500), (5000, 2500), (4750, 2500)]

    def test_at_the_front_of_theirs(self):
        assert array(scenario=CITY) == [(4750, 6350), (5000, 6350), (5250, 6350)]
        assert array(scenario="kill-the-war-chief", seat=1) == [
            (5250, 3850), (5000, 3850), (4750, 3850),
        ]  # fmt: skip

    def test_on_a_roof_all_or_none_and_never_in_a_rock(self):
        waits = troop(0, count=6)
        tower = box(1, "tower", 18, 32, 4, 4, height=5)
        state = battle(waits, waiting=(101,), round=0, terrain=(tower,))
        assert {one.pose.z for one in arrayed(state, 101)} == {1250}
        rock = box(1, "impassable", 18, 32, 4, 4)
        assert array(terrain=(rock,)) == [(3750, 8250), (4000, 8250), (4250, 8250)]

    @pytest.mark.rule("LC-1.9-4")
    def test_on_a_board_on_whole_fields(self):
        assert array(options=BOARD) == [(4875, 8125), (5125, 8125), (5375, 8125)]
        assert array(2, options=BOARD) == [(4875, 8125), (5125, 8125)]
        assert array(2, options=BOARD, seat=1) == [(5125, 1875), (4875, 1875)]
        assert array(4, options=BOARD, own=RIDERS) == [
            (4875, 8250), (5125, 8250), (5375, 8250), (4875, 8750),
        ]  # fmt: skip
        assert array(options=BOARD, size=(21, 21))[0] == (2375, 3375)
        assert array(2, options=BOARD, size=(21, 21), seat=1) == [(2875, 1875), (2625, 1875)]


class TestPlaces:
    """The order in which places are tried."""

    @pytest.mark.parametrize(
        ("facing", "first"),
        [
            (2700, [(500, 0), (250, 0), (750, 0), (0, 0), (1000, 0), (500, 250)]),
            (0, [(1000, 750), (1000, 500), (1000, 1000), (1000, 250), (1000, 1250), (1000, 0)]),
            (1800, [(0, 750), (0, 500), (0, 1000), (0, 250), (0, 1250), (0, 0)]),
        ],
    )
    def test_from_the_middle_of_the_front_outwards(self, facing, first):
        found = places(ZONE, facing, None, False)
        assert found[:6] == first
        assert len(found) == len(set(found)) == 35

    def test_an_odd_zone_has_a_place_in_its_middle(self):
        odd = ((0, 0), (1100, 0), (1100, 700), (0, 700))
        assert places(odd, 900, None, False)[:4] == [(550, 600), (300, 600), (800, 600), (50, 600)]

    def test_those_who_shoot_leave_the_first_four_inches_for_the_last(self):
        found = places(ZONE, 2700, None, True)
        assert found[:2] == [(500, 1000), (250, 1000)]
        assert [y for _, y in found[15:]] == [y for y in (0, 250, 500, 750) for _ in range(5)]

    def test_round_a_place_by_nearness(self):
        found = places(ZONE, 900, (300, 700), True)
        assert found[:4] == [(250, 750), (250, 500), (500, 750), (500, 500)]
