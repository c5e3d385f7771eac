"""Captives: taken, led along, freed (MK-CAPTURE-5 to MK-CAPTURE-16).

A captive is nobody's friend or enemy, has no abilities, items or speed type, and takes no damage:
`Fighter.free` says so, and whoever asks for these things asks there.
"""

from slagveld.kernel.event import Moved, StatusChanged
from slagveld.kernel.rulebook import Refusal
from slagveld.table.shapes import Pose
from slagveld.table.units import TURN, cosine, direction_of, scaled, sine

from ..core.book import refuse, text
from ..core.fighter import GROUND, Fighter
from ..core.state import Battle, MageKnightState
from ..terrain.standing import stand_refusal

ASIDE = 150
"""Tenths of a degree between the places round a captor that are tried for its captive."""


# Freed


def free(play: Battle, captor: int, rule: str) -> None:
    """The captive of a warrior is an ordinary warrior again, where it stands (MK-CAPTURE-15).

    It may be given an action in its player's next turn, so not in the one that runs.
    """
    state = play.state
    held = state.field.by_id[state.field.by_id[captor].captive]
    let_go(play, captor)
    if state.active == held.seat:
        play.state = play.state.changed(held.id, freed=state.round)
    status = text("status-captive", captor=state.field.by_id[captor].name)
    play.tell(StatusChanged, piece=held.id, name=held.name, status=status, on=False, rule=rule)


def let_go(play: Battle, captor: int) -> None:
    """Captor and captive are parted; why, and what becomes of the captive, the caller tells."""
    held = play.state.field.by_id[captor].captive
    play.state = play.state.changed(captor, captive=0).changed(held, captor=0)


def released_by(play: Battle, fighter: Fighter) -> None:
    """A warrior is being eliminated: whom it held is free (MK-CAPTURE-15)."""
    if fighter.captive:
        free(play, fighter.id, "MK-CAPTURE-15")


# Led along


def captive_refusal(
    state: MageKnightState, captor_moved: Fighter, captive: Fighter, pose: Pose
) -> Refusal | None:
    """Why a captive cannot be set down so beside its captor, or None (MK-CAPTURE-9)."""
    return _beside(state.with_fighter(captor_moved), captor_moved, captive, pose)


def _beside(
    after: MageKnightState, captor: Fighter, captive: Fighter, pose: Pose
) -> Refusal | None:
    """The same in the situation in which the captor has moved."""
    names = {"name": captive.name, "captor": captor.name}
    if pose.level != GROUND or pose.z != 0:
        return refuse("MK-CAPTURE-13", "refusal-captive-soars", **names)
    if captor.id not in after.field.touching(captive.at(pose)):
        return refuse("MK-CAPTURE-9", "refusal-captive-apart", **names)
    return stand_refusal(after, captive, pose)


def captive_spot(state: MageKnightState, captor_moved: Fighter, captive: Fighter) -> Pose | None:
    """Where a captive is set down unless told otherwise: it stays, or is drawn after its captor.

    The nearest to where it stands of the places round the captor where it fits.
    """
    here, there = captor_moved.pose, captive.pose
    behind = int(direction_of(there.x - here.x, there.y - here.y))
    far = (captor_moved.base.diameter + captive.base.diameter) // 2
    tried = [Pose(there.x, there.y, there.facing)]
    for turn in range(0, TURN // 2 + 1, ASIDE):
        for way in ((behind + turn) % TURN, (behind - turn) % TURN):
            x, y = int(scaled(far * cosine(way))), int(scaled(far * sine(way)))
            tried.append(Pose(here.x + x, here.y + y, there.facing))
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
    play.tell(
        Moved,
        piece=captive.id,
        name=captive.name,
        path=(),
        pose=pose,
        manner="led",
        rule="MK-CAPTURE-9",
    )
