"""Measuring an assault: who reaches whom, and by which ways into contact (CON-CHARGE-2 to -4)."""

import msgspec

from slagveld.games.confrontation.announcing import Assault
from slagveld.games.confrontation.contact_ways import contact_ways
from slagveld.games.confrontation.figure import Figure
from slagveld.games.confrontation.model import ConfrontationState
from slagveld.games.confrontation.paces import Gait, gaits, mov
from slagveld.games.confrontation.ways import in_medium
from slagveld.kernel.fields import Path
from slagveld.table.shapes import Pose

MANY = 6
"""Ways into contact with one target that are listed for a player."""

Pairs = tuple[tuple[int, int], ...]
"""Mover and target, each time one that can reach the other."""


class Closing(msgspec.Struct, frozen=True):
    """A way into contact, and how it ends."""

    path: Path
    pose: Pose
    target: int


def assault_gaits(assault: Assault, figure: Figure) -> list[Gait]:
    """How a figure may go in an assault, the farthest first, as long as it is not all in water."""
    found = gaits(figure, assault.kind, assault.spent)
    return [gait for gait in found if gait.medium != "water"]


def closings(
    state: ConfrontationState, assault: Assault, figure: Figure, target: Figure, most: int = MANY
) -> list[Closing]:
    """Ways of a mover into contact with one target, best first; empty when out of reach.

    Kept for as long as nobody moves. Shared: not to be changed.
    """
    ways = (assault.cards, assault.targets, assault.kind, assault.spent)
    key = ("con-closings", figure.id, figure.pose, mov(figure), ways, target.id)
    traces = state.field.traces
    known = traces.get(key)
    if known is not None and (known[0] >= most or len(known[1]) < known[0]):
        return list(known[1])
    through = assault.active.together(state)
    touch = tuple([number for number in assault.targets if number in state.field.by_id])
    found: list[Closing] = []
    for gait in gaits(figure, assault.kind, assault.spent):
        paths = contact_ways(
            state,
            figure,
            target,
            gait.limit,
            through=through,
            touch=touch,
            flying=gait.flying,
            walking=assault.kind == "walk",
            facing=assault.kind == "charge",
            most=MANY if gait.medium == "water" else most,
        )
        if gait.medium == "water":
            paths = [way for way in paths if in_medium(state, figure, way[0])]
        found = [Closing(path, pose, target.id) for path, pose in paths]
        if found:
            break
    traces[key] = (most, found)
    return found


def standing_targets(state: ConfrontationState, assault: Assault) -> list[Figure]:
    """The targets that are still on the table, in the order in which they were named."""
    by_id = state.field.by_id
    return [by_id[number] for number in assault.targets if number in by_id]


def reached(state: ConfrontationState, assault: Assault, figure: Figure) -> list[Figure]:
    """The targets that a mover can get into contact with, in the order named."""
    found = standing_targets(state, assault)
    return [target for target in found if closings(state, assault, figure, target, 1)]


def measure(state: ConfrontationState, assault: Assault) -> Pairs:
    """Who can reach whom."""
    by_id = state.field.by_id
    return tuple(
        [
            (number, target.id)
            for number in assault.movers
            if number in by_id
            for target in reached(state, assault, by_id[number])
        ]
    )
