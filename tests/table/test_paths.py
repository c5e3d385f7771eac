"""Paths, turns and costs: every sweep against hulls, dense steps and small pieces."""

import itertools
import math
import random

import pytest
from tests.table import oracle_paths as slow
from tests.table.oracle import area_polygon, core, rim
from tests.table.random_tables import random_base, random_facing, random_outline

from slagveld.table.body import Area, disc, rectangle
from slagveld.table.convex import Region
from slagveld.table.costs import path_cost
from slagveld.table.obstacles import (
    BORDER,
    Ground,
    blocker,
    body_mover,
    disc_mover,
    edge_solids,
    is_free,
    region_solids,
    union_mover,
)
from slagveld.table.paths import first_hit, is_path_free, push, spans, spans_without
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE

SLIP = FINE


def random_body(rng, span=3000):
    return random_base(rng).body(Pose(rng.randrange(span), rng.randrange(span), random_facing(rng)))


def random_region(rng, span=3000):
    """Impassable ground; its rings run either way."""
    outline = random_outline(rng, span, span, 900)
    rings = [[(x * FINE, y * FINE) for x, y in ring] for ring in (outline.points, *outline.holes)]
    return Region(Area([ring[:: rng.choice([1, -1])] for ring in rings]))


def whole(rng, span=3000):
    return rng.randrange(span) * FINE


def test_a_leg_hits_what_its_swept_hull_overlaps():
    rng = random.Random(11)
    unsure = hits = 0
    for n in range(3000):
        mover = random_body(rng)
        obstacle = random_region(rng) if n % 3 == 0 else random_body(rng)
        leg = [whole(rng) for _ in range(4)]
        if n % 20 == 0:
            leg[2:] = leg[:2]
        ground = Ground()
        shape = body_mover(mover)
        if isinstance(obstacle, Region):
            ground.add_region(shape, obstacle, 7, SLIP)
            want = slow.leg_hits(mover, *leg, obstacle.area, SLIP)
        else:
            ground.add_body(shape, obstacle, 7, SLIP)
            want = slow.leg_hits(mover, *leg, obstacle, SLIP)
        hit = first_hit(ground, leg[0::2], leg[1::2])
        assert (hit is None) == is_path_free(ground, leg[0::2], leg[1::2])
        if want is slow.UNSURE:
            unsure += 1
            continue
        hits += want
        assert (hit is not None) == want, (n, mover.corners, leg)
        if hit:
            assert hit.owner == 7
            assert hit.distance == pytest.approx(hit.fraction * math.dist(leg[:2], leg[2:]))
    assert unsure < 0.02 * 3000
    assert 700 < hits < 2300


def test_the_first_hit_is_free_before_and_overlapping_after():
    rng = random.Random(12)
    seen = 0
    for _ in range(600):
        mover = random_body(rng, 6000)
        things = [random_body(rng, 6000) for _ in range(5)]
        ground = Ground()
        for i, thing in enumerate(things):
            ground.add_body(body_mover(mover), thing, i, SLIP)
        xs = [whole(rng, 6000) for _ in range(4)]
        ys = [whole(rng, 6000) for _ in range(4)]
        hit = first_hit(ground, xs, ys)
        if hit is None or hit.distance < 2:
            continue
        seen += 1
        for i in range(hit.leg):
            leg = (xs[i], ys[i], xs[i + 1], ys[i + 1])
            assert not any(slow.leg_hits(mover, *leg, t, SLIP * 1.01) for t in things)
        before = (xs[hit.leg], ys[hit.leg], hit.x, hit.y)
        assert not any(slow.leg_hits(mover, *before, t, SLIP * 1.01) for t in things)
        # It is the named one that is met there.
        at = slow.swept(mover, hit.x, hit.y, hit.x, hit.y)
        gap = at.distance(core(things[hit.owner])) - rim(mover) - rim(things[hit.owner])
        assert gap <= 0 or (gap < 1 and rim(mover) + rim(things[hit.owner]) == 0)
    assert seen > 250


def test_a_union_is_swept_like_its_parts():
    rng = random.Random(13)
    for _ in range(500):
        parts = [random_body(rng, 1500) for _ in range(3)]
        x, y = whole(rng, 1500), whole(rng, 1500)
        mover = union_mover(parts, x, y)
        thing = random_body(rng, 4000)
        to = whole(rng, 4000), whole(rng, 4000)
        ground = Ground()
        ground.add_body(mover, thing, 0, SLIP)
        got = not is_path_free(ground, [x, to[0]], [y, to[1]])
        want = []
        for part in parts:
            one = Ground()
            one.add_body(body_mover(part), thing, 0, SLIP)
            ends = [part.x, part.x + to[0] - x], [part.y, part.y + to[1] - y]
            want.append(not is_path_free(one, *ends))
        assert got == any(want)


