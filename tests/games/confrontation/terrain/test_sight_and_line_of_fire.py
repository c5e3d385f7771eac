"""Whom a figure sees, and what hides whom."""

import pytest

from slagveld.games.confrontation.terrain.sight_and_line_of_fire import (
    Cover,
    cover,
    hiding,
    in_front,
    sees,
    senses,
)
from tests.games.confrontation.battle import EAST, NORTH, SOUTH, WEST, battle, box, card, man, units

SMALL, LARGE, GIANT = card(size="small"), card(size="large"), card(size="very-large")
SEER = card(abilities=("conscience",))

OPEN = Cover()
HIDDEN = True
PARTLY = False


def pair(*between, viewer=None, target=None, terrain=(), facing=EAST, z=0, far=50, up=0):
    """A figure at (20, 20), a target at (50, 20), and what is between them."""
    return battle(
        man(0, 20, 20, facing, key=viewer, z=z),
        man(1, far, 20, WEST, key=target, z=up),
        *between,
        terrain=terrain,
    )


def looking(state, viewer=1, target=2):
    """What is between two figures."""
    return cover(state, state.figure(viewer), state.figure(target))


def seeing(state, viewer=1, target=2):
    """Whether one sees the other."""
    return sees(state, state.figure(viewer), state.figure(target))


def wall(height, x=33, y=10, width=4, depth=20, kind="obstacle", number=1):
    """A wall across the line of sight, its height in cm."""
    return box(number, kind, x, y, width, depth, height=units(height))


# The field of view


@pytest.mark.rule("CON-SHOOT-2", "CON-CHARGE-1")
@pytest.mark.parametrize(
    ("facing", "seen"), [(EAST, True), (45, True), (NORTH, True), (SOUTH, True), (WEST, False)]
)
def test_a_figure_sees_half_the_table_before_it(facing, seen):
    state = pair(facing=facing)
    assert seeing(state) is seen


@pytest.mark.rule("CON-SHOOT-2")
def test_any_part_of_the_base_beyond_the_line_through_the_middle_is_enough():
    for y, seen in ((21.24, True), (21.25, False), (22, False), (18, True)):
        state = battle(man(0, 20, 20, NORTH), man(1, 50, y, WEST))
        assert in_front(*state.figures) is seen
        assert seeing(state) is seen
        assert looking(state) == OPEN


# Figures in the line


@pytest.mark.rule("CON-SHOOT-4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("between", "target", "hidden"),
    [
        (None, None, HIDDEN),
        (LARGE, None, HIDDEN),
        (SMALL, None, PARTLY),
        (None, LARGE, PARTLY),
        (LARGE, LARGE, HIDDEN),
        (SMALL, SMALL, HIDDEN),
        (GIANT, LARGE, HIDDEN),
    ],
)
def test_a_figure_in_the_line_blocks_by_its_size(seat, between, target, hidden):
    state = pair(man(seat, 35, 20, key=between), target=target)
    found = looking(state)
    assert found == Cover(hidden, not hidden, False, (3,), ())
    assert seeing(state) is not hidden


@pytest.mark.rule("CON-SHOOT-4", "CON-SHMOD-1")
def test_a_figure_beside_the_line_hides_a_part():
    state = pair(man(0, 47, 22))
    assert looking(state) == Cover(False, True, False, (3,), ())
    assert looking(pair(man(0, 47, 24))) == OPEN
    gate = pair(man(0, 47, 21.3), man(1, 47, 18.7))
    assert looking(gate) == Cover(False, True, False, (3, 4), ())
    shut = pair(man(0, 46, 21.25), man(1, 46, 18.75))
    assert looking(shut) == Cover(True, False, False, (3, 4), ())


@pytest.mark.rule("CON-SHOOT-4")
def test_behind_viewer_or_target_nothing_is_in_the_way():
    assert looking(pair(man(0, 15, 20), man(1, 55, 20))) == OPEN


