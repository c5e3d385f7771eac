"""Who sees whom (CAR-12.4, CAR-12.6, CAR-12.7, CAR-14.1-sight).

Large obstacles, trees, hills that nobody concerned stands on and open forests stand in the way of
every line; other units only in that of direct fire and of mages. Figures of one's own unit and of
the target never do. What is found is kept beside the field, as long as nothing on it changes.
"""

from slagveld.kept import Shelf
from slagveld.table.body import Area, Body
from slagveld.table.layout import Layout
from slagveld.table.visible import is_seen

from ..core.field import Field
from ..core.state import CarnageState
from ..core.unit import Unit
from ..terrain.high_walls import Bounds, is_near
from ..terrain.sight_obstacles import screens
from .forests_trees_windows import Eye, Mark, eye_of, lookouts, marks_of, middle_eye, standings


def sees(state: CarnageState, unit: Unit, place: int, target: Unit, *, direct: bool = True) -> bool:
    """Whether a figure sees any base of the target (CAR-12.6); indoors, from any door or window."""
    view = view_of(state, unit, target, direct=direct)
    return view.lookouts() > 0 if unit.inside and not view.within else view.figure(place)


def seen_marks(state: CarnageState, unit: Unit, target: Unit, *, direct: bool) -> list[Mark]:
    """What of the target is seen from the middle of a unit: no more can be hit (CAR-12.7).

    The book counts six of a target's figures so (CAR-12-ex5). Those inside a building show as many
    as have room behind the openings that are seen.
    """
    return view_of(state, unit, target, direct=direct).from_middle()


def mage_sees(state: CarnageState, mage: Unit, target: Unit) -> bool:
    """Whether a mage sees any figure of a unit, all round and not past units (CAR-14.1-sight)."""
    return mage.id == target.id or any(
        sees(state, mage, place, target) for place in range(len(mage.figures))
    )


class View:
    """What one unit sees of another, found out piece by piece."""

    def __init__(self, table: Layout, unit: Unit, target: Unit, bodies: list[Body]) -> None:
        self.table = table
        self.unit = unit
        self.target = target
        self.within = unit.inside if unit.inside == target.inside else 0
        """The building that both are in."""
        hidden = target.inside and not self.within
        self.marks: list[Mark] = lookouts(table, target) if hidden else marks_of(table, target)
        self.hull = self.marks if hidden else hull_of(table, target, self.marks)
        self.bodies = [*bodies, unit.bodies[0]]
        """What is in the way; the last is the place for what is looked at."""
        self.seen: dict[tuple[int, int, tuple[int, ...]], bool] = {}
        self.found: list[Mark] | None = None
        self.areas: dict[tuple[int, ...], list[Area]] = {}

    def figure(self, place: int) -> bool:
        """Whether a figure sees anything of the target; deep in forests none (CAR-9.2.2-inside)."""
        if standings(self.table, self.unit)[place].deep:
            return False
        return self.any_mark(eye_of(self.table, self.unit, place))

    def lookouts(self) -> int:
        """At how many places behind the openings of its building the unit sees the target."""
        return sum([self.any_mark(eye) for eye in self.eyes()])

    def eyes(self) -> list[Eye]:
        """The places behind the openings of the building that the unit is in."""
        return [Eye(mark.body.x, mark.body.y) for mark in lookouts(self.table, self.unit)]

    def any_mark(self, eye: Eye) -> bool:
        """Whether anything of the target is seen from a place."""
        key = (eye.x, eye.y, eye.hills)
        known = self.seen.get(key)
        if known is None:
            known = self.seen[key] = any(self._sees(eye, mark) for mark in self.hull)
        return known

    def from_middle(self) -> list[Mark]:
        """What is seen of the target from the middle, or from any opening of the building."""
        if self.found is None:
            outside = self.unit.inside and not self.within
            eyes = self.eyes() if outside else [middle_eye(self.table, self.unit)]
            seen = [mark for mark in self.marks if any(self._sees(eye, mark) for eye in eyes)]
            self.found = seen[: len(self.target.figures)]
        return self.found

    def anything(self) -> bool:
        """Whether anything is seen from the middle: `from_middle`, found out faster."""
        if self.found is not None:
            return bool(self.found)
        if self.unit.inside and not self.within:
            return bool(self.from_middle())
        return self.any_mark(middle_eye(self.table, self.unit))

    def _sees(self, eye: Eye, mark: Mark) -> bool:
        """Past everything but hills that one of them stands on (CAR-9.10-sight)."""
        hills = eye.hills + mark.hills
        areas = self.areas.get(hills)
        if areas is None:
            areas = screens(self.table).areas(self.table, hills, self.within)
            self.areas[hills] = areas
        self.bodies[-1] = mark.body
        return is_seen(eye.x, eye.y, len(self.bodies) - 1, self.bodies, areas)


def hull_of(table: Layout, unit: Unit, marks: list[Mark]) -> list[Mark]:
    """The same as fewer, larger bodies where that makes no difference to whether any is seen."""
    found = standings(table, unit)
    first = found[0]
    others = [one for one in found if one is not first and one != first]
    if others or first.edge or not marks:
        return marks
    return [Mark(0, part, first.hills) for part in unit.parts]


def _between(field: Field, unit: Unit, target: Unit) -> list[Unit]:
    """Other units that a line from one to the other could meet.

    Lines begin and end as near to a unit as it is large: somewhere at the edge of the forest that
    it stands at. Only those inside a building look out farther off.
    """
    others = [other for other in field.units if other.id not in (unit.id, target.id)]
    if unit.inside or target.inside:
        return others
    one, two = _about(unit), _about(target)
    left, top = min(one[0], two[0]), min(one[1], two[1])
    box = (left, top, max(one[2], two[2]), max(one[3], two[3]))
    return [other for other in others if is_near(other.bounds, box, 0)]


def _about(unit: Unit) -> Bounds:
    left, top, right, bottom = unit.bounds
    size = right - left + bottom - top
    return left - size, top - size, right + size, bottom + size


VIEWS = Shelf[tuple[int, int, bool], View]("carnage.views")


def view_of(state: CarnageState, unit: Unit, target: Unit, *, direct: bool) -> View:
    """What a unit sees of another; past units if not `direct` (CAR-12-direct, CAR-12-indirect)."""
    field = state.field
    cache = VIEWS.of(field)
    key = (unit.id, target.id, direct)
    known = cache.get(key)
    if known is None or known.unit is not unit or known.target is not target:
        others = _between(field, unit, target) if direct else []
        bodies = [part for other in others for part in other.parts]
        known = cache[key] = View(field.table, unit, target, bodies)
    return known
