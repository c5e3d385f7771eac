"""Counter-attacks: who may make one, how much harder they are, the die that they win.

They are announced among the blocks (CON-COUNTER-3).
"""

from slagveld.kernel.rulebook import Refusal

from ..core.book import refuse
from ..core.bout import Blow, Bout, Die
from ..core.figure import Figure
from ..core.state import Battle, ClashState

COUNTER_RAISE = 2
"""How much higher the threshold is for a counter-attack (CON-COUNTER-4)."""


def countered_by(state: ClashState, blow: Blow) -> bool:
    """Whether the one struck at may counter-attack (CON-COUNTER-1, CON-COUNTER-2).

    A warrior-mage may (CON-CARD-guerrier-mage); also one who has failed to disengage, and may put
    no dice on attack (CON-DISENGAGE-8).
    """
    figure = state.figure(blow.target)
    return figure is not None and figure.profile.counters


def counter_refusal(state: ClashState, blow: Blow) -> Refusal | None:
    if countered_by(state, blow):
        return None
    name = state.field.by_id[blow.target].name
    return refuse("CON-COUNTER-1", "refusal-melee-counter", name=name)


def won_by_counter(play: Battle, bout: Bout, figure: Figure, blow: Blow) -> tuple[Die, ...]:
    """One more attack die against the enemy who was countered (CON-COUNTER-5).

    It is noted for the own striking step; only where that is over, it is handed back.
    """
    if figure.seat in bout.struck:
        return (Die(blow.target, (blow.striker,)),)
    gained = (*bout.hand(figure.id).gained, blow.striker)
    play.replace(bout=bout.with_hand(figure.id, gained=gained))
    return ()
