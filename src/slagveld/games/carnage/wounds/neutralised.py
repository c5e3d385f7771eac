"""Units that became too weak to hold: neutralised, and the enemy's choice (CAR-13.2-below3)."""

from slagveld.kernel.agenda import Step

from ..core.book import text
from ..core.conditions import foes, tell_status
from ..core.parts import Part, PhaseEnd
from ..core.state import Battle
from ..core.unit import Unit
from .enemy_choice import EnemyChoice


def weaken(play: Battle, before: Unit) -> None:
    """Say that a unit is neutralised now if it was not before; let its enemies choose in time."""
    unit = play.state.unit(before.id)
    if unit is None or before.neutralised or not unit.neutralised:
        return
    tell_neutralised(play, unit, on=True)
    let_choose(play, unit)


def let_choose(play: Battle, unit: Unit) -> None:
    """Let the enemies in contact with a neutralised unit choose at the end of the phase.

    Also for a charger that was neutralised by a free shot on its way (CAR-10-free-shot-first).
    """
    for foe in foes(play.state, unit):
        if _is_asked(play, foe):
            _at_end_of_phase(play, EnemyChoice(unit.id, foe.id))


def tell_neutralised(play: Battle, unit: Unit, *, on: bool) -> None:
    """Say that a unit is neutralised, or is no longer."""
    status = text("formation-neutralised" if on else "formation-neutralised-no-more")
    tell_status(play, unit, status, "CAR-13.2-below3" if on else "CAR-5.1.3", on=on)


def _is_asked(play: Battle, foe: Unit) -> bool:
    """Whether an enemy is asked at the end of the present phase (CAR-13.2-enemy-choice).

    It chooses in its own part of the movement phase if that is still to come or not yet over; and
    after the blows of the melee phase nothing is left in the round that it could leave out.
    """
    state = play.state
    if state.phase != "movement":
        return state.phase in ("wrap", "shooting")
    part = next((s for s in reversed(play.stack) if isinstance(s, Part) and not s.only), None)
    if part is None or part.side not in state.order or foe.side not in state.order:
        return True
    return state.order.index(foe.side) < state.order.index(part.side)


def _at_end_of_phase(play: Battle, step: Step) -> None:
    """Put a step on the agenda as the last of the present phase."""
    for place in range(len(play.stack) - 1, -1, -1):
        if isinstance(play.stack[place], PhaseEnd):
            play.stack.insert(place + 1, step)
            return
    play.then(step)
