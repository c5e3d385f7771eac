"""Spots: whole places, free, touching what they should, in a fixed order."""

import math
import random

from tests.table.oracle import core, rim
from tests.table.oracle_paths import swept
from tests.table.random_tables import random_base, random_facing

from slagveld.table.obstacles import Ground, body_mover, body_solids, is_free
from slagveld.table.ring import ring_spot, touch_two
from slagveld.table.shapes import Pose
from slagveld.table.spots import nearest_free
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
        first = rng.randrange(150)
        for direction in range(first, 3600, 150):
            x, y = ring_spot(solid, direction)
            assert x % FINE == y % FINE == 0
            assert wide - 1e-6 <= gap(mover, x, y, thing) < wide + FINE


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
