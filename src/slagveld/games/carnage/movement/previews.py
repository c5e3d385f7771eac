"""What a half-filled move would do: reach, the way that is meant, the whole block at its end."""

from collections.abc import Callable
from typing import Any

from slagveld.kernel.decision import Preview
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import filled
from slagveld.table.shapes import Spot

from ..core.book import text
from ..core.parts import ghosts
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.advance import Turning, ended, facing_to, free_turn_refusal, length_of, newly_touched
from ..ground.paces import move_limit
from ..ground.wayfinding import meant, reach_region
from ..ground.ways import way_cost

Check = Callable[[CarnageState, Unit, int, Path], Refusal | None]
"""Why a unit cannot turn and go like this."""


def preview_way(
    state: CarnageState, unit: Unit, turn: int, way: Path, check: Check, turning: Turning
) -> Preview:
    """A move of a unit, as far as `turn` and `way` are filled; it keeps its facing until told."""
    tally = move_limit(state, unit)
    limit = tally.total
    facing = filled(turn, unit.facing)
    snapped: dict[str, Any] = {"facing": facing} if filled(turn) is None else {}
    if refusal := free_turn_refusal(state, unit, facing, turning):
        return Preview(refusal=refusal, limit=limit, tallies=(tally,))
    here = facing_to(unit, facing)
    given = filled(way)
    if given is None:
        shown = () if snapped else ghosts(here)
        region = reach_region(state, here, limit)
        return Preview(region=region, limit=limit, tallies=(tally,), snapped=snapped, ghosts=shown)
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
