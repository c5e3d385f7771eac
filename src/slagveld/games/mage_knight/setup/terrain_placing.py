"""Placing terrain: pieces of the pile are laid in turn, any of them (MK-PLACE-9).

Distances, and whether a piece fits at all: MK-PLACE-10, MK-PLACE-11.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Placed, Told
from slagveld.kernel.fields import AnyField, Choice, Keys, PieceId, Region
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import PlayerQuestion
from slagveld.kit.deployment import outline_of
from slagveld.kit.drafts import drafted, filled
from slagveld.record import replace
from slagveld.table.body import Area, disc
from slagveld.table.inside import areas_meet
from slagveld.table.measure import area_gap, point_area_gap, point_outline_gap
from slagveld.table.shapes import Direction, Outline, Point, Pose, Spot
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE
from slagveld.texts import Distance, Text

from ..core.action import SeatStep
from ..core.book import INCH, OBJECTIVE, do, pick, refuse, text
from ..core.state import Battle, KnightState, Reserve
from ..core.terrain_kinds import BUILT
from .edges import area_at
from .terrain_pieces import Shape, at, shape_named

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


class NextTerrain(SeatStep, frozen=True):
    """The next player takes a piece; when none fits, the rest is put aside (MK-PLACE-11)."""

    rule = "MK-PLACE-9"

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
    pile = [piece for piece in state.pile if shape_named(piece.piece).built or not only_built]
    return [piece for piece in pile if first_fit(state, piece.piece) is not None]


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
        choices = [Choice(str(piece.id), shape_named(piece.piece).name) for piece in found]
        fields: list[AnyField] = [
            pick.choice("piece", "field-terrain-piece", choices, numeric=True),
            pick.spot("spot", "field-terrain-spot", facing=False),
            pick.facing("facing", "field-terrain-facing", optional=True),
        ]
        count = max([_sides(shape_named(piece.piece)) for piece in found])
        sides = [Choice(str(side), text("terrain-side", side=side + 1)) for side in range(count)]
        if sides:
            fields.append(pick.choices("access", "field-terrain-access", sides, optional=True))
        helps = text("do-place-terrain-help", distance=Distance(APART))
        return [do(PlaceTerrain, "do-place-terrain", *fields, help=helps)]

    def check(self, state: KnightState, seat: int, action: PlaceTerrain) -> Refusal | None:
        reserve = next((piece for piece in state.pile if piece.id == action.piece), None)
        if reserve is None or action.spot.level:
            return refuse("MK-PLACE-9", "refusal-terrain-pile")
        shape = shape_named(reserve.piece)
        if self.second and not shape.built:
            return refuse("MK-BUILT-8", "refusal-terrain-second")
        known = [str(side) for side in range(_sides(shape))]
        if any(side not in known for side in action.access):
            return refuse("MK-ABRUPT-2", "refusal-terrain-access")
        return piece_refusal(state, _terrain(shape, action))

    def answer(self, play: Battle, action: PlaceTerrain) -> None:
        reserve = next(piece for piece in play.state.pile if piece.id == action.piece)
        shape = shape_named(reserve.piece)
        lay(play, reserve, _terrain(shape, action))
        if shape.built and not self.second:
            play.then(replace(self, second=True))

    def candidates(self, state: KnightState, seat: int) -> list[Action]:
        pieces = fitting(state, only_built=self.second)
        found = [(piece.id, first_fit(state, piece.piece)) for piece in pieces]
        return [PlaceTerrain(n, Spot(*lie[:2]), lie[2]) for n, lie in found if lie is not None]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        table = state.field.table
        pile = [p for p in state.pile if shape_named(p.piece).built or not self.second]
        for _ in range(TRIES):
            piece = pile[int(rng.random() * len(pile))]
            x = GRID * (1 + int(rng.random() * (table.width // GRID - 1)))
            y = GRID * (1 + int(rng.random() * (table.height // GRID - 1)))
            action = PlaceTerrain(piece.id, Spot(x, y), FACINGS[int(rng.random() * len(FACINGS))])
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
        outline = _terrain(shape_named(reserve.piece), meant).outline
        shown = Region((outline,), meaning="allowed" if refusal is None else "forbidden")
        return Preview(refusal=refusal, snapped=snapped, region=shown)

    def _nudged(self, state: KnightState, seat: int, action: PlaceTerrain) -> PlaceTerrain | None:
        """The same piece at the nearest place of a small grid where it may lie, if any."""
        step, steps = INCH // 4, range(-NUDGES, NUDGES + 1)
        for _, i, j in sorted([(i * i + j * j, i, j) for i in steps for j in steps]):
            moved = replace(action, spot=Spot(action.spot.x + i * step, action.spot.y + j * step))
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
    name = shape_named(reserve.piece).name
    play.tell(Placed, piece=piece.id, name=name, pose=middle, seat=play.seat, rule="MK-PLACE-9")


def _sides(shape: Shape) -> int:
    """On how many sides a piece may have access points; none unless it is abrupt."""
    return len(shape.points) if shape.abrupt else 0


def _terrain(shape: Shape, action: PlaceTerrain) -> Terrain:
    sides = [int(side) for side in dict.fromkeys(action.access)]
    return at(shape, action.piece, action.spot.x, action.spot.y, action.facing, sides=sides)


# Where a piece may lie

APART = 3 * INCH
"""How far terrain lies from terrain, starting areas and objectives."""
GRID = INCH // 2
"""How far apart the spots are on which it is tried whether a piece fits."""
FACINGS = (0, 450, 900, 1350, 1800, 2250, 2700, 3150)

Lie = tuple[int, int, int]
"""Where a piece may lie: x, y, facing."""
Bounds = tuple[int, int]

Crowd = tuple[tuple[Terrain, ...], tuple[Point, ...], tuple[Outline, ...]]
"""What it must keep away from: terrain, middles of objectives, starting areas."""


def crowd_of(state: KnightState) -> Crowd:
    table = state.field.table
    spots = tuple([(objective.x, objective.y) for objective in state.objectives])
    return table.terrain, spots, tuple([outline_of(area_at(table, e)) for _, e in state.edges])


def piece_refusal(state: KnightState, piece: Terrain) -> Refusal | None:
    table = state.field.table
    return _refusal((table.width, table.height), crowd_of(state), piece)


def _refusal(bounds: Bounds, crowd: Crowd, piece: Terrain) -> Refusal | None:
    is_built = piece.kind.startswith(BUILT)
    if any(not (0 <= x <= bounds[0] and 0 <= y <= bounds[1]) for x, y in piece.outline.points):
        rule = "MK-BUILT-7" if is_built else "MK-SETUP-6"
        return refuse(rule, "refusal-piece-edge")
    terrain, spots, starts = crowd
    least = Distance(APART)
    area = piece.area
    for outline in starts:
        if not apart(area, outline.area()):
            return refuse("MK-PLACE-10", "refusal-piece-start", least=least)
    for x, y in spots:
        if area_gap(disc(x, y, OBJECTIVE, 0, 0, 0), area) < APART * FINE:
            return refuse("MK-PLACE-10", "refusal-piece-objective", least=least)
    for other in terrain:
        if is_built and other.kind.startswith(BUILT):
            if areas_meet(area, other.area):
                return refuse("MK-BUILT-9", "refusal-piece-built")
        elif not apart(area, other.area):
            rule = "MK-BUILT-9" if is_built else "MK-PLACE-10"
            return refuse(rule, "refusal-piece-terrain", least=least)
    return None


def apart(one: Area, other: Area) -> bool:
    """Whether two areas lie at least 3" apart, edge to edge."""
    far = APART * FINE
    if (
        one.low_x - other.high_x >= far
        or other.low_x - one.high_x >= far
        or one.low_y - other.high_y >= far
        or other.low_y - one.high_y >= far
    ):
        return True
    if areas_meet(one, other):
        return False
    return all(
        point_outline_gap(x, y, b) >= far
        for a, b in ((one, other), (other, one))
        for x, y in zip(a.xs, a.ys, strict=True)
    )


