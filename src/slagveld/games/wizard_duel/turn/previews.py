"""What a half-filled action would do: each kind is asked in its own room."""

from slagveld.kernel.decision import Partial, Preview

from ..core.state import DuelState
from ..core.used import Turn
from ..magic.previews import preview_attack, preview_defence, preview_healing
from ..melee.previews import preview_strike
from ..movement.previews import preview_jump, preview_move, preview_walk
from ..shooting.previews import preview_shot
from ..summoning.previews import preview_summons
from .activation import check_actor, gives_exchange


def preview_creature(state: DuelState, turn: Turn, partial: Partial) -> Preview:
    """By the kind of action; nothing is shown that may not be measured."""
    model = partial.values.get("model")
    if not isinstance(model, int):
        return Preview()
    refusal = check_actor(state, turn, model)
    if refusal is not None:
        return Preview(refusal=refusal)
    match partial.action:
        case "Walk":
            return preview_walk(
                state, model, partial.values, first=gives_exchange(state, turn, model)
            )
        case "Shoot":
            return preview_shot(state, model, partial.values.get("target"))
        case "Strike":
            return preview_strike(state, model, partial.values.get("targets"))
        case "Jump":
            return preview_jump(state, model, partial.values)
        case _:
            return Preview()


def preview_wizard(state: DuelState, seat: int, partial: Partial) -> Preview:
    """By the kind of action."""
    match partial.action:
        case "MoveWizard":
            return preview_move(state, seat, partial.values)
        case "CastAttack":
            return preview_attack(state, seat, partial.values.get("target"))
        case "CastDefence":
            return preview_defence(state, seat)
        case "CastHealing":
            return preview_healing(state, seat)
        case "Summon":
            return preview_summons(state, seat, partial.values)
        case _:
            return Preview()
