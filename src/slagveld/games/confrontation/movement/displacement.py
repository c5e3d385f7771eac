"""Moves along a path of the middle: whether they may be made, and making them."""

from collections.abc import Callable
from typing import Any, Literal

from slagveld.kernel.event import Turned
from slagveld.kernel.fields import Path
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose

from ..core.asking import tell_moved
from ..core.book import KEY, refuse
from ..core.figure import Figure, Movement
from ..core.state import Battle, ClashState, opponents
from ..terrain.movement_table import Gait, gaits, halves_of, on_land
from ..terrain.obstacles import Going
from ..terrain.paths import end_pose, gaits_refusal, open_by_gait, spot_of, way_length
from ..terrain.scenery import in_water
from ..terrain.standing_room import has_room, stand_refusal

Onset = Literal["charge", "engage", "failed-charge", "pursue"]
Manner = Literal["walk", Onset, "rush", "dodge", "disengage", "slip", "swim", "jump"]
"""How a figure goes; a rush is a charge without a target (CON-CHARGE-6)."""
TOLD: dict[Manner, str] = {
    "charge": f"{KEY}:charge",
    "failed-charge": f"{KEY}:failed-charge",
    "engage": f"{KEY}:engage",
    "disengage": "break-off",
    "slip": f"{KEY}:slip",
}
"""How a manner is called in the story where that differs."""
Allowed = Callable[[Path, int], bool]
"""Whether a figure may go along a path and stand so at its end."""


def move_refusal(
    state: ClashState,
    figure: Figure,
    path: Path,
    facing: int,
    movement: Movement,
    *,
    through: tuple[int, ...] = (),
    touch: tuple[int, ...] = (),
    spent: int = 0,
) -> Refusal | None:
    """Why a figure cannot go along a path and stand at its end like this, or None.

    It may go by any of its gaits; the refusal is that of the farthest. `through` are figures that
    are activated with it, `touch` the enemies that it may touch at the end, `spent` what it has
    gone of this movement already.
    """
    if path:
        going, rule = Going(through, touch, movement == "walk"), halves_of(figure, movement)[1]
        ways = gaits(figure, movement, spent)
        if (refusal := gaits_refusal(state, figure, path, ways, going, rule)) is not None:
            return refusal
    elif facing == figure.pose.facing:
        return None
    return stand_refusal(state, figure, end_pose(state, figure, path, facing), touch=touch)


def allower(
    state: ClashState,
    figure: Figure,
    movement: Movement,
    *,
    through: tuple[int, ...] = (),
    spent: int = 0,
) -> Allowed:
    """Whether this figure may make a move, to be asked of several ways: as `move_refusal`."""
    going, ways = Going(through, walking=movement == "walk"), gaits(figure, movement, spent)

    def allowed(path: Path, facing: int) -> bool:
        if path and not open_by_gait(state, figure, path, ways, going):
            return False
        if not path and facing == figure.pose.facing:
            return True
        return has_room(state, figure, end_pose(state, figure, path, facing))

    return allowed


def best_gait(figure: Figure, movement: Movement, spent: int = 0) -> Gait:
    """The gait by which a figure gets farthest from where it stands, for displays and lists."""
    return on_land(gaits(figure, movement, spent))


def turn_refusal(state: ClashState, figure: Figure, facing: int) -> Refusal | None:
    """Why a figure that stays where it is cannot turn to a facing, or None (CON-WALK-2).

    Its base turns with it: in contact it must stay in contact with the same enemies. Who is in deep
    water turns in it (CON-SWIM-2).
    """
    if facing == figure.pose.facing:
        return None
    before = tuple([enemy.id for enemy in opponents(state, figure)])
    pose = end_pose(state, figure, (), facing)
    refusal = stand_refusal(state, figure, pose, touch=before, wet=in_water(state, figure))
    if refusal is not None:
        return refusal
    after = opponents(state, figure.at(pose))
    if tuple([enemy.id for enemy in after]) != before:
        return refuse("CON-DISENGAGE-1", "refusal-move-turn", name=figure.name)
    return None


def displace(
    play: Battle, number: int, path: Path, facing: int, *, manner: Manner, rule: str, **noted: Any
) -> None:
    """Move a figure along a path and turn it at the end; what it covers is noted."""
    figure = play.state.field.by_id[number]
    pose = end_pose(play.state, figure, path, facing)
    set_down(play, figure, path, pose, manner=manner, rule=rule, **noted)


def set_down(
    play: Battle, figure: Figure, path: Path, pose: Pose, *, manner: Manner, rule: str, **noted: Any
) -> None:
    """Put a figure at a pose to which a path has led it; `noted`: what it did besides."""
    length = way_length(figure, path)
    if pose != figure.pose:
        noted["covered"] = figure.turn.covered + length
        play.state = play.state.with_figure(figure.moved(pose, noted))
    elif noted:
        play.state = play.state.with_figure(figure.did(**noted))
    if not play.listening:
        return
    if path:
        told, way = TOLD.get(manner, manner), (spot_of(figure), *path)
        tell_moved(play, figure, way, pose, manner=told, length=length, rule=rule)
    elif pose.facing != figure.pose.facing:
        facing = pose.facing
        play.tell(Turned, piece=figure.id, name=figure.name, facing=facing, rule="CON-WALK-2")
