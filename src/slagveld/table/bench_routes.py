"""How fast are moves here? Measured speeds of sweeps, routes and reach.

The table is that of the targets: 152 by 112 cm, 39 round bases of 25 to 80 mm, nine impassable
and six half-speed pieces of concave ground. The mover is a disc of 32 mm or a rectangle of 60 by
30 mm; a query looks for a way of at most 30 cm. "Prepared" speeds leave out making the ground.
"""

from collections.abc import Callable

from slagveld.table.bench import Numbers as Numbers
from slagveld.table.bench import Speed
from slagveld.table.bench import speed as speed
from slagveld.table.body import Area, Body, disc, rectangle
from slagveld.table.convex import Region
from slagveld.table.obstacles import Ground, Mover, body_mover, disc_mover, is_free
from slagveld.table.paths import is_path_free
from slagveld.table.reach import cost_at, reach
from slagveld.table.routes import route
from slagveld.table.units import FINE, cosine, sine

WIDTH, HEIGHT = 15_200, 11_200
REACH = 3000 * FINE


class _Table:
    """Bases and ground of the measured table, and the places asked about."""

    def __init__(self, seed: int = 1) -> None:
        numbers = Numbers(seed)
        self.bodies: list[Body] = []
        while len(self.bodies) < 39:
            x, y = numbers.below(WIDTH), numbers.below(HEIGHT)
            body = disc(x, y, 250 + numbers.below(550), 0, 0, 0)
            if all(_are_apart(body, other) for other in self.bodies):
                self.bodies.append(body)
        self.hard = [_region(numbers) for _ in range(9)]
        self.slow = [_region(numbers) for _ in range(6)]
        bare = self.ground(disc_mover(160 * FINE))
        self.legs: list[tuple[int, int, int, int]] = []
        while len(self.legs) < 100:
            x, y = numbers.below(WIDTH) * FINE, numbers.below(HEIGHT) * FINE
            to_x = x + (numbers.below(4000) - 2000) * FINE
            to_y = y + (numbers.below(4000) - 2000) * FINE
            if is_free(bare, x, y) and is_free(bare, to_x, to_y):
                self.legs.append((x, y, to_x, to_y))

    def ground(self, mover: Mover) -> Ground:
        """Everything on the table, prepared for a mover."""
        ground = Ground()
        ground.add_border(mover, 0, 0, WIDTH * FINE, HEIGHT * FINE)
        for i, body in enumerate(self.bodies):
            ground.add_body(mover, body, i)
        for i, region in enumerate(self.hard):
            ground.add_region(mover, region, 100 + i)
        for i, region in enumerate(self.slow):
            ground.add_slow(mover, region, 2, 1, 200 + i)
        return ground


def _are_apart(a: Body, b: Body) -> bool:
    far = a.reach + b.reach
    dx, dy = a.x - b.x, a.y - b.y
    return dx * dx + dy * dy > far * far


def _region(numbers: Numbers) -> Region:
    x, y = numbers.below(WIDTH) * FINE, numbers.below(HEIGHT) * FINE
    ring: list[tuple[int, int]] = []
    for k in range(7):
        far = (300 + numbers.below(700)) * FINE
        ring.append((x + (far * cosine(k * 514) >> 30), y + (far * sine(k * 514) >> 30)))
    return Region(Area([ring]))


def move_speeds(seconds: float = 0.3) -> list[Speed]:
    """The speeds of this machine, about `seconds` each; the best of the runs that fit."""
    table = _Table()
    round_base = disc_mover(160 * FINE)
    oblong = body_mover(rectangle(0, 0, 600, 300, 300, 0, 0))
    ground = table.ground(round_base)
    tight = table.ground(oblong)
    held = reach(ground, *table.legs[0][:2], REACH)

    def each(ask: Callable[[int, int, int, int], object]) -> Callable[[], int]:
        def run() -> int:
            for leg in table.legs:
                ask(*leg)
            return len(table.legs)

        return run

    def ways(x: int, y: int, to_x: int, to_y: int) -> object:
        return route(table.ground(round_base), x, y, to_x, to_y, REACH)

    def prepared(x: int, y: int, to_x: int, to_y: int) -> object:
        return route(ground, x, y, to_x, to_y, REACH)

    def oblong_ways(x: int, y: int, to_x: int, to_y: int) -> object:
        return route(tight, x, y, to_x, to_y, REACH)

    def reaches(x: int, y: int, _to_x: int, _to_y: int) -> object:
        return reach(ground, x, y, REACH)

    def short_reaches(x: int, y: int, _to_x: int, _to_y: int) -> object:
        return reach(ground, x, y, REACH // 2)

    def costs(_x: int, _y: int, to_x: int, to_y: int) -> object:
        return cost_at(held, to_x, to_y)

    def sweeps(x: int, y: int, to_x: int, to_y: int) -> object:
        return is_path_free(ground, [x, to_x], [y, to_y])

    return [
        speed("ground for a disc", each(lambda *_: table.ground(round_base)), seconds),
        speed("sweep of one leg, disc, prepared", each(sweeps), seconds),
        speed("route 30 cm, disc, with its ground", each(ways), seconds),
        speed("route 30 cm, disc, prepared", each(prepared), seconds),
        speed("route 30 cm, rectangle, prepared", each(oblong_ways), seconds),
        speed("reach 30 cm, disc, prepared", each(reaches), seconds),
        speed("reach 15 cm, disc, prepared", each(short_reaches), seconds),
        speed("cost of a place in a reach", each(costs), seconds),
    ]
