"""Fronts: lines along a base, zones and sides, against projections and hand-drawn cases."""

import math
import random
from fractions import Fraction

from tests.table import oracle
from tests.table.random_tables import random_bodies

from slagveld.table import fronts
from slagveld.table.body import disc, rectangle
from slagveld.table.fronts import (
    FLANK,
    FRONT,
    FRONT_LINE,
    LEFT,
    MIDDLE_LINE,
    REAR,
    REAR_LINE,
    RIGHT,
)

LINES = (FRONT_LINE, MIDDLE_LINE, REAR_LINE)
NEAR = 0.01


def pairs(seed, count):
    rng = random.Random(seed)
    for _ in range(count):
        a, b = random_bodies(rng, 2)
        yield (
            a,
            b.shifted(
                a.x - b.x + rng.randint(-20_000, 20_000), a.y - b.y + rng.randint(-20_000, 20_000)
            ),
        )


def line_of(body, which):
    """A point of the line and the unit vector across it, as doubles."""
    if body.corners == 0:
        turn = math.radians(body.facing / 10)
        nx, ny = math.cos(turn), math.sin(turn)
        far = (1 - which) * body.reach
        return body.x + far * nx, body.y + far * ny, nx, ny
    ex, ey = body.xs[1] - body.xs[0], body.ys[1] - body.ys[0]
    length = math.hypot(ex, ey)
    x, y = {
        FRONT_LINE: (body.xs[0], body.ys[0]),
        MIDDLE_LINE: (body.x, body.y),
        REAR_LINE: (body.xs[2], body.ys[2]),
    }[which]
    return x, y, ey / length, -ex / length


def test_lines_against_projections():
    skipped = asked = 0
    partly = 0
    for a, b in pairs(1, 3000):
        for which in LINES:
            asked += 1
            x, y, nx, ny = line_of(a, which)
            middle = (b.x - x) * nx + (b.y - y) * ny
            points = list(zip(b.xs, b.ys, strict=True)) or [
                (b.x + b.reach * nx, b.y + b.reach * ny),
                (b.x - b.reach * nx, b.y - b.reach * ny),
            ]
            values = [(px - x) * nx + (py - y) * ny for px, py in points]
            if min(abs(v) for v in [middle, *values]) < NEAR:
                skipped += 1
                continue
            assert fronts.ahead(a, which, b.x, b.y) == (1 if middle > 0 else -1)
            assert fronts.middle_ahead(a, which, b) == (middle > 0)
            assert fronts.any_part_ahead(a, which, b) == (max(values) > 0)
            assert fronts.whole_ahead(a, which, b) == (min(values) > 0)
            assert fronts.partly_ahead(a, which, b) == (min(values) < 0 < max(values))
            partly += min(values) < 0 < max(values)
    assert partly > 300
    assert skipped < asked / 50


def test_zones_follow_the_lines():
    seen = {FRONT: 0, FLANK: 0, REAR: 0}
    for a, b in pairs(2, 2000):
        zone = fronts.zone(a, b.x, b.y)
        before = fronts.ahead(a, FRONT_LINE, b.x, b.y) > 0
        behind = fronts.ahead(a, REAR_LINE, b.x, b.y) < 0
        assert zone == (FRONT if before else REAR if behind else FLANK)
        assert not (before and behind)
        seen[zone] += 1
    assert min(seen.values()) > 100


def test_ties_by_hand():
    for base in (rectangle(100, 100, 40, 60, 0, 0, 0), disc(100, 100, 60, 0, 0, 0)):
        at = base.x + 30 * 16
        assert fronts.zone(base, at, 9000) == FLANK  # on the front line
        assert fronts.zone(base, at + 1, 9000) == FRONT
        assert fronts.zone(base, base.x - 30 * 16, 0) == FLANK
        assert fronts.zone(base, base.x - 30 * 16 - 1, 0) == REAR
        assert fronts.ahead(base, MIDDLE_LINE, base.x, 5) == 0
        for other in (disc(140, 100, 20, 0, 0, 0), rectangle(140, 100, 20, 20, 0, 0, 0)):
            assert fronts.whole_ahead(base, FRONT_LINE, other)  # touches the line
            assert fronts.any_part_ahead(base, FRONT_LINE, other)
            assert not fronts.partly_ahead(base, FRONT_LINE, other)
        for other in (disc(120, 500, 20, 0, 0, 0), rectangle(120, 500, 20, 20, 0, 0, 0)):
            assert not fronts.any_part_ahead(base, FRONT_LINE, other)  # touches it from behind
            assert not fronts.whole_ahead(base, FRONT_LINE, other)
        for other in (disc(130, 500, 20, 0, 0, 0), rectangle(130, 500, 20, 20, 0, 0, 0)):
            assert fronts.partly_ahead(base, FRONT_LINE, other)
            assert fronts.middle_ahead(base, FRONT_LINE, other)
    point = disc(130, 0, 0, 0, 0, 0)
    assert fronts.FrontLine(rectangle(100, 100, 40, 60, 0, 0, 0), 0).span(point) == (0, 0)


