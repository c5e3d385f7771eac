"""The board with fields: bases, places, distances, contact, terrain (LC-1.9-4)."""

import pytest

from slagveld.games.little_carnage.attacks.rolls_and_damage import dice_on
from slagveld.games.little_carnage.attacks.sight_and_reach import reach_refusal, zone_refusal
from slagveld.games.little_carnage.core.board import (
    fields_at,
    fields_between,
    fitted,
    footprint,
    is_on_fields,
    nearest_side,
    side_spots,
    snapped,
    turned,
)
from slagveld.games.little_carnage.movement.board_terrain import (
    covered,
    ground_of,
    middle_on_fields,
    on_board,
    outline_of,
    outlines_of,
)
from slagveld.games.little_carnage.movement.turning_to_enemies import contact_poses
from slagveld.games.little_carnage.terrain.distance_and_contact_across import distance, in_melee
from slagveld.games.little_carnage.terrain.scenery_and_cover import cover
from slagveld.kernel.fields import Placement
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Pose, Spot
from slagveld.table.terrain import Terrain, strip
from slagveld.table.units import FINE
from tests.games.little_carnage.battle import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    battle,
    box,
    card,
    troop,
    units,
)
from tests.games.little_carnage.boards import MONSTER, RIDER, board, lone, on

INCH = 250 * FINE


def stand(card=None, at=(10, 10), facing=NORTH):
    return lone(at=at, facing=facing, card=card).field.by_id[1]


def place(x, y, facing=NORTH):
    return Pose(units(x), units(y), round(facing * 10) % 3600)


def told(pose):
    return pose.x / 250, pose.y / 250, pose.facing / 10


# Bases


@pytest.mark.rule("LC-1.9-4")
@pytest.mark.parametrize(
    ("sides", "fields"),
    [
        ((200, 200), (1, 1)),
        ((250, 250), (1, 1)),
        ((250, 500), (1, 2)),
        ((400, 400), (2, 2)),
        ((500, 500), (2, 2)),
        ((500, 501), (2, 3)),
        ((1000, 750), (4, 3)),
    ],
)
def test_a_base_takes_whole_fields(sides, fields):
    assert footprint(sides) == (fields[0] * 250, fields[1] * 250)


@pytest.mark.rule("LC-1.9-4")
def test_models_face_one_of_the_four_sides():
    assert [nearest_side(way) for way in (0, 449, 450, 1349, 1350, 3149, 3150, 3599)] == [
        0, 0, 900, 900, 1800, 2700, 0, 0,
    ]  # fmt: skip
    one = stand()
    assert is_on_fields(one, place(10.5, 10.5, 180))
    assert not is_on_fields(one, place(10.5, 10.5, 179))
    assert not is_on_fields(one, place(10.5, 10.504, 180))
    assert not is_on_fields(one, place(10.496, 10.5, 180))
    assert not is_on_fields(one, place(11, 11, 180))


@pytest.mark.rule("LC-1.9-4")
def test_a_rider_takes_two_fields_in_a_row_and_a_monster_two_by_two():
    assert fields_at((250, 500), *_units(10.5, 11), 2700) == (10, 10, 11, 12)
    assert fields_at((250, 500), *_units(11, 10.5), 0) == (10, 10, 12, 11)
    assert fields_at((500, 500), *_units(11, 11), 900) == (10, 10, 12, 12)
    rider = stand(RIDER)
    assert is_on_fields(rider, place(10.5, 11, NORTH))
    assert not is_on_fields(rider, place(10.5, 11, EAST))
    assert is_on_fields(rider, place(11, 10.5, EAST))
    assert is_on_fields(stand(MONSTER), place(11, 11, WEST))
    assert not is_on_fields(stand(MONSTER), place(10.5, 11, WEST))


def _units(x, y):
    return units(x), units(y)


@pytest.mark.rule("LC-1.9-4")
def test_a_turn_is_about_the_field_of_the_front_half():
    rider = stand(RIDER)
    assert told(turned(rider, 0)) == (10, 10.5, EAST)
    assert told(turned(rider, 900)) == (10.5, 10, SOUTH)
    assert told(turned(rider, 1800)) == (11, 10.5, WEST)
    assert told(turned(stand(MONSTER), 0)) == (11, 11, EAST)
    wide = stand(card(base="monster", sides=(3, 2)))
    assert told(wide.pose) == (11.5, 11, NORTH)
    assert told(turned(wide, 0)) == (12, 11.5, EAST)


