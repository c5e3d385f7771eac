"""Measuring an assault: who meets whom, and by which ways into contact (CON-CHARGE-2 to -4)."""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from slagveld.kernel.fields import Path
from slagveld.table.shapes import Pose

from ..core.figure import Figure
from ..core.relations import opponents
from ..core.state import ConfrontationState
from ..terrain.contact_ways import contact_ways
from ..terrain.meeting import can_meet
from ..terrain.paces import Gait, gaits, mov
from ..terrain.ways import in_medium
from .announcement import Assault

MANY = 6
"""Ways into contact that are listed for a player."""

Pairs = tuple[tuple[int, int], ...]
"""Mover and target, each time one that meets the other."""


class Closing(msgspec.Struct, frozen=True):
    """A way into contact, and how it ends."""

    path: Path
    pose: Pose


def assault_gaits(assault: Assault, figure: Figure) -> list[Gait]:
    """How a figure may go in an assault, the farthest first, as long as it is not all in water."""
    found = gaits(figure, assault.kind, assault.spent)
    return [gait for gait in found if gait.medium != "water"]


def closings(
    state: ConfrontationState,
    assault: Assault,
    figure: Figure,
    targets: Sequence[Figure],
    most: int = MANY,
) -> list[Closing]:
    """Ways of a mover into contact with these targets at once, and with nobody else, best first.

    Empty when out of reach. Kept for as long as nobody moves. Shared: not to be changed.
    """
    ways = (assault.cards, assault.kind, assault.spent)
    met = tuple([target.id for target in targets])
    key = ("con-closings", figure.id, figure.pose, mov(figure), ways, met)
    traces = state.field.traces
    known = traces.get(key)
    if known is not None and (known[0] >= most or len(known[1]) < known[0]):
        return list(known[1])
    through = assault.active.together(state)
    found: list[Closing] = []
    for gait in gaits(figure, assault.kind, assault.spent):
        paths = contact_ways(
            state,
            figure,
            targets,
            gait.limit,
            through=through,
            flying=gait.flying,
            walking=assault.kind == "walk",
            facing=assault.kind == "charge",
            most=MANY if gait.medium == "water" else most,
        )
        if gait.medium == "water":
            paths = [way for way in paths if in_medium(state, figure, way[0])]
        found = [Closing(path, pose) for path, pose in paths]
        if found:
            break
    traces[key] = (most, found)
    return found


def standing_targets(state: ConfrontationState, assault: Assault) -> list[Figure]:
    """The targets that are still on the table, in the order in which they were named."""
    by_id = state.field.by_id
    return [by_id[number] for number in assault.targets if number in by_id]


def met_by(state: ConfrontationState, assault: Assault, figure: Figure) -> list[Figure]:
    """The targets that a mover meets, in the order named; empty when none is in reach.

    All of them at once, if it can touch them all where it gets to; else as many as it can, those
    named first rather than others. Nobody is met whom it has just left (CON-DISENGAGE-6).
    """
    found = [one for one in standing_targets(state, assault) if one.id not in assault.left]
    for count in range(len(found), 0, -1):
        for group in combinations(found, count):
            if can_meet(state, figure, group) and closings(state, assault, figure, group, 1):
                return list(group)
    return []


def ways_in(
    state: ConfrontationState, assault: Assault, figure: Figure, most: int = MANY
) -> list[Closing]:
    """Ways of a mover into contact with all whom it meets, best first."""
    met = met_by(state, assault, figure)
    return closings(state, assault, figure, met, most) if met else []


def measure(state: ConfrontationState, assault: Assault) -> Pairs:
    """Who meets whom: no more at one target than find room at it (CON-MOVE-14)."""
    by_id = state.field.by_id
    room = {
        target.id: target.profile.most_opponents - len(opponents(state, target))
        for target in standing_targets(state, assault)
    }
    pairs: list[tuple[int, int]] = []
    for number in assault.movers:
        if number not in by_id:
            continue
        open_to = tuple([target for target, places in room.items() if places > 0])
        open_assault = msgspec.structs.replace(assault, targets=open_to)
        for target in met_by(state, open_assault, by_id[number]):
            room[target.id] -= 1
            pairs.append((number, target.id))
    return tuple(pairs)
