"""Who may act in a creature turn (WD-ACT-2, WD-ACT-6), and who lets actions lapse."""

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.models import Creature, is_heavy
from ..core.state import DuelState
from ..core.used import ACTIONS, MODELS_A_TURN, Turn, is_unused


class EndTurn(Action, frozen=True):
    """Use no further model this turn; what the last has left lapses (WD-ROUND-6, WD-ACT-4)."""


class Rest(Action, frozen=True):
    """Let the actions lapse that a model has left; it is used all the same (WD-ACT-4)."""

    model: PieceId


def gives_exchange(state: DuelState, turn: Turn, model: int) -> bool:
    """Whether contact made now gives an exchange (WD-MELEE-3, option `contact`)."""
    entry = turn.entry(model)
    if entry is None or entry.left == ACTIONS:
        return True
    return state.options.contact == "one-action" and not entry.walked


def check_actor(state: DuelState, turn: Turn, model: int) -> Refusal | None:
    """Why a model may not take an action of its own now, or None.

    Wizards are no models in this part of the round (WD-TERM-2).
    """
    creature = state.creature(model)
    if creature is None or creature.seat != turn.seat:
        return refuse("WD-ACT-2", "refusal-not-yours")
    if is_heavy(creature):
        return refuse("WD-HEAVY-3", "refusal-no-own-actions")
    entry = turn.entry(model)
    if entry is None:
        if creature.appeared >= state.round:
            return refuse("WD-SUMMON-7", "refusal-just-summoned")
        if state.round in creature.used:
            return refuse("WD-SHEET-3", "refusal-used")
        full = len(turn.opened) >= MODELS_A_TURN
        return refuse("WD-ACT-2", "refusal-four-models") if full else None
    if entry.weapon:
        return refuse("WD-HEAVY-3", "refusal-serves")
    if entry.left == 0:
        return refuse("WD-ACT-1", "refusal-no-actions")
    if not entry.served and turn.opened[-1].model != model:
        return refuse("WD-ACT-6", "refusal-one-after-other")
    return None


def may_act(state: DuelState, turn: Turn) -> bool:
    """Whether there is one of `actors`."""
    return bool(_able(state, turn, one=True))


def actors(state: DuelState, turn: Turn) -> tuple[Creature, ...]:
    """Creatures that may take an action of their own now, the present one first."""
    found = _able(state, turn)
    opened = [entry.model for entry in turn.opened]
    present = [creature for creature in found if creature.id in opened]
    return (*present, *[creature for creature in found if creature.id not in opened])


def _able(state: DuelState, turn: Turn, *, one: bool = False) -> list[Creature]:
    """Those that `check_actor` allows, in order, found without asking it about each; or `one`."""
    found: list[Creature] = []
    opened = {entry.model: entry for entry in turn.opened}
    now, seat, room = state.round, turn.seat, len(opened) < MODELS_A_TURN
    for creature in state.creatures:
        if creature.seat != seat:
            continue
        entry = opened.get(creature.id) if opened else None
        if entry is None:
            able = room and now not in creature.used and is_unused(state, creature)
        else:
            present = entry.served or entry is turn.opened[-1]
            able = entry.left > 0 and present and not (entry.weapon or is_heavy(creature))
        if able:
            found.append(creature)
            if one:
                break
    return found
