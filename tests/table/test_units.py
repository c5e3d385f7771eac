"""Units: the table of cosines and the directions of vectors."""

import math
import random

from tests.table import oracle

from slagveld.table.units import (
    COSINE,
    LIMIT,
    ONE,
    cosine,
    direction_of,
    scaled,
    sine,
    turn_between,
)


def test_cosines_are_the_nearest_whole_numbers():
    assert len(COSINE) == 3600
    for tenth in range(3600):
        assert abs(cosine(tenth) - ONE * math.cos(math.radians(tenth / 10))) < 0.5 + 1e-6
        assert abs(sine(tenth) - ONE * math.sin(math.radians(tenth / 10))) < 0.5 + 1e-6


def test_exact_at_quarters_and_symmetric():
    assert [cosine(d) for d in (0, 900, 1800, 2700)] == [ONE, 0, -ONE, 0]
    assert [sine(d) for d in (0, 900, 1800, 2700)] == [0, ONE, 0, -ONE]
    for tenth in range(3600):
        assert cosine(tenth) == -cosine((tenth + 1800) % 3600) == cosine(-tenth % 3600)
        assert sine(tenth) == -sine((tenth + 1800) % 3600)
    assert cosine(450) == sine(450)
    assert cosine(600) == ONE // 2


def test_direction_of_is_the_nearest_tenth():
    rng = random.Random(1)
    skipped = 0
    for _ in range(20_000):
        reach = rng.choice([5, 1000, 32 * LIMIT])
        dx, dy = rng.randint(-reach, reach), rng.randint(-reach, reach)
        if dx == dy == 0:
            continue
        true = oracle.angle(dx, dy)
        if abs(true % 1 - 0.5) < 1e-6:
            skipped += 1
            continue
        assert direction_of(dx, dy) == round(true) % 3600, (dx, dy)
    assert skipped < 400


def test_direction_of_its_own_rays_and_of_nothing():
    for tenth in range(3600):
        assert direction_of(cosine(tenth) >> 10, sine(tenth) >> 10) == tenth
    assert direction_of(0, 0) == 0


def test_small_helpers():
    assert turn_between(10, 3590) == 20
    assert turn_between(0, 1800) == 1800
    assert turn_between(1900, 0) == 1700
    assert scaled(ONE * 7) == 7
    assert scaled(ONE // 2) == 1
    assert scaled(-ONE // 2) == 0
