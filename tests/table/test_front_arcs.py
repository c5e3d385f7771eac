"""Whether a front arc reaches into a piece of ground, against points all along the arc."""

from math import cos, radians, sin
from random import Random

import pytest

from slagveld.table.front_arcs import arc_meets
from slagveld.table.inside import place_in_area
from slagveld.table.shapes import Outline, Pose, RoundBase

BASE = RoundBase(275)


def area(*points):
    return Outline(points).area()


def sampled(body, half, ground):
    """Whether a point of the arc, of many, is inside; None: it only just is or is not."""
    count = 720
    found = 0
    for step in range(count + 1):
        turn = radians((body.facing - half + 2 * half * step / count) / 10)
        x, y = body.x + body.reach * cos(turn), body.y + body.reach * sin(turn)
        found += place_in_area(round(x), round(y), ground) > 0
    return None if 0 < found < 4 else found > 0


def fat_triangle(rng):
    """Corners about a third of a turn apart, so that no sliver slips between two points."""
    x, y = rng.randrange(800, 1201), rng.randrange(800, 1201)
    start = rng.randrange(120)
    corners = []
    for part in range(3):
        turn, far = radians(start + part * 120 + rng.randrange(-20, 21)), rng.randrange(80, 300)
        corners.append((x + round(far * cos(turn)), y + round(far * sin(turn))))
    return corners


@pytest.mark.rule("MK-HINDER-10")
@pytest.mark.parametrize("half", [450, 900, 1350, 1800])
def test_arcs_against_random_triangles(half):
    rng = Random(half)
    judged = 0
    for _ in range(300):
        body = BASE.body(Pose(1000, 1000, rng.randrange(3600)))
        ground = area(*fat_triangle(rng))
        expected = sampled(body, half, ground)
        if expected is not None:
            assert arc_meets(body, half, ground) is expected
            judged += 1
    assert judged > 200


@pytest.mark.rule("MK-HINDER-10")
def test_touching_the_outline_is_not_reaching_in():
    # The foremost point of a base that looks east is 137.5 units before its middle.
    body = RoundBase(276).body(Pose(1000, 1000, 0))
    assert not arc_meets(body, 450, area((1138, 900), (1300, 900), (1300, 1100), (1138, 1100)))
    assert arc_meets(body, 450, area((1137, 900), (1300, 900), (1300, 1100), (1137, 1100)))


@pytest.mark.rule("MK-HINDER-10")
def test_a_piece_within_the_base_or_far_away_is_not_met():
    body = BASE.body(Pose(1000, 1000, 0))
    assert not arc_meets(body, 450, area((990, 990), (1010, 990), (1010, 1010)))
    assert not arc_meets(body, 1800, area((990, 990), (1010, 990), (1010, 1010)))
    assert not arc_meets(body, 450, area((2000, 2000), (2100, 2000), (2100, 2100)))


@pytest.mark.rule("MK-HINDER-10")
@pytest.mark.parametrize("half", [450, 900, 1350, 1800])
def test_a_base_wholly_inside_reaches_in(half):
    body = BASE.body(Pose(1000, 1000, 1234))
    assert arc_meets(body, half, area((0, 0), (2000, 0), (2000, 2000), (0, 2000)))


@pytest.mark.rule("MK-HINDER-10")
def test_only_the_arc_counts_not_the_rest_of_the_edge():
    body = BASE.body(Pose(1000, 1000, 0))
    behind = area((800, 800), (1090, 800), (1090, 1200), (800, 1200))
    assert not arc_meets(body, 450, behind)
    assert arc_meets(body, 900, behind)
    tooth = area((1090, 700), (1110, 700), (1100, 905))
    assert arc_meets(body, 450, tooth) is sampled(body, 450, tooth)
