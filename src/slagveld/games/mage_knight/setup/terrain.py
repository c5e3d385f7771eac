"""Terrain: the pile, and pieces laid from it in turn round the table.

Each player puts some on the pile (MK-PLACE-1, MK-BUILT-6); any piece may be taken (MK-PLACE-9).
"""

from collections.abc import Iterable
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Placed, Told
from slagveld.kernel.fields import AnyField, Choice, Key, Keys, PieceId, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import PlayerQuestion
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.table.shapes import Direction, Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.texts import Distance, Text

from ..core.book import INCH, do, pick, refuse, text
from ..core.state import Battle, KnightState, Reserve
from .pieces import APART, FACINGS, GRID, Shape, at, first_fit, piece_refusal, shapes

MOST = 4
"""Pieces that a player may put on the pile."""
MOST_BUILT = 2
"""Pieces of built terrain that he may add."""
CLEAR = "clear"
"""What is no piece of terrain at all (MK-PLACE-12)."""


class PutOnPile(Action, frozen=True):
    """Put a piece on the common pile; its kind is named with it."""

    piece: Key


class DonePiling(Action, frozen=True):
    """Put no more pieces on the pile; there may be none at all (MK-TERRAIN-1)."""


PutOrDone = PutOnPile | DonePiling


class Piling(PlayerQuestion, frozen=True):
    """A player puts up to four pieces on the pile, and up to two of built terrain."""

    actions = (PutOnPile, DonePiling)
    rule = "MK-PLACE-1"

    def asked(self, state: KnightState) -> int | None:
        return super().asked(state) if offered(state, self.seat) else None

    def prompt(self, state: KnightState) -> Text:
        return text("ask-pile", count=len(_given(state, self.seat, is_built=False)), most=MOST)

    def forms(self, state: KnightState) -> Iterable[Form]:
        choices = [Choice(shape.key, shape.name) for shape in offered(state, self.seat)]
        field = pick.choice("piece", "field-pile-piece", choices)
        helps = text("do-put-on-pile-help", most=MOST)
        return [
            do(PutOnPile, "do-put-on-pile", field, help=helps),
            do(DonePiling, "do-done-piling"),
        ]

    def check(self, state: KnightState, seat: int, action: PutOrDone) -> Refusal | None:
        if isinstance(action, DonePiling):
            return None
        if action.piece == CLEAR:
            return refuse("MK-PLACE-12", "refusal-pile-clear")
        shape = shapes().get(action.piece)
        if shape is None or not shape.pile:
            return refuse("MK-PLACE-1", "refusal-pile-unknown")
        return _too_many(state, seat, shape)

    def answer(self, play: Battle, action: PutOrDone) -> None:
        if isinstance(action, PutOnPile):
            play.replace(pile=(*play.state.pile, Reserve(play.new_id(), play.seat, action.piece)))
            player, piece = play.state.seats[play.seat].name, shapes()[action.piece].name
            what = text("pile-added", player=player, piece=piece)
            play.tell(Told, seat=play.seat, what=what, rule="MK-PLACE-1")
            play.then(self)

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        return [DonePiling(), *[PutOnPile(shape.key) for shape in offered(state, seat)]]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        found = offered(state, seat)
        place = int(rng.random() * (len(found) + 4))
        return PutOnPile(found[place].key) if place < len(found) else DonePiling()


def offered(state: KnightState, seat: int) -> list[Shape]:
    """What the player may still put on the pile, in the order of the box."""
    return [s for s in shapes().values() if s.pile and _too_many(state, seat, s) is None]


def _too_many(state: KnightState, seat: int, shape: Shape) -> Refusal | None:
    if shape.built and not state.options.built:
        return refuse("MK-BUILT-1", "refusal-pile-built")
    most = MOST_BUILT if shape.built else MOST
    if len(_given(state, seat, is_built=shape.built)) < most:
        return None
    rule = "MK-BUILT-6" if shape.built else "MK-PLACE-1"
    return refuse(rule, "refusal-pile-full", most=most)


