"""Rulers on the battlefield: from base to base, and who sees whom."""

from slagveld.kernel.measuring import End, Gauged
from slagveld.table.body import Body
from slagveld.table.measure import gap
from slagveld.table.shapes import Pose, RoundBase
from slagveld.table.units import FINE

from ..core.state import CarnageState
from ..core.unit import Unit
from ..sight.lines import sees


def measured(state: CarnageState, start: End, end: End) -> Gauged | None:
    """The distance from edge to edge; between two units also whether a figure sees the other."""
    one, other = _bodies(state, start), _bodies(state, end)
    if not one or not other:
        return None
    length = min([gap(a, b) for a in one for b in other])
    return Gauged(length=-(-length // FINE), seen=_seen(state, start, end))


def _bodies(state: CarnageState, end: End) -> list[Body]:
    """The bases an end of a ruler lies at: of a figure, of a whole unit, or none but a point."""
    if not isinstance(end, int):
        return [RoundBase(0).body(Pose(end.x, end.y))]
    unit = state.unit(end)
    if unit is not None:
        return unit.parts
    owner, place = _figure(state, end)
    return [] if owner is None else [owner.bodies[place]]


def _figure(state: CarnageState, number: int) -> tuple[Unit | None, int]:
    """The unit of a figure and its place there."""
    unit = state.field.by_figure.get(number)
    if unit is None:
        return None, 0
    return unit, [figure.id for figure in unit.figures].index(number)


def _seen(state: CarnageState, start: End, end: End) -> bool | None:
    """Whether the figure at the start sees any base of the other's unit past everybody."""
    if not isinstance(start, int) or not isinstance(end, int):
        return None
    one, place = _figure(state, start)
    other, _ = _figure(state, end)
    if one is None or other is None or one.id == other.id:
        return None
    return sees(state, one, place, other)
