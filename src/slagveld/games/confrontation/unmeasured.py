"""What may be measured while a question is open that announces nothing itself.

Otherwise one would lay the ruler while dice are divided, and name a target or a pursuit afterwards.
"""

from slagveld.games.confrontation.model import ConfrontationState
from slagveld.kernel.decision import FREE, Measuring

BEFORE_SHOTS = Measuring(ruler="own", reach=False, rule="CON-SHOOT-7")
BEFORE_MOVES = Measuring(ruler="own", rule="CON-CHARGE-10")


def closed(state: ConfrontationState) -> Measuring:
    """Nothing to an enemy, unless the players have agreed on free measuring (CON-SHOOT-7)."""
    if state.options.free_measuring:
        return FREE
    return BEFORE_SHOTS if state.phase == "shooting" else BEFORE_MOVES
