"""The fear marker: when a regiment is frightened, and when its fear is gone (LC-1.8-fear-5)."""

from slagveld.kernel.event import Told

from ..core.book import text
from ..core.events import tell_state
from ..core.regiment import Regiment
from ..core.state import Battle


def frighten(play: Battle, tested: int, cause: int, rule: str = "LC-1.8-fear-5") -> None:
    """Let a regiment be frightened by another until the end of the round."""
    regiment = play.state.regiment(tested)
    done = regiment.round
    early = done.frightened_early or not done.activated
    play.state = play.state.did(
        tested, frightened_by=(*done.frightened_by, cause), frightened_early=early
    )
    if not done.frightened_by:
        _tell(play, regiment, on=True, rule=rule)
    elif play.listening:
        what = text("fear-besides", name=regiment.name, cause=play.state.regiment(cause).name)
        play.tell(Told, what=what, pieces=(tested, cause), rule=rule)


def calm(play: Battle, number: int, causes: tuple[int, ...], rule: str) -> None:
    """Take these causes of fear off a regiment; its marker goes with the last."""
    regiment = play.state.regiment(number)
    left = tuple([cause for cause in regiment.round.frightened_by if cause not in causes])
    if left == regiment.round.frightened_by:
        return
    play.state = play.state.did(number, frightened_by=left)
    if not left:
        _tell(play, regiment, on=False, rule=rule)


def cause_gone(play: Battle, cause: int) -> None:
    """The last model of a regiment has left the table: nobody fears it any more (LC-1.8-fear-5)."""
    for regiment in play.state.regiments:
        if cause in regiment.round.frightened_by:
            calm(play, regiment.id, (cause,), "LC-1.8-fear-5")


def _tell(play: Battle, regiment: Regiment, *, on: bool, rule: str) -> None:
    tell_state(play, regiment, text("fear-status"), rule, on=on)
