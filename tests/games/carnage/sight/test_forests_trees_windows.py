"""Ranks, buildings and openings: who looks out from where."""

import pytest

from slagveld.games.carnage.sight.forests_trees_windows import lookouts, standings
from slagveld.games.carnage.sight.fronts import front_rank, in_front
from slagveld.games.carnage.sight.line_of_sight import seen_marks, sees
from slagveld.record import replace
from slagveld.table.shapes import Outline, Pose
from slagveld.table.terrain import Opening, Terrain, Wall
from tests.games.carnage.battle import ARCHER, EAST, NORTH, box, profile, unit
from tests.games.carnage.sight.test_line_of_sight import duel, seen, who_sees


@pytest.mark.rule("CAR-12.6")
def test_what_was_seen_is_looked_at_again_when_something_moved():
    state = duel(others=[unit(0, 150, 40, count=16)])
    assert who_sees(state) == [0, 1, 2, 3]
    moved = state.changed(3, x=5000)
    assert who_sees(moved) == []
    assert who_sees(state) == [0, 1, 2, 3]


def test_a_unit_moved_in_thought_is_looked_at_where_it_would_stand():
    state = duel(box(1, "high-wall", 30, 40, 40, 1))
    archers, enemy = state.units
    assert not sees(state, archers, 0, enemy)
    there = replace(archers, x=16000)
    assert sees(state, there, 0, enemy)
    assert not sees(state, archers, 0, enemy)


def test_where_figures_stand_is_looked_at_again_on_another_table():
    one = duel(box(1, "open-forest", 30, 50, 40, 30))
    other = duel(box(1, "open-forest", 30, 150, 40, 20))
    archers = one.units[0]
    assert standings(one.field.table, archers)[0].deep
    assert not standings(other.field.table, archers)[0].deep


# Ranks


@pytest.mark.rule("CAR-12-ranks")
def test_the_front_rank_of_a_block_is_its_first():
    state = duel(near=unit(0, 50, 60, count=8, files=3, of=ARCHER))
    assert front_rank(state.units[0]) == [0, 1, 2]


@pytest.mark.rule("CAR-12-ranks")
def test_out_of_formation_those_with_nobody_before_them_are_the_front():
    places = (
        Pose(5000, 6000, 2700),
        Pose(5249, 6000, 2700),
        Pose(5000, 6249, 2700),
        Pose(5498, 6249, 2700),
        Pose(5125, 6250, 2700),
        Pose(5500, 6499, 2700),
    )
    state = duel(near=unit(0, 51, 60, count=6, of=ARCHER, files=3, places=places))
    assert front_rank(state.units[0]) == [0, 1, 3]


@pytest.mark.rule("CAR-12-ranks")
def test_the_front_turns_with_the_unit():
    # Seen along the facing: two in front, one behind the first, one to the right of all.
    places = (Pose(6000, 5000, 0), Pose(6000, 5250, 0), Pose(5750, 5000, 0), Pose(5750, 5500, 0))
    state = duel(near=unit(0, 61.25, 51.25, EAST, count=4, of=ARCHER, files=2, places=places))
    assert front_rank(state.units[0]) == [0, 1, 3]
    slanted = (Pose(6000, 6000, 450), Pose(5823, 5823, 450), Pose(6177, 5823, 450))
    state = duel(near=unit(0, 61, 61, 45, count=3, of=ARCHER, files=2, places=slanted))
    assert front_rank(state.units[0]) == [0, 2]


# Buildings


def house(number, x, y, *openings, side=20, wall=0):
    """A square house; the openings are in one of its walls: north, east, south or west."""
    left, top, right, bottom = x * 100, y * 100, (x + side) * 100, (y + side) * 100
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    walls = tuple(
        Wall("wall", corner, corners[(i + 1) % 4], openings=openings if i == wall else ())
        for i, corner in enumerate(corners)
    )
    return Terrain(number, "building", Outline(corners), walls=walls)


def lodgers(owner, x, y, count, building, of=ARCHER):
    """Figures in a row inside a building."""
    places = tuple(Pose(round(x * 100) + 250 * i, round(y * 100), 2700) for i in range(count))
    return unit(owner, x, y, NORTH, count=count, of=of, places=places, inside=building)


@pytest.mark.rule("CAR-9.7-shoot-out")
@pytest.mark.parametrize(("width", "room"), [(100, 1), (250, 1), (499, 1), (500, 2), (749, 2)])
def test_behind_an_opening_there_is_room_for_as_many_as_fit(width, room):
    home = house(1, 40, 60, Opening("window", 500, 500 + width))
    state = duel(home, near=lodgers(0, 45, 70, 4, 1))
    spots = lookouts(state.field.table, state.units[0])
    assert len(spots) == room
    assert [mark.place for mark in spots] == list(range(room))
    first = spots[0].body
    assert first.x == 4000 * 16 + 500 * 16 + width * 16 // (2 * room)
    assert first.y == 6000 * 16 - 2
    assert {mark.opening for mark in spots} == {"window"}


