"""The coach: one battle, from its course to the report."""

from collections.abc import Callable
from typing import Any

from slagveld.coach.blunders import Judge
from slagveld.coach.care import USUAL, Care
from slagveld.coach.course import Deed, course
from slagveld.coach.luck import luck_of
from slagveld.coach.report import CoachPoint, CoachReport
from slagveld.coach.sentences import decision_told, side_told
from slagveld.coach.standing import Sides, chances, sides_of
from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.tactics import Tactics

EARLY = 0.05
"""The part of the work that curve and luck are."""


def quiet(_: float) -> None:
    """Nobody wants to know how far it is."""


def coached(
    match: Match[Any], progress: Callable[[float], None] = quiet, care: Care = USUAL
) -> CoachReport:
    """What the coach says about a battle, over or not; `progress` is told parts from 0 to 1.

    It knows everything that the battle holds, hidden or not: whoever shows it to players sees to
    it that they may know. Raises RefusedError where there is nothing to look at.
    """
    game = match.game
    tactics = game.tactics()
    if tactics is None:
        raise RefusedError(refuse("", "coached-no-sense", game=game.title))
    deeds = course(match)
    if not any(deed.decided for deed in deeds):
        raise RefusedError(refuse("", "coached-nothing"))
    sides = sides_of(match.state)
    points = _points(match, tactics, deeds, sides, care, lambda part: progress(EARLY * part))
    judge = Judge(game, tactics, care, lambda part: progress(EARLY + (1 - EARLY) * part))
    found = judge.blunders(deeds, sides)
    names = tuple(seat.name for seat in match.state.seats)
    return CoachReport(
        sides=tuple(
            side_told(side, seats, names, place, points)
            for place, (side, seats) in enumerate(sides.items())
        ),
        points=points,
        decisions=tuple(decision_told(game, one, names) for few in found for one in few),
        called=game.round_called,
    )


def _points(
    match: Match[Any],
    tactics: Tactics,
    deeds: tuple[Deed, ...],
    sides: Sides,
    care: Care,
    progress: Callable[[float], None],
) -> tuple[CoachPoint, ...]:
    found: list[CoachPoint] = []
    for deed in deeds:
        found.append(
            CoachPoint(
                entry=deed.entry,
                round=match.game.round_of(deed.after),
                chances=chances(tactics, deed.after, sides),
                luck=luck_of(match, tactics, deed, sides, care.rolls),
            )
        )
        progress(len(found) / len(deeds))
    return tuple(found)
