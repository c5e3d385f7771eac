import msgspec
import pytest

from slagveld.games.carnage.lookouts import lookouts, middle_eye, standings
from slagveld.games.carnage.model import Options
from slagveld.games.carnage.sight import (
    at_edge,
    can_use_bow,
    front_rank,
    in_front,
    mage_sees,
    seen_figures,
    seen_marks,
    sees,
)
from slagveld.table.shapes import Outline, Pose
from slagveld.table.terrain import Opening, Terrain, Wall
from tests.games.carnage.battle import (
    ARCHER,
    EAST,
    HERO,
    NORTH,
    SOUTH,
    WEST,
    battle,
    box,
    mage,
    profile,
    unit,
)


def duel(*terrain, near=None, far=None, others=()):
    """Archers at the bottom looking up at an enemy 40 cm away."""
    archers = near or unit(0, 50, 60, NORTH, count=4, of=ARCHER)
    enemy = far or unit(1, 50, 20, SOUTH, count=4)
    return battle(archers, enemy, *others, terrain=terrain)


def who_sees(state, *, direct=True):
    shooters, target = state.units[:2]
    return [
        i for i in range(len(shooters.figures)) if sees(state, shooters, i, target, direct=direct)
    ]


def seen(state, *, direct=True):
    return seen_figures(state, state.units[0], state.units[1], direct)


@pytest.mark.rule("CAR-12.6")
def test_with_nothing_in_the_way_all_see_all():
    state = duel()
    assert who_sees(state) == [0, 1, 2, 3]
    assert seen(state) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-12.4", "CAR-9.2.1", "CAR-9.3.1", "CAR-9.8-cover", "CAR-9.10-sight")
@pytest.mark.parametrize(
    "kind",
    [
        "dense-forest",
        "open-forest",
        "high-wall",
        "building",
        "high-rocks",
        "mountain",
        "steep-hill",
        "light-hill",
        "medium-hill",
        "tree",
    ],
)
def test_large_obstacles_hide_what_is_behind_them_from_every_kind_of_fire(kind):
    state = duel(box(1, kind, 30, 40, 40, 2))
    assert who_sees(state) == []
    assert who_sees(state, direct=False) == []
    assert seen(state) == []
    assert seen(state, direct=False) == []


@pytest.mark.rule("CAR-12.4", "CAR-9.8-cover")
@pytest.mark.parametrize("kind", ["low-wall", "small-rocks", "river", "lake", "swamp", "ford"])
def test_low_things_and_water_hide_nobody(kind):
    state = duel(box(1, kind, 30, 40, 40, 2))
    assert who_sees(state) == [0, 1, 2, 3]
    assert seen(state, direct=False) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-12-direct", "CAR-12-indirect", "CAR-12.4")
@pytest.mark.parametrize("side", [0, 1])
def test_units_of_both_sides_stand_in_the_way_of_direct_fire_only(side):
    state = duel(others=[unit(side, 50, 40, NORTH, count=16)])
    assert who_sees(state) == []
    assert seen(state) == []
    assert who_sees(state, direct=False) == [0, 1, 2, 3]
    assert seen(state, direct=False) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-12-direct")
def test_a_unit_that_is_not_between_hides_nobody():
    state = duel(others=[unit(0, 50, 70, NORTH, count=16), unit(1, 50, 10, SOUTH, count=16)])
    assert who_sees(state) == [0, 1, 2, 3]
    assert seen(state) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-12.6", "CAR-12.7")
def test_figures_of_the_own_and_of_the_target_unit_hide_nobody():
    deep = unit(0, 50, 60, NORTH, count=9, files=3, of=ARCHER)
    state = duel(near=deep, far=unit(1, 50, 20, SOUTH, count=9, files=3))
    assert who_sees(state) == list(range(9))
    assert seen(state) == list(range(9))


@pytest.mark.rule("CAR-12-ex5", "CAR-12.6", "CAR-12.7", "CAR-12.6-measure")
def test_the_drawing_of_the_partly_visible_target():
    archers = unit(0, 50, 60, NORTH, count=8, of=ARCHER)
    enemy = unit(1, 50, 17.5, SOUTH, count=8)
    before_archers = box(1, "high-wall", 0, 57, 45.2, 1)
    before_enemy = box(2, "high-wall", 39, 18, 6.5, 0.5)
    state = duel(before_archers, before_enemy, near=archers, far=enemy)
    a, b = state.units[0].middle, state.units[1].middle
    assert (a[0] - b[0], a[1] - b[1]) == (0, 45 * 1600)
    assert who_sees(state, direct=False) == [2, 3, 4, 5, 6, 7]
    assert len(seen(state, direct=False)) == 6
    assert seen(state, direct=False) == [0, 1, 2, 3, 4, 5]


# Hills


