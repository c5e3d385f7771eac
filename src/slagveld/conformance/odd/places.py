"""Places by lot: in a region, near a piece, at the edge, anywhere; as plain JSON."""

from typing import Any

import msgspec

from slagveld.kernel import fields as kinds
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import Region
from slagveld.table.layout import Layout

FULL_CIRCLE = 3600
NEAR = 400
"""How far from a base a place near it may lie, in units: a hand's breadth of the table."""


def extreme(rng: Rng, least: int, most: int) -> int:
    """A number between two, one of the ends as often as not."""
    lot = rng.random()
    if lot < 0.25:
        return least
    return most if lot < 0.5 else rng.randint(least, most)


class Places:
    """Thinks of places, ways and directions; where things stand it reads from the table."""

    def __init__(self, layout: Layout | None, rng: Rng) -> None:
        self._layout = layout
        self._rng = rng

    def spot(self, region: Region | None, piece: Any) -> tuple[int, int, int]:
        """A place: in the region, near the piece, near any base, or anywhere."""
        rng = self._rng
        if region is not None and region.outlines and rng.random() < 0.8:
            points = region.outlines[rng.randrange(len(region.outlines))].points
            xs, ys = [x for x, _ in points], [y for _, y in points]
            return (extreme(rng, min(xs), max(xs)), extreme(rng, min(ys), max(ys)), region.level)
        layout = self._layout
        if layout is None:
            return (rng.randint(0, 10_000), rng.randint(0, 10_000), 0)
        near = None
        if isinstance(piece, int) and layout.has(piece) and rng.random() < 0.6:
            near = layout.stored(piece).pose
        elif layout.bases and rng.random() < 0.8:
            near = layout.bases[rng.randrange(len(layout.bases))].pose
        if near is None:
            return (extreme(rng, 0, layout.width), extreme(rng, 0, layout.height), 0)
        away = NEAR * rng.choice((1, 1, 2, 4))
        return (near.x + rng.randint(-away, away), near.y + rng.randint(-away, away), near.level)

    def place(self, wanted: Any, region: Region | None, piece: Any) -> Any:
        """A place as the action takes it: a spot, or a pose where it takes one."""
        x, y, level = self.spot(region, piece)
        pose = {"x": x, "y": y, "facing": self._direction(), "level": level}
        try:
            msgspec.convert(pose, wanted)
        except msgspec.ValidationError:
            return [x, y, level]
        return pose

    def path(self, field: kinds.PathField, piece: Any) -> list[list[int]]:
        """A way of one, two or three places."""
        rng = self._rng
        if field.proposed and rng.random() < 0.5:
            return [[spot.x, spot.y, spot.level] for spot in field.proposed]
        count = rng.choice((1, 1, 1, 2, 3))
        return [list(self.spot(field.region, piece)) for _ in range(count)]

    def placements(self, field: kinds.PlacementsField, chosen: list[int]) -> list[dict[str, Any]]:
        """Places for these pieces, close together or scattered."""
        rng = self._rng
        x, y, level = self.spot(field.region, chosen[0] if chosen else None)
        facing = self._direction()
        found: list[dict[str, Any]] = []
        for place, piece in enumerate(chosen):
            if rng.random() < 0.2:
                x, y, level = self.spot(field.region, piece)
            else:
                x, y = x + rng.choice((0, 200, 300)) * bool(place), y + rng.choice((0, 0, 300))
            pose = {"x": x, "y": y, "facing": facing, "level": level}
            path = [[x, y, level]] if field.paths else []
            found.append({"piece": piece, "pose": pose, "path": path})
        return found

    def _direction(self) -> int:
        return self._rng.choice((0, 900, 1800, 2700, self._rng.randrange(FULL_CIRCLE)))

    def facing(self, field: kinds.FacingField) -> int:
        """A direction of those allowed; now and then any."""
        rng = self._rng
        if not field.intervals or rng.random() < 0.1:
            return self._direction()
        first, last = field.intervals[rng.randrange(len(field.intervals))]
        width = (last - first) % FULL_CIRCLE
        return (first + extreme(rng, 0, width)) % FULL_CIRCLE

    def legs(self, field: kinds.LegsField) -> list[dict[str, Any]]:
        """One, two or three legs."""
        rng = self._rng
        found: list[dict[str, Any]] = []
        for _ in range(rng.randint(1, 3)):
            kind = field.kinds[rng.randrange(len(field.kinds))]
            most = FULL_CIRCLE // 2 if kind == "turn" else field.limit or 2000
            found.append({"kind": kind, "amount": extreme(rng, 0, most)})
        return found
