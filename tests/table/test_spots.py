"""Spots: whole places, free, touching what they should, in a fixed order."""

import math
import random

from tests.table.oracle import core, rim
from tests.table.oracle_paths import swept
from tests.table.random_tables import random_base, random_facing

from slagveld.table.body import Area, disc, rectangle
from slagveld.table.convex import Region
from slagveld.table.obstacles import (
    Ground,
    body_mover,
    body_solids,
    disc_mover,
    is_free,
    region_solids,
)
from slagveld.table.ring import free_arcs, ring_spots, touch_two, touching_spots
from slagveld.table.shapes import Pose
from slagveld.table.spots import (
    Edge,
    behind,
    edge_spots,
    fan,
    grid,
    nearest_free,
    nearest_on_edge,
    sample,
    sample_annulus,
    toward,
)
from slagveld.table.units import FINE


def random_body(rng, span=2500):
    return random_base(rng).body(Pose(rng.randrange(span), rng.randrange(span), random_facing(rng)))


def gap(mover, x, y, thing):
    """True gap between a mover standing at (x, y) and a thing."""
    return swept(mover, x, y, x, y).distance(core(thing)) - rim(mover) - rim(thing)


def test_the_ring_touches_all_round_or_keeps_its_gap():
    rng = random.Random(91)
    for _ in range(150):
        mover, thing = random_body(rng), random_body(rng)
        wide = rng.choice([0, 0, 40, 300])
        solid = body_solids(body_mover(mover), thing, -float(wide), 0)[0]
        spots = ring_spots(Ground(), solid, 24, rng.randrange(150))
        assert len(spots) == 24
        assert [d for d, _, _ in spots[1:]] != sorted(d for d, _, _ in spots[1:]) or spots[0][
            0
        ] < 150
        for _, x, y in spots:
            assert x % FINE == y % FINE == 0
            assert wide - 1e-6 <= gap(mover, x, y, thing) < wide + FINE


def test_ring_spots_leave_out_what_is_taken():
    mover = disc(0, 0, 300, 0, 0, 0)
    thing, other = disc(1000, 1000, 400, 0, 0, 0), disc(1500, 1000, 400, 0, 0, 0)
    ground = Ground()
    ground.add_body(body_mover(mover), other, 1, 0.0)
    solid = body_solids(body_mover(mover), thing, 0.0, 0)[0]
    spots = ring_spots(ground, solid, 36)
    assert 0 < len(spots) < 36
    assert all(gap(mover, x, y, other) >= -1e-6 for _, x, y in spots)
    arcs = free_arcs(ground, solid)
    assert len(arcs) == 1
    first, last = arcs[0]
    # The taken part is what the cosine rule says: sides 350, 350 and 500.
    angle = math.degrees(math.acos((350**2 + 500**2 - 350**2) / (2 * 350 * 500))) * 10
    assert abs(first - angle) < 12
    assert abs(last - (3600 - angle)) < 12
    assert free_arcs(Ground(), solid) == [(0, 3599)]
    full = Ground()
    full.add_body(body_mover(mover), disc(1000, 1000, 3000, 0, 0, 0), 1)
    assert free_arcs(full, solid) == []


def test_places_that_touch_two_bodies():
    rng = random.Random(92)
    found = 0
    for _ in range(200):
        mover = random_body(rng)
        a, b = random_body(rng, 900), random_body(rng, 900)
        if core(a).distance(core(b)) - rim(a) - rim(b) <= 0:
            continue
        one = body_solids(body_mover(mover), a, 0.0, 0)[0]
        two = body_solids(body_mover(mover), b, 0.0, 0)[0]
        for x, y in touch_two(one, two):
            assert x % FINE == y % FINE == 0
            assert gap(mover, x, y, a) >= -1e-6
            assert gap(mover, x, y, b) >= -1e-6
            assert gap(mover, x, y, a) + gap(mover, x, y, b) < 4 * FINE
            found += 1
    assert found > 100


def test_touching_exactly_the_named_ones():
    mover = disc_mover(150 * FINE)
    places = [(1000, 1000), (1500, 1000), (1250, 1433)]
    bodies = [disc(x, y, 300, 0, 0, 0) for x, y in places]
    solids = [body_solids(mover, b, 0.0, i) for i, b in enumerate(bodies)]
    ground = Ground()
    for i, b in enumerate(bodies):
        ground.add_body(mover, b, i, 0.0)
    pair = touching_spots(ground, solids[:2], solids[2], 1.5 * FINE)
    assert len(pair) == 1  # the other place would touch the third
    x, y = pair[0]
    assert y < 1000 * FINE
    alone = touching_spots(ground, solids[:1], solids[1] + solids[2], 1.5 * FINE)
    assert len(alone) > 20
    for x, y in alone:
        me = disc(0, 0, 300, 0, 0, 0)
        assert gap(me, x, y, bodies[0]) <= 1.5 * FINE < gap(me, x, y, bodies[1])
    # The middle of the three is 289 from each: a base of 276 touches all.
    inner = disc_mover(138 * FINE)
    three = [body_solids(inner, b, 0.0, i) for i, b in enumerate(bodies)]
    spots = touching_spots(Ground(), three, [], 2.5 * FINE)
    assert len(spots) >= 1
    assert math.dist(spots[0], (1250 * FINE, 1144 * FINE)) < 3 * FINE


def test_places_of_pairs_that_miss_the_third_are_left_out():
    mover = disc_mover(138 * FINE)
    bodies = [disc(x, y, 300, 0, 0, 0) for x, y in [(1000, 1000), (1500, 1000), (1250, 1450)]]
    three = [body_solids(mover, b, 0.0, i) for i, b in enumerate(bodies)]
    assert touching_spots(Ground(), three, [], 2.5 * FINE) == []
    assert len(touching_spots(Ground(), three[:2], [], 2.5 * FINE)) == 2


