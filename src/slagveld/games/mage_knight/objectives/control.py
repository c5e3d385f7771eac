"""Objectives: who is at them, who takes them, when they are contested (MK-OBJ-*)."""

from functools import cache

from slagveld.record import replace
from slagveld.table.body import Body
from slagveld.table.contact import touched
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..core.base_contact import covers
from ..core.book import OBJECTIVE, text
from ..core.events import ControlChanged
from ..core.fighter import GROUND, SLACK, Fighter
from ..core.state import NOBODY, Battle, KnightState, Objective
from ..setup.scenarios import battle_of


def at_objective(state: KnightState, objective: Objective) -> list[Fighter]:
    """The warriors in base contact with an objective, in order.

    Captives and soaring warriors never count (MK-OBJ-9, MK-OBJ-10); one that covers it fully
    keeps all others from it (MK-OBJ-7).
    """
    x, y = objective.x, objective.y
    field = state.field
    met = [field.fighters[place] for place in touched(_disc(x, y), field.bodies, SLACK)]
    found = [fighter for fighter in met if fighter.free]
    if len(found) < 2:
        return found
    cover = next((fighter for fighter in found if covers(fighter, x, y, OBJECTIVE)), None)
    return found if cover is None else [cover]


@cache
def _disc(x: int, y: int) -> Body:
    return Body(x * FINE, y * FINE, OBJECTIVE * FINE // 2, [], [], 0, 0, GROUND)


def contested(state: KnightState, objective: Objective) -> bool:
    """Whether players who are enemies are in base contact with it (MK-OBJ-4)."""
    return len({fighter.side for fighter in at_objective(state, objective)}) > 1


def check(play: Battle, seat: int) -> None:
    """The end phase of a seat: it takes objectives, and contested ones lose their markers.

    Nobody else takes any now (MK-OBJ-6), and a marker stays where nobody is left (MK-OBJ-8).
    """
    for objective in play.state.objectives:
        there = at_objective(play.state, objective)
        if len({fighter.side for fighter in there}) > 1:
            if objective.holder != NOBODY:
                _mark(play, objective, NOBODY)
        elif there and objective.holder != seat and all(f.seat == seat for f in there):
            _mark(play, objective, seat)


def _mark(play: Battle, objective: Objective, seat: int) -> None:
    """Put a seat's control marker on an objective, in place of any other (MK-OBJ-2, MK-PLACE-7)."""
    state = play.state
    if objective.holder != NOBODY:
        rule = "MK-OBJ-5" if seat == NOBODY else "MK-OBJ-3"
        _tell(play, objective, objective.holder, on=False, rule=rule)
    marked = replace(objective, holder=seat)
    play.replace(objectives=tuple([marked if o.id == marked.id else o for o in state.objectives]))
    if seat != NOBODY:
        _tell(play, objective, seat, on=True, rule="MK-OBJ-1")


def name_of(state: KnightState, place: int) -> Text:
    """What an objective is called, by its place; the first of some battles is a treasure."""
    if place == 0 and battle_of(state).goal == "treasure":
        return text("treasure-name")
    return text("objective-name", number=place + 1)


def _tell(play: Battle, objective: Objective, seat: int, *, on: bool, rule: str) -> None:
    number = objective.id
    name = name_of(play.state, [other.id for other in play.state.objectives].index(number))
    held = text("objective-controlled", player=play.state.seats[seat].name)
    play.tell(ControlChanged, piece=number, name=name, status=held, on=on, seat=seat, rule=rule)
