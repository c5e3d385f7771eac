"""A unit: its figures, its values, and where each figure stands.

A unit in formation is a block with one pose: the middle of its front edge. Figures stand in it
from the front left, rank behind rank, all ranks full but the last (CAR-5.1-formation). A unit
whose figures stand otherwise (after a wrap, inside a building, after losses that leave no block)
has a pose for each of them in `places`; its block pose stays as it was, so that it can re-form on
the middle of its front at its next own move.
"""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import UNSET, UnsetType

from slagveld.kept import hand_on, kept
from slagveld.kernel.figure import Figure as Miniature
from slagveld.record import Record, replace
from slagveld.structs import Struct
from slagveld.table import blocks
from slagveld.table.blocks import Block
from slagveld.table.body import Body
from slagveld.table.shapes import Pose, RectBase
from slagveld.table.units import FINE, cosine, scaled, sine
from slagveld.texts import Name

Kind = Literal["troop", "hero", "mage", "cow", "bouncer"]


def whole(fine: int) -> int:
    """Fine units as the nearest whole units."""
    return (fine + FINE // 2) // FINE


def rounded(value: int, by: int) -> int:
    """A quotient rounded to the nearest whole number, halves up; 0 where nothing is divided."""
    return (2 * value + by) // (2 * by) if by else 0


def spread(bodies: Iterable[Body], facing: int) -> tuple[list[int], list[int]]:
    """How far ahead and how far to the right of nought the corners of bases lie, in fine units."""
    c, s = cosine(facing), sine(facing)
    corners = [corner for body in bodies for corner in zip(body.xs, body.ys, strict=True)]
    ahead = [scaled(x * c + y * s) for x, y in corners]
    return ahead, [scaled(y * c - x * s) for x, y in corners]


def placed(along: int, across: int, facing: int) -> tuple[int, int]:
    """The place that lies so far ahead and to the right of nought."""
    c, s = cosine(facing), sine(facing)
    return scaled(along * c - across * s), scaled(along * s + across * c)


class Profile(Struct, frozen=True, kw_only=True):
    """What holds for every figure of a unit (CAR-5-stats, CAR-5.1.2)."""

    type: str
    """Key of the troop type."""
    name: Name | str
    """What one figure is called."""
    unit: Name | str = ""
    """What a unit of them is called; empty: as one figure is."""
    icon: str = "swordman"
    kind: Kind = "troop"
    ws: int
    st: int
    ar: int
    w: int = 1
    at: int = 1
    cavalry: bool = False
    """Moves as cavalry (CAR-8-types)."""
    bow: bool = False
    shots: int = 1
    """Dice in shooting; more than one for archer heroes only (CAR-19-archer)."""
    width: int = 250
    depth: int = 250
    """The base, in units (CAR-0-base-size)."""
    people: str = ""
    """Key of the people it belongs to."""
    look: str | UnsetType = UNSET
    """Key of the troop type whose miniature stands for a figure of one's own design."""
    figure: Miniature | UnsetType = UNSET
    """The miniature of a player's own card; a troop type's of the book is in the data."""
    points: int | UnsetType = UNSET
    """What one figure costs by the will of its card's maker; unset: by the worksheet."""


class Figure(Record):
    id: int
    lives: int
    most: int
    """The W it had unhurt: merged remains may differ from their unit's profile."""


class Magic(Struct, frozen=True):
    points: int
    disciplines: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    """Keys of the spells bought; Explosion is known to all (CAR-14.2-explosion-all)."""
    shields: int = 0
    cast: int = 0
    """The last round in which he cast (CAR-6.9.2)."""


class Doings(Record):
    """What a unit did and suffered in the present round; made anew each round."""

    turned: bool = False
    moved: bool = False
    """It made its own move (a teleport gives back what is left of it, CAR-14.3-teleport-move)."""
    spent: int = 0
    """How much of its move distance it has used, in units, terrain counted."""
    charged: bool = False
    """It charged, with or without reaching its target."""
    failed: bool = False
    """Its charge failed."""
    broke_off: bool = False
    attacked: bool = False
    """An enemy charged it or moved into contact with it (CAR-5.1.5c, CAR-8.6e)."""
    was_charged: bool = False
    split: bool = False
    """It was split this round from a main unit in a fight (CAR-5.1.5d-charge)."""
    split_from: int = 0
    """That main unit's id (CAR-5.1.5d-melee)."""
    free_shot: bool = False
    """It has had its free shot (CAR-10-free-shot-once)."""
    wrapped: bool = False
    reformed: bool = False


FRESH = Doings()


class Unit(Record, kw_only=True):
    """A unit on the table: the smallest body that acts (CAR-5.1-unit)."""

    id: int
    owner: int
    """The seat that commands it; -1: nobody (cows, Bouncer)."""
    side: int
    """The side it belongs to; -1: none (Bouncer)."""
    number: int = 0
    """Its number among its owner's units of one type; 0: the only one of its name."""
    of: str = ""
    """Its owner's name, where another player has units of the same name."""
    profile: Profile
    figures: tuple[Figure, ...]
    """In the order of the block, from the front left."""
    x: int
    y: int
    facing: int
    """The middle of the block's front edge, and the way all look."""
    files: int
    places: tuple[Pose, ...] = ()
    """Where each figure stands, when not in formation; empty: as the block has it."""
    inside: int = 0
    """The building it is in, by terrain id."""
    doings: Doings = FRESH
    magic: Magic | None = None
    exhausted: int = 0
    """The round in which it is exhausted by a failed charge (CAR-10-exhausted)."""
    frenzied: int = 0
    """The round in which Frenzy holds it (CAR-14.4-frenzy)."""
    diverted: tuple[int, str] = (0, "")
    """The round and phase at whose beginning Diversion ends (CAR-14.3-diversion)."""
    accelerated: tuple[int, str] = (0, "")
    """The round and phase in which Acceleration holds."""
    mixed: bool = False
    """Merged remains of different types: the profile has the lowest values (CAR-13.3-status)."""

    def changed(self, **changes: Any) -> "Unit":
        """The same unit with something replaced; while it stays, what follows from that is kept."""
        unit = replace(self, **changes)
        if _STANDS.isdisjoint(changes):
            hand_on(self, unit, _STOOD)
        return unit

    def doing(self, **changes: Any) -> "Unit":
        return self.changed(doings=replace(self.doings, **changes))

    def shifted(self, dx: int, dy: int) -> "Unit":
        """The unit moved by so many units without turning, figure by figure as it stands."""
        if dx == 0 and dy == 0:
            return self
        places = [Pose(pose.x + dx, pose.y + dy, pose.facing) for pose in self.places]
        return self.changed(x=self.x + dx, y=self.y + dy, places=tuple(places))

    # Strength

    @kept
    def name(self) -> Name | str:
        name = self.profile.unit or self.profile.name
        tail = f" {self.number}" if self.number else ""
        if self.of:
            tail += f" ({self.of})"
        if not tail:
            return name
        return name + tail if isinstance(name, str) else name.followed(tail)

    @kept
    def lives(self) -> int:
        return sum([figure.lives for figure in self.figures])

    @property
    def single(self) -> bool:
        """A hero, a mage, a cow or Bouncer: a unit of its own, which no rules of composition bind.

        So it is a target of its own as well. CAR-19-independent, CAR-19-composition, CAR-19-target.
        """
        return self.profile.kind != "troop"

    @property
    def neutralised(self) -> bool:
        """Fewer than 3 W in all, and a unit of troops (CAR-5.1.3)."""
        return self.profile.kind == "troop" and self.lives < 3

    # Where it stands

    @kept
    def block(self) -> Block:
        """The formation: as it stands, or as it would re-form on the middle of its front."""
        size = (len(self.figures), self.files, self.profile.width, self.profile.depth)
        return Block(self.x, self.y, self.facing, *size, blocks.CENTRED, blocks.FRONT)

    @property
    def pose(self) -> Pose:
        """The middle of its front, and the way it looks."""
        return Pose(self.x, self.y, self.facing)

    @property
    def formed(self) -> bool:
        return not self.places

    @kept
    def bodies(self) -> list[Body]:
        """The bases of its figures, in order, in fine units. Shared: not to be changed."""
        if not self.places:
            return blocks.figures(self.block)
        base = RectBase(self.profile.width, self.profile.depth)
        return [base.body(pose) for pose in self.places]

    @kept
    def parts(self) -> list[Body]:
        """The fewest rectangles that cover its bases: for sweeps and contact."""
        return self.bodies if self.places else blocks.union(self.block)

    @kept
    def middle(self) -> tuple[int, int]:
        """The middle of the box round its bases as it faces; in fine units (CAR-12.6-measure)."""
        if not self.places:
            return blocks.middle(self.block)
        ahead, aside = spread(self.bodies, self.facing)
        along, across = (min(ahead) + max(ahead)) // 2, (min(aside) + max(aside)) // 2
        return placed(along, across, self.facing)

    @kept
    def bounds(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of its bases, in fine units."""
        parts = self.parts
        left = right = parts[0].xs[0]
        top = bottom = parts[0].ys[0]
        for part in parts:
            for x in part.xs:
                if x < left:
                    left = x
                elif x > right:
                    right = x
            for y in part.ys:
                if y < top:
                    top = y
                elif y > bottom:
                    bottom = y
        return left, top, right, bottom

    @kept
    def poses(self) -> tuple[Pose, ...]:
        """Where each figure stands, to the nearest unit: for screens and rulers."""
        if self.places:
            return self.places
        return tuple([Pose(whole(body.x), whole(body.y), self.facing) for body in self.bodies])


def square_between(one: Unit, other: Unit) -> int:
    """The square of the distance between two middles, in fine units."""
    (x, y), (x2, y2) = one.middle, other.middle
    return (x2 - x) * (x2 - x) + (y2 - y) * (y2 - y)


_STANDS = frozenset({"id", "profile", "figures", "x", "y", "facing", "files", "places", "inside"})
"""The fields that say where a unit's figures stand."""
_STOOD = (
    *("lives", "block", "bodies", "parts", "middle", "bounds", "poses"),
    *("carnage.touches", "carnage.solids", "carnage.rims"),
)
"""What follows from where they stand: its own, and what others keep beside it on shelves."""
