"""The wedge of directions that a base fills, seen from a place, and where the picture changes.

The working part of `visible`. Directions are vectors of doubles, compared as slopes against the
axis of the wedge; corners are whole numbers below 2**21, so their slopes never tie by rounding.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from slagveld.table.body import Area, Body
from slagveld.table.sight import outer_corners

FOREVER: Final = 1e30
"""More steps than any ray needs; a slope beyond all slopes."""


class Wedge:
    """The directions from a place (outside a base) to that base.

    A direction is its slope: how far it goes aside for one step along the axis, the line that
    halves the wedge. Slopes rise with directions.
    """

    __slots__ = ("ax", "ay", "high", "low", "target", "ux", "uy", "vx", "vy", "x", "y")

    def __init__(self, x: i64, y: i64, target: Body) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.target: Body = target
        if target.corners == 0:
            ux, uy, vx, vy = tangents(x, y, target)
        else:
            low, high = outer_corners(target, x, y)
            ux = float(target.xs[low] - x)
            uy = float(target.ys[low] - y)
            vx = float(target.xs[high] - x)
            vy = float(target.ys[high] - y)
        one = sqrt(ux * ux + uy * uy)
        other = sqrt(vx * vx + vy * vy)
        ax = ux / one + vx / other
        ay = uy / one + vy / other
        length = sqrt(ax * ax + ay * ay)
        self.ax: float = ax / length
        self.ay: float = ay / length
        self.low: float = 0.0
        self.high: float = 0.0
        self.low = self.slope(ux, uy)
        self.high = self.slope(vx, vy)
        self.ux: float = ux
        self.uy: float = uy
        self.vx: float = vx
        self.vy: float = vy

    def misses_box(self, area: Area) -> bool:
        """Does the box around an area lie beyond one edge of the wedge, drawn on without end?"""
        low_x = float(area.low_x - self.x)
        high_x = float(area.high_x - self.x)
        low_y = float(area.low_y - self.y)
        high_y = float(area.high_y - self.y)
        most = self.ux * (high_y if self.ux > 0.0 else low_y)
        if most - self.uy * (low_x if self.uy > 0.0 else high_x) < 0.0:
            return True
        least = self.vx * (low_y if self.vx > 0.0 else high_y)
        return least - self.vy * (high_x if self.vy > 0.0 else low_x) > 0.0

    def slope(self, dx: float, dy: float) -> float:
        """The slope of a vector; beyond all slopes when it does not point forwards."""
        ahead = self.ax * dx + self.ay * dy
        if ahead <= 0.0:
            return FOREVER
        return (self.ax * dy - self.ay * dx) / ahead

    def mark(self, dx: float, dy: float, marks: list[float]) -> None:
        """Note a direction in which the picture may change, if it lies in the wedge."""
        slope = self.slope(dx, dy)
        if self.low < slope < self.high:
            marks.append(slope)


def tangents(x: i64, y: i64, body: Body) -> tuple[float, float, float, float]:
    """The directions from a place that just touch a disc: smaller direction first."""
    dx = float(body.x - x)
    dy = float(body.y - y)
    r = float(body.reach)
    t = sqrt(max(0.0, dx * dx + dy * dy - r * r))
    return dx * t + dy * r, dy * t - dx * r, dx * t - dy * r, dy * t + dx * r


def mark_disc(wedge: Wedge, body: Body, marks: list[float]) -> None:
    """Directions in which a disc in the way begins, ends, or meets the outline of the target."""
    ux, uy, vx, vy = tangents(wedge.x, wedge.y, body)
    wedge.mark(ux, uy, marks)
    wedge.mark(vx, vy, marks)
    target = wedge.target
    if target.corners == 0:
        dx = float(target.x - body.x)
        dy = float(target.y - body.y)
        square = dx * dx + dy * dy
        if square == 0.0:
            return
        r = float(body.reach)
        s = float(target.reach)
        along = (square + r * r - s * s) / (2.0 * square)
        half = r * r / square - along * along
        if half > 0.0:
            half = sqrt(half)
            ex = float(body.x - wedge.x) + dx * along
            ey = float(body.y - wedge.y) + dy * along
            wedge.mark(ex - dy * half, ey + dx * half, marks)
            wedge.mark(ex + dy * half, ey - dx * half, marks)
        return
    for i in range(target.corners):
        j = (i + 1) % target.corners
        _mark_disc_edge(wedge, body, target.xs[i], target.ys[i], target.xs[j], target.ys[j], marks)


def _mark_disc_edge(
    wedge: Wedge, disc: Body, px: i64, py: i64, qx: i64, qy: i64, marks: list[float]
) -> None:
    """Directions of the points where an edge meets the outline of a disc."""
    dx = float(qx - px)
    dy = float(qy - py)
    square = dx * dx + dy * dy
    if square == 0.0:
        return
    ex = float(disc.x - px)
    ey = float(disc.y - py)
    along = dx * ex + dy * ey
    aside = abs(dx * ey - dy * ex)
    wide = float(disc.reach) * sqrt(square)
    if aside >= wide:
        return
    half = sqrt((wide - aside) * (wide + aside))
    for t in ((along - half) / square, (along + half) / square):
        if 0.0 <= t <= 1.0:
            wedge.mark(float(px - wedge.x) + dx * t, float(py - wedge.y) + dy * t, marks)


def mark_edges(
    wedge: Wedge, xs: list[int], ys: list[int], follow: list[int], marks: list[float]
) -> None:
    """Directions of the corners of a polygon, and of where it meets the outline of the target."""
    target = wedge.target
    for i in range(len(xs)):
        j: i64 = follow[i] if len(follow) > 0 else (i + 1) % len(xs)
        px: i64 = xs[i]
        py: i64 = ys[i]
        qx: i64 = xs[j]
        qy: i64 = ys[j]
        wedge.mark(float(px - wedge.x), float(py - wedge.y), marks)
        if target.corners == 0:
            _mark_disc_edge(wedge, target, px, py, qx, qy, marks)
            continue
        for k in range(target.corners):
            n = (k + 1) % target.corners
            fx: i64 = target.xs[n] - target.xs[k]
            fy: i64 = target.ys[n] - target.ys[k]
            one = fx * (py - target.ys[k]) - fy * (px - target.xs[k])
            two = fx * (qy - target.ys[k]) - fy * (qx - target.xs[k])
            if (one > 0) != (two > 0):
                t = float(one) / float(one - two)
                ex = float(px - wedge.x) + float(qx - px) * t
                wedge.mark(ex, float(py - wedge.y) + float(qy - py) * t, marks)
