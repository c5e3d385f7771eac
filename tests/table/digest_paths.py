"""Questions to the modules of moving, for comparing compiled with plain (see `digest`)."""

import hashlib
import json
import random
from typing import Any

from tests.table.random_tables import random_base, random_facing, random_outline

from slagveld.table import (
    bends,
    blocks,
    circling,
    convex,
    costs,
    drill,
    obstacles,
    paths,
    reach,
    ring,
    routes,
    search,
    solids,
    spots,
    steps,
    turns,
    vacancy,
)
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE

MODULES = (
    *(bends, blocks, circling, convex, costs, drill, obstacles, paths),
    *(reach, ring, routes, search, solids, spots, steps, turns, vacancy),
)
"""The modules of which every public function must be asked here."""


def flat(value: Any) -> Any:
    """A value as plain JSON: doubles to the last bit, objects by their slots."""
    if isinstance(value, float):
        return value.hex()
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return [flat(item) for item in value]
    if isinstance(value, solids.Solid):
        sides = value.sides()
        across = [side.normal_x for side in sides], [side.normal_y for side in sides]
        parts = (value.bound, value.limit, *across, value.owner, value.radius, value.xs, value.ys)
        return [flat(part) for part in parts]
    return [flat(getattr(value, name)) for name in sorted(SLOTS[type(value).__name__])]


SLOTS = {
    "Body": ("x", "y", "reach", "xs", "ys", "facing"),
    "Part": ("xs", "ys", "cut"),
    "Mover": ("xs", "ys", "radii", "low_x", "low_y", "high_x", "high_y"),
    "Hit": ("leg", "fraction", "distance", "x", "y", "owner"),
    "Push": ("x", "y", "distance", "owner"),
    "Route": ("xs", "ys", "length", "cost"),
    "TurnHit": ("turned", "owner"),
    "Block": ("x", "y", "facing", "count", "files", "width", "depth", "last", "anchor"),
}


def questions(rng: random.Random) -> dict[str, Any]:
    """Answers of every public function of moving to one random table."""
    answers: dict[str, Any] = {}
    for ask in (ground_questions, way_questions, turn_questions, block_questions, spot_questions):
        answers |= {name: flat(value) for name, value in ask(rng).items()}
    return answers


def random_body(rng: random.Random, span: int = 2500) -> Any:
    return random_base(rng).body(Pose(rng.randrange(span), rng.randrange(span), random_facing(rng)))


def random_ground(rng: random.Random) -> tuple[Any, Any, list[Any], list[Any]]:
    mover = obstacles.body_mover(random_body(rng))
    ground = obstacles.Ground()
    bodies = [random_body(rng) for _ in range(7)]
    regions = [convex.Region(random_outline(rng, 2500, 2500, 600).area()) for _ in range(3)]
    for i, body in enumerate(bodies):
        ground.add_body(mover, body, i)
    ground.add_region(mover, regions[0], 90)
    ground.add_slow(mover, regions[1], 2, 1, 91)
    ground.add_slow(obstacles.disc_mover(0), regions[2], 3, 2, 92)
    ground.add_toll(whole(rng), whole(rng), whole(rng), whole(rng), 999.0, 93)
    ground.add_fence(whole(rng), whole(rng), whole(rng), whole(rng), 94)
    ground.add_wall(mover, whole(rng), whole(rng), whole(rng), whole(rng), 95)
    ground.add_border(mover, 0, 0, 2500 * FINE, 2500 * FINE)
    return ground, mover, bodies, regions


def whole(rng: random.Random) -> int:
    return rng.randrange(2500) * FINE


