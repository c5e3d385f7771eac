"""The course of a battle: the approach, then turns of five phases each (CON-TURN-1).

In the end phase some regenerate, objects are taken, and `end_phase` ends what held for this turn.
"""

from typing import get_args

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import PhaseBegan, RoundBegan, Told

from ..army.stack_and_reserve import gathered
from ..core.book import text
from ..core.opposed_rolls import Opposed
from ..core.state import SEATS, Battle, Phase
from ..melee.phase import MeleePhase
from ..shooting.fire_order import WinnerFirst
from ..shooting.phase import ShootingPhase
from ..wounds.casualties import expire
from ..wounds.healing import Regeneration
from .approach import ApproachPhase
from .drawing_cards import DrawingTurns
from .end_phase import Recovery
from .mutation import Mutations
from .objectives import TakePrizes, let_go
from .tactical_roll import FirstDrawer, field_side
from .victory import army_points, finish, is_fought_over, test_champions, test_end

PHASES: tuple[Phase, ...] = get_args(Phase)[1:]


class OpenBattle(Step, frozen=True):
    """Before everything: what the armies cost; then the approach and the first turn."""

    rule = "CON-STAT-17"

    budget: int
    """What was agreed on for each army, in points."""

    def run(self, play: Battle) -> None:
        state = play.state
        points = [army_points(state, seat) for seat in SEATS]
        for seat, cost in zip(SEATS, points, strict=True):
            values = {"player": state.seats[seat].name, "points": cost, "budget": self.budget}
            key = "told-army-over" if cost > self.budget else "told-army"
            play.tell(Told, what=text(key, **values), rule=self.rule)  # texts: *:told-army*
        first, second = points
        if first != second:
            values = {"first": first, "second": second, "points": abs(first - second)}
            play.tell(Told, what=text("army-difference", **values), rule=self.rule)
        play.then(BeginPhase("approach"), ApproachPhase(), BeginTurn())


class BeginTurn(Step, frozen=True):
    """A turn: its five phases, always in this order."""

    rule = "CON-TURN-1"

    def run(self, play: Battle) -> None:
        number = play.state.round + 1
        play.replace(round=number)
        play.tell(RoundBegan, round=number, called="turn", rule=self.rule)
        steps: list[Step] = []
        for phase in PHASES:
            steps += [BeginPhase(phase), *[kind() for kind in STEPS[phase]], EndOfPhase(phase)]
        play.then(*steps, NextTurn())


class BeginPhase(Step, frozen=True):
    rule = "CON-TURN-1"

    phase: Phase

    def run(self, play: Battle) -> None:
        play.replace(phase=self.phase)
        rule = "CON-APP-1" if self.phase == "approach" else self.rule
        name = text(f"phase-{self.phase}")  # texts: *:phase-*
        play.tell(PhaseBegan, phase=name, rule=rule)


class EndOfPhase(Step, frozen=True):
    """A phase is over: those who only fought on until now fall, and a side may be beaten."""

    rule = "CON-TURN-1"

    phase: Phase

    def run(self, play: Battle) -> None:
        expire(play, turn=self.phase == "end")
        test_end(play)
        test_champions(play)


class MovementPhase(Step, frozen=True):
    """All cards are gathered and shuffled; then come the tactical roll and the turns to draw.

    The tactical roll begins each movement phase (CON-MOVE-2); its winner draws first (CON-MOVE-3).
    No reserve card outlives it: it ends when every card has been activated (CON-MOVE-8).
    """

    rule = "CON-MOVE-1"

    def run(self, play: Battle) -> None:
        play.replace(phase="movement", reserves=(), stack=gathered(play.state))
        count = len(play.state.stack)
        play.tell(Told, what=text("cards-shuffled", count=count), rule=self.rule)
        sides = (field_side(play.state, 0), field_side(play.state, 1))
        roll = Opposed(purpose=text("roll-tactical"), cites="CON-MOVE-2", sides=sides)
        play.then(roll, FirstDrawer(), DrawingTurns())


class Divination(WinnerFirst, frozen=True, kw_only=True):
    """Where miracles have their place (CON-TURN-2); nobody can use it: the book has no rules."""

    rule = "CON-DIV-1"


class NextTurn(Step, frozen=True):
    """The turn is over: the next begins, or it was the last one (CON-END-1, CON-GAP-5)."""

    rule = "CON-END-1"

    def run(self, play: Battle) -> None:
        state = play.state
        if state.options.turns and state.round >= state.options.turns:
            finish(play, text("end-turns"))
        else:
            play.then(BeginTurn())


STEPS: dict[Phase, tuple[type[Step], ...]] = {
    "movement": (Mutations, MovementPhase),
    "divination": (Divination,),
    "shooting": (ShootingPhase,),
    "melee": (MeleePhase,),
    "end": (Regeneration, TakePrizes, Recovery),
}


def settle(play: Battle) -> None:
    """After every step: whoever runs lets go of what he carries; a side without figures is beaten.

    Not while shots fall: those fired at the same time are all applied, and may strike the last of
    both sides (CON-SHOOT-10). That is looked at when the phase is over.
    """
    if play.state.objects:
        let_go(play)
    if play.state.phase != "shooting" and not is_fought_over(play.state):
        test_end(play)
