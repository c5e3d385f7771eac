"""Visible parts of a base: the exact view against many sampled lines."""

import math
import random

import pytest
from tests.table import oracle
from tests.table.random_tables import random_bodies, random_line, random_ring, random_table

from slagveld.table.body import Area, disc, rectangle
from slagveld.table.inside import place_in_area
from slagveld.table.visible import CLEAR, HIDDEN, PARTLY, holds, is_seen, seen_from, view


def wedge(x, y, target):
    """Middle direction and half width of a base as seen from a place outside it, in radians."""
    if target.corners == 0:
        far = math.dist((x, y), (target.x, target.y))
        return math.atan2(target.y - y, target.x - x), math.asin(target.reach / far)
    start = math.atan2(target.y - y, target.x - x)
    turns = [
        (math.atan2(qy - y, qx - x) - start + math.pi) % (2 * math.pi) - math.pi
        for qx, qy in zip(target.xs, target.ys, strict=True)
    ]
    return start + (max(turns) + min(turns)) / 2, (max(turns) - min(turns)) / 2


def first_hit(x, y, dx, dy, body):
    """How far along a ray a base begins, or None."""
    if body.corners == 0:
        along = (body.x - x) * dx + (body.y - y) * dy
        aside = (body.x - x) * dy - (body.y - y) * dx
        rest = body.reach**2 - aside**2
        return along - math.sqrt(rest) if rest > 0 and along > 0 else None
    return first_edge(x, y, dx, dy, oracle.edges(body))


def first_edge(x, y, dx, dy, edges):
    best = None
    for ax, ay, bx, by in edges:
        turn = dx * (by - ay) - dy * (bx - ax)
        if turn == 0:
            continue
        far = ((ax - x) * (by - ay) - (ay - y) * (bx - ax)) / turn
        part = ((ax - x) * dy - (ay - y) * dx) / turn
        if 0 <= part <= 1 and far > 1e-9 and (best is None or far < best):
            best = far
    return best


def sampled(x, y, target, bodies, areas, skip, count=250):
    """Which of many lines to a base, evenly spread across the view, are free; what blocks them."""
    middle, half = wedge(x, y, target)
    free, blockers = [], set()
    for i in range(count):
        turn = middle + math.atan(math.tan(half) * ((i + 0.5) / count * 2 - 1))
        dx, dy = math.cos(turn), math.sin(turn)
        far = first_hit(x, y, dx, dy, target)
        if far is None:
            continue
        near = {}
        for k, body in enumerate(bodies):
            if body is not target and k != skip:
                near[k] = first_hit(x, y, dx, dy, body)
        for k, area in enumerate(areas):
            near[len(bodies) + k] = first_edge(x, y, dx, dy, oracle.area_edges(area))
        blocking = [k for k, at in near.items() if at is not None and at < far * (1 - 1e-9)]
        blockers.update(blocking)
        free.append(not blocking)
    return free, blockers


@pytest.mark.parametrize("seed", range(48))
def test_views_on_random_tables(seed):
    rng = random.Random(seed)
    table = random_table(seed, bases=14, outlines=4, apart=seed % 2 == 0)
    bodies, areas = table.bodies, table.areas
    seen = {HIDDEN: 0, PARTLY: 0, CLEAR: 0}
    for _ in range(14):
        x, y, _, _ = random_line(rng)
        inside = [i for i, body in enumerate(bodies) if holds(x, y, body) > 0]
        inside += [len(bodies) + j for j, a in enumerate(areas) if place_in_area(x, y, a) > 0]
        target = rng.choice(bodies)
        got = view(x, y, target, bodies, areas)
        if holds(x, y, target) >= 0:
            assert got.seen == CLEAR
            continue
        if inside:
            assert (got.seen, got.blockers) == (HIDDEN, [inside[0]])
            continue
        free, blockers = sampled(x, y, target, bodies, areas, -1)
        seen[got.seen] += 1
        # What samples find, the exact view must find; what only it finds must be thin.
        assert not any(free) or got.seen != HIDDEN
        assert all(free) or got.seen != CLEAR
        assert blockers <= set(got.blockers)
        assert got.blockers == sorted(got.blockers)
        # Each change between two samples may hide the width of one sample.
        corners = sum(len(bodies[i].xs if i < 14 else areas[i - 14].xs) + 2 for i in got.blockers)
        assert abs(got.share - sum(free) / len(free)) <= (corners + 1) / len(free)
        if got.seen != HIDDEN:
            assert abs(max(0, oracle.gap(disc(0, 0, 0, 0, 0, 0).shifted(got.x, got.y), target))) < 1
    assert seen[HIDDEN] + seen[PARTLY] + seen[CLEAR] > 5


