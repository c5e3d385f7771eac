"""Actions that models have left in a turn (WD-ACT-1), and who was used in a round (WD-SHEET-3)."""

from slagveld.structs import Struct

from .models import Creature, is_heavy
from .state import DuelState

ACTIONS = 2
"""Actions of a model in a round (WD-ACT-1)."""
MODELS_A_TURN = 4
"""Models that a player may use in a turn (WD-ACT-2)."""


class Opened(Struct, frozen=True):
    """A model that has been chosen in this turn."""

    model: int
    left: int
    """Actions it has left."""
    served: bool = False
    """It has served a heavy weapon with one action, and the other is its own (WD-HEAVY-3, option
    `service`)."""
    walked: bool = False
    """It has walked in this turn; turning on the spot is no walk (WD-MELEE-3)."""
    weapon: int = 0
    """The heavy weapon it has given all its actions to (WD-HEAVY-3)."""


class Turn(Struct, frozen=True):
    """What has happened so far in one creature turn; what is left at its end is lost (WD-ACT-4)."""

    seat: int
    opened: tuple[Opened, ...] = ()

    def entry(self, model: int) -> Opened | None:
        return next((opened for opened in self.opened if opened.model == model), None)

    def left(self, model: int) -> int:
        """Actions a model has left, if it is chosen in this turn; else a fresh pair."""
        entry = self.entry(model)
        return ACTIONS if entry is None else entry.left

    def spent(
        self, *models: int, served: bool = False, rest: bool = False, walked: bool = False
    ) -> "Turn":
        """The turn after one action of each of these models, the last of them the present one.

        With `rest` they have no action left: those they had lapse (WD-ROUND-6).
        """
        opened = list(self.opened)
        for model in models:
            entry = self.entry(model) or Opened(model, ACTIONS)
            left = 0 if rest else entry.left - 1
            opened = [o for o in opened if o.model != model]
            opened.append(Opened(model, left, served or entry.served, walked or entry.walked))
        return Turn(self.seat, tuple(opened))

    def given(self, weapon: int, crew: tuple[int, ...]) -> "Turn":
        """The turn after one action of a weapon whose crew gives everything (WD-HEAVY-3)."""
        opened = [o for o in self.opened if o.model != weapon and o.model not in crew]
        opened.append(Opened(weapon, self.left(weapon) - 1, weapon=weapon))
        opened.extend(Opened(member, 0, weapon=weapon) for member in crew)
        return Turn(self.seat, tuple(opened))


def is_unused(state: DuelState, creature: Creature) -> bool:
    """Whether a creature may still be chosen in this round (WD-SUMMON-7, WD-SHEET-3)."""
    now = state.round
    return now not in creature.used and creature.appeared < now and not is_heavy(creature)


def has_unused(state: DuelState, seat: int) -> bool:
    """Whether a seat still has to use a creature; heavy weapons never count (WD-HEAVY-5)."""
    now = state.round
    own = [one for one in state.creatures if one.seat == seat and now not in one.used]
    return any(is_unused(state, creature) for creature in own)
