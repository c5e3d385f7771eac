"""Heavy weapons and who can serve them (WD-HEAVY-2)."""

from slagveld.kernel.fields import Pieces
from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.models import Creature, is_heavy
from ..core.state import DuelState
from ..terrain.contact import contacts, foes_touched

CREW = 3
"""Who is needed to shoot a heavy weapon (WD-HEAVY-2); more add nothing (WD-HEAVY-4)."""


def servants(state: DuelState, weapon: Creature) -> tuple[int, ...]:
    """Own creatures that stand so that they can serve a weapon (WD-HEAVY-2).

    None is tied to it: a weapon that lost its crew is served by others of its owner, and by
    nobody else (WD-HEAVY-10).
    """
    found = []
    for piece in contacts(state, weapon.id):
        creature = state.creature(piece)
        if creature is None or creature.seat != weapon.seat or is_heavy(creature):
            continue
        if not foes_touched(state, creature.seat, creature.id):
            found.append(piece)
    return tuple(found)


def check_crew(state: DuelState, seat: int, weapon: int, crew: Pieces) -> Refusal | None:
    """An own weapon, and one to three different creatures that can serve it."""
    served = state.creature(weapon)
    if served is None or served.seat != seat or not is_heavy(served):
        return refuse("WD-HEAVY-2", "refusal-weapon")
    if not 1 <= len(crew) <= CREW or len(dict.fromkeys(crew)) != len(crew):
        return refuse("WD-HEAVY-4", "refusal-crew-count")
    able = servants(state, served)
    if any(member not in able for member in crew):
        return refuse("WD-HEAVY-2", "refusal-crew")
    return None