def ground_questions(rng: random.Random) -> dict[str, Any]:
    ground, mover, bodies, regions = random_ground(rng)
    a, b = random_body(rng), random_body(rng)
    xs, ys = [whole(rng) for _ in range(4)], [whole(rng) for _ in range(4)]
    leg = (float(xs[0]), float(ys[0]), float(xs[1]), float(ys[1]))
    solid, fence = rng.choice(ground.solids), ground.fences[0]
    middle = paths.spans(
        obstacles.region_solids(obstacles.disc_mover(0), regions[0], 0.0, 1), xs, ys
    )
    rims = paths.spans(obstacles.edge_solids(mover, regions[0].area, 0.0, 1), xs, ys)
    target = obstacles.body_solids(mover, bodies[0], 0.0, 2)
    towards: tuple[list[float], list[float]] = ([], [])
    bends.gap_ways(solid, ground.solids, *towards)
    is_close = bends.end_ways(solid, leg[0], leg[1], *towards)
    return {
        "convex.cross": convex.cross((xs[0], ys[0]), (xs[1], ys[1]), (xs[2], ys[2])),
        "convex.convex_parts": convex.convex_parts(regions[0].area),
        "convex.convex_sum": convex.convex_sum([0, 9, 5], [0, 1, 7], a.xs or [1], a.ys or [2]),
        "solids.clip": solids.clip(solid, *leg) if solid.count > 1 else None,
        "solids.is_hit": [solids.is_hit(s, *leg) for s in ground.solids],
        "solids.is_inside": [solids.is_inside(s, leg[0], leg[1]) for s in ground.solids],
        "solids.span": [solids.span(s, *leg) for s in ground.solids],
        "solids.outside": [solids.outside(s, leg[0], leg[1]) for s in ground.solids],
        "obstacles.disc_mover": obstacles.disc_mover(77),
        "obstacles.body_mover": mover,
        "obstacles.union_mover": obstacles.union_mover([a, b], a.x, a.y),
        "obstacles.body_solids": target,
        "obstacles.region_solids": obstacles.region_solids(mover, regions[0], 3.0, 1),
        "obstacles.edge_solids": obstacles.edge_solids(mover, regions[0].area, 3.0, 1),
        "obstacles.is_within": obstacles.is_within(ground, leg[0], leg[1]),
        "obstacles.blocker": obstacles.blocker(ground, leg[0], leg[1]),
        "obstacles.is_free": obstacles.is_free(ground, leg[0], leg[1]),
        "obstacles.crosses": obstacles.crosses(fence, *leg),
        "obstacles.is_leg_free": obstacles.is_leg_free(ground.without([1]), *leg),
        "paths.leg_length": paths.leg_length(*leg),
        "paths.path_length": paths.path_length(xs, ys),
        "paths.is_path_free": paths.is_path_free(ground, xs, ys),
        "paths.first_hit": paths.first_hit(ground, xs, ys),
        "paths.leg_hit": paths.leg_hit(ground, *leg),
        "paths.crossing": paths.crossing(fence, *leg) if obstacles.crosses(fence, *leg) else None,
        "paths.spans": [middle, rims],
        "paths.spans_without": paths.spans_without(middle, rims),
        "paths.nearest_unit": paths.nearest_unit(leg[0] / 7.0),
        "paths.push": paths.push(ground, *leg),
        "paths.target_gap": paths.target_gap(target, leg[0], leg[1]),
        "costs.leg_cost": costs.leg_cost(ground.slows, ground.tolls, *leg),
        "costs.path_cost": costs.path_cost(ground, xs, ys),
        "bends.gap_ways": towards,
        "bends.end_ways": is_close,
        "bends.round_bends": bends.round_bends(solid, *towards),
        "bends.nearest_vector": bends.nearest_vector(solid, leg[0], leg[1]),
    }


def free_place(rng: random.Random, ground: Any) -> tuple[float, float]:
    for _ in range(30):
        x, y = float(whole(rng)), float(whole(rng))
        if obstacles.is_free(ground, x, y):
            return x, y
    return x, y


def way_questions(rng: random.Random) -> dict[str, Any]:
    ground, _, _, _ = random_ground(rng)
    a, b = free_place(rng, ground), free_place(rng, ground)
    way = routes.route(ground, *a, *b)
    held = reach.reach(ground, *a, 900.0 * FINE)
    sought = search.Search(ground, ground.solids, ground.slows)
    sought.add_place(*a)
    routes.add_slow_places(sought, ground.slows, 1600.0)
    routes.add_fence_ends(sought)
    xs, ys = [int(a[0]), int(b[0])], [int(a[1]), int(b[1])]
    cut_at = None if way is None else reach.cut_route(ground, way, 300.0 * FINE)
    return {
        "routes.route": [way, routes.route(ground, *a, *b, 1200.0 * FINE)],
        "routes.finished": routes.finished(ground, [a[0], b[0]], [a[1], b[1]]),
        "routes.slow_places": [routes.slow_places(slow, 999.0) for slow in ground.slows],
        "routes.add_slow_places": sought.xs,
        "routes.add_fence_ends": sought.ys,
        "reach.reach": [held.order, held.search.costs, held.search.parents],
        "reach.cost_at": reach.cost_at(held, *b),
        "reach.route_to": reach.route_to(held, *b),
        "reach.cells": reach.cells(held, 400 * FINE),
        "reach.nearest_reachable": reach.nearest_reachable(held, *b),
        "reach.cut_route": cut_at,
        "reach.cut_path": reach.cut_path(ground, xs, ys, 500.0 * FINE),
    }


