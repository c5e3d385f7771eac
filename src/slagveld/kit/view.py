"""What games draw alike: tables, terrain, zones, signs, rings of range, how far a sequence is.

And what they keep of what they have drawn: `Shown`; and what of it holds just now: `holding`.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from math import hypot
from typing import Any, Generic, Literal, TypeVar

from slagveld.kernel.fields import Label, Region
from slagveld.kernel.scene import (
    Badge,
    Card,
    CardRow,
    FacedCard,
    Ground,
    Storey,
    Table,
    Track,
    Zone,
)
from slagveld.kernel.state import State
from slagveld.kit.book import Book
from slagveld.kit.deployment import Box, region_of
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Spot
from slagveld.table.terrain import Terrain, Wall
from slagveld.table.units import FINE, TURN, cosine, scaled, sine
from slagveld.texts import Text

RING_STEP = 50
"""Tenths of a degree between two corners of a ring."""

Tone = Literal["plain", "good", "bad", "accent"]

P = TypeVar("P")
V = TypeVar("V")


class Shown(Generic[P, V]):
    """What was made of pieces that were shown lately, while they are the very same objects.

    `key` is all else that it follows from. Each piece has room for one, as battles are looked at
    as they are now. It does not stand beside the piece: a battle keeps the pieces of its whole
    past, and would keep all their cards. When `most` are kept, what was made first makes room, a
    few at a time: to drop all at once would be a wait.
    """

    __slots__ = ("_made", "_places", "most")

    def __init__(self, most: int = 2048) -> None:
        self.most = most
        self._made: dict[int, tuple[P, object, V]] = {}
        self._places: dict[tuple[int, int], int] = {}

    def of(self, piece: P, key: object) -> V | None:
        """What was made of a piece with this key; None if that was not the last."""
        made = self._made.get(id(piece))
        if made is None or made[0] is not piece or made[1] != key:
            return None
        return made[2]

    def keep(self, piece: P, key: object, value: V) -> V:
        """Keep what was made, and give it back."""
        known = self._made
        known.pop(id(piece), None)
        if len(known) >= self.most:
            for oldest in list(islice(known, 1 + self.most // 32)):
                del known[oldest]
        known[id(piece)] = (piece, key, value)
        return value

    def keep_now(self, view: State, number: int, piece: P, key: object, value: V) -> V:
        """Keep what was made, in the place of what this battle showed of the piece before.

        For pieces that weigh much. A battle is known by its seats, which stay the same object; if
        two share them they only take each other's place.
        """
        place = (id(view.seats), number)
        before = self._places.get(place)
        if before is not None:
            self._made.pop(before, None)
        elif len(self._places) >= self.most:
            self._places.clear()
        self._places[place] = id(piece)
        return self.keep(piece, key, value)


def holding(*pairs: tuple[object, V]) -> tuple[V, ...]:
    """What is shown now, of pairs of a condition and what is shown while that holds.

    For signs on pieces, notes and traits: what is made must be cheap, it is made in any case.
    """
    return tuple([shown for holds, shown in pairs if holds])


class Signs:
    """Makes the signs on pieces whose words are texts of a game, called `stem` and a word."""

    __slots__ = ("_stem", "_text")

    def __init__(self, book: Book, stem: str) -> None:
        self._text = book.text
        self._stem = stem

    def __call__(
        self,
        icon: str,
        word: str,
        tone: Tone = "plain",
        count: int = 1,
        values: Mapping[str, Any] = {},
    ) -> Badge:
        """A drawing with its words, which take these values, and a number beside it."""
        return Badge(icon, self._text(self._stem + word, **values), count, tone)

    def holding(self, *rows: tuple[Any, ...]) -> tuple[Badge, ...]:
        """The signs that hold now, of rows of a condition and what makes a sign.

        Only those that hold are made.
        """
        return tuple([self(*row[1:]) for row in rows if row[0]])


def table_of(layout: Layout, ground: str, **more: Any) -> Table:
    """A table with its measures; `more` are other fields of it."""
    return Table(width=layout.width, depth=layout.height, ground=ground, **more)


def ground_of(piece: Terrain, name: Label, look: str, words: Text, **more: Any) -> Ground:
    """A piece of terrain as it lies there, with words for what it does.

    `more` are other fields of it, and its height where that is not drawn as it is.
    """
    drawn = {"height": piece.height, **more}
    return Ground(id=piece.id, name=name, look=look, outline=piece.outline, help=words, **drawn)


def storeys(piece: Terrain) -> tuple[Storey, ...]:
    """The floors of a piece of terrain, lowest first."""
    floors = sorted(piece.floors, key=lambda floor: floor.z)
    return tuple([Storey(floor.level, floor.outline, floor.z) for floor in floors])


def zone(name: Label, box: Box, seat: int | None = None) -> Zone:
    """A box on the table, with its name and whose it is."""
    return Zone(name=name, region=region_of(box), seat=seat)


def openings(walls: Iterable[Wall], kind: str | None = None) -> tuple[tuple[Spot, Spot], ...]:
    """The two ends of each opening in some walls: of all, or of one kind."""
    found: list[tuple[Spot, Spot]] = []
    for wall in walls:
        (x1, y1), (x2, y2) = wall.start, wall.end
        length = hypot(x2 - x1, y2 - y1)
        for opening in wall.openings if length else ():
            if kind is None or opening.kind == kind:
                low, high = [min(part / length, 1) for part in (opening.start, opening.end)]
                ends = [
                    Spot(round(x1 + (x2 - x1) * part), round(y1 + (y2 - y1) * part))
                    for part in (low, high)
                ]
                found.append((ends[0], ends[1]))
    return tuple(found)


def ring(
    corners: Sequence[tuple[int, int]], radius: int, meaning: Literal["range", "reach"] = "range"
) -> Region:
    """All that is so near to a shape without dents (to a point, if it has one corner).

    Corners and radius are given in fine units.
    """
    points = []
    for way in range(0, TURN, RING_STEP):
        c, s = cosine(way), sine(way)
        x, y = max(corners, key=lambda one: one[0] * c + one[1] * s)
        points.append(((x + scaled(radius * c)) // FINE, (y + scaled(radius * s)) // FINE))
    return Region((Outline(tuple(points)),), meaning=meaning)


def track(title: Text, steps: Sequence[Label], now: int | None) -> Track:
    """A sequence in which all before the present step is done; everything, if there is none."""
    done = range(len(steps) if now is None else now)
    return Track(title=title, steps=tuple(steps), now=now, done=tuple(done))


def hand(
    title: Text, seat: int, cards: Iterable[tuple[str, Card, bool]], of: int | None = None
) -> CardRow:
    """Open cards that a seat plays from: by the choice each stands for, and whether it may now.

    `of`: the piece whose cards they are.
    """
    faced = [
        FacedCard(
            key=f"{plays}-{seat if of is None else of}",
            front=card,
            state="ready" if may else "closed",
            seat=seat,
            plays=plays,
            of=of,
        )
        for plays, card, may in cards
    ]
    return CardRow(title=title, cards=tuple(faced), seat=seat)
