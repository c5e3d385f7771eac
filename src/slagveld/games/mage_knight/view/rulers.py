"""Rulers on the battlefield: from centre to centre, with lines of fire (MK-MEASURE-1, MK-LOF-6)."""

from math import isqrt

from slagveld.kernel.measuring import End, Gauged
from slagveld.table.arcs import in_arc
from slagveld.table.units import FINE
from slagveld.texts import Distance, Text

from ..core.base_contact import in_front, touches
from ..core.book import INCH, text
from ..core.fighter import Fighter
from ..core.modifiers_and_rule_of_three import range_of
from ..core.state import KnightState
from ..sight.line_of_fire import end_at, line


def measured(state: KnightState, start: End, end: End) -> Gauged | None:
    """The distance between the middles of two things; None if one of them is not there.

    Between two warriors also whether a line of fire from the first to the second is free, and what
    else a shot along it asks for. No length is too long for the tape (MK-NEED-3).
    """
    one, other = _middle(state, start), _middle(state, end)
    if one is None or other is None:
        return None
    square = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    length = isqrt(square - 1) + 1 if square else 0
    shooter = state.fighter(start) if isinstance(start, int) else None
    target = state.fighter(end) if isinstance(end, int) else None
    if shooter is None or target is None or shooter.id == target.id:
        return Gauged(length=length)
    fire = line(state, shooter, target)
    notes = _notes(state, shooter, target)
    if fire.refusal is not None:
        return Gauged(length=length, seen=False, notes=(fire.refusal.text, *notes))
    if fire.hindering:
        notes.insert(0, text("scene-ruler-hindering"))
    return Gauged(length=length, seen=True, notes=tuple(notes))


def _middle(state: KnightState, end: End) -> tuple[int, int] | None:
    if not isinstance(end, int):
        return end.x, end.y
    fighter = state.fighter(end)
    if fighter is not None:
        return fighter.pose.x, fighter.pose.y
    places = {objective.id: (objective.x, objective.y) for objective in state.objectives}
    places.update((dropped.item.id, (dropped.x, dropped.y)) for dropped in state.dropped)
    return places.get(end)


def _notes(state: KnightState, shooter: Fighter, target: Fighter) -> list[Text]:
    """What a shot asks for besides a free line: range, front arc; and whether the two touch.

    Range and arc are those of the line of fire: to an occupant of built terrain it goes to the dot
    of the piece (MK-BUILT-11).
    """
    reach = range_of(state, shooter)
    end, body = end_at(state, target), shooter.body
    square = int(end.x - body.x) ** 2 + int(end.y - body.y) ** 2
    found: list[Text] = []
    if touches(state, shooter, target):
        found.append(text("scene-ruler-touching"))
    if reach == 0:
        found.append(text("scene-ruler-no-range", name=shooter.name))
    elif square > (reach * INCH * FINE) ** 2:
        found.append(text("scene-ruler-too-far", name=shooter.name, range=Distance(reach * INCH)))
    if not in_arc(body.x, body.y, body.facing, shooter.arc, end.x, end.y):
        found.append(text("scene-ruler-behind", name=shooter.name))
    if not in_front(target, shooter.body):
        found.append(text("scene-ruler-rear", name=target.name))
    return found
