"""Fronts: lines along a base and zones, against projections and hand-drawn cases."""

import math
import random

from tests.table.random_tables import random_bodies

from slagveld.table import fronts
from slagveld.table.body import disc, rectangle
from slagveld.table.fronts import FLANK, FRONT, FRONT_LINE, MIDDLE_LINE, REAR, REAR_LINE, FrontLine

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
            assert (FrontLine(a, which).beyond(b.x, b.y) > 0) == (middle > 0)
            assert fronts.middle_ahead(a, which, b) == (middle > 0)
            assert fronts.any_part_ahead(a, which, b) == (max(values) > 0)
            partly += min(values) < 0 < max(values)
    assert partly > 300
    assert skipped < asked / 50


def test_zones_follow_the_lines():
    seen = {FRONT: 0, FLANK: 0, REAR: 0}
    for a, b in pairs(2, 2000):
        zone = fronts.zone(a, b.x, b.y)
        before = FrontLine(a, FRONT_LINE).beyond(b.x, b.y) > 0
        behind = FrontLine(a, REAR_LINE).beyond(b.x, b.y) < 0
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
        assert FrontLine(base, MIDDLE_LINE).beyond(base.x, 5) == 0
        for other in (disc(140, 100, 20, 0, 0, 0), rectangle(140, 100, 20, 20, 0, 0, 0)):
            assert fronts.any_part_ahead(base, FRONT_LINE, other)  # touches the line
        for other in (disc(120, 500, 20, 0, 0, 0), rectangle(120, 500, 20, 20, 0, 0, 0)):
            assert not fronts.any_part_ahead(base, FRONT_LINE, other)  # touches it from behind
        for other in (disc(130, 500, 20, 0, 0, 0), rectangle(130, 500, 20, 20, 0, 0, 0)):
            assert fronts.any_part_ahead(base, FRONT_LINE, other)
            assert fronts.middle_ahead(base, FRONT_LINE, other)
    point = disc(130, 0, 0, 0, 0, 0)
    assert FrontLine(rectangle(100, 100, 40, 60, 0, 0, 0), 0).span(point) == (0, 0)
