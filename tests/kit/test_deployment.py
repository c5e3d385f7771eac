"""Where armies are set up: zones, places in good order, plans."""

from typing import NamedTuple

import pytest

from slagveld.kernel.event import Placed
from slagveld.kernel.fields import Placement
from slagveld.kit.deployment import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    ahead_of,
    bounds_of,
    edge_length,
    first_free,
    how_far,
    in_box,
    middle_of,
    moved_into,
    outline_of,
    outwards,
    place_at,
    ranked,
    region_of,
    strip_at,
    tell_placed,
)
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Pose, RectBase

TABLE = Layout(1000, 600)
BOX = (100, 200, 300, 500)
WAYS = (NORTH, SOUTH, EAST, WEST)


def test_a_box_is_an_outline_with_a_middle():
    corners = Outline(((100, 200), (300, 200), (300, 500), (100, 500)))
    assert outline_of(BOX) == corners
    assert (region_of(BOX).outlines, region_of(BOX).meaning) == ((corners,), "allowed")
    assert middle_of(BOX) == (200, 350)


@pytest.mark.parametrize(
    ("place", "inside"),
    [((100, 200), True), ((300, 500), True), ((99, 300), False), ((301, 300), False),
     ((200, 199), False), ((200, 501), False)],
)  # fmt: skip
def test_the_border_belongs_to_a_box(place, inside):
    assert in_box(BOX, *place) is inside


def test_the_box_around_a_base_leaves_it_room():
    body = RectBase(20, 40).body(Pose(500, 300, NORTH))
    assert bounds_of(body, 0) == (490, 280, 510, 320)
    assert bounds_of(body, 5) == (485, 275, 515, 325)


def test_a_placement_is_moved_into_a_box():
    def moved(x, y, *rest):
        pose = moved_into(Placement(7, Pose(x, y, 900)), BOX, *rest).pose
        assert pose.facing == 900
        return pose.x, pose.y

    assert moved(200, 300) == (200, 300)
    assert moved(0, 900) == (100, 500)
    assert moved(0, 900, 10, 20) == (110, 480)
    assert moved(900, 0, 10, 20) == (290, 220)


@pytest.mark.parametrize(
    ("way", "length", "place", "strip", "inset"),
    [
        (NORTH, 1000, (50, 580), (0, 500, 1000, 590), (30, 500, 970, 590)),
        (SOUTH, 1000, (950, 20), (0, 10, 1000, 100), (30, 10, 970, 100)),
        (EAST, 600, (20, 50), (10, 0, 100, 600), (10, 30, 100, 570)),
        (WEST, 600, (980, 550), (900, 0, 990, 600), (900, 30, 990, 570)),
    ],
)
def test_everything_is_measured_from_an_edge(way, length, place, strip, inset):
    assert edge_length(TABLE, way) == length
    assert place_at(TABLE, way, 50, 20) == place
    assert strip_at(TABLE, way, 10, 100) == strip
    assert strip_at(TABLE, way, 10, 100, 30) == inset


@pytest.mark.parametrize("way", WAYS)
def test_ahead_is_away_from_the_edge(way):
    start = place_at(TABLE, way, 200, 0)
    assert ahead_of(way, *start, 150) == place_at(TABLE, way, 200, 150)
    assert how_far(way, start, place_at(TABLE, way, 90, 150)) == 150
    assert how_far(way, place_at(TABLE, way, 90, 150), start) == -150


def test_from_the_middle_to_both_sides():
    assert outwards(10, 25) == [0, 10, -10, 20, -20]
    assert outwards(10, 20) == [0, 10, -10, 20, -20]
    assert outwards(10, 9) == outwards(10, -5) == [0]


@pytest.mark.parametrize(
    ("way", "places"),
    [
        (NORTH, [(200, 210), (250, 210), (200, 220), (250, 220)]),
        (SOUTH, [(200, 490), (250, 490), (200, 480), (250, 480)]),
        (EAST, [(290, 350), (290, 400), (280, 350), (280, 400)]),
        (WEST, [(110, 350), (110, 400), (120, 350), (120, 400)]),
    ],
)
def test_ranks_stand_behind_the_front_of_a_zone(way, places):
    assert ranked(BOX, way, [10, 20], [0, 50]) == places


def test_a_row_stands_at_the_first_spot_that_is_free_and_sound():
    tried = []

    def row_at(x, y):
        tried.append((x, y))
        return [x, y]

    def found(spots, crowd, is_sound):
        tried.clear()
        return first_free(spots, (-10, -5, 10, 5), crowd, row_at, is_sound)

    crowd = [(100, 100, 200, 200)]
    spots = [(95, 150), (150, 99), (90, 150), (150, 95)]
    assert found(spots, crowd, bool) == [90, 150]
    assert tried == [(90, 150)]
    assert found(spots, crowd, lambda row: row[1] < 100) == [150, 95]
    assert tried == [(90, 150), (150, 95)]
    assert found(spots[:2], crowd, bool) == ()
    assert found(spots[:2], [], bool) == [95, 150]


class Man(NamedTuple):
    """A piece of a seat."""

    id: int = 7
    name: str = "Rook"
    pose: Pose = Pose(1, 2, 900)
    seat: int = 1


class Listener:
    """Hears what is told."""

    def tell(self, kind, **values):
        self.event = kind(**values)


def test_a_piece_that_comes_to_the_table_is_told():
    play = Listener()
    tell_placed(play, Man(), "CH-1")
    wanted = Placed(piece=7, name="Rook", pose=Pose(1, 2, 900), seat=1, rule="CH-1")
    assert play.event == wanted
