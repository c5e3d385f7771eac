"""Rulers on the duel's table: slantwise between levels, and who sees whom (WD-MEASURE-2)."""

from slagveld.kernel.measuring import End, Gauged
from slagveld.table.body import Body
from slagveld.table.measure import slanted_gap
from slagveld.table.shapes import Pose, RoundBase
from slagveld.table.units import FINE

from ..core.state import DuelState
from ..terrain.floors_and_stairs import height_of
from ..terrain.sight import sees


def measured(state: DuelState, start: End, end: End) -> Gauged | None:
    """The distance from edge to edge; between two pieces also whether the first sees the second."""
    one, other = _body(state, start), _body(state, end)
    if one is None or other is None:
        return None
    seen = None
    if isinstance(start, int) and isinstance(end, int) and start != end:
        seen = sees(state, start, end)
    return Gauged(length=-(-slanted_gap(one, other) // FINE), seen=seen)


def _body(state: DuelState, end: End) -> Body | None:
    if isinstance(end, int):
        return state.layout.body(end) if state.layout.has(end) else None
    height = height_of(state.layout, end.level)
    return None if height is None else RoundBase(0).body(Pose(end.x, end.y, 0, height, end.level))
