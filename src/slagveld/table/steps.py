"""Steps: moving straight by a length in a direction.

Positions are units, directions tenths of a degree. Each step ends on whole units: its true end
is rounded to nearest (halves up), so a step is off by at most 0.71 units and errors do not grow
with its length.
"""

from mypy_extensions import i64

from slagveld.table.units import cosine, scaled, sine


def moved(x: i64, y: i64, direction: i64, length: i64) -> tuple[int, int]:
    """Where does a straight step end, on whole units?"""
    way: i64 = direction % 3600
    return x + scaled(length * cosine(way)), y + scaled(length * sine(way))
