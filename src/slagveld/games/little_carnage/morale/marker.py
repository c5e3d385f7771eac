"""The fear marker: when a regiment is frightened, and when its fear is gone (LC-1.8-fear-5)."""

from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse, text
from ..core.field import FAR
from ..core.names import tell_state, told
from ..core.regiment import Regiment, Stand
from ..core.state import Battle, LittleState
from ..terrain.contact import in_melee


def frighten(play: Battle, tested: int, cause: int) -> None:
    """Let a regiment be frightened by another until the end of the round."""
    regiment = play.state.regiment(tested)
    done = regiment.round
    early = done.frightened_early or not done.activated
    play.state = play.state.did(
        tested, frightened_by=(*done.frightened_by, cause), frightened_early=early
    )
    if not done.frightened_by:
        tell_state(play, regiment, text("fear-status"), "LC-1.8-fear-5")
    elif play.listening:
        what = text("fear-besides", name=regiment.name, cause=play.state.regiment(cause).name)
        told(play, what, "LC-1.8-fear-5", tested, cause)


def calm(play: Battle, number: int, causes: tuple[int, ...], rule: str) -> None:
    """Take these causes of fear off a regiment; its marker goes with the last."""
    regiment = play.state.regiment(number)
    left = tuple([cause for cause in regiment.round.frightened_by if cause not in causes])
    if left == regiment.round.frightened_by:
        return
    play.state = play.state.did(number, frightened_by=left)
    if not left:
        tell_state(play, regiment, text("fear-status"), rule, on=False)


def cause_gone(play: Battle, cause: int) -> None:
    """The last model of a regiment has left the table: nobody fears it any more (LC-1.8-fear-5)."""
    for regiment in play.state.regiments:
        if cause in regiment.round.frightened_by:
            calm(play, regiment.id, (cause,), "LC-1.8-fear-5")


# Whom a frightened regiment may still attack (LC-1.8-fear-5, LC-1.8-fear-7)


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