def turn_questions(rng: random.Random) -> dict[str, Any]:
    a, b = random_body(rng, 800), random_body(rng)
    scene = turns.Scene()
    for i in range(3):
        scene.add_body(random_body(rng), i)
    scene.add_region(convex.Region(random_outline(rng, 2500, 2500, 600).area()), 9)
    x, y, turn = whole(rng), whole(rng), rng.randrange(-3600, 3601)
    n = [float(rng.randrange(-20000, 20000)) for _ in range(8)]
    poly = b if b.corners else turns.shrunk(random_body(rng), 0)
    edges = ([*poly.xs, 5, 900], [*poly.ys, 700, 3])
    return {
        "turns.turned_place": turns.turned_place(a.x, a.y, x, y, turn),
        "turns.turned": turns.turned(a, x, y, turn),
        "turns.shrunk": turns.shrunk(a, 33),
        "turns.overlap": turns.overlap([a, b], scene, 16),
        "turns.turn_hit": [turns.turn_hit([a], *p, turn, scene, 16) for p in ((x, y), (a.x, a.y))],
        "circling.quarters_of": circling.quarters_of(abs(turn)),
        "circling.whole_tenths": circling.whole_tenths(abs(turn) / 901.0),
        "circling.arc_round": circling.arc_round(*n[:4], 1.0, *edges, None, 500.0),
        "circling.arc_circle": circling.arc_circle(*n[:4], -1.0, n[4], n[5], 9000.0),
        "steps.moved": steps.moved(x // 16, y // 16, turn, 777),
    }


def block_questions(rng: random.Random) -> dict[str, Any]:
    block = blocks.Block(
        rng.randrange(2000), rng.randrange(2000), random_facing(rng), rng.randrange(2, 20),
        rng.randrange(1, 7), 250, rng.choice([250, 505]), rng.randrange(3), rng.randrange(2),
    )  # fmt: skip
    turn = rng.randrange(-1800, 1800)
    enemy = blocks.enclosing(block)
    files = rng.randrange(1, 7)
    return {
        "blocks.figure": blocks.figure(block, 1),
        "blocks.figures": blocks.figures(block),
        "blocks.enclosing": enemy,
        "blocks.union": blocks.union(block),
        "blocks.middle": blocks.middle(block),
        "blocks.front_edge": blocks.front_edge(block),
        "blocks.outline": blocks.outline(block),
        "drill.posed": drill.posed(block, 7, 8, 9),
        "drill.reranked": drill.reranked(block, 9, files),
        "drill.turned_block": drill.turned_block(block, turn),
        "drill.turned_about": drill.turned_about(block, 1600, 3200, turn),
        "drill.split": drill.split(block, 1, files),
    }


def spot_questions(rng: random.Random) -> dict[str, Any]:
    ground, mover, bodies, _ = random_ground(rng)
    x, y = free_place(rng, ground)
    one = obstacles.body_solids(mover, bodies[0], 0.0, 0)
    two = obstacles.body_solids(mover, bodies[1], 0.0, 1)
    n = [whole(rng) for _ in range(8)]
    return {
        "ring.rim_point": ring.rim_point(one[0], 0.6, -0.8),
        "ring.whole_outside": ring.whole_outside(one + two, x, y),
        "ring.ring_spot": ring.ring_spot(one[0], n[0] % 3600),
        "ring.touch_two": ring.touch_two(one[0], two[0]),
        "spots.nearest_free": spots.nearest_free(ground, float(n[2]), float(n[3]), 900.0 * FINE),
        "vacancy.exits": [vacancy.exits(solid, n[6], n[7]) for solid in ground.solids],
        "vacancy.way_out": [
            vacancy.way_out(ground, x, y, 3000 * FINE, step * FINE)
            for x, y in ((n[6], n[7]), (bodies[0].x, bodies[0].y))
            for step in (32, 40)
        ],
    }


def digest(seed: int, often: int = 20) -> str:
    """One hash over the answers to many random questions."""
    rng = random.Random(seed)
    total = hashlib.sha256()
    for _ in range(often):
        total.update(json.dumps(questions(rng), sort_keys=True).encode())
    return total.hexdigest()
