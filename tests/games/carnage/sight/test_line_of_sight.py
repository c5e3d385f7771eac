import pytest

from slagveld.games.carnage.core.state import Options
from slagveld.games.carnage.sight.forests_trees_windows import middle_eye, standings
from slagveld.games.carnage.sight.fronts import in_front
from slagveld.games.carnage.sight.line_of_sight import mage_sees, seen_marks, sees, view_of
from slagveld.record import replace
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


def seen_figures(state, unit, target, direct):
    """Places of the target's figures that are visible from the middle of a unit."""
    return [mark.place for mark in seen_marks(state, unit, target, direct=direct)]


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
    assert standings(state.field.table, archers)[0].deep is deep
    assert bool(standings(state.field.table, archers)[0].edge) is not deep
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
        standing = standings(state.field.table, state.units[0])[0]
        assert bool(standing.edge) is edge
        assert not standing.deep


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
    state = replace(state, options=Options(arcs=False))
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


def test_only_who_stands_between_is_looked_past():
    state = battle(
        unit(0, 90, 90),
        unit(1, 90, 60, SOUTH),
        unit(1, 90, 75, SOUTH, count=1),
        unit(1, 160, 75, SOUTH),
        unit(1, 90, 20, SOUTH),
    )
    archers, target, between, *_ = state.units
    view = view_of(state, archers, target, direct=True)
    assert view.bodies[:-1] == between.parts
    assert view_of(state, archers, target, direct=False).bodies[:-1] == []
