"""How fast is the table here? Measured speeds of sight, contact and measuring.

The table is that of the targets: 40 bases, half of them rectangles, and 15 pieces of ground with
105 edges together. It is the same on every machine. "inside" speeds ask many questions in one
call, as a layout does; "call" speeds include a Python call per question. A blocked line is
answered at its first blocker, so clear lines, which look at everything, are measured apart.
"""

import time
from collections.abc import Callable

from slagveld.structs import Struct
from slagveld.table.arcs import in_arc
from slagveld.table.body import Area, Body, disc, rectangle
from slagveld.table.contact import touched, touching
from slagveld.table.measure import gap
from slagveld.table.sight import first_in_way, lines_in_way
from slagveld.table.units import FINE, cosine, sine
from slagveld.table.visible import seen_from, view

WIDTH, HEIGHT = 12_000, 9_000


class Speed(Struct, frozen=True):
    """How many questions of one kind are answered in a second."""

    name: str
    per_second: int


class Numbers:
    """Numbers that look random and are the same everywhere (a plain congruential sequence)."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2 + 1

    def below(self, bound: int) -> int:
        """The next whole number below a bound."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % bound


def table(seed: int = 1) -> tuple[list[Body], list[Area]]:
    """The bases and areas of the measured table."""
    numbers = Numbers(seed)
    bodies: list[Body] = []
    for i in range(40):
        x, y = numbers.below(WIDTH), numbers.below(HEIGHT)
        facing = numbers.below(3600)
        if i % 2:
            bodies.append(rectangle(x, y, 250, 500, facing, 0, 0))
        else:
            bodies.append(disc(x, y, 300, facing, 0, 0))
    areas: list[Area] = []
    for _ in range(15):
        x = (1000 + numbers.below(WIDTH - 2000)) * FINE
        y = (1000 + numbers.below(HEIGHT - 2000)) * FINE
        ring: list[tuple[int, int]] = []
        for k in range(7):
            far = (300 + numbers.below(600)) * FINE
            turn = k * 514
            ring.append((x + (far * cosine(turn) >> 30), y + (far * sine(turn) >> 30)))
        areas.append(Area([ring]))
    return bodies, areas


def speed(name: str, ask: Callable[[], int], seconds: float) -> Speed:
    """Ask again and again for so long; `ask` returns how many questions it answered."""
    ask()
    best = 0.0
    end = time.perf_counter() + seconds
    while True:
        begin = time.perf_counter()
        count = ask()
        now = time.perf_counter()
        best = max(best, count / (now - begin))
        if now >= end:
            return Speed(name, int(best))


def measure_speeds(seconds: float = 0.3) -> list[Speed]:
    """The speeds of this machine, about `seconds` each; the best of the runs that fit."""
    return [*sight_speeds(seconds), *contact_speeds(seconds)]


def sight_speeds(seconds: float) -> list[Speed]:
    """Lines between any places, lines that are clear, lines between middles, and exact views."""
    bodies, areas = table()
    numbers = Numbers(7)
    bounds = (WIDTH, HEIGHT, WIDTH, HEIGHT)
    lines: list[tuple[int, int, int, int]] = []
    for _ in range(4000):
        x1, y1, x2, y2 = (numbers.below(bound) * FINE for bound in bounds)
        lines.append((x1, y1, x2, y2))
    blocks = lines_in_way(lines, bodies, areas)
    clear_lines = [line for line, block in zip(lines, blocks, strict=True) if block < 0]
    numbered = [(i, j) for i in range(len(bodies)) for j in range(len(bodies)) if i != j]

    def inside(some: list[tuple[int, int, int, int]]) -> int:
        return len(lines_in_way(some, bodies, areas))

    def call(some: list[tuple[int, int, int, int]]) -> int:
        for x1, y1, x2, y2 in some:
            first_in_way(x1, y1, x2, y2, bodies, areas)
        return len(some)

    def centres() -> int:
        for i, j in numbered:
            a, b = bodies[i], bodies[j]
            first_in_way(a.x, a.y, b.x, b.y, bodies, areas, i, j)
        return len(numbered)

    def views() -> int:
        for i, j in numbered:
            view(bodies[i].x, bodies[i].y, bodies[j], bodies, areas, i)
        return len(numbered)

    def any_part() -> int:
        for i in range(len(bodies)):
            targets = [j for j in range(len(bodies)) if j != i]
            seen_from(bodies[i].x, bodies[i].y, targets, bodies, areas, i)
        return len(numbered)

    return [
        speed("sight, any line, inside", lambda: inside(lines), seconds),
        speed("sight, any line, call", lambda: call(lines), seconds),
        speed("sight, clear line, inside", lambda: inside(clear_lines), seconds),
        speed("sight, clear line, call", lambda: call(clear_lines), seconds),
        speed("sight, centre to centre, call", centres, seconds),
        speed("sight, any part of a base, inside", any_part, seconds),
        speed("sight, exact view of a base, call", views, seconds),
    ]


def contact_speeds(seconds: float) -> list[Speed]:
    """Contact of any pair and of close rectangles (the dearest case), gaps and arcs."""
    bodies, _ = table()
    pairs = [(a, b) for a in bodies for b in bodies if a is not b]
    crowd = [rectangle(i % 8 * 260, i // 8 * 260, 250, 250, i, 0, 0) for i in range(40)]
    close = [(a, b) for a in crowd for b in crowd if a is not b and gap(a, b) < 200 * FINE]

    def inside() -> int:
        for body in bodies:
            touched(body, bodies, FINE)
        return len(pairs)

    def call(some: list[tuple[Body, Body]]) -> int:
        for a, b in some:
            touching(a, b, FINE)
        return len(some)

    def gaps() -> int:
        for a, b in pairs:
            gap(a, b)
        return len(pairs)

    def arcs() -> int:
        for a, b in pairs:
            in_arc(a.x, a.y, a.facing, 450, b.x, b.y)
        return len(pairs)

    return [
        speed("contact, any pair, inside", inside, seconds),
        speed("contact, any pair, call", lambda: call(pairs), seconds),
        speed("contact, close rectangles, call", lambda: call(close), seconds),
        speed("gap of any pair, call", gaps, seconds),
        speed("middle in arc, call", arcs, seconds),
    ]
