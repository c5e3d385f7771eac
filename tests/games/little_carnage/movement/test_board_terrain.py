"""Which fields a piece of terrain takes on a board (LC-HOUSE-5)."""

import pytest

from slagveld.games.little_carnage.movement.board_terrain import covered, middle_on_fields
from slagveld.table.shapes import Outline
from tests.games.little_carnage.battle import units


def fields(*points):
    return sorted(covered(Outline(tuple((units(x), units(y)) for x, y in points))))


@pytest.mark.rule("LC-HOUSE-5")
def test_a_thin_piece_takes_the_fields_into_whose_inner_part_it_comes():
    # From 5.75 to 6.15: into the inner part of row 5, which ends at 5.8; not of row 6, from 6.2.
    along = fields((2, 5.75), (6, 5.76), (6, 6.15), (2, 6.14))
    assert along == [(2, 5), (3, 5), (4, 5), (5, 5)]
    down = fields((5.75, 2), (5.76, 6), (6.15, 6), (6.14, 2))
    assert down == [(5, 2), (5, 3), (5, 4), (5, 5)]


@pytest.mark.rule("LC-HOUSE-5")
def test_a_tiny_piece_takes_every_field_that_it_comes_into():
    assert fields((5.02, 5.02), (5.12, 5.02), (5.02, 5.12)) == [(5, 5)]
    assert fields((4.9, 4.9), (5.1, 4.95), (4.95, 5.1)) == [(4, 4), (4, 5), (5, 4), (5, 5)]
    assert fields((5, 5), (7, 5), (6, 5.004)) == [(6, 5)]


@pytest.mark.rule("LC-HOUSE-5")
def test_a_piece_that_bends_round_is_still_one():
    cup = fields((2, 2), (3, 2), (3, 4), (5, 4), (5, 2), (6, 2), (6, 5), (2, 5))
    assert cup == [(2, 2), (2, 3), (2, 4), (3, 4), (4, 4), (5, 2), (5, 3), (5, 4)]
    hook = fields((2, 2), (5, 2), (5, 5), (2, 5), (2, 4), (4, 4), (4, 3), (2, 3))
    assert hook == [(2, 2), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)]


def dumbbell(thin, left, right):
    """Two blocks of two rows, joined by a bar of this thickness from one column to another."""
    low, high = 3 - thin / 2, 3 + thin / 2
    return fields(
        (left - 2, 2), (left, 2), (left, low), (right, low), (right, 2), (right + 1, 2),
        (right + 1, 4), (right, 4), (right, high), (left, high), (left, 4), (left - 2, 4),
    )  # fmt: skip


@pytest.mark.rule("LC-HOUSE-5")
def test_a_piece_that_would_be_torn_takes_all_fields_it_comes_into_or_its_largest_part():
    assert dumbbell(0.2, 4, 6) == [(x, y) for x in range(2, 7) for y in (2, 3)]
    assert dumbbell(0.008, 4, 9) == [(2, 2), (2, 3), (3, 2), (3, 3)]


@pytest.mark.rule("LC-HOUSE-5")
@pytest.mark.parametrize(
    ("size", "at", "middle"),
    [
        ((1, 1), (3, 3), (3.5, 3.5)), ((1, 1), (3.996, 3.996), (3.5, 3.5)),
        ((1.4, 1.6), (4, 4), (4.5, 4)), ((2.5, 2.496), (4, 4), (4.5, 4)),
        ((0.1, 0.1), (0, 0), (0.5, 0.5)), ((3, 1), (5, 5), (5.5, 5.5)),
    ],
)  # fmt: skip
def test_a_piece_is_put_down_on_so_many_fields_as_it_is_long(size, at, middle):
    def u(pair):
        return tuple(units(part) for part in pair)

    assert middle_on_fields(*u(size), *u(at)) == u(middle)
