"""The front of a unit: what lies before it, and which figures stand in it (CAR-12.4)."""

from slagveld.table.units import FINE, ONE, cosine, sine

from ..core.state import CarnageState
from ..core.unit import Unit


def in_front(state: CarnageState, unit: Unit, target: Unit) -> bool:
    """Whether some of the target lies before the line through the unit's front (CAR-12.4).

    Single figures see all round, and those inside a building look out of every side of it.
    """
    if unit.single or unit.inside or not state.options.arcs:
        return True
    c, s = cosine(unit.facing), sine(unit.facing)
    ahead = unit.x * FINE * c + unit.y * FINE * s
    return any(
        part.xs[i] * c + part.ys[i] * s > ahead
        for part in target.parts
        for i in range(part.corners)
    )


def front_rank(unit: Unit) -> list[int]:
    """Who shoots directly (CAR-12-ranks); loose, those with none of theirs before them."""
    return unit.block.rank(0) if unit.formed else outermost(unit, 0)


def outermost(unit: Unit, side: int) -> list[int]:
    """The figures with nobody of theirs further out, on the front (0), right, rear or left.

    Somebody is before a figure who stands further out by more than half a base, and less than
    three quarters of one aside.
    """
    way = (unit.facing + 900 * side) % 3600
    c, s = int(cosine(way)), int(sine(way))
    ahead: list[int] = [body.x * c + body.y * s for body in unit.bodies]
    aside: list[int] = [body.y * c - body.x * s for body in unit.bodies]
    wide = unit.profile.width * FINE * ONE
    deep = unit.profile.depth * FINE * ONE
    if side % 2:
        wide, deep = deep, wide
    return [
        i
        for i in range(len(ahead))
        if not any(
            2 * (ahead[j] - ahead[i]) > deep and 4 * abs(aside[j] - aside[i]) < 3 * wide
            for j in range(len(ahead))
        )
    ]
