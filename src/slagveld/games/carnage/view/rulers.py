"""Rulers on the battlefield: from base to base, and who sees whom."""

from slagveld.kernel.measuring import End, Gauged
from slagveld.table.body import Body
from slagveld.table.measure import gap
from slagveld.table.shapes import Pose, RoundBase
from slagveld.table.units import FINE

from ..core.state import CarnageState
from ..core.unit import Unit
from ..sight.line_of_sight import sees


def measured(state: CarnageState, start: End, end: End) -> Gauged | None:
    """From edge to edge; of units also whether a figure sees any base of the other, past all."""
    one, other = _bodies(state, start), _bodies(state, end)
    if not one or not other:
        return None
    length = min([gap(a, b) for a in one for b in other])
    (looker, place), (target, _) = _figure(state, start), _figure(state, end)
    seen = None
    if looker is not None and target is not None and looker.id != target.id:
        seen = sees(state, looker, place, target)
    return Gauged(length=-(-length // FINE), seen=seen)


def _bodies(state: CarnageState, end: End) -> list[Body]:
    """The bases an end of a ruler lies at: of a figure, of a whole unit, or none but a point."""
    if not isinstance(end, int):
        return [RoundBase(0).body(Pose(end.x, end.y))]
    unit = state.unit(end)
    if unit is not None:
        return unit.parts
    owner, place = _figure(state, end)
    return [] if owner is None else [owner.bodies[place]]


def _figure(state: CarnageState, end: End) -> tuple[Unit | None, int]:
    unit = state.field.by_figure.get(end) if isinstance(end, int) else None
    if unit is None:
        return None, 0
    return unit, next(i for i, figure in enumerate(unit.figures) if figure.id == end)
