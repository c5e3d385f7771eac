"""Captives: what they are to others, how they are freed and led along (MK-CAPTURE-8 to -16).

A captive is nobody's friend or enemy (MK-CAPTURE-14), gets no actions (MK-CAPTURE-12), has no
abilities, items or speed type, and takes no damage (MK-CAPTURE-11): `Fighter.free` says so, and
whoever asks for these things asks there. Its captor may do little but move (MK-CAPTURE-8).
"""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose
from slagveld.table.steps import moved
from slagveld.table.units import TURN, direction_of

from ..core.book import refuse, text
from ..core.events import tell_moved, tell_status
from ..core.fighter import GROUND, Fighter
from ..core.state import Battle, KnightState
from ..terrain.standing_room import stand_refusal
from .hex_and_overwatch_tokens import lifted

ASIDE = 150
"""Tenths of a degree between the places round a captor that are tried for its captive."""


def may_be_target(target: Fighter) -> bool:
    """Whether a warrior may be the target of an attack as others are (MK-CAPTURE-10).

    A captive may not: its captor alone attacks it, by an execution.
    """
    return target.free


# Freed


def free(play: Battle, captor: int, rule: str) -> None:
    """The captive of a warrior is an ordinary warrior again, where it stands (MK-CAPTURE-15).

    So also when its captor shows Battle Fury (MK-CARD-battle-fury). It may be given an action in
    its player's next turn, so not in the one that runs.
    """
    state = play.state
    held = state.field.by_id[state.field.by_id[captor].captive]
    let_go(play, captor)
    if state.active == held.seat:
        play.state = play.state.changed(held.id, freed=state.round)
    status = text("status-captive", captor=state.field.by_id[captor].name)
    tell_status(play, held, status, rule, on=False)


def let_go(play: Battle, captor: int) -> None:
    """Captor and captive are parted; why, and what becomes of the captive, the caller tells."""
    held = play.state.field.by_id[captor].captive
    play.state = play.state.changed(captor, captive=0).changed(held, captor=0)


def released(play: Battle, fighter: Fighter) -> None:
    """A warrior is being taken off: whom it held is free (MK-CAPTURE-15), its tokens go."""
    if fighter.captive:
        free(play, fighter.id, "MK-CAPTURE-15")
    if fighter.captor:
        let_go(play, fighter.captor)
    lifted(play, fighter.id)


# Led along


def captive_refusal(
    state: KnightState, captor_moved: Fighter, captive: Fighter, pose: Pose
) -> Refusal | None:
    """Why a captive cannot be set down so beside its captor, or None (MK-CAPTURE-9)."""
    return _beside(state.with_fighter(captor_moved), captor_moved, captive, pose)


def _beside(after: KnightState, captor: Fighter, captive: Fighter, pose: Pose) -> Refusal | None:
    """The same in the situation in which the captor has moved."""
    names = {"name": captive.name, "captor": captor.name}
    if pose.level != GROUND or pose.z != 0:
        return refuse("MK-CAPTURE-13", "refusal-captive-soars", **names)
    if captor.id not in after.field.touching(captive.at(pose)):
        return refuse("MK-CAPTURE-9", "refusal-captive-apart", **names)
    return stand_refusal(after, captive, pose)


def captive_spot(state: KnightState, captor_moved: Fighter, captive: Fighter) -> Pose | None:
    """It stays, or is drawn after its captor to the nearest place beside it where it fits."""
    here, there = captor_moved.pose, captive.pose
    behind = int(direction_of(there.x - here.x, there.y - here.y))
    far = (captor_moved.base.diameter + captive.base.diameter) // 2
    tried = [Pose(there.x, there.y, there.facing)]
    for turn in range(0, TURN // 2 + 1, ASIDE):
        ways = (behind + turn, behind - turn)
        tried += [Pose(*moved(here.x, here.y, way, far), there.facing) for way in ways]
    after = state.with_fighter(captor_moved)
    for pose in dict.fromkeys(tried):
        if _beside(after, captor_moved, captive, pose) is None:
            return pose
    return None


def put_beside(play: Battle, captive: Fighter, pose: Pose) -> None:
    """Set a captive down beside its captor; nothing follows from it (MK-CAPTURE-9)."""
    if pose == captive.pose:
        return
    play.state = play.state.changed(captive.id, pose=pose)
    tell_moved(play, captive.id, captive.name, (), pose, "led", 0, "MK-CAPTURE-9")
