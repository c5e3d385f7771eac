"""Plans that keep a regiment's formation: all by one shift, or wheeled about a lead."""

from collections.abc import Sequence

from slagveld.kernel.fields import Placement
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import TURN, cosine, scaled, sine

from ..core.stand import Stand

SPREAD = 2
"""Units between neighbours of a wheeled formation, so that rounding makes nobody overlap."""
NEIGHBOUR = 200
"""The least distance of the middles of neighbours, in units: the smallest base."""


def shifted(
    stands: Sequence[Stand], dx: int, dy: int, facing: int | None = None
) -> tuple[Placement, ...]:
    """All by the same shift, looking one way or as each does."""
    return tuple([_shifted(stand, ((dx, dy),), facing) for stand in stands])


def followed(
    stands: Sequence[Stand], lead: Stand, path: Sequence[Spot], facing: int
) -> tuple[Placement, ...]:
    """All along the way of a lead, step by step, each keeping its place and looking one way."""
    here = lead.pose
    steps = tuple([(spot.x - here.x, spot.y - here.y) for spot in path]) or ((0, 0),)
    return tuple([_shifted(stand, steps, facing) for stand in stands])


def _shifted(stand: Stand, steps: Sequence[tuple[int, int]], facing: int | None) -> Placement:
    here = stand.pose
    path = tuple([Spot(here.x + dx, here.y + dy, here.level) for dx, dy in steps])
    dx, dy = steps[-1]
    look = here.facing if facing is None else facing
    pose = Pose(here.x + dx, here.y + dy, look, here.z, here.level)
    return Placement(stand.id, pose, path if any(step != (0, 0) for step in steps) else ())


def wheeled(
    stands: Sequence[Stand], lead: Stand, path: Sequence[Spot], facing: int
) -> tuple[Placement, ...]:
    """All as they stand around a lead who goes this way: at its end places and facings turn."""
    start = lead.pose
    end = path[-1] if path else Spot(start.x, start.y, start.level)
    turn = (facing - start.facing) % TURN
    cos, sin = cosine(turn), sine(turn)
    spread = SPREAD if turn % (TURN // 4) else 0
    plan: list[Placement] = []
    for stand in stands:
        here = stand.pose
        dx, dy = here.x - start.x, here.y - start.y
        way = [Spot(spot.x + dx, spot.y + dy, here.level) for spot in path[:-1]]
        dx, dy = _spread(dx, spread), _spread(dy, spread)
        x = end.x + int(scaled(dx * cos - dy * sin))
        y = end.y + int(scaled(dx * sin + dy * cos))
        if way or (x, y) != (here.x, here.y):
            way.append(Spot(x, y, here.level))
        look = (here.facing + turn) % TURN
        plan.append(Placement(stand.id, Pose(x, y, look, here.z, here.level), tuple(way)))
    return tuple(plan)


def _spread(offset: int, spread: int) -> int:
    """An offset with so much more for each neighbour that may stand between."""
    count = abs(offset) // NEIGHBOUR
    return offset + spread * (count if offset > 0 else -count)
