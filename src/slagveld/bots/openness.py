"""When everybody may know why a bot did something.

A bot's reasons follow from what its seat sees, and from chance. Where its seat sees what everybody
sees, before the answer and after it, they tell nothing that is hidden. Where it sees more, they
wait for the end of the battle; a sealed answer waits until it is opened.
"""

from typing import Any, Literal

from slagveld.kernel.match import Match
from slagveld.kernel.rulebook import Refusal, refuse

Opens = Literal["now", "opened", "end"]
"""At once; when the answer is opened; when the battle is over."""


def opens(match: Match[Any], seat: int) -> Opens:
    """When the reasons of an answer to what is asked now may be known."""
    opened, top = match.decision, match.state.agenda.top
    hidden = top is not None and top.seen(None) != top
    if opened is None or hidden or not sees_as_all(match, seat):
        return "end"
    if opened.mode == "all":
        return "opened"
    return "end" if opened.described.private else "now"


def settled(match: Match[Any], seat: int, number: int, before: Opens) -> Opens:
    """The same when the answer, entry `number`, is played: what came of it may be hidden too."""
    if before != "now":
        return before
    if match.log[number].waits:
        return "opened"
    return "now" if sees_as_all(match, seat) else "end"


def withheld(match: Match[Any], number: int, eye: int | None, when: Opens) -> Refusal | None:
    """Why these eyes may not know the reasons of entry `number` yet, or None."""
    seat = match.log[number].seat
    if seat is None:
        return None
    sees_all = match.outcome is not None or (eye is not None and match.state.seats[eye].leader)
    if sees_all or when == "now" or eye == seat:
        return None
    if when == "end":
        return refuse("SLV-NET-5", "why-early")
    latest = all(entry.seat != seat for entry in match.log[number + 1 :])
    if latest and (match.waiting is not None or seat in match.state.sealed.seats):
        return refuse("SLV-NET-5", "why-sealed")
    return None if sees_as_all(match, seat) else refuse("SLV-NET-5", "why-early")


def sees_as_all(match: Match[Any], seat: int) -> bool:
    """Whether a seat sees nothing that is hidden from anybody."""
    same: bool = match.view(seat) == match.view(None)
    return same
