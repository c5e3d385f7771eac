"""Which bases hang together? Contact graphs, formations and how far they are torn.

Bases are given as a list and named by their place in it; contact is that of `contact`, on one
level and within a tolerance in fine units.
"""

from mypy_extensions import i64

from slagveld.table.body import Body
from slagveld.table.contact import overlapped, touched
from slagveld.table.measure import gap


def contact_graph(bodies: list[Body], tolerance: i64) -> list[list[int]]:
    """Which bases touch which? For each base the others it touches, in order."""
    return [touched(body, bodies, tolerance) for body in bodies]


def parts(bodies: list[Body], tolerance: i64) -> list[int]:
    """Which bases hang together? For each base the first base of its part."""
    label = [-1] * len(bodies)
    for start in range(len(bodies)):
        if label[start] >= 0:
            continue
        label[start] = start
        waiting = [start]
        while len(waiting) > 0:
            body = bodies[waiting.pop()]
            for other in touched(body, bodies, tolerance):
                if label[other] < 0:
                    label[other] = start
                    waiting.append(other)
    return label


def contiguous(bodies: list[Body], tolerance: i64) -> bool:
    """Do all these bases hang together? None and one do."""
    return all(label == 0 for label in parts(bodies, tolerance))


def tear(bodies: list[Body], tolerance: i64) -> i64:
    """How far is a group torn: the least sum of gaps that would join its parts again?

    The gaps along a minimum spanning tree, in fine units, each rounded up as `gap` is; bases
    that touch are 0 apart. Levels count only for touching.
    """
    count = len(bodies)
    if count == 0:
        return 0
    far: i64 = 1 << 40
    best = [int(far)] * count
    joined = [False] * count
    best[0] = 0
    total: i64 = 0
    for _ in range(count):
        chosen = -1
        for i in range(count):
            if not joined[i] and (chosen < 0 or best[i] < best[chosen]):
                chosen = i
        joined[chosen] = True
        total += best[chosen]
        body = bodies[chosen]
        for i in touched(body, bodies, tolerance):
            best[i] = 0
        for i in range(count):
            if not joined[i] and best[i] > 0:
                best[i] = min(best[i], int(gap(body, bodies[i])))
    return total


def overlapping(bodies: list[Body], tolerance: i64) -> list[tuple[int, int]]:
    """Which pairs of bases on one level overlap deeper than a tolerance? First before second."""
    found: list[tuple[int, int]] = []
    for i in range(len(bodies)):
        found.extend((i, j) for j in overlapped(bodies[i], bodies, tolerance) if j > i)
    return found
