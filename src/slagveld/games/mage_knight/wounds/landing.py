"""Coming down, and out of the water: what a new click or a captive may ask at once."""

import msgspec

from slagveld.kernel.event import Moved, StatusChanged
from slagveld.table.inside import TOUCHING, body_in_area
from slagveld.table.measure import distance
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE

from ..core.book import text
from ..core.fighter import GROUND, Fighter
from ..core.state import Battle, MageKnightState
from ..terrain.footing import core_of, footing_of, swims
from ..terrain.room import nearest_stand
from ..terrain.standing import may_soar, stand_refusal
from .captives import captive_spot, put_beside


def landed(play: Battle, number: int) -> None:
    """Settle a warrior whose click or captivity may have taken its wings or its waves.

    Without the wing type it comes down where it is; where its base then has no room, and where it
    can no longer swim, it is moved the shortest way to a place that fits (MK-SOAR-3, MK-WAVE-3).
    This is no move: nothing follows from it.
    """
    fighter = play.state.fighter(number)
    if fighter is None:
        return
    if fighter.soaring:
        if not may_soar(fighter):
            _come_down(play, fighter)
    elif fighter.free and _is_out_of_its_depth(play.state, fighter):
        _move_off(play, fighter, "MK-WAVE-3")


def _come_down(play: Battle, fighter: Fighter) -> None:
    down = fighter.at(msgspec.structs.replace(fighter.pose, level=GROUND))
    play.state = play.state.with_fighter(down)
    status = text("status-soaring")
    play.tell(
        StatusChanged, piece=down.id, name=down.name, status=status, on=False, rule="MK-SOAR-3"
    )
    if stand_refusal(play.state, down, down.pose) is not None:
        _move_off(play, down, "MK-SOAR-3")


def _is_out_of_its_depth(state: MageKnightState, fighter: Fighter) -> bool:
    """Whether a part of a base is in water that its warrior cannot stand in."""
    table = state.field.table
    if not table.terrain:
        return False
    barred = footing_of(table, swims(fighter)).barred
    deep = [piece for piece, kind in barred if kind.water]
    if not deep:
        return False
    core = core_of(fighter.body)
    return any(body_in_area(core, piece.area) > TOUCHING for piece in deep)


def _move_off(play: Battle, fighter: Fighter, rule: str) -> None:
    """Move a warrior the shortest way to where its base fits, a captor with its captive."""
    old = fighter.pose
    pose = nearest_stand(play.state, fighter, old.x, old.y)
    if pose is None:
        return
    moved = fighter.at(pose)
    play.state = play.state.with_fighter(moved)
    play.tell(
        Moved,
        piece=moved.id,
        name=moved.name,
        path=(Spot(old.x, old.y), Spot(pose.x, pose.y)),
        pose=pose,
        manner="pushed",
        length=distance(old.x * FINE, old.y * FINE, pose.x * FINE, pose.y * FINE) // FINE,
        rule=rule,
    )
    captive = play.state.fighter(moved.captive) if moved.captive else None
    if captive is not None:
        spot = captive_spot(play.state, moved, captive)
        if spot is not None:
            put_beside(play, captive, spot)
