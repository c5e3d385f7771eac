"""What a half-filled move would do: reach, the way that is meant, the whole block at its end."""

from collections.abc import Callable, Mapping
from typing import Any

from slagveld.kernel.decision import Ghost, Preview
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Spot

from ..core.book import text
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.advance import ended, facing_to, length_of, newly_touched
from ..ground.paces import move_limit
from ..ground.readiness import facing_refusal
from ..ground.turns import turn_refusal
from ..ground.wayfinding import meant, reach_region
from ..ground.ways import way_cost

Check = Callable[[CarnageState, Unit, int, tuple[Spot, ...]], Refusal | None]
"""Why a unit cannot turn and go like this."""

Turning = Callable[[CarnageState, Unit, int], Refusal | None]
"""Why a unit cannot turn to a facing."""


def ghosts(unit: Unit) -> tuple[Ghost, ...]:
    """Every figure of a unit where it would stand."""
    return tuple(
        [Ghost(figure.id, pose) for figure, pose in zip(unit.figures, unit.poses, strict=True)]
    )


def preview_way(
    state: CarnageState,
    unit: Unit,
    values: Mapping[str, Any],
    check: Check,
    turning: Turning = turn_refusal,
) -> Preview:
    """A move of a unit, as far as it is told; it keeps its facing until told otherwise."""
    tally = move_limit(state, unit)
    limit = tally.total
    facing = values.get("facing", unit.facing)
    snapped: dict[str, Any] = {} if "facing" in values else {"facing": facing}
    refusal = facing_refusal(unit, facing)
    if refusal is None and (facing != unit.facing or not unit.formed):
        refusal = turning(state, unit, facing)
    if refusal is not None:
        return Preview(refusal=refusal, limit=limit, tallies=(tally,))
    here = facing_to(unit, facing)
    raw = values.get("path")
    if not isinstance(raw, list | tuple):
        shown = ghosts(here) if "facing" in values else ()
        region = reach_region(state, here, limit)
        return Preview(region=region, limit=limit, tallies=(tally,), snapped=snapped, ghosts=shown)
    given = tuple([Spot(spot.x, spot.y) if isinstance(spot, Spot) else Spot(*spot) for spot in raw])
    path = meant(state, here, given, limit, lambda way: check(state, unit, facing, way) is None)
    if path != given:
        snapped["path"] = path
    there = ended(here, path)
    return Preview(
        refusal=check(state, unit, facing, path),
        snapped=snapped,
        path=(Spot(here.x, here.y), *path),
        length=length_of(here, path),
        cost=way_cost(state, here, path),
        limit=limit,
        ghosts=ghosts(there),
        tallies=(tally,),
        notes=tuple(
            [text("note-attacks", enemy=enemy.name) for enemy in newly_touched(state, unit, there)]
        ),
    )
