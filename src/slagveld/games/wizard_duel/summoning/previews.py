"""What a half-filled summons would do: which models go along, and where they may appear."""

from typing import Any

import msgspec

from slagveld.kernel.decision import Preview
from slagveld.kernel.fields import Placement, Region
from slagveld.table.shapes import Outline

from ..core.book import CM, text
from ..core.models import WIZARD, StockModel
from ..core.races import race
from ..core.state import DuelState
from ..familiars.pack import summon_bounds
from ..terrain.wayfinding import arc_points
from .creature_magic import with_model
from .natures import goes_along, natures
from .packages import free_models, package_of
from .places import check_place


def preview_summons(state: DuelState, seat: int, values: dict[str, Any]) -> Preview:
    """The models that go with a package, where they may appear, and the first fault of a place."""
    key = values.get("package")
    package = package_of(state, key) if isinstance(key, str) else None
    if package is None or not isinstance(key, str):
        return Preview()
    free = {model.number: model for model in free_models(state, seat, key)}
    after, refusal = state, None
    placed = values.get("models")
    given = msgspec.convert(placed, tuple[Placement, ...]) if placed else ()
    for placement in given:
        model = free.pop(placement.piece, None)
        if model is not None and refusal is None:
            refusal = check_place(after, seat, model, placement)
            after = with_model(after, seat, model, placement.pose)
    held = natures(after, seat)
    fitting = [model for model in free.values() if goes_along(state, model, held)]
    more = tuple(model.number for model in fitting) if len(given) < package.models else ()
    return Preview(
        refusal=refusal,
        unfinished=bool(more),
        pieces=more,
        region=_ring(state, seat, fitting),
        notes=(text("note-summons", count=len(given), most=package.models, price=package.price),),
    )


def _ring(state: DuelState, seat: int, models: list[StockModel]) -> Region | None:
    """Where the middle of the smallest of these models may stand (WD-SUMMON-5)."""
    if not models:
        return None
    base = min(race(model.race, update=state.options.update).base for model in models) * CM // 10
    near, far = summon_bounds(state, seat)
    edges = (WIZARD.diameter + base) // 2
    middle = state.pose(state.wizards[seat].id)
    inner, outer = (arc_points(middle, way + edges, 0, 3600) for way in (near, far))
    return Region((Outline(outer, (inner,)),), middle.level, "allowed")