def _given(state: KnightState, seat: int, *, is_built: bool) -> list[Reserve]:
    pile = state.pile
    return [p for p in pile if p.seat == seat and shapes()[p.key].built == is_built]


TRIES = 6
"""Spots that a random player tries before it takes the first that fits."""
NUDGES = 8
"""Quarters of an inch by which a piece that was pointed at is moved to a place where it fits."""


class PlaceTerrain(Action, frozen=True):
    """Put a piece of the pile down with its middle at a spot.

    An abrupt piece is given its access points with it: the sides in whose middle they are.
    """

    piece: PieceId
    spot: Spot
    facing: Direction = 0
    access: Keys = ()


class NextTerrain(Step, frozen=True):
    """The next player takes a piece; when none fits, the rest is put aside (MK-PLACE-11)."""

    rule = "MK-PLACE-9"
    seat: int

    def run(self, play: Battle) -> None:
        if not play.state.pile:
            return
        if not fitting(play.state):
            play.replace(pile=())
            play.tell(Told, what=text("pile-aside"), rule="MK-PLACE-11")
            return
        play.then(Siting(self.seat), NextTerrain(left_of(play.state, self.seat)))


def left_of(state: KnightState, seat: int) -> int:
    """The next player on the left who is still in the game."""
    order = [other for other in state.order if other not in state.out or other == seat]
    return order[(order.index(seat) + 1) % len(order)]


def fitting(state: KnightState, *, only_built: bool = False) -> list[Reserve]:
    """The pieces of the pile that fit somewhere."""
    return [
        piece
        for piece in state.pile
        if (shapes()[piece.key].built or not only_built) and first_fit(state, piece.key) is not None
    ]