@pytest.mark.rule("CON-DODGE-5")
@pytest.mark.parametrize("seat", [0, 1])
def test_dodgers_do_not_block(seat):
    assert looking(pair(man(seat, 35, 20, dodged=True))) == OPEN
    state = pair(man(seat, 35, 20))
    assert looking(state).hidden
    assert looking(state.did(3, dodged=True)) == OPEN


@pytest.mark.rule("CON-SHOOT-4")
def test_figures_in_contact_with_the_target_do_not_block():
    assert looking(pair(man(0, 47.5, 20))) == OPEN
    assert looking(pair(man(0, 47.39, 20))).hidden
    assert looking(pair(man(0, 22.5, 20))).hidden


def test_hidden_scouts_betray_nothing_by_blocking():
    assert looking(pair(man(1, 35, 20, hidden=True))) == OPEN


@pytest.mark.rule("CON-CHARGE-1")
def test_a_moved_copy_looks_from_where_it_is():
    state = pair(man(0, 35, 20))
    viewer, target = state.figure(1), state.figure(2)
    assert cover(state, viewer, target).hidden
    aside = viewer.at(state.figure(1).pose.__class__(3500, 4000, 0))
    assert cover(state, aside, target) == OPEN
    assert cover(state, viewer, target).hidden


# Scenery


@pytest.mark.rule("CON-SHOOT-3", "CON-SHMOD-1")
@pytest.mark.parametrize(
    ("height", "found"),
    [
        (0, OPEN),
        (1.29, OPEN),
        (1.31, Cover(False, True, False, (), (1,))),
        (2.99, Cover(False, True, False, (), (1,))),
        (3, Cover(True, False, False, (), (1,))),
        (8, Cover(True, False, False, (), (1,))),
    ],
)
def test_a_wall_hides_what_its_height_hides(height, found):
    # The line from the eyes, 3 cm high, to the feet leaves the wall at 17 of 30 cm.
    state = pair(terrain=[wall(height)])
    assert looking(state) == found
    assert seeing(state) is not found.hidden


@pytest.mark.rule("CON-SHOOT-3")
def test_a_wall_near_the_viewer_hides_less_than_one_near_the_target():
    assert looking(pair(terrain=[wall(2, x=22, width=1)])) == OPEN
    assert looking(pair(terrain=[wall(2, x=46, width=1)])).partly


@pytest.mark.rule("CON-SHOOT-3")
def test_the_large_look_and_are_seen_over_what_hides_others():
    assert looking(pair(terrain=[wall(3, x=36)], viewer=GIANT)).partly
    assert looking(pair(terrain=[wall(3, x=25)], viewer=GIANT)) == OPEN
    assert looking(pair(terrain=[wall(3)], target=LARGE)).partly
    assert looking(pair(terrain=[wall(3)], target=SMALL)).hidden
    assert looking(pair(terrain=[wall(2)], viewer=SMALL)).partly
    assert looking(pair(terrain=[wall(2)], viewer=SMALL, target=SMALL)).hidden


@pytest.mark.rule("CON-SHMOD-1")
def test_the_edge_of_a_wall_hides_a_part_of_the_width():
    assert looking(pair(terrain=[wall(5, x=45, y=20, width=1)])) == Cover(
        False, True, False, (), (1,)
    )
    assert looking(pair(terrain=[wall(5, x=45, y=22, width=1)])) == OPEN
    post = box(1, "obstacle", 44, 19.9, 0.2, 0.2, height=500)
    assert looking(pair(terrain=[post])) == Cover(False, True, False, (), (1,))
    thin = box(1, "obstacle", 44, 20.5, 0.2, 0.2, height=500)
    assert looking(pair(terrain=[thin])) == Cover(False, True, False, (), (1,))
    low = box(1, "obstacle", 22, 20.1, 0.2, 0.05, height=100)
    assert looking(pair(terrain=[low])) == OPEN


