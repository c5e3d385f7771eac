"""Single steps on a board: what hinders them and what they cost, in fields (LC-1.9-4, LC-1.9-5)."""

from typing import NamedTuple

from slagveld.kernel.rulebook import Refusal
from slagveld.table.terrain import Terrain
from slagveld.table.units import turn_between

from ..core.board import AHEAD, FIELD, QUARTER, Box, Cell, fields_at, middle_of
from ..core.book import refuse
from ..core.state import LittleState
from ..terrain.scenery_and_cover import kind_of, name_of, top_of
from .ahead_aside_back import DOUBLE, Kind
from .board_terrain import Ground, ground_of
from .crossing_and_ending import Mover, solid_refusal

STEPS: tuple[Cell, ...] = tuple(
    [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down]
)
"""Straight and diagonal steps: columns to the right, rows down."""


def kind_of_step(facing: int, step: Cell) -> Kind:
    """How a model that looks so takes a step: ahead, to a side, or back; diagonals go either."""
    ahead, down = AHEAD[facing]
    along = step[0] * ahead + step[1] * down
    if along:
        return "ahead" if along > 0 else "back"
    return "right" if step[1] * ahead - step[0] * down > 0 else "left"


def price_of(kind: Kind) -> int:
    """Fields' worth of points that a step costs (LC-1.3-11, LC-1.9-3)."""
    return 1 if kind == "ahead" else DOUBLE


def turn_price(start: int, facing: int) -> int:
    """What turning on the spot costs: a field if it is an about-turn (LC-1.3-10)."""
    return 1 if turn_between(start, facing) > QUARTER else 0


class Place(NamedTuple):
    """Where a stand is on its way: its pivot in units, and its facing."""

    x: int
    y: int
    facing: int


class Walker:
    """A stand that goes over the fields, with everything that may bar its way."""

    __slots__ = ("_boxes", "_enemies", "_ground", "_longest", "mover", "stand", "state")

    def __init__(self, mover: Mover) -> None:
        self.mover = mover
        state, stand = mover.state, mover.stand
        self.state = state
        self.stand = stand
        self._ground: Ground = ground_of(state.field.table)
        seat, z = 1 - stand.seat, stand.pose.z
        self._enemies = state.field.known(("board", seat, z), _taken, state, seat, z)
        self._longest = max(stand.sides) // FIELD
        self._boxes: dict[Place, Box] = {}

    def gone(self, start: Place, end: Place, step: Cell) -> tuple[Terrain, ...] | Refusal:
        """The low obstacles that a step crosses, or a turn with (0, 0); or why it is barred."""
        before, after = self._fields(start), self._fields(end)
        if before == after:
            return ()
        left, top, right, bottom = after
        if left < 0 or top < 0 or right > self._ground.columns or bottom > self._ground.rows:
            return self._refuse("LC-1.3-19", "refusal-ground-edge")
        if self.mover.flying:
            return ()
        entered = [
            (column, row)
            for column in range(left, right)
            for row in range(top, bottom)
            if not (before[0] <= column < before[2] and before[1] <= row < before[3])
        ]
        for cell in entered:
            enemy = self._enemies.get(cell)
            if enemy is not None and enemy not in self.mover.through:
                other = self.state.regiment_of(self.state.field.by_id[enemy]).name
                return refuse("LC-1.9-8", "refusal-way-enemy", name=self.mover.name, other=other)
        if not self._ground.pieces:
            return ()
        if self.stand.pose.z:
            return self._on_top(entered)
        refusal = self._corner_refusal(before, after, step) if step[0] and step[1] else None
        return refusal or self._crossed(before, entered, step)

    def _fields(self, place: Place) -> Box:
        known = self._boxes.get(place)
        if known is None:
            sides, facing = self.stand.sides, place.facing
            known = fields_at(sides, *middle_of(sides, place.x, place.y, facing), facing)
            self._boxes[place] = known
        return known

    def _refuse(self, rule: str, key: str, piece: Terrain | None = None) -> Refusal:
        # texts: *:refusal-way-*, *:refusal-ground-*, *:refusal-board-*
        values = {} if piece is None else {"piece": name_of(piece)}
        return refuse(rule, f"{key}", name=self.mover.name, **values)

    def _on_top(self, entered: list[Cell]) -> tuple[Terrain, ...] | Refusal:
        """On the top of a building it goes as far as the top does."""
        for cell in entered:
            if all(
                kind_of(piece).passage != "building" or top_of(piece) != self.stand.pose.z
                for piece in self._ground.pieces.get(cell, ())
            ):
                return self._refuse("LC-HOUSE-ground", "refusal-way-top")
        return ()

    def _corner_refusal(self, before: Box, after: Box, step: Cell) -> Refusal | None:
        """Why a diagonal step goes past the corner of a building or wall, or None (LC-1.9-5).

        The fields beside it are those of the box around both places that it takes in neither.
        """
        dx, dy = step
        beside = (
            (after[2] - 1 if dx > 0 else after[0], before[1] if dy > 0 else before[3] - 1),
            (before[0] if dx > 0 else before[2] - 1, after[3] - 1 if dy > 0 else after[1]),
        )
        for cell in beside:
            piece = self._ground.corners.get(cell)
            if piece is not None:
                return self._refuse("LC-1.9-5", "refusal-board-corner", piece)
        return None

    def _crossed(
        self, before: Box, entered: list[Cell], step: Cell
    ) -> tuple[Terrain, ...] | Refusal:
        """What is paid for on the fields that a stand comes over, or why it may not."""
        low: dict[int, Terrain] = {}
        for cell in entered:
            for piece in self._ground.pieces.get(cell, ()):
                passage = kind_of(piece).passage
                if passage == "low":
                    low[piece.id] = piece
                elif passage == "ditch":
                    if self._width(piece, cell, step) > self._longest:
                        return self._refuse("LC-1.9-22", "refusal-way-wide", piece)
                else:
                    return solid_refusal(self.mover, piece)
        if not low:
            return ()
        return tuple([piece for piece in low.values() if not self._over(before, piece)])

    def _over(self, box: Box, piece: Terrain) -> bool:
        """Whether a stand on these fields is over a piece, so that it has paid for it."""
        return any(
            piece in self._ground.pieces.get((column, row), ())
            for column in range(box[0], box[2])
            for row in range(box[1], box[3])
        )

    def _width(self, piece: Terrain, cell: Cell, step: Cell) -> int:
        """How many fields of a ditch lie in a row in the direction of a step, through a field."""
        count = 1
        for sign in (1, -1):
            column, row = cell
            while count <= self._longest and step != (0, 0):
                column, row = column + sign * step[0], row + sign * step[1]
                if piece not in self._ground.pieces.get((column, row), ()):
                    break
                count += 1
        return count


def _taken(state: LittleState, seat: int, z: int) -> dict[Cell, int]:
    """The fields that a seat's stands of a height take, with their ids."""
    there = [(s, s.pose) for s in state.field.stands if s.seat == seat and s.pose.z == z]
    boxes = [(s.id, fields_at(s.sides, pose.x, pose.y, pose.facing)) for s, pose in there]
    return {
        (column, row): number
        for number, (left, top, right, bottom) in boxes
        for column in range(left, right)
        for row in range(top, bottom)
    }
