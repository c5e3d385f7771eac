"""The pearl wagon as a thing on the table, pushed aside by whoever comes (CAR-7-wagon-body)."""

from collections.abc import Sequence

from slagveld.kept import beside_last
from slagveld.kernel.event import Moved
from slagveld.table.body import Body
from slagveld.table.contact import overlap
from slagveld.table.measure import distance
from slagveld.table.obstacles import Ground, body_mover, is_free
from slagveld.table.shapes import Pose, RectBase, Spot
from slagveld.table.spots import nearest_free
from slagveld.table.units import FINE
from slagveld.table.vacancy import exits

from ..core.book import text
from ..core.field import Field
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..terrain.high_walls import is_near

WAGON = RectBase(500, 500)
"""House data (CAR-0-base-size)."""
WAGON_HALF = 250 * FINE
"""Half of its width, in fine units."""
NEAR = 4 * WAGON_HALF
"""Where a place for it is looked for first."""
WAGON_ID = 900_001
"""The id by which displays know the wagon; ids of units stay far below."""
CRATER_ID = 900_100
"""That of the first crater; the others follow it."""


def wagon_body(spot: Spot) -> Body:
    """The wagon with its middle at a spot, in fine units."""
    return WAGON.body(Pose(spot.x, spot.y))


def push_wagon(play: Battle) -> None:
    """Push the pearl wagon off the units that stand on it, by the least distance."""
    state = play.state
    spot = state.wagon
    if spot is None or not _is_stood_on(state.field, spot):
        return
    there = _beside(state, spot)
    if there is not None:
        bring_wagon(play, spot, there, manner="pushed", rule="CAR-7-wagon-body")


def bring_wagon(play: Battle, spot: Spot, there: Spot, *, manner: str, rule: str) -> None:
    play.replace(wagon=there)
    play.tell(
        Moved,
        piece=WAGON_ID,
        name=text("pearl-wagon"),
        path=(spot, there),
        pose=Pose(there.x, there.y),
        manner=manner,
        length=int(distance(spot.x, spot.y, there.x, there.y)),
        rule=rule,
    )


@beside_last
def _is_stood_on(field: Field, spot: Spot) -> bool:
    """Whether a figure stands on the wagon by more than rounding; asked after every step."""
    x, y, half = spot.x * FINE, spot.y * FINE, WAGON_HALF
    box = (x - half, y - half, x + half, y + half)
    near = [unit for unit in field.units if is_near(unit.bounds, box, 0)]
    if not near:
        return False
    body = wagon_body(spot)
    return any(overlap(body, other, FINE) for unit in near for other in unit.bodies)


def _beside(state: CarnageState, spot: Spot) -> Spot | None:
    """The free place nearest to the wagon: if one is close by, units farther off change nothing."""
    x, y, far = spot.x * FINE, spot.y * FINE, WAGON_HALF + NEAR
    box = (x - far, y - far, x + far, y + far)
    near = [unit for unit in state.units if is_near(unit.bounds, box, 0)]
    return _free_of(state, spot, near, NEAR) or _free_of(state, spot, state.units)


def _free_of(
    state: CarnageState, spot: Spot, units: Sequence[Unit], within: int = 0
) -> Spot | None:
    table = state.field.table
    mover = body_mover(wagon_body(spot))
    ground = Ground()
    ground.add_border(mover, 0, 0, table.width * FINE, table.height * FINE, 0)
    for unit in units:
        for part in unit.parts:
            ground.add_body(mover, part, unit.id, 0)
    x, y = spot.x * FINE, spot.y * FINE
    places = [place for solid in ground.solids for place in exits(solid, x, y)]
    found = nearest_free(ground, x, y, float(within or (table.width + table.height) * FINE))
    if found is not None:
        places.append(found)
    elif within:
        return None
    places.sort(key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)
    for px, py in places:
        if is_free(ground, px, py):
            return Spot(px // FINE, py // FINE)
    return None
