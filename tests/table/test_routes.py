"""Routes and reach: free by sweep, near the shortest, and missing only where there is no way."""

import math
import random

import pytest
from tests.table import oracle_paths as slow
from tests.table.oracle import core, gap, rim
from tests.table.random_tables import random_base, random_facing, random_outline

from slagveld.table.blocks import Block, figure
from slagveld.table.body import Area, disc, rectangle
from slagveld.table.convex import Region
from slagveld.table.costs import path_cost
from slagveld.table.obstacles import Ground, body_mover, disc_mover, is_free, is_leg_free
from slagveld.table.paths import is_path_free, nearest_unit, path_length
from slagveld.table.reach import cost_at, nearest_reachable, reach
from slagveld.table.routes import route
from slagveld.table.search import FAR
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE

SPAN = 3000
ERROR = 0.014
"""How much longer than the shortest a route round solids may be; two units per bend besides."""


def free_place(rng, ground):
    while True:
        x, y = rng.randrange(SPAN) * FINE, rng.randrange(SPAN) * FINE
        if is_free(ground, x, y):
            return x, y


def random_things(rng, bodies, regions):
    things = [
        random_base(rng).body(Pose(rng.randrange(SPAN), rng.randrange(SPAN), random_facing(rng)))
        for _ in range(bodies)
    ]
    grounds = [Region(random_outline(rng, SPAN, SPAN, 700).area()) for _ in range(regions)]
    return things, grounds


def grown(mover, thing):
    """Core and radius of a thing grown by a mover, in shapely's eyes."""
    if isinstance(thing, Region):
        cores, radius = parts_of(thing), 0
    else:
        cores, radius = [core(thing)], rim(thing)
    if len(mover.xs[0]) == 1:
        return [(c, radius + mover.radii[0]) for c in cores]
    flipped = list(zip(mover.xs[0], mover.ys[0], strict=True))
    result = []
    for c in cores:
        points = [(x - a, y - b) for x, y in slow.shapely.get_coordinates(c) for a, b in flipped]
        result.append((slow.MultiPoint(points).convex_hull, radius))
    return result


def parts_of(region):
    return [slow.Polygon(list(zip(p.xs, p.ys, strict=True))) for p in region.parts]


def setting(rng, bodies, regions):
    """A mover, a ground with these obstacles, and the same grown for the oracle."""
    base = random_base(rng).body(Pose(0, 0, random_facing(rng)))
    while base.reach > 400 * FINE:
        base = random_base(rng).body(Pose(0, 0, random_facing(rng)))
    mover = body_mover(base)
    things, grounds = random_things(rng, bodies, regions)
    ground = Ground()
    solids = []
    for i, thing in enumerate(things):
        ground.add_body(mover, thing, i)
        solids += grown(mover, thing)
    for i, region in enumerate(grounds):
        ground.add_region(mover, region, 100 + i)
        solids += grown(mover, region)
    return ground, solids


def test_routes_are_free_and_nearly_shortest():
    rng = random.Random(61)
    bent = 0
    for n in range(200):
        ground, solids = setting(rng, rng.randrange(1, 5), n % 2)
        a, b = free_place(rng, ground), free_place(rng, ground)
        found = route(ground, *a, *b)
        # Room for more inside the slip: never longer than this allows.
        loose = [slow.rounded(c, r - FINE, 24, about=False) for c, r in solids if r > 0]
        loose += [c.buffer(-FINE, join_style="mitre") for c, r in solids if r == 0]
        loose = [w for w in loose if not w.is_empty]
        tight = [slow.rounded(c, r, 40, about=True) for c, r in solids]
        low = slow.shortest(a, b, loose)
        high = slow.shortest(a, b, tight)
        if found is None:
            assert high is None, n
            continue
        assert is_path_free(ground, found.xs, found.ys)
        assert (found.xs[0], found.ys[0], found.xs[-1], found.ys[-1]) == (*a, *b)
        assert all(v % FINE == 0 for v in found.xs + found.ys)
        assert found.length == path_length(found.xs, found.ys) == found.cost
        assert low is not None
        assert found.length >= low - 1, n
        bends = len(found.xs) - 2
        bent += bends > 0
        if high is not None:
            assert found.length <= high * (1 + ERROR) + 2 * FINE * bends, n
        assert route(ground, *a, *b, found.cost) is not None
        assert route(ground, *a, *b, low - 2) is None
    assert bent > 50


