"""Arcs: against angles computed with arctangents, and against dense points of a base."""

import math
import random

import pytest
from tests.table import oracle
from tests.table.random_tables import random_bodies, random_facing

from slagveld.table import arcs
from slagveld.table.body import disc, rectangle
from slagveld.table.measure import foremost

HALVES = [0, 1, 70, 225, 450, 600, 899, 900, 901, 1200, 1350, 1799, 1800]
NEAR = 1e-4
"""Tenths of a degree within which the arctangent does not decide."""


def test_places_against_angles():
    rng = random.Random(1)
    skipped = 0
    for _ in range(20_000):
        facing, half = random_facing(rng), rng.choice(HALVES)
        dx, dy = rng.randint(-200_000, 200_000), rng.randint(-200_000, 200_000)
        off = oracle.turn(oracle.angle(dx, dy), facing)
        if abs(off - half) < NEAR:
            skipped += 1
            continue
        assert arcs.in_arc(77, 88, facing, half, 77 + dx, 88 + dy) == (off <= half)
    assert skipped < 400


def test_edges_of_an_arc_belong_to_it():
    eight = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
    for i in range(8):
        for steps in range(5):
            for j, (dx, dy) in enumerate(eight):
                turn = min((j - i) % 8, (i - j) % 8)
                inside = arcs.in_arc(0, 0, i * 450, steps * 450, dx * 16_000, dy * 16_000)
                assert inside == (turn <= steps)
    assert arcs.in_arc(5, 5, 123, 0, 5, 5)  # the apex
    assert arcs.in_arc(0, 0, 0, 0, 9, 0)
    assert not arcs.in_arc(0, 0, 0, 0, -9, 0)  # behind a mere ray
    assert not arcs.in_arc(0, 0, 0, 0, 9, 1)
    assert not arcs.in_arc(0, 0, 0, 899, 0, 16_000)
    assert arcs.in_arc(0, 0, 0, 900, 0, 16_000)
    assert not arcs.in_arc(0, 0, 0, 1799, -16_000, 0)
    assert arcs.in_arc(0, 0, 0, 1800, -16_000, 0)


def turns_of(body, ax, ay, facing, count=1500):
    """How far the points of a base's edge are off the facing, in tenths of a degree."""
    return [
        oracle.turn(oracle.angle(x - ax, y - ay), facing)
        for x, y in oracle.rim_points(body, count)
        if (x, y) != (ax, ay)
    ]


def cases(seed, count):
    rng = random.Random(seed)
    for body in random_bodies(rng, count):
        spread = rng.choice([1, 3, 20]) * body.reach
        ax, ay = body.x + rng.randint(-spread, spread), body.y + rng.randint(-spread, spread)
        yield body, ax, ay, random_facing(rng), rng.choice(HALVES)


def test_no_point_of_a_base_contradicts_any_part():
    """One-sided by nature: dense points prove a part in. The rest is below."""
    seen = [0, 0]
    for body, ax, ay, facing, half in cases(2, 1500):
        turns = turns_of(body, ax, ay, facing)
        any_part = arcs.any_part_in_arc(ax, ay, facing, half, body)
        assert any_part or min(turns) > half - NEAR
        if oracle.strictly_in_body(body, ax, ay):
            assert any_part
        seen[any_part] += 1
    assert min(seen) > 100


def nearest(body, ax, ay, facing):
    """How far off the facing the least turned away point of a base is, in tenths."""
    middle = math.atan2(body.y - ay, body.x - ax) - math.radians(facing / 10)
    middle = (middle + math.pi) % (2 * math.pi) - math.pi
    if body.corners == 0:
        wide = math.asin(body.reach / math.dist((ax, ay), (body.x, body.y)))
        low, high = middle - wide, middle + wide
    else:
        straight = math.atan2(body.y - ay, body.x - ax)
        spread = [
            (math.atan2(y - ay, x - ax) - straight + math.pi) % (2 * math.pi) - math.pi
            for x, y in zip(body.xs, body.ys, strict=True)
        ]
        low, high = middle + min(spread), middle + max(spread)
    tenths = 1800 / math.pi
    # The wedge low..high may pass over 0 (dead ahead).
    ends = [oracle.turn(low * tenths, 0), oracle.turn(high * tenths, 0)]
    return 0.0 if low <= 0 <= high else min(ends)


def test_any_part_against_outermost_angles():
    skipped = asked = 0
    for body, ax, ay, facing, half in cases(3, 6000):
        if oracle.core(body).distance(oracle.Point(ax, ay)) <= oracle.rim(body) + 1:
            continue
        asked += 1
        near = nearest(body, ax, ay, facing)
        # 0 is no rounding: the base lies across the line straight ahead.
        if near > 0 and abs(near - half) < NEAR:
            skipped += 1
            continue
        assert arcs.any_part_in_arc(ax, ay, facing, half, body) == (near <= half)
    assert asked > 3000
    assert skipped < asked / 50