@pytest.mark.rule("CAR-9.10-sight")
@pytest.mark.parametrize("top", [57, 59.9])
def test_who_stands_on_a_hill_sees_from_it(top):
    state = duel(box(1, "light-hill", 30, 40, 40, top - 40 + 2))
    assert who_sees(state) == ([] if top == 57 else [0, 1, 2, 3])
    assert seen(state) == ([] if top == 57 else [0, 1, 2, 3])


@pytest.mark.rule("CAR-9.10-sight")
def test_touching_the_foot_of_a_hill_is_not_standing_on_it():
    assert who_sees(duel(box(1, "light-hill", 30, 40, 40, 20))) == []
    assert who_sees(duel(box(1, "light-hill", 30, 40, 40, 20.1))) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-9.10-sight")
def test_who_stands_on_a_hill_is_seen():
    assert who_sees(duel(box(1, "medium-hill", 30, 20, 40, 20))) == []
    state = duel(box(1, "medium-hill", 30, 19.9, 40, 20))
    assert who_sees(state) == [0, 1, 2, 3]
    assert seen(state) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-9.10-sight")
def test_a_hill_that_one_stands_on_does_not_lower_another():
    state = duel(box(1, "light-hill", 30, 58, 40, 6), box(2, "light-hill", 30, 40, 40, 4))
    assert who_sees(state) == []


@pytest.mark.rule("CAR-9.10-sight")
def test_the_figures_behind_a_hill_do_not_see_though_their_front_rank_stands_on_it():
    deep = unit(0, 50, 60, NORTH, count=6, files=3, of=ARCHER)
    state = duel(box(1, "light-hill", 30, 50, 40, 12), near=deep)
    assert who_sees(state) == [0, 1, 2]
    assert seen(state) == [0, 1, 2, 3]


# Trees


@pytest.mark.rule("CAR-9.1-shooting")
def test_a_tree_between_hides_only_what_is_behind_its_plate():
    state = duel(box(1, "tree", 45, 25, 5, 5))
    assert seen(state) == [0, 1]
    assert who_sees(state) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-9.1-shooting")
@pytest.mark.parametrize(("gap", "count"), [(0.1, 3), (0.11, 4)])
def test_a_figure_that_touches_the_plate_is_shielded(gap, count):
    # The tree stands behind the enemy's line, at its end: nothing of it is between.
    state = duel(box(1, "tree", 50 - 5 - 3 - gap, 17.5, 3, 1))
    assert len(seen(state)) == count
    assert who_sees(state) == [0, 1, 2, 3]


@pytest.mark.rule("CAR-9.1-shooting")
def test_a_unit_of_which_all_touch_trees_is_not_seen():
    state = duel(box(1, "tree", 40, 15.5, 20, 2))
    assert seen(state) == []
    assert who_sees(state) == []


@pytest.mark.rule("CAR-9.1-shooting")
def test_a_plate_before_a_shooter_keeps_him_from_seeing():
    state = duel(box(1, "tree", 43, 57, 4.2, 2))
    assert 0 not in who_sees(state)
    assert 3 in who_sees(state)


# Open forests


@pytest.mark.rule("CAR-9.2.2-inside")
@pytest.mark.parametrize(("top", "deep"), [(59.9, False), (59.89, True), (50, True)])
def test_archers_wholly_inside_an_open_forest_see_and_shoot_at_nobody(top, deep):
    state = duel(box(1, "open-forest", 30, top, 40, 80 - top))
    archers = state.units[0]
    assert can_use_bow(state, archers, 0) is not deep
    assert at_edge(state, archers, 0) is not deep
    assert who_sees(state) == ([] if deep else [0, 1, 2, 3])
    assert seen(state) == ([] if deep else [0, 1, 2, 3])


@pytest.mark.rule("CAR-9.2.2-inside")
@pytest.mark.parametrize(("bottom", "deep"), [(20.1, False), (20.11, True)])
def test_enemies_wholly_inside_an_open_forest_are_not_seen(bottom, deep):
    state = duel(box(1, "open-forest", 30, 5, 40, bottom - 5))
    assert who_sees(state) == ([] if deep else [0, 1, 2, 3])
    assert seen(state) == ([] if deep else [0, 1, 2, 3])


@pytest.mark.rule("CAR-9.2.2-inside")
def test_a_figure_outside_that_touches_the_forest_stands_at_its_edge():
    for top, edge in ((62.6, True), (62.61, False)):
        state = duel(box(1, "open-forest", 30, top, 40, 10))
        assert at_edge(state, state.units[0], 0) is edge
        assert can_use_bow(state, state.units[0], 0)


@pytest.mark.rule("CAR-9.2.2-inside")
def test_from_its_edge_one_looks_out_of_a_forest_and_not_through_it():
    behind = unit(1, 50, 100, NORTH, count=4)
    state = duel(box(1, "open-forest", 30, 60.5, 40, 20), others=[behind])
    archers, before, after = state.units
    assert sees(state, archers, 0, before)
    assert not sees(state, archers, 0, after)
    assert not sees(state, after, 0, archers)
    assert seen_figures(state, archers, after, True) == []