@pytest.mark.rule("CON-SHOOT-3")
def test_only_what_blocks_hides():
    for kind in ("encumbered", "deep-water", "door", "ladder", "gap"):
        assert looking(pair(terrain=[wall(0, kind=kind)])) == OPEN, kind
    for kind in ("wood", "obstacle", "impassable"):
        assert looking(pair(terrain=[wall(5, kind=kind)])).hidden, kind
    assert looking(pair(terrain=[wall(5, kind="open")])).hidden
    assert looking(pair(terrain=[wall(5, kind="deep-water")])) == OPEN


@pytest.mark.rule("CON-SHOOT-3")
def test_a_wood_hides_what_is_behind_and_a_part_of_what_is_in_it():
    target_in = pair(terrain=[wall(8, x=45, width=10, kind="wood")])
    assert looking(target_in) == Cover(False, True, False, (), (1,))
    assert looking(target_in, 2, 1) == OPEN
    both = pair(terrain=[wall(8, x=15, width=40, kind="wood")])
    assert looking(both) == looking(both, 2, 1) == Cover(False, True, False, (), (1,))
    assert looking(pair(terrain=[wall(8, kind="wood")])) == Cover(True, False, False, (), (1,))


def test_scenery_and_figures_hide_together():
    state = pair(man(0, 44, 21.5), terrain=[wall(5, x=45, y=10, width=1, depth=10.4)])
    found = looking(state)
    assert found == Cover(True, False, False, (3,), (1,))
    low = pair(man(0, 35, 20), terrain=[wall(2, x=45, width=1)])
    assert looking(low) == Cover(True, False, False, (3,), (1,))


@pytest.mark.rule("CON-SHMOD-2")
def test_who_stands_against_an_obstacle_hides_behind_it():
    touching = pair(terrain=[wall(2, x=46.75, width=2)])
    assert looking(touching) == Cover(False, True, True, (), (1,))
    nearly = pair(terrain=[wall(2, x=46.65, width=2)])
    assert looking(nearly).behind_obstacle
    apart = pair(terrain=[wall(2, x=46.64, width=2)])
    assert looking(apart) == Cover(False, True, False, (), (1,))
    behind = pair(terrain=[wall(2, x=51.25, width=2)])
    assert looking(behind) == OPEN
    other_side = battle(
        man(0, 20, 20, EAST), man(1, 50, 20), terrain=[wall(2, x=46.75, width=2), wall(1, number=2)]
    )
    assert looking(other_side).pieces == (1,)
    wood = pair(terrain=[wall(2, x=46.75, width=2, kind="wood")])
    assert looking(wood).behind_obstacle is False
    high = pair(terrain=[wall(3, x=46.75, width=2)])
    assert looking(high) == Cover(True, False, False, (), (1,))
    rock = pair(terrain=[wall(2, x=46.75, width=2, kind="impassable")])
    assert looking(rock).behind_obstacle


# Heights


def roof(**more):
    """A roof 5 cm high under the target at (50, 20)."""
    return wall(5, x=44, width=20, **more)


@pytest.mark.rule("CON-SHOOT-3")
def test_a_roof_hides_the_feet_of_who_stands_on_it_and_all_of_one_far_back():
    state = pair(terrain=[roof()], up=5)
    assert looking(state) == Cover(False, True, False, (), (1,))
    small = pair(terrain=[roof()], up=5, far=62, viewer=SMALL, target=SMALL)
    # From 2 cm to the top at 7 cm the line is at 4.86 cm where the roof begins.
    assert looking(small) == Cover(True, False, False, (), (1,))


@pytest.mark.rule("CON-SHOOT-3")
def test_who_looks_down_from_a_roof_sees_what_is_not_at_its_foot():
    terrain = [wall(5, x=10, width=12)]
    assert looking(pair(terrain=terrain, z=5)) == OPEN
    near = pair(terrain=terrain, z=5, far=24)
    # The line to the feet is at 4 cm where the roof ends, that to the top at 5.5 cm.
    assert looking(near) == Cover(False, True, False, (), (1,))
    foot = pair(terrain=[wall(5, x=10, width=13)], z=5, far=24.5)
    assert looking(foot) == Cover(True, False, False, (), (1,))


