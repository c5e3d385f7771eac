"""Pieces of terrain: kinds, heights, what is under a figure."""

import pytest

from slagveld.games.confrontation.core.movement_table import size_of
from slagveld.games.confrontation.terrain.scenery import (
    crossing_of,
    depth_of,
    figure_height,
    height_at,
    in_water,
    is_raised,
    is_swimmer,
    kind_of,
    name_of,
    pose_at,
    waters,
)
from slagveld.table.shapes import Pose
from tests.games.confrontation.battle import battle, box, card, man

SWIMMER = {"second_movement": 15, "medium": "water"}


def test_a_piece_of_no_known_kind_is_open_ground():
    assert kind_of(box(1, "wood", 0, 0, 5, 5)).key == "wood"
    assert kind_of(box(1, "lava", 0, 0, 5, 5)).key == "open"


def test_a_piece_is_called_by_its_own_name_or_by_its_kind():
    assert name_of(box(1, "wood", 0, 0, 5, 5)) == kind_of(box(1, "wood", 0, 0, 5, 5)).name
    assert name_of(box(1, "wood", 0, 0, 5, 5, name="The grove")) == "The grove"


@pytest.mark.rule("CON-SIZE-2")
def test_a_figure_is_as_high_as_its_size_whatever_it_bears():
    sizes = ("small", "normal", "large", "very-large")
    state = battle(*[man(0, 10 * i + 10, 10, key=card(size=one)) for i, one in enumerate(sizes)])
    assert [figure_height(figure) for figure in state.figures] == [200, 300, 500, 800]
    rider = battle(man(0, 10, 10, key=card(size="large", equipment=("destrier", "lance"))))
    assert figure_height(rider.figures[0]) == 500


@pytest.mark.rule("CON-SIZE-1")
def test_scenery_has_the_four_sizes_of_figures():
    found = [size_of(height) for height in (1, 200, 201, 300, 301, 500, 501)]
    assert found == ["small", "small", "normal", "normal", "large", "large", "very-large"]


def test_how_an_obstacle_stands_to_the_one_who_meets_it():
    wall = box(1, "obstacle", 0, 0, 5, 5, height=200)
    state = battle(man(0, 10, 10), man(0, 20, 10, key=card(size="large")), size=(60, 60))
    small = battle(man(0, 10, 10, key=card(size="small")))
    assert crossing_of(state.figures[0], wall) == "smaller"
    assert crossing_of(state.figures[1], wall) == "low"
    assert crossing_of(small.figures[0], wall) == "larger"


def test_one_stands_on_obstacles_and_hills_but_not_on_a_wood():
    assert is_raised(box(1, "obstacle", 0, 0, 5, 5, height=400))
    assert is_raised(box(1, "impassable", 0, 0, 5, 5, height=400))
    assert is_raised(box(1, "open", 0, 0, 5, 5, height=400))
    assert is_raised(box(1, "encumbered", 0, 0, 5, 5, height=1))
    assert not is_raised(box(1, "encumbered", 0, 0, 5, 5))
    assert not is_raised(box(1, "wood", 0, 0, 5, 5, height=400))
    assert not is_raised(box(1, "deep-water", 0, 0, 5, 5, height=400))


def test_how_high_the_ground_is():
    terrain = [
        box(1, "obstacle", 10, 10, 10, 10, height=400),
        box(2, "obstacle", 15, 10, 10, 10, height=150, z=400),
        box(3, "wood", 40, 10, 10, 10, height=800),
        box(4, "gap", 60, 10, 10, 10, height=350),
        box(5, "gap", 65, 10, 10, 10, z=-500),
        box(6, "open", 68, 10, 10, 10, height=20),
    ]
    state = battle(terrain=terrain)
    table = state.field.table
    places = [(1200, 1500), (1700, 1500), (2200, 1500), (4500, 1500), (5500, 1500)]
    assert [height_at(table, *place) for place in places] == [400, 550, 550, 0, 0]
    assert [height_at(table, x, 1500) for x in (6200, 6600, 6900)] == [-350, -500, 20]
    assert height_at(battle().field.table, 1200, 1500) == 0
    assert pose_at(state, 1700, 1500, 900) == Pose(1700, 1500, 900, 550)


@pytest.mark.rule("CON-JUMP-9")
def test_the_depth_of_a_gap_is_terrain_data():
    assert depth_of(box(1, "gap", 0, 0, 5, 5, height=350)) == 350
    assert depth_of(box(1, "gap", 0, 0, 5, 5, z=-300)) == 300
    assert depth_of(box(1, "gap", 0, 0, 5, 5, z=-300, height=300)) == 300


def test_who_is_in_deep_water():
    terrain = [box(1, "deep-water", 10, 10, 10, 10), box(2, "encumbered", 30, 10, 10, 10)]
    state = battle(man(0, 15, 15), man(0, 10, 18), man(0, 35, 15), terrain=terrain)
    assert [in_water(state, figure) for figure in state.figures] == [True, False, False]
    assert [piece.id for piece in waters(state.field.table)] == [1]
    assert waters(state.field.table) is waters(state.field.table)
    assert waters(battle().field.table) == []


@pytest.mark.rule("CON-STAT-2")
def test_who_is_at_home_in_water():
    flyer = card(second_movement=15, medium="air", abilities=("vol",))
    state = battle(man(0, 10, 10, key=card(**SWIMMER)), man(0, 20, 10), man(0, 30, 10, key=flyer))
    assert [is_swimmer(figure) for figure in state.figures] == [True, False, False]
