"""High obstacles and the tops of buildings."""

import pytest

from slagveld.games.little_carnage.movement.climb import climb_pose, climbed_piece
from slagveld.kernel.fields import Leg
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain, strip
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, battle, box, card, troop, units
from tests.games.little_carnage.grounds import cost, go, no, standing, why

WALL = box(7, "high-wall", 15, 18, 10, 0.4, 1.8)
"""1.8 inches high, one and a half times a model on a normal base."""
TOWER = box(7, "tower", 18, 15, 4, 4, 6)


def at(x, y, *terrain, facing=NORTH, z=0, **values):
    return battle(troop(0, (x, y, facing), card=card(**values), z=z), terrain=terrain)


@pytest.mark.rule("LC-1.9-ex1")
def test_a_wall_one_and_a_half_times_as_high_takes_two_rounds():
    # Round 1: up to the wall, no further.
    far = at(20, 21, WALL)
    assert cost(far, (20, 18.9)) == 2.1
    assert no(far, (20, 17.5)) == "LC-1.9-19"
    # Round 2: across, directly behind it.
    near = at(20, 18.9, WALL)
    way = go(near, (20, 17.5))
    assert (way.pose.x, way.pose.y, way.pose.facing, way.pose.z) == (5000, 4375, 2700, 0)
    assert way.climbs == 7


@pytest.mark.rule("LC-1.9-19")
def test_a_climb_costs_the_whole_activation():
    state = at(20, 18.9, WALL)
    way = go(state, (20, 17.5))
    assert way.cost == 1250
    assert way.length == 350
    assert way.legs == (Leg("ahead", 350),)
    refusal = go(state, (20, 17.5), limit=4.996)
    assert why(refusal) == ("LC-1.9-19", "refusal-climb-whole")
    again = go(state, (20, 18.9), (20, 17.5))
    assert (again.climbs, again.pose) == (7, way.pose)


@pytest.mark.rule("LC-1.9-19")
def test_it_begins_directly_at_the_obstacle():
    assert go(at(20, 18.936, WALL), (20, 17.5)).climbs == 7
    refusal = go(at(20, 18.94, WALL), (20, 17.5))
    assert why(refusal) == ("LC-1.9-19", "refusal-climb-start")


@pytest.mark.rule("LC-1.9-19")
def test_it_ends_directly_behind_the_obstacle():
    state = at(20, 18.9, WALL)
    assert go(state, (20, 17.46)).climbs == 7
    assert go(state, (20.04, 17.5)).climbs == 7
    for place in [(20, 17.456), (20, 16), (20.044, 17.5), (19.956, 17.5)]:
        assert why(go(state, place)) == ("LC-1.9-19", "refusal-climb-end")
    # On the wall itself there is no place.
    assert no(state, (20, 18.2)) == "LC-1.9-19"


@pytest.mark.rule("LC-1.9-19")
def test_it_keeps_its_facing():
    state = at(20, 18.9, WALL, facing=EAST)
    assert go(state, (20, 17.5), facing=EAST).pose.facing == 0
    assert go(state, (20, 17.5)).pose.facing == 0
    refusal = go(state, (20, 17.5), facing=NORTH)
    assert why(refusal) == ("LC-1.9-19", "refusal-climb-facing")


@pytest.mark.rule("LC-1.9-19")
def test_without_room_behind_it_is_refused():
    for seat in (0, 1):
        state = battle(troop(0, (20, 18.9, NORTH)), troop(seat, (20.5, 17)), terrain=[WALL])
        assert why(go(state, (20, 17.5))) == ("LC-1.9-19", "refusal-climb-room")
        assert go(state, (20, 17.5), through=(2,)).climbs == 7


@pytest.mark.rule("LC-1.9-19")
@pytest.mark.rule("LC-1.9-20")
def test_only_up_to_twice_the_height_of_the_model():
    twice = box(7, "high-wall", 15, 18, 10, 0.4, 2.4)
    more = box(7, "high-wall", 15, 18, 10, 0.4, 2.404)
    assert go(at(20, 18.9, twice), (20, 17.5)).climbs == 7
    refusal = go(at(20, 18.9, more), (20, 17.5))
    assert why(refusal) == ("LC-1.9-20", "refusal-way-higher")
    assert go(at(20, 18.9, more, height=301), (20, 17.5)).climbs == 7
    assert go(at(20, 18.9, more), (20, 17.5), flying=True).climbs == 0


@pytest.mark.rule("LC-1.9-20")
def test_a_wall_that_is_too_high_is_named_on_any_way():
    more = box(7, "high-wall", 15, 18, 10, 0.4, 3)
    assert no(at(20, 20, more), (20, 18.9), (20, 17)) == "LC-1.9-20"
    low = box(7, "high-wall", 15, 18, 10, 0.4, 1.5)
    refusal = go(at(20, 20, low), (20, 18.9), (20, 17))
    assert why(refusal) == ("LC-1.9-19", "refusal-way-high")


