"""Ways around what is in the way, what a player means, and the reach of a move."""

import pytest

from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.games.little_carnage.movement.path_search import (
    meant,
    reach_region,
    way_ground,
    way_to,
)
from slagveld.games.little_carnage.terrain.ditches import (
    is_bridged,
    narrowest,
    width_along,
    width_at,
)
from slagveld.kernel.rulebook import Refusal
from slagveld.table.inside import place_in_area
from slagveld.table.obstacles import is_free
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain, strip
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import EAST, NORTH, battle, box, card, troop, units
from tests.games.little_carnage.grounds import tenths, why


def mean(state, x, y, facing=None, *, limit=5, stand=1, **more):
    mover = state.field.by_id[stand]
    return meant(Mover(state, mover, units(limit), **more), units(x), units(y), tenths(facing))


def find(state, x, y, facing=None, *, limit=5, stand=1, flying=False, through=()):
    mover = state.field.by_id[stand]
    look = tenths(facing)
    return way_to(Mover(state, mover, units(limit), flying, through), units(x), units(y), look)


def end(way):
    assert not isinstance(way, Refusal), way
    return way.pose.x / 250, way.pose.y / 250


def open_ground(*terrain, **values):
    return battle(troop(0, (20, 20, NORTH), card=card(**values)), terrain=terrain)


def guarded():
    """An enemy two inches ahead."""
    return battle(troop(0, (20, 20, NORTH)), troop(1, (20, 18)))


# Ways around


def test_a_free_place_is_gone_to_straight():
    way = find(open_ground(), 20, 17)
    assert len(way.path) == 1
    assert way.cost == 750


def test_an_enemy_is_gone_around():
    way = find(guarded(), 20, 16.4, NORTH)
    assert len(way.path) > 1
    assert end(way) == (20, 16.4)
    assert 900 < way.cost <= 1250
    assert find(guarded(), 20, 16.4, NORTH, limit=3.7) is None


def test_who_is_away_is_not_gone_around():
    assert len(find(guarded(), 20, 16.4, through=(2,)).path) == 1


def test_a_flier_goes_straight_or_not_at_all():
    assert len(find(guarded(), 20, 16.4, flying=True).path) == 1
    assert find(guarded(), 20, 18, flying=True) is None


def test_a_place_too_far_or_taken_is_not_found():
    assert find(open_ground(), 20, 14) is None
    assert find(guarded(), 20, 18) is None


@pytest.mark.parametrize("kind", ["impassable", "building", "high-wall", "ditch"])
def test_terrain_that_bars_the_way_is_gone_around(kind):
    state = open_ground(box(7, kind, 19.5, 17, 1.4, 1.4, 5))
    way = find(state, 20, 16, limit=6)
    assert len(way.path) > 1
    assert end(way) == (20, 16)


def test_a_low_obstacle_is_crossed_or_gone_around_whichever_is_cheaper():
    long = find(open_ground(box(7, "fence", 10, 18, 20, 0.2)), 20, 17)
    assert (long.cost, long.crosses) == (1000, (7,))
    ground = way_ground(Mover(open_ground(box(7, "fence", 10, 18, 20, 0.2)), _first(open_ground())))
    assert [toll.toll for toll in ground.tolls] == [2000.0] * 4


def _first(state):
    return state.field.by_id[1]


@pytest.mark.rule("LC-4.2-7")
def test_a_river_is_crossed_by_its_bridge():
    river, bridge = box(7, "river", 0, 15, 40, 3), box(8, "bridge", 21, 14.5, 2, 4)
    state = open_ground(river, bridge)
    way = find(state, 22, 14.2, limit=9)
    assert end(way) == (22, 14.2)
    assert len(way.path) > 1
    assert find(open_ground(river), 22, 14.2, limit=9) is None


