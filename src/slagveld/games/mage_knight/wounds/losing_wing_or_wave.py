"""Losing the wing or the wave speed type: coming down, and out of the water (MK-SOAR-3, MK-WAVE-3).

A new click takes it, or that one holds a captive or is one (MK-CAPTURE-6).
"""

from slagveld.record import replace
from slagveld.table.inside import TOUCHING, body_in_area
from slagveld.table.measure import distance
from slagveld.table.shapes import Spot
from slagveld.table.units import FINE

from ..core.book import text
from ..core.events import tell_moved, tell_status
from ..core.fighter import GROUND, Fighter
from ..core.state import Battle, KnightState
from ..terrain.obstacles import footing_of
from ..terrain.path_search import nearest_stand
from ..terrain.soaring import may_soar
from ..terrain.speed_and_speed_types import swims
from ..terrain.standing_room import stand_refusal
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
        if may_soar(fighter):
            return
        down = fighter.at(replace(fighter.pose, level=GROUND))
        play.state = play.state.with_fighter(down)
        tell_status(play, down, text("status-soaring"), "MK-SOAR-3", on=False)
        if stand_refusal(play.state, down, down.pose) is not None:
            _move_off(play, down, "MK-SOAR-3")
    elif fighter.free and _is_out_of_its_depth(play.state, fighter):
        _move_off(play, fighter, "MK-WAVE-3")


def _is_out_of_its_depth(state: KnightState, fighter: Fighter) -> bool:
    """Whether a part of a base is in water that its warrior cannot stand in."""
    table = state.field.table
    if not table.terrain:
        return False
    deep = [piece for piece, kind in footing_of(table, swims(fighter)).barred if kind.water]
    if not deep:
        return False
    core = fighter.core
    return any(body_in_area(core, piece.area) > TOUCHING for piece in deep)


def _move_off(play: Battle, fighter: Fighter, rule: str) -> None:
    """Move a warrior the shortest way to where its base fits, a captor with its captive."""
    old = fighter.pose
    pose = nearest_stand(play.state, fighter, old.x, old.y)
    if pose is None:
        return
    moved = fighter.at(pose)
    play.state = play.state.with_fighter(moved)
    path = (Spot(old.x, old.y), Spot(pose.x, pose.y))
    length = distance(old.x * FINE, old.y * FINE, pose.x * FINE, pose.y * FINE) // FINE
    tell_moved(play, moved.id, moved.name, path, pose, "pushed", length, rule)
    captive = play.state.fighter(moved.captive) if moved.captive else None
    if captive is not None:
        spot = captive_spot(play.state, moved, captive)
        if spot is not None:
            put_beside(play, captive, spot)
