"""Ways over a board with fields: steps, turns, corners, obstacles (LC-1.9-4, LC-1.9-5)."""

import pytest

from slagveld.games.little_carnage.movement.board_steps import (
    STEPS,
    kind_of_step,
    price_of,
    turn_price,
)
from slagveld.games.little_carnage.movement.board_ways import runs
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.games.little_carnage.movement.walk import walked
from slagveld.kernel.rulebook import Refusal
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, WEST, battle, box, troop, units
from tests.games.little_carnage.boards import MONSTER, RIDER, board, lone, mid, on
from tests.games.little_carnage.grounds import cost, go, legs, no, standing, why


def pose(state, *places, **more):
    way = go(state, *places, **more)
    assert not isinstance(way, Refusal), way
    return way.pose.x / 250, way.pose.y / 250, way.pose.facing / 10


# Steps


@pytest.mark.rule("LC-1.9-4")
@pytest.mark.parametrize(
    ("field", "price", "kind"),
    [
        ((10, 9), 1, "ahead"),
        ((9, 9), 1, "ahead"),
        ((11, 9), 1, "ahead"),
        ((9, 10), 2, "left"),
        ((11, 10), 2, "right"),
        ((10, 11), 2, "back"),
        ((9, 11), 2, "back"),
        ((11, 11), 2, "back"),
    ],
)
def test_ahead_costs_one_field_beside_and_behind_two(field, price, kind):
    step = (field[0] - 10, field[1] - 10)
    assert kind_of_step(2700, step) == kind
    assert price_of(kind) == price


@pytest.mark.rule("LC-1.9-4")
def test_left_and_right_are_those_of_the_model():
    assert len(STEPS) == 8
    assert kind_of_step(0, (0, 1)) == "right"
    assert kind_of_step(900, (-1, 0)) == "right"
    assert kind_of_step(1800, (0, 1)) == "left"
    assert kind_of_step(1800, (1, -1)) == "back"
    assert kind_of_step(1800, (-1, -1)) == "ahead"


@pytest.mark.rule("LC-1.9-1")
@pytest.mark.rule("LC-1.9-4")
def test_a_point_moves_one_field_straight_or_diagonally():
    state = lone()
    assert cost(state, mid(10, 5), facing=NORTH) == 5
    assert cost(state, mid(15, 5), facing=NORTH) == 5
    assert cost(state, mid(13, 5), facing=NORTH) == 5
    assert no(state, mid(10, 4), facing=NORTH) == "LC-1.3-7"
    assert no(state, mid(16, 10), facing=EAST) == "LC-1.3-7"
    assert go(state, mid(15, 5), facing=NORTH).length == 5 * 250


@pytest.mark.rule("LC-1.9-4")
def test_a_way_that_is_neither_straight_nor_diagonal_is_made_of_both():
    assert runs(3, 1) == [[(1, 1), (1, 0), (1, 0)], [(1, 0), (1, 0), (1, 1)]]
    assert runs(-1, -2) == [[(-1, -1), (0, -1)], [(0, -1), (-1, -1)]]
    assert runs(-2, 2) == [[(-1, 1), (-1, 1)]]
    assert runs(0, -2) == [[(0, -1), (0, -1)]]
    assert runs(0, 0) == [[]]
    state = lone((11, 9))
    assert cost(state, mid(11, 8), facing=NORTH) == 2
    barred = lone((11, 9), (10, 9))
    assert no(barred, mid(11, 8), facing=NORTH, limit=2) == "LC-1.9-8"


@pytest.mark.rule("LC-1.3-9")
def test_turns_are_free_anew_after_each_field():
    state = lone()
    assert legs(state, mid(11, 10), facing=NORTH) == [("turn", 90), ("ahead", 1), ("turn", -90)]
    assert cost(state, mid(11, 10), facing=SOUTH) == 1
    assert cost(state, mid(12, 10), mid(12, 12), mid(11, 12), facing=NORTH) == 5