@pytest.mark.parametrize("seed", range(6))
def test_things_in_the_way_that_overlap_the_base(seed):
    """Where two outlines cross, what is in front changes: a flyer over a base, a wood's edge."""
    rng = random.Random(seed)
    partly = 0
    for _ in range(40):
        target, *others = random_bodies(rng, 3)
        near = [
            other.shifted(
                target.x - other.x + rng.randint(-target.reach, target.reach),
                target.y - other.y + rng.randint(-target.reach, target.reach),
            )
            for other in others
        ]
        ring = random_ring(rng, target.x, target.y, target.reach // 2, 2 * target.reach)
        areas = [Area([ring])] if rng.random() < 0.3 else []
        x, y = target.x + rng.choice([-1, 1]) * 40_000, target.y + rng.randint(-30_000, 30_000)
        got = view(x, y, target, near, areas)
        free, blockers = sampled(x, y, target, near, areas, -1, 300)
        assert blockers <= set(got.blockers)
        edges = 6 * len(near) + sum(3 * len(area.xs) for area in areas)
        assert abs(got.share - sum(free) / len(free)) <= (edges + 1) / 300 / 2
        partly += got.seen == PARTLY
    assert partly > 10


@pytest.mark.parametrize("seed", range(8))
def test_the_witness_is_really_seen(seed):
    rng = random.Random(seed + 100)
    table = random_table(seed, bases=20, outlines=4)
    bodies, areas = table.bodies, table.areas
    for _ in range(40):
        x, y, _, _ = random_line(rng)
        target = rng.choice(bodies)
        got = view(x, y, target, bodies, areas)
        if got.seen == HIDDEN or got.share < 1e-3 or holds(x, y, target) >= 0:
            continue
        # A step short of the rounded point, so that half a fine unit cannot matter.
        end_x, end_y = got.x + (x - got.x) // 1000, got.y + (y - got.y) // 1000
        if math.dist((x, y), (got.x, got.y)) < 5000:
            continue
        for other in bodies:
            if other is not target:
                assert not oracle.crosses_body(other, x, y, end_x, end_y)
        for area in areas:
            assert not oracle.crosses_area(area, x, y, end_x, end_y)


def test_is_seen_and_seen_from_agree_with_the_view():
    rng = random.Random(5)
    for seed in range(15):
        table = random_table(seed, bases=16, outlines=4, apart=True)
        bodies, areas = table.bodies, table.areas
        for viewer in range(4):
            x, y = bodies[viewer].x, bodies[viewer].y
            targets = [i for i in range(16) if i != viewer]
            rng.shuffle(targets)
            expected = [
                i for i in targets if view(x, y, bodies[i], bodies, areas, viewer).seen != HIDDEN
            ]
            assert seen_from(x, y, targets, bodies, areas, viewer) == expected
            assert [is_seen(x, y, i, bodies, areas, viewer) for i in targets] == [
                i in expected for i in targets
            ]


TARGET = disc(200, 0, 40, 0, 0, 0)


def test_nothing_in_the_way():
    got = view(0, 0, TARGET, [TARGET], [])
    assert (got.seen, got.blockers, got.x, got.y, got.share) == (CLEAR, [], 180 * 16, 0, 1.0)


def test_two_bases_that_touch_leave_no_slit():
    wall = [disc(100, -10, 20, 0, 0, 0), disc(100, 10, 20, 0, 0, 0)]
    wide = [disc(100, -30, 20, 0, 0, 0), *wall, disc(100, 30, 20, 0, 0, 0)]
    assert view(0, 0, TARGET, wide, []).seen == HIDDEN
    ajar = [disc(100, -31, 20, 0, 0, 0), disc(100, -11, 20, 0, 0, 0), *wide[2:]]
    got = view(0, 0, TARGET, ajar, [])
    assert (got.seen, got.blockers) == (PARTLY, [0, 1, 2, 3][1:3])
    flat = [rectangle(100, y, 20, 20, 0, 0, 0) for y in (-30, -10, 10, 30)]
    assert view(0, 0, TARGET, flat, []).seen == HIDDEN


def test_just_covered_and_just_not():
    target = rectangle(200, 0, 40, 40, 0, 0, 0)  # near edge at x = 180, from -20 to 20
    screen = rectangle(90, 0, 20, 0, 0, 0, 0)  # half as far, half as wide
    assert view(0, 0, target, [screen], []).seen == HIDDEN
    slim = rectangle(90, 0, 20, 0, 0, 0, 0)
    slim.ys = [slim.ys[0] + 1, *slim.ys[1:3], slim.ys[3] + 1]
    assert view(0, 0, target, [slim], []).seen == PARTLY
    behind = rectangle(400, 0, 200, 20, 0, 0, 0)
    assert view(0, 0, target, [behind], []).seen == CLEAR
    touching_behind = rectangle(240, 0, 40, 40, 0, 0, 0)
    assert view(0, 0, target, [touching_behind], []).seen == CLEAR


def test_in_and_on_things():
    wood = Area([[(0, -3200), (1600, -3200), (1600, 3200), (0, 3200)]])
    assert view(100, 0, TARGET, [], [wood]).blockers == [0]  # inside the wood
    assert view(0, 0, TARGET, [], [wood]).seen == HIDDEN  # on its far edge, looking through
    assert view(1600, 0, TARGET, [], [wood]).seen == CLEAR  # on its near edge, looking out
    post = disc(0, 0, 20, 0, 0, 0)
    assert view(0, 0, TARGET, [post], []).seen == HIDDEN
    assert view(0, 0, TARGET, [post], [], 0).seen == CLEAR
    assert view(160, 0, TARGET, [post], []).seen == CLEAR  # on its rim, looking away
    assert view(-160, 0, TARGET, [post], []).seen == HIDDEN  # on its rim, looking through it
    assert view(3200, 0, TARGET, [], []).seen == CLEAR  # the viewer is in the target
    assert view(180 * 16, 0, TARGET, [post], [wood]).seen == CLEAR  # at its rim
    around = Area([[(2000, -900), (4000, -900), (4000, 900), (2000, 900)]])
    assert view(0, 0, TARGET, [], [around]).seen == HIDDEN  # the target is in the wood
    half = Area([[(3200, -900), (4000, -900), (4000, 900), (3200, 900)]])
    assert view(0, 0, TARGET, [], [half]).seen == CLEAR  # its back half is
    assert [holds(x, 0, post) for x in (159, 160, 161)] == [1, 0, -1]


def test_a_target_without_width():
    point = disc(200, 0, 0, 0, 0, 0)
    post = disc(100, 0, 20, 0, 0, 0)
    assert view(0, 0, point, [point], []).seen == CLEAR
    hidden = view(0, 0, point, [point, post], [])
    assert (hidden.seen, hidden.blockers) == (HIDDEN, [1])
    assert view(0, 0, point, [point, post], [], 1).seen == CLEAR
    assert is_seen(0, 0, 0, [point], [])
    assert not is_seen(0, 0, 0, [point, post], [])
    assert is_seen(3200, 0, 0, [point, post], [])
