"""What a wrap may be: who may make it, how many figures, how far, and where they may stand."""

from collections.abc import Sequence
from typing import NamedTuple

from slagveld.kept import Shelf
from slagveld.kernel.fields import Placement
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.keeping import kept_by_id
from slagveld.table.body import Body
from slagveld.table.contact import touching
from slagveld.table.groups import overlapping, parts
from slagveld.table.shapes import Pose, RectBase
from slagveld.table.units import FINE, cosine, sine
from slagveld.texts import Distance

from ..core.book import refuse
from ..core.conditions import foes, is_accelerated
from ..core.state import CarnageState
from ..core.unit import Unit
from ..ground.advance import end_refusal
from ..ground.move_distances import far_of
from ..ground.obstacles import fits
from ..terrain.high_walls import TOUCH
from ..wounds.order_of_removal import Ranks
from .outline import LEFT, RIGHT, Laid, Line, alone

FLANK = 2
"""So many figures may go to one flank without the initiative (CAR-11-second)."""
ANY = 500
"""No bound by number: more than a unit has."""


@kept_by_id
def spare(state: CarnageState, unit: Unit) -> list[int]:
    """Places of the figures that may go: they touch no enemy; from the rear, ends first.

    Units in buildings keep no ranks to take figures from.
    """
    if unit.inside:
        return []
    ranks = Ranks(state, unit)
    left = list(range(len(unit.figures)))
    found: list[int] = []
    for _ in range(sum([not enemies for enemies in ranks.enemies])):
        place = ranks.next(left, 0)[-1]
        found.append(place)
        left.remove(place)
    return found


def flank_most(state: CarnageState, unit: Unit) -> int:
    """How many figures may go to one flank, as the book draws it for either side (CAR-11-ex3)."""
    free = state.has_initiative(unit.side) or is_accelerated(state, unit)
    return ANY if free else FLANK


def wrap_limit(state: CarnageState, unit: Unit) -> int:
    """How far from the middle of the unit a figure may be placed, in units (CAR-11-distance)."""
    return max(0, far_of(state, unit))


# Laid by the program


def laid_round(
    state: CarnageState, unit: Unit, enemy: int, left: int, right: int
) -> Unit | Refusal:
    """The unit after so many of its spare figures went round an enemy, or why they cannot."""
    foe = next((other for other in foes(state, unit) if other.id == enemy), None)
    if foe is None:
        return refuse("CAR-11-who", "refusal-wrap-enemy", unit=unit.name)
    free = spare(state, unit)
    if left < 0 or right < 0 or not 1 <= left + right <= len(free):
        return refuse("CAR-11-who", "refusal-wrap-count", most=len(free))
    if max(left, right) > flank_most(state, unit):
        return refuse("CAR-11-second", "refusal-wrap-flank", most=FLANK)
    going = free[: left + right]
    limit = wrap_limit(state, unit)
    there = _lay(state, unit, foe, going, left, right, limit)
    if there.total < left + right:
        anywhere = state.field.table.width + state.field.table.height
        if _lay(state, unit, foe, going, left, right, anywhere).total == left + right:
            return _too_far(limit)
        return refuse("CAR-11-unit-rules", "refusal-wrap-room", enemy=foe.name)
    poses = [figure.pose for figure in (*there.left, *there.right)]
    return _checked(state, unit, dict(zip(going, poses, strict=True)))


class Flanks(NamedTuple):
    left: list[Laid]
    right: list[Laid]

    @property
    def total(self) -> int:
        return len(self.left) + len(self.right)


LAID = Shelf[tuple[int, ...], Flanks]("carnage.laid")


def _lay(
    state: CarnageState,
    unit: Unit,
    foe: Unit,
    going: Sequence[int],
    left: int,
    right: int,
    limit: int,
) -> Flanks:
    """Lay figures along the enemy, those on the left first; fewer where no more find room."""

    def work() -> Flanks:
        own = [body for place, body in enumerate(unit.bodies) if place not in going]
        on_left = Line(state, unit, foe, LEFT, own).grow(left, limit * FINE)
        line = Line(state, unit, foe, RIGHT, own, [figure.body for figure in on_left])
        return Flanks(on_left, line.grow(right, limit * FINE))

    return LAID.kept(state.field, (unit.id, foe.id, len(going), left, right, limit), work)


