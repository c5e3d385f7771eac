"""From rows of places to shapes."""

import math

import shapely

from slagveld.table.outlines import blocks, outlines
from slagveld.table.units import FINE

STEP = 100 * FINE


def row(y, *runs):
    return [(y * STEP, first * STEP, last * STEP) for first, last in runs]


def squared(rows):
    """The shapes of the squares around places."""

    def covered(x, y):
        return any(
            2 * abs(y - row) <= STEP and 2 * first - STEP <= 2 * x <= 2 * last + STEP
            for row, first, last in rows
        )

    return outlines(rows, STEP, covered)


def area(rows):
    total = 0.0
    for shape in squared(rows):
        polygon = shapely.Polygon(shape.points, shape.holes)
        assert polygon.is_valid
        total += polygon.area
    return total / 100**2


def test_nothing_has_no_outline():
    assert squared([]) == ()


def test_a_place_is_a_lozenge_around_itself():
    (shape,) = squared(row(5, (3, 3)))
    assert sorted(shape.points) == [(250, 500), (300, 450), (300, 550), (350, 500)]
    assert shape.holes == ()


def test_a_block_loses_only_its_corners():
    rows = [*row(0, (0, 3)), *row(1, (0, 3)), *row(2, (0, 3))]
    assert area(rows) == 12 - 4 / 8
    (shape,) = squared(rows)
    assert len(shape.points) == 8  # straight runs are one edge


def test_a_gap_is_a_hole():
    rows = [*row(0, (0, 4)), *row(1, (0, 1), (3, 4)), *row(2, (0, 4))]
    (shape,) = squared(rows)
    assert len(shape.holes) == 1
    assert area(rows) == 14 - 4 / 8 + 4 / 8


def test_places_that_meet_at_a_corner_are_two_shapes():
    rows = [*row(0, (0, 0)), *row(1, (1, 1))]
    assert len(squared(rows)) == 2


def test_a_hole_belongs_to_the_shape_around_it():
    ring = [*row(0, (0, 2)), *row(1, (0, 0), (2, 2)), *row(2, (0, 2))]
    apart = row(1, (6, 7))
    first, second = squared(sorted(ring + apart))
    assert [len(first.holes), len(second.holes)] == [1, 0]


def test_what_is_round_has_a_round_outline():
    def covered(x, y):
        return x * x + y * y <= (5 * STEP) ** 2

    rows = []
    for y in range(-5, 6):
        far = max(x for x in range(6) if covered(x * STEP, y * STEP))
        rows += row(y, (-far, far))
    (shape,) = outlines(rows, STEP, covered)
    for x, y in shape.points:
        assert 500 - 100 / 32 - 1 <= math.hypot(x, y) <= 501
    assert shapely.Polygon(shape.points).is_valid


def test_a_corner_that_lies_on_the_lattice_is_kept():
    def covered(x, y):
        return 0 <= x <= 3 * STEP and 0 <= y <= 2 * STEP

    rows = [*row(0, (0, 3)), *row(1, (0, 3)), *row(2, (0, 3))]
    (shape,) = outlines(rows, STEP, covered)
    assert sorted(shape.points) == [(0, 0), (0, 200), (300, 0), (300, 200)]


def test_blocks_have_square_corners():
    rows = [*row(0, (0, 1)), *row(1, (0, 0))]
    (shape,) = blocks(rows, STEP)
    xs = sorted({x for x, _ in shape.points})
    assert len(shape.points) == 6
    assert xs[2] - xs[1] == xs[1] - xs[0] == STEP // FINE
    ring = [*row(0, (0, 2)), *row(1, (0, 0), (2, 2)), *row(2, (0, 2))]
    (shape,) = blocks(ring, STEP)
    assert (len(shape.points), [len(hole) for hole in shape.holes]) == (4, [4])
