"""Who may act in a creature turn (WD-ACT-2, WD-ACT-6), who may attack, who lets actions lapse."""

from collections.abc import Iterator

from slagveld.kernel.decision import Action
from slagveld.kernel.fields import PieceId
from slagveld.kernel.rulebook import Refusal

from ..core.actions_left import ACTIONS, MODELS_A_TURN, Turn, is_unused
from ..core.book import refuse
from ..core.models import Creature, is_heavy
from ..core.state import DuelState
from ..melee.fight_action import strikes
from ..shooting.targets import shots


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
    """Why a model may take no action of its own now, or None; wizards are no models (WD-TERM-2)."""
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
    return next(_able(state, turn), None) is not None


def actors(state: DuelState, turn: Turn) -> tuple[Creature, ...]:
    """Those whom `check_actor` allows, the present one first; found without asking for each."""
    found = sorted(_able(state, turn), key=lambda one: one[0])
    return tuple([creature for _, creature in found])


def _able(state: DuelState, turn: Turn) -> Iterator[tuple[bool, Creature]]:
    """The same one by one as they are listed; True for those who are fresh in this turn."""
    opened = {entry.model: entry for entry in turn.opened}
    last = turn.opened[-1].model if turn.opened else 0
    room = len(turn.opened) < MODELS_A_TURN
    for creature in state.of(turn.seat):
        entry = opened.get(creature.id)
        if entry is None:
            if room and is_unused(state, creature):
                yield True, creature
        elif (
            entry.left > 0
            and (entry.served or creature.id == last)
            and not (entry.weapon or is_heavy(creature))
        ):
            yield False, creature


def attacks(state: DuelState, creature: Creature) -> list[Action]:
    """Every blow and shot a creature may make now (WD-ACT-7)."""
    return [*strikes(state, creature), *shots(state, creature)]
