"""What a way goes around, as a ground for searches (`slagveld.table.routes`).

A stand is taken as its round core, or as the circle round its corners where there is room for it.
Crossing a low obstacle has its price (half of it at either edge); a ditch with bridges is walled
along its banks and along the sides of the bridges.
"""

from slagveld.table import obstacles
from slagveld.table.body import Area
from slagveld.table.convex import Region
from slagveld.table.inside import stretches_inside
from slagveld.table.obstacles import Ground, disc_mover
from slagveld.table.terrain import Terrain
from slagveld.table.units import FINE

from ..core.regiment import Stand
from ..core.state import LittleCarnageState
from ..terrain.ditches import narrowest
from ..terrain.scenery import kind_of, scenery_of, stands_on
from ..ways.footing import SLIP, Mover
from ..ways.legs import TOLL


def way_ground(mover: Mover, *, wide: bool = False) -> Ground:
    """All that the middle of a stand goes around; only the border for those who fly."""
    stand = mover.stand
    key = ("way ground", stand.id, stand.pose, mover.flying, mover.through, wide)
    return mover.state.field.known(key, _made, mover, wide)


def _made(going: Mover, wide: bool) -> Ground:
    state, stand, _, flying, through = going
    table = state.field.table
    ground = Ground()
    least = min(stand.sides) * FINE // 2
    ground.add_border(disc_mover(least), 0, 0, table.width * FINE, table.height * FINE, SLIP)
    if flying:
        return ground
    mover = disc_mover(stand.body.reach + FINE if wide else least)
    for other in state.field.stands:
        if other.seat != stand.seat and other.pose.z == stand.pose.z and other.id not in through:
            ground.add_body(mover, other.body, other.id)
    if table.terrain and not stand.pose.z:
        _add_terrain(ground, state, stand, mover)
    return ground


def _add_terrain(
    ground: Ground, state: LittleCarnageState, stand: Stand, mover: obstacles.Mover
) -> None:
    scenery = scenery_of(state.field.table)
    for piece in scenery.solid:
        passage = kind_of(piece).passage
        if passage == "low":
            _add_tolls(ground, piece)
        elif passage == "ditch":
            if narrowest(piece) <= max(stand.sides) * FINE:
                continue
            if scenery.bridges:
                _add_banks(ground, mover, piece, scenery.bridges)
            else:
                ground.add_region(mover, Region(piece.area), piece.id)
        elif not stands_on(stand, piece):
            ground.add_region(mover, Region(piece.area), piece.id)


def _add_tolls(ground: Ground, piece: Terrain) -> None:
    area = piece.area
    for i, j in enumerate(area.follow):
        price = TOLL * FINE / 2.0
        ground.add_toll(area.xs[i], area.ys[i], area.xs[j], area.ys[j], price, piece.id)


def _add_banks(
    ground: Ground, mover: obstacles.Mover, ditch: Terrain, bridges: list[Terrain]
) -> None:
    """Walls where the banks of a ditch are not bridged, and along the bridges over it."""
    for line in _lines(ditch.area):
        covered = sorted([part for b in bridges for part in stretches_inside(*line, b.area)])
        at = 0.0
        for low, high in [*covered, (1.0, 1.0)]:
            if low > at:
                _add_wall(ground, mover, line, at, low, ditch.id)
            at = max(at, high)
    for bridge in bridges:
        for line in _lines(bridge.area):
            for low, high in stretches_inside(*line, ditch.area):
                _add_wall(ground, mover, line, low, high, ditch.id)


def _lines(area: Area) -> list[tuple[int, int, int, int]]:
    return [(area.xs[i], area.ys[i], area.xs[j], area.ys[j]) for i, j in enumerate(area.follow)]


def _add_wall(
    ground: Ground,
    mover: obstacles.Mover,
    line: tuple[int, int, int, int],
    low: float,
    high: float,
    owner: int,
) -> None:
    x1, y1, x2, y2 = line
    ends = [(round(x1 + (x2 - x1) * part), round(y1 + (y2 - y1) * part)) for part in (low, high)]
    if ends[0] != ends[1]:
        ground.add_wall(mover, *ends[0], *ends[1], owner)