# Onto the fields


@pytest.mark.rule("LC-1.9-4")
@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ((7.9, 3.1, 280), (7.5, 3.5, NORTH)),
        ((7.996, 3.004, 44), (7.5, 3.5, EAST)),
        ((8, 4, 91), (8.5, 4.5, SOUTH)),
        ((7.996, 3.996, 91), (7.5, 3.5, SOUTH)),
    ],
)
def test_places_go_to_the_nearest_field(given, taken):
    assert told(snapped(stand(), place(*given))) == taken


@pytest.mark.rule("LC-1.9-4")
def test_a_rider_told_to_turn_where_it_stands_turns_about_its_front():
    rider = stand(RIDER)
    assert told(snapped(rider, place(10.5, 11, EAST))) == (10, 10.5, EAST)
    assert told(snapped(rider, place(12.5, 9, WEST))) == (13, 8.5, WEST)
    assert told(snapped(rider, place(12.4, 9.3, NORTH))) == (12.5, 9, NORTH)
    assert told(snapped(rider, place(12.1, 9.4, EAST))) == (12, 9.5, EAST)
    keeps = snapped(rider, Pose(units(10.5), units(11), 2700, 750, 1))
    assert (keeps.z, keeps.level) == (750, 1)
    long = stand(card(base="monster", sides=(1, 3)))
    assert told(snapped(long, place(*told(long.pose)[:2], EAST))) == (10.5, 11.5, EAST)


@pytest.mark.rule("LC-1.9-4")
def test_a_plan_goes_to_the_nearest_fields():
    state = board(troop(0, on(10, 10), on(11, 10)))
    way = (Spot(*_units(10.7, 9.2)), Spot(*_units(10.9, 8.2)))
    plan = (
        Placement(1, place(10.9, 8.2, 275), way),
        Placement(2, place(11.4, 10.6, 275), (Spot(*_units(11.4, 10.6)),)),
        Placement(99, place(1, 1, 3)),
    )
    first, second, stranger = fitted(state, plan)
    assert told(first.pose) == (10.5, 8.5, NORTH)
    assert [(spot.x, spot.y) for spot in first.path] == [_units(10.5, 9.5), _units(10.5, 8.5)]
    assert (told(second.pose), second.path) == ((11.5, 10.5, NORTH), ())
    assert stranger == plan[2]


@pytest.mark.rule("LC-1.9-4")
def test_waypoints_at_which_a_rider_turns_are_kept():
    state = lone(card=RIDER)
    way = (Spot(*_units(10, 10.5)), Spot(*_units(12.1, 10.5)))
    (found,) = fitted(state, (Placement(1, place(12.1, 10.5, EAST), way),))
    assert [(spot.x, spot.y) for spot in found.path] == [_units(10, 10.5), _units(12, 10.5)]
    off = (Spot(*_units(10.3, 9.3)), Spot(*_units(10.5, 8)))
    (found,) = fitted(state, (Placement(1, place(10.5, 8), off),))
    assert (found.path[0].x, found.path[0].y) == _units(10.5, 9)


# Distances and contact


@pytest.mark.rule("LC-1.9-4")
@pytest.mark.parametrize(
    ("at", "fields"),
    [((10, 9), 0), ((11, 9), 0), ((11, 11), 0), ((10, 8), 1), ((12, 8), 1), ((13, 4), 5),
     ((4, 9), 5), ((10, 15), 4)],
)  # fmt: skip
def test_distances_count_the_fields_between_diagonal_as_straight(at, fields):
    state = lone(at)
    one, other = state.field.by_id[1], state.field.by_id[2]
    assert distance(state, one, other) == fields * INCH
    assert distance(state, other, one) == fields * INCH
    assert fields_between(one, other) == fields * INCH


@pytest.mark.rule("LC-1.3-18")
def test_on_a_free_table_a_diagonal_is_longer():
    state = battle(troop(0, on(10, 10)), troop(1, on(12, 8)))
    assert distance(state, *state.field.stands) == 5657


@pytest.mark.rule("LC-1.9-4")
def test_distances_are_between_the_nearest_fields_of_large_bases():
    state = board(troop(0, on(10, 10, sides=(2, 2)), card=MONSTER), troop(1, on(14, 12)))
    one, other = state.field.by_id[1], state.field.by_id[2]
    assert distance(state, one, other) == 2 * INCH


