"""Terrain: records that survive JSON, walls with openings, strips."""

import itertools
import math
import random

import msgspec
import pytest
from tests.table import oracle

from slagveld.record import replace
from slagveld.table.inside import inside_length
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Access, Connector, Floor, Opening, Terrain, Wall, strip
from slagveld.table.units import FINE

SQUARE = Outline(((0, 0), (400, 0), (400, 300), (0, 300)))
HOUSE = Terrain(
    7,
    "house",
    SQUARE,
    z=10,
    height=250,
    rank=2,
    name="mill",
    walls=(
        Wall("stone", (0, 0), (400, 0), 250, openings=(Opening("gate", 100, 180),)),
        Wall("fence", (400, 0), (400, 300), 10),
    ),
    floors=(Floor(1, SQUARE, 120),),
    connectors=(Connector("stair", (10, 10), 0, (60, 10), 1, 140),),
    accesses=(Access("door", (200, 0), 40),),
    tags=("burns",),
)


def test_json_gives_the_same_record_and_no_caches():
    assert HOUSE.area is HOUSE.area
    text = msgspec.json.encode(HOUSE)
    assert b"area" not in text
    again = msgspec.json.decode(text, type=Terrain)
    assert again == HOUSE
    assert hash(again) == hash(HOUSE)
    assert "area" not in again.__dict__
    assert replace(HOUSE, z=0).__dict__ == {}
    assert HOUSE.top == 260


def test_walls_with_openings():
    wall = HOUSE.walls[0]
    assert wall.barriers() == [(0, 0, 400 * FINE, 0)]
    assert wall.barriers(("gate",)) == [(0, 0, 1600, 0), (180 * FINE, 0, 400 * FINE, 0)]
    assert wall.barriers(("window",)) == [(0, 0, 400 * FINE, 0)]
    assert HOUSE.barriers(("stone", "fence"), ("gate",)) == [
        *wall.barriers(("gate",)),
        (400 * FINE, 0, 400 * FINE, 300 * FINE),
    ]
    assert HOUSE.barriers(("hedge",)) == []


def test_openings_at_the_ends_and_over_each_other():
    def gates(*pairs):
        openings = tuple(Opening("gate", start, end) for start, end in pairs)
        return Wall("w", (0, 0), (30, 40), openings=openings).barriers(("gate",))

    assert gates((0, 50)) == []
    assert gates((0, 90)) == []
    assert gates((0, 10)) == [(96, 128, 480, 640)]
    assert gates((40, 50)) == [(0, 0, 384, 512)]
    assert gates((10, 30), (20, 40)) == gates((10, 40)) == gates((20, 40), (10, 30))
    assert gates((10, 40), (20, 30)) == gates((10, 40))


def test_a_straight_strip():
    assert strip([(0, 0), (100, 0)], 20).points == ((0, 10), (100, 10), (100, -10), (0, -10))
    river = strip([(0, 500), (1000, 500)], 60).area()
    assert inside_length(500 * FINE, 0, 500 * FINE, 1000 * FINE, river) == 60 * FINE
    # Crossed at a slant of 3 to 4 it is wider: 60 * 5 / 4.
    slant = inside_length(200 * FINE, 100 * FINE, 800 * FINE, 900 * FINE, river)
    assert slant == 75 * FINE


def test_strips_cover_their_line_and_no_more():
    rng = random.Random(1)
    for _ in range(400):
        points = [(0, 0)]
        turn = rng.random() * 7
        for _ in range(rng.randrange(1, 6)):
            turn += rng.uniform(-0.6, 0.6)
            far = rng.randrange(600, 1200)
            x, y = points[-1]
            points.append((x + round(far * math.cos(turn)), y + round(far * math.sin(turn))))
        line = oracle.line(points)
        # Mitres must not meet: no leg comes near another that does not follow it.
        legs = [oracle.line(pair) for pair in itertools.pairwise(points)]
        apart = (a.distance(b) for i, a in enumerate(legs) for b in legs[i + 2 :])
        assert min(apart, default=999) > 200
        polygon = oracle.Polygon(strip(points, 100).points)
        assert polygon.is_valid
        flat = line.buffer(50, cap_style="flat", join_style="mitre")
        # Corners are rounded to whole units: half a unit along each axis.
        assert polygon.exterior.hausdorff_distance(flat.exterior) < 0.71


def test_sharp_bends_are_cut_off():
    outline = strip([(0, 0), (1000, 0), (200, 300)], 40)
    assert len(outline.points) == 8
    assert max(x for x, _ in outline.points) <= 1020


@pytest.mark.parametrize("points", [[(0, 0)], [(0, 0), (0, 0)]])
def test_no_strip_without_a_line(points):
    with pytest.raises(ValueError, match="strip"):
        strip(points, 10)
    with pytest.raises(ValueError, match="strip"):
        strip([(0, 0), (9, 9)], 0)