def fullest(state: CarnageState, unit: Unit, foe: Unit) -> tuple[int, int]:
    """How many figures to the left and to the right make the fullest even wrap round an enemy."""
    free = spare(state, unit)
    most = min(len(free), flank_most(state, unit))
    limit = wrap_limit(state, unit)
    left = len(_lay(state, unit, foe, free[:most], most, 0, limit).left)
    right = len(_lay(state, unit, foe, free[:most], 0, most, limit).right)
    left = min(left, max((len(free) + 1) // 2, len(free) - right))
    right = min(right, len(free) - left)
    there = _lay(state, unit, foe, free[: left + right], left, right, limit)
    while there.total < left + right:
        left, right = len(there.left), len(there.right)
        there = _lay(state, unit, foe, free[: left + right], left, right, limit)
    total = left + right
    half = min(left, (total + 1) // 2)
    if _lay(state, unit, foe, free[:total], half, total - half, limit).total == total:
        return half, total - half
    return left, right


# Dragged by the player


def dragged(state: CarnageState, unit: Unit, placements: Sequence[Placement]) -> Unit | Refusal:
    """The unit after some of its spare figures were set down, or why they cannot be there."""
    by_id = {unit.figures[place].id: place for place in spare(state, unit)}
    moved: dict[int, Pose] = {}
    for placement in placements:
        place = by_id.get(placement.piece)
        if place is None or place in moved:
            return refuse("CAR-11-who", "refusal-wrap-figure", unit=unit.name)
        pose = placement.pose
        moved[place] = Pose(pose.x, pose.y, pose.facing)
    if not moved:
        return refuse("CAR-11-who", "refusal-wrap-count", most=len(by_id))
    limit = wrap_limit(state, unit)
    x, y = unit.middle
    for pose in moved.values():
        if (pose.x * FINE - x) ** 2 + (pose.y * FINE - y) ** 2 > (limit * FINE) ** 2:
            return _too_far(limit)
        if not fits(state, alone(unit, pose)):
            return refuse("CAR-11-unit-rules", "refusal-wrap-place")
    base = RectBase(unit.profile.width, unit.profile.depth)
    there = {place: base.body(pose) for place, pose in moved.items()}
    stay = [body for place, body in enumerate(unit.bodies) if place not in moved]
    bodies = [*there.values(), *stay]
    if any(i < len(moved) for i, _ in overlapping(bodies, FINE)):
        return refuse("CAR-11-unit-rules", "refusal-wrap-place")
    flanks = _flanks(unit, there, stay)
    if len(flanks) < len(moved):
        return refuse("CAR-11-unit-rules", "refusal-wrap-chain")
    sides = list(flanks.values())
    if max(sides.count(LEFT), sides.count(RIGHT)) > flank_most(state, unit):
        return refuse("CAR-11-second", "refusal-wrap-flank", most=FLANK)
    return _checked(state, unit, moved)


def _flanks(unit: Unit, there: dict[int, Body], stay: list[Body]) -> dict[int, int]:
    """The flank of each figure set down that still hangs together with those that stay.

    It is that of the figure by which it hangs on to them: left or right of the middle of the front.
    """
    c, s = cosine(unit.facing), sine(unit.facing)
    found: dict[int, int] = {}
    for place, body in there.items():
        if any(touching(body, other, TOUCH * FINE) for other in stay):
            aside = (body.y - unit.y * FINE) * c - (body.x - unit.x * FINE) * s
            found[place] = LEFT if aside < 0 else RIGHT
    edge = list(found)
    while edge:
        more: list[int] = []
        for place, body in there.items():
            if place in found:
                continue
            by = next((p for p in edge if touching(body, there[p], TOUCH * FINE)), None)
            if by is not None:
                found[place] = found[by]
                more.append(place)
        edge = more
    return found


def _checked(state: CarnageState, unit: Unit, moved: dict[int, Pose]) -> Unit | Refusal:
    """The unit with these moved, if all of them fight now and those who stay hang together."""
    places = list(unit.poses)
    for place, pose in moved.items():
        places[place] = pose
    after = unit.changed(places=tuple(places)).doing(wrapped=True)
    before = 1 if unit.formed else len(set(parts(unit.bodies, TOUCH * FINE)))
    if len(set(parts(after.bodies, TOUCH * FINE))) > before:
        return refuse("CAR-11-unit-rules", "refusal-wrap-chain")
    field = state.field
    fighting = {place for foe in foes(state, unit) for place, _ in field.touches(after, foe)}
    if any(place not in fighting for place in moved):
        return refuse("CAR-11-who", "refusal-wrap-idle")
    return end_refusal(state, unit, after) or after


def _too_far(limit: int) -> Refusal:
    return refuse("CAR-11-distance", "refusal-wrap-far", limit=Distance(limit))
