"""The nearest free place: against a look at every place, and on hand-made grounds."""

import math
import random

import pytest
from tests.table.random_tables import random_base, random_facing

from slagveld.table.body import disc, rectangle
from slagveld.table.obstacles import Ground, body_mover, body_solids, disc_mover, is_free
from slagveld.table.shapes import Pose
from slagveld.table.units import FINE
from slagveld.table.vacancy import exits, way_out

LATTICE = 40 * FINE


def ground_of(rng, count, span):
    """Some bodies on a small table, and a mover that must fit between them."""
    mover = body_mover(random_base(rng).body(Pose(0, 0, random_facing(rng))))
    ground = Ground()
    ground.add_border(mover, -4000 * FINE, -4000 * FINE, 5500 * FINE, 5500 * FINE, 0.0)
    for number in range(count):
        pose = Pose(rng.randrange(span), rng.randrange(span), random_facing(rng))
        ground.add_body(mover, random_base(rng).body(pose), number, 0.0)
    return ground


def nearest_of_all(ground, x, y, most):
    """The slow twin: every whole place within a square is looked at."""
    free = [
        math.hypot(dx, dy)
        for dx in range(-most, most + 1)
        for dy in range(-most, most + 1)
        if is_free(ground, x + dx * FINE, y + dy * FINE)
    ]
    return min(free, default=None)


def test_among_few_bodies_no_place_at_all_is_nearer_by_more_than_two_units():
    rng = random.Random(71)
    compared = 0
    while compared < 25:
        ground = ground_of(rng, 1, 1500)
        x, y = rng.randrange(1500) * FINE, rng.randrange(1500) * FINE
        if is_free(ground, x, y):
            continue
        found = way_out(ground, x, y, 3000 * FINE, LATTICE)
        assert found is not None
        far = math.dist(found, (x, y)) / FINE
        if far > 120:
            continue
        compared += 1
        assert far <= nearest_of_all(ground, x, y, math.ceil(far)) + 2


def test_what_is_found_is_free_whole_and_has_no_nearer_neighbour():
    rng = random.Random(72)
    found_some = 0
    for _ in range(150):
        ground = ground_of(rng, 8, 1500)
        x, y = rng.randrange(1500) * FINE, rng.randrange(1500) * FINE
        if is_free(ground, x, y):
            continue
        found = way_out(ground, x, y, 3000 * FINE, LATTICE)
        if found is None:
            continue
        found_some += 1
        assert found[0] % FINE == found[1] % FINE == 0
        assert is_free(ground, *found)
        for dx in (-FINE, 0, FINE):
            for dy in (-FINE, 0, FINE):
                beside = (found[0] + dx, found[1] + dy)
                if math.dist(beside, (x, y)) < math.dist(found, (x, y)):
                    assert not is_free(ground, *beside)
    assert found_some > 60


def test_one_leaves_a_disc_through_its_rim():
    (solid,) = body_solids(disc_mover(100 * FINE), disc(500, 500, 200, 0, 0, 0), 0.0, 1)
    middle = 500 * FINE
    assert exits(solid, middle + 90 * FINE, middle) == [(middle + 200 * FINE, middle)]
    assert exits(solid, middle, middle) == []
    assert exits(solid, middle + 200 * FINE, middle) == []


def assert_near(found, wanted):
    """The same places in any order, each within two units."""
    assert len(found) == len(wanted)
    for x, y in wanted:
        assert any(max(abs(x - px), abs(y - py)) <= 2 * FINE for px, py in found)


def test_one_leaves_a_rectangle_straight_across_each_edge():
    mover = body_mover(rectangle(0, 0, 100, 100, 0, 0, 0))
    (solid,) = body_solids(mover, rectangle(500, 500, 300, 100, 0, 0, 0), 0.0, 1)
    x, y = 480 * FINE, 520 * FINE
    found = exits(solid, x, y)
    assert_near(found, [(400 * FINE, y), (600 * FINE, y), (x, 300 * FINE), (x, 700 * FINE)])
    assert {px for px, _ in found} >= {400 * FINE, 600 * FINE}
    assert {py for _, py in found} >= {300 * FINE, 700 * FINE}


@pytest.mark.parametrize("slip", [0.0, -50.0 * FINE, 30.0 * FINE])
def test_the_slip_of_a_solid_is_kept_on_the_way_out(slip):
    (solid,) = body_solids(disc_mover(100 * FINE), disc(500, 500, 200, 0, 0, 0), slip, 1)
    middle = 500 * FINE
    away = 200 * FINE - int(slip)
    assert exits(solid, middle, middle + FINE) == [(middle, middle + away)]
    mover = body_mover(rectangle(0, 0, 100, 100, 0, 0, 0))
    (solid,) = body_solids(mover, rectangle(500, 500, 100, 100, 0, 0, 0), slip, 1)
    far = 100 * FINE - int(slip)
    ways = [(middle + far, middle), (middle - far, middle)]
    assert_near(exits(solid, middle, middle), [*ways, *[(y, x) for x, y in ways]])


def test_a_narrow_gap_that_the_lattice_misses_is_found():
    mover = body_mover(rectangle(0, 0, 100, 100, 0, 0, 0))
    ground = Ground()
    for number, x in enumerate((500, 703)):
        ground.add_body(mover, rectangle(x, 500, 4000, 100, 0, 0, 0), number, 0.0)
    found = way_out(ground, 590 * FINE, 500 * FINE, 3000 * FINE, LATTICE)
    assert found == (600 * FINE, 500 * FINE)


def test_a_place_outside_every_solid_but_over_the_edge_is_led_back():
    ground = Ground()
    ground.add_border(disc_mover(50 * FINE), 0, 0, 1000 * FINE, 1000 * FINE, 0.0)
    assert way_out(ground, 20 * FINE, 500 * FINE, 2000 * FINE, LATTICE) == (50 * FINE, 500 * FINE)


def test_a_full_table_has_no_way_out():
    ground = Ground()
    mover = disc_mover(100 * FINE)
    ground.add_border(mover, 0, 0, 300 * FINE, 300 * FINE, 0.0)
    ground.add_body(mover, disc(150, 150, 400, 0, 0, 0), 1, 0.0)
    assert way_out(ground, 150 * FINE, 150 * FINE, 600 * FINE, LATTICE) is None
