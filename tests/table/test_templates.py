"""Templates: who lies under a blast, a cone, a teardrop or a ray, against shapely."""

import math
import random

import pytest
import shapely
from shapely.geometry import LineString, MultiPoint, Point, Polygon
from tests.table.oracle import core, rim
from tests.table.random_tables import random_base, random_facing

from slagveld.table.body import disc, rectangle
from slagveld.table.shapes import Pose
from slagveld.table.templates import (
    ANY,
    CENTRE,
    WHOLE,
    Sector,
    Teardrop,
    all_under,
    in_sector,
    ray_hits,
    ray_sector,
    under_body,
    under_sector,
    under_teardrop,
)
from slagveld.table.units import FINE


def random_body(rng, span=1500):
    return random_base(rng).body(
        Pose(rng.randrange(-span, span), rng.randrange(-span, span), random_facing(rng))
    )


def is_under(shape, body, how, edge):
    """Under a convex shapely shape? None within `edge` of changing its answer."""
    if how == CENTRE:
        place = Point(body.x, body.y)
        return None if shape.exterior.distance(place) < edge else shape.contains(place)
    thing = core(body)
    if how == ANY:
        gap = shapely.distance(shape, thing) - rim(body)
        if rim(body):
            return None if abs(gap) < edge else gap < 0
        small, large = shape.buffer(-edge), shape.buffer(edge)
        return (
            None if small.intersects(thing) != large.intersects(thing) else shape.intersects(thing)
        )
    small, large = shape.buffer(-edge - rim(body)), shape.buffer(edge - rim(body))
    if small.is_empty:
        return None if not large.is_empty and large.contains(thing) else False
    return None if small.contains(thing) != large.contains(thing) else small.contains(thing)


def check(cases, least_share=0.02):
    """Compare (got, want) pairs; few unsure, both answers common."""
    unsure = sum(want is None for _, want in cases)
    assert unsure < least_share * len(cases)
    for n, (got, want) in enumerate(cases):
        assert want is None or got == want, n
    hits = sum(bool(want) for _, want in cases)
    assert 0 < hits < len(cases)


@pytest.mark.parametrize("how", [CENTRE, ANY, WHOLE])
def test_under_a_blast_or_a_plate(how):
    rng = random.Random(101)
    cases = []
    for _ in range(1500):
        template, body = random_body(rng, 500), random_body(rng, 500)
        shape = core(template)
        if template.corners == 0:
            if how != CENTRE and body.corners == 0:
                far = math.dist((template.x, template.y), (body.x, body.y))
                want = (
                    far <= template.reach + body.reach
                    if how == ANY
                    else far + body.reach <= template.reach
                )
                cases.append((under_body(template, body, how), want))
                continue
            shape = shape.buffer(template.reach, 256)
        cases.append((under_body(template, body, how), is_under(shape, body, how, 2)))
    check(cases)


def test_touching_a_blast_is_being_under_it():
    blast = disc(0, 0, 500, 0, 0, 0)
    body = disc(500, 0, 500, 0, 0, 0)
    assert all_under([body, disc(501, 0, 500, 0, 0, 0)], blast, ANY) == [0]
    assert under_body(blast, disc(250, 0, 10, 0, 0, 0), CENTRE)
    assert under_body(blast, disc(150, 0, 200, 0, 0, 0), WHOLE)
    assert not under_body(blast, disc(151, 0, 200, 0, 0, 0), WHOLE)
    assert under_body(rectangle(0, 0, 200, 200, 0, 0, 0), disc(50, 50, 100, 0, 0, 0), WHOLE)
    assert not under_body(rectangle(0, 0, 200, 200, 0, 0, 0), disc(51, 50, 100, 0, 0, 0), WHOLE)


def sector_shape(x, y, direction, half, outer):
    points = [(x, y)]
    for k in range(401):
        turn = math.radians((direction - half + 2 * half * k / 400) / 10)
        points.append((x + outer * math.cos(turn), y + outer * math.sin(turn)))
    return Polygon(points)


@pytest.mark.parametrize("how", [CENTRE, ANY, WHOLE])
def test_under_a_sector(how):
    rng = random.Random(102)
    cases = []
    for _ in range(1500):
        body = random_body(rng, 900)
        x, y = rng.randrange(-500, 500) * FINE, rng.randrange(-500, 500) * FINE
        direction, half = rng.randrange(3600), rng.choice([70, 300, 450, 900])
        outer = rng.choice([600, 2000]) * FINE
        sector = Sector(x, y, direction, half, 0, outer)
        shape = sector_shape(x, y, direction, half, outer)
        cases.append((under_sector(sector, body, how), is_under(shape, body, how, 3)))
    check(cases)


