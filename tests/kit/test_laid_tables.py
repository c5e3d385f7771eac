"""Pieces of scenery in their size, and sides of tables."""

from typing import NamedTuple

import pytest

from slagveld.kernel.rulebook import refuse
from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.laid_tables import (
    ReadyPiece,
    Sides,
    as_given,
    is_on,
    is_round,
    laid_points,
    sized,
)
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from slagveld.texts import Name

WOOD = Name("Wood", "Bos", "Wald")


class Shape(NamedTuple):
    """A shape of a box."""

    key: str = "wood"
    name: Name = WOOD
    look: str = "trees"
    width: int = 100
    depth: int = 60
    least: int = 30
    most: int = 200
    points: tuple = ((-50, -30), (50, -30), (50, 30), (-50, 30))


SIDES = Sides(10, 20, 100, "chess", "CH-2")


def piece(**rest):
    return LaidPiece(**{"key": "wood", "x": 500, "y": 400, "width": 100, "depth": 60, **rest})


def table(*pieces):
    return LaidTable(width=1000, depth=800, ground="sand", pieces=pieces)


def test_a_piece_is_sized_turned_and_put_down():
    assert sized(Shape(), piece(width=101, depth=30)) == (
        (-50, -15),
        (51, -15),
        (51, 15),
        (-50, 15),
    )
    turned = laid_points(Shape(), piece(facing=900))
    assert turned == ((530, 350), (530, 450), (470, 450), (470, 350))


def test_a_piece_with_an_outline_of_its_own_is_sized_with_it():
    diamond = ((0, -1000), (1000, 0), (0, 1000), (-1000, 0))
    laid = piece(width=200, depth=40, points=diamond)
    assert sized(Shape(), laid) == ((0, -20), (100, 0), (0, 20), (-100, 0))


@pytest.mark.parametrize(
    ("points", "fine"),
    [
        (((0, -9), (9, 0), (0, 9), (-9, 0)), True),
        (((0, -9), (-9, 0), (0, 9), (9, 0)), False),  # the other way round
        (((0, -9), (9, 0)), False),
        (((5, 5), (9, 5), (9, 9), (5, 9)), False),  # its middle lies outside
        (((0, -9), (9, 0), (0, 9), (-9, 0)) * 2, False),  # twice round
    ],
)
def test_an_outline_goes_once_round_its_middle(points, fine):
    assert is_round(points) is fine


def test_a_ready_piece_has_its_own_size_unless_told():
    ready = ReadyPiece(key="wood", x=500, y=400, facing=900)
    assert ready.laid(Shape()) == piece(facing=900)
    large = ReadyPiece(key="wood", x=1, y=2, width=150, depth=40)
    assert large.shifted(10, -20).laid(Shape()) == piece(x=11, y=-18, width=150, depth=40)


@pytest.mark.parametrize(
    ("point", "on"),
    [((0, 0), True), ((10, 5), True), ((11, 5), False), ((10, 6), False), ((-1, 0), False),
     ((0, -1), False)],
)  # fmt: skip
def test_a_piece_is_on_the_table_or_sticks_out(point, on):
    assert is_on([(5, 5), point], 10, 5) is on


def test_a_laid_table_is_given_as_a_set_up_takes_it():
    terrain = (Terrain(1, "wood", Outline(((0, 0), (9, 0), (9, 9)))),)
    found = as_given(table(), terrain)
    assert (found["width"], found["height"], found["ground"]) == (1000, 800, "sand")
    assert found["terrain"][0]["kind"] == "wood"


@pytest.mark.parametrize(
    ("width", "height", "fine"),
    [(1000, 2000, True), (999, 2000, False), (1000, 2001, False), (2001, 1000, False),
     (2000, 999, False)],
)  # fmt: skip
def test_a_table_is_neither_too_small_nor_too_large(width, height, fine):
    wanted = None if fine else refuse("CH-2", "chess:refusal-set-size", least=10, most=20)
    assert SIDES.refusal(width, height) == wanted
