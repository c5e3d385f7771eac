"""Rings of corners: how wide and how large they are, the tightest one round some places, and gaps.

A gap is ground with a way cut through it, such as a river with its fords or a wall with a gate.
Rings are convex and in rising order, in fine units; where one is cut its new corners are rounded
to fine units. What is left thinner than a unit is dropped, so that a ford as long as its river is
wide leaves no sliver at the banks.
"""

from math import sqrt

from slagveld.table.body import Area
from slagveld.table.convex import Region, cross
from slagveld.table.units import FINE

Ring = list[tuple[int, int]]


def least_width(ring: Ring) -> float:
    """The narrowest band between two parallel lines, one along an edge, that holds a ring."""
    best = float("inf")
    for i, (ax, ay) in enumerate(ring):
        bx, by = ring[(i + 1) % len(ring)]
        length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        if length > 0:
            across = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in ring]
            best = min(best, (max(across) - min(across)) / length)
    return best


def twice_area(ring: Ring) -> int:
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs))


def cut_away(region: Region, gaps: list[Region]) -> list[Region]:
    """A region without what lies in the gaps: itself, or convex regions."""
    holes = [list(zip(part.xs, part.ys, strict=True)) for gap in gaps for part in gap.parts]
    whole = [list(zip(part.xs, part.ys, strict=True)) for part in region.parts]
    if not any(_common(ring, hole) for ring in whole for hole in holes):
        return [region]
    left = whole
    for hole in holes:
        left = [piece for ring in left for piece in _without(ring, hole)]
    return [Region(Area([ring])) for ring in left]


def _without(ring: Ring, hole: Ring) -> list[Ring]:
    """What is left of a convex ring outside another."""
    if not _common(ring, hole):
        return [ring]
    left: list[Ring] = []
    rest = ring
    for i, a in enumerate(hole):
        b = hole[(i + 1) % len(hole)]
        left.append(_clipped(rest, b, a))
        rest = _clipped(rest, a, b)
    return [piece for piece in left if _is_wide(piece)]


def _common(ring: Ring, hole: Ring) -> bool:
    """Whether two convex rings have an area in common."""
    rest = ring
    for i, a in enumerate(hole):
        rest = _clipped(rest, a, hole[(i + 1) % len(hole)])
    return _is_wide(rest)


def _is_wide(ring: Ring) -> bool:
    return len(ring) > 2 and least_width(ring) > FINE


def _clipped(ring: Ring, a: tuple[int, int], b: tuple[int, int]) -> Ring:
    """The part of a convex ring on the rising side of the line from a to b."""

    def beyond(p: tuple[int, int]) -> int:
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    found: Ring = []
    for i, p in enumerate(ring):
        q = ring[(i + 1) % len(ring)]
        here, there = beyond(p), beyond(q)
        if here >= 0:
            found.append(p)
        if (here > 0 > there) or (here < 0 < there):
            part = here / (here - there)
            found.append((round(p[0] + (q[0] - p[0]) * part), round(p[1] + (q[1] - p[1]) * part)))
    return found


def hull(corners: Ring) -> Ring:
    """The tightest outline without dents round some places, in rising order."""
    ordered = sorted(dict.fromkeys(corners))
    if len(ordered) < 3:
        return ordered
    lower = _half(ordered)
    upper = _half(ordered[::-1])
    return lower[:-1] + upper[:-1]


def _half(ordered: Ring) -> Ring:
    found: Ring = []
    for corner in ordered:
        while len(found) > 1 and cross(found[-2], found[-1], corner) <= 0:
            found.pop()
        found.append(corner)
    return found