@pytest.mark.rule("LC-1.9-4")
@pytest.mark.rule("LC-1.1-16")
def test_fields_touching_at_a_corner_are_in_contact():
    state = lone((11, 9), (12, 10), (10, 8))
    one = state.field.by_id[1]
    assert state.field.touching(one) == (2,)
    assert [in_melee(state, one, state.field.by_id[n]) for n in (2, 3, 4)] == [True, False, False]


@pytest.mark.rule("LC-1.1-18")
@pytest.mark.rule("LC-1.9-4")
def test_the_front_zone_is_everything_in_the_rows_ahead():
    state = lone((9, 9), (10, 9), (11, 9), (9, 10), (11, 11), (15, 8))
    one = state.field.by_id[1]
    free = [zone_refusal(state, one, state.field.by_id[n]) is None for n in range(2, 8)]
    assert free == [True, True, True, False, False, True]


@pytest.mark.rule("LC-1.8-reach-1")
@pytest.mark.rule("LC-1.9-4")
def test_reach_goes_over_one_field():
    state = lone((10, 8), (12, 8), (9, 7), card=card(reach=True))
    one = state.field.by_id[1]
    found = [reach_refusal(state, one, state.field.by_id[n]) for n in (2, 3, 4)]
    assert [None if f is None else f.rule for f in found] == [None, None, "LC-1.8-reach-1"]


@pytest.mark.rule("LC-1.8-ranged-2")
@pytest.mark.rule("LC-1.9-4")
@pytest.mark.parametrize(("field", "dice"), [((15, 5), 3), ((16, 5), 2), ((6, 1), 2), ((6, 0), 1)])
def test_ranges_are_counted_in_fields(field, dice):
    state = lone(field, card=card(ranged=True))
    one, other = state.field.models
    assert dice_on(state, "ranged", one, other).total == dice


@pytest.mark.rule("LC-1.9-27")
@pytest.mark.rule("LC-1.9-28")
def test_a_hedge_takes_fields_and_melee_goes_across_it():
    hedge = box(7, "hedge", 5, 9, 10, 1)
    state = lone((10, 8), (10, 7), terrain=[hedge])
    one, near, far = (state.field.by_id[n] for n in (1, 2, 3))
    assert in_melee(state, one, near)
    assert not in_melee(state, one, far)
    assert cover(state, one, near) == "low"


# Places at an enemy


@pytest.mark.rule("LC-1.9-4")
def test_places_at_an_enemy_are_fields_before_its_sides_and_corners():
    state = lone((10, 5))
    one, enemy = state.field.by_id[1], state.field.by_id[2]
    spots = [told(pose) for pose in side_spots(one, enemy)]
    assert len(spots) == 12
    assert (10.5, 6.5, NORTH) in spots
    assert {(x, y) for x, y, facing in spots if facing == EAST} == {
        (9.5, 4.5), (9.5, 5.5), (9.5, 6.5),
    }  # fmt: skip
    assert {(x, y) for x, y, facing in spots if facing == SOUTH} == {
        (9.5, 4.5), (10.5, 4.5), (11.5, 4.5),
    }  # fmt: skip
    found = contact_poses(state, one, enemy)
    assert told(found[0]) == (10.5, 6.5, NORTH)
    assert all(is_on_fields(one, pose) for pose in found)
    assert len(found) == 12


@pytest.mark.rule("LC-1.9-4")
def test_a_rider_finds_fields_at_a_monster():
    state = board(
        troop(0, on(10, 10, sides=(1, 2)), card=RIDER),
        troop(1, on(10, 4, sides=(2, 2)), card=MONSTER),
    )
    one, enemy = state.field.by_id[1], state.field.by_id[2]
    spots = side_spots(one, enemy)
    assert len(spots) == 16
    assert all(is_on_fields(one, pose) for pose in spots)
    assert all(in_melee(state, one.at(pose), enemy) for pose in spots)
    assert all(zone_refusal(state, one.at(pose), enemy) is None for pose in spots)
    assert told(contact_poses(state, one, enemy)[0]) == (10.5, 7, NORTH)


# Terrain


def fields(*points):
    return sorted(covered(Outline(tuple(_units(x, y) for x, y in points))))


