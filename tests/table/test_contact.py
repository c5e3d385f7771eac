"""Contact: touching, overlap, points of contact and barriers."""

import math
import random

import pytest
import shapely
from shapely.affinity import translate
from tests.table import oracle
from tests.table.random_tables import random_base, random_bodies, random_pose

from slagveld.table import contact, measure
from slagveld.table.body import Body, disc, rectangle
from slagveld.table.units import FINE


def close_pairs(seed, count):
    rng = random.Random(seed)
    for _ in range(count):
        a, b = random_bodies(rng, 2)
        far = (a.reach + b.reach) * 11 // 10
        yield a, b.shifted(a.x - b.x + rng.randint(-far, far), a.y - b.y + rng.randint(-far, far))


def snug_pairs(seed, count):
    """Pairs pushed together until they just do not overlap."""
    for a, b in close_pairs(seed, count):
        dx, dy = b.x - a.x, b.y - a.y
        if dx == dy == 0:
            continue
        low, high = 0, 64
        while high - low > 1 / 64:
            middle = (low + high) / 2
            there = b.shifted(int(dx * middle) - dx, int(dy * middle) - dy)
            low, high = (low, middle) if not measure.nearer(a, there, 0) else (middle, high)
        yield a, b.shifted(int(dx * high) - dx, int(dy * high) - dy)


def test_touching_is_a_gap_within_the_tolerance():
    seen = [0, 0]
    for a, b in close_pairs(1, 3000):
        at = oracle.exact_gap(a, b)
        for tolerance in (0, 8, 160, at, max(0, at - 1)):
            square = oracle.core_square(a, b)
            expected = square <= (tolerance + oracle.rim(a) + oracle.rim(b)) ** 2
            assert contact.touching(a, b, tolerance) == expected
            assert contact.touching_flat(a, b, tolerance) == expected
            seen[expected] += 1
    assert min(seen) > 1000


def test_levels():
    a, b = disc(0, 0, 20, 0, 0, 0), disc(20, 0, 20, 0, 30, 1)
    assert not contact.touching(a, b, 0)
    assert contact.touching_flat(a, b, 0)
    assert contact.touched(a, [b], 100) == []
    assert contact.overlapped(a, [disc(1, 0, 20, 0, 0, 1)], 0) == []


def test_touched_leaves_itself_out():
    rng = random.Random(2)
    for _ in range(60):
        bodies = [
            random_base(rng).body(random_pose(rng, 3000, 3000, rng.choice([1, 100])))
            for _ in range(15)
        ]
        for body in bodies:
            expected = [
                i
                for i, other in enumerate(bodies)
                if other is not body and oracle.exact_gap(body, other) <= 100
            ]
            assert contact.touched(body, bodies, 100) == expected


def test_overlap_is_exact():
    seen = [0, 0]
    for a, b in close_pairs(3, 3000):
        if a.corners and b.corners:
            expected = bool(shapely.relate_pattern(oracle.core(a), oracle.core(b), "T********"))
        elif a.corners or b.corners:
            expected = oracle.core_square(a, b) < (oracle.rim(a) + oracle.rim(b)) ** 2
        else:
            expected = oracle.core_square(a, b) < (a.reach + b.reach) ** 2
        assert contact.overlap(a, b) == contact.overlap(b, a) == expected
        seen[expected] += 1
    assert min(seen) > 500


def depth(a: Body, b: Body) -> float:
    """The shortest way that parts two overlapping bases: many directions, bisected."""
    if a.corners == 0 and b.corners == 0:
        return a.reach + b.reach - math.dist((a.x, a.y), (b.x, b.y))
    rims = oracle.rim(a) + oracle.rim(b)
    one, two = oracle.core(a), oracle.core(b)
    best = 40_000.0
    normals = [
        math.atan2(-(x2 - x1), y2 - y1) for body in (a, b) for x1, y1, x2, y2 in oracle.edges(body)
    ]
    turns = [*normals, *(turn + math.pi for turn in normals)]
    turns += [2 * math.pi * i / 180 for i in range(180)]
    middles = math.atan2(b.y - a.y, b.x - a.x)
    corners = [
        math.atan2(other.y - y, other.x - x)
        for body, other in ((a, b), (b, a))
        for x, y in zip(body.xs, body.ys, strict=True)
    ]

    def are_parted(turn: float, by: float) -> bool:
        moved = translate(two, by * math.cos(turn), by * math.sin(turn))
        return one.distance(moved) >= rims and not one.intersects(moved)

    for turn in [*turns, middles, *corners, *(c + math.pi for c in corners)]:
        if not are_parted(turn, best):
            continue  # convex shapes that still overlap there were not parted before
        low, high = 0.0, best
        while high - low > 0.01:
            middle = (low + high) / 2
            if are_parted(turn, middle):
                high = middle
            else:
                low = middle
        best = high
    return best


def test_overlap_deeper_than_a_tolerance():
    skipped = asked = deeper = 0
    for a, b in close_pairs(4, 260):
        if not contact.overlap(a, b):
            assert not contact.overlap(a, b, 50)
            continue
        true = depth(a, b)
        for tolerance in (50, int(true * 0.9), int(true * 1.1) + 2):
            asked += 1
            if abs(true - tolerance) < 1:
                skipped += 1
                continue
            assert contact.overlap(a, b, tolerance) == (true > tolerance), (true, tolerance)
            deeper += true > tolerance
    assert asked > 300
    assert deeper > 100
    assert skipped < asked / 50


