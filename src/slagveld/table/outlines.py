"""From rows of lattice places to outlines: a reach as a shape that can be drawn."""

from collections.abc import Callable, Sequence

from slagveld.table.shapes import Outline, Point
from slagveld.table.units import FINE

Row = tuple[int, int, int]
"""A row of places: y, first x, last x, in fine units."""

Corner = tuple[int, int]

PARTS = 32
"""Parts of a step to which the edge between a place within and one without is found."""


def outlines(
    rows: Sequence[Row], step: int, covered: Callable[[int, int], bool]
) -> tuple[Outline, ...]:
    """The shapes of all that is covered, of which rows of places are a lattice.

    Where the lattice passes from a place within to one without, the outline goes through the edge
    between them, found by asking `covered` (in fine units): a round reach is round, and a straight
    edge straight. Only what lies between two such places can be missed. Rows are as `reach.cells`
    gives them.
    """
    return _shapes([_fitted(loop, covered) for loop in _loops(_edges(rows, step))])


def blocks(rows: Sequence[Row], step: int) -> tuple[Outline, ...]:
    """The same with square corners: exactly the squares around the places."""
    return _shapes([_straightened(loop) for loop in _loops(_edges(rows, step))])


def _shapes(loops: list[list[Corner]]) -> tuple[Outline, ...]:
    """Rings with the holes that lie in them."""
    outer = [loop for loop in loops if _doubled_area(loop) > 0]
    holes = [loop for loop in loops if _doubled_area(loop) < 0]
    shapes = []
    for ring in outer:
        inside = tuple(_units(hole) for hole in holes if _around(ring, hole[0]))
        shapes.append(Outline(_units(ring), inside))
    return tuple(shapes)


def _edges(rows: Sequence[Row], step: int) -> dict[Corner, list[Corner]]:
    """The border of the covered squares as edges by their start, inside to the right of each."""
    taken = {
        (x // step, y // step) for y, first, last in rows for x in range(first, last + 1, step)
    }
    edges: dict[Corner, list[Corner]] = {}

    def add(start: Corner, end: Corner) -> None:
        edges.setdefault(start, []).append(end)

    for column, row in sorted(taken):
        left, top = (2 * column - 1) * step // 2, (2 * row - 1) * step // 2
        right, bottom = left + step, top + step
        if (column, row - 1) not in taken:
            add((left, top), (right, top))
        if (column + 1, row) not in taken:
            add((right, top), (right, bottom))
        if (column, row + 1) not in taken:
            add((right, bottom), (left, bottom))
        if (column - 1, row) not in taken:
            add((left, bottom), (left, top))
    return edges


def _loops(edges: dict[Corner, list[Corner]]) -> list[list[Corner]]:
    """The edges strung together to closed rings; where squares meet at a corner they part."""
    loops = []
    while edges:
        start = next(iter(edges))
        loop = [start]
        before, here = start, edges[start].pop(0)
        if not edges[start]:
            del edges[start]
        while here != start:
            loop.append(here)
            follow = edges[here]
            way = _right_turn(before, here, follow)
            before, here = here, follow.pop(way)
            if not follow:
                del edges[before]
        loops.append(loop)
    return loops


def _right_turn(before: Corner, here: Corner, follow: list[Corner]) -> int:
    """Which of the ways on keeps to the same square."""
    if len(follow) == 1:
        return 0
    dx, dy = here[0] - before[0], here[1] - before[1]
    crosses = [dx * (y - here[1]) - dy * (x - here[0]) for x, y in follow]
    return crosses.index(max(crosses))


def _fitted(loop: list[Corner], covered: Callable[[int, int], bool]) -> list[Corner]:
    """The ring through the true edge at each side of its squares, straight runs as one edge."""
    ring: list[Corner] = []
    for i, (x, y) in enumerate(loop):
        px, py = loop[i - 1]
        inwards = (py - y, x - px)  # within is to the right of the way around
        first = ((x + px + inwards[0]) // 2, (y + py + inwards[1]) // 2)
        inside, outside = 0, PARTS
        while outside - inside > 1:
            half = (inside + outside) // 2
            if covered(*_back(first, inwards, half)):
                inside = half
            else:
                outside = half
        place = _back(first, inwards, inside)
        if not ring or place != ring[-1]:  # at a corner two sides may come to the same place
            ring.append(place)
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return _straightened(ring)


def _back(place: Corner, step: Corner, parts: int) -> Corner:
    """So many parts of a step back from a place."""
    return place[0] - step[0] * parts // PARTS, place[1] - step[1] * parts // PARTS


def _straightened(ring: list[Corner]) -> list[Corner]:
    """The ring without the places that lie on a straight run."""
    kept = []
    for i, (x, y) in enumerate(ring):
        px, py = ring[i - 1]
        nx, ny = ring[(i + 1) % len(ring)]
        if (x - px) * (ny - y) != (y - py) * (nx - x):
            kept.append((x, y))
    return kept or ring


def _doubled_area(ring: list[Corner]) -> int:
    return sum(ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring)))


def _around(ring: list[Corner], point: Corner) -> bool:
    """Whether a point that is on no edge lies within a ring."""
    x, y = point
    inside = False
    for i in range(len(ring)):
        (ax, ay), (bx, by) = ring[i - 1], ring[i]
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


def _units(ring: list[Corner]) -> tuple[Point, ...]:
    return tuple((round(x / FINE), round(y / FINE)) for x, y in ring)
