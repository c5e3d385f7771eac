"""Layout: a value with caches that never show, and conveniences that agree with the modules."""

import random

import msgspec
import pytest
from tests.table import oracle
from tests.table.random_tables import random_base, random_pose, random_table

from slagveld.record import fields_of, form_of, knows, made, replace
from slagveld.table import contact, measure, visible
from slagveld.table.layout import Layout, Placed
from slagveld.table.shapes import Outline, Pose, RectBase, RoundBase
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE


def random_layout(seed, bases=20, outlines=6, *, apart=False):
    table = random_table(seed, bases, outlines, apart=apart)
    return Layout(
        table.width,
        table.height,
        tuple(
            Terrain(100 + i, ("wood", "hill")[i % 2], outline)
            for i, outline in enumerate(table.outlines)
        ),
        tuple(Placed(10 + 3 * i, base, pose) for i, (base, pose) in enumerate(table.bases)),
    )


def same_body(a, b):
    names = ("x", "y", "reach", "xs", "ys", "corners", "facing", "z", "level")
    return all(getattr(a, name) == getattr(b, name) for name in names)


def check_caches(layout):
    """Whatever is cached equals what a fresh copy works out."""
    written = msgspec.json.encode(layout, enc_hook=fields_of)
    fresh = made(msgspec.json.decode(written, type=form_of(Layout)))
    assert fresh == layout
    assert hash(fresh) == hash(layout)
    assert not any(knows(fresh, name) for name in ("_places", "_bodies", "_areas", "_kinds"))
    assert len(layout.bodies()) == len(fresh.bodies()) == len(layout.bases)
    assert all(same_body(a, b) for a, b in zip(layout.bodies(), fresh.bodies(), strict=True))
    for i, placed in enumerate(layout.bases):
        assert layout.index(placed.id) == i
        assert layout.stored(placed.id) is placed
        assert layout.body(placed.id) is layout.bodies()[i]
    assert [area.xs for area in layout.areas()] == [area.xs for area in fresh.areas()]


def test_caches_survive_any_chain_of_changes():
    rng = random.Random(1)
    for seed in range(12):
        layout = random_layout(seed, 8, 3)
        fresh = 1000
        for _ in range(25):
            before, bases = layout, layout.bases
            choice = rng.randrange(4)
            some = rng.choice(layout.bases).id if layout.bases else None
            if choice == 0 or some is None:
                fresh += 1
                layout = layout.placed(fresh, random_base(rng), random_pose(rng))
                assert layout.bases[-1].id == fresh
            elif choice == 1:
                layout = layout.without(some)
                assert not layout.has(some)
            elif choice == 2:
                layout = layout.replaced(some, random_base(rng), random_pose(rng))
            else:
                pose = random_pose(rng)
                layout = layout.moved(some, pose)
                assert layout.stored(some).pose == pose
            check_caches(layout)
            assert before.bases is bases  # the old one is untouched
            check_caches(before)


def test_moving_keeps_what_did_not_move():
    layout = random_layout(3)
    layout.of_kinds(("wood",))
    moved = layout.moved(13, Pose(5, 6, 7))
    assert moved.bodies()[0] is layout.bodies()[0]
    assert moved.bodies()[1] is not layout.bodies()[1]
    assert moved.areas() is layout.areas()
    assert moved.of_kinds(("wood",))[0] is layout.of_kinds(("wood",))[0]
    known = ("_bodies", "_areas", "_kinds", "_places")
    assert all(knows(moved, name) for name in known)
    wider = replace(moved, width=9)
    assert not any(knows(wider, name) for name in known)
    assert moved != layout
    assert moved.moved(13, layout.stored(13).pose) == layout


