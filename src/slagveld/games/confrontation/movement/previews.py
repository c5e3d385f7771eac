"""What a half-told move would do: reach, the way that is meant, where it ends."""

from collections.abc import Mapping
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
from ..terrain.paces import Gait, limit_tally
from ..terrain.wayfinding import meant, pointed_at, reach_region
from ..terrain.ways import end_pose, way_cost, way_length
from .displacement import best_gait, move_refusal

HAIR = 12
"""Units by which the end of a way may be mended without being another place."""


def preview_way(
    state: ConfrontationState,
    figure: Figure,
    values: Mapping[str, Any],
    movement: Movement,
    *,
    through: tuple[int, ...] = (),
) -> Preview:
    """A move of a figure that touches nobody, as far as it is told.

    What a charge may not measure a rush does not draw: neither how far it gets, nor a way ended
    there or at an enemy (CON-CHARGE-10).
    """
    unmeasured = movement == "charge" and not state.options.free_measuring
    gait = best_gait(figure, movement)
    tally = limit_tally(figure, movement, second=gait.flying)
    walking = movement == "walk"
    raw = values.get("path")
    if not isinstance(raw, list | tuple) or (not raw and "facing" not in values):
        region = None
        if not unmeasured:
            region = reach_region(
                state, figure, gait.limit, through=through, walking=walking, flying=gait.flying
            )
        return Preview(region=region, limit=gait.limit, tallies=(tally,), notes=notes(movement))
    given = spots_of(raw)
    told = values.get("facing")

    def legal(path: Path) -> bool:
        facing = told if isinstance(told, int) else ahead(figure, path)
        return move_refusal(state, figure, path, facing, movement, through=through) is None

    path = meant(
        state,
        figure,
        given,
        gait.limit,
        legal,
        through=through,
        walking=walking,
        flying=gait.flying,
    )
    if unmeasured and path != given and _ends_elsewhere(path, given):
        refusal = _contact_refusal(state, figure, given[-1])
        refusal = refusal or move_refusal(
            state, figure, given, figure.pose.facing, movement, through=through
        )
        return Preview(refusal=refusal, limit=gait.limit, tallies=(tally,), notes=notes(movement))
    facing = told if isinstance(told, int) else ahead(figure, path)
    snapped: dict[str, Any] = {} if path == given else {"path": path}
    if not isinstance(told, int):
        snapped["facing"] = facing
    refusal = move_refusal(state, figure, path, facing, movement, through=through)
    return Preview(
        refusal=refusal,
        snapped=snapped,
        tallies=(tally,),
        notes=notes(movement),
        **drawn(state, figure, path, facing, gait, walking=walking),
    )


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
    here = Spot(figure.pose.x, figure.pose.y, figure.pose.level)
    return {
        "path": (here, *path),
        "length": way_length(figure, path),
        "cost": way_cost(state, figure, path, walking=walking, flying=gait.flying),
        "limit": gait.limit,
        "ghosts": (Ghost(figure.id, end_pose(state, figure, path, facing)),),
    }


def spots_of(raw: Any) -> Path:
    """A path as it comes in."""
    return tuple([spot if isinstance(spot, Spot) else Spot(*spot) for spot in raw])


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
    match movement:
        case "charge":
            return (text("note-move-rush"),)
        case "dodge":
            return (text("note-move-dodge"),)
        case _:
            return ()
