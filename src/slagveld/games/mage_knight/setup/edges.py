"""Start edges and starting areas, and the order of players round the table (MK-SETUP-3 to -5)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.event import Announced
from slagveld.kernel.fields import Choice, Key
from slagveld.kernel.rulebook import Refusal
from slagveld.table.layout import Layout
from slagveld.table.shapes import Outline, Point, Spot

from ..core.book import INCH, do, pick, refuse, text
from ..core.state import EDGES, Battle, Edge, MageKnightState

DEPTH = 3 * INCH
"""How deep a starting area is."""
FREE = 8 * INCH
"""How far it stays from every other edge."""

Box = tuple[int, int, int, int]
"""Left, top, right, bottom, in units."""
Line = tuple[int, int, int, int]
"""From x, y to x, y, in units."""

INWARD: dict[str, int] = {"south": 2700, "west": 0, "north": 900, "east": 1800}
"""The way from each edge onto the battlefield."""


# The starting area


def area_at(table: Layout, edge: Edge) -> Box:
    """The starting area at an edge: the largest that MK-SETUP-4 allows."""
    wide, high = table.width, table.height
    match edge:
        case "south":
            return FREE, high - DEPTH, wide - FREE, high
        case "north":
            return FREE, 0, wide - FREE, DEPTH
        case "west":
            return 0, FREE, DEPTH, high - FREE
        case _:
            return wide - DEPTH, FREE, wide, high - FREE


def far_border(table: Layout, edge: Edge) -> Line:
    """The long side of a starting area towards the middle (MK-SETUP-5).

    Left to right as its player sees it.
    """
    left, top, right, bottom = area_at(table, edge)
    match edge:
        case "south":
            return left, top, right, top
        case "north":
            return right, bottom, left, bottom
        case "west":
            return right, top, right, bottom
        case _:
            return left, bottom, left, top


def near_border(table: Layout, edge: Edge) -> Line:
    """The long side of a starting area towards its player (MK-SETUP-5), left to right for him."""
    left, top, right, bottom = area_at(table, edge)
    match edge:
        case "south":
            return left, bottom, right, bottom
        case "north":
            return right, top, left, top
        case "west":
            return left, top, left, bottom
        case _:
            return right, bottom, right, top


def inward(edge: Edge, line: Line, x: int, y: int) -> int:
    """How far a place lies beyond a line along an edge, towards the middle of the table."""
    match edge:
        case "south":
            return line[1] - y
        case "north":
            return y - line[1]
        case "west":
            return x - line[0]
        case _:
            return line[0] - x


def in_area(area: Box, x: int, y: int) -> bool:
    """Whether a place lies in a starting area; its border belongs to it (MK-DEPLOY-3)."""
    left, top, right, bottom = area
    return left <= x <= right and top <= y <= bottom


def outline_of(box: Box) -> Outline:
    """A box as an outline."""
    left, top, right, bottom = box
    return Outline(((left, top), (right, top), (right, bottom), (left, bottom)))


def areas(state: MageKnightState) -> list[Box]:
    """The starting areas of all players."""
    return [area_at(state.field.table, edge) for _, edge in state.edges]


# Round the table


def clockwise(edges: Sequence[tuple[int, Edge]], first: int) -> tuple[int, ...]:
    """Seats from the first player on, to the left round the table."""
    seats = [seat for seat, _ in sorted(edges, key=lambda pair: EDGES.index(pair[1]))]
    place = seats.index(first)
    return (*seats[place:], *seats[:place])


def opposite(edge: Edge) -> Edge:
    """The edge across the table."""
    return EDGES[(EDGES.index(edge) + 2) % 4]


def usual_edges(players: Sequence[int]) -> tuple[tuple[int, Edge], ...]:
    """Edges for players who were not asked: two sit across, more sit round the table."""
    taken: tuple[Edge, ...] = ("south", "north") if len(players) == 2 else EDGES
    return tuple(zip(players, taken, strict=False))


def open_edges(state: MageKnightState) -> list[Edge]:
    """The edges that the next player may choose (MK-SETUP-3)."""
    taken = [edge for seat, edge in state.edges if seat not in state.out]
    if len(state.players()) == 2 and taken:
        return [opposite(taken[0])]
    return [edge for edge in EDGES if edge not in taken]


class ChooseEdge(Action, frozen=True):
    """Take this side of the battlefield as start edge."""

    edge: Key


class StartEdge(Question, frozen=True):
    """A player chooses a start edge; where one is left it is his."""

    actions = (ChooseEdge,)
    automatic = True
    rule = "MK-SETUP-3"
    seat: int

    def who(self, state: MageKnightState) -> tuple[int, ...]:
        """The player whose turn to choose it is."""
        return () if self.seat in state.out else (self.seat,)

    def auto(self, state: MageKnightState, seat: int) -> Action | None:
        """The only edge that is left."""
        left = open_edges(state)
        return ChooseEdge(left[0]) if len(left) == 1 else None

    def ask(self, state: MageKnightState) -> Decision:
        """Which side?"""
        table = state.field.table
        choices = tuple(
            [
                Choice(edge, text(f"edge-{edge}"), spot=_middle(table, edge))  # texts: *:edge-*
                for edge in open_edges(state)
            ]
        )
        field = pick.choice("edge", "field-edge", choices)
        title = text("do-choose-edge")
        form = do(ChooseEdge, title, field, rule=self.rule)
        return Decision(seats=(self.seat,), prompt=text("ask-edge"), forms=(form,), rule=self.rule)

    def check(self, state: MageKnightState, seat: int, action: ChooseEdge) -> Refusal | None:
        """An edge that nobody has; with two players the one across."""
        if action.edge in open_edges(state):
            return None
        return refuse("MK-SETUP-3", "refusal-edge")

    def answer(self, play: Battle, action: ChooseEdge) -> None:
        """Note it."""
        play.replace(edges=(*play.state.edges, (play.seat, action.edge)))
        what = text("told-edge", edge=action.edge)
        play.tell(Announced, seat=play.seat, what=what, rule=self.rule)

    def candidates(self, state: MageKnightState, seat: int) -> list[Action]:
        """Every edge that is left."""
        return [ChooseEdge(edge) for edge in open_edges(state)]


def _middle(table: Layout, edge: Edge) -> Spot:
    x, y = middle_of(area_at(table, edge))
    return Spot(x, y)


def middle_of(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