def test_a_sector_with_a_hole():
    sector = Sector(0, 0, 0, 450, 1600, 3200)
    assert in_sector(sector, 1600, 0)
    assert not in_sector(sector, 1500, 0)
    assert under_sector(sector, disc(90, 0, 40, 0, 0, 0), ANY)
    assert not under_sector(sector, disc(60, 0, 40, 0, 0, 0), ANY)
    assert not under_sector(sector, rectangle(50, 0, 40, 40, 0, 0, 0), ANY)
    assert under_sector(sector, rectangle(90, 0, 40, 40, 0, 0, 0), ANY)
    assert under_sector(sector, disc(150, 0, 100, 0, 0, 0), WHOLE)
    assert not under_sector(sector, disc(149, 0, 100, 0, 0, 0), WHOLE)
    assert not under_sector(sector, rectangle(100, 0, 80, 20, 0, 0, 0), WHOLE)
    assert under_sector(sector, rectangle(130, 0, 80, 20, 0, 0, 0), WHOLE)
    # A sector wholly inside a body.
    assert under_sector(Sector(0, 0, 0, 70, 0, 160), rectangle(0, 0, 500, 500, 300, 0, 0), ANY)


def test_the_fan_in_front_of_a_base():
    base = disc(0, 0, 300, 900, 0, 0)
    fan = ray_sector(base, 70, 5000 * FINE)
    inside = disc(0, 1000, 10, 0, 0, 0)
    assert under_sector(fan, inside, CENTRE)
    edge = 1000 * math.tan(math.radians(7))
    assert under_sector(fan, disc(int(edge) - 1, 1000, 10, 0, 0, 0), CENTRE)
    assert not under_sector(fan, disc(int(edge) + 2, 1000, 10, 0, 0, 0), CENTRE)
    assert not under_sector(fan, disc(0, -100, 10, 0, 0, 0), CENTRE)


@pytest.mark.parametrize("how", [CENTRE, ANY, WHOLE])
def test_under_a_teardrop(how):
    rng = random.Random(103)
    cases = []
    for _ in range(500):
        body = random_body(rng, 700)
        a = [rng.randrange(-500, 500) * FINE for _ in range(2)]
        b = [rng.randrange(-500, 500) * FINE for _ in range(2)]
        r, s = rng.randrange(1, 400) * FINE, rng.randrange(1, 400) * FINE
        rounds = [Point(a).buffer(r, 128), Point(b).buffer(s, 128)]
        shape = MultiPoint([p for g in rounds for p in g.exterior.coords]).convex_hull
        got = under_teardrop(Teardrop(*a, r, *b, s), body, how)
        cases.append((got, is_under(shape, body, how, 3)))
    check(cases)


def test_a_ray_finds_its_victims_in_order():
    rng = random.Random(104)
    unsure = total = 0
    for _ in range(250):
        bodies = [random_body(rng) for _ in range(8)]
        line = [rng.randrange(-1500, 1500) * FINE for _ in range(4)]
        width = rng.choice([0, 40, 200]) * FINE
        hits = ray_hits(*line, width, bodies)
        assert [far for _, far in hits] == sorted(far for _, far in hits)
        ray = LineString([line[:2], line[2:]])
        found = dict(hits)
        for i, body in enumerate(bodies):
            total += 1
            gap = ray.distance(core(body)) - rim(body) - width / 2
            if abs(gap) < 1e-3 and rim(body) + width > 0:
                unsure += 1
                continue
            assert (i in found) == (gap < 0 if rim(body) + width else ray.intersects(core(body)))
            if i in found:
                grown = core(body).buffer(rim(body) + width / 2, 256)
                start = grown.intersection(ray)
                assert start.distance(Point(line[:2])) == pytest.approx(found[i], abs=60)
    assert unsure < 0.02 * total
    row = [disc(300, 0, 100, 0, 0, 0), disc(100, 0, 100, 0, 0, 0), disc(200, 50, 100, 0, 0, 0)]
    assert ray_hits(0, 0, 6400, 0, 0, row) == [(1, 800.0), (0, 4000.0)]
