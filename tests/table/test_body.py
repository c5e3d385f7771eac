"""Bodies: bases and areas in fine units."""

import math
import random

import msgspec
import pytest
from tests.table import oracle
from tests.table.random_tables import random_table

from slagveld.table.body import Area, ceil_root, disc, rectangle, rectangle_at
from slagveld.table.shapes import Outline, Pose, RectBase, RoundBase
from slagveld.table.units import FINE


def test_a_round_base():
    body = RoundBase(375).body(Pose(100, 200, 1234, 30, 2))
    assert (body.x, body.y, body.reach) == (100 * FINE, 200 * FINE, 375 * FINE // 2)
    assert (body.corners, body.facing, body.z, body.level) == (0, 1234, 30, 2)


def test_a_rectangle_looks_along_its_front_edge():
    body = RectBase(200, 400).body(Pose(0, 0, 0))
    assert list(zip(body.xs, body.ys, strict=True)) == [
        (200 * FINE, -100 * FINE),
        (200 * FINE, 100 * FINE),
        (-200 * FINE, 100 * FINE),
        (-200 * FINE, -100 * FINE),
    ]


def test_corners_are_true_to_half_a_fine_unit_in_rising_order():
    rng = random.Random(2)
    for _ in range(2000):
        width, depth = rng.randrange(1, 3000), rng.randrange(1, 3000)
        facing = rng.randrange(3600)
        body = rectangle(rng.randrange(9000), rng.randrange(9000), width, depth, facing, 0, 0)
        turn = math.radians(facing / 10)
        for i, (ahead, aside) in enumerate([(1, -1), (1, 1), (-1, 1), (-1, -1)]):
            a, s = ahead * depth * FINE / 2, aside * width * FINE / 2
            x = body.x + a * math.cos(turn) - s * math.sin(turn)
            y = body.y + a * math.sin(turn) + s * math.cos(turn)
            assert abs(body.xs[i] - x) <= 0.51
            assert abs(body.ys[i] - y) <= 0.51
            assert math.hypot(body.xs[i] - body.x, body.ys[i] - body.y) <= body.reach
        assert oracle.strictly_in_rectangle(body, body.x, body.y)
        # Opposite corners mirror each other, so the middle is exact.
        assert body.xs[0] + body.xs[2] == body.xs[1] + body.xs[3] == 2 * body.x
        assert body.ys[0] + body.ys[2] == body.ys[1] + body.ys[3] == 2 * body.y


def test_shifted_moves_everything_and_turns_nothing():
    for body in (rectangle(5, 6, 70, 80, 333, 9, 1), disc(5, 6, 70, 333, 9, 1)):
        moved = body.shifted(160, -32)
        assert (moved.x, moved.y) == (body.x + 160, body.y - 32)
        assert moved.xs == [x + 160 for x in body.xs]
        assert moved.ys == [y - 32 for y in body.ys]
        assert (moved.reach, moved.facing, moved.z, moved.level) == (body.reach, 333, 9, 1)


def test_rectangle_at_takes_fine_places():
    assert rectangle_at(16, 32, 10, 20, 5, 0, 0).xs == rectangle(1, 2, 10, 20, 5, 0, 0).xs


def test_ceil_root():
    for n in [*range(2000), 2**42, 2**42 + 1, 2**42 - 1, (2**21 - 1) ** 2, (2**21 - 1) ** 2 + 1]:
        root = ceil_root(n)
        assert root * root >= n
        assert root == 0 or (root - 1) ** 2 < n


def test_area_keeps_rings_apart():
    area = Outline(((0, 0), (10, 0), (10, 10), (0, 10)), (((2, 2), (4, 2), (4, 4)),)).area()
    assert area.follow == [1, 2, 3, 0, 5, 6, 4]
    assert (area.low_x, area.high_x, area.low_y, area.high_y) == (0, 160, 0, 160)
    assert oracle.area_polygon(area).area == (100 - 2) * FINE * FINE


def test_random_tables_are_the_same_for_the_same_seed():
    one, two = random_table(5), random_table(5)
    assert (one.bases, one.outlines) == (two.bases, two.outlines)
    assert one.bases != random_table(6).bases
    assert any(outline.holes for outline in one.outlines)


def test_wire_structs_refuse_what_geometry_cannot_hold():
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"x": 40001, "y": 0}', type=Pose)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"x": 0, "y": 0, "facing": 3600}', type=Pose)
    assert isinstance(Area([[(0, 0), (1, 0), (0, 1)]]).low_x, int)