def first_fit(state: KnightState, key: str) -> Lie | None:
    """The first spot of the grid, and facing, at which a piece fits; None: nowhere."""
    table = state.field.table
    return _first_fit((table.width, table.height), crowd_of(state), key)


@lru_cache(maxsize=256)
def _first_fit(bounds: Bounds, crowd: Crowd, key: str) -> Lie | None:
    shape = shape_named(key)
    terrain, spots, starts = crowd
    others = [p.area for p in terrain if not (shape.built and p.kind.startswith(BUILT))]
    areas_near = [*others, *[outline.area() for outline in starts]]
    # How near the outline comes to its middle, and how far it goes, in fine units.
    near = int(point_outline_gap(0, 0, Outline(shape.points).area()))
    far = (int(max(x * x + y * y for x, y in shape.points) ** 0.5) + 2) * FINE
    for y in range(GRID, bounds[1], GRID):
        for x in range(GRID, bounds[0], GRID):
            if min(x, y, bounds[0] - x, bounds[1] - y) * FINE < near:
                continue
            room = _room(areas_near, x, y, near + APART * FINE)
            if room is None:
                continue
            free = room >= far + APART * FINE and not shape.built
            for facing in FACINGS:
                piece = at(shape, 0, x, y, facing)
                near_by: Crowd = ((), spots, ()) if free else crowd
                if _refusal(bounds, near_by, piece) is None:
                    return x, y, facing
    return None


def _room(obstacles: list[Area], x: int, y: int, least: int) -> int | None:
    """How far the nearest of these is from a spot; None when it is nearer than `least`.

    A piece may be turned, so the nearest point of its outline is allowed a unit of rounding.
    """
    best = 1 << 40
    for area in obstacles:
        here = int(point_area_gap(x * FINE, y * FINE, area))
        if here < least - 2 * FINE:
            return None
        best = min(best, here)
    return best
