"""Outlines for the eye."""

Corner = tuple[int, int]


def hull(corners: list[Corner]) -> list[Corner]:
    """The tightest outline without dents round some places, in rising order."""
    ordered = sorted(dict.fromkeys(corners))
    if len(ordered) < 3:
        return ordered
    lower = _half(ordered)
    upper = _half(ordered[::-1])
    return lower[:-1] + upper[:-1]


def _half(ordered: list[Corner]) -> list[Corner]:
    found: list[Corner] = []
    for corner in ordered:
        while len(found) > 1 and _turn(found[-2], found[-1], corner) <= 0:
            found.pop()
        found.append(corner)
    return found


def _turn(a: Corner, b: Corner, c: Corner) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
