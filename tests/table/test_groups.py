"""Groups: contact graphs, parts and tears, against a slow flood and every spanning tree."""

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


def slow_tear(bodies, tolerance):
    """The least sum over all ways to join the bases: every tree is tried."""
    count = len(bodies)
    pairs = list(itertools.combinations(range(count), 2))
    gaps = {(i, j): oracle.exact_gap(bodies[i], bodies[j]) for i, j in pairs}
    gaps = {pair: 0 if gap <= tolerance else gap for pair, gap in gaps.items()}
    best = None
    for tree in itertools.combinations(pairs, count - 1):
        label = list(range(count))
        for i, j in tree:
            old, new = label[j], label[i]
            label = [new if x == old else x for x in label]
        if len(set(label)) == 1:
            total = sum(gaps[pair] for pair in tree)
            best = total if best is None else min(best, total)
    return best


def test_parts_and_graph_against_a_flood():
    rng = random.Random(1)
    whole = 0
    for _ in range(150):
        bodies = crowd(rng, rng.randrange(2, 9))
        expected = slow_parts(bodies, 80)
        assert groups.parts(bodies, 80) == expected
        assert groups.contiguous(bodies, 80) == (set(expected) == {0})
        whole += set(expected) == {0}
        graph = groups.contact_graph(bodies, 80)
        for i, j in itertools.permutations(range(len(bodies)), 2):
            assert (j in graph[i]) == (oracle.exact_gap(bodies[i], bodies[j]) <= 80)
        assert all(near == sorted(near) for near in graph)
    assert 5 < whole < 145


def test_tear_is_the_cheapest_tree():
    rng = random.Random(2)
    torn = 0
    for _ in range(60):
        bodies = crowd(rng, 5)
        expected = slow_tear(bodies, 80)
        assert groups.tear(bodies, 80) == expected
        torn += expected > 0
    assert torn > 20


def test_by_hand():
    row = [disc(20 * i, 0, 20, 0, 0, 0) for i in range(4)]
    assert groups.contiguous(row, 0)
    assert groups.tear(row, 0) == 0
    gone = [row[0], row[1], row[3]]
    assert groups.parts(gone, 0) == [0, 0, 2]
    assert groups.tear(gone, 0) == 20 * FINE
    assert groups.tear(gone, 20 * FINE) == 0
    assert groups.contiguous([], 0)
    assert groups.contiguous(row[:1], 0)
    assert groups.tear([], 0) == groups.tear(row[:1], 0) == 0
    corners = [rectangle(20 * i, 20 * i, 20, 20, 0, 0, 0) for i in range(3)]
    assert groups.contact_graph(corners, 0) == [[1], [0, 2], [1]]
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
