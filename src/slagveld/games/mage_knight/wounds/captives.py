"""Captives: freed, led along, taken (MK-CAPTURE-4 to -16); and how warriors come down.

A captive is nobody's friend or enemy, has no abilities, items or speed type, and takes no damage:
`Fighter.free` says so, and whoever asks for these things asks there.
"""

from slagveld.kernel.rulebook import Refusal
from slagveld.record import replace
from slagveld.table.inside import TOUCHING, body_in_area
from slagveld.table.measure import distance
from slagveld.table.shapes import Pose, Spot
from slagveld.table.steps import moved
from slagveld.table.units import FINE, TURN, direction_of

from ..core.book import refuse, text
from ..core.events import tell_moved, tell_status, tell_tokens
from ..core.fighter import GROUND, Fighter
from ..core.state import Battle, KnightState
from ..terrain.footing import footing_of
from ..terrain.speed_and_speed_types import swims
from ..terrain.standing import may_soar, stand_refusal
from ..terrain.wayfinding import nearest_stand
from .hex_and_overwatch_tokens import lifted

ASIDE = 150
"""Tenths of a degree between the places round a captor that are tried for its captive."""


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
    """Where a captive is set down unless told otherwise: it stays, or is drawn after its captor.

    The nearest to where it stands of the places round the captor where it fits.
    """
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


# Coming down, and out of the water


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
    barred = footing_of(table, swims(fighter)).barred
    deep = [piece for piece, kind in barred if kind.water]
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


# Taken


def capture(play: Battle, captor: int, target: int) -> None:
    """A capture attempt has succeeded: the target is the captive of the attacker from here on."""
    taken = play.state.field.by_id[target]
    name = play.state.field.by_id[captor].name
    if taken.captive:
        free(play, target, "MK-CAPTURE-16")
    lifted(play, target)
    play.state = play.state.changed(target, captor=captor, tokens=0)
    play.state = play.state.changed(captor, captive=target)
    tell_status(play, taken, text("status-captive", captor=name), "MK-CAPTURE-4", on=True)
    if taken.tokens:
        tell_tokens(play, taken, 0, "MK-CAPTURE-5")
    # Both go on foot now (MK-CAPTURE-6): they come down, out of the water, and stay together.
    landed(play, captor)
    landed(play, target)
    holder, held = play.state.field.by_id[captor], play.state.field.by_id[target]
    if target in play.state.field.touching(holder):
        return
    pose = captive_spot(play.state, holder, held)
    if pose is not None:
        put_beside(play, held, pose)