def test_questions_agree_with_the_slow_way():
    rng = random.Random(4)
    for seed in range(12):
        layout = random_layout(seed, 14, 4)
        bodies = {placed.id: placed.base.body(placed.pose) for placed in layout.bases}
        for base_id, body in bodies.items():
            gaps = {i: oracle.exact_gap(body, other) for i, other in bodies.items() if i != base_id}
            limit = rng.randrange(3000)
            assert layout.touching(base_id, 900) == [i for i, gap in gaps.items() if gap <= 900]
            assert all(layout.gap(base_id, i) == gap for i, gap in gaps.items())
            x, y = rng.randrange(layout.width), rng.randrange(layout.height)
            assert layout.near(x, y, limit) == [
                i
                for i, other in bodies.items()
                if measure.point_gap(x * FINE, y * FINE, other) <= limit * FINE
            ]
        assert layout.overlapping() == [
            (i, j)
            for i, a in bodies.items()
            for j, b in bodies.items()
            if i < j and contact.overlap(a, b)
        ]


def test_fits():
    rng = random.Random(5)
    layout = random_layout(5, 25, 0)
    good = 0
    for _ in range(600):
        base, pose = random_base(rng), random_pose(rng, layout.width, layout.height)
        body = base.body(pose)
        on = measure.table_edge_gap(body, layout.width, layout.height) >= 0
        hits = [
            placed.id for placed in layout.bases if contact.overlap(body, layout.body(placed.id))
        ]
        assert layout.fits(base, pose) == (on and not hits)
        assert layout.fits(base, pose, ignore=hits) == on
        good += on and not hits
        if len(hits) > 1:
            assert not layout.fits(base, pose, ignore=hits[1:])
    assert 100 < good < 500


def test_fits_at_the_edges():
    layout = Layout(1000, 1000, (), (Placed(1, RoundBase(100), Pose(500, 500)),))
    assert layout.fits(RoundBase(100), Pose(50, 50))
    assert not layout.fits(RoundBase(100), Pose(49, 50))
    assert layout.fits(RoundBase(100), Pose(600, 500))  # touching
    assert not layout.fits(RoundBase(100), Pose(599, 500))
    assert layout.fits(RoundBase(100), Pose(599, 500), tolerance=FINE)
    assert layout.fits(RoundBase(100), Pose(500, 500, level=1))
    assert layout.fits(RectBase(1000, 200), Pose(100, 500))
    assert not layout.fits(RectBase(1000, 200), Pose(100, 500, 1))


def test_sight():
    wood = Terrain(5, "wood", Outline(((400, -50), (600, -50), (600, 50), (400, 50))))
    layout = Layout(
        2000,
        2000,
        (wood,),
        tuple(Placed(i, RoundBase(40), Pose(x, 0)) for i, x in ((1, 0), (2, 200), (3, 1000))),
    )
    assert layout.sees(1, 2, ("wood",))
    blocked = layout.blocker(1, 3, ("wood",))
    assert blocked is layout.stored(2)
    assert layout.blocker(1, 3, ("wood",), bases=False) is wood
    assert layout.sees(1, 3, ("hill",), bases=False)
    assert not layout.sees(2, 3, ("wood",))
    assert layout.sees(2, 3)
    assert layout.seen_by(2, [1, 3]) == [1, 3]
    assert layout.seen_by(1, [3, 2]) == [2]


def test_seen_by_agrees_with_views():
    for seed in range(6):
        layout = random_layout(seed, 14, 4, apart=True)
        _, areas = layout.of_kinds(("wood",))
        bodies = layout.bodies()
        others = [placed.id for placed in layout.bases[1:]]
        eye = bodies[0]
        expected = [
            i
            for i in others
            if visible.view(eye.x, eye.y, layout.body(i), bodies, areas, 0).seen != visible.HIDDEN
        ]
        assert layout.seen_by(layout.bases[0].id, others, ("wood",)) == expected


def test_no_two_bases_with_one_id_and_no_unknown_ones():
    layout = random_layout(1, 3, 0)
    with pytest.raises(ValueError, match="already"):
        layout.placed(10, RoundBase(5), Pose(0, 0))
    with pytest.raises(KeyError):
        layout.moved(11, Pose(0, 0))
    assert not layout.has(11)
