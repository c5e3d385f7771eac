"""Pieces of terrain: shapes and cards in the box, laid with their access points (MK-ABRUPT-2)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from slagveld.kernel.scenery import LaidPiece
from slagveld.kit.box_shapes import BoxShape
from slagveld.kit.laid_tables import laid_points
from slagveld.kit.tables import table
from slagveld.table.shapes import Outline, Point
from slagveld.table.terrain import Access, Terrain

from ..core.book import FOLDER
from ..core.items_and_domains import Built, built
from ..core.terrain_kinds import ACCESS_WIDTH, BUILT, kind_for, kind_named


class Shape(BoxShape, frozen=True, kw_only=True):
    """A piece in the box: one kind of terrain in one shape."""

    pile: bool = True
    """Whether players may put it on the pile (MK-PLACE-1)."""

    @property
    def built(self) -> bool:
        return self.kind.startswith(BUILT)

    @property
    def abrupt(self) -> bool:
        """Whether it needs access points (MK-ABRUPT-2)."""
        return kind_named(self.kind).abrupt


_usual_shapes = table(FOLDER / "kit.yaml", Shape)


@cache
def shapes() -> dict[str, Shape]:
    """By key; built terrain last, under its kind, as large as its card says (MK-BUILT-2)."""
    found = dict(_usual_shapes())
    found.update((BUILT + card.key, shape_for(card)) for card in built().values())
    return found


def shape_for(card: Built) -> Shape:
    """The one shape of a card of built terrain (MK-BUILT-2)."""
    long, wide = card.length // 2, card.width // 2
    return Shape(
        key=BUILT + card.key,
        kind=kind_for(card),
        name=card.name,
        look="roof" if card.dot else "wall",
        width=card.length,
        depth=card.width,
        least=min(card.length, card.width),
        most=max(card.length, card.width),
        points=((-long, -wide), (long, -wide), (long, wide), (-long, wide)),
    )


def shape_named(key: str) -> Shape:
    """A shape of the box, or that of a card of a player's own by its kind."""
    return shapes().get(key) or _own_shape(key)


@lru_cache(maxsize=500)
def _own_shape(kind: str) -> Shape:
    card = kind_named(kind).built
    if card is None:
        raise KeyError(kind)
    return shape_for(card)


def made(shape: Shape, number: int, laid: LaidPiece, sides: Sequence[int] = ()) -> Terrain:
    """A piece in its size, turned and put down, with access points in the middle of these sides.

    An abrupt piece has always one: in the middle of its first side, where none is named.
    """
    points = laid_points(shape, laid)
    chosen = (sides or (0,)) if shape.abrupt else ()
    ramps = tuple([Access("ramp", side_middle(points, s), ACCESS_WIDTH) for s in chosen])
    outline, name = Outline(points), laid.name.strip()
    return Terrain(number, shape.kind, outline, name=name, accesses=ramps)


def at(shape: Shape, number: int, x: int, y: int, facing: int = 0, **rest: Any) -> Terrain:
    """A piece in its own size at a place."""
    laid = LaidPiece(key=shape.key, x=x, y=y, facing=facing, width=shape.width, depth=shape.depth)
    return made(shape, number, laid, **rest)


def side_middle(points: Sequence[Point], side: int) -> Point:
    (x1, y1), (x2, y2) = points[side], points[(side + 1) % len(points)]
    return (x1 + x2) // 2, (y1 + y2) // 2