class Siting(PlayerQuestion, frozen=True):
    """A player places one piece, or two of built terrain (MK-BUILT-8)."""

    actions = (PlaceTerrain,)
    rule = "MK-PLACE-9"
    second: bool = False
    """The first was built terrain, and this is the other of the two."""

    def asked(self, state: KnightState) -> int | None:
        seat = super().asked(state)
        return seat if seat is not None and fitting(state, only_built=self.second) else None

    def prompt(self, state: KnightState) -> Text:
        return text("ask-terrain-second") if self.second else text("ask-terrain")

    def forms(self, state: KnightState) -> Iterable[Form]:
        found = fitting(state, only_built=self.second)
        choices = [Choice(str(piece.id), shapes()[piece.key].name) for piece in found]
        fields: list[AnyField] = [
            pick.choice("piece", "field-terrain-piece", choices, numeric=True),
            pick.spot("spot", "field-terrain-spot", facing=False),
            pick.facing("facing", "field-terrain-facing", optional=True),
        ]
        count = max([_sides(shapes()[piece.key]) for piece in found])
        sides = [Choice(str(side), text("terrain-side", side=side + 1)) for side in range(count)]
        if sides:
            fields.append(pick.choices("access", "field-terrain-access", sides, optional=True))
        helps = text("do-place-terrain-help", distance=Distance(APART))
        return [do(PlaceTerrain, "do-place-terrain", *fields, help=helps)]

    def check(self, state: KnightState, seat: int, action: PlaceTerrain) -> Refusal | None:
        reserve = next((piece for piece in state.pile if piece.id == action.piece), None)
        if reserve is None or action.spot.level:
            return refuse("MK-PLACE-9", "refusal-terrain-pile")
        shape = shapes()[reserve.key]
        if self.second and not shape.built:
            return refuse("MK-BUILT-8", "refusal-terrain-second")
        known = [str(side) for side in range(_sides(shape))]
        if any(side not in known for side in action.access):
            return refuse("MK-ABRUPT-2", "refusal-terrain-access")
        return piece_refusal(state, _terrain(shape, action))

    def answer(self, play: Battle, action: PlaceTerrain) -> None:
        reserve = next(piece for piece in play.state.pile if piece.id == action.piece)
        shape = shapes()[reserve.key]
        lay(play, reserve, _terrain(shape, action))
        if shape.built and not self.second:
            play.then(replace(self, second=True))

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        found: list[Action] = []
        for piece in fitting(state, only_built=self.second):
            lie = first_fit(state, piece.key)
            if lie is not None:
                found.append(PlaceTerrain(piece.id, Spot(lie[0], lie[1]), lie[2]))
        return found

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        table = state.field.table
        pile = [p for p in state.pile if shapes()[p.key].built or not self.second]
        for _ in range(TRIES):
            piece = pile[int(rng.random() * len(pile))]
            x = GRID * (1 + int(rng.random() * (table.width // GRID - 1)))
            y = GRID * (1 + int(rng.random() * (table.height // GRID - 1)))
            facing = FACINGS[int(rng.random() * len(FACINGS))]
            action = PlaceTerrain(piece.id, Spot(x, y), facing)
            if self.check(state, seat, action) is None:
                return action
        return self.candidates(state, seat)[0]

    def preview(self, state: KnightState, seat: int, partial: Partial) -> Preview:
        """The piece as it would lie, moved a little to where it fits."""
        draft = drafted(PlaceTerrain, partial)
        spot = filled(draft.spot)
        reserve = next((p for p in state.pile if p.id == filled(draft.piece)), None)
        if reserve is None or spot is None:
            return Preview()
        there = Spot(spot.x, spot.y)
        meant = PlaceTerrain(reserve.id, there, filled(draft.facing, 0), filled(draft.access, ()))
        refusal = self.check(state, seat, meant)
        snapped: dict[str, Any] = {}
        near = meant if refusal is None else self._nudged(state, seat, meant)
        if near is not None and near is not meant:
            meant, refusal = near, None
            snapped["spot"] = [meant.spot.x, meant.spot.y, 0]
        outline = _terrain(shapes()[reserve.key], meant).outline
        shown = Region((outline,), meaning="allowed" if refusal is None else "forbidden")
        return Preview(refusal=refusal, snapped=snapped, region=shown)

    def _nudged(self, state: KnightState, seat: int, action: PlaceTerrain) -> PlaceTerrain | None:
        """The same piece at the nearest place of a small grid where it may lie, if any."""
        step, steps = INCH // 4, range(-NUDGES, NUDGES + 1)
        for _, i, j in sorted([(i * i + j * j, i, j) for i in steps for j in steps]):
            spot = Spot(action.spot.x + i * step, action.spot.y + j * step)
            moved = replace(action, spot=spot)
            if self.check(state, seat, moved) is None:
                return moved
        return None


def lay(play: Battle, reserve: Reserve, piece: Terrain) -> None:
    """A piece goes from the pile to the battlefield; it keeps its number."""
    state = play.state
    table = replace(state.field.table, terrain=(*state.field.table.terrain, piece))
    pile = tuple([other for other in state.pile if other.id != reserve.id])
    play.replace(field=state.field.on(table), pile=pile)
    xs = [x for x, _ in piece.outline.points]
    ys = [y for _, y in piece.outline.points]
    middle = Pose((min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2)
    name = shapes()[reserve.key].name
    play.tell(Placed, piece=piece.id, name=name, pose=middle, seat=play.seat, rule="MK-PLACE-9")


def _sides(shape: Shape) -> int:
    """On how many sides a piece may have access points; none unless it is abrupt."""
    return len(shape.points) if shape.abrupt else 0


def _terrain(shape: Shape, action: PlaceTerrain) -> Terrain:
    sides = [int(side) for side in dict.fromkeys(action.access)]
    return at(shape, action.piece, action.spot.x, action.spot.y, action.facing, sides=sides)
