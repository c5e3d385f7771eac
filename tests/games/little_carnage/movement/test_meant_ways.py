"""Where pointing leads, how far a reach goes and what a search goes around, to the unit."""

import pytest

from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.games.little_carnage.movement.path_search import meant, reach_region, way_ground
from slagveld.kernel.rulebook import Refusal
from slagveld.table.inside import place_in_area
from slagveld.table.obstacles import is_free
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import NORTH, battle, box, card, troop, units
from tests.games.little_carnage.grounds import tenths

ROCK = box(7, "impassable", 10, 10, 20, 8)
RIDER = card(base="rider", sides=(1, 2))


def pointed(x, y, facing=None, *, others=(), terrain=(), flying=False):
    """Where a model of five inches at (20, 20) comes by pointing there, and what it costs."""
    state = battle(troop(0, (20, 20, NORTH)), *others, terrain=terrain)
    mover = Mover(state, state.field.by_id[1], 1250, flying)
    way = meant(mover, units(x), units(y), tenths(facing))
    assert not isinstance(way, Refusal), way
    return way.pose.x, way.pose.y, way.pose.facing, way.cost


class TestAsFar:
    """Too far, or barred: as far as it goes, to the last unit."""

    @pytest.mark.parametrize(
        ("x", "y", "facing", "expected"),
        [
            (20, 30, None, (5000, 6000, 900, 1250)), (20, 30, NORTH, (5000, 5750, 2700, 1250)),
            (28, 13, None, (5940, 4177, 3188, 1250)), (11, 12, None, (4066, 4170, 2216, 1250)),
            (30, 21, None, (6042, 5104, 0, 1250)), (14, 26, None, (4293, 5707, 1350, 1250)),
        ],
    )  # fmt: skip
    def test_to_the_end_of_its_points(self, x, y, facing, expected):
        assert pointed(x, y, facing) == expected

    def test_up_to_a_friend(self):
        friend = (troop(0, (20, 17)),)
        assert pointed(20, 17.2, others=friend) == (5000, 4499, 2700, 501)
        assert pointed(20, 16.2, others=friend) == (5000, 4499, 2700, 501)
        assert pointed(20.3, 16.8, others=friend) == (5046, 4511, 2754, 492)

    def test_up_to_a_rock(self):
        assert pointed(20, 16, NORTH, terrain=(ROCK,)) == (5000, 4624, 2700, 376)
        assert pointed(21, 16, terrain=(ROCK,)) == (5087, 4651, 2840, 360)
        river = box(7, "river", 0, 15, 40, 3)
        assert pointed(26, 12, terrain=(river,)) == (5245, 4674, 3069, 408)

    def test_around_a_small_one(self):
        small = (box(7, "impassable", 19, 17, 2, 1),)
        assert pointed(20, 12, terrain=small) == (4727, 3897, 2868, 1250)
        assert pointed(20.2, 16.2, terrain=small) == (5090, 4063, 1985, 1250)

    def test_fliers_straight_on(self):
        enemy = (troop(1, (20, 18)),)
        assert pointed(24, 12, others=enemy, flying=True) == (5559, 3882, 2966, 1250)
        assert pointed(20, 17.8, others=enemy, flying=True) == (5000, 4750, 2700, 250)

    def test_out_of_a_corner_between_enemies(self):
        ring = (troop(1, (20, 19), (20, 21), (19, 20)),)
        assert pointed(24, 20, others=ring) == (6000, 5000, 0, 1000)
        assert pointed(24, 24, others=ring) == (5703, 5637, 508, 1249)


def test_the_edge_of_an_enemy_is_still_he():
    enemy = (troop(1, (20, 18)),)
    for x in (20.1, 20.5):
        assert pointed(x, 18.5, others=enemy) == (5000, 4750, 2700, 250)
    assert pointed(20.52, 18.5, others=enemy) == (5244, 4668, 3012, 413)


