"""The board field by field: edges, ditches, waypoints, flights, plans (LC-1.9-4)."""

import pytest

from slagveld.games.little_carnage.core.board import fitted
from slagveld.games.little_carnage.flight.move_away_in_fear import MoveAway
from slagveld.games.little_carnage.flight.retreat_path import fled, room
from slagveld.games.little_carnage.movement.board_reach import nearest_free, path_to, region, spread
from slagveld.games.little_carnage.movement.board_terrain import covered
from slagveld.games.little_carnage.movement.crossing_and_ending import Mover
from slagveld.kernel.fields import Placement
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Outline, Pose, Spot
from tests.games.little_carnage.battle import EAST, NORTH, SOUTH, WEST, box, card, troop, units
from tests.games.little_carnage.boards import MONSTER, RIDER, board, lone, mid, on
from tests.games.little_carnage.grounds import cost, no
from tests.games.little_carnage.marches import done, pose


def u(*place):
    return tuple(units(value) for value in place)


# Edges and ditches


@pytest.mark.rule("LC-1.3-19")
@pytest.mark.parametrize("flying", [False, True])
@pytest.mark.parametrize(
    ("at", "out", "end"),
    [
        ((0, 10), (-1, 9), (0, 8)),
        ((19, 10), (20, 9), (19, 8)),
        ((10, 0), (9, -1), (8, 0)),
        ((10, 19), (9, 20), (8, 19)),
    ],
)
def test_nobody_goes_over_the_edge_and_back(at, out, end, flying):
    state = lone(at=at)
    assert no(state, mid(*out), mid(*end), limit=9, flying=flying) == "LC-1.3-19"
    assert no(state, mid(*end), limit=9, flying=flying) == ""


@pytest.mark.rule("LC-1.9-22")
@pytest.mark.parametrize("way", [(0, -1), (0, 1), (-1, 0), (1, 0), (1, 1), (-1, 1)])
def test_a_ditch_of_two_fields_stops_a_model_from_every_side(way):
    dx, dy = way
    ditch = [box(7, "ditch", 10 + dx, 10 + dy, 1, 1)]
    narrow = lone(terrain=ditch)
    assert no(narrow, mid(10 + 2 * dx, 10 + 2 * dy), facing=NORTH, limit=9) == ""
    left, top = min(10 + dx, 10 + 2 * dx), min(10 + dy, 10 + 2 * dy)
    wide = [box(7, "ditch", left, top, 1 + abs(dx), 1 + abs(dy))]
    state = lone(terrain=wide)
    assert no(state, mid(10 + 3 * dx, 10 + 3 * dy), facing=NORTH, limit=9) == "LC-1.9-22"


@pytest.mark.rule("LC-1.9-22")
@pytest.mark.parametrize("at", [(4, 12), (14, 6), (10, 10)])
def test_a_rider_whose_tail_is_over_a_ditch_goes_on(at):
    column, row = at
    rider = lone(at=at, card=RIDER, terrain=[box(7, "ditch", column - 3, row, 3, 1)])
    assert cost(rider, (column + 2, row + 0.5), facing=EAST) == 2


@pytest.mark.rule("LC-1.9-17")
@pytest.mark.parametrize("at", [(4, 12), (14, 6)])
def test_a_rider_that_stands_clear_pays_for_a_hedge_once(at):
    column, row = at
    rider = lone(at=at, card=RIDER, terrain=[box(7, "hedge", column - 1, row - 1, 3, 1)])
    assert cost(rider, (column + 0.5, row - 2), facing=NORTH) == 4
    deep = lone(at=at, terrain=[box(7, "hedge", column - 1, row - 2, 3, 2)])
    assert cost(deep, mid(column, row - 3), facing=NORTH) == 4


@pytest.mark.rule("LC-1.9-17")
@pytest.mark.parametrize(("dx", "dy", "look"), [(1, 0, 0), (-1, 0, 180), (0, -1, 270), (0, 1, 90)])
def test_a_hedge_is_crossed_straight_in_every_direction(dx, dy, look):
    state = lone(facing=look, terrain=[box(7, "hedge", 10 + dx, 10 + dy, 1, 1)])
    assert cost(state, mid(10 + 2 * dx, 10 + 2 * dy), facing=look) == 3


@pytest.mark.rule("LC-1.9-5")
@pytest.mark.parametrize("dx", [1, -1])
@pytest.mark.parametrize("dy", [1, -1])
def test_a_monster_is_stopped_by_the_corners_on_either_side_of_its_step(dx, dy):
    def rule(column, row):
        house = [box(7, "building", column, row, 1, 1)]
        return no(lone(card=MONSTER, terrain=house), (11 + dx, 11 + dy), facing=EAST)

    far_x, far_y = (12 if dx > 0 else 9), (12 if dy > 0 else 9)
    near_x, near_y = (10 if dx > 0 else 11), (10 if dy > 0 else 11)
    assert rule(far_x, near_y) == "LC-1.9-5"
    assert rule(near_x, far_y) == "LC-1.9-5"
    assert rule(21 - far_x, near_y) == ""
    assert rule(near_x, 21 - far_y) == ""
    assert rule(far_x, far_y) == "LC-HOUSE-ground"