@pytest.mark.rule("LC-1.3-10")
def test_an_about_turn_costs_a_field():
    assert turn_price(0, 900) == 0
    assert turn_price(0, 1800) == 1
    state = lone()
    assert cost(state, facing=SOUTH) == 1
    assert cost(state, facing=EAST) == 0
    assert legs(state, facing=WEST) == [("turn", -90)]
    assert no(state, facing=SOUTH, limit=0) == "LC-1.3-10"
    assert cost(state, mid(10, 14), facing=SOUTH) == 5
    assert no(state, mid(10, 15), facing=SOUTH) == "LC-1.3-10"


@pytest.mark.rule("LC-1.3-11")
def test_backward_costs_double():
    state = lone()
    assert legs(state, mid(10, 11), facing=NORTH) == [("back", 1)]
    assert cost(state, mid(11, 11), facing=NORTH) == 1
    assert cost(state, mid(10, 12), facing=NORTH) == 4
    assert no(state, mid(10, 12), facing=NORTH, limit=3) == "LC-1.3-11"


def test_without_a_facing_it_looks_as_it_went():
    assert pose(lone(), mid(13, 10)) == (13.5, 10.5, EAST)
    assert pose(lone(), mid(12, 8)) == (12.5, 8.5, NORTH)


@pytest.mark.rule("LC-1.9-4")
def test_ways_off_the_fields_are_refused():
    state = lone()
    assert why(go(state, (10.7, 9.5), facing=NORTH)) == ("LC-1.9-4", "refusal-board-field")
    assert no(state, mid(10, 9), facing=45) == "LC-1.9-4"
    assert no(state, (10.5, 9), facing=NORTH) == "LC-1.9-4"
    assert no(board(troop(0, (10.2, 10.5))), mid(10, 9)) == "LC-1.9-4"
    assert no(board(troop(0, (10.5, 10.5, 30))), mid(10, 9)) == "LC-1.9-4"


@pytest.mark.rule("LC-1.3-19")
def test_nobody_leaves_the_board():
    state = lone(at=(0, 0))
    assert no(state, mid(-1, 0), facing=NORTH) == "LC-1.3-19"
    assert no(state, mid(0, -1), facing=NORTH) == "LC-1.3-19"
    last = lone(at=(19, 19), facing=SOUTH)
    assert no(last, mid(20, 19), facing=EAST) == "LC-1.3-19"
    assert no(last, mid(19, 20), facing=SOUTH) == "LC-1.3-19"
    assert no(last, mid(19, 18), facing=NORTH) == ""


# Others in the way


@pytest.mark.rule("LC-1.9-8")
def test_enemies_bar_the_way_but_not_the_step_past_their_corner():
    state = lone((10, 9))
    assert no(state, mid(10, 8), facing=NORTH) == "LC-1.9-8"
    assert cost(state, mid(11, 9), facing=NORTH) == 1
    assert cost(state, mid(10, 8), facing=NORTH, flying=True) == 2
    assert cost(state, mid(10, 8), facing=NORTH, through=(2,)) == 2
    assert cost(lone((10, 9), (11, 10)), mid(11, 9), facing=NORTH) == 1


@pytest.mark.rule("LC-1.9-6")
@pytest.mark.rule("LC-1.9-7")
def test_friends_are_passed_but_nobody_ends_on_them():
    state = board(troop(0, on(10, 10)), troop(0, on(10, 9)))
    assert cost(state, mid(10, 8), facing=NORTH) == 2
    assert no(state, mid(10, 9), facing=NORTH) == "LC-1.9-7"
    assert cost(state, mid(10, 9), facing=NORTH, through=(2,)) == 1


# Riders and monsters


