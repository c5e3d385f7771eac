"""How much of a target one thing hides: by heights along the line to it, or by size."""

from typing import Literal

from slagveld.games.confrontation.catalogue import rank_of
from slagveld.games.confrontation.figure import Figure
from slagveld.games.confrontation.scenery import figure_height, kind_of
from slagveld.table.body import Body
from slagveld.table.inside import place_in_area, stretches_inside
from slagveld.table.sight import body_in_way, body_stretch, sight_points
from slagveld.table.terrain import Terrain

Share = Literal[0, 1, 2]
NOTHING: Share = 0
PARTLY: Share = 1
WHOLLY: Share = 2

Stretch = tuple[float, float]
"""Fractions of the way from the viewer to the middle of the target."""


class Look:
    """One look from a figure at another; heights are units above the ground."""

    def __init__(self, viewer: Figure, target: Figure) -> None:
        self.viewer = viewer
        self.target = target
        self.eye = viewer.pose.z + figure_height(viewer)
        self.feet = target.pose.z
        self.top = target.pose.z + figure_height(target)
        body, other = viewer.body, target.body
        self.lines = [(body.x, body.y, x, y) for x, y in sight_points(other, body.x, body.y)]
        """To the middle and both sides of the target."""
        self.lengths = [self._beside([x], [y])[0] for _, _, x, y in self.lines]
        """How far each leads along the first."""

    # Figures

    def past_figure(self, other: Figure) -> Share:
        """How much of the target a figure in the way hides (CON-SHOOT-4).

        By size where all three stand equally high, else by heights.
        """
        foot = other.pose.z
        if foot == self.viewer.pose.z == self.feet:
            smaller = rank_of(other.profile.size) < rank_of(self.target.profile.size)
            return PARTLY if smaller else WHOLLY
        return self._by_heights(self._through_body(other.body), foot, foot + figure_height(other))

    def _through_body(self, body: Body) -> Stretch:
        """Where the lines are in a base; where they all miss it, round its middle."""
        found = [
            [body_stretch(*line, body)] if body_in_way(*line, body) else [] for line in self.lines
        ]
        return self._joined(found) or self._beside([body.x], [body.y])

    # Scenery

    def past_piece(self, piece: Terrain) -> Share:
        """How much of the target a piece of terrain in the way hides (CON-SHOOT-3)."""
        passage = kind_of(piece).passage
        within = place_in_area(self.target.body.x, self.target.body.y, piece.area) > 0
        if passage == "gap":
            return self._over_rim(piece, within)
        if passage == "ground" and kind_of(piece).blocks:
            home = place_in_area(self.viewer.body.x, self.viewer.body.y, piece.area) > 0
            if within or home:
                return PARTLY if within else NOTHING
        found = [stretches_inside(*line, piece.area) for line in self.lines]
        stretch = self._joined(found) or self._beside(piece.area.xs, piece.area.ys)
        return self._by_heights(stretch, piece.z, piece.top)

    def _over_rim(self, piece: Terrain, within: bool) -> Share:
        """A gap hides who is in it from those outside, and these from him, behind its rim."""
        body = self.viewer.body
        if within == (place_in_area(body.x, body.y, piece.area) > 0):
            return NOTHING
        inside = stretches_inside(*self.lines[0], piece.area)
        rim = inside[-1][0] if within else inside[0][1]
        if self._height(self.top, rim) <= 0.0:
            return WHOLLY
        return PARTLY if self._height(self.feet, rim) < 0.0 else NOTHING

    # Heights

    def _by_heights(self, stretch: Stretch, foot: int, top: int) -> Share:
        """What something from a foot to a top hides that lies on a stretch of the way.

        A line that grazes the top passes to the feet of the target, but not to its very top.
        """
        heights = [self._height(self.top, part) for part in stretch]
        if min(heights) <= top and max(heights) > foot:
            return WHOLLY
        heights = [self._height(self.feet, part) for part in stretch]
        return PARTLY if min(heights) < top and max(heights) > foot else NOTHING

    def _height(self, end: int, part: float) -> float:
        """How high the line to a height at the target is at a part of the way."""
        return self.eye + (end - self.eye) * part

    def _beside(self, xs: list[int], ys: list[int]) -> Stretch:
        """The part of the way next to which some places lie."""
        ax, ay, bx, by = self.lines[0]
        dx, dy = bx - ax, by - ay
        square = float(dx * dx + dy * dy) or 1.0
        along = [float((x - ax) * dx + (y - ay) * dy) for x, y in zip(xs, ys, strict=True)]
        parts = [one / square for one in along]
        return max(0.0, min(parts)), min(1.0, max(parts))

    def _joined(self, found: list[list[Stretch]]) -> Stretch | None:
        """From the first to the last place where lines are in something; None: they miss it."""
        parts = [
            (low * far, high * far)
            for stretches, far in zip(found, self.lengths, strict=True)
            for low, high in stretches
        ]
        if not parts:
            return None
        return min([low for low, _ in parts]), max([high for _, high in parts])
