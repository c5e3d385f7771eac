"""Reach: many places at once against single routes."""

import math
import random

from tests.table.random_tables import random_outline
from tests.table.test_routes import ERROR, SPAN, free_place, setting

from slagveld.table.convex import Region
from slagveld.table.costs import path_cost
from slagveld.table.obstacles import disc_mover
from slagveld.table.paths import is_path_free
from slagveld.table.reach import cells, cost_at, cut_path, nearest_reachable, reach, route_to
from slagveld.table.routes import route
from slagveld.table.search import FAR
from slagveld.table.units import FINE


def test_reach_agrees_with_single_routes():
    rng = random.Random(71)
    differ = total = 0
    extra = []
    for n in range(25):
        ground, _ = setting(rng, 8, 1)
        if n % 2:
            region = Region(random_outline(rng, SPAN, SPAN, 900).area())
            ground.add_slow(disc_mover(0), region, 2, 1, 7)
        a = free_place(rng, ground)
        limit = rng.choice([800, 1500]) * FINE
        held = reach(ground, *a, limit)
        for _ in range(30):
            b = rng.randrange(SPAN) * FINE, rng.randrange(SPAN) * FINE
            cost = cost_at(held, *b)
            found = route(ground, *a, *b, limit)
            total += 1
            if (found is None) != (cost == FAR):
                one = route(ground, *a, *b)
                assert one is not None
                assert abs(one.cost - limit) < 0.03 * limit
                differ += 1
                continue
            if found is None:
                continue
            assert cost >= found.cost * 0.99 - 4 * FINE
            assert cost <= found.cost * 1.03 + 80 * FINE
            extra.append(cost / found.cost)
            way = route_to(held, *b)
            assert way.cost <= cost + 1
            assert is_path_free(ground, way.xs, way.ys)
    assert differ < 0.02 * total
    assert sum(extra) < 1.004 * len(extra)


def test_cells_are_the_lattice_places_that_can_be_reached():
    rng = random.Random(72)
    ground, _ = setting(rng, 10, 1)
    a = free_place(rng, ground)
    held = reach(ground, *a, 600 * FINE)
    step = 60 * FINE
    places = {(x, y) for y, first, last in cells(held, step) for x in range(first, last + 1, step)}
    for x in range(a[0] // step * step - 15 * step, a[0] + 15 * step, step):
        for y in range(a[1] // step * step - 15 * step, a[1] + 15 * step, step):
            assert ((x, y) in places) == (cost_at(held, x, y) < FAR)
            if (x, y) in places:
                assert math.dist(a, (x, y)) <= 600 * FINE + 1


def test_the_furthest_place_towards_a_goal_is_on_the_way_and_within_the_limit():
    rng = random.Random(73)
    seen = 0
    for _ in range(80):
        ground, _ = setting(rng, 8, 1)
        a, b = free_place(rng, ground), free_place(rng, ground)
        limit = 700.0 * FINE
        held = reach(ground, *a, limit)
        x, y = nearest_reachable(held, *b)
        assert x % FINE == y % FINE == 0
        whole = route(ground, *a, *b)
        if whole is None:
            assert cost_at(held, x, y) < FAR
            continue
        if whole.cost <= limit:
            assert (x, y) == b
            continue
        seen += 1
        got = route(ground, *a, x, y)
        assert limit - 4 * FINE <= got.cost * (1 + ERROR) + 2 * FINE
        assert got.cost <= limit + 1e-6 or got.cost <= limit * (1 + ERROR)
        xs, ys = cut_path(ground, whole.xs, whole.ys, limit)
        assert is_path_free(ground, xs, ys)
        assert limit - 4 * FINE <= path_cost(ground, xs, ys) <= limit + 1e-6
    assert seen > 20
