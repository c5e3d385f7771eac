"""The way through a campaign's graph: what may come next, and when it is over.

Everything here follows from the graph and who won what, so that every course can be walked
without a battle.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from slagveld.campaign.graph import Graph

How = Literal["final", "ran-out", "points"]


class Won(msgspec.Struct, frozen=True):
    """A scenario that is decided, and for whom."""

    scenario: str
    winner: str


class End(msgspec.Struct, frozen=True):
    """How a campaign ended."""

    winner: str
    """The side that has won it; empty: a draw."""
    how: How
    """By its final scenario, because nothing was left to play, or by victory points."""


def options(graph: Graph, course: Sequence[Won]) -> tuple[str, ...]:
    """The scenarios that may come next, best first; none when the campaign is over.

    Only where the winner chooses are there several (SLV-CAMPAIGN-1).
    """
    if not course:
        return (graph.base,)
    last = course[-1]
    follows = graph.scenarios[last.scenario].next[last.winner]
    open_ = [key for key in follows if _open(graph, course, key)]
    if open_:
        return tuple(open_) if graph.choose == "winner" else (open_[0],)
    side = graph.side(last.winner)
    if follows and side is not None and side.final and _open(graph, course, side.final):
        return (side.final,)
    return ()


def _open(graph: Graph, course: Sequence[Won], key: str) -> bool:
    return sum(won.scenario == key for won in course) < graph.times


def ending(graph: Graph, course: Sequence[Won]) -> End | None:
    """Who has won by the scenarios, or None while something is left to play (SLV-CAMPAIGN-2)."""
    if options(graph, course):
        return None
    last = course[-1]
    side = graph.side(last.winner)
    if side is not None and side.final == last.scenario:
        return End(last.winner, "final")
    return End(_most(graph, victories(graph, course)), "ran-out")


def ending_by_points(graph: Graph, course: Sequence[Won], points: Sequence[int]) -> End | None:
    """The same where victory points were agreed on; an equal sum leaves it to the scenarios."""
    end = ending(graph, course)
    most = _most(graph, points)
    return End(most, "points") if end is not None and most else end


def victories(graph: Graph, course: Sequence[Won]) -> tuple[int, ...]:
    """How many scenarios each side has won, in the order of the sides."""
    return tuple([sum(won.winner == side for won in course) for side in graph.side_keys])


def _most(graph: Graph, numbers: Sequence[int]) -> str:
    """The one side with the highest number; empty when several share it."""
    best = max(numbers)
    sides = [side for side, number in zip(graph.side_keys, numbers, strict=True) if number == best]
    return sides[0] if len(sides) == 1 else ""


def courses(graph: Graph) -> Iterator[tuple[Won, ...]]:
    """Every course that a campaign can take to its end, in the order of sides and follow-ups."""
    waiting: list[tuple[Won, ...]] = [()]
    while waiting:
        course = waiting.pop()
        following = options(graph, course)
        if not following:
            yield course
            continue
        further = [(*course, Won(key, side)) for key in following for side in graph.side_keys]
        waiting.extend(reversed(further))
