"""Service: what a crew gives to its weapon, and how both count (WD-HEAVY-3, WD-HEAVY-5)."""

from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.models import Creature, is_heavy
from ..core.state import DuelState
from ..core.used import MODELS_A_TURN, Turn, is_unused
from .crew import servants


def serves_whole(state: DuelState) -> bool:
    """Whether a crew gives all its actions of the turn (WD-HEAVY-3, option `service`)."""
    return state.options.service == "all"


def check_service(
    state: DuelState, turn: Turn, weapon: int, crew: tuple[int, ...]
) -> Refusal | None:
    """Why this crew cannot serve this weapon now, or None (WD-HEAVY-3)."""
    served = state.creature(weapon)
    if served is None:
        return refuse("WD-HEAVY-2", "refusal-weapon")
    if served.appeared >= state.round:
        return refuse("WD-SUMMON-7", "refusal-just-summoned")
    if turn.entry(weapon) is None and state.round in served.used:
        return refuse("WD-HEAVY-5", "refusal-used")
    if turn.left(weapon) == 0:
        return refuse("WD-HEAVY-3", "refusal-weapon-twice")
    if serves_whole(state) and turn.entry(weapon) is not None and turn.opened[-1].weapon != weapon:
        return refuse("WD-ACT-6", "refusal-one-after-other")
    for member in crew:
        refusal = _check_servant(state, turn, weapon, member)
        if refusal is not None:
            return refusal
    newcomers = [model for model in (weapon, *crew) if turn.entry(model) is None]
    if len(turn.opened) + len(newcomers) > MODELS_A_TURN:
        return refuse("WD-HEAVY-5", "refusal-four-models")
    return None


def _check_servant(state: DuelState, turn: Turn, weapon: int, member: int) -> Refusal | None:
    """Whether one of the crew has what it is to give: everything, or a single action."""
    creature = state.creature(member)
    entry = turn.entry(member)
    if creature is None or (entry is None and not is_unused(state, creature)):
        return refuse("WD-HEAVY-5", "refusal-crew-used")
    if entry is None:
        return None
    if serves_whole(state):
        return (
            None
            if entry.weapon == weapon
            else refuse("WD-HEAVY-3", "refusal-crew-busy", name=state.name_of(member))
        )
    if entry.left == 0:
        return refuse("WD-HEAVY-3", "refusal-no-actions")
    return None


def crews(state: DuelState, turn: Turn) -> list[tuple[Creature, tuple[int, ...]]]:
    """Each own heavy weapon with those who could serve it now, those who do so already first."""
    found = []
    for weapon in state.of(turn.seat):
        if not is_heavy(weapon):
            continue
        able = [
            member
            for member in servants(state, weapon)
            if check_service(state, turn, weapon.id, (member,)) is None
        ]
        if able:
            able.sort(key=lambda member: turn.entry(member) is None)
            found.append((weapon, tuple(able)))
    return found
