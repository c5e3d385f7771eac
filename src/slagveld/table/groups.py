"""Which bases hang together? Formations, and bases that overlap.

Bases are given as a list and named by their place in it; contact is that of `contact`, on one
level and within a tolerance in fine units.
"""

from mypy_extensions import i64

from slagveld.table.body import Body
from slagveld.table.contact import overlapped, touched


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


def overlapping(bodies: list[Body], tolerance: i64) -> list[tuple[int, int]]:
    """Which pairs of bases on one level overlap deeper than a tolerance? First before second."""
    found: list[tuple[int, int]] = []
    for i in range(len(bodies)):
        found.extend((i, j) for j in overlapped(bodies[i], bodies, tolerance) if j > i)
    return found