# Reach and ways


def way(state, *goal, facing=NORTH, limit=6):
    stand = state.field.by_id[1]
    found = path_to(Mover(state, stand, units(limit)), Pose(*u(*goal), facing * 10))
    return [(spot.x / 250, spot.y / 250) for spot in found]


WALL = [box(7, "impassable", 8, 8, 5, 1)]


def test_a_way_is_told_by_its_bends_alone():
    assert way(lone(), 10.5, 6.5) == [(8.5, 8.5), (10.5, 6.5)]
    assert way(lone(), 13.5, 7.5) == [(13.5, 7.5)]
    assert way(lone(), 10.5, 11.5) == [(10.5, 11.5)]
    assert way(lone(), 10.5, 10.5, facing=SOUTH) == [(10.5, 10.5)]
    assert way(lone(terrain=WALL), 10.5, 6.5) == [
        (9.5, 9.5), (8.5, 9.5), (7.5, 8.5), (9.5, 6.5), (10.5, 6.5),
    ]  # fmt: skip
    assert way(lone(terrain=WALL), 14.5, 6.5) == [
        (11.5, 9.5), (12.5, 9.5), (14.5, 7.5), (14.5, 6.5),
    ]  # fmt: skip


def test_the_turns_of_a_rider_are_waypoints():
    assert way(lone(card=RIDER), 12, 10.5, facing=EAST) == [(11.5, 10), (11, 9.5), (12, 10.5)]
    assert way(lone(card=RIDER), 10, 10.5, facing=EAST) == [(10, 10.5)]
    assert way(lone(card=RIDER), 12.5, 9) == [(12.5, 9)]