def test_where_a_grid_finds_a_way_a_route_exists():
    rng = random.Random(62)
    ways = blocked = 0
    for _ in range(45):
        ground, solids = setting(rng, 14, 2)
        ground.add_border(disc_mover(0), 0, 0, SPAN * FINE, SPAN * FINE)
        a, b = free_place(rng, ground), free_place(rng, ground)
        box = (0, 0, SPAN * FINE, SPAN * FINE)
        by_grid = slow.grid_way(a, b, box, solids, 25 * FINE)
        if by_grid:
            ways += 1
            # The grid starts at the nearest lattice places.
            found = route(ground, *a, *b)
            assert found is not None or not all(
                is_leg_free(ground, *p, round(p[0] / 400) * 400, round(p[1] / 400) * 400)
                for p in (a, b)
            )
        elif route(ground, *a, *b) is None:
            blocked += 1
    assert ways > 8
    assert blocked > 8


@pytest.mark.parametrize("slip", [FINE, 2 * FINE])
def test_a_gap_of_exactly_the_base_is_found(slip):
    """Bodies in a row across the table, each gap as wide as the mover or a hair wider."""
    rng = random.Random(63)
    tried = 0
    while tried < 120:
        width = rng.choice([250, 300, 400])
        turn = rng.randrange(3600)
        c, s = math.cos(math.radians(turn / 10)), math.sin(math.radians(turn / 10))
        mover = disc_mover(width * FINE // 2)
        bodies = []
        at = -3000.0
        while at < 3000:
            size, facing = rng.choice([250, 400, 600, 800]), rng.choice([turn, rng.randrange(3600)])
            is_round = rng.random() < 0.5
            while True:
                x, y = round(10_000 + at * c), round(10_000 + at * s)
                body = (
                    disc(x, y, size, 0, 0, 0)
                    if is_round
                    else rectangle(x, y, size, size // 2, facing, 0, 0)
                )
                left = (gap(body, bodies[-1]) if bodies else width * FINE) - width * FINE
                if left >= 0:
                    break
                at += max(-left / FINE / 2, 0.3)
            bodies.append(body)
        ground = Ground()
        for i, body in enumerate(bodies):
            ground.add_body(mover, body, i, slip)
        # The way round the row would be 60 cm long.
        a = nearest_unit((10_000 - 900 * s) * FINE), nearest_unit((10_000 + 900 * c) * FINE)
        b = nearest_unit((10_000 + 900 * s) * FINE), nearest_unit((10_000 - 900 * c) * FINE)
        found = route(ground, *a, *b, 3500 * FINE)
        assert found is not None, tried
        assert is_path_free(ground, found.xs, found.ys)
        tried += 1


def test_an_oblong_finds_the_gap_of_exactly_its_width():
    rng = random.Random(67)
    for _ in range(120):
        facing = rng.randrange(3600)
        width, depth = rng.randrange(100, 500), rng.randrange(100, 900)
        mover = body_mover(rectangle(0, 0, width, depth, facing, 0, 0))
        # Slots of one block without gaps, every second one left out.
        row = Block(10_000, 10_000, facing, 21, 21, width, rng.randrange(100, 600))
        ground = Ground()
        for i in range(0, 21, 2):
            ground.add_body(mover, figure(row, i), i)
        ahead = (row.depth + depth) * FINE
        limit = 3.0 * ahead + 2 * width * FINE
        ends = [row.place(ahead, 0), row.place(-ahead, 0)]
        (ax, ay), (bx, by) = [(nearest_unit(x), nearest_unit(y)) for x, y in ends]
        found = route(ground, ax, ay, bx, by, limit)
        assert found is not None
        assert is_path_free(ground, found.xs, found.ys)


def test_a_pocket_between_three_touching_rounds_can_be_crossed():
    mover = disc_mover(150 * FINE)
    ground = Ground()
    # Centres 700 apart, rims 300 apart: each gap is exactly the mover.
    places = [(1000, 1000), (1700, 1000), (1350, 1607)]
    for i, (x, y) in enumerate(places):
        ground.add_body(mover, disc(x, y, 400, 0, 0, 0), i)
    found = route(ground, 1350 * FINE, 600 * FINE, 1350 * FINE, 1202 * FINE)
    assert found is not None
    assert found.length < 700 * FINE
    for goal in ((800, 1500), (1900, 1500)):
        assert route(ground, 1350 * FINE, 1202 * FINE, goal[0] * FINE, goal[1] * FINE, 1300 * FINE)


def test_starting_and_ending_in_contact():
    mover = disc_mover(150 * FINE)
    ground = Ground()
    ground.add_body(mover, disc(1000, 1000, 400, 0, 0, 0), 0)
    rng = random.Random(64)
    for _ in range(200):
        ends = []
        for _ in range(2):
            turn = rng.random() * 2 * math.pi
            ends.append(
                (
                    nearest_unit((1000 + 350.5 * math.cos(turn)) * FINE),
                    nearest_unit((1000 + 350.5 * math.sin(turn)) * FINE),
                )
            )
        a, b = ends
        found = route(ground, *a, *b)
        vectors = [(x - 1000 * FINE, y - 1000 * FINE) for x, y in ends]
        angle = abs(
            math.atan2(vectors[0][1], vectors[0][0]) - math.atan2(vectors[1][1], vectors[1][0])
        )
        angle = min(angle, 2 * math.pi - angle)
        arc = 350.5 * FINE * angle
        assert found.length <= arc * (1 + ERROR) + 6 * FINE
        assert is_path_free(ground, found.xs, found.ys)


def test_nothing_leads_into_or_out_of_a_ring():
    mover = disc_mover(100 * FINE)
    ground = Ground()
    for k in range(24):
        turn = 2 * math.pi * k / 24
        x, y = round(3000 + 1000 * math.cos(turn)), round(3000 + 1000 * math.sin(turn))
        ground.add_body(mover, disc(x, y, 250, 0, 0, 0), k)
    inside, outside = (3000 * FINE, 3000 * FINE), (6000 * FINE, 3000 * FINE)
    assert route(ground, *inside, *outside) is None
    assert route(ground, *outside, *inside) is None
    assert route(ground, *inside, 3500 * FINE, 3200 * FINE) is not None
    assert route(ground.without([3]), *inside, *outside) is not None
    held = reach(ground, *inside, 2000 * FINE)
    assert cost_at(held, *outside) == FAR
    x, y = nearest_reachable(held, *outside)
    assert cost_at(held, x, y) < FAR
    assert x > 3700 * FINE


def test_concave_ground_and_holes_are_gone_round_or_stay_shut():
    horseshoe = Region(
        Area(
            [
                [
                    (x * FINE, y * FINE)
                    for x, y in [
                        (0, 0),
                        (1000, 0),
                        (1000, 200),
                        (200, 200),
                        (200, 800),
                        (1000, 800),
                        (1000, 1000),
                        (0, 1000),
                    ]
                ]
            ]
        )
    )
    mover = disc_mover(100 * FINE)
    ground = Ground()
    ground.add_region(mover, horseshoe, 1)
    found = route(ground, 500 * FINE, 500 * FINE, -300 * FINE, 500 * FINE)
    assert is_path_free(ground, found.xs, found.ys)
    walls = [slow.rounded(c, r, 64, about=True) for c, r in grown(mover, horseshoe)]
    best = slow.shortest((500 * FINE, 500 * FINE), (-300 * FINE, 500 * FINE), walls)
    assert found.length == pytest.approx(best, rel=0.005)
    ring = Region(
        Area(
            [
                [(0, 0), (16000, 0), (16000, 16000), (0, 16000)],
                [(4000, 4000), (12000, 4000), (12000, 12000), (4000, 12000)],
            ]
        )
    )
    shut = Ground()
    shut.add_region(disc_mover(0), ring, 1)
    assert route(shut, 8000, 8000, 32000, 8000) is None
    assert route(shut, 8000, 8000, 4800, 11200) is not None


def test_slow_ground_is_crossed_or_skirted_whichever_is_cheaper():
    """Against the best of very many bent paths over a strip, and refraction at its edge."""
    mover = disc_mover(0)
    strip = Region(Area([[(0, -160000), (16000, -160000), (16000, 160000), (0, 160000)]]))
    ground = Ground()
    ground.add_slow(mover, strip, 2, 1, 1, 0.0)
    a, b = (-16000, 0), (32000, 8000)
    found = route(ground, *a, *b)

    def cost(y1, y2):
        return (
            math.dist(a, (0, y1)) + 2 * math.dist((0, y1), (16000, y2)) + math.dist((16000, y2), b)
        )

    best = min(cost(y1, y2) for y1 in range(1000, 6000, 40) for y2 in range(3000, 8000, 40))
    assert found.cost == pytest.approx(path_cost(ground, found.xs, found.ys))
    assert found.cost <= best * 1.0001
    island = Region(Area([[(0, -1600), (16000, -1600), (16000, 1600), (0, 1600)]]))
    round_it = Ground()
    round_it.add_slow(mover, island, 3, 1, 1, 0.0)
    found = route(round_it, -1600, 0, 17600, 0)
    assert found.cost <= 4 * FINE + 2 * math.hypot(1600, 1600) + 16000


def test_weighted_routes_against_a_fine_grid():
    """A grid with sixteen ways from each place is never more than a little cheaper."""
    rng = random.Random(66)
    ratios = []
    for _ in range(12):
        mover = disc_mover(100 * FINE)
        ground = Ground()
        for i in range(4):
            ground.add_body(
                mover, random_base(rng).body(Pose(rng.randrange(1500), rng.randrange(1500), 0)), i
            )
        for i in range(2):
            region = Region(random_outline(rng, 1500, 1500, 700).area())
            ground.add_slow(mover, region, 2, 1, 100 + i, 0.0)
        while True:
            a = rng.randrange(50) * 480, rng.randrange(50) * 480
            b = rng.randrange(50) * 480, rng.randrange(50) * 480
            if is_free(ground, *a) and is_free(ground, *b):
                break
        found = route(ground, *a, *b)
        best = slow.grid_cost(a, b, 480, 64, ground)
        if best is not None:
            assert found is not None
            ratios.append(found.cost / best)
    assert max(ratios) < 1.02
    assert sum(ratios) < 1.004 * len(ratios)


def test_tolls_and_fences_are_gone_round_when_that_is_cheaper():
    ground = Ground()
    ground.add_toll(0, -8000, 0, 8000, 1600.0, 1)
    through = route(ground, -8000, 0, 8000, 0)
    assert through.cost == 17600
    ground.add_toll(0, -1600, 0, 1600, 16000.0, 2)
    around = route(ground, -8000, 0, 8000, 0)
    assert 17600 < around.cost < 18400
    closed = Ground()
    closed.add_fence(0, -8000, 0, 8000, 3)
    around = route(closed, -8000, 0, 8000, 0)
    assert is_path_free(closed, around.xs, around.ys)
    assert 22600 < around.length < 22800


def test_a_route_within_its_limit_only():
    ground = Ground()
    assert route(ground, 0, 0, 1600, 0, 1600.0) is not None
    assert route(ground, 0, 0, 1600, 0, 1599.0) is None
    ground.add_body(disc_mover(0), disc(100, 0, 50, 0, 0, 0), 1)
    assert route(ground, 0, 0, 1600, 0) is None
