"""The course of a battle: the approach, then turns of five phases each (CON-TURN-1)."""

from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar, get_args

from slagveld.games.confrontation.approach import ApproachPhase
from slagveld.games.confrontation.casualties import expire
from slagveld.games.confrontation.catalogue import text
from slagveld.games.confrontation.ending import Recovery
from slagveld.games.confrontation.melee import MeleePhase
from slagveld.games.confrontation.model import Battle, Phase
from slagveld.games.confrontation.movement import MovementPhase
from slagveld.games.confrontation.mutating import Mutations
from slagveld.games.confrontation.prizes import TakePrizes
from slagveld.games.confrontation.regenerating import Regeneration
from slagveld.games.confrontation.victory import SEATS, army_points, finish, test_end
from slagveld.kernel.agenda import Step
from slagveld.kernel.event import PhaseBegan, RoundBegan, Told

PHASES: tuple[Phase, ...] = get_args(Phase)[1:]
"""The five phases of a turn in their order."""


class OpenBattle(Step, frozen=True):
    """Before everything: what the armies cost; then the approach and the first turn."""

    rule: ClassVar[str] = "CON-STAT-17"

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

    rule: ClassVar[str] = "CON-TURN-1"

    def run(self, play: Battle) -> None:
        """Count it and put its phases on."""
        number = play.state.round + 1
        play.replace(round=number)
        play.tell(RoundBegan, round=number, rule=self.rule)
        steps: list[Step] = []
        for phase in PHASES:
            steps += [BeginPhase(phase), *[kind() for kind in STEPS[phase]], EndOfPhase(phase)]
        play.then(*steps, NextTurn())


class BeginPhase(Step, frozen=True):
    """A phase begins."""

    rule: ClassVar[str] = "CON-TURN-1"

    phase: Phase

    def run(self, play: Battle) -> None:
        """Note it and tell it."""
        play.replace(phase=self.phase)
        rule = "CON-APP-1" if self.phase == "approach" else self.rule
        name = text(f"phase-{self.phase}")  # texts: *:phase-*
        play.tell(PhaseBegan, phase=name, rule=rule)


class EndOfPhase(Step, frozen=True):
    """A phase is over: those who only fought on until now fall, and a side may be beaten."""

    rule: ClassVar[str] = "CON-TURN-1"

    phase: Phase

    def run(self, play: Battle) -> None:
        """With the end phase the whole turn is over."""
        expire(play, turn=self.phase == "end")
        test_end(play)


class DivinationPhase(Step, frozen=True):
    """Empty: its rules belong to another part of the game (CON-TURN-2, CON-DIV-1).

    An extension puts steps of its own into `STEPS` beside it.
    """

    rule: ClassVar[str] = "CON-DIV-1"

    def run(self, play: Battle) -> None:
        """Nothing happens."""


class NextTurn(Step, frozen=True):
    """The turn is over: the next begins, or it was the last one (CON-END-1, CON-GAP-5)."""

    rule: ClassVar[str] = "CON-END-1"

    def run(self, play: Battle) -> None:
        """Without a last turn the battle goes on until a side is beaten."""
        state = play.state
        if state.options.turns and state.round >= state.options.turns:
            finish(play, text("end-turns"))
        else:
            play.then(BeginTurn())


def _shooting() -> tuple[type[Step], ...]:
    """The steps of the shooting phase; none while the game has no rules for it."""
    module = f"{__package__}.shooting"
    return (import_module(module).ShootingPhase,) if find_spec(module) else ()


STEPS: dict[Phase, tuple[type[Step], ...]] = {
    "movement": (Mutations, MovementPhase),
    "divination": (DivinationPhase,),
    "shooting": _shooting(),
    "melee": (MeleePhase,),
    "end": (Regeneration, TakePrizes, Recovery),
}
"""What is done in each phase, in order."""
