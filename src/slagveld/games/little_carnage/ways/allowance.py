"""Who moves more slowly by a special rule of the scenario (LC-4.1-6)."""

from slagveld.games.little_carnage.core.regiment import Regiment
from slagveld.games.little_carnage.core.state import LittleCarnageState
from slagveld.games.little_carnage.scenario.scenarios import battle_of


def slowed_to(state: LittleCarnageState, regiment: Regiment) -> int | None:
    """The inches that a special rule leaves a regiment at most; None: nothing slows it."""
    rules = battle_of(state).slowed
    if not rules:
        return None
    found = [
        -(-regiment.card.agility * one.percent // 100)
        for one in rules
        if one.seat == regiment.seat and (not one.who or _moves(state, regiment, one.who))
    ]
    return min(found, default=None)


def _moves(state: LittleCarnageState, regiment: Regiment, key: str) -> bool:
    """Whether a regiment moves the stand of the living model named by this key."""
    model = state.field.model_by_id.get(state.note(f"{key}-model"))
    return model is not None and state.stand_of(model).regiment == regiment.id