def test_the_fan_goes_to_the_limit_or_into_contact():
    ground = Ground()
    ground.add_body(disc_mover(100 * FINE), disc(500, 0, 200, 0, 0, 0), 1, 0.0)
    ends = fan(ground, 0, 0, 600 * FINE, 4)
    assert ends == [(300 * FINE, 0), (0, 600 * FINE), (-600 * FINE, 0), (0, -600 * FINE)]
    assert toward(ground, 0, 0, 0, 5000, 100 * FINE) == (0, 1600)
    assert toward(ground, 0, 0, 0, 320, 100 * FINE) == (0, 320)
    assert toward(ground, 0, 0, 20000, 0, 10000 * FINE) == (300 * FINE, 0)


def test_behind_cover_is_out_of_the_straight_line():
    rng = random.Random(93)
    for _ in range(100):
        mover, cover = random_body(rng), random_body(rng)
        solid = body_solids(body_mover(mover), cover, 0.0, 0)[0]
        threat = rng.randrange(-8000, -4000) * FINE, rng.randrange(2500) * FINE
        spots = behind(Ground(), solid, *threat, 5, 100)
        assert len(spots) == 5
        for x, y in spots:
            assert gap(mover, x, y, cover) < FINE
            assert math.dist(threat, (x, y)) > math.dist(threat, (cover.x, cover.y))
        x, y = spots[0]
        ax, ay = cover.x - threat[0], cover.y - threat[1]
        bx, by = x - threat[0], y - threat[1]
        assert abs(ax * by - ay * bx) / math.hypot(ax, ay) < 3 * FINE


def test_a_grid_lists_free_places_row_by_row():
    ground = Ground()
    ground.add_body(disc_mover(160), disc(20, 20, 20, 0, 0, 0), 1)
    places = grid(ground, 0, 0, 640, 640, 160)
    assert places == sorted(places, key=lambda p: (p[1], p[0]))
    assert len(places) == 25 - 9
    assert (320, 320) not in places
    region = Region(Area([[(0, 0), (480, 0), (0, 480)]]))
    inside = region_solids(disc_mover(0), region, 0.0, 0)
    assert set(grid(Ground(), 0, 0, 640, 640, 160, inside)) == {(160, 160)}


def test_the_nearest_free_place_is_near_and_free():
    rng = random.Random(94)
    for _ in range(60):
        mover = random_body(rng)
        ground = Ground()
        for i in range(6):
            ground.add_body(body_mover(mover), random_body(rng, 1200), i)
        x, y = rng.randrange(1200) * FINE, rng.randrange(1200) * FINE
        found = nearest_free(ground, x, y, 4000 * FINE)
        assert found is not None
        assert is_free(ground, *found)
        # No lattice place of a coarser look is nearer by more than one step.
        best = min(
            (
                math.hypot(dx, dy)
                for dx in range(-40, 41)
                for dy in range(-40, 41)
                if is_free(ground, x + dx * 800, y + dy * 800)
            ),
            default=100,
        )
        assert math.dist(found, (x, y)) <= best * 800 + 240
    assert nearest_free(ground, x, y, 0.0) in (None, (x, y))


def test_along_the_edge():
    edge = Edge(0, 0, 3200, 1600, 160)
    assert edge.length() == 2 * (2880 + 1280)
    assert [edge.place(k) for k in (0, 2880, 2880 + 1280, 2 * 2880 + 1280, 8320)] == [
        (160, 160),
        (3040, 160),
        (3040, 1440),
        (160, 1440),
        (160, 160),
    ]
    for at in range(0, edge.length(), 160):
        assert edge.nearest(*edge.place(at)) == at
    assert edge.place(edge.nearest(1600, 20)) == (1600, 160)
    ground = Ground()
    assert edge_spots(ground, edge, 4) == [edge.place(k * 2080) for k in range(4)]
    ground.add_body(disc_mover(160), disc(100, 10, 20, 0, 0, 0), 1, 0.0)
    assert nearest_on_edge(ground, edge, 1600, 0) == (1600 + 320, 160)
    ground.add_body(disc_mover(160), disc(120, 10, 20, 0, 0, 0), 2, 0.0)
    assert nearest_on_edge(ground, edge, 1600, 0) == (1600 - 320, 160)
    full = Ground()
    full.add_body(disc_mover(160), disc(100, 50, 1000, 0, 0, 0), 1)
    assert nearest_on_edge(full, edge, 0, 0) is None


def test_samples_are_free_and_where_they_should_be():
    rng = random.Random(95)
    ground = Ground()
    ground.add_body(disc_mover(160), disc(50, 50, 60, 0, 0, 0), 1)
    seen = set()
    for _ in range(200):
        x, y = sample(ground, rng, 0, 0, 1600, 1600, 50)
        assert 0 <= x <= 1600
        assert is_free(ground, x, y)
        seen.add((x, y))
        x, y = sample_annulus(ground, rng, 800, 800, 1000, 1600, 200)
        assert 1000 <= math.dist((800, 800), (x, y)) <= 1600
    assert len(seen) > 150
    blocked = Ground()
    blocked.add_body(disc_mover(160), rectangle(50, 50, 500, 500, 0, 0, 0), 1)
    assert sample(blocked, rng, 0, 0, 1600, 1600, 20) is None
    assert sample_annulus(blocked, rng, 800, 800, 0, 160, 20) is None