class TestReach:
    """The box round what can be reached, in units: left, right, top, bottom."""

    def box(self, limit=1250, facing=NORTH, flying=False, others=(), terrain=()):
        state = battle(troop(0, (20, 20, facing)), *others, terrain=terrain)
        region = reach_region(Mover(state, state.field.by_id[1], limit, flying))
        (outline,) = region.outlines
        xs, ys = [x for x, _ in outline.points], [y for _, y in outline.points]
        return min(xs), max(xs), min(ys), max(ys)

    @pytest.mark.parametrize(
        ("limit", "expected"),
        [(1250, (3750, 6250, 3750, 6000)), (500, (4500, 5500, 4500, 5250)),
         (250, (4750, 5250, 4750, 5125)), (24, (4976, 5024, 4976, 5012)),
         (10, (4990, 5010, 4990, 5005))],
    )  # fmt: skip
    def test_all_the_way_ahead_less_behind(self, limit, expected):
        assert self.box(limit) == expected

    def test_behind_it_is_a_smaller_circle(self):
        state = battle(troop(0, (20, 20, NORTH)))
        region = reach_region(Mover(state, state.field.by_id[1], 1250))
        areas = [outline.area() for outline in region.outlines]

        def within(x, y):
            place = units(x) * FINE, units(y) * FINE
            return any(place_in_area(*place, area) >= 0 for area in areas)

        assert [x for x in (15.2, 15.3, 24.7, 24.8) if within(x, 20)] == [15.2, 15.3, 24.7, 24.8]
        assert [x for x in (16.3, 16.7, 20, 23.3, 23.7) if within(x, 22)] == [16.7, 20, 23.3]
        assert [x for x in (17.1, 17.5, 22.5, 22.9) if within(x, 23)] == [17.5, 22.5]

    def test_whichever_way_one_looks(self):
        assert self.box(facing=30) == (4000, 6250, 3918, 6250)

    def test_before_rocks_enemies_and_fences(self):
        assert self.box(terrain=(ROCK,)) == (3750, 6250, 4625, 6000)
        assert self.box(terrain=(ROCK,), flying=True) == (3750, 6250, 3750, 6000)
        assert self.box(others=(troop(1, (20, 18)),)) == (3750, 6250, 3832, 6000)
        fence = box(7, "fence", 10, 18, 20, 0.2)
        assert self.box(terrain=(fence,)) == (3750, 6250, 4000, 6000)


class TestGround:
    """What the middle of a base goes around."""

    def free(self, *troops, terrain=(), wide=False, **how):
        state = battle(*troops, terrain=terrain)
        ground = way_ground(Mover(state, state.field.by_id[1], **how), wide=wide)
        return lambda *xs, y: [x for x in xs if is_free(ground, float(units(x) * FINE),
                                                       float(units(y) * FINE))]  # fmt: skip

    def test_enemies_by_half_of_the_narrow_side_or_by_the_corners(self):
        own, enemy = troop(0, (20, 30), card=RIDER), troop(1, (20, 20))
        assert self.free(own, enemy)(20.9, 20.98, 21, y=20) == [21]
        assert self.free(own, enemy, wide=True)(21.5, 21.6, 21.62, 21.7, y=20) == [21.62, 21.7]
        assert self.free(own, enemy)(0.4, 0.48, 0.5, 39.5, 39.52, y=30) == [0.5, 39.5]
        assert self.free(own, enemy)(20, 20.5, y=0.48) == []
        assert self.free(own, enemy, flying=True)(0.48, 0.5, y=20) == [0.5]
        assert self.free(own, enemy, flying=True)(20, y=20) == [20]
        assert self.free(own, enemy, through=(2,))(20, y=20) == [20]
        assert self.free(own, troop(0, (20, 20)))(20, y=20) == [20], "not friends"

    def test_only_what_is_on_the_same_height(self):
        tower = box(1, "tower", 18, 18, 4, 4, height=5)
        above, beside = troop(1, (20, 20), z=5), troop(1, (30, 20))
        low = self.free(troop(0, (20, 30)), above, beside, terrain=(tower,))
        assert low(17.5, 17.6, 20, 22.4, 22.5, 30, y=20) == [17.5, 22.5]
        rock = box(2, "impassable", 25, 25, 2, 2)
        enemies = (troop(1, (21, 20), z=5), beside)
        high = self.free(troop(0, (20, 20), z=5), *enemies, terrain=(tower, rock))
        assert high(20, 21, 30, y=20) == [20, 30]
        assert high(26, y=26) == [26]

    @pytest.mark.rule("LC-1.9-22")
    def test_a_ditch_that_is_wider_than_a_base_is_long(self):
        ditch = box(1, "ditch", 0, 18, 40, 1.5)
        assert self.free(troop(0, (20, 30)), terrain=(ditch,))(20, y=18.5) == []
        assert self.free(troop(0, (20, 30), card=RIDER), terrain=(ditch,))(20, y=18.5) == [20]

    @pytest.mark.rule("LC-4.2-7")
    def test_over_a_ditch_by_each_of_its_bridges(self):
        terrain = (box(1, "ditch", 0, 18, 40, 1.5), box(2, "bridge", 10, 17, 3, 3.5),
                   box(3, "bridge", 30, 17, 3, 3.5))  # fmt: skip
        free = self.free(troop(0, (20, 30)), terrain=terrain)
        xs = (5, 9.9, 10.4, 10.5, 11, 12.5, 12.6, 20, 30.4, 30.5, 32.5, 32.6, 36)
        for bank in (18, 19.5):
            assert free(*xs, y=bank) == [10.5, 11, 12.5, 30.5, 32.5]
        assert free(10.4, 10.5, 12.5, 12.6, 30.4, 30.5, y=18.7) == [10.5, 12.5, 30.5]