@pytest.mark.rule("LC-1.9-4")
def test_a_rider_turns_about_the_field_of_its_front_half():
    state = lone(at=(10, 10), card=RIDER)
    assert (state.field.by_id[1].pose.x, state.field.by_id[1].pose.y) == (units(10.5), units(11))
    assert pose(state, facing=EAST) == (10, 10.5, EAST)
    assert pose(state, facing=WEST) == (11, 10.5, WEST)
    assert pose(state, facing=SOUTH) == (10.5, 10, SOUTH)
    assert (cost(state, facing=EAST), cost(state, facing=SOUTH)) == (0, 1)
    assert cost(state, (10, 10.5), facing=EAST) == 0
    assert cost(state, (12, 10.5), facing=EAST) == 2
    assert legs(state, (12, 10.5), facing=EAST) == [("turn", 90), ("ahead", 2)]


@pytest.mark.rule("LC-1.9-4")
def test_a_rider_needs_room_to_turn():
    state = lone((9, 10), at=(10, 10), card=RIDER)
    assert no(state, facing=EAST) == "LC-1.9-8"
    assert pose(state, facing=WEST) == (11, 10.5, WEST)
    edge = lone(at=(0, 10), card=RIDER)
    assert no(edge, facing=EAST) == "LC-1.3-19"


@pytest.mark.rule("LC-1.9-4")
def test_a_monster_takes_two_by_two_and_turns_where_it_stands():
    state = lone((10, 8), at=(10, 10), card=MONSTER)
    assert pose(state, facing=WEST) == (11, 11, WEST)
    assert cost(state, (11, 10), facing=NORTH) == 1
    assert no(state, (11, 9), facing=NORTH) == "LC-1.9-8"
    assert no(state, (10.5, 10.5), facing=NORTH) == "LC-1.9-4"
    assert cost(state, (12, 10), facing=NORTH) == 1
    assert no(state, (12, 9), facing=NORTH) == ""


@pytest.mark.rule("LC-1.9-12")
def test_waypoints_of_a_rider_may_be_turns():
    state = lone(at=(10, 10), card=RIDER)
    way = go(state, (10, 10.5), (13, 10.5), (13.5, 10), facing=SOUTH)
    assert (way.pose.x, way.pose.y, way.pose.facing) == (units(13.5), units(10), 900)
    assert way.cost == 3 * 250


# Corners


@pytest.mark.rule("LC-1.9-5")
@pytest.mark.parametrize("kind", ["building", "high-wall", "low-wall", "hedge", "tower"])
def test_no_diagonal_step_goes_past_the_corner_of_a_building_or_wall(kind):
    state = lone(terrain=[box(7, kind, 11, 10, 2, 2)])
    refusal = go(state, mid(11, 9), facing=NORTH)
    assert why(refusal) == ("LC-1.9-5", "refusal-board-corner")
    assert cost(state, mid(10, 9), mid(11, 9), facing=NORTH) == 2
    assert cost(state, mid(9, 9), facing=NORTH) == 1
    assert cost(state, mid(11, 9), facing=NORTH, flying=True) == 1


@pytest.mark.rule("LC-1.9-5")
@pytest.mark.parametrize(
    ("wall", "goal"),
    [((10, 9), (11, 9)), ((9, 10), (9, 11)), ((10, 11), (9, 11)), ((11, 10), (11, 11))],
)
def test_all_four_corners_count(wall, goal):
    state = lone(terrain=[box(7, "high-wall", *wall, 1, 1)])
    assert no(state, mid(*goal), facing=EAST, limit=9) == "LC-1.9-5"


@pytest.mark.rule("LC-1.9-5")
@pytest.mark.parametrize("kind", ["impassable", "ditch", "hill", "wood"])
def test_other_ground_has_no_such_corners(kind):
    state = lone(terrain=[box(7, kind, 11, 10, 2, 2)])
    assert cost(state, mid(11, 9), facing=NORTH) == 1


