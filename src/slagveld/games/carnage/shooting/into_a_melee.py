"""Shooting into a melee: its wounds are shared between the sides that fight there (CAR-12.8)."""

from slagveld.table.measure import distance

from ..core.conditions import foes
from ..core.state import CarnageState
from ..core.unit import Unit


def shares(state: CarnageState, unit: Unit, target: Unit, wounds: int) -> list[tuple[int, int]]:
    """Whom the wounds of a shot strike: unit ids and wounds, the target first (CAR-12.8).

    In a melee every side of it has an equal part; what is left over goes to the enemies of the
    shooters first, the target's side before all. A side's part is dealt out one by one, to the
    target or the unit nearest the shooters first.
    """
    fighting = melee_of(state, target)
    if len(fighting) == 1:
        return [(target.id, wounds)]
    sides = _sides(unit, target, fighting)
    found: dict[int, int] = {}
    for place, side in enumerate(sides):
        part = wounds // len(sides) + (place < wounds % len(sides))
        members = [other for other in fighting if other.side == side]
        for number, member in enumerate(members):
            dealt = part // len(members) + (number < part % len(members))
            if dealt:
                found[member.id] = dealt
    return list(found.items())


def melee_of(state: CarnageState, target: Unit) -> list[Unit]:
    """The unit and all that are in its melee, whoever stands between."""
    found = {target.id: target}
    waiting = [target]
    while waiting:
        for foe in foes(state, waiting.pop()):
            if foe.id not in found:
                found[foe.id] = foe
                waiting.append(foe)
    return list(found.values())


def _sides(unit: Unit, target: Unit, fighting: list[Unit]) -> list[int]:
    """Sides of a melee, each once: the target's, other enemies of the shooters, their own.

    Puts the units of the melee into the order in which wounds are dealt out.
    """
    x, y = unit.middle

    def order(other: Unit) -> tuple[bool, bool, int, int]:
        ox, oy = other.middle
        near = distance(x, y, ox, oy)
        return other.id != target.id, other.side == unit.side, near, other.id

    fighting.sort(key=order)
    return list(dict.fromkeys(other.side for other in fighting))
