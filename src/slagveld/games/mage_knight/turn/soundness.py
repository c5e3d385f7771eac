"""What is unsound in a state: dangling ids, numbers out of bounds, bases on top of others."""

from slagveld.kit.soundness import number_faults, pairs_overlapping
from slagveld.texts import Text

from ..core.action import MOST_TOKENS
from ..core.book import KEY, text
from ..core.fighter import SLACK, Fighter
from ..core.state import NOBODY, KnightState


def overlapping(state: KnightState) -> list[tuple[int, int]]:
    """Warriors of any level whose bases overlap by more than rounding, agreed pairs left out."""
    marks = state.field.marks
    pairs = pairs_overlapping(state.fighters, SLACK)
    return [(one, other) for one, other in pairs if (min(one, other), max(one, other)) not in marks]


def faults(state: KnightState) -> list[Text]:
    numbers = [
        *[n for f in state.fighters for n in (f.id, *[item.id for item in f.items])],
        *[n for r in state.reserves for n in (r.id, *[item.id for item in r.items])],
        *[piece.id for piece in state.pile],
        *[objective.id for objective in state.objectives],
        *[dropped.item.id for dropped in state.dropped],
        *[piece.id for piece in state.field.table.terrain],
    ]
    found = number_faults(KEY, numbers, state.next_id)
    found += [text("fault-fighter", name=f.name) for f in state.fighters if _unsound(state, f)]
    holders = [objective.holder for objective in state.objectives]
    if any(holder != NOBODY and not 0 <= holder < len(state.seats) for holder in holders):
        found.append(text("fault-objective"))
    if state.used < 0 or state.extra < 0 or len(state.armies) != len(state.seats):
        found.append(text("fault-numbers"))
    return found


def _unsound(state: KnightState, fighter: Fighter) -> bool:
    held, captor = state.fighter(fighter.captive), state.fighter(fighter.captor)
    table, pose = state.field.table, fighter.pose
    return (
        not 0 <= fighter.seat < len(state.seats)
        or fighter.side != state.side_of(fighter.seat)
        or not 0 <= fighter.turned < len(fighter.warrior.clicks)
        or not 0 <= fighter.tokens <= MOST_TOKENS
        or (fighter.captive != 0 and (held is None or held.captor != fighter.id))
        or (fighter.captor != 0 and (captor is None or captor.captive != fighter.id))
        or pose.level not in (0, 1)
        or not (0 <= pose.x <= table.width and 0 <= pose.y <= table.height)
    )
