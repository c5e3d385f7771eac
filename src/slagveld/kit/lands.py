"""What games say of battlefields made at random: free zones, goals, the nature of their pieces."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from slagveld.kernel.land import Box, Nature
from slagveld.kernel.scenery import LaidPiece
from slagveld.kit.tables import record
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Terrain


class GroundPlan(NamedTuple):
    """The table of a scenario, and what must stay free on it (see `kernel.land.Site`)."""

    width: int
    depth: int
    zones: tuple[Box, ...]
    groups: tuple[tuple[int, ...], ...] = ()
    """Without any, all zones are as good as each other."""
    goals: tuple[Point, ...] = ()
    clear: tuple[Box, ...] = ()
    fixed: tuple[LaidPiece, ...] = ()


def natures_in(path: Path) -> Callable[[], dict[str, Nature]]:
    """A file with the natures of a game's pieces, by their key in the box."""
    return record(path, dict[str, Nature])


def around(points: Iterable[Point], room: int = 0) -> Box:
    """The box around some places, with so much room on every side."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room


def box_of(outline: Outline) -> Box:
    """The box around an outline."""
    return around(outline.points)


def laid_as(piece: Terrain, key: str) -> LaidPiece:
    """A straight piece of terrain, as if it had been laid from the box."""
    left, top, right, bottom = box_of(piece.outline)
    x, y = (left + right) // 2, (top + bottom) // 2
    return LaidPiece(key=key, x=x, y=y, width=right - left, depth=bottom - top)
