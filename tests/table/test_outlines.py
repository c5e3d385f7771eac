"""From rows of places to shapes."""

import shapely

from slagveld.table.outlines import blocks, outlines
from slagveld.table.units import FINE

STEP = 100 * FINE


def row(y, *runs):
    return [(y * STEP, first * STEP, last * STEP) for first, last in runs]


def area(rows):
    total = 0.0
    for shape in outlines(rows, STEP):
        polygon = shapely.Polygon(shape.points, shape.holes)
        assert polygon.is_valid
        total += polygon.area
    return total / 100**2


def test_nothing_has_no_outline():
    assert outlines([], STEP) == ()


def test_a_place_is_a_lozenge_around_itself():
    (shape,) = outlines(row(5, (3, 3)), STEP)
    assert sorted(shape.points) == [(250, 500), (300, 450), (300, 550), (350, 500)]
    assert shape.holes == ()


def test_a_block_loses_only_its_corners():
    rows = [*row(0, (0, 3)), *row(1, (0, 3)), *row(2, (0, 3))]
    assert area(rows) == 12 - 4 / 8
    (shape,) = outlines(rows, STEP)
    assert len(shape.points) == 8  # straight runs are one edge


def test_a_gap_is_a_hole():
    rows = [*row(0, (0, 4)), *row(1, (0, 1), (3, 4)), *row(2, (0, 4))]
    (shape,) = outlines(rows, STEP)
    assert len(shape.holes) == 1
    assert area(rows) == 14 - 4 / 8 + 4 / 8


def test_places_that_meet_at_a_corner_are_two_shapes():
    rows = [*row(0, (0, 0)), *row(1, (1, 1))]
    assert len(outlines(rows, STEP)) == 2


def test_a_hole_belongs_to_the_shape_around_it():
    ring = [*row(0, (0, 2)), *row(1, (0, 0), (2, 2)), *row(2, (0, 2))]
    apart = row(1, (6, 7))
    first, second = outlines(sorted(ring + apart), STEP)
    assert [len(first.holes), len(second.holes)] == [1, 0]


def test_blocks_have_square_corners():
    rows = [*row(0, (0, 1)), *row(1, (0, 0))]
    (shape,) = blocks(rows, STEP)
    xs = sorted({x for x, _ in shape.points})
    assert len(shape.points) == 6
    assert xs[2] - xs[1] == xs[1] - xs[0] == STEP // FINE
    ring = [*row(0, (0, 2)), *row(1, (0, 0), (2, 2)), *row(2, (0, 2))]
    (shape,) = blocks(ring, STEP)
    assert (len(shape.points), [len(hole) for hole in shape.holes]) == (4, [4])
