"""Action tokens at the end of an action, and what a second one costs (MK-TOKEN-1, MK-PUSH-1)."""

from ..core.action import MOST_TOKENS
from ..core.events import tell_tokens
from ..core.state import Battle
from .damage import Damage
from .dials import Aftermath, Resolved, hurt


class EndAction(Resolved, frozen=True):
    """The action of these warriors is over: tokens, exhaustion, curses (MK-TOKEN-2, MK-PUSH-1)."""

    rule = "MK-TOKEN-1"

    pieces: tuple[int, ...]

    def run(self, play: Battle) -> None:
        """One token for each that still stands, and 1 damage for a second one.

        It adds to what a run or a Surge has cost (MK-PUSH-3).
        """
        tired = [number for number in self.pieces if give_token(play, number)]
        play.then(Aftermath())
        if tired:
            hurt(play, *[Damage(n, 1, "exhaustion", rule="MK-PUSH-1", way="push") for n in tired])


def give_token(play: Battle, number: int) -> bool:
    """Give a warrior an action token; whether it is its second."""
    fighter = play.state.fighter(number)
    if fighter is None or fighter.tokens >= MOST_TOKENS:
        return False
    tokens = fighter.tokens + 1
    play.state = play.state.changed(number, tokens=tokens)
    tell_tokens(play, fighter, tokens, "MK-TOKEN-1")
    return tokens == MOST_TOKENS
