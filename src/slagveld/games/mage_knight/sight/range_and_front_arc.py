"""Range and front arc: how far a shot goes, whom it reaches, from where it comes."""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.arcs import in_arc
from slagveld.table.body import Body
from slagveld.table.units import FINE
from slagveld.texts import Distance

from ..core.base_contact import in_front
from ..core.book import INCH, refuse
from ..core.fighter import Fighter
from ..core.modifiers_and_rule_of_three import half_range, range_of
from ..core.state import KnightState
from .line_of_fire import End, end_at, line, occupied_reach


def behind(attacker: Fighter, target: Fighter) -> bool:
    """Whether an attack comes at the rear arc of its target (MK-MELEE-4, MK-RANGED-6).

    It faces the centre of the attacker, also of one that occupies a piece (MK-BUILT-11).
    """
    return not in_front(target, attacker.body)


def sight_refusal(
    state: KnightState, attacker: Fighter, target: Fighter, *, through: bool = False
) -> Refusal | None:
    """Why a warrior has no line of fire to another: range, front arc, what blocks it; or None.

    Whoever asks makes no attack then (MK-LOF-5), nor one out of the rear arc (MK-MOVE-9). Centres
    of bases are measured (MK-MEASURE-1), against a range that a domain may limit
    (MK-CARD-darkness). The attacker may be a copy without its items.
    """
    most = range_of(state, attacker) * INCH
    end, body, name = end_at(state, target), attacker.body, target.name
    dx, dy = int(end.x - body.x), int(end.y - body.y)
    if dx * dx + dy * dy > (most * FINE) ** 2:  # no line is longer than the range (MK-LOF-3)
        return refuse("MK-RANGED-4", "refusal-shot-range", name=name, range=Distance(most))
    if not in_arc(body.x, body.y, body.facing, attacker.arc, end.x, end.y):
        return refuse("MK-LOF-2", "refusal-shot-arc", name=attacker.name, target=name)
    return line(state, attacker, target, through=through).refusal


def in_reach(state: KnightState, fighter: Fighter) -> tuple[int, ...]:
    """Ids in order, whatever stands between; for one in the field, kept while nobody moves."""
    inches = range_of(state, fighter)
    traces = state.field.traces
    key = ("reach", fighter.id, inches)
    known: tuple[int, ...] | None = traces.get(key)
    if known is not None:
        return known
    body = fighter.body
    x, y, facing, half = body.x, body.y, body.facing, fighter.arc
    most = inches * INCH * FINE
    spare = occupied_reach(state.field.table)
    far = (most + spare) * (most + spare)
    found: list[int] = []
    for other in state.field.fighters:
        end: Body | End = other.body
        dx, dy = end.x - x, end.y - y
        if dx * dx + dy * dy > far or other.id == fighter.id:
            continue
        if spare:
            end = end_at(state, other)
            dx, dy = end.x - x, end.y - y
            if dx * dx + dy * dy > most * most:
                continue
        if in_arc(x, y, facing, half, end.x, end.y):
            found.append(other.id)
    known = traces[key] = tuple(found)
    return known


def within_half(state: KnightState, attacker: Fighter, target: Fighter) -> bool:
    """Whether a target is within half the range, rounded up (MK-CLOSE-2)."""
    end = end_at(state, target)
    dx, dy = int(end.x - attacker.body.x), int(end.y - attacker.body.y)
    most = half_range(state, attacker)
    return dx * dx + dy * dy <= most * most