@pytest.mark.rule("CON-SHOOT-3")
def test_on_one_hill_nothing_of_it_is_in_the_way():
    state = pair(terrain=[wall(4, x=10, width=60, kind="open")], z=4, up=4)
    assert looking(state) == OPEN
    assert looking(state, 2, 1) == OPEN


@pytest.mark.rule("CON-SHOOT-4")
def test_from_above_one_looks_over_figures_by_height_and_not_by_size():
    terrain = [wall(10, x=10, width=12)]
    assert looking(pair(man(0, 35, 20), terrain=terrain, z=10)) == OPEN
    near = pair(man(0, 45, 20), terrain=terrain, z=10)
    assert looking(near) == Cover(False, True, False, (3,), ())
    assert looking(pair(man(0, 46, 20, key=LARGE), terrain=terrain, z=10)).hidden
    level = pair(man(0, 35, 20, z=10), terrain=[wall(10, x=10, width=60)], z=10, up=10)
    assert looking(level).hidden
    above = pair(man(0, 35, 20, z=10))
    assert looking(above) == OPEN
    beside = pair(man(0, 46, 22.2, key=LARGE), terrain=terrain, z=10)
    assert looking(beside) == Cover(False, True, False, (3,), ())


@pytest.mark.rule("CON-SHOOT-3")
def test_a_gap_hides_who_is_deep_in_it():
    pit = [box(1, "gap", 45, 10, 10, 20, height=units(2))]
    assert looking(pair(terrain=pit, up=-2)) == Cover(False, True, False, (), (1,))
    deep = [box(1, "gap", 45, 10, 10, 20, height=units(4))]
    assert looking(pair(terrain=deep, up=-4)) == Cover(True, False, False, (), (1,))
    assert looking(pair(terrain=deep, up=-4), 2, 1).hidden
    assert looking(pair(terrain=pit, up=-2), 2, 1) == OPEN
    middle = [box(1, "gap", 45, 10, 10, 20, height=units(3.5))]
    assert looking(pair(terrain=middle, up=-3.5), 2, 1) == Cover(False, True, False, (), (1,))
    assert looking(pair(terrain=[box(1, "gap", 30, 10, 10, 20, height=400)])) == OPEN
    both = [box(1, "gap", 10, 10, 60, 20, height=units(4))]
    assert looking(pair(terrain=both, z=-4, up=-4)) == OPEN
    edge = [box(1, "gap", 22, 10, 40, 20, height=units(3))]
    assert looking(pair(terrain=edge, up=-3)) == OPEN


def test_what_can_hide_is_known_once_for_a_table():
    terrain = [
        wall(5, number=1),
        wall(0, number=2),
        wall(5, kind="open", number=3),
        wall(0, kind="gap", number=4),
        wall(5, kind="deep-water", number=5),
        wall(0, kind="wood", number=6),
    ]
    table = pair(terrain=terrain).field.table
    assert [piece.id for piece in hiding(table)] == [1, 3, 4]
    assert hiding(table) is hiding(table)


# Hidden scouts and those who sense them


@pytest.mark.rule("CON-CARD-eclaireur")
def test_a_hidden_scout_is_not_seen_by_enemies():
    state = battle(man(0, 20, 20, EAST), man(1, 40, 20, hidden=True), man(1, 15, 30, 300))
    assert not seeing(state)
    assert seeing(state, 3, 2)
    assert looking(state) == OPEN


@pytest.mark.rule("CON-CARD-conscience")
def test_who_senses_finds_the_hidden_within_twenty_cm():
    for far, found in ((42.5, True), (42.51, False)):
        state = battle(man(0, 20, 20, EAST, key=SEER), man(1, far, 20, hidden=True))
        trait = senses(*state.figures)
        assert (trait is not None) is found
        assert seeing(state) is found
        if found:
            assert trait.ability.key == "conscience"
    assert senses(*pair().figures) is None
    back = battle(man(0, 20, 20, WEST, key=SEER), man(1, 30, 20, hidden=True))
    assert senses(*back.figures) is not None
    assert not seeing(back)
