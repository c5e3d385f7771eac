"""What a half-told move would do: reach, the way that is meant, where it ends."""

from typing import Any

from slagveld.kernel.decision import Ghost, Preview
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Spot
from slagveld.table.units import direction_of
from slagveld.texts import Text

from ..core.book import refuse, text
from ..core.figure import Figure, Movement
from ..core.state import ConfrontationState
from ..terrain.footing import Going
from ..terrain.paces import Gait, limit_tally
from ..terrain.wayfinding import meant, pointed_at, reach_region
from ..terrain.ways import end_pose, spot_of, way_cost, way_length
from .displacement import best_gait, move_refusal

HAIR = 12
"""Units by which the end of a way may be mended without being another place."""


def preview_way(
    state: ConfrontationState,
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
    unmeasured = movement == "charge" and not state.options.free_measuring
    gait = best_gait(figure, movement)
    going = Going(through, walking=movement == "walk", flying=gait.flying)
    shown: dict[str, Any] = {
        "tallies": (limit_tally(figure, movement, second=gait.flying),),
        "notes": notes(movement),
    }
    if not given and (given is None or told is None):
        region = None if unmeasured else reach_region(state, figure, gait.limit, going)
        return Preview(region=region, limit=gait.limit, **shown)

    def refusal_of(path: Path) -> Refusal | None:
        facing = ahead(figure, path) if told is None else told
        return move_refusal(state, figure, path, facing, movement, through=through)

    path = meant(state, figure, given, gait.limit, lambda way: refusal_of(way) is None, going)
    if unmeasured and path != given and _ends_elsewhere(path, given):
        facing = figure.pose.facing
        refusal = _contact_refusal(state, figure, given[-1]) or move_refusal(
            state, figure, given, facing, movement, through=through
        )
        return Preview(refusal=refusal, limit=gait.limit, **shown)
    facing = ahead(figure, path) if told is None else told
    return Preview(
        refusal=refusal_of(path),
        snapped=mended(given, path, told, facing),
        **shown,
        **drawn(state, figure, path, facing, gait, walking=going.walking),
    )


def mended(given: Path, path: Path, told: int | None, facing: int) -> dict[str, Any]:
    """What a preview moves: the way where another is meant, the facing where none was told."""
    snapped: dict[str, Any] = {} if path == given else {"path": path}
    return {**snapped, "facing": facing} if told is None else snapped


def _ends_elsewhere(path: Path, given: Path) -> bool:
    """Whether a way that was mended no longer ends where it was told to, but for a hair."""
    end, goal = path[-1], given[-1]
    return abs(end.x - goal.x) > HAIR or abs(end.y - goal.y) > HAIR


def _contact_refusal(state: ConfrontationState, figure: Figure, goal: Spot) -> Refusal | None:
    """Why a way may not end where an enemy stands, however far that is, or None."""
    other = pointed_at(state, figure, goal)
    if other is None or other.seat == figure.seat:
        return None
    values = {"name": figure.name, "other": other.name}
    return refuse("CON-MOVE-13", "refusal-ground-contact", **values)


def drawn(
    state: ConfrontationState,
    figure: Figure,
    path: Path,
    facing: int,
    gait: Gait,
    *,
    walking: bool = False,
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


def ahead(figure: Figure, path: Path) -> int:
    """The way it goes at the end of a path; as it looks now where it does not move."""
    places = [(figure.pose.x, figure.pose.y), *[(spot.x, spot.y) for spot in path]]
    end = places[-1]
    for x, y in reversed(places):
        if (x, y) != end:
            return int(direction_of(end[0] - x, end[1] - y))
    return figure.pose.facing


def notes(movement: Movement) -> tuple[Text, ...]:
    """What a type of movement brings with it."""
    found = {"charge": text("note-move-rush"), "dodge": text("note-move-dodge")}
    return (found[movement],) if movement in found else ()
