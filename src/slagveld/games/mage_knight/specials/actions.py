"""Everything that asks for a special action, as one topic (MK-SPECIAL-1 to MK-SPECIAL-3)."""

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kit.topics import Topics

from ..core.effects import Special
from ..core.state import KnightState
from ..items.drop_and_pick_up import PICKING
from .hex_and_overwatch import HEXING, WATCHING
from .levitation import LEVITATING
from .regeneration import REGENERATING
from .returns import RETURNING

FAIR = 0.5
"""How often chance takes a special action where it could: not every turn of a gifted warrior."""


class Specials(Topics[KnightState, int]):
    """All special actions; each part knows its own, and ends with a token (MK-SPECIAL-2)."""

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action | None:
        if state.actions_left <= 0:
            return None
        gifted = any(not fighter.acted for fighter in state.bearers(seat, Special))
        if not (state.dropped or gifted):
            return None
        return None if rng.random() >= FAIR else super().propose(state, seat, rng)


SPECIALS = Specials(LEVITATING, RETURNING, REGENERATING, HEXING, WATCHING, PICKING)