@pytest.mark.rule("CAR-9.7-shoot-out")
def test_openings_are_counted_along_their_wall():
    home = house(1, 40, 60, Opening("door", 200, 450), Opening("window", 1000, 1500), wall=1)
    state = duel(home, near=lodgers(0, 45, 70, 4, 1))
    spots = lookouts(state.field.table, state.units[0])
    assert [(mark.body.x, mark.body.y) for mark in spots] == [
        (6000 * 16 + 2, 6325 * 16),
        (6000 * 16 + 2, 7125 * 16),
        (6000 * 16 + 2, 7375 * 16),
    ]
    assert [(mark.place, mark.opening) for mark in spots] == [
        (0, "door"),
        (1, "window"),
        (2, "window"),
    ]


@pytest.mark.rule("CAR-9.7-shoot-out")
def test_broad_figures_need_broad_openings():
    home = house(1, 40, 60, Opening("window", 500, 1000))
    for width, room in ((250, 2), (251, 1)):
        who = lodgers(0, 45, 70, 4, 1, of=profile(ARCHER, width=width))
        state = duel(home, near=who)
        assert len(lookouts(state.field.table, state.units[0])) == room


@pytest.mark.rule("CAR-9.7-shoot-out")
def test_who_is_inside_looks_out_of_the_openings_only():
    north = house(1, 40, 60, Opening("door", 500, 1000))
    south = house(1, 40, 60, Opening("door", 500, 1000), wall=2)
    assert who_sees(duel(north, near=lodgers(0, 45, 70, 4, 1))) == [0, 1, 2, 3]
    assert who_sees(duel(south, near=lodgers(0, 45, 70, 4, 1))) == []
    assert who_sees(duel(house(1, 40, 60), near=lodgers(0, 45, 70, 4, 1))) == []


@pytest.mark.rule("CAR-9.7-shoot-out", "CAR-12.4")
def test_who_is_inside_looks_out_of_every_side():
    home = house(1, 40, 60, Opening("door", 500, 1000), wall=2)
    state = duel(home, near=lodgers(0, 45, 70, 4, 1), far=unit(1, 50, 120, count=4))
    assert in_front(state, state.units[0], state.units[1])
    assert who_sees(state) == [0, 1, 2, 3]
    assert seen(state) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-9.7-shoot-in")
def test_of_those_inside_as_many_are_seen_as_stand_behind_openings_in_view():
    home = house(1, 40, 10, Opening("window", 500, 1000), Opening("door", 1500, 1750), wall=2)
    state = duel(home, far=lodgers(1, 45, 20, 4, 1))
    assert who_sees(state) == [0, 1, 2, 3]
    marks = seen_marks(state, state.units[0], state.units[1], direct=True)
    assert [mark.opening for mark in marks] == ["window", "window", "door"]
    few = duel(home, far=lodgers(1, 45, 20, 2, 1))
    assert seen(few) == [0, 1]


@pytest.mark.rule("CAR-9.7-shoot-in")
def test_openings_on_the_far_side_show_nothing():
    home = house(1, 40, 10, Opening("window", 500, 1000))
    state = duel(home, far=lodgers(1, 45, 20, 4, 1))
    assert who_sees(state) == []
    assert seen(state) == []


@pytest.mark.rule("CAR-12-direct")
def test_units_before_a_window_stand_in_the_way():
    home = house(1, 40, 60, Opening("window", 500, 1000))
    state = duel(home, near=lodgers(0, 45, 70, 4, 1), others=[unit(0, 50, 55, count=16)])
    assert who_sees(state) == []
    assert who_sees(state, direct=False) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-9.7-shoot-in")
def test_within_one_building_walls_hide_nobody():
    home = house(1, 40, 40)
    state = duel(home, near=lodgers(0, 45, 55, 3, 1), far=lodgers(1, 45, 45, 3, 1))
    assert who_sees(state) == [0, 1, 2]
    assert seen(state) == [0, 1, 2]
    two = duel(home, house(2, 40, 10), near=lodgers(0, 45, 55, 3, 1), far=lodgers(1, 45, 20, 3, 2))
    assert who_sees(two) == []


def test_a_wall_within_a_building_has_no_lookout():
    walls = (Wall("wall", (4500, 6500), (5500, 6500), openings=(Opening("door", 0, 500),)),)
    home = replace(house(1, 40, 60), walls=walls)
    state = duel(home, near=lodgers(0, 45, 70, 4, 1))
    assert lookouts(state.field.table, state.units[0]) == []
    nowhere = duel(near=lodgers(0, 45, 70, 4, 77))
    assert lookouts(nowhere.field.table, nowhere.units[0]) == []
