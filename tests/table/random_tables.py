"""Random tables from a seed: bases of both kinds at any facing, concave ground with holes.

Everything is a function of the seed, so that a failing test names its table by one number.
"""

import math
import random
from dataclasses import dataclass, field

from shapely.geometry import Polygon

from slagveld.table.body import Area, Body
from slagveld.table.shapes import Base, Outline, Pose, RectBase, RoundBase

WIDTH = 12_000
"""Table width in units (120 cm)."""
HEIGHT = 9_000


@dataclass
class RandomTable:
    """One random table: what a state would hold, and the same prepared for questions."""

    seed: int
    width: int = WIDTH
    height: int = HEIGHT
    bases: list[tuple[Base, Pose]] = field(default_factory=list)
    outlines: list[Outline] = field(default_factory=list)

    @property
    def bodies(self) -> list[Body]:
        return [base.body(pose) for base, pose in self.bases]

    @property
    def areas(self) -> list[Area]:
        return [outline.area() for outline in self.outlines]


def random_base(rng: random.Random) -> Base:
    """A round or rectangular base of 10 to 120 mm."""
    if rng.random() < 0.5:
        return RoundBase(rng.choice([250, 300, 375, 400, 500, rng.randrange(100, 1200)]))
    return RectBase(rng.randrange(100, 1200), rng.randrange(100, 1200))


def random_facing(rng: random.Random) -> int:
    """Any direction; a third of the time one of the eight that give exact ties."""
    return rng.randrange(8) * 450 if rng.random() < 0.34 else rng.randrange(3600)


def random_pose(
    rng: random.Random, width: int = WIDTH, height: int = HEIGHT, coarse: int = 1
) -> Pose:
    """A pose on the table; `coarse` rounds the place, which makes ties and contacts common."""
    x = rng.randrange(width // coarse + 1) * coarse
    y = rng.randrange(height // coarse + 1) * coarse
    return Pose(x, y, random_facing(rng))


def random_ring(rng: random.Random, x: int, y: int, low: int, high: int) -> list[tuple[int, int]]:
    """A simple polygon seen whole from (x, y), usually concave."""
    while True:
        count = rng.randrange(3, 11)
        turns = sorted(rng.random() * 2 * math.pi for _ in range(count))
        points = []
        for turn in turns:
            r = rng.uniform(low, high)
            points.append((x + round(r * math.cos(turn)), y + round(r * math.sin(turn))))
        polygon = Polygon(points) if len(set(points)) == count else None
        if polygon is not None and polygon.is_valid and polygon.area > low * low / 4:
            return points


def random_outline(
    rng: random.Random, width: int = WIDTH, height: int = HEIGHT, size: int = 1500
) -> Outline:
    """Concave ground up to `size` units from its middle, sometimes with a hole."""
    while True:
        x, y = rng.randrange(size, width - size), rng.randrange(size, height - size)
        points = random_ring(rng, x, y, size // 4, size)
        holes: tuple[tuple[tuple[int, int], ...], ...] = ()
        if rng.random() < 0.4:
            hole = random_ring(rng, x, y, size // 12, size // 6)
            if not Polygon(points).contains(Polygon(hole)):
                continue
            if Polygon(points).exterior.intersects(Polygon(hole).exterior):
                continue
            holes = (tuple(hole),)
        return Outline(tuple(points), holes)


def random_bodies(rng: random.Random, count: int, coarse: int = 1) -> list[Body]:
    """Bodies anywhere, overlapping or not."""
    return [random_base(rng).body(random_pose(rng, coarse=coarse)) for _ in range(count)]


def random_table(
    seed: int, bases: int = 40, outlines: int = 15, *, apart: bool = False, coarse: int = 1
) -> RandomTable:
    """A table with so many bases and pieces of ground.

    With `apart`, no two bases come nearer than the circles around them (so none overlap).
    """
    rng = random.Random(seed)
    table = RandomTable(seed)
    placed: list[Body] = []
    while len(table.bases) < bases:
        base, pose = random_base(rng), random_pose(rng, coarse=coarse)
        body = base.body(pose)
        if apart and any(
            (body.x - other.x) ** 2 + (body.y - other.y) ** 2 < (body.reach + other.reach) ** 2
            for other in placed
        ):
            continue
        placed.append(body)
        table.bases.append((base, pose))
    for _ in range(outlines):
        table.outlines.append(random_outline(rng))
    return table


def random_line(
    rng: random.Random, width: int = WIDTH, height: int = HEIGHT, coarse: int = 1
) -> tuple[int, int, int, int]:
    """Two places on the table, in fine units."""
    x1, x2 = (rng.randrange(width // coarse + 1) * coarse * 16 for _ in range(2))
    y1, y2 = (rng.randrange(height // coarse + 1) * coarse * 16 for _ in range(2))
    return x1, y1, x2, y2