@pytest.mark.rule("CAR-9.2.2-inside", "CAR-12.7")
def test_a_deep_block_with_its_front_at_the_edge_looks_out_from_the_edge():
    deep = unit(0, 50, 60, NORTH, count=9, files=3, of=ARCHER)
    state = duel(box(1, "open-forest", 30, 60, 40, 30), near=deep)
    assert who_sees(state) == [0, 1, 2]
    assert seen(state) == [0, 1, 2, 3]
    eye = middle_eye(state.field.table, state.units[0])
    assert eye.x == 50 * 1600
    assert 60 * 1600 - 4 <= eye.y < 60 * 1600


@pytest.mark.rule("CAR-9.2.2-inside")
def test_an_enemy_in_the_trees_that_touches_their_edge_is_seen_from_the_front_only():
    other = unit(0, 50, 2, SOUTH, count=4, of=ARCHER)
    state = duel(box(1, "open-forest", 30, 10, 40, 10), others=[other])
    near, enemy, far = state.units
    assert sees(state, near, 0, enemy)
    assert not sees(state, far, 0, enemy)


# The line of the front


@pytest.mark.rule("CAR-12.4")
@pytest.mark.parametrize(("front", "ahead"), [(59.99, True), (60, False), (62, False)])
def test_a_target_must_lie_partly_before_the_line_of_the_front(front, ahead):
    state = duel(far=unit(1, 100, front, NORTH, count=2))
    assert in_front(state, state.units[0], state.units[1]) is ahead


@pytest.mark.rule("CAR-12.4")
@pytest.mark.parametrize(
    ("facing", "ahead"), [(NORTH, False), (SOUTH, True), (EAST, True), (WEST, False)]
)
def test_the_line_turns_with_the_unit(facing, ahead):
    state = duel(near=unit(0, 50, 60, facing, count=2), far=unit(1, 90, 90, NORTH, count=2))
    assert in_front(state, state.units[0], state.units[1]) is ahead


@pytest.mark.rule("CAR-12.4")
def test_one_corner_before_the_line_is_enough():
    wide = unit(1, 100, 65, 315, count=8)
    state = duel(far=wide)
    assert in_front(state, state.units[0], state.units[1])


@pytest.mark.rule("CAR-12.4")
def test_single_figures_see_all_round():
    behind = unit(1, 50, 90, NORTH, count=2)
    state = duel(near=unit(0, 50, 60, NORTH, count=1, of=HERO), far=behind)
    assert in_front(state, state.units[0], state.units[1])
    state = duel(near=unit(0, 50, 60, NORTH, count=1, of=ARCHER), far=behind)
    assert not in_front(state, state.units[0], state.units[1])


@pytest.mark.rule("CAR-12.4")
def test_the_check_of_the_front_can_be_switched_off():
    state = duel(far=unit(1, 50, 90, NORTH, count=2))
    assert not in_front(state, state.units[0], state.units[1])
    state = msgspec.structs.replace(state, options=Options(arcs=False))
    assert in_front(state, state.units[0], state.units[1])


# Mages


@pytest.mark.rule("CAR-14.1-sight")
def test_a_mage_sees_all_round_but_not_past_units():
    behind = unit(1, 50, 90, NORTH, count=4)
    state = duel(near=mage(0, 50, 60, NORTH), far=behind)
    assert mage_sees(state, state.units[0], state.units[1])
    assert mage_sees(state, state.units[0], state.units[0])
    state = duel(near=mage(0, 50, 60, NORTH), far=behind, others=[unit(0, 50, 75, count=12)])
    assert not mage_sees(state, state.units[0], state.units[1])


@pytest.mark.rule("CAR-14.1-sight")
def test_one_visible_figure_is_enough_for_a_mage():
    state = duel(box(1, "high-wall", 30, 40, 21, 1), near=mage(0, 50, 60))
    assert mage_sees(state, state.units[0], state.units[1])
    assert len(seen(state)) == 2
    state = duel(box(1, "high-wall", 30, 40, 41, 1), near=mage(0, 50, 60))
    assert not mage_sees(state, state.units[0], state.units[1])


# What is kept


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
    there = msgspec.structs.replace(archers, x=16000)
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
    places = (
        Pose(6000, 5000, 0),
        Pose(6000, 5250, 0),
        Pose(5750, 5000, 0),
        Pose(5750, 5500, 0),
    )
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
    home = msgspec.structs.replace(house(1, 40, 60), walls=walls)
    state = duel(home, near=lodgers(0, 45, 70, 4, 1))
    assert lookouts(state.field.table, state.units[0]) == []
    nowhere = duel(near=lodgers(0, 45, 70, 4, 77))
    assert lookouts(nowhere.field.table, nowhere.units[0]) == []
