"""Groups: parts against a slow flood, and pairs that overlap."""

import itertools
import random

from tests.table import oracle
from tests.table.random_tables import random_base, random_pose

from slagveld.table import groups
from slagveld.table.body import disc, rectangle
from slagveld.table.contact import overlap
from slagveld.table.units import FINE


def crowd(rng, count):
    return [
        random_base(rng).body(random_pose(rng, 2500, 2500, rng.choice([1, 250])))
        for _ in range(count)
    ]


def slow_parts(bodies, tolerance):
    label = list(range(len(bodies)))
    for _ in bodies:
        for i, j in itertools.combinations(range(len(bodies)), 2):
            if oracle.exact_gap(bodies[i], bodies[j]) <= tolerance:
                label[i] = label[j] = min(label[i], label[j])
    return label


def test_parts_against_a_flood():
    rng = random.Random(1)
    whole = 0
    for _ in range(150):
        bodies = crowd(rng, rng.randrange(2, 9))
        expected = slow_parts(bodies, 80)
        assert groups.parts(bodies, 80) == expected
        assert groups.contiguous(bodies, 80) == (set(expected) == {0})
        whole += set(expected) == {0}
    assert 5 < whole < 145


def test_by_hand():
    row = [disc(20 * i, 0, 20, 0, 0, 0) for i in range(4)]
    assert groups.contiguous(row, 0)
    gone = [row[0], row[1], row[3]]
    assert groups.parts(gone, 0) == [0, 0, 2]
    assert groups.parts(gone, 20 * FINE) == [0, 0, 0]
    assert groups.contiguous([], 0)
    assert groups.contiguous(row[:1], 0)
    corners = [rectangle(20 * i, 20 * i, 20, 20, 0, 0, 0) for i in range(3)]
    assert groups.contiguous(corners, 0)
    upstairs = disc(20, 0, 20, 0, 0, 1)
    assert groups.parts([row[0], upstairs], 0) == [0, 1]


def test_overlapping_pairs():
    rng = random.Random(3)
    found = 0
    for _ in range(60):
        bodies = crowd(rng, 8)
        for tolerance in (0, 400):
            expected = [
                (i, j)
                for i, j in itertools.combinations(range(8), 2)
                if overlap(bodies[i], bodies[j], tolerance)
            ]
            assert groups.overlapping(bodies, tolerance) == expected
            found += len(expected)
    assert found > 50