def test_overlap_by_hand():
    square = rectangle(0, 0, 20, 20, 0, 0, 0)
    assert not contact.overlap(square, rectangle(20, 0, 20, 20, 0, 0, 0))
    assert not contact.overlap(square, rectangle(20, 20, 20, 20, 0, 0, 0))  # corner on corner
    assert not contact.overlap(square, disc(20, 0, 20, 0, 0, 0))
    assert contact.overlap(square, rectangle(19, 0, 20, 20, 0, 0, 0))
    assert not contact.overlap(square, rectangle(19, 0, 20, 20, 0, 0, 0), FINE)
    assert contact.overlap(square, rectangle(19, 0, 20, 20, 0, 0, 0), FINE - 1)
    assert contact.overlap(square, square)
    assert contact.overlap(square, disc(0, 0, 2, 0, 0, 0), 11 * FINE - 1)  # swallowed whole
    assert not contact.overlap(square, disc(0, 0, 2, 0, 0, 0), 11 * FINE)
    assert not contact.overlap(disc(0, 0, 4, 0, 0, 0), disc(1, 0, 4, 0, 0, 0), 100 * FINE)


def test_overlapped_leaves_itself_out():
    rng = random.Random(6)
    for _ in range(60):
        bodies = [random_base(rng).body(random_pose(rng, 3000, 3000)) for _ in range(12)]
        for i, body in enumerate(bodies):
            hits = [j for j, o in enumerate(bodies) if o is not body and contact.overlap(body, o)]
            assert contact.overlapped(body, bodies, 0) == hits
            twin = body.shifted(0, 0)
            assert contact.overlapped(twin, bodies, 0) == sorted([*hits, i])


def test_points_of_contact_lie_on_both():
    two = 0
    for a, b in snug_pairs(7, 600):
        gap = measure.gap(a, b)
        points = contact.contact_points(a, b)
        assert points
        two += len(points) == 2
        for x, y in points:
            spot = disc(0, 0, 0, 0, 0, 0).shifted(x, y)
            for body in (a, b):
                assert max(0, oracle.gap(spot, body)) <= gap / 2 + contact.FLUSH + 1
    assert two < 60


def test_points_of_contact_by_hand():
    square = rectangle(0, 0, 20, 20, 0, 0, 0)
    assert contact.contact_points(disc(0, 0, 20, 0, 0, 0), disc(20, 0, 20, 0, 0, 0)) == [(160, 0)]
    assert contact.contact_points(square, disc(20, 5, 20, 0, 0, 0)) == [(160, 80)]
    assert contact.contact_points(disc(20, 5, 20, 0, 0, 0), square) == [(160, 80)]
    flush = contact.contact_points(square, rectangle(20, 10, 20, 20, 0, 0, 0))
    assert sorted(flush) == [(160, 0), (160, 160)]
    corner = rectangle(20, 20, 20, 20, 0, 0, 0)
    assert contact.contact_points(square, corner) == [(160, 160)]
    tip = rectangle(100, 0, 20, 20, 450, 0, 0)
    tip = tip.shifted(160 - min(tip.xs), 0)
    assert contact.contact_points(square, tip) == [(160, 0)]
    apart = contact.contact_points(disc(0, 0, 20, 0, 0, 0), disc(30, 0, 20, 0, 0, 0))
    assert apart == [(240, 0)]
    assert contact.contact_points(disc(0, 0, 20, 0, 0, 0), disc(0, 0, 20, 0, 0, 0)) == [(0, 0)]


@pytest.mark.parametrize("turn", range(4))
def test_barriers(turn):
    def spun(x, y):
        for _ in range(turn):
            x, y = -y, x
        return x * FINE, y * FINE

    def wall(x1, y1, x2, y2):
        return (*spun(x1, y1), *spun(x2, y2), 8)

    a = rectangle(0, 0, 20, 20, 900 * turn, 0, 0)
    for b in (
        rectangle(0, 0, 20, 20, 900 * turn, 0, 0).shifted(*spun(20, 0)),
        disc(0, 0, 20, 0, 0, 0).shifted(*spun(20, 0)),
    ):
        assert contact.parted(a, b, *wall(10, -50, 10, 50))
        assert contact.parted(b, a, *wall(10, 50, 10, -50))
        assert not contact.parted(a, b, *wall(10, 20, 10, 50))  # ends before the contact
        assert not contact.parted(a, b, *wall(-50, 0, 10, 0))  # square to it
        assert not contact.parted(a, b, *wall(30, -50, 30, 50))  # behind b
        assert not contact.parted(a, b, *wall(-10, -50, -10, 50))
    beside = rectangle(0, 0, 20, 20, 900 * turn, 0, 0).shifted(*spun(20, 0))
    assert not contact.parted(a, beside, *wall(10, 0, 10, 50))  # covers half of the stretch
    assert contact.parted(a, beside, *wall(10, -10, 10, 10))


def test_sides_of_a_line():
    line = (0, 0, 16_000, 0)
    for make in (lambda y: disc(100, y, 20, 0, 0, 0), lambda y: rectangle(100, y, 20, 20, 0, 0, 0)):
        assert contact.side_of(make(10), *line, 0) == 1
        assert contact.side_of(make(9), *line, 0) == 0
        assert contact.side_of(make(9), *line, FINE) == 1
        assert contact.side_of(make(-10), *line, 0) == -1
    assert contact.side_of(disc(0, 0, 20, 0, 0, 0), *line, 160) == 0
