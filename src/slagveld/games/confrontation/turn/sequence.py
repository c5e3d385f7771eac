"""The course of a battle: the approach, then turns of five phases each (CON-TURN-1)."""

from typing import get_args

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.event import PhaseBegan, RoundBegan, Told
from slagveld.kernel.moment import Moment

from ..core.book import text
from ..core.state import SEATS, Battle, ConfrontationState, Phase
from ..melee.phase import MeleePhase
from ..shooting.fire_order import winner_first
from ..shooting.phase import ShootingPhase
from ..wounds.casualties import expire
from .approach import ApproachPhase, MovementPhase
from .end_phase import Recovery, Regeneration
from .mutation import Mutations
from .objectives import TakePrizes
from .victory import army_points, finish, test_end

PHASES: tuple[Phase, ...] = get_args(Phase)[1:]
"""The five phases of a turn in their order."""


class OpenBattle(Step, frozen=True):
    """Before everything: what the armies cost; then the approach and the first turn."""

    rule = "CON-STAT-17"

    budget: int
    """What was agreed on for each army, in points."""

    def run(self, play: Battle) -> None:
        """Tell both totals and how they differ; nothing of it is forbidden."""
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
    """A phase begins."""

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


class Divination(Moment, frozen=True, kw_only=True):
    """Where miracles have their place: the second phase, empty in the book (CON-TURN-2).

    It is kept as a moment that nobody can use yet. An extension answers `offer` with its question
    for a seat; whoever lets the moment pass hands down `PASSED`.
    """

    rule = "CON-DIV-1"

    def order(self, state: ConfrontationState) -> tuple[int, ...]:
        return winner_first(state)

    def offer(self, state: ConfrontationState, seat: int) -> Question | None:
        return None


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
"""What is done in each phase, in order."""
