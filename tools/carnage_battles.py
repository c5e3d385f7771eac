"""Write a battle of Carnage at a moment worth looking at, for pictures and browser tests.

Usage: `python tools/carnage_battles.py charge|wrap|open FILE`.

`charge`: two patrols, Anna to begin. `wrap`: her infantry has charged and may wrap. `open`: two
veteran armies that have met, Anna's side to move. Chance is bound to seeds; the first that leads to
the moment is taken.
"""

import math
import sys
from collections.abc import Sequence

from moments import Battle, Moment, fought, offered, started, write
from slagveld.games.carnage.charge.announcement import Charge
from slagveld.games.carnage.core.parts import EndPart
from slagveld.games.carnage.core.unit import Unit
from slagveld.games.carnage.movement.march import March
from slagveld.games.carnage.pearl.wagon_move import LeaveWagon
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE

TRIES = 400
MANY = 78
"""Figures on the table that make a picture of a large battle."""
NEAR = (1500, 4200)
"""How far from an enemy riders stand that are about to charge, middle to middle."""
MANY_FIGHTERS = 8
"""Figures of each unit that are left to be wrapped."""
QUIET = ("beginners-luck", "good-roll", "not-your-day", "happy-hour")
"""Effects of the pearl that move nobody and shoot at nobody."""


def asks(match: Battle, seat: int, action: str) -> bool:
    """Whether this seat may do this now."""
    decision = match.decision
    return decision is not None and seat in decision.described.seats and action in offered(match)


def passed(match: Battle, until: str, number: int) -> bool:
    """Let all do nothing until Anna may do this in a round; false where something else is asked."""
    while (decision := match.decision) is not None:
        if match.state.round == number and asks(match, 0, until):
            return True
        names = offered(match)
        seat = decision.described.seats[0]
        if "LeaveWagon" in names:
            match.play(LeaveWagon(), seat)
        elif "EndPart" in names:
            match.play(EndPart(), seat)
        else:
            return False
    return False


def charge(seed: int) -> Battle | None:
    """Anna has the initiative in the first round, and the pearl does no harm."""
    match = started("carnage", "charge", f"charge-{seed}")
    fits = match.state.pearl in QUIET and asks(match, 0, "MoveWagon")
    return match if fits else None


def wrap(seed: int) -> Battle | None:
    """Anna's infantry walks up to the enemy's, charges it, and both fight on for a round."""
    match = charge(seed)
    if match is None or not passed(match, "March", 1):
        return None
    foot, foe = match.state.units[1], match.state.units[2]
    ahead = Spot(foot.x - 1500, foot.y - 1200)
    match.play(March(foot.id, foot.facing, (ahead,)), 0)
    match.play(EndPart(), 0)
    if not passed(match, "Charge", 2):
        return None
    match.play(Charge(foot.id, foe.id), 0)
    if not passed(match, "Wrap", 3):
        return None
    fighters: Sequence[Unit | None] = [match.state.unit(unit.id) for unit in (foot, foe)]
    sizes = [0 if unit is None else len(unit.figures) for unit in fighters]
    return match if min(sizes) >= MANY_FIGHTERS else None


def engaged(match: Battle) -> int:
    """How many units are in a fight."""
    table = match.state.field
    return sum([bool(table.enemies_of(unit)) for unit in match.state.units])


def may_charge(match: Battle) -> bool:
    """Whether riders of Anna's that stand free have an enemy near enough to charge."""
    units = match.state.units
    riders = [unit for unit in units if unit.owner == 0 and unit.profile.cavalry]
    gaps = [
        math.dist(rider.middle, foe.middle) / FINE
        for rider in riders
        for foe in units
        if foe.owner == 1 and not match.state.field.enemies_of(rider)
    ]
    return bool(gaps) and NEAR[0] <= min(gaps) <= NEAR[1]


def field(seed: int) -> Battle | None:
    """Two bots fight until the armies have met and Anna's side moves."""
    match = started("carnage", "open", f"open-{seed}")
    for _ in fought(match, seed, before=4):
        if asks(match, 0, "Charge") and engaged(match) > 1 and may_charge(match):
            figures = sum([len(unit.figures) for unit in match.state.units])
            return match if figures >= MANY else None
    return None


MOMENTS: dict[str, Moment] = {"charge": charge, "wrap": wrap, "open": field}


if __name__ == "__main__":
    sys.exit(write(sys.argv[1:], MOMENTS, TRIES))
