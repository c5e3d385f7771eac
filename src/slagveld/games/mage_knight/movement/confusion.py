"""A move action that the attacker's player makes with the target (MK-CARD-magic-confusion)."""

from typing import Any

from slagveld.kernel.decision import Action
from slagveld.kernel.dice import Rng
from slagveld.kernel.rulebook import Refusal

from ..attack.attack_sequence import INSTEAD
from ..core.action import SeatStep
from ..core.base_contact import engaged, touching
from ..core.book import card, refuse, text
from ..core.events import tell
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..terrain.speed_and_speed_types import allowance
from .break_away import BreakRoll, after_breaking
from .destination import Go, Stay, WhereTo
from .menus import by_chance
from .move import end_pose, level_of

RULE = card("magic-confusion")


def confuse(play: Battle, attacker: Fighter, target: int) -> None:
    """The attacker's player makes a move action with a target: it breaks away first if it must."""
    victim = play.state.fighter(target)
    if victim is None:
        return
    tell(play, text("told-confused", name=victim.name, by=attacker.name), RULE, target, attacker.id)
    after = AfterConfusion(attacker.seat, target)
    if engaged(play.state, victim):
        play.then(BreakRoll(target), after)
    else:
        after.resume(play, True)


INSTEAD["confuse"] = confuse


class AfterConfusion(SeatStep, frozen=True):
    """The confused move once it is known whether the victim got away from those it touched."""

    rule = RULE

    fighter: int

    def names(self) -> tuple[int, ...]:
        return (self.fighter,)

    def resume(self, play: Battle, value: Any) -> None:
        after_breaking(play, value, ConfusedMove(self.seat, self.fighter, "confused"))


class ConfusedMove(WhereTo, frozen=True):
    """The seat that confused a warrior says where it goes: not up to the seat's own side."""

    rule = RULE
    about_one = "combat-ask-confused"  # texts: *:combat-ask-confused*

    def refusal(self, state: KnightState, action: Go) -> Refusal | None:
        return super().refusal(state, action) or self._contact(state, action)

    def _contact(self, state: KnightState, action: Go) -> Refusal | None:
        """Not beside a warrior of the seat's side; a captive is nobody's."""
        fighter = state.field.by_id[self.fighter]
        there = fighter.at(end_pose(fighter, action.path, action.facing, level_of(fighter, action)))
        for other in touching(state, there):
            if other.side == state.side_of(self.seat) and other.free:
                return refuse(RULE, "combat-refusal-confused", name=fighter.name, other=other.name)
        return None

    def options(self, state: KnightState) -> list[Go]:
        return [way for way in super().options(state) if self._contact(state, way) is None]

    def propose(self, state: KnightState, seat: int, rng: Rng) -> Action:
        fighter = state.field.by_id[self.fighter]
        move = Go(*by_chance(state, fighter, allowance(state, fighter), rng))
        return move if self._contact(state, move) is None else Stay()