@pytest.mark.rule("LC-1.9-19")
def test_a_slanting_wall_is_climbed_square_to_it():
    points = ((units(16), units(24)), (units(24), units(16)))
    wall = Terrain(7, "high-wall", strip(points, 100), height=400)
    state = at(20.55, 20.55, wall, facing=315)
    stand = state.field.by_id[1]
    # 45 degrees: 2 mm before the wall there is no climbing.
    assert climb_pose(state, stand, wall, units(18), units(18)) is None
    close = at(20.51, 20.5, wall, facing=315)
    pose = climb_pose(close, close.field.by_id[1], wall, units(18), units(18))
    assert (pose.x, pose.y) == (4878, 4875)
    way = go(close, (pose.x / 250, pose.y / 250))
    assert way.climbs == 7


def test_two_walls_at_once_are_no_climb():
    second = box(8, "high-wall", 15, 16, 10, 0.4, 1.8)
    state = at(20, 18.9, WALL, second)
    assert climbed_piece(state, state.field.by_id[1], 5000, units(15)) is None
    assert no(state, (20, 15)) == "LC-1.9-19"


def test_beside_the_end_of_a_wall_there_is_nothing_to_climb():
    state = at(14.8, 18.9, WALL)
    assert climb_pose(state, state.field.by_id[1], WALL, units(16), units(17)) is None


# Buildings


@pytest.mark.rule("LC-HOUSE-ground")
def test_the_top_of_a_building_is_climbed_from_beside_it():
    state = at(20, 19.5, TOWER)
    way = go(state, (20, 18.5))
    assert (way.pose.x, way.pose.y, way.pose.z) == (5000, 4625, 1500)
    assert (way.cost, way.climbs) == (1250, 7)
    assert why(go(at(20, 19.6, TOWER), (20, 18.5))) == ("LC-HOUSE-ground", "refusal-climb-start")
    assert why(go(state, (20, 17))) == ("LC-HOUSE-ground", "refusal-climb-end")
    assert why(go(state, (20, 18.5), limit=4)) == ("LC-HOUSE-ground", "refusal-climb-whole")
    assert why(go(state, (20, 18.5), facing=SOUTH)) == ("LC-HOUSE-ground", "refusal-climb-facing")


@pytest.mark.rule("LC-HOUSE-ground")
def test_it_is_left_by_climbing_down():
    state = at(20, 18.5, TOWER, z=6)
    way = go(state, (20, 19.5))
    assert (way.pose.x, way.pose.y, way.pose.z) == (5000, 4875, 0)
    assert way.climbs == 7
    assert why(go(at(20, 17, TOWER, z=6), (20, 19.5))) == (
        "LC-HOUSE-ground", "refusal-climb-start",
    )  # fmt: skip


@pytest.mark.rule("LC-HOUSE-ground")
def test_in_a_corner_of_the_top_the_way_tells_the_side():
    state = at(21.5, 18.5, TOWER, z=6)
    assert (go(state, (21.5, 19.5)).pose.y, go(state, (22.5, 18.5)).pose.x) == (4875, 5625)


@pytest.mark.rule("LC-HOUSE-ground")
def test_a_model_walks_about_on_a_top_and_not_off_it():
    state = at(20, 18.5, TOWER, z=6)
    way = go(state, (20, 16))
    assert (way.cost, way.pose.z) == (625, 1500)
    assert no(state, (20, 15.4)) == "LC-HOUSE-ground"
    refusal = go(state, (20, 19.2), (20, 17))
    assert why(refusal) == ("LC-HOUSE-ground", "refusal-way-top")
    assert standing(state, 20, 15.5, z=6) == ""
    assert standing(state, 20, 15.48, z=6) == "LC-HOUSE-ground"
    assert standing(state, 20, 17, z=5) == "LC-HOUSE-ground"


@pytest.mark.rule("LC-HOUSE-ground")
def test_nobody_walks_through_a_building():
    state = at(20, 20, TOWER)
    assert why(go(state, (20, 19.6), (20, 17)))[0] == "LC-HOUSE-ground"
    assert standing(state, 20, 17) == "LC-HOUSE-ground"


def test_an_outline_of_any_shape_is_climbed_onto():
    corners = tuple((units(x), units(y)) for x, y in [(18, 19), (20, 15), (24, 15), (24, 19)])
    state = at(21, 19.5, Terrain(7, "building", Outline(corners), height=750))
    assert go(state, (21, 18.5)).pose.z == 750