@pytest.mark.parametrize(
    ("x", "y", "any_part"),
    [
        (100, 0, True),
        (100, 110, True),  # the 45 degree line cuts it
        (100, 120, True),  # a corner lies on the 45 degree line
        (100, 121, False),
        (100, 80, True),  # a corner lies on it from within
        (0, 0, True),  # around the apex
        (-10, 0, True),  # the apex is on its edge
        (-11, 0, False),
    ],
)
def test_a_square_and_a_quarter_turn(x, y, any_part):
    body = rectangle(x, y, 20, 20, 0, 0, 0)
    assert arcs.any_part_in_arc(0, 0, 0, 450, body) == any_part


def test_discs_on_the_edges():
    assert arcs.any_part_in_arc(0, 0, 0, 900, disc(-10, 50, 20, 0, 0, 0))  # touches from behind
    assert not arcs.any_part_in_arc(0, 0, 0, 900, disc(-11, 50, 20, 0, 0, 0))
    assert arcs.any_part_in_arc(0, 0, 0, 10, disc(-10, 0, 20, 0, 0, 0))  # touches the apex
    assert not arcs.any_part_in_arc(0, 0, 0, 10, disc(-11, 0, 20, 0, 0, 0))
    assert arcs.any_part_in_arc(0, 0, 0, 0, disc(50, 10, 20, 0, 0, 0))  # a ray along its rim
    assert not arcs.any_part_in_arc(0, 0, 0, 0, disc(50, 11, 20, 0, 0, 0))
    assert arcs.any_part_in_arc(0, 0, 0, 1800, disc(-50, 0, 2, 0, 0, 0))


def test_the_apex_is_in_the_middle():
    body = rectangle(0, 0, 40, 200, 0, 0, 0)
    beside = disc(80, 90, 10, 0, 0, 0)
    assert not arcs.sees_middle(body, 450, beside)
    assert arcs.sees_middle(body, 490, beside)


def test_legal_facings_against_every_facing():
    rng = random.Random(6)
    counts = [0, 0, 0]
    for _ in range(240):
        x, y = rng.randrange(50_000), rng.randrange(50_000)
        ahead = rng.choice([0, 3200])
        half = rng.choice([1, 70, 450, 900, 1350, 1700])
        far = rng.choice([2000, 4000, 60_000])
        tx, ty = x + rng.randint(-far, far), y + rng.randint(-far, far)
        good = []
        for facing in range(3600):
            ax, ay = foremost(disc(0, 0, ahead // 8, facing, 0, 0).shifted(x, y))
            if arcs.in_arc(ax, ay, facing, half, tx, ty):
                good.append(facing)
        ranges = arcs.legal_facings(x, y, ahead, half, tx, ty)
        assert ranges == sorted(ranges)
        assert sorted((first + i) % 3600 for first, n in ranges for i in range(n)) == good
        counts[len(ranges)] += 1
    assert min(counts) >= 10


def test_legal_facings_by_hand():
    assert arcs.legal_facings(0, 0, 0, 450, 16_000, 0) == [(3150, 901)]
    assert arcs.legal_facings(0, 0, 0, 0, 16_000, 16_000) == [(450, 1)]
    assert arcs.legal_facings(0, 0, 0, 1800, 16_000, 0) == [(0, 3600)]
    assert arcs.legal_facings(0, 0, 0, 10, 0, 0) == [(0, 3600)]
    assert arcs.legal_facings(0, 0, 3200, 450, 1600, 0) == []  # nearer than the front edge
    assert arcs.legal_facings(0, 0, 3200, 1350, 0, 0) == []  # always dead behind
    assert len(arcs.legal_facings(0, 0, 3200, 1700, 1600, 0)) == 2


def test_wide_arcs_are_touched_from_the_gap_behind_them():
    def wide(body):
        return arcs.any_part_in_arc(0, 0, 1800, 1350, body)

    assert not wide(rectangle(100, 79, 20, 20, 0, 0, 0))  # in the gap
    assert wide(rectangle(100, 80, 20, 20, 0, 0, 0))  # a corner on the edge
    assert wide(rectangle(100, 81, 20, 20, 0, 0, 0))
    behind = disc(-50, 0, 20, 0, 0, 0)
    assert not arcs.any_part_in_arc(0, 0, 0, 901, disc(-12, 0, 20, 0, 0, 0).shifted(-3000, 0))
    assert arcs.any_part_in_arc(0, 0, 0, 1799, behind)
