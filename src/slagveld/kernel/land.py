"""What a maker of battlefields must know of a game: its scenery, and what must stay free.

A game says it as data; how woods and hills are strewn so that nobody is favoured is the same in
all (`slagveld.land`).
"""

from typing import Literal

from slagveld.kernel.scenery import LaidPiece
from slagveld.structs import Struct
from slagveld.table.shapes import Point

Feature = Literal[
    "wood",
    "tree",
    "hill",
    "rocks",
    "rubble",
    "wall",
    "fence",
    "house",
    "marsh",
    "water",
    "chasm",
    "mist",
]
"""What a piece is in the landscape, whatever a game calls it."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in units."""


class Nature(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a piece of the box is in the landscape, and what it does there."""

    feature: Feature
    passage: Literal["free", "slow", "barred"] = "free"
    """Whether everybody passes as on open ground, takes longer, or must go round."""
    hides: bool = False
    """Whether it cuts the sight of what is behind it."""
    covers: bool = False
    """Whether who is in it or behind it is safer."""


class Site(Struct, frozen=True, kw_only=True):
    """Where a battlefield is to be made: the table of a scenario before anything lies on it."""

    width: int
    depth: int
    zones: tuple[Box, ...]
    """Where sides begin; nothing is laid there."""
    groups: tuple[tuple[int, ...], ...]
    """Zones that must be as good as each other, by their number: those of one battle."""
    goals: tuple[Point, ...] = ()
    """Places that everybody must be able to reach."""
    clear: tuple[Box, ...] = ()
    """What else must stay free."""
    fixed: tuple[LaidPiece, ...] = ()
    """What the scenario cannot do without, such as a river with its fords."""
    gap: int
    """How wide the ways between pieces must be for the bases in play."""
    natures: dict[str, Nature]
    """The pieces that may be laid, by their key in the box."""