def test_banks_are_walls_but_for_the_bridge():
    river, bridge = box(7, "river", 0, 15, 40, 3), box(8, "bridge", 21, 14.5, 2, 4)
    state = open_ground(river, bridge)
    ground = way_ground(Mover(state, _first(state)))
    free = [x for x in (18, 20, 21.4, 21.5, 22, 22.5, 22.6, 25) if _free(ground, x, 18)]
    assert free == [21.5, 22, 22.5]
    assert [x for x in (21.4, 21.5, 22.5, 22.6) if _free(ground, x, 16.5)] == [21.5, 22.5]


def _free(ground, x, y):
    return is_free(ground, float(units(x) * FINE), float(units(y) * FINE))


def test_a_narrow_ditch_is_no_obstacle_for_a_search():
    state = open_ground(box(7, "ditch", 0, 17, 40, 1))
    assert way_ground(Mover(state, _first(state))).solids == []
    assert way_ground(Mover(state, _first(state), flying=True)).solids == []


def test_what_is_known_of_the_ground_is_kept_with_the_field():
    state = guarded()
    assert way_ground(Mover(state, _first(state))) is way_ground(Mover(state, _first(state)))
    assert way_ground(Mover(state, _first(state))) is not way_ground(
        Mover(state, _first(state)), wide=True
    )


# Widths


@pytest.mark.rule("LC-1.9-22")
def test_a_ditch_is_as_wide_as_its_narrow_side():
    piece = box(7, "ditch", 10, 10, 20, 1)
    assert narrowest(piece) == pytest.approx(250 * FINE, abs=0.1)
    assert width_at(piece.area, units(15) * FINE, units(10.4) * FINE) == pytest.approx(
        250 * FINE, abs=0.1
    )
    assert width_at(piece.area, 0, 0) == 0.0


@pytest.mark.rule("LC-1.9-22")
def test_a_bent_ditch_is_as_wide_as_its_strip():
    points = ((0, 5000), (4000, 5000), (7000, 2000))
    piece = Terrain(7, "ditch", strip(points, 240))
    assert narrowest(piece) == pytest.approx(240 * FINE, rel=0.01)
    straight = (2000 * FINE, 5600 * FINE, 2000 * FINE, 4400 * FINE)
    assert width_along(piece, straight) == pytest.approx(240 * FINE, abs=1)
    slanting = (1800 * FINE, 5600 * FINE, 2400 * FINE, 4400 * FINE)
    assert width_along(piece, slanting) == pytest.approx(240 * FINE, abs=1)


@pytest.mark.rule("LC-1.9-22")
def test_the_width_counts_where_it_is_crossed():
    corners = ((1000, 5000), (9000, 5000), (9000, 6000), (1000, 5200))
    piece = Terrain(7, "ditch", Outline(corners))
    near = (1400 * FINE, 4800 * FINE, 1400 * FINE, 6000 * FINE)
    far = (8000 * FINE, 4800 * FINE, 8000 * FINE, 6400 * FINE)
    assert width_along(piece, near) < 250 * FINE < width_along(piece, far)
    beside = (0, 0, 100, 100)
    assert width_along(piece, beside) == narrowest(piece)


def test_bridges_may_join_each_other():
    ditch = box(7, "ditch", 0, 10, 40, 4)
    halves = [box(8, "bridge", 19, 9, 2, 3), box(9, "bridge", 19, 12, 2, 3)]
    line = (5000 * FINE, 2000 * FINE, 5000 * FINE, 4000 * FINE)
    assert is_bridged([line], ditch, halves)
    assert not is_bridged([line], ditch, halves[:1])
    assert not is_bridged([line], ditch, [])
    aside = (6000 * FINE, 2000 * FINE, 6000 * FINE, 4000 * FINE)
    assert not is_bridged([line, aside], ditch, halves)


# What a player means


def test_a_legal_way_is_meant_as_it_is():
    way = mean(open_ground(), 22, 18, EAST)
    assert end(way) == (22, 18)
    assert way.pose.facing == 0


