"""Ditches: how wide they are, and the bridges over them.

A ditch is as wide as the shortest straight way across it at the place where it is crossed, square
to one of its banks (LC-1.9-22). Widths are fine units.
"""

from collections.abc import Sequence
from math import sqrt

from slagveld.kept import beside
from slagveld.table.body import Area, Body
from slagveld.table.inside import stretches_inside
from slagveld.table.measure import area_gap, compare_gap, segment_body_gap
from slagveld.table.terrain import Terrain

from ..core.field import SLACK

HAIR = 1e-6
"""What a fraction of a way may be off."""
FAR = 1 << 18
"""Longer than any chord of a ditch that is looked for, in fine units."""

Line = tuple[int, int, int, int]


def chord(area: Area, x: int, y: int, dx: float, dy: float) -> float:
    """Length of the straight way through a place along a unit vector, within an area; 0 outside."""
    ox, oy = round(dx * FAR), round(dy * FAR)
    for low, high in stretches_inside(x - ox, y - oy, x + ox, y + oy, area):
        if low - HAIR <= 0.5 <= high + HAIR:
            return (high - low) * 2.0 * sqrt(ox * ox + oy * oy)
    return 0.0


def _edges(area: Area) -> list[tuple[int, int, float, float]]:
    """The middle of each edge of an area with the unit vector square to it, in order."""
    found: list[tuple[int, int, float, float]] = []
    for i, j in enumerate(area.follow):
        dx, dy = float(area.xs[j] - area.xs[i]), float(area.ys[j] - area.ys[i])
        length = sqrt(dx * dx + dy * dy)
        if length:
            x, y = (area.xs[i] + area.xs[j]) // 2, (area.ys[i] + area.ys[j]) // 2
            found.append((x, y, -dy / length, dx / length))
    return found


def width_at(area: Area, x: int, y: int) -> float:
    """How wide an area is at a place inside it: its shortest chord there, square to an edge."""
    found = [chord(area, x, y, dx, dy) for _, _, dx, dy in _edges(area)]
    return min([length for length in found if length], default=0.0)


@beside
def narrowest(piece: Terrain) -> float:
    """How wide a ditch is at the narrowest place between the middles of its banks."""
    widths = [chord(piece.area, *edge) for edge in _edges(piece.area)]
    return min([width for width in widths if width], default=0.0)


def width_along(piece: Terrain, line: Line) -> float:
    """How wide a ditch is where a line crosses it, at its widest such place.

    Where the line does not enter it (a base passes over its end) the narrowest place counts.
    """
    x1, y1, x2, y2 = line
    widest = 0.0
    for low, high in stretches_inside(x1, y1, x2, y2, piece.area):
        part = (low + high) / 2.0
        x, y = round(x1 + (x2 - x1) * part), round(y1 + (y2 - y1) * part)
        widest = max(widest, width_at(piece.area, x, y))
    return widest or narrowest(piece)


def is_bridged(lines: Sequence[Line], ditch: Terrain, bridges: Sequence[Terrain]) -> bool:
    """Whether lines, or edges of a base (LC-1.9-24), cross a ditch on bridges alone (LC-4.2-7)."""
    return bool(bridges) and all(_on_bridge(line, ditch.area, bridges) for line in lines)


def _on_bridge(line: Line, ditch: Area, bridges: Sequence[Terrain]) -> bool:
    over = stretches_inside(*line, ditch)
    if not over:
        return True
    on = sorted([part for bridge in bridges for part in stretches_inside(*line, bridge.area)])
    for low, high in over:
        at = low
        for begin, end in on:
            if begin <= at + HAIR and end > at:
                at = end
        if at < high - HAIR:
            return False
    return True


def edges(body: Body) -> list[Line]:
    xs, ys = body.xs, body.ys
    return [(xs[i], ys[i], xs[(i + 1) % 4], ys[(i + 1) % 4]) for i in range(4)]


def banks(area: Area) -> list[Line]:
    """The edges of an area, those of its holes among them."""
    return [(area.xs[i], area.ys[i], area.xs[j], area.ys[j]) for i, j in enumerate(area.follow)]


# Bases on opposite sides of an obstacle: do they touch but for its thickness? It is thought away by
# drawing what is beyond it near, square to the bank at which a base stands, by its thickness there


class Bank:
    """An edge of an area at which a base stands, with its unit normal away from the base."""

    __slots__ = ("ax", "ay", "gap", "nx", "ny")

    def __init__(self, body: Body, area: Area, i: int) -> None:
        j = area.follow[i]
        self.ax, self.ay = area.xs[i], area.ys[i]
        dx, dy = float(area.xs[j] - self.ax), float(area.ys[j] - self.ay)
        length = sqrt(dx * dx + dy * dy) or 1.0
        nx, ny = -dy / length, dx / length
        if nx * (int(body.x) - self.ax) + ny * (int(body.y) - self.ay) > 0.0:
            nx, ny = -nx, -ny
        self.nx = nx
        self.ny = ny
        self.gap = int(segment_body_gap(self.ax, self.ay, area.xs[j], area.ys[j], body))
        """How far the base is from the edge, in fine units."""

    def depth(self, body: Body) -> float:
        """How far the middle of a base is before the line of the edge, in fine units."""
        return self.nx * (self.ax - int(body.x)) + self.ny * (self.ay - int(body.y))


def bank_towards(body: Body, area: Area, x: int, y: int) -> Bank | None:
    """The edge at which a base stands directly and that lies most towards a place; None: none."""
    banks = [Bank(body, area, i) for i in range(len(area.xs))]
    near = [bank for bank in banks if bank.gap <= SLACK]
    dx, dy = x - int(body.x), y - int(body.y)
    return max(near, key=lambda bank: bank.nx * dx + bank.ny * dy, default=None)


def extent(body: Body, nx: float, ny: float) -> float:
    """How far a base reaches from its middle along a unit vector, in fine units."""
    x, y = int(body.x), int(body.y)
    return max([nx * (cx - x) + ny * (cy - y) for cx, cy in zip(body.xs, body.ys, strict=True)])


def is_at(body: Body, area: Area) -> bool:
    """Whether a base stands directly at an area."""
    far = body.reach + SLACK
    near_x = area.low_x - far <= body.x <= area.high_x + far
    near_y = area.low_y - far <= body.y <= area.high_y + far
    return near_x and near_y and area_gap(body, area) <= SLACK


def touch_across(one: Body, other: Body, piece: Terrain) -> bool:
    """Whether two bases stand at opposite sides of a piece and touch but for its thickness."""
    area = piece.area
    if not (is_at(one, area) and is_at(other, area)):
        return False
    bank = bank_towards(one, area, other.x, other.y)
    if bank is None:
        return False
    for low, high in stretches_inside(one.x, one.y, other.x, other.y, area):
        part = (low + high) / 2.0
        x = round(int(one.x) + int(other.x - one.x) * part)
        y = round(int(one.y) + int(other.y - one.y) * part)
        thick = chord(area, x, y, bank.nx, bank.ny)
        near = other.shifted(-round(bank.nx * thick), -round(bank.ny * thick))
        if thick and compare_gap(one, near, SLACK) <= 0:
            return True
    return False
