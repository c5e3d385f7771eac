"""What lies on top? Areas over areas: a bridge over a river, a road through a wood.

Every area has a rank; the highest counts, and of equal ranks the later one.
"""

from mypy_extensions import i64

from slagveld.table.body import Area
from slagveld.table.inside import place_in_area, stretches_inside


def topmost_at(x: i64, y: i64, areas: list[Area], ranks: list[int]) -> i64:
    """Which area lies on top at a place, edges included? Its number, or -1."""
    best: i64 = -1
    for i in range(len(areas)):
        if (best < 0 or ranks[i] >= ranks[best]) and place_in_area(x, y, areas[i]) >= 0:
            best = i
    return best


def topmost_along(
    x1: i64, y1: i64, x2: i64, y2: i64, areas: list[Area], ranks: list[int]
) -> list[tuple[float, float, int]]:
    """Which area lies on top along a segment? Stretches from start to end without a gap.

    Each is (from, to, number of the area or -1), in fractions of the way. Along an edge the area
    does not count (it is open). A segment of no length is one stretch.
    """
    begins: list[float] = []
    ends: list[float] = []
    owners: list[int] = []
    marks: list[float] = [0.0, 1.0]
    for i in range(len(areas)):
        for enter, leave in stretches_inside(x1, y1, x2, y2, areas[i]):
            begins.append(enter)
            ends.append(leave)
            owners.append(i)
            marks.append(enter)
            marks.append(leave)
    marks.sort()
    found: list[tuple[float, float, int]] = []
    begin = 0.0
    current = -2
    for k in range(1, len(marks)):
        low = marks[k - 1]
        high = marks[k]
        if low == high:
            continue
        best = -1
        for n in range(len(owners)):
            if begins[n] <= low and ends[n] >= high:
                owner = owners[n]
                if best < 0 or ranks[owner] >= ranks[best]:
                    best = owner
        if best != current:
            if current != -2:
                found.append((begin, low, current))
            begin = low
            current = best
    found.append((begin, 1.0, current))
    return found
