"""Turns and steps: sweeps about a pivot against stepping through them, steps on whole places."""

import math
import random

from tests.table import oracle_paths as slow
from tests.table.oracle import core
from tests.table.test_paths import SLIP, random_body, random_region, whole

from slagveld.table.body import rectangle
from slagveld.table.convex import Region
from slagveld.table.steps import moved
from slagveld.table.turns import Scene, shrunk, turn_hit, turned
from slagveld.table.units import FINE


def test_a_turn_stops_where_stepping_through_it_stops():
    rng = random.Random(41)
    unsure = hits = 0
    total = 500
    for n in range(total):
        mover = random_body(rng, 1200)
        scene, things = Scene(), []
        for i in range(2):
            thing = random_region(rng) if rng.random() < 0.3 else random_body(rng, 2000)
            if isinstance(thing, Region):
                scene.add_region(thing, i)
                things.append(thing.area)
            else:
                scene.add_body(thing, i)
                things.append(thing)
        pivot = rng.choice([(mover.x, mover.y), (whole(rng, 1500), whole(rng, 1500))])
        if mover.corners and n % 2:
            pivot = (mover.xs[0], mover.ys[0])
        turn = rng.randrange(-900, 901)
        hit = turn_hit([mover], *pivot, turn, scene, SLIP)
        want = slow.first_overlap_turning([mover], pivot, turn, things, SLIP)
        if (hit is None) != (want is None):
            # A corner may pass through a thin tip between two steps, or graze at the end.
            looser = slow.first_overlap_turning([mover], pivot, turn, things, SLIP - 12)
            tighter = slow.first_overlap_turning([mover], pivot, turn, things, SLIP + 12)
            assert (looser is None) != (tighter is None), n
            unsure += 1
            continue
        if hit is not None:
            hits += 1
            assert hit.turned <= want, n
            if hit.turned < want - 2:
                # Stepping jumped over a thin tip.
                part = hit.turned + 1 if turn > 0 else -hit.turned - 1
                assert slow.first_overlap_turning([mover], pivot, part, things, SLIP - 12), n
                unsure += 1
    assert unsure <= 0.02 * total
    assert hits > 60


def test_turning_on_the_spot_in_contact_is_stopped_only_by_what_is_swept():
    base = rectangle(1000, 1000, 400, 200, 0, 0, 0)
    scene = Scene()
    scene.add_body(rectangle(1000, 1300, 200, 200, 900, 0, 0), 5)  # touches the right end
    assert turn_hit([base], base.x, base.y, 900, Scene(), SLIP) is None
    stopped = turn_hit([base], base.x, base.y, 900, scene, SLIP)
    assert stopped.owner == 5
    assert stopped.turned < 150
    # Ending at right angles is fine for a game that only looks at the end.
    ended = turned(base, base.x, base.y, 900)
    assert (ended.facing, ended.xs[0] // FINE, ended.ys[0] // FINE) == (900, 1200, 1100)
    inside = Scene()
    inside.add_body(rectangle(1000, 1050, 200, 200, 0, 0, 0), 6)
    assert turn_hit([base], base.x, base.y, 900, inside, SLIP).turned == 0


def test_shrunk_is_smaller_on_every_side():
    for facing in (0, 333, 900, 2717):
        base = rectangle(500, 500, 300, 200, facing, 0, 0)
        small = core(shrunk(base, 16))
        want = core(base).buffer(-16, join_style="mitre")
        assert small.hausdorff_distance(want) < 1.5


def test_a_step_ends_on_the_nearest_whole_place():
    assert moved(5, 6, 0, 100) == (105, 6)
    assert moved(0, 0, 900 - 3600, 50) == (0, 50)
    for facing in range(0, 3600, 37):
        turn = math.radians(facing / 10)
        true = (1000 * math.cos(turn), 1000 * math.sin(turn))
        assert math.dist(moved(0, 0, facing, 1000), true) <= 0.71
