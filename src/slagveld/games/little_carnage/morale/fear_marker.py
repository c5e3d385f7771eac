"""The fear marker: when a regiment is frightened, and when its fear is gone (LC-1.8-fear-5)."""

from ..core.book import text
from ..core.names import tell_state, told
from ..core.state import Battle


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
