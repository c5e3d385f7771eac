"""Measuring an assault: who meets whom, and by which ways into contact (CON-CHARGE-2 to -4)."""

from collections.abc import Sequence

from slagveld.kernel.fields import Path
from slagveld.record import replace
from slagveld.table.shapes import Pose
from slagveld.table.units import direction_of

from ..core.figure import Figure
from ..core.state import ClashState, opponents
from ..morale.courage_tests import Pairs
from ..movement.displacement import allower, best_gait
from ..movement.menus import straight
from ..terrain.movement_table import Gait, gaits, mov
from ..terrain.obstacles import Going
from ..terrain.paths import end_pose, in_medium
from ..terrain.paths_into_contact import Closing, ContactWays, meetable, way_towards
from .announcement import Assault

MANY = 6
"""Ways into contact that are listed for a player."""


def closings(
    state: ClashState, assault: Assault, figure: Figure, targets: Sequence[Figure], most: int = MANY
) -> list[Closing]:
    """Ways of a mover into contact with these targets at once, and with nobody else, best first.

    At twice its MOV (CON-CHARGE-2, CON-ENGAGE-2), or farther by CON-CARD-rapidite. They may bend
    round obstacles (CON-CHARGE-3). Empty when out of reach. Kept for as long as nobody moves.
    Shared: not to be changed.
    """
    key = ("con-closings", *_search(assault, figure, targets))
    traces = state.field.traces
    known = traces.get(key)
    if known is not None and (known[0] >= most or len(known[1]) < known[0]):
        return list(known[1])
    found: list[Closing] = []
    for gait in gaits(figure, assault.kind, assault.spent):
        wet = gait.medium == "water"
        found = _ways_by(gait, state, assault, figure, targets).best(MANY if wet else most)
        if wet:
            found = [way for way in found if in_medium(state, figure, way.path)]
        if found:
            break
    traces[key] = (most, found)
    return found


def closes(state: ClashState, assault: Assault, figure: Figure, targets: Sequence[Figure]) -> bool:
    """Whether a mover has any way into contact with these targets at once, as `closings`."""
    search = _search(assault, figure, targets)
    known = state.field.traces.get(("con-closings", *search))
    if known is not None:
        return bool(known[1])
    return state.field.known(("con-closes", *search), _closes, state, assault, figure, targets)


def _closes(state: ClashState, assault: Assault, figure: Figure, targets: Sequence[Figure]) -> bool:
    ways = gaits(figure, assault.kind, assault.spent)
    if any(gait.medium == "water" for gait in ways):
        return bool(closings(state, assault, figure, targets, 1))
    return any(_ways_by(gait, state, assault, figure, targets).any() for gait in ways)


def _ways_by(
    gait: Gait, state: ClashState, assault: Assault, figure: Figure, targets: Sequence[Figure]
) -> ContactWays:
    through, facing = assault.active.together(state), assault.kind == "charge"
    going = Going(through, walking=assault.kind == "walk", flying=gait.flying)
    return ContactWays(state, figure, targets, gait.limit, going, facing=facing)


def _search(assault: Assault, figure: Figure, targets: Sequence[Figure]) -> tuple[object, ...]:
    """All that a search for ways into contact depends on, while nobody moves."""
    met = tuple([target.id for target in targets])
    ways = (assault.cards, assault.kind, assault.spent)
    return figure.id, figure.pose, mov(figure), ways, met


def standing_targets(state: ClashState, assault: Assault) -> list[Figure]:
    """The targets that are still on the table, in the order in which they were named."""
    return state.living(assault.targets)


def met_by(state: ClashState, assault: Assault, figure: Figure) -> list[Figure]:
    """The targets that a mover meets, in the order named; empty when none is in reach.

    All of them at once, if it can touch them all where it gets to; else as many as it can, those
    named first rather than others. Nobody is met whom it has just left (CON-DISENGAGE-6).
    """
    for group in meetable(state, figure, _open_targets(state, assault)):
        if closes(state, assault, figure, group):
            return list(group)
    return []


def _open_targets(state: ClashState, assault: Assault) -> list[Figure]:
    return [one for one in standing_targets(state, assault) if one.id not in assault.left]


def ways_in(state: ClashState, assault: Assault, figure: Figure, most: int = MANY) -> list[Closing]:
    """Ways of a mover into contact with all whom it meets, best first."""
    groups = meetable(state, figure, _open_targets(state, assault))
    found = (closings(state, assault, figure, group, most) for group in groups)
    return next((ways for ways in found if ways), [])


def measure(state: ClashState, assault: Assault) -> Pairs:
    """Who meets whom: no more at one target than find room at it (CON-MOVE-14)."""
    room = {
        target.id: target.profile.most_opponents - len(opponents(state, target))
        for target in standing_targets(state, assault)
    }
    pairs: list[tuple[int, int]] = []
    for figure in state.living(assault.movers):
        open_to = tuple([target for target, places in room.items() if places > 0])
        for target in met_by(state, replace(assault, targets=open_to), figure):
            room[target.id] -= 1
            pairs.append((figure.id, target.id))
    return tuple(pairs)


# Where a way leads: how its end is faced, as near as it gets (CON-CHARGE-4)


def towards(figure: Figure, path: Path, target: Figure) -> int:
    """The direction from the end of a way to the middle of another figure."""
    x, y = (path[-1].x, path[-1].y) if path else (figure.pose.x, figure.pose.y)
    dx, dy = target.pose.x - x, target.pose.y - y
    return int(direction_of(dx, dy)) if dx or dy else figure.pose.facing


def near_as_can(
    state: ClashState, assault: Assault, figure: Figure, target: Figure
) -> tuple[Path, Pose]:
    """How a mover that does not reach a target comes as near to it as it can, facing it.

    Straight at its middle where that is open, else by the shortest open way (CON-CHARGE-4).
    """
    gait = best_gait(figure, assault.kind, assault.spent)
    through = assault.active.together(state)
    path, _ = straight(figure, target.pose.x, target.pose.y, 0, gait.limit)
    facing = towards(figure, path, target)
    allowed = allower(state, figure, assault.kind, through=through, spent=assault.spent)
    if path and allowed(path, facing):
        return path, end_pose(state, figure, path, facing)
    return way_towards(state, figure, target, gait.limit, Going(through, flying=gait.flying))


def meant_facing(state: ClashState, assault: Assault, figure: Figure, path: Path) -> int:
    """How a figure stands at the end of a way when nothing is told: flush, else towards a target.

    As in a known way into contact that ends there, or so that it touches those it meets.
    """
    end = path[-1] if path else figure.pose
    for closing in ways_in(state, assault, figure):
        if (closing.pose.x, closing.pose.y) == (end.x, end.y):
            return closing.pose.facing
    targets = met_by(state, assault, figure)
    for target in targets:
        facing = towards(figure, path, target)
        touched = state.field.touching(figure.at(end_pose(state, figure, path, facing)))
        if all(one.id in touched for one in targets):
            return facing
    nearest = targets or standing_targets(state, assault)
    return towards(figure, path, nearest[0]) if nearest else figure.pose.facing
