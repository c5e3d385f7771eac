"""Layers: what lies on top, against a look at every area for many points."""

import itertools
import random

from tests.table import oracle
from tests.table.random_tables import random_line, random_table

from slagveld.table.body import Area
from slagveld.table.layers import topmost_along, topmost_at


def best_of(held, ranks):
    return max(held, key=lambda i: (ranks[i], i), default=-1)


def test_tops_at_places_and_along_segments():
    rng = random.Random(1)
    skipped = asked = changes = 0
    for seed in range(60):
        areas = random_table(seed, bases=0, outlines=10).areas
        ranks = [rng.randrange(3) for _ in areas]
        for _ in range(4):
            line = random_line(rng)
            stretches = topmost_along(*line, areas, ranks)
            changes += len(stretches) - 1
            assert stretches[0][0] == 0.0
            assert stretches[-1][1] == 1.0
            for one, two in itertools.pairwise(stretches):
                assert one[1] == two[0]
                assert one[2] != two[2]
            for t, x, y in oracle.samples(*line, 12):
                asked += 1
                places = [oracle.place_in_area(area, x, y) for area in areas]
                expected = best_of([i for i, place in enumerate(places) if place > 0], ranks)
                on = [owner for begin, end, owner in stretches if begin < t < end]
                if not on or min(abs(s[1] - t) for s in stretches) < 1e-9:
                    skipped += t not in (0, 1)
                    continue
                assert on == [expected]
            x, y = line[:2]
            closed = [i for i, a in enumerate(areas) if oracle.place_in_area(a, x, y) >= 0]
            assert topmost_at(x, y, areas, ranks) == best_of(closed, ranks)
    assert changes > 200
    assert skipped < asked / 50


def test_a_bridge_over_a_river():
    river = Area([[(0, 0), (10_000, 0), (10_000, 1000), (0, 1000)]])
    bridge = Area([[(4000, -200), (5000, -200), (5000, 1200), (4000, 1200)]])
    areas = [bridge, river]
    assert topmost_at(4500, 500, areas, [1, 0]) == 0
    assert topmost_at(4000, 500, areas, [1, 0]) == 0  # its edge belongs to it
    assert topmost_at(3999, 500, areas, [1, 0]) == 1
    assert topmost_at(4500, 500, areas, [0, 0]) == 1  # equal ranks: the later one
    assert topmost_at(0, 2000, areas, [1, 0]) == -1
    assert topmost_along(0, 500, 10_000, 500, areas, [1, 0]) == [
        (0.0, 0.4, 1),
        (0.4, 0.5, 0),
        (0.5, 1.0, 1),
    ]
    assert topmost_along(0, 5000, 9, 5000, areas, [1, 0]) == [(0.0, 1.0, -1)]
    assert topmost_along(4500, 500, 4500, 500, areas, [1, 0]) == [(0.0, 1.0, 0)]
