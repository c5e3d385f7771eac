"""Laying a ruler: how far two things on the table are apart, and whether one sees the other."""

from slagveld.structs import Struct
from slagveld.table.body import Body
from slagveld.table.layout import Layout
from slagveld.table.measure import gap
from slagveld.table.shapes import Pose, RoundBase, Spot
from slagveld.table.units import FINE
from slagveld.texts import Text

End = int | Spot
"""What a ruler is laid to: a piece by its id, or a spot."""


class Gauged(Struct, frozen=True, kw_only=True):
    """What a ruler shows."""

    length: int
    """Units, rounded up."""
    seen: bool | None = None
    """Whether the first end sees the second; None where the game knows no sight between them."""
    blocked: Spot | None = None
    """Where the line is blocked, if it is known."""
    notes: tuple[Text, ...] = ()


def body_at(layout: Layout, end: End) -> Body | None:
    """The body of a piece, or of a mere point; None if there is no such piece."""
    if isinstance(end, int):
        return layout.body(end) if layout.has(end) else None
    return RoundBase(0).body(Pose(end.x, end.y, level=end.level))


def edge_to_edge(layout: Layout, start: End, end: End) -> Gauged | None:
    """The distance between the edges of two ends; None if one of them is not there."""
    one, other = body_at(layout, start), body_at(layout, end)
    if one is None or other is None:
        return None
    return Gauged(length=-(-gap(one, other) // FINE))
