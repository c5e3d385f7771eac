"""The battlefield: its terrain and every warrior on it.

A warrior that stays where it is leaves what is known of contacts as it was.
"""

from slagveld.kept import keep, kept
from slagveld.table.battlefield import Battlefield, swapped
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose

from .ability_vocabulary import Effect
from .fighter import SLACK, Fighter
from .terrain_kinds import parted

Mark = tuple[int, int]
"""Two warriors, by rising id."""


class Field(Battlefield[Fighter]):
    """Terrain and warriors. Ids of warriors are unique."""

    fighters: tuple[Fighter, ...] = ()
    marks: tuple[Mark, ...] = ()
    """Pairs that the players agree to be in base contact, where a real table is recorded
    (MK-ETIQ-3)."""

    # What is derived

    @property
    def pieces(self) -> tuple[Fighter, ...]:
        return self.fighters

    @kept
    def _bearers(self) -> dict[type[Effect], tuple[int, ...]]:
        return {}

    def bearers(self, kind: type[Effect]) -> tuple[int, ...]:
        """Ids of the warriors for whom an effect of this kind works just now, in order."""
        found = self._bearers.get(kind)
        if found is None:
            able = [fighter.id for fighter in self.fighters if fighter.powers.one(kind) is not None]
            found = self._bearers[kind] = tuple(able)
        return found

    # Other fields

    def replaced(self, fighter: Fighter) -> "Field":
        """The same field with one warrior replaced; an agreed contact ends when it moves away."""
        place = self.places[fighter.id]
        before = self.fighters[place]
        here, there = before.pose, fighter.pose
        moved = not _is_same_place(here, there)
        marks = self._marks_without(fighter.id) if moved and self.marks else self.marks
        field = Field(self.table, swapped(self.fighters, place, fighter), marks)
        keep(field, "places", self.places)
        keep(field, "by_id", {**self.by_id, fighter.id: fighter})
        if fighter.powers is before.powers:
            keep(field, "_bearers", self._bearers)
        if not moved:
            keep(field, "contacts", self.contacts)
        if here == there:
            keep(field, "bodies", self.bodies)
            keep(field, "traces", self.traces)
        return field

    def without(self, number: int) -> "Field":
        fighters = tuple([f for f in self.fighters if f.id != number])
        return Field(self.table, fighters, self._marks_without(number))

    def added(self, fighter: Fighter) -> "Field":
        return Field(self.table, (*self.fighters, fighter), self.marks)

    def on(self, table: Layout) -> "Field":
        return Field(table, self.fighters, self.marks)

    def marked(self, one: int, other: int) -> "Field":
        mark = (min(one, other), max(one, other))
        return Field(self.table, self.fighters, tuple(sorted({*self.marks, mark})))

    def _marks_without(self, number: int) -> tuple[Mark, ...]:
        return tuple([mark for mark in self.marks if number not in mark])

    def met(self, piece: Fighter) -> tuple[int, ...]:
        """Those of its level that touch (MK-CONTACT-1), and those that are agreed to touch.

        Bases of two levels never do (MK-CONTACT-3), nor do those that a cliff parts (MK-ABRUPT-4).
        """
        near = self.near(piece, SLACK)
        ids = [other.id for other in near if not parted(self.table, piece.body, other.body)]
        mine = self.by_id.get(piece.id) if self.marks else None
        if mine is not None and _is_same_place(mine.pose, piece.pose):
            agreed = [sum(mark) - piece.id for mark in self.marks if piece.id in mark]
            ids.extend([number for number in agreed if number not in ids])
            ids.sort(key=self.places.__getitem__)
        return tuple(ids)


def _is_same_place(one: Pose, other: Pose) -> bool:
    return one is other or (one.x, one.y, one.level) == (other.x, other.y, other.level)
