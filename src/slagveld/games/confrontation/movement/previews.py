"""What a half-told move would do: reach, the way that is meant, where it ends."""

from collections.abc import Callable
from typing import Any

from slagveld.kernel.decision import Ghost, Preview
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.ways import facing_along, mended
from slagveld.table.shapes import Spot

from ..core.book import refuse, text
from ..core.figure import Figure, Movement
from ..core.state import ClashState
from ..terrain.movement_table import Gait, limit_tally
from ..terrain.obstacles import Going
from ..terrain.paths import end_pose, meant, pointed_at, reach_region, spot_of, way_cost, way_length
from .displacement import best_gait, move_refusal

HAIR = 12
"""Units by which the end of a way may be mended without being another place."""


def preview_way(
    state: ClashState,
    figure: Figure,
    given: Path | None,
    told: int | None,
    movement: Movement,
    *,
    through: tuple[int, ...] = (),
) -> Preview:
    """A move of a figure that touches nobody, as far as its way and the facing have been told.

    What a charge may not measure a rush does not draw: neither how far it gets, nor a way ended
    there or at an enemy (CON-CHARGE-10).
    """
    gait = best_gait(figure, movement)
    return way_preview(
        state,
        figure,
        given,
        told,
        gait,
        Going(through, walking=movement == "walk", flying=gait.flying),
        lambda path, facing: move_refusal(state, figure, path, facing, movement, through=through),
        measured=movement != "charge" or state.options.free_measuring,
        tallies=(limit_tally(figure, movement, second=gait.flying),),
        notes=NOTES.get(movement, ()),
    )


def way_preview(
    state: ClashState,
    figure: Figure,
    given: Path | None,
    told: int | None,
    gait: Gait,
    going: Going,
    refused: Callable[[Path, int], Refusal | None],
    *,
    measured: bool = True,
    **shown: Any,
) -> Preview:
    """The reach until a way or a facing is told, then the way meant; `refused` says why not."""
    if not given and (given is None or told is None):
        region = reach_region(state, figure, gait.limit, going) if measured else None
        return Preview(region=region, limit=gait.limit, **shown)

    def facing_of(path: Path) -> int:
        return facing_along(figure.pose, path) if told is None else told

    def legal(path: Path) -> bool:
        return refused(path, facing_of(path)) is None

    path = meant(state, figure, given, gait.limit, legal, going)
    aside = max(abs(path[-1].x - given[-1].x), abs(path[-1].y - given[-1].y)) if path else 0
    if not measured and path != given and aside > HAIR:
        refusal = _contact_refusal(state, figure, given[-1]) or refused(given, figure.pose.facing)
        return Preview(refusal=refusal, limit=gait.limit, **shown)
    facing = facing_of(path)
    return Preview(
        refusal=refused(path, facing),
        snapped=mended(given, path, told, facing),
        **shown,
        **drawn(state, figure, path, facing, gait, walking=going.walking),
    )


def _contact_refusal(state: ClashState, figure: Figure, goal: Spot) -> Refusal | None:
    """Why a way may not end where an enemy stands, however far that is, or None."""
    other = pointed_at(state, figure, goal)
    if other is None or other.seat == figure.seat:
        return None
    return refuse("CON-MOVE-13", "refusal-ground-contact", name=figure.name, other=other.name)


def drawn(
    state: ClashState, figure: Figure, path: Path, facing: int, gait: Gait, *, walking: bool = False
) -> dict[str, Any]:
    """How a way is shown: its line, its length and cost, and the figure at its end."""
    going = Going(walking=walking, flying=gait.flying)
    return {
        "path": (spot_of(figure), *path),
        "length": way_length(figure, path),
        "cost": way_cost(state, figure, path, going),
        "limit": gait.limit,
        "ghosts": (Ghost(figure.id, end_pose(state, figure, path, facing)),),
    }


NOTES = {"charge": (text("note-move-rush"),), "dodge": (text("note-move-dodge"),)}
