"""Places against a base: a stand flush with the front, a flank or the rear of another."""

from itertools import islice
from math import ceil, floor

from slagveld.table.shapes import Pose
from slagveld.table.units import ONE, TURN, cosine, sine

from ..core.board import side_spots
from ..core.stand import Stand
from ..core.state import LittleCarnageState
from ..ways.footing import stand_refusal

QUARTERS = (0, 900, 1800, 2700)


def contact_poses(
    state: LittleCarnageState,
    stand: Stand,
    enemy: Stand,
    *,
    ignore: tuple[int, ...] = (),
    most: int = 20,
) -> list[Pose]:
    """Where a stand fits with its front edge flush against another, the nearest place first.

    Before each side: opposite its middle, and half and whole bases aside as far as the edges still
    meet. At most so many places; those in `ignore` are taken to be away.
    """
    if stand.pose.z != enemy.pose.z:
        return []
    key = ("flush", stand.id, stand.pose, enemy.id, enemy.pose, ignore, most)
    traces = state.field.traces
    known: list[Pose] | None = traces.get(key)
    if known is None:
        away = (*ignore, stand.id)
        around = side_spots if state.options.board else _poses
        poses = sorted(around(stand, enemy), key=lambda pose: _far(stand, pose))
        free = (p for p in poses if stand_refusal(state, stand, p, ignore=away) is None)
        known = traces[key] = list(islice(free, most))
    return list(known)


def _far(stand: Stand, pose: Pose) -> int:
    return (pose.x - stand.pose.x) ** 2 + (pose.y - stand.pose.y) ** 2


def _poses(stand: Stand, enemy: Stand) -> list[Pose]:
    found: list[Pose] = []
    wide, deep = stand.sides
    for quarter in QUARTERS:
        side, other = enemy.sides if quarter % 1800 == 0 else enemy.sides[::-1]
        out = (enemy.pose.facing + quarter) % TURN
        along = (out + 900) % TURN
        far = (other + deep + 1) // 2
        asides = [0, *[sign * part for part in (wide // 2, wide) for sign in (1, -1)]]
        for aside in asides:
            if 2 * abs(aside) >= side + wide:
                continue
            x = far * cosine(out) + aside * cosine(along)
            y = far * sine(out) + aside * sine(along)
            found.append(
                Pose(
                    _outward(enemy.pose.x, x, cosine(out)),
                    _outward(enemy.pose.y, y, sine(out)),
                    (out + 1800) % TURN,
                    enemy.pose.z,
                    enemy.pose.level,
                )
            )
    return found


def _outward(start: int, offset: int, normal: int) -> int:
    """A place in whole units, rounded away from the base that it is against."""
    units = offset / ONE
    return start + (ceil(units - 1e-6) if normal > 0 else floor(units + 1e-6))
