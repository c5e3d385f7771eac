"""The course of a battle: what was done, in which state, and which state came of it."""

from typing import Any, NamedTuple

from slagveld.kernel import shell
from slagveld.kernel.decision import Action
from slagveld.kernel.log import line
from slagveld.kernel.match import Match


class Deed(NamedTuple):
    """One action with what came of it; what was taken back is none."""

    entry: int
    """Where in the log it was carried out."""
    begun: int
    """Where it was decided: with real dice, before they fell."""
    seat: int | None
    action: Action
    before: Any
    after: Any
    rolled: bool
    """Whether dice or cards had a part in it."""
    decided: bool
    """Whether it answers a question, and not a table's own business."""


def course(match: Match[Any]) -> tuple[Deed, ...]:
    """The deeds of a battle in order; raises RefusedError where the past cannot be played again.

    Real dice make several entries of one action: it counts once, when it is carried out. What was
    played under older rules is left out.
    """
    found: list[Deed] = []
    held = [number for number in line(match.log) if number >= match.verified_from]
    begun: int | None = None
    for number in held:
        entry = match.log[number]
        begun = number if begun is None else begun
        if entry.waits:
            continue
        first = match.log[begun]
        before = match.state_after(begun - 1)
        found.append(
            Deed(
                entry=number,
                begun=begun,
                seat=first.seat,
                action=first.action,
                before=before,
                after=match.state_after(number),
                rolled=bool(entry.rolls),
                decided=_answers(match, before, first.seat, first.action),
            )
        )
        begun = None
    return tuple(found)


def _answers(match: Match[Any], before: Any, seat: int | None, action: Action) -> bool:
    if seat is None or action.standing or isinstance(action, shell.SHELL):
        return False
    return match.game.check(before, seat, action) is None
