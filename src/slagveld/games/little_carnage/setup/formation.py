"""Good order: the stands of a regiment, and where they stand when nobody places them by hand."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from slagveld.kernel.event import Told
from slagveld.kit.deployment import bounds_of, first_free
from slagveld.table.shapes import Point, Pose
from slagveld.table.units import cosine, scaled, sine

from ..core.board import snapped
from ..core.book import INCH, text
from ..core.names import tell_placed
from ..core.regiment import Model, Stand
from ..core.state import Battle, LittleState
from ..scenario.battlefield import SetUpZone
from ..scenario.scenarios_and_campaign import GROUNDED, battle_of, zones_of
from ..terrain.scenery_and_cover import pose_at
from .zones import set_up_refusal

STEP = INCH
"""How finely places are tried."""
LOOSE = INCH
"""Room between regiments where there is plenty."""
CLOSE = 20
"""The least room between regiments: more than contact."""
ABREAST = 3
"""Models in a rank, where there is room."""


class Recruits(NamedTuple):
    """A regiment beside the table, with whoever shares its stand, and the ids they will get."""

    stands: tuple[Stand, ...]
    models: tuple[Model, ...]

    @property
    def regiments(self) -> tuple[int, ...]:
        """The regiments that are set up together: one, or two on a shared stand."""
        return tuple(dict.fromkeys([model.regiment for model in self.models]))


def recruits(state: LittleState, number: int) -> Recruits:
    """The stands and models of a regiment that is still to be set up."""
    regiment, first = state.regiment(number), state.next_id
    pair = [regiment, *([state.regiment(regiment.partner)] if regiment.partner else [])]
    pair.sort(key=lambda one: one.carries)
    shared, owners = len(pair) > 1, [(one, place) for one in pair for place in range(one.count)]
    models = [
        Model(
            id=n,
            regiment=owner.id,
            stand=first if shared else n,
            number=place + 1 if owner.count > 1 else 0,
        )
        for n, (owner, place) in enumerate(owners, first + shared)
    ]
    carrier = pair[-1]
    sides = carrier.card.shared if shared else carrier.card.sides
    stands = [
        Stand(id=n, seat=carrier.seat, regiment=carrier.id, sides=sides, pose=Pose(0, 0))
        for n in dict.fromkeys([model.stand for model in models])
    ]
    return Recruits(tuple(stands), tuple(models))


def arrayed(state: LittleState, number: int) -> tuple[Stand, ...]:
    """A regiment in good order at the best free place of its zone; empty where there is none."""
    stands = recruits(state, number).stands
    regiment = state.regiment(number)
    back = regiment.skills.ranged or regiment.skills.war_machine
    for room in (LOOSE, CLOSE):
        for columns in dict.fromkeys((min(ABREAST, len(stands)), 2, 1)):
            if columns > len(stands):
                continue
            for zone in zones_of(state, regiment.seat):
                found = _first(state, zone, stands, columns, room, back)
                if found:
                    return found
    return ()


def _first(
    state: LittleState,
    zone: SetUpZone,
    stands: tuple[Stand, ...],
    columns: int,
    room: int,
    back: bool,
) -> tuple[Stand, ...]:
    shifts = formation(stands[0].sides, len(stands), columns, zone.facing)
    half = max(stands[0].sides) // 2
    dxs, dys = [dx for dx, _ in shifts], [dy for _, dy in shifts]
    around = (min(dxs) - half, min(dys) - half, max(dxs) + half, max(dys) + half)
    spots = places(zone.points, zone.facing, zone.front, back)
    if state.options.board:
        spots = [on_fields(stands[0], x, y, shifts[0], zone.facing) for x, y in spots]
    crowd = [bounds_of(stand.body, room) for stand in state.field.stands]

    def row_at(x: int, y: int) -> tuple[Stand, ...]:
        return in_formation(state, stands, shifts, (x, y), zone.facing)

    def is_sound(row: Sequence[Stand]) -> bool:
        return (
            all(set_up_refusal(state, stand) is None for stand in row)
            and len({s.pose.z for s in row}) == 1
        )

    return tuple(first_free(spots, around, crowd, row_at, is_sound))


def in_formation(
    state: LittleState, stands: Sequence[Stand], shifts: Sequence[Point], middle: Point, facing: int
) -> tuple[Stand, ...]:
    """Stands so far from a place each, at the height of the ground there."""
    spots = [(middle[0] + dx, middle[1] + dy) for dx, dy in shifts]
    pairs = zip(stands, spots, strict=True)
    return tuple([stand.at(pose_at(state, *spot, facing)) for stand, spot in pairs])


def on_fields(stand: Stand, x: int, y: int, shift: Point, facing: int) -> Point:
    """Where a formation has its middle, near a place, when its first stand is on whole fields."""
    pose = snapped(stand, Pose(x + shift[0], y + shift[1], facing))
    return pose.x - shift[0], pose.y - shift[1]


def formation(sides: tuple[int, int], count: int, columns: int, facing: int) -> list[Point]:
    """Where the bases of a closed formation lie from the middle of its first rank (LC-1.1-20)."""
    width, depth = sides
    fx, fy = int(cosine(facing)), int(sine(facing))
    found: list[Point] = []
    for place in range(count):
        rank, column = divmod(place, columns)
        across = (2 * column - columns + 1) * width // 2
        behind = rank * depth
        x = int(scaled(-across * fy - behind * fx))
        y = int(scaled(across * fx - behind * fy))
        found.append((x, y))
    return found


@cache
def places(points: tuple[Point, ...], facing: int, front: Point | None, back: bool) -> list[Point]:
    """Places of a zone in the order in which they are tried. Shared: not to be changed.

    Rank by rank from the front of the zone, each from the middle out; with a place to gather at
    from the nearest on. `back`: the first four ranks come last, for those who shoot.
    """
    xs, ys = [x for x, _ in points], [y for _, y in points]
    fx, fy = int(cosine(facing)), int(sine(facing))
    middle = ((min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2)
    grid = [(x, y) for x in _steps(min(xs), max(xs)) for y in _steps(min(ys), max(ys))]
    if front is not None:
        gx, gy = front
        return sorted(grid, key=lambda p: ((p[0] - gx) ** 2 + (p[1] - gy) ** 2, p))

    def ahead(point: Point) -> int:
        return int(scaled((point[0] - middle[0]) * fx + (point[1] - middle[1]) * fy))

    most = max(map(ahead, grid))

    def order(point: Point) -> tuple[int, int, Point]:
        rank = (most - ahead(point)) // STEP
        aside = abs(int(scaled((point[0] - middle[0]) * fy - (point[1] - middle[1]) * fx)))
        return (rank + 1000 if back and rank < 4 else rank, aside, point)

    return sorted(grid, key=order)


def _steps(low: int, high: int) -> Iterator[int]:
    """Places from one end to the other, one of them in the middle."""
    middle = (low + high) // 2
    count = (high - low) // 2 // STEP
    return iter(range(middle - count * STEP, middle + count * STEP + 1, STEP))


def set_down(play: Battle, number: int, stands: tuple[Stand, ...], rule: str) -> None:
    """A regiment, with whoever shares its stand, comes to the table."""
    state = play.state
    group = recruits(state, number)
    field = state.field.added(stands, group.models)
    waiting = tuple([other for other in state.waiting if other not in group.regiments])
    ids = [*[stand.id for stand in stands], *[model.id for model in group.models]]
    play.replace(field=field, waiting=waiting, next_id=max(ids) + 1)
    for named in battle_of(state).named:
        chosen = state.note(named.key)
        first = next((m.id for m in group.models if m.regiment == chosen), 0)
        if first:
            play.state = play.state.noted(f"{named.key}-model", first)
            if named.grounded:
                play.state = play.state.noted(GROUNDED, first)
    if play.listening:
        _tell_deployed(play, group, stands, rule)


def _tell_deployed(play: Battle, group: Recruits, stands: tuple[Stand, ...], rule: str) -> None:
    """Whose regiments come to the table with how many models, then each stand."""
    state = play.state
    for number in group.regiments:
        regiment = state.regiment(number)
        models = state.models_of(number)
        player, count = state.seats[regiment.seat].name, len(models)
        what = text("told-deployed", player=player, name=regiment.name, count=count)
        pieces = (number, *[model.id for model in models])
        play.tell(Told, what=what, pieces=pieces, seat=regiment.seat, rule=rule)
    for stand in stands:
        tell_placed(play, stand, rule)
