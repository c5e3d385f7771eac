"""Bases on opposite sides of an obstacle: do they touch but for its thickness?

An obstacle is thought away by drawing what is beyond it near, square to the bank at which a base
stands, by as much as it is thick there.
"""

from math import sqrt

from slagveld.table.body import Area, Body
from slagveld.table.inside import stretches_inside
from slagveld.table.measure import area_gap, compare_gap, segment_body_gap
from slagveld.table.terrain import Terrain

from ..core.field import SLACK
from .ditches import chord


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


def thickness(area: Area, bank: Bank, x: int, y: int) -> float:
    """How thick an area is square to a bank, at a place inside it, in fine units."""
    return chord(area, x, y, bank.nx, bank.ny)


def _is_at(body: Body, area: Area) -> bool:
    """Whether a base stands directly at an area."""
    far = body.reach + SLACK
    near_x = area.low_x - far <= body.x <= area.high_x + far
    near_y = area.low_y - far <= body.y <= area.high_y + far
    return near_x and near_y and area_gap(body, area) <= SLACK


def touch_across(one: Body, other: Body, piece: Terrain) -> bool:
    """Whether two bases stand at opposite sides of a piece and touch but for its thickness."""
    area = piece.area
    if not (_is_at(one, area) and _is_at(other, area)):
        return False
    bank = bank_towards(one, area, other.x, other.y)
    if bank is None:
        return False
    for low, high in stretches_inside(one.x, one.y, other.x, other.y, area):
        part = (low + high) / 2.0
        x = round(int(one.x) + int(other.x - one.x) * part)
        y = round(int(one.y) + int(other.y - one.y) * part)
        thick = thickness(area, bank, x, y)
        near = other.shifted(-round(bank.nx * thick), -round(bank.ny * thick))
        if thick and compare_gap(one, near, SLACK) <= 0:
            return True
    return False
