"""What a frightened regiment may still do: whom it attacks, and how it defends."""

from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.field import FAR
from ..core.regiment import Regiment, Stand
from ..core.state import LittleState
from ..terrain.distance_and_contact_across import in_melee


def may_defend_fully(regiment: Regiment) -> bool:
    """Whether fear leaves it full defence (LC-1.8-fear-11).

    It defends itself as ever, but full defence would cost an activation, and it has no action.
    """
    return not regiment.frightened


def strike_refusal(
    state: LittleState, regiment: Regiment, attacker: Stand, target: int, kind: str
) -> Refusal | None:
    """Why a frightened regiment's model may not attack a regiment, or None (LC-1.8-fear-7).

    Before its activation frightened: only in melee, with models that touch another enemy regiment
    and not the cause, be it across a low obstacle (LC-1.9-27). `target` is the enemy regiment,
    `kind` melee, ranged or breath.
    """
    causes = regiment.round.frightened_by
    if not causes:
        return None
    if target in causes or kind != "melee":
        return refuse("LC-1.8-fear-5", "refusal-fear-attack", name=regiment.name)
    on_stand = state.field.on_stand
    touched = [
        model.regiment
        for stand in state.field.near(attacker, FAR)
        if stand.seat != attacker.seat and in_melee(state, attacker, stand)
        for model in on_stand.get(stand.id, ())
    ]
    if any(cause in touched for cause in causes):
        return refuse("LC-1.8-fear-7", "refusal-fear-cause", name=regiment.name)
    if target not in touched:
        return refuse("LC-1.8-fear-7", "refusal-fear-touch", name=regiment.name)
    return None
