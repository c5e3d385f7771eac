"""The state of a battle: the field and all that must be remembered beside it."""

from typing import Any, Literal

from slagveld.kept import kept
from slagveld.kernel.play import Play
from slagveld.kernel.scenery import Ground
from slagveld.kernel.state import State
from slagveld.record import replace
from slagveld.structs import Struct
from slagveld.table.shapes import Spot

from .field import Field
from .unit import Unit

Phase = Literal["setup", "initiative", "movement", "wrap", "shooting", "melee"]
"""Where the round is; wrapping is the last part of the movement phase (CAR-6.1-order)."""


class Options(Struct, frozen=True):
    rounds: int = 20
    """The last round; 0: no limit (CAR-16-end)."""
    shuffled_pearl: bool = False
    """The ranges of the pearl table are dealt out anew (CAR-7-shuffle)."""
    arcs: bool = True
    """A target must lie before the line of the unit's front (CAR-12.4)."""
    words: bool = True
    """Magic words must be spoken (CAR-6.9.3)."""
    free_measuring: bool = False
    """Enemies may be measured before anything is announced."""
    goal: int = 0
    """How many cows or eggs a scenario is played with; 0: its own number."""


class Reserve(Struct, frozen=True):
    """Figures of one troop type that wait to be set up (CAR-5.1-moments)."""

    seat: int
    type: str
    """Key of the troop type in the catalogue, or of a design of the seat's army."""
    count: int


class Shot(Struct, frozen=True):
    """A shot announced in this shooting phase (CAR-6.7-order)."""

    unit: int
    target: int


class Deed(Struct, frozen=True):
    """Something that came to pass and must be known later: who fell, what was destroyed."""

    round: int
    what: str
    """`fallen` (a figure), `egg`, `cow`."""
    side: int
    amount: int = 1


class CarnageState(State, kw_only=True):
    """A battle. What is derived from it is kept beside its fields, unseen by JSON and equality."""

    field: Field
    """The table, its terrain and all units."""
    scenario: str = "open"
    round: int = 0
    phase: Phase = "setup"
    order: tuple[int, ...] = ()
    """Sides in the order of this round's initiative; the first has the initiative."""
    rolls: tuple[tuple[int, int], ...] = ()
    """Side and initiative value of this round (CAR-6.2-roll)."""
    reserves: tuple[Reserve, ...] = ()
    edges: tuple[tuple[int, int], ...] = ()
    """Side and the table edge it set up at, by the direction from that edge onto the table."""
    north: int = 2700
    """The direction of north on the table (CAR-4-compass)."""
    wagon: Spot | None = None
    """The middle of the pearl wagon."""
    pearl: str = ""
    """Key of the pearl's effect in this round."""
    pearls: tuple[str, ...] = ()
    """Effects that occurred already (CAR-7-no-repeat)."""
    pearl_keys: tuple[str, ...] = ()
    """The effects in the order of the table's ranges, where they were dealt out anew."""
    armed: tuple[int, ...] = ()
    """Units that strike with double force this round (CAR-7-67-71)."""
    hurried: int = 0
    """The unit that may advance twice as far this round (CAR-7-56-60)."""
    begun: tuple[int, ...] = ()
    """Sides that have made their first move of this round: they reorganise no more."""
    shots: tuple[Shot, ...] = ()
    ignored: tuple[tuple[int, int], ...] = ()
    """This round: a neutralised unit and the enemy unit that ignores it (CAR-13.2-enemy-choice)."""
    deeds: tuple[Deed, ...] = ()
    holds: tuple[tuple[int, int], ...] = ()
    """Side and the round since whose end it holds its goal (CAR-16-little-boy-goal)."""
    eggs: int = 0
    """Eggs left in the nest."""
    disputes: tuple[int, ...] = ()
    """Seats that dispute a decision of the game leader (CAR-2-entry)."""
    bouncer: int = 50
    """W that Bouncer has left while he waits at the edge; 0: he is on the table, or slain."""
    rulings: tuple[str, ...] = ()
    """Rules that the leader made on the spot (CAR-1-gaps); they hold for all (CAR-1-impartial)."""
    started: tuple[Reserve, ...] = ()
    """What each seat began the battle with, by troop type."""
    designs: tuple[tuple[int, Unit], ...] = ()
    """A seat and a figure of its own design, as the pattern of its units."""
    options: Options = Options()
    craters: tuple[Spot, ...] = ()
    """Where mages blew themselves up (CAR-14.2-explosion-crater); only for the eye."""
    ground: Ground = "grass"
    """What the table is covered with; only for the eye."""

    @property
    def units(self) -> tuple[Unit, ...]:
        """All units on the table, in fixed order."""
        return self.field.units

    def unit(self, number: int) -> Unit | None:
        return self.field.by_id.get(number)

    def side_of(self, seat: int) -> int:
        return self.seats[seat].side

    @kept
    def sides(self) -> tuple[int, ...]:
        """All sides with a player left, in rising order."""
        return tuple(sorted({self.seats[seat].side for seat in self.players()}))

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The players of a side who still play (CAR-6.2-sides)."""
        return tuple([seat for seat in self.players() if self.seats[seat].side == side])

    def has_initiative(self, side: int) -> bool:
        return bool(self.order) and self.order[0] == side

    def initiative(self, side: int) -> int:
        """The initiative value of a side in this round; 0 for those without."""
        return next((value for other, value in self.rolls if other == side), 0)

    def own(self, seat: int) -> list[Unit]:
        return [unit for unit in self.field.units if unit.owner == seat]

    def with_unit(self, unit: Unit) -> "CarnageState":
        return self._of([unit if other.id == unit.id else other for other in self.units])

    def without_unit(self, number: int) -> "CarnageState":
        return self._of([unit for unit in self.units if unit.id != number])

    def added(self, unit: Unit) -> "CarnageState":
        """The state with one unit more, last in order."""
        return self._of([*self.units, unit])

    def _of(self, units: list[Unit]) -> "CarnageState":
        return replace(self, field=Field(self.field.table, tuple(units)))

    def changed(self, number: int, **changes: Any) -> "CarnageState":
        return self.with_unit(self.field.by_id[number].changed(**changes))

    def doing(self, number: int, **changes: Any) -> "CarnageState":
        return self.with_unit(self.field.by_id[number].doing(**changes))


Battle = Play[CarnageState]