@pytest.mark.rule("LC-HOUSE-5")
def test_straight_pieces_are_rounded_to_fields():
    assert fields((2.4, 3.6), (4.6, 3.6), (4.6, 5.4), (2.4, 5.4)) == [
        (2, 4), (3, 4), (4, 4),
    ]  # fmt: skip
    assert fields((2, 3), (4, 3), (4, 4), (2, 4)) == [(2, 3), (3, 3)]
    assert fields((2, 3.7), (4, 3.7), (4, 4.2), (2, 4.2)) == [(2, 3), (3, 3)]
    assert fields((2, 3.9), (4, 3.9), (4, 4.3), (2, 4.3)) == [(2, 4), (3, 4)]


@pytest.mark.rule("LC-HOUSE-5")
def test_of_other_pieces_a_field_belongs_to_them_if_its_middle_does():
    assert fields((0, 0), (3, 0), (0, 3)) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]
    assert fields((5.1, 5.1), (5.4, 5.1), (5.2, 5.4)) == [(5, 5)]


@pytest.mark.rule("LC-HOUSE-5")
def test_a_thin_slanting_wall_takes_the_fields_it_runs_through_without_a_gap():
    outline = strip((_units(2.1, 2.1), _units(6.2, 4.9)), 60)
    found = covered(outline)
    assert found[0] == (2, 2)
    assert found == [(2, 2), (3, 2), (3, 3), (4, 3), (4, 4), (5, 3), (5, 4), (6, 4)]
    assert len(outlines_of(found)) == 1


@pytest.mark.rule("LC-HOUSE-5")
def test_on_a_board_outlines_are_those_of_fields():
    piece = box(7, "hedge", 2.4, 3.6, 2.2, 0.4, name="the hedge")
    table = on_board(Layout(units(20), units(10), (piece,)))
    assert (table.width, table.height) == (units(20), units(10))
    (laid,) = table.terrain
    assert sorted(laid.outline.points) == sorted(
        [_units(2, 3), _units(5, 3), _units(5, 4), _units(2, 4)]
    )
    assert (laid.id, laid.kind, laid.name) == (7, "hedge", "the hedge")
    again = on_board(table)
    assert sorted(again.terrain[0].outline.points) == sorted(laid.outline.points)


def test_outlines_have_square_corners_and_holes():
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    outline = outline_of(ring)
    assert sorted(outline.points) == [(0, 0), (0, 750), (750, 0), (750, 750)]
    assert sorted(outline.holes[0]) == [(250, 250), (250, 500), (500, 250), (500, 500)]
    assert len(outlines_of([(0, 0), (2, 0)])) == 2
    assert len(outlines_of([(0, 0), (1, 1)])) == 2
    assert outlines_of([]) == ()


def test_what_is_on_a_field_is_sorted_and_bridges_lie_on_ditches():
    pieces = (
        box(1, "ditch", 0, 2, 4, 1),
        box(2, "bridge", 1, 2, 1, 1),
        box(3, "hedge", 0, 0, 2, 1),
        box(4, "building", 1, 0, 1, 1),
        box(5, "hill", 0, 0, 4, 4),
        box(6, "wood", 0, 0, 4, 4),
    )
    table = Layout(units(4.4), units(5), pieces)
    ground = ground_of(table)
    assert (ground.columns, ground.rows) == (4, 5)
    assert [piece.id for piece in ground.pieces[1, 0]] == [4, 3]
    assert [piece.id for piece in ground.pieces[0, 2]] == [1]
    assert (1, 2) not in ground.pieces
    assert (3, 3) not in ground.pieces
    assert {cell: piece.id for cell, piece in ground.corners.items()} == {(0, 0): 3, (1, 0): 4}
    assert ground_of(table) is ground


@pytest.mark.parametrize(
    ("size", "at", "middle"),
    [
        ((1, 1), (3.2, 3.9), (3.5, 3.5)),
        ((2, 3), (3.2, 3.9), (3, 3.5)),
        ((0.3, 2.5), (4, 4), (4.5, 4.5)),
    ],
)
def test_a_piece_that_is_put_down_covers_whole_fields(size, at, middle):
    assert middle_on_fields(*_units(*size), *_units(*at)) == _units(*middle)


def test_terrain_keeps_its_height_and_tags():
    piece = Terrain(
        3,
        "tower",
        Outline(tuple(_units(x, y) for x, y in ((1, 1), (3, 1), (3, 3), (1, 3)))),
        height=99,
        tags=("tower",),
    )
    (laid,) = on_board(Layout(2500, 2500, (piece,))).terrain
    assert (laid.height, laid.tags) == (99, ("tower",))
