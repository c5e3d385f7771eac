"""The surroundings of the pearl, and how it throws units out of them (CAR-7-43-50)."""

from math import isqrt

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kit.drafts import drafted, filled
from slagveld.table.measure import point_gap
from slagveld.table.shapes import Direction, Spot
from slagveld.table.units import FINE, cosine, sine
from slagveld.texts import Text

from ..core.book import CM, HAIR, do, pick, text
from ..core.parts import UnitQuestion, ghosts
from ..core.pearl_table import pearl_table
from ..core.state import Battle, CarnageState
from ..core.unit import Unit, rounded
from ..ground.advance import tell_move
from ..ground.obstacles import fits, nearest_fit


def pearl_gap(state: CarnageState, unit: Unit) -> int:
    """How far the nearest base of a unit is from the middle of the wagon, in fine units."""
    spot = state.wagon
    if spot is None:
        return 10**9
    return int(min([point_gap(spot.x * FINE, spot.y * FINE, part) for part in unit.parts]))


def within(state: CarnageState, reach: int) -> list[Unit]:
    """Units with a base within so many units of the pearl, in order."""
    return [unit for unit in touched(state) if pearl_gap(state, unit) <= reach * FINE]


def touched(state: CarnageState) -> list[Unit]:
    """All units that effects on all units touch: cows too, Bouncer not."""
    return [unit for unit in state.units if unit.profile.kind != "bouncer"]


def from_pearl(state: CarnageState, unit: Unit) -> tuple[int, int]:
    """The way from the middle of the wagon to the middle of a unit, in fine units."""
    x, y = unit.middle
    spot = state.wagon or Spot(0, 0)
    return x - spot.x * FINE, y - spot.y * FINE


def put_down(play: Battle, unit: Unit, moved: Unit, manner: str, rule: str) -> None:
    play.state = play.state.with_unit(moved)
    start, end = Spot(unit.x, unit.y), Spot(moved.x, moved.y)
    way = (end.x - start.x) ** 2 + (end.y - start.y) ** 2
    if way < HAIR * HAIR and ":" in manner:
        manner += "-hair"
    length = (isqrt(4 * way) + 1) // 2
    tell_move(play, moved, (start, end), length, manner=manner, rule=rule)


CLEARED = pearl_table()["out-of-the-way"].reach * CM
THROWN = pearl_table()["out-of-the-way"].far * CM


def cleared(state: CarnageState) -> list[Unit]:
    """Whom the pearl throws out, the initiative side first, those of no player last."""
    order = state.order

    def turn(unit: Unit) -> int:
        return order.index(unit.side) if unit.owner >= 0 and unit.side in order else len(order)

    return sorted(within(state, CLEARED), key=turn)


class OutOfTheWay(Step, frozen=True):
    """CAR-7-43-50: one unit after the other is teleported away from the pearl."""

    rule = "CAR-7-43-50"
    waiting: tuple[int, ...]

    def run(self, play: Battle) -> None:
        """Throw the next; its owner is asked where to if it stands right on the pearl."""
        if not self.waiting:
            return
        play.then(OutOfTheWay(self.waiting[1:]))
        unit = play.state.unit(self.waiting[0])
        if unit is None:
            return
        dx, dy = from_pearl(play.state, unit)
        if abs(dx) >= FINE or abs(dy) >= FINE:
            throw(play, unit, dx, dy)
        elif unit.owner in play.state.players():
            play.then(ThrowWhere(unit.id))
        else:
            throw(play, unit, cosine(unit.facing), sine(unit.facing))


def thrown(state: CarnageState, unit: Unit, dx: int, dy: int) -> Unit | None:
    """The unit with its middle 45 cm from the pearl in a direction, or as near as it can stand.

    It stands in formation again; its facing is unchanged. None: there is no room anywhere.
    """
    spot = state.wagon or Spot(0, 0)
    length = max(1, isqrt(dx * dx + dy * dy))
    formed = unit.changed(places=(), inside=0)
    x, y = formed.middle
    to_x = spot.x * FINE + rounded(dx * THROWN * FINE, length)
    to_y = spot.y * FINE + rounded(dy * THROWN * FINE, length)
    moved = formed.changed(x=unit.x + rounded(to_x - x, FINE), y=unit.y + rounded(to_y - y, FINE))
    return moved if fits(state, moved) else nearest_fit(state, moved, moved.x, moved.y)


def throw(play: Battle, unit: Unit, dx: int, dy: int) -> None:
    """Teleport a unit away from the pearl. It is not a move: none of its own is used."""
    moved = thrown(play.state, unit, dx, dy)
    if moved is not None:
        put_down(play, unit, moved, "teleport", "CAR-7-43-50")


class Throw(Action, frozen=True):
    """Say in which direction the unit on the pearl is thrown."""

    facing: Direction


class ThrowWhere(UnitQuestion, frozen=True):
    """CAR-7-43-50: a unit right on the pearl goes in the direction its owner names."""

    actions = (Throw,)
    rule = "CAR-7-43-50"

    def prompt(self, state: CarnageState) -> Text:
        return text("ask-throw", name=state.field.by_id[self.unit].name)

    def forms(self, state: CarnageState) -> list[Form]:
        return [do(Throw, "do-throw", pick.facing("facing", "field-throw", piece=self.unit))]

    def answer(self, play: Battle, action: Throw) -> None:
        unit = play.state.field.by_id[self.unit]
        throw(play, unit, cosine(action.facing), sine(action.facing))

    def candidates(self, state: CarnageState, seat: int) -> list[Action]:
        """Eight directions, the unit's own first."""
        facing = state.field.by_id[self.unit].facing
        return [Throw((facing + turn) % 3600) for turn in range(0, 3600, 450)]

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        facing = filled(drafted(Throw, partial).facing)
        if facing is None:
            return Preview()
        unit = state.field.by_id[self.unit]
        moved = thrown(state, unit, cosine(facing), sine(facing))
        return Preview(ghosts=ghosts(moved or unit))