def test_a_step_back_needs_no_turn():
    state = lone()
    found = spread(Mover(state, state.field.by_id[1], units(3)))
    back = {(p.x // 250, p.y // 250, p.facing): label for p, label in found.items()}[10, 11, 2700]
    assert (back.cost, back.turns, back.steps) == (2, 0, 1)


def test_the_reach_is_shown_for_the_front_of_a_base():
    def corners(state, limit):
        stand = state.field.by_id[1]
        (outline,) = region(Mover(state, stand, units(limit))).outlines
        return sorted((x / 250, y / 250) for x, y in outline.points)

    assert corners(lone(card=RIDER), 0) == [(10, 10), (10, 11), (11, 10), (11, 11)]
    assert corners(lone(card=MONSTER), 0) == [(10, 10), (10, 12), (12, 10), (12, 12)]
    assert corners(lone(at=(3, 15), card=RIDER), 0) == [(3, 15), (3, 16), (4, 15), (4, 16)]


def test_of_two_fields_that_are_as_near_the_cheaper_one_is_taken():
    state = lone()
    stand = state.field.by_id[1]

    def nearest(x, y, facing=2700):
        found = nearest_free(Mover(state, stand, units(5)), *u(x, y), facing)
        return found.x / 250, found.y / 250, found.facing // 10

    assert nearest(10.5, 9) == (10.5, 9.5, NORTH)
    assert nearest(10.5, 13) == (10.5, 12.5, NORTH)
    assert nearest(11, 8.5) == (10.5, 8.5, NORTH)
    assert nearest(10.5, 8.5, 20) == (10.5, 8.5, EAST)
    assert nearest(10.5, 8.5, None) == (10.5, 8.5, NORTH)


def test_who_lies_off_the_fields_reaches_nothing():
    state = board(troop(0, (10.2, 10.5)))
    assert spread(Mover(state, state.field.by_id[1], units(3))) == {}


# Plans


def test_a_straight_way_keeps_its_end_and_one_back_to_its_start_its_bend():
    state = board(troop(0, on(10, 10)))
    straight = Placement(1, Pose(*u(10.4, 8.6), 2700), (Spot(*u(10.4, 8.6)),))
    assert fitted(state, (straight,))[0].path == (Spot(*u(10.5, 8.5)),)
    there = (Spot(*u(10.4, 8.6)), Spot(*u(10.6, 10.4)))
    back = Placement(1, Pose(*u(10.6, 10.4), 2700), there)
    assert fitted(state, (back,))[0].path == (Spot(*u(10.5, 8.5)), Spot(*u(10.5, 10.5)))
    up = (Spot(*u(10.4, 9.6)), Spot(*u(10.4, 8.6), 2))
    raised = Placement(1, Pose(*u(10.4, 8.6), 2700), up)
    assert fitted(state, (raised,))[0].path == (Spot(*u(10.5, 9.5)), Spot(*u(10.5, 8.5), 2))
    plain = Placement(1, Pose(*u(10.4, 8.6), 2700))
    assert fitted(state, (plain,))[0].path == ()


# Flight


def scared(*own, foe, more=(), **rest):
    fear = {"frightened_by": (102,), "frightened_early": True}
    return board(troop(0, *own, **fear, **rest), troop(1, on(*foe)), *more)


@pytest.mark.rule("LC-1.8-fear-6")
def test_flight_ends_before_the_field_of_a_friend():
    state = scared(on(10, 10), foe=(10, 14), more=[troop(0, on(10, 5))])
    assert pose(done(state, MoveAway()).state, 1) == (10.5, 6.5, NORTH)
    hedge = [box(7, "hedge", 10, 6, 1, 1)]
    state = board(
        troop(0, on(10, 10), frightened_by=(102,), frightened_early=True),
        troop(1, on(10, 14)),
        terrain=hedge,
    )
    assert pose(done(state, MoveAway()).state, 1) == (10.5, 7.5, NORTH)


@pytest.mark.rule("LC-1.8-fear-6")
@pytest.mark.parametrize(
    ("look", "left", "backward", "fields"),
    [
        (NORTH, 0, False, 0), (NORTH, 0.9, False, 0), (NORTH, 1, False, 1), (NORTH, 4.9, False, 4),
        (SOUTH, 0, False, 0), (SOUTH, 1, False, 0), (SOUTH, 2, False, 1), (EAST, 2, False, 2),
        (NORTH, 5, True, 2), (SOUTH, 5, True, 2), (SOUTH, 1, True, 0), (WEST, 4, True, 2),
    ],
)  # fmt: skip
def test_points_carry_so_many_fields_in_flight(look, left, backward, fields):
    state = lone(facing=look)
    mover = Mover(state, state.field.by_id[1], units(left))
    assert room(mover, 2700, backward=backward) == units(fields)


@pytest.mark.rule("LC-1.8-fear-6")
def test_a_flight_that_cannot_be_gone_is_refused_with_its_reason():
    def rule(state, far, left, way=2700, **more):
        mover = Mover(state, state.field.by_id[1], units(left), more.get("flying", False))
        found = fled(mover, way, units(far), backward=more.get("backward", False))
        return found.rule if isinstance(found, Refusal) else found

    assert rule(lone(), 0.9, 5) == "LC-1.9-4"
    assert rule(lone(), 3, 2) == "LC-1.3-7"
    assert rule(lone((10, 8)), 3, 5) == "LC-1.9-8"
    assert rule(lone((10, 8)), 2, 5, flying=True) == "LC-1.9-7"
    assert rule(lone(at=(10, 2)), 3, 5) == "LC-1.3-19"
    went = rule(lone(), 3, 5)
    assert (went.cost, went.length, went.path) == (750, 750, (Spot(*u(10.5, 7.5)),))
    assert rule(lone(), 1, 5).cost == 250
    slant = rule(lone(), 2, 5, way=450)
    assert (slant.pose.x, slant.pose.y, slant.cost) == (*u(12.5, 12.5), 500)
    back = rule(lone(facing=SOUTH), 2, 5, backward=True)
    assert (back.pose.facing, back.cost) == (900, 1000)


# Terrain


def fields(*points):
    return sorted(covered(Outline(tuple(u(x, y) for x, y in points))))


@pytest.mark.rule("LC-HOUSE-5")
def test_a_straight_piece_covers_as_many_fields_as_it_is_long_wherever_it_lies():
    for off in (0.3, 0.5, 0.7):
        found = fields((2 + off, 3), (4 + off, 3), (4 + off, 4), (2 + off, 4))
        assert len(found) == 2
        found = fields((2, 3 + off), (3, 3 + off), (3, 6 + off), (2, 6 + off))
        assert len(found) == 3


@pytest.mark.rule("LC-HOUSE-5")
def test_pieces_of_other_outlines_take_the_fields_of_which_they_hold_the_middle():
    assert fields((2, 2), (4, 2), (5, 4), (1, 4)) == [
        (1, 3), (2, 2), (2, 3), (3, 2), (3, 3), (4, 3),
    ]  # fmt: skip
    assert fields((2, 2), (5, 2), (5, 3), (3, 3), (3, 5), (2, 5)) == [
        (2, 2), (2, 3), (2, 4), (3, 2), (4, 2),
    ]  # fmt: skip


def test_a_monster_marches_past_a_house_by_a_whole_field():
    house = [box(7, "building", 12, 7, 2, 2)]
    state = lone(card=card(base="monster", sides=(2, 2), agility=6), terrain=house)
    assert cost(state, (11, 7), facing=NORTH, limit=6) == 4
    assert no(state, (12, 7), facing=NORTH, limit=6) == "LC-HOUSE-ground"
    assert MONSTER.sides == (500, 500)
