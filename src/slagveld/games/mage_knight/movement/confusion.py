"""A move action that the attacker's player makes with the target (MK-CARD-magic-confusion)."""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Decision
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import Told
from slagveld.kernel.rulebook import Refusal

from ..attack.hits import INSTEAD
from ..core.book import card, refuse, text
from ..core.conditions import touching
from ..core.fighter import Fighter
from ..core.state import Battle, MageKnightState
from ..terrain.paces import allowance
from .break_away import BreakRoll, TurnOnSpot
from .break_needs import must_break
from .destination import Destination, Go, Stay, WhereTo, level_of
from .menus import by_chance, listed
from .move import end_pose

RULE = card("magic-confusion")


def confuse(play: Battle, attacker: Fighter, target: int) -> None:
    """The attacker's player makes a move action with a target: it breaks away first if it must."""
    victim = play.state.fighter(target)
    if victim is None:
        return
    what = text("told-confused", name=victim.name, by=attacker.name)
    play.tell(Told, what=what, pieces=(target, attacker.id), rule=RULE)
    after = AfterConfusion(attacker.seat, target)
    if must_break(play.state, victim):
        play.then(BreakRoll(target), after)
    else:
        after.resume(play, True)


INSTEAD["confuse"] = confuse


class AfterConfusion(Step, frozen=True):
    """The confused move once it is known whether the victim got away from those it touched."""

    rule = RULE

    seat: int
    fighter: int

    def names(self) -> tuple[int, ...]:
        return (self.fighter,)

    def resume(self, play: Battle, value: Any) -> None:
        """A whole move, or only a turn; a horse that is held may not even turn (MK-HORSE-3)."""
        fighter = play.state.field.by_id[self.fighter]
        if value:
            play.then(ConfusedMove(self.seat, self.fighter, "confused"))
        elif fighter.speed_type != "horseshoe":
            play.then(TurnOnSpot(self.seat, self.fighter))


class ConfusedMove(WhereTo, frozen=True):
    """The seat that confused a warrior says where it goes: not up to the seat's own side."""

    rule = RULE

    def ask(self, state: MageKnightState) -> Decision:
        found = super().ask(state)
        name = state.field.by_id[self.fighter].name
        return Decision(
            seats=found.seats,
            prompt=text("combat-ask-confused", name=name),
            forms=found.forms,
            rule=RULE,
            pieces=found.pieces,
        )

    def check(self, state: MageKnightState, seat: int, action: Destination) -> Refusal | None:
        refusal = super().check(state, seat, action)
        if refusal is not None or not isinstance(action, Go):
            return refusal
        return self._contact(state, action)

    def _contact(self, state: MageKnightState, action: Go) -> Refusal | None:
        fighter = state.field.by_id[self.fighter]
        soar = level_of(fighter, action.soar)
        there = fighter.at(end_pose(fighter, action.path, action.facing, soar))
        for other in touching(state, there):
            if _of_side(state, self.seat, other):
                values = {"name": fighter.name, "other": other.name}
                return refuse(RULE, "combat-refusal-confused", **values)
        return None

    def candidates(self, state: MageKnightState, seat: int) -> list[Action]:
        fighter = state.field.by_id[self.fighter]
        ways = listed(state, fighter, allowance(state, fighter))
        moves = [Go(way, facing) for way, facing in ways]
        return [Stay(), *[move for move in moves if self._contact(state, move) is None]]

    def propose(self, state: MageKnightState, seat: int, rng: Rng) -> Action:
        fighter = state.field.by_id[self.fighter]
        move = Go(*by_chance(state, fighter, allowance(state, fighter), rng))
        return move if self._contact(state, move) is None else Stay()


def _of_side(state: MageKnightState, seat: int, other: Fighter) -> bool:
    """Whether a warrior is the seat's own or a team member's; a captive is nobody's."""
    return other.side == state.side_of(seat) and other.free
