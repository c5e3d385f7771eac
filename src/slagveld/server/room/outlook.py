"""How a battle stands: chances to win, from battles that could be this one."""

from typing import Any

from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.server.wire.advice import Outlook, SideOutlook

WORLDS = 4
"""Battles that are imagined; where nothing is hidden they are all the same."""


def outlook_of(match: Match[Any], eye: int | None) -> Outlook:
    """The chances of all sides by what these eyes may see."""
    number = len(match.log)
    tactics = match.game.tactics()
    if tactics is None or match.outcome is not None or not match.begun:
        return Outlook(number=number, sides=())
    sides: dict[int, list[int]] = {}
    for seat in match.state.players():
        sides.setdefault(match.state.seats[seat].side, []).append(seat)
    chances = dict.fromkeys(sides, 0.0)
    for world in range(WORLDS):
        state = imagined(match, eye, Rng(f"outlook:{number}:{world}"))
        for side, seats in sides.items():
            chances[side] += max([tactics.outlook(state, seat) for seat in seats])
    total = sum(chances.values())
    if not total:
        return Outlook(number=number, sides=())
    return Outlook(
        number=number,
        sides=tuple(
            SideOutlook(side=side, seats=tuple(seats), chance=chances[side] / total)
            for side, seats in sides.items()
        ),
    )


def imagined(match: Match[Any], eye: int | None, rng: Rng) -> Any:
    """A full state that these eyes cannot tell from the true one."""
    view = match.view(eye)
    if eye is not None and eye in match.state.players():
        return match.game.imagine(view, eye, rng)
    for seat in match.state.players():  # everybody's hand is hidden from who only watches
        view = match.game.imagine(view, seat, rng)
    return view
