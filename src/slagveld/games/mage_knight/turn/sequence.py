"""The order of set-up (MK-SETUP-1), then turns: command, action and end phase (MK-TURN-*)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import PhaseBegan, RoundBegan, TurnBegan
from slagveld.record import replace

from ..core.abilities import abilities
from ..core.action import SeatStep
from ..core.book import text
from ..core.events import tell_status
from ..core.state import Battle, KnightState, Phase
from ..objectives.control import check
from ..objectives.ending import finish, test_end
from ..setup.deployment import DeployAll
from ..setup.domains import Reveal, domain_questions
from ..setup.edges import StartEdge
from ..setup.first_player import RollFirst
from ..setup.objectives import PlaceMiddle
from ..setup.terrain_pile import Piling
from ..wounds.action_tokens import remove_tokens
from .command_phase import CommandBegins
from .phases import ActionPhase, CommandPhase, DropPart, EndPart


class SetUp(Step, frozen=True):
    """What comes before the first turn."""

    rule = "MK-SETUP-1"
    book: bool
    """True: the players lay the battlefield out; False: it stands ready."""
    ready: bool
    """True: armies are deployed in good order; False: each player deploys his own."""

    def run(self, play: Battle) -> None:
        state = play.state
        play.tell(PhaseBegan, phase=text("phase-setup"), rule=self.rule)
        steps = domain_questions(state)
        if self.book:
            steps += [StartEdge(seat) for seat in state.players()]
            steps += [Piling(seat) for seat in state.players()]
            steps.append(PlaceMiddle())
        play.then(*steps, RollFirst(self.book), Reveal(), DeployAll(self.ready), BeginRound())


class BeginRound(Step, frozen=True):
    """Each player takes one turn, the first player first (MK-TURN-1)."""

    rule = "MK-TURN-1"

    def run(self, play: Battle) -> None:
        play.replace(round=play.state.round + 1)
        play.tell(RoundBegan, round=play.state.round, rule=self.rule)
        play.then(*[BeginTurn(seat) for seat in following(play.state, None)])


class BeginTurn(SeatStep, frozen=True):
    """A player's turn: the three phases in fixed order (MK-TURN-5)."""

    rule = "MK-TURN-5"

    def run(self, play: Battle) -> None:
        """All actions are there again; nobody has been given one (MK-TURN-4, MK-TURN-12)."""
        seat = self.seat
        play.replace(active=seat, used=0, extra=0)
        play.tell(TurnBegan, seat=seat, rule="MK-TURN-1")
        command = DropPart(seat), CommandBegins(seat), CommandPhase(seat)
        action = BeginPhase(seat, "action"), ActionPhase(seat)
        end = BeginPhase(seat, "end"), EndPhaseStep(seat), EndPart(seat), EndTurn(seat)
        play.then(BeginPhase(seat, "command"), *command, *action, *end)


class BeginPhase(SeatStep, frozen=True):
    """A phase begins; there is no way back to the one before (MK-TURN-6)."""

    rule = "MK-TURN-5"
    phase: Phase

    def run(self, play: Battle) -> None:
        """Note it and tell it; when time has run out, no further phase follows (MK-END-3)."""
        if play.state.late:
            test_end(play)
            return
        play.replace(phase=self.phase)
        play.barrier("MK-TURN-6")
        if play.listening:
            name = text(f"phase-{self.phase}")  # texts: *:phase-*
            play.tell(PhaseBegan, phase=name, seat=self.seat, rule=self.rule)


class EndPhaseStep(SeatStep, frozen=True):
    """Objectives first, then tokens (MK-TURN-15)."""

    rule = "MK-TURN-15"

    def run(self, play: Battle) -> None:
        check(play, self.seat)
        remove_tokens(play, self.seat)
        test_end(play)


class EndTurn(SeatStep, frozen=True):
    """The end phase is over: what held for this turn is forgotten, the next player begins."""

    rule = "MK-TURN-15"

    def run(self, play: Battle) -> None:
        """The next turn, the next round, or the end of the time agreed in rounds (MK-END-3)."""
        refresh(play)
        state = play.state
        coming = following(state, self.seat)
        if coming:
            play.then(BeginTurn(coming[0]))
        elif state.options.rounds and state.round >= state.options.rounds:
            finish(play, text("end-rounds"), "MK-END-3")
        else:
            play.then(BeginRound())


def refresh(play: Battle) -> None:
    """Forget what holds for one turn only: actions given, cancelled abilities, battered walls."""
    state, rested = play.state, {"acted": False, "barred": False}
    for fighter in state.fighters:
        if fighter.acted or fighter.barred or fighter.cancelled:
            state = state.changed(fighter.id, **rested, cancelled=())
        for key in fighter.cancelled:
            status = text("status-cancelled", ability=abilities()[key].name)
            tell_status(play, fighter, status, "MK-ABILITY-6", on=False)
    fallen = [replace(gone, fighter=gone.fighter.changed(**rested)) for gone in state.fallen]
    play.state = replace(
        state, fallen=tuple(fallen), used=0, extra=0, battered=(), daunted=(), dared=(), halted=()
    )


def following(state: KnightState, seat: int | None) -> list[int]:
    """The next to take a turn in this round, if any: those who are out are skipped (MK-TURN-2)."""
    start = 0 if seat is None else state.order.index(seat) + 1
    return [other for other in state.order[start:] if other not in state.out][:1]