@pytest.mark.rule("LC-1.9-5")
def test_a_door_is_passed_straight_only():
    walls = [box(7, "high-wall", 5, 9, 5, 1), box(8, "high-wall", 11, 9, 5, 1)]
    state = lone(at=(10, 10), terrain=walls)
    assert cost(state, mid(10, 9), facing=NORTH) == 1
    assert cost(state, mid(10, 8), facing=NORTH) == 2
    aside = lone(at=(9, 10), terrain=walls)
    assert no(aside, mid(10, 9), facing=NORTH) == "LC-1.9-5"
    assert no(state, mid(10, 9), mid(11, 8), facing=NORTH) == "LC-1.9-5"


@pytest.mark.rule("LC-1.9-5")
def test_a_large_base_is_stopped_by_the_fields_at_its_two_corners():
    def state(column, row):
        return lone(card=MONSTER, terrain=[box(7, "building", column, row, 1, 1)])

    assert no(state(12, 11), (12, 10), facing=NORTH) == "LC-1.9-5"
    assert no(state(10, 9), (12, 10), facing=NORTH) == "LC-1.9-5"
    assert no(state(12, 12), (12, 10), facing=NORTH) == ""
    assert no(state(9, 9), (12, 10), facing=NORTH) == ""
    assert no(state(12, 9), (12, 10), facing=NORTH) == "LC-HOUSE-ground"


# Obstacles


@pytest.mark.rule("LC-1.9-17")
@pytest.mark.rule("LC-1.9-18")
def test_a_low_obstacle_costs_a_point_once_and_nobody_ends_on_it():
    state = lone(terrain=[box(7, "hedge", 8, 8, 5, 1)])
    assert cost(state, mid(10, 7), facing=NORTH) == 4
    assert go(state, mid(10, 7), facing=NORTH).crosses == (7,)
    assert no(state, mid(10, 7), facing=NORTH, limit=3) == "LC-1.9-18"
    assert no(state, mid(10, 8), facing=NORTH) == "LC-1.9-18"
    deep = lone(terrain=[box(7, "hedge", 8, 7, 5, 2)])
    assert cost(deep, mid(10, 6), facing=NORTH) == 5
    two = lone(terrain=[box(7, "hedge", 8, 9, 5, 1), box(8, "fence", 8, 7, 5, 1)])
    assert cost(two, mid(10, 6), facing=NORTH, limit=6) == 6
    assert go(two, mid(10, 6), facing=NORTH, limit=6).crosses == (7, 8)


@pytest.mark.rule("LC-1.9-17")
def test_a_long_base_pays_once_for_an_obstacle():
    state = lone(card=RIDER, terrain=[box(7, "hedge", 8, 9, 5, 1)])
    assert cost(state, (10.5, 8), facing=NORTH) == 4
    assert no(state, (10.5, 9), facing=NORTH) == "LC-1.9-18"


@pytest.mark.rule("LC-1.9-22")
@pytest.mark.parametrize(
    ("kind", "width", "goal", "rule"),
    [
        (None, 1, (10.5, 8.5), ""),
        (None, 2, (10.5, 7.5), "LC-1.9-22"),
        (RIDER, 2, (10.5, 7), ""),
        (RIDER, 3, (10.5, 6), "LC-1.9-22"),
    ],
)
def test_a_ditch_is_as_wide_as_its_fields(kind, width, goal, rule):
    state = lone(card=kind, terrain=[box(7, "ditch", 5, 10 - width, 10, width)])
    assert no(state, goal, facing=NORTH, limit=9) == rule