def test_a_gap_of_exactly_the_base_passes_and_one_narrower_than_the_slip_does_not():
    for width in (250, 375, 400):
        for less in (0, 4):
            ground = Ground()
            mover = disc_mover(width * FINE // 2)
            ground.add_body(mover, disc(1000, 1000, 400, 0, 0, 0), 0)
            ground.add_body(mover, disc(1000, 1000 + 400 + width - less, 400, 0, 0, 0), 1)
            y = (1000 * 2 + 400 + width - less) * FINE // 2
            free = is_path_free(ground, [0, 2000 * FINE], [y, y])
            assert free == (less == 0)
    mover = body_mover(rectangle(0, 0, 300, 200, 0, 0, 0))
    ground = Ground()
    ground.add_body(mover, rectangle(1000, 1000, 500, 500, 0, 0, 0), 0)
    ground.add_body(mover, rectangle(1000, 1800, 500, 500, 0, 0, 0), 1)
    assert is_path_free(ground, [0, 2000 * FINE], [1400 * FINE, 1400 * FINE])
    assert not is_path_free(ground, [0, 2000 * FINE], [1402 * FINE, 1402 * FINE])


def test_sliding_along_and_leaving_a_contact_are_free_but_not_when_touching_is_forbidden():
    mover = disc_mover(125 * FINE)
    thing = rectangle(1000, 1000, 1000, 400, 900, 0, 0)
    touching, apart = Ground(), Ground()
    touching.add_body(mover, thing, 3)
    apart.add_body(mover, thing, 3, -1.0)
    y = (1000 - 200 - 125) * FINE
    assert is_path_free(touching, [0, 2000 * FINE], [y, y])
    assert first_hit(apart, [0, 2000 * FINE], [y, y]).owner == 3
    assert is_path_free(touching, [1000 * FINE, 900 * FINE], [y, y - 500 * FINE])
    assert not is_path_free(touching, [1000 * FINE, 900 * FINE], [y, y + 500 * FINE])


def test_clearance_per_class_middle_against_bases_disc_against_the_border():
    point, whole_base = disc_mover(0), disc_mover(200 * FINE)
    ground = Ground()
    ground.add_border(whole_base, 0, 0, 3000 * FINE, 3000 * FINE, 0.0)
    a, b = disc(1000, 1000, 400, 0, 0, 0), disc(1000, 1400, 400, 0, 0, 0)
    ground.add_body(point, a, 1)
    ground.add_body(point, b, 2)
    ground.add_fence(a.x, a.y, b.x, b.y, 9)
    fine = [u * FINE for u in (500, 1500)]
    assert is_path_free(ground, fine, [700 * FINE] * 2)
    assert first_hit(ground, fine, [1000 * FINE] * 2).owner == 1
    # Just through the point of contact: only the barrier stops it.
    hit = first_hit(ground, fine, [1200 * FINE] * 2)
    assert (hit.owner, hit.distance) == (9, 500 * FINE)
    hit = first_hit(ground, [500 * FINE, 500 * FINE], [500 * FINE, 100 * FINE])
    assert (hit.owner, hit.distance) == (BORDER, 300 * FINE)
    assert blocker(ground, 100 * FINE, 100 * FINE) == BORDER


def test_the_border_keeps_every_part_of_the_mover_on_the_table():
    rng = random.Random(14)
    for _ in range(400):
        parts = [random_body(rng, 1500) for _ in range(2)]
        x, y = whole(rng), whole(rng)
        ground = Ground()
        ground.add_border(union_mover(parts, x, y), 0, 0, 2000 * FINE, 1500 * FINE, 0.0)
        shapes = [core(p).buffer(rim(p), 512) if rim(p) else core(p) for p in parts]
        bounds = [shape.bounds for shape in shapes]
        want = all(
            b[0] > -1 and b[1] > -1 and b[2] < 2000 * FINE + 1 and b[3] < 1500 * FINE + 1
            for b in bounds
        )
        assert is_free(ground, x, y) == want
        leave = (x + 5000 * FINE, y - 7000 * FINE)
        hit = first_hit(ground, [x, leave[0]], [y, leave[1]])
        assert hit.owner == BORDER
        assert (hit.distance > 0) == want or any(min(b) < 2 for b in bounds)


def test_a_path_with_a_corner_on_a_fence_crosses_once_or_not_at_all():
    ground = Ground()
    ground.add_toll(0, -100, 0, 100, 5.0, 1)
    assert path_cost(ground, [-50, 0, 50], [0, 0, 0]) == 105
    assert path_cost(ground, [50, 0, -50], [0, 0, 0]) == 105
    back = path_cost(ground, [-50, 0, -50], [0, 0, 0]), path_cost(ground, [50, 0, 50], [0, 0, 0])
    assert sorted(back) == [100, 110]
    assert path_cost(ground, [-50, 50], [200, 200]) == 100


@pytest.mark.parametrize("part", ["middle", "any", "whole"])
def test_places_of_change_along_a_path(part):
    rng = random.Random(21)
    unsure = tested = inside = 0
    for _ in range(120):
        body = random_base(rng).body(Pose(0, 0, random_facing(rng)))
        region = Region(random_outline(rng, 4000, 4000, 1900).area())
        shape = area_polygon(region.area)
        xs, ys = [whole(rng, 4000) for _ in range(4)], [whole(rng, 4000) for _ in range(4)]
        mover = body_mover(body)
        middle = spans(region_solids(disc_mover(0), region, 0.0, 0), xs, ys)
        if part == "middle":
            found = middle
        elif part == "any":
            found = spans(region_solids(mover, region, 0.0, 0), xs, ys)
        else:
            found = spans_without(middle, spans(edge_solids(mover, region.area, 0.0, 0), xs, ys))
        assert all(a[1] < b[0] for a, b in itertools.pairwise(found))
        gone = 0.0
        for i in range(1, 4):
            length = math.dist((xs[i - 1], ys[i - 1]), (xs[i], ys[i]))
            for k in range(30):
                t = (k + 0.5) / 30
                x, y = xs[i - 1] + (xs[i] - xs[i - 1]) * t, ys[i - 1] + (ys[i] - ys[i - 1]) * t
                want = slow.stands_in(body, x, y, shape, part)
                tested += 1
                if want is slow.UNSURE:
                    unsure += 1
                    continue
                inside += want
                at = gone + t * length
                assert any(a <= at <= b for a, b in found) == want
            gone += length
    assert unsure < 0.02 * tested
    assert inside > 100


def test_cost_counts_overlapping_slow_ground_once():
    rng = random.Random(31)
    for _ in range(60):
        mover = disc_mover(rng.choice([0, 150 * FINE]))
        ground = Ground()
        grounds = []
        for i in range(3):
            region = Region(random_outline(rng, 4000, 4000, 1900).area())
            num, den = rng.choice([(2, 1), (3, 2), (4, 1)])
            ground.add_slow(mover, region, num, den, i, 0.0)
            grounds.append((area_polygon(region.area), float(mover.radii[0]), num / den))
        ground.add_toll(0, 2000 * FINE, 4000 * FINE, 2000 * FINE, 123.0, 9)
        xs, ys = [whole(rng, 4000) for _ in range(3)], [whole(rng, 4000) for _ in range(3)]
        crossings = sum((ys[i] >= 2000 * FINE) != (ys[i + 1] >= 2000 * FINE) for i in range(2))
        cost = path_cost(ground, xs, ys)
        want = slow.weighted_length(list(zip(xs, ys, strict=True)), grounds) + 123 * crossings
        assert cost == pytest.approx(want, rel=4e-3, abs=100)


def test_ground_that_costs_less_than_its_length_is_refused():
    with pytest.raises(ValueError, match="at least its length"):
        Ground().add_slow(disc_mover(0), Region(Area([[(0, 0), (9, 0), (0, 9)]])), 1, 2, 0)


def test_push_stops_in_contact_on_whole_units_or_short_of_it():
    rng = random.Random(51)
    for _ in range(400):
        mover = random_body(rng, 2000)
        thing = random_body(rng, 2000)
        for gap in (0, 20):
            ground = Ground()
            ground.add_body(body_mover(mover), thing, 4, -float(gap))
            if not is_free(ground, mover.x, mover.y):
                continue
            end = push(ground, mover.x, mover.y, thing.x, thing.y)
            assert end.owner == 4
            assert end.x % FINE == end.y % FINE == 0
            assert is_free(ground, end.x, end.y)
            stood = slow.swept(mover, end.x, end.y, end.x, end.y)
            left = stood.distance(core(thing)) - rim(mover) - rim(thing)
            assert gap - 1e-6 <= left < gap + 3 * FINE
