"""Start edges and starting areas, and the order of players round the table (MK-SETUP-3 to -5)."""

from collections.abc import Sequence

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Choosing
from slagveld.kit.deployment import Box, edge_length, how_far, middle_of, place_at, strip_at
from slagveld.table.layout import Layout
from slagveld.table.shapes import Spot

from ..core.book import INCH, do, pick, refuse, text
from ..core.state import EDGES, Battle, Edge, KnightState

DEPTH = 3 * INCH
"""How deep a starting area is; its border belongs to it (MK-DEPLOY-3)."""
FREE = 8 * INCH
"""How far it stays from every other edge."""

Line = tuple[int, int, int, int]
"""From x, y to x, y, in units."""

INWARD: dict[str, int] = {"south": 2700, "west": 0, "north": 900, "east": 1800}
"""The way from each edge onto the battlefield."""


def area_at(table: Layout, edge: Edge) -> Box:
    """The starting area at an edge: the largest that MK-SETUP-4 allows."""
    return strip_at(table, INWARD[edge], 0, DEPTH, FREE)


def area_of(state: KnightState, seat: int) -> Box:
    return area_at(state.field.table, state.edge_of(seat) or "south")


def far_border(table: Layout, edge: Edge) -> Line:
    """The side of a starting area towards the middle, left to right for its player (MK-SETUP-5)."""
    way = INWARD[edge]
    last = edge_length(table, way) - FREE
    return *place_at(table, way, FREE, DEPTH), *place_at(table, way, last, DEPTH)


def border_of(state: KnightState, seat: int) -> tuple[Edge, Line]:
    """The start edge of a seat, and that side of its starting area."""
    edge = state.edge_of(seat) or "south"
    return edge, far_border(state.field.table, edge)


def inward(edge: Edge, line: Line, x: int, y: int) -> int:
    """How far a place lies beyond a line along an edge, towards the middle of the table."""
    return how_far(INWARD[edge], line[:2], (x, y))


def clockwise(edges: Sequence[tuple[int, Edge]], first: int) -> tuple[int, ...]:
    """Seats from the first player on, to the left round the table."""
    seats = [seat for seat, _ in sorted(edges, key=lambda pair: EDGES.index(pair[1]))]
    place = seats.index(first)
    return (*seats[place:], *seats[:place])


def usual_edges(players: Sequence[int]) -> tuple[tuple[int, Edge], ...]:
    """Edges for players who were not asked: two sit across, more sit round the table."""
    taken: tuple[Edge, ...] = ("south", "north") if len(players) == 2 else EDGES
    return tuple(zip(players, taken, strict=False))


def open_edges(state: KnightState) -> list[Edge]:
    """The edges that the next player may choose (MK-SETUP-3)."""
    taken = [edge for seat, edge in state.edges if seat not in state.out]
    if len(state.players()) == 2 and taken:
        return [EDGES[(EDGES.index(taken[0]) + 2) % 4]]
    return [edge for edge in EDGES if edge not in taken]


class ChooseEdge(Action, frozen=True):
    """Take this side of the battlefield as start edge."""

    edge: Key


class StartEdge(Choosing, frozen=True):
    """A player chooses a start edge; where one is left it is his."""

    actions = (ChooseEdge,)
    automatic = True
    rule = "MK-SETUP-3"
    asks = text("ask-edge")

    def choices(self, state: KnightState, seat: int) -> list[Choice]:
        table = state.field.table
        middles = {edge: Spot(*middle_of(area_at(table, edge))) for edge in open_edges(state)}
        return [
            Choice(edge, text(f"edge-{edge}"), spot=middle)  # texts: *:edge-*
            for edge, middle in middles.items()
        ]

    def offer(self, state: KnightState, choices: Sequence[Choice]) -> Form:
        return do(ChooseEdge, "do-choose-edge", pick.choice("edge", "field-edge", choices))

    def unknown(self, state: KnightState) -> Refusal:
        return refuse("MK-SETUP-3", "refusal-edge")

    def answer(self, play: Battle, action: ChooseEdge) -> None:
        play.replace(edges=(*play.state.edges, (play.seat, action.edge)))
        what = text("told-edge", edge=action.edge)
        play.tell(Announced, seat=play.seat, what=what, rule=self.rule)
