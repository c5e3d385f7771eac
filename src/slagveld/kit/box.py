"""A game's box of scenery: what lies in it, and what becomes of a table that is laid from it.

A game says what its pieces are and what it refuses; the rest is the same in all. The refusals are
texts of the game: `refusal-kit-pieces` (most), `refusal-kit-kind` (number, kind),
`refusal-kit-name` (number), `refusal-kit-size` (number, piece, least, most), `refusal-kit-edge`
(number, piece), `refusal-kit-overlap` (number, piece, other, second) and whatever a game refuses
besides.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec

from slagveld.kept import kept
from slagveld.kernel.land import Nature, Site
from slagveld.kernel.rulebook import Refusal, RefusedError, refuse
from slagveld.kernel.scenery import Ground, Kit, KitPiece, LaidPiece, LaidTable
from slagveld.kit.given_setup import insist
from slagveld.kit.laid_tables import STRAIGHT, NamedShape, Sides, as_given, is_on, is_round
from slagveld.kit.lands import GroundPlan
from slagveld.record import replace
from slagveld.table.shapes import Outline
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Text

K = TypeVar("K", bound=NamedShape)


class Box(Generic[K]):
    """The box of a game, made once. Subclasses say what lies in it."""

    game: ClassVar[str]
    rule: ClassVar[str]
    """That of laying terrain."""
    sides: ClassVar[Sides]
    usual: ClassVar[tuple[int, int]]
    """Width and depth of a table unless somebody wants another."""
    most: ClassVar[int] = 40
    """Pieces on a table."""
    grounds: ClassVar[tuple[Ground, ...]] = get_args(Ground)
    gap: ClassVar[int] = 500
    """How wide a way must be for most bases, in units."""
    edges: ClassVar[bool] = False
    """Whether a piece is refused that sticks out over the edge, each as it is laid."""

    def __init__(self, shapes: Callable[[], Mapping[str, K]] | None = None) -> None:
        self._shapes = shapes

    # What a game says

    def shapes(self) -> Mapping[str, K]:
        """The pieces in the box, by key; those it was made with."""
        if self._shapes is None:
            raise NotImplementedError
        return self._shapes()

    def help(self, shape: K) -> Text:
        """What a piece does, in one line."""
        raise NotImplementedError

    def made(self, number: int, piece: LaidPiece) -> Terrain:
        """A piece in its size, turned and put down."""
        raise NotImplementedError

    def outline(self, shape: K) -> Outline:
        """A piece in the size of the box, around (0, 0)."""
        return Outline(shape.points)

    def terrain(self, laid: LaidTable) -> tuple[Terrain, ...]:
        """All pieces of a table, numbered from 1 on."""
        return tuple([self.made(number, piece) for number, piece in enumerate(laid.pieces, 1)])

    def sides_refusal(self, laid: LaidTable) -> Refusal | None:
        """Why a table is too small or too large, or None."""
        return self.sides.refusal(laid.width, laid.depth)

    def piece_refusal(self, laid: LaidTable, number: int, piece: LaidPiece) -> Refusal | None:
        """Why a piece of the box, in a size it may have, cannot be laid so, or None."""
        return self.edge_refusal(laid, self.made(number, piece)) if self.edges else None

    def table_refusal(self, laid: LaidTable, terrain: Sequence[Terrain]) -> Refusal | None:
        """Why the pieces cannot be laid together, or None."""
        return None

    def natures(self) -> Mapping[str, Nature]:
        """What the pieces are in the landscape (`data/land.yaml`)."""
        return {}

    def ground_plan(self, scenario: str) -> GroundPlan | None:
        """The table of a scenario, if its battle can be fought on another than its own."""
        return None

    # What follows

    def site(self, scenario: str) -> Site:
        """The table of a scenario for a battlefield made at random; raises RefusedError."""
        plan = self.ground_plan(scenario)
        if plan is None:
            raise RefusedError(refuse("SLV-SETUP-1", "refusal-own-ground", scenario=scenario))
        insist(self.sides_refusal(LaidTable(width=plan.width, depth=plan.depth)))
        groups = plan.groups or (tuple(range(len(plan.zones))),)
        return Site(
            width=plan.width,
            depth=plan.depth,
            zones=plan.zones,
            groups=groups,
            goals=plan.goals,
            clear=plan.clear,
            fixed=plan.fixed,
            gap=self.gap,
            natures=dict(self.natures()),
        )

    def kit(self) -> Kit:
        """The box as the menus show it."""
        return self._kit

    @kept
    def _kit(self) -> Kit:
        return Kit(
            pieces=tuple([self._shown(shape) for shape in self.shapes().values()]),
            least=self.sides.least * self.sides.measure,
            most=self.sides.most * self.sides.measure,
            width=self.usual[0],
            depth=self.usual[1],
            grounds=self.grounds,
            pieces_most=self.most,
        )

    def _shown(self, shape: K) -> KitPiece:
        return KitPiece(
            key=shape.key,
            name=shape.name,
            look=shape.look,
            help=self.help(shape),
            outline=self.outline(shape),
            width=shape.width,
            depth=shape.depth,
            least=shape.least,
            most=shape.most,
            height=shape.height,
            lowest=shape.lowest,
            highest=shape.highest,
        )

    def lay(self, laid: LaidTable) -> dict[str, Any]:
        """A table laid by hand as the set-up of a battle takes it; raises RefusedError."""
        insist(self.sides_refusal(laid))
        if len(laid.pieces) > self.most:
            insist(refuse(self.rule, self._key("pieces"), most=self.most))
        for number, piece in enumerate(laid.pieces, 1):
            insist(self._known(laid, number, piece) or self.piece_refusal(laid, number, piece))
        terrain = self.terrain(laid)
        insist(self.table_refusal(laid, terrain))
        return as_given(laid, terrain)

    def _known(self, laid: LaidTable, number: int, piece: LaidPiece) -> Refusal | None:
        shape = self.shapes().get(piece.key)
        if shape is None:
            return refuse(self.rule, self._key("kind"), number=number, kind=piece.key[:40])
        if not piece.name.isprintable():
            return refuse(self.rule, self._key("name"), number=number)
        sides = (piece.width, piece.depth)
        if min(sides) < shape.least or max(sides) > shape.most:
            values = {"least": Distance(shape.least), "most": Distance(shape.most)}
            return self.refuse_piece(laid, number, "size", **values)
        if piece.height and not _may_be(shape, piece.height):
            values = {"least": Distance(shape.lowest), "most": Distance(shape.highest)}
            name, fixed = self.name_of(laid, number), "" if shape.highest else "-fixed"
            key = f"refusal-height{fixed}"  # texts: refusal-height*
            return refuse(self.rule, key, number=number, piece=name, **values)
        if piece.points and (len(shape.points) <= STRAIGHT or not is_round(piece.points)):
            name = self.name_of(laid, number)
            return refuse("SLV-SETUP-1", "refusal-outline", number=number, piece=name)
        return None

    # Refusals

    def edge_refusal(self, laid: LaidTable, piece: Terrain, rule: str = "") -> Refusal | None:
        """Why a piece may not lie where it is if it sticks out over the edge, or None."""
        if is_on(piece.outline.points, laid.width, laid.depth):
            return None
        return self.refuse_piece(laid, piece.id, "edge", rule)

    def refuse_pair(self, laid: LaidTable, number: int, other: int, rule: str = "") -> Refusal:
        """A refusal of two pieces that lie on each other."""
        values = {"other": other, "second": self.name_of(laid, other)}
        return self.refuse_piece(laid, number, "overlap", rule, **values)

    def refuse_piece(
        self, laid: LaidTable, number: int, word: str, rule: str = "", /, **values: Any
    ) -> Refusal:
        """A refusal `refusal-kit-…` that names a piece and tells its number to displays."""
        name = self.name_of(laid, number)
        return refuse(rule or self.rule, self._key(word), number=number, piece=name, **values)

    def name_of(self, laid: LaidTable, number: int) -> Any:
        """What a piece is called: as it was named, or as its shape."""
        piece = laid.pieces[number - 1]
        return piece.name.strip() or self.shapes()[piece.key].name

    def _key(self, word: str) -> str:
        return f"{self.game}:refusal-kit-{word}"  # texts: *:refusal-kit-*


def _may_be(shape: NamedShape, height: int) -> bool:
    """Whether a piece may be so high."""
    return height == shape.height or 0 < shape.lowest <= height <= shape.highest


def with_box(rows: Sequence[Mapping[str, Any]], laid: Sequence[Terrain]) -> list[Any]:
    """Terrain in every detail, and after it pieces of the box, numbered on from it."""
    there = msgspec.convert(list(rows), list[Terrain])
    first = max((one.id for one in there), default=0)
    above = max((floor.level for one in there for floor in one.floors), default=0)
    return [*rows, *[msgspec.to_builtins(_beyond(one, first, above)) for one in laid]]


def _beyond(one: Terrain, first: int, above: int) -> Terrain:
    """The same piece with another number, and other levels above the ground."""

    def level(of: int) -> int:
        return of + above if of else 0

    return replace(
        one,
        id=one.id + first,
        walls=tuple([replace(wall, level=level(wall.level)) for wall in one.walls]),
        floors=tuple([replace(floor, level=level(floor.level)) for floor in one.floors]),
        connectors=tuple(
            [
                replace(way, low_level=level(way.low_level), high_level=level(way.high_level))
                for way in one.connectors
            ]
        ),
    )
