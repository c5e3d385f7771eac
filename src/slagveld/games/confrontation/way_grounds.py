"""All that is in the way of a mover, bases and terrain together; made once for a field."""

from slagveld.games.confrontation.field import REACH, SLACK
from slagveld.games.confrontation.figure import Figure
from slagveld.games.confrontation.footing import footing_of, gait_of
from slagveld.games.confrontation.model import ConfrontationState
from slagveld.table.obstacles import SLIP, Ground, body_solids, disc_mover
from slagveld.table.solids import Solid
from slagveld.table.units import FINE

RIM = SLACK + 1
"""How far from enemies whom it has not announced a mover stays, in fine units (CON-MOVE-13)."""


def way_ground(
    state: ConfrontationState,
    figure: Figure,
    *,
    through: tuple[int, ...] = (),
    touch: tuple[int, ...] = (),
    walking: bool = False,
    ladders: tuple[int, ...] = (),
) -> Ground:
    """All that the swept disc of a figure goes around or pays for on its way.

    Owners are ids of figures, or below -1 for terrain (`Footing.reasons`). Made once for a field.
    """
    field = state.field
    gait = gait_of(figure)
    key = ("con-way", figure.id, figure.pose, gait, through, touch, walking, ladders)
    found: Ground | None = field.traces.get(key)
    if found is not None:
        return found
    table = field.table
    found = Ground()
    mover = disc_mover(gait.reach)
    found.add_border(mover, 0, 0, table.width * FINE, table.height * FINE)
    near = (*field.touching(figure), *touch)
    for other in field.figures:
        if other.id != figure.id and other.id not in through:
            rim = 0 if other.id in near else rim_of(figure, other)
            found.solids.extend(base_solids(other, gait.reach, rim))
    if table.terrain:
        footing = footing_of(state, figure, walking=walking, ladders=ladders)
        found.solids.extend(footing.solids)
        found.fences.extend(footing.fences)
        found.slows.extend(footing.slows)
        found.tolls.extend(footing.tolls)
    field.traces[key] = found
    return found


def rim_of(figure: Figure, other: Figure) -> int:
    """How far a mover stays from the base of another: from an enemy's so that it is not brushed.

    For those whom it neither touches already nor has announced.
    """
    wide = other.seat != figure.seat and abs(other.pose.z - figure.pose.z) <= REACH
    return RIM if wide else 0


def base_solids(other: Figure, reach: int, rim: int = 0) -> list[Solid]:
    """Where the middle of a disc may not be because of a base; kept with the figure."""
    known: dict[tuple[int, int], list[Solid]] | None = other.__dict__.get("con_solids")
    if known is None:
        known = other.__dict__["con_solids"] = {}
    key = (reach, rim)
    found = known.get(key)
    if found is None:
        mover = disc_mover(reach + rim + SLIP if rim else reach)
        found = known[key] = body_solids(mover, other.body, SLIP, other.id)
    return found
