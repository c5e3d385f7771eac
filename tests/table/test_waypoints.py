"""Ways as players give them: led around things, cut and cut back."""

from slagveld.table.convex import Region
from slagveld.table.obstacles import Ground, disc_mover
from slagveld.table.paths import is_path_free
from slagveld.table.shapes import Outline, Spot
from slagveld.table.units import FINE
from slagveld.table.waypoints import (
    beginning,
    cut_back,
    led,
    leg_cut_back,
    length_of,
    spots_of,
    way_around,
)

START = (100, 500)
CORNER = (Spot(400, 500, 2), Spot(400, 900, 2))


def block(left, top, right, bottom):
    """A ground with one solid block, for a mover without width."""
    ground = Ground()
    area = Outline(((left, top), (right, top), (right, bottom), (left, bottom))).area()
    ground.add_region(disc_mover(0), Region(area), 1)
    return ground


def test_a_way_is_led_around_what_is_in_the_way_however_long():
    ground = block(400, 200, 600, 900)
    found = led(ground, *START, Spot(900, 500), 10.0 * FINE)
    assert (found.xs[-1], found.ys[-1]) == (900 * FINE, 500 * FINE)
    assert is_path_free(ground, found.xs, found.ys)
    assert found.length > 900 * FINE


def test_where_there_is_no_way_it_ends_as_near_as_it_can():
    ground = block(400, 200, 600, 900)
    found = led(ground, *START, Spot(500, 500), 1000.0 * FINE)
    end = (found.xs[-1] // FINE, found.ys[-1] // FINE)
    assert end == (401, 500), "at the edge of the block, give or take the slip"
    assert is_path_free(ground, found.xs, found.ys)


def test_a_way_around_keeps_to_a_limit_and_to_the_level_of_its_goal():
    ground = block(400, 200, 600, 900)
    found = way_around(ground, *START, Spot(900, 500, 1))
    assert found[-1] == Spot(900, 500, 1)
    assert {spot.level for spot in found} == {1}
    length = length_of(*START, found)
    assert way_around(ground, *START, Spot(900, 500, 1), length + FINE) == found
    assert way_around(ground, *START, Spot(900, 500, 1), length - FINE) == ()
    assert way_around(ground, *START, Spot(500, 500)) == ()


def test_waypoints_leave_the_start_out_and_know_their_level():
    assert spots_of([16, 32, 64], [0, 48, 80], 3) == (Spot(2, 3, 3), Spot(4, 5, 3))
    assert spots_of([16], [0]) == ()


def test_the_length_and_the_beginning_of_a_way():
    assert length_of(*START, CORNER) == 700 * FINE
    assert beginning(*START, CORNER, 300) == (Spot(400, 500, 2),)
    assert beginning(*START, CORNER, 450) == (Spot(400, 500, 2), Spot(400, 650, 2))
    assert beginning(*START, CORNER, 450.6)[-1] == Spot(400, 651, 2)
    assert beginning(*START, CORNER, 701) == CORNER
    assert beginning(*START, (), 10) == ()


def test_a_way_is_cut_back_first_by_a_little_and_then_part_by_part():
    found = list(cut_back(*START, CORNER, (1, 4, 700)))
    assert found[0] == CORNER
    assert [way[-1].y for way in found[1:3]] == [899, 896]
    assert len(found) == 1 + 2 + 39
    assert [way[-1] for way in found[-2:]] == [Spot(135, 500, 2), Spot(117, 500, 2)]
    assert list(cut_back(*START, (), (1,))) == []


def test_the_last_leg_alone_is_cut_back():
    found = list(leg_cut_back(Spot(*START), CORNER, (1, 4, 400)))
    assert found[0] == CORNER
    assert {way[:-1] for way in found} == {CORNER[:1]}
    assert [way[-1].y for way in found[1:4]] == [899, 896, 880]
    assert found[-1][-1] == Spot(400, 520, 2)
    assert len(found) == 1 + 2 + 19


def test_a_last_leg_may_be_divided_into_pieces():
    found = list(leg_cut_back(Spot(0, 0), (Spot(50, 30),), whole=20))
    assert found[:3] == [(Spot(50, 30),), (Spot(47, 28),), (Spot(45, 27),)]
    assert found[-1] == (Spot(2, 1),)


def test_what_is_no_leg_on_one_level_is_not_cut_back():
    here = Spot(*START)
    assert list(leg_cut_back(here, CORNER[:1], (1,))) == [CORNER[:1]], "to another level"
    assert list(leg_cut_back(here, (here,), (1,))) == [(here,)]
    assert list(leg_cut_back(here, (), (1,))) == []