@pytest.mark.rule("LC-1.9-22")
@pytest.mark.rule("LC-1.9-24")
def test_nobody_walks_along_a_ditch_or_ends_in_it():
    state = lone(terrain=[box(7, "ditch", 5, 9, 10, 1)])
    assert no(state, mid(10, 9), facing=NORTH) == "LC-1.9-24"
    assert no(state, mid(10, 9), mid(12, 9), mid(12, 8), facing=NORTH) == "LC-1.9-22"
    assert cost(state, mid(12, 8), facing=NORTH) == 2
    bridge = [box(7, "ditch", 5, 7, 10, 3), box(8, "bridge", 10, 7, 1, 3)]
    over = lone(terrain=bridge)
    assert cost(over, mid(10, 6), facing=NORTH) == 4
    assert cost(over, mid(10, 8), facing=NORTH) == 2
    assert no(over, mid(10, 8), mid(11, 8), facing=NORTH) == "LC-1.9-22"


@pytest.mark.rule("LC-1.9-2")
def test_impassable_fields_and_buildings_are_not_entered():
    state = lone(terrain=[box(7, "impassable", 10, 9, 1, 1)])
    assert why(go(state, mid(10, 8), facing=NORTH)) == ("LC-1.9-2", "refusal-way-barred")
    house = lone(at=(10, 12), terrain=[box(7, "building", 10, 9, 2, 2)])
    refusal = go(house, mid(10, 11), mid(10, 8), facing=NORTH, limit=9)
    assert why(refusal) == ("LC-HOUSE-ground", "refusal-way-house")


@pytest.mark.rule("LC-1.9-19")
@pytest.mark.rule("LC-1.9-20")
def test_a_high_wall_is_climbed_from_the_field_at_it():
    wall = box(7, "high-wall", 5, 9, 10, 1, 1.6)
    way = go(lone(terrain=[wall]), mid(10, 8), facing=NORTH)
    assert (way.climbs, way.cost, way.pose.y) == (7, 5 * 250, units(8.5))
    away = lone(at=(10, 11), terrain=[wall])
    assert why(go(away, mid(10, 8), facing=NORTH)) == ("LC-1.9-19", "refusal-climb-start")
    stairs = go(away, mid(10, 10), mid(10, 9), mid(10, 8), facing=NORTH)
    assert why(stairs) == ("LC-1.9-19", "refusal-way-high")
    higher = lone(terrain=[box(7, "high-wall", 5, 9, 10, 1, 9)])
    assert no(higher, mid(10, 8), facing=NORTH) == "LC-1.9-20"
    assert no(higher, mid(10, 9), mid(10, 8), facing=NORTH) == "LC-1.9-20"


@pytest.mark.rule("LC-1.9-19")
def test_a_wall_that_can_be_walked_around_is():
    wall = box(7, "high-wall", 9, 9, 2, 1)
    state = lone(at=(10, 10), terrain=[wall])
    assert cost(state, mid(11, 10), mid(11, 8), mid(10, 8), facing=NORTH) == 4


@pytest.mark.rule("LC-1.8-flying-1")
def test_fliers_come_down_on_roofs_and_walk_there_on_its_fields():
    roof = box(7, "building", 10, 7, 3, 2, 3)
    way = go(lone(terrain=[roof]), mid(10, 8), facing=NORTH, flying=True)
    assert (way.pose.z, way.cost) == (750, 2 * 250)
    top = board(troop(0, on(10, 8), z=3), terrain=[roof])
    assert cost(top, mid(12, 7), facing=NORTH) == 2
    assert no(top, mid(11, 6), facing=NORTH) == "LC-HOUSE-ground"
    assert why(go(top, mid(10, 7), mid(9, 7), facing=WEST))[0] == "LC-HOUSE-ground"


def test_standing_needs_whole_fields():
    state = lone()
    assert standing(state, 10.5, 9.5) == ""
    assert standing(state, 10.5, 9.6) == "LC-1.9-4"
    assert standing(state, 10.5, 9.5, facing=10) == "LC-1.9-4"


def test_a_free_table_knows_no_fields():
    state = battle(troop(0, (10.2, 10.3)))
    assert no(state, (10.2, 8.1), facing=NORTH) == ""
    stand = state.field.by_id[1]
    assert not isinstance(walked(Mover(state, stand, 1000), (), 2650), Refusal)