def test_sides_towards_by_angle():
    skipped = 0
    for a, b in pairs(3, 3000):
        angle = oracle.angle(b.x - a.x, b.y - a.y)
        if a.corners:
            marks = [oracle.angle(x - a.x, y - a.y) for x, y in zip(a.xs, a.ys, strict=True)]
        else:
            marks = [(a.facing + off) % 3600 for off in (-450, 450, 1350, 2250)]
        if min(oracle.turn(angle, mark) for mark in marks) < NEAR:
            skipped += 1
            continue
        sides = [
            (angle - marks[i]) % 3600 < (marks[(i + 1) % 4] - marks[i]) % 3600 for i in range(4)
        ]
        assert sum(sides) == 1
        assert fronts.side_towards(a, b.x, b.y) == sides.index(True)
    assert skipped < 60


def test_sides_by_hand():
    for base in (rectangle(0, 0, 40, 40, 0, 0, 0), disc(0, 0, 40, 0, 0, 0)):
        places = [(900, 0), (0, 900), (-900, 0), (0, -900)]
        assert [fronts.side_towards(base, x, y) for x, y in places] == [FRONT, RIGHT, REAR, LEFT]
        corners = [(900, 900), (900, -900), (-900, 900), (-900, -900), (0, 0)]
        expected = [FRONT, FRONT, REAR, REAR, FRONT]
        assert [fronts.side_towards(base, x, y) for x, y in corners] == expected
    base = rectangle(0, 0, 40, 40, 0, 0, 0)  # edges at 320
    assert fronts.sides_at(base, 320, 0, 0) == [FRONT]
    assert fronts.sides_at(base, 320, 320, 0) == [FRONT, RIGHT]
    assert fronts.sides_at(base, 325, 320, 4) == []
    assert fronts.sides_at(base, -325, -320, 5) == [REAR, LEFT]
    assert fronts.sides_at(disc(0, 0, 40, 900, 0, 0), 0, 320, 0) == [FRONT]


def test_entry_and_departure():
    passed = 0
    for a, b in pairs(4, 1500):
        x1, y1 = b.x, b.y
        x2, y2 = 2 * a.x - b.x + 300, 2 * a.y - b.y - 200
        hit, ex, ey = fronts.entry(x1, y1, x2, y2, a)
        out, lx, ly = fronts.departure(x1, y1, x2, y2, a)
        assert hit == out == oracle.crosses_body(a, x1, y1, x2, y2)
        if not hit:
            continue
        passed += 1
        for px, py, end in ((ex, ey, (x1, y1)), (lx, ly, (x2, y2))):
            if (px, py) == end:
                continue
            square = min(
                [oracle.segment_square(px, py, *edge) for edge in oracle.edges(a)] or [Fraction(0)]
            )
            if a.corners:
                assert square <= 1
            else:
                assert abs(math.dist((px, py), (a.x, a.y)) - a.reach) <= 1
            assert oracle.segment_square(px, py, x1, y1, x2, y2) <= 1
    assert passed > 800


def test_entry_through_an_arc():
    base = disc(100, 100, 40, 0, 0, 0)
    assert fronts.entry(9000, 1600, 0, 1600, base) == (True, 1920, 1600)
    assert fronts.departure(9000, 1600, 0, 1600, base) == (True, 1280, 1600)
    _, x, y = fronts.entry(9000, 9000, 0, 0, base)
    assert x == y  # along the diagonal: on the very edge of the front quarter
    assert fronts.side_towards(base, x, y) == FRONT
    assert fronts.entry(9000, 1920, 0, 1920, base)[0] is False  # tangent
