"""A unit goes along a path as one block, and what its arrival brings about."""

from collections.abc import Sequence

import msgspec

from slagveld.kernel.event import Moved, Told, Turned
from slagveld.kernel.rulebook import Refusal
from slagveld.table.paths import path_length
from slagveld.table.shapes import Pose, Spot
from slagveld.table.units import FINE

from ..core.book import HAIR, KEY, text
from ..core.conditions import is_accelerated, is_diverted, is_enemy, wake
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from .pushed_wagon import push_wagon
from .readiness import attack_refusal
from .turns import turned

HAIRS = {"march": f"{KEY}:march-hair", f"{KEY}:charge": f"{KEY}:charge-hair"}
"""The manners of moves that are too short for a measure."""


def facing_to(unit: Unit, facing: int) -> Unit:
    """The unit in formation after its free turn; itself when there is nothing to do."""
    return unit if facing == unit.facing and unit.formed else turned(unit, facing)


def ended(unit: Unit, path: Sequence[Spot]) -> Unit:
    """The unit at the end of a path of the middle of its front."""
    if not path:
        return unit
    return msgspec.structs.replace(unit, x=path[-1].x, y=path[-1].y)


def length_of(unit: Unit, path: Sequence[Spot]) -> int:
    """How long a path from where the unit stands is, rounded up to whole units."""
    xs = [unit.x, *(spot.x for spot in path)]
    ys = [unit.y, *(spot.y for spot in path)]
    fine = path_length([x * FINE for x in xs], [y * FINE for y in ys])
    return -int(-fine // FINE)


def newly_touched(state: CarnageState, unit: Unit, there: Unit) -> list[Unit]:
    """Enemies that a unit touches at another place and did not touch where it stands."""
    after = state.field.replaced(there)
    return [enemy for enemy in after.enemies_of(there) if not state.field.touches(unit, enemy)]


def end_refusal(state: CarnageState, unit: Unit, there: Unit) -> Refusal | None:
    """Why a unit may not come to stand there: it would start a fight that it may not, or None."""
    for enemy in newly_touched(state, unit, there):
        refusal = attack_refusal(state, unit, enemy)
        if refusal is not None:
            return refusal
    return None


def begin(play: Battle, unit: Unit) -> None:
    """Note that a unit's side has made its first move, which ends its reorganisation.

    A unit that goes first by magic does not count (CAR-14.3-acceleration).
    """
    state = play.state
    if unit.side not in state.begun and not is_accelerated(state, unit):
        play.replace(begun=(*state.begun, unit.side))


def turn(play: Battle, number: int, facing: int) -> None:
    """Let a unit make its free turn (CAR-8.5), re-forming it; nothing if it looks there."""
    unit = play.state.field.by_id[number]
    there = facing_to(unit, facing)
    if there is unit:
        return
    if unit.places:
        what = text("told-reforms", unit=unit.name)
        play.tell(Told, what=what, pieces=(number,), rule="CAR-5.1-formation")
    if facing != unit.facing:
        begin(play, unit)
        doings = msgspec.structs.replace(there.doings, turned=True)
        there = msgspec.structs.replace(there, doings=doings)
        play.tell(Turned, piece=number, name=unit.name, facing=facing, rule="CAR-8.5")
    play.state = play.state.with_unit(there)


def go(
    play: Battle, number: int, path: Sequence[Spot], cost: int, *, manner: str, rule: str
) -> list[Unit]:
    """Move a unit along a path; the enemies that it newly touches at its end.

    The wagon is pushed aside, and diverted friends beside whom the move ends are woken.
    """
    unit = play.state.field.by_id[number]
    begin(play, unit)
    there = ended(unit, path)
    fresh = newly_touched(play.state, unit, there)
    doings = unit.doings
    doings = msgspec.structs.replace(doings, moved=True, spent=doings.spent + cost)
    there = msgspec.structs.replace(there, doings=doings)
    play.state = play.state.with_unit(there)
    if play.listening:
        length = length_of(unit, path)
        play.tell(
            Moved,
            piece=number,
            name=unit.name,
            path=(Spot(unit.x, unit.y), *path),
            pose=Pose(there.x, there.y, there.facing),
            manner=HAIRS.get(manner, manner) if 0 < length < HAIR else manner,
            length=length,
            rule=rule,
        )
    push_wagon(play)
    _wake_friends(play, there)
    return fresh


def _wake_friends(play: Battle, unit: Unit) -> None:
    """A friend who ends his move beside a diverted unit wakes it (CAR-14.3-diversion-friend)."""
    state = play.state
    for other in state.units:
        if other.id == unit.id or is_enemy(unit, other) or not is_diverted(state, other):
            continue
        if state.field.touches(unit, other):
            wake(play, other.id, "CAR-14.3-diversion-friend")


def arrive(play: Battle, mover: int, enemy: int, charging: bool) -> None:
    """Note that a unit attacked an enemy by coming into contact with it, and wake that enemy.

    The enemy may not be split nor break off in this round (CAR-5.1.5c, CAR-8.6e), nor wrap if it
    was charged (CAR-11-charged).
    """
    state = play.state
    unit, foe = state.field.by_id[mover], state.field.by_id[enemy]
    doings = msgspec.structs.replace(
        foe.doings, attacked=True, was_charged=foe.doings.was_charged or charging
    )
    play.state = state.changed(enemy, doings=doings)
    if not charging:
        what = text("told-attacks", unit=unit.name, enemy=foe.name)
        play.tell(Told, what=what, pieces=(mover, enemy), rule="CAR-8-into-contact")
    wake(play, enemy)
