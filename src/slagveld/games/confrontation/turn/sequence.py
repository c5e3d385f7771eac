"""The course of a battle: the approach, then turns of five phases each (CON-TURN-1).

In the end phase what held for this turn only is over, and some regenerate (CON-END-1).
"""

from typing import get_args

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import PhaseBegan, RoundBegan, Told
from slagveld.texts import Signed, Text

from ..core.asking import tell_status
from ..core.book import text
from ..core.effects import Regenerates
from ..core.figure import Figure, Turn
from ..core.state import SEATS, Battle, Phase
from ..melee.phase import MeleePhase
from ..shooting.fire_order import WinnerFirst
from ..shooting.phase import ShootingPhase
from ..wounds.casualties import expire
from ..wounds.healing import heal
from ..wounds.rolls import spared
from .approach import ApproachPhase, MovementPhase
from .mutation import Mutations
from .victory import TakePrizes, army_points, finish, test_end

FRESH = Turn()


class Recovery(Step, frozen=True):
    """Penalties of charges and fear, paralysis, dodging, stun and bans on attack dice are over.

    Wounds, flight, immunity to fear, contact and the heights of climbers remain.
    """

    rule = "CON-END-1"

    def run(self, play: Battle) -> None:
        worn = [one for one in play.state.figures if one.stunned or one.turn != FRESH]
        for figure in worn if play.listening else ():
            for status in passing(figure):
                tell_status(play, figure, status, self.rule, on=False)
        fresh = [figure.changed(turn=FRESH, stunned=False) for figure in worn]
        if fresh:
            play.state = play.state.with_figure(*fresh)


def passing(figure: Figure) -> list[Text]:
    """What is on a figure now and passes with the turn, as others call it."""
    turn = figure.turn
    found = (
        (figure.stunned, text("wounds-status-stunned")),
        (turn.charged, text("status-move-charged", amount=Signed(turn.charged))),
        (turn.afraid, text("status-fear-afraid")),
        (turn.paralysed_by, text("status-fear-paralysed")),
        (turn.dodged, text("status-move-dodging")),
        (turn.no_attack, text("status-move-held")),
    )
    return [status for holds, status in found if holds]


class Regeneration(Step, frozen=True):
    """Whoever regenerates tries to heal, in order: a step of the end phase."""

    rule = "CON-END-1"

    def run(self, play: Battle) -> None:
        """A die for each who is wounded, after a success one more; never for the dying.

        By CON-CARD-regeneration.
        """
        for figure in play.state.figures:
            found = figure.powers.all(Regenerates)
            if found and figure.wound != "none" and not figure.dying:
                trait, effect = min(found, key=lambda pair: pair[1].on)
                purpose = text("wounds-roll-regeneration", name=figure.name)
                for _ in range(effect.tries):
                    if not spared(play, figure, purpose, trait, effect.on):
                        break
                    heal(play, figure.id, 1, trait.rule)
                    if play.state.field.by_id[figure.id].wound == "none":
                        break


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


class Divination(WinnerFirst, frozen=True, kw_only=True):
    """Where miracles have their place: the second phase, empty in the book (CON-TURN-2).

    It is kept as a moment that nobody can use yet: the book has no rules for it.
    """

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