def test_too_far_is_meant_as_far_as_it_goes():
    assert end(mean(open_ground(), 20, 10)) == (20, 15)
    x, y = end(mean(open_ground(), 20, 30))
    assert x == 20
    assert 23.98 <= y <= 24


def test_pointing_at_an_enemy_means_contact_with_him():
    way = mean(guarded(), 20.1, 18.1)
    assert end(way) == (20, 19)
    assert way.pose.facing == 2700
    behind = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 18)), troop(0, (20, 19)))
    way = mean(behind, 20, 18, limit=9)
    assert end(way) != (20, 19)
    assert behind.field.met(behind.field.by_id[1].at(way.pose)) != ()


def test_pointing_behind_an_enemy_means_around_him():
    assert end(mean(guarded(), 20, 16.5)) == (20, 16.5)


def test_pointing_over_a_wall_means_to_climb_it():
    wall = box(7, "high-wall", 15, 18, 10, 0.4, 1.8)
    state = battle(troop(0, (20, 18.9, EAST)), terrain=[wall])
    way = mean(state, 20.2, 16, NORTH)
    assert way.climbs == 7
    assert end(way) == (20, 17.5)
    assert way.pose.facing == 0
    up = battle(troop(0, (20, 18.5)), terrain=[box(7, "tower", 18, 14, 4, 4, 6)])
    assert mean(up, 20, 16).pose.z == 1500


def test_pointing_into_what_bars_the_way_means_up_to_it():
    state = open_ground(box(7, "impassable", 10, 10, 20, 8))
    x, y = end(mean(state, 20, 16, NORTH))
    assert x == 20
    assert y == pytest.approx(18.5, abs=0.03)


def test_pointing_onto_a_friend_means_up_to_him():
    state = battle(troop(0, (20, 20, NORTH)), troop(0, (20, 17)))
    assert end(mean(state, 20, 17.2))[1] == pytest.approx(18, abs=0.03)


def test_what_cannot_be_mended_is_refused():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 19), (20, 21), (19, 20), (21, 20)))
    assert why(mean(state, 22.5, 22.5)) == ("LC-1.9-8", "refusal-way-enemy")


def test_pointing_at_an_enemy_in_contact_means_to_stay_and_face_him():
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (21, 20)))
    way = mean(state, 21, 20)
    assert end(way) == (20, 20)
    assert (way.pose.facing, way.cost) == (0, 0)


def test_a_flier_means_straight_ways():
    assert end(mean(guarded(), 20, 12, flying=True)) == (20, 15)


# Reach


def within(region, x, y):
    place = units(x) * FINE, units(y) * FINE
    return any(place_in_area(*place, outline.area()) >= 0 for outline in region.outlines)


def test_the_reach_is_shorter_behind():
    state = open_ground()
    region = reach_region(Mover(state, _first(state), 1250))
    assert region.meaning == "reach"
    assert within(region, 20, 15.3)
    assert not within(region, 20, 14.6)
    assert within(region, 24.6, 19.9)
    assert within(region, 20, 23.7)
    assert not within(region, 20, 24.4)


def test_the_reach_of_a_short_move_goes_back_at_double_cost():
    state = open_ground()
    region = reach_region(Mover(state, _first(state), 250))
    assert within(region, 20, 20.45)
    assert not within(region, 20, 20.7)


def test_the_reach_ends_at_what_bars_the_way_but_not_for_fliers():
    state = open_ground(box(7, "impassable", 10, 10, 20, 8))
    mover = _first(state)
    assert not within(reach_region(Mover(state, mover, 1250)), 20, 17)
    assert within(reach_region(Mover(state, mover, 1250, True)), 20, 17)
    state = battle(troop(0, (20, 20, NORTH)), troop(1, (20, 18)))
    assert not within(reach_region(Mover(state, _first(state), 1250)), 20, 18)
    assert within(reach_region(Mover(state, _first(state), 1250, False, (2,))), 20, 18)
