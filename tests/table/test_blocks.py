"""Blocks: figures without gaps at any facing, and the drill that keeps them so."""

import math
import random

import pytest
from shapely.geometry import Polygon
from shapely.ops import unary_union
from tests.table.oracle import core

from slagveld.table.blocks import (
    CENTRED,
    FRONT,
    MIDDLE,
    TO_LEFT,
    TO_RIGHT,
    Block,
    enclosing,
    figure,
    figures,
    front_edge,
    middle,
    outline,
    union,
)
from slagveld.table.body import rectangle
from slagveld.table.drill import posed, reranked, split, turned_about, turned_block
from slagveld.table.units import FINE


def random_block(rng, anchor=None, last=None):
    return Block(
        rng.randrange(-3000, 3000),
        rng.randrange(-3000, 3000),
        rng.choice([rng.randrange(3600), rng.randrange(8) * 450]),
        rng.randrange(1, 25),
        rng.randrange(1, 8),
        rng.choice([200, 250, 375, 401]),
        rng.choice([200, 250, 503]),
        rng.choice([CENTRED, TO_LEFT, TO_RIGHT]) if last is None else last,
        rng.choice([FRONT, MIDDLE]) if anchor is None else anchor,
    )


def test_a_block_seen_from_above():
    """Facing +x, 7 figures in files of 3: ranks at x below 0, the left hand at small y."""
    block = Block(0, 0, 0, 7, 3, 100, 200, TO_RIGHT)
    assert block.ranks() == 3
    assert [block.rank(k) for k in range(3)] == [[0, 1, 2], [3, 4, 5], [6]]
    assert block.ends() == [0, 2, 3, 5, 6]
    assert block.rank_of(5) == 1
    places = [(b.x // FINE, b.y // FINE) for b in figures(block)]
    assert places == [
        (-100, -100),
        (-100, 0),
        (-100, 100),
        (-300, -100),
        (-300, 0),
        (-300, 100),
        (-500, 100),
    ]
    for last, y in ((CENTRED, 0), (TO_LEFT, -100)):
        assert figure(Block(0, 0, 0, 7, 3, 100, 200, last), 6).y // FINE == y
    assert front_edge(block) == (0, -150 * FINE, 0, 150 * FINE)
    assert middle(block) == (-300 * FINE, 0)
    centred = Block(-300, 0, 0, 7, 3, 100, 200, TO_RIGHT, MIDDLE)
    assert [(b.x, b.y) for b in figures(centred)] == [(b.x, b.y) for b in figures(block)]


def test_neighbours_share_corners_exactly():
    rng = random.Random(81)
    for _ in range(400):
        block = random_block(rng)
        bodies = figures(block)
        for i, body in enumerate(bodies):
            true = rectangle(0, 0, block.width, block.depth, block.facing, 0, 0)
            assert all(
                abs((body.xs[k] - body.x) - true.xs[k]) <= 2
                and abs((body.ys[k] - body.y) - true.ys[k]) <= 2
                for k in range(4)
            )
            assert all(
                math.dist((body.x, body.y), p) <= body.reach
                for p in zip(body.xs, body.ys, strict=True)
            )
            if i + 1 < block.count and block.rank_of(i) == block.rank_of(i + 1):
                after = bodies[i + 1]
                assert (body.xs[1], body.ys[1], body.xs[2], body.ys[2]) == (
                    after.xs[0],
                    after.ys[0],
                    after.xs[3],
                    after.ys[3],
                )
            behind = i + block.files
            if behind < block.count and (block.last == TO_LEFT or block.count % block.files == 0):
                after = bodies[behind]
                assert (body.xs[3], body.ys[3], body.xs[2], body.ys[2]) == (
                    after.xs[0],
                    after.ys[0],
                    after.xs[1],
                    after.ys[1],
                )


def test_outline_union_and_enclosing_cover_the_figures():
    rng = random.Random(82)
    for _ in range(300):
        block = random_block(rng)
        whole = unary_union([core(b).buffer(1, join_style="mitre") for b in figures(block)])
        assert whole.geom_type == "Polygon"
        ring = Polygon(outline(block))
        assert ring.is_valid
        assert ring.exterior.is_ccw
        assert (
            whole.symmetric_difference(ring.buffer(1, join_style="mitre")).area < 6 * whole.length
        )
        parts = unary_union([core(b).buffer(1, join_style="mitre") for b in union(block)])
        assert whole.symmetric_difference(parts).area < 6 * whole.length
        assert len(union(block)) <= 2
        box = core(enclosing(block))
        assert box.buffer(3).contains(whole.buffer(-1))
        wide = block.files * block.width * block.ranks() * block.depth * FINE * FINE
        assert box.area == pytest.approx(wide, rel=1e-3)
        x, y = middle(block)
        assert math.dist((x, y), (box.centroid.x, box.centroid.y)) < 2


def test_re_ranking_keeps_the_front_edge():
    rng = random.Random(83)
    for _ in range(300):
        block = random_block(rng)
        other = reranked(block, rng.randrange(1, 25), rng.randrange(1, 8))
        assert other.facing == block.facing
        ax, ay = block.place(0, 0)
        bx, by = other.place(0, 0)
        assert math.dist((ax, ay), (bx, by)) <= (0 if block.anchor == FRONT else 12.5)


def test_turning_keeps_the_middle_or_the_pivot():
    rng = random.Random(84)
    for _ in range(300):
        block = random_block(rng)
        turn = rng.randrange(-1800, 1800)
        after = turned_block(block, turn)
        assert after.facing == (block.facing + turn) % 3600
        assert math.dist(middle(after), middle(block)) <= 12.5
        half = block.files * block.width * FINE // 2
        corner = block.place(0, half)
        wheel = turned_about(block, *corner, turn)
        assert math.dist(wheel.place(0, half), corner) <= 12.5
    block = Block(0, 0, 0, 4, 2, 100, 100)
    moved = posed(block, 5, 6, 900)
    assert (moved.x, moved.y, moved.facing, moved.count) == (5, 6, 900, 4)


def test_splitting_leaves_two_blocks_that_touch():
    rng = random.Random(85)
    for _ in range(200):
        block = random_block(rng)
        if block.count < 2:
            continue
        stay = rng.randrange(1, block.count)
        front, rear = split(block, stay, rng.randrange(1, 8))
        assert (front.count, rear.count) == (stay, block.count - stay)
        a, b = core(enclosing(front)), core(enclosing(rear))
        assert a.intersection(b).area < 4
        assert a.distance(b) < FINE
        assert front_edge(front)[:2] == front_edge(reranked(block, stay, block.files))[:2]
        back = front.place(-front.ranks() * front.depth * FINE, 0)
        assert math.dist(back, rear.place(0, 0)) < 4 * FINE
