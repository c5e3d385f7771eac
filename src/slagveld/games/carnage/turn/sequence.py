"""The sequence of a round, readable as a table (CAR-6.1-order); who goes first (section 6.2)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import PhaseBegan, RoundBegan

from ..core.book import text
from ..core.conditions import is_diverted, is_exhausted, tell_status
from ..core.field import Field
from ..core.parts import PhaseEnd
from ..core.state import Battle, Phase
from ..core.unit import FRESH
from ..magic.any_moment import MagicMoment
from ..melee.phase import MeleePhase
from ..pearl.immediate_effects import ApplyPearl
from ..pearl.roll import RollPearl
from ..pearl.wagon_move import WagonMove
from ..shooting.phase import ShootingPhase
from .initiative import RollInitiative
from .movement_phase import MovementPhase
from .victory import round_ends


class BeginRound(Step, frozen=True):
    """A round: initiative and pearl (CAR-6.3), movement, shooting, melee; magic at any time.

    These are the four phases of the reference sheet (CAR-21-phases). Shooting comes after all moves
    and before the melee (CAR-12-when).
    """

    rule = "CAR-6.1-rounds"

    def run(self, play: Battle) -> None:
        state = play.state
        number = state.round + 1
        rested = [
            unit if unit.doings == FRESH else unit.changed(doings=FRESH) for unit in state.units
        ]
        play.replace(
            round=number,
            field=Field(state.field.table, tuple(rested)),
            pearl="",
            armed=(),
            hurried=0,
            begun=(),
            shots=(),
            ignored=(),
        )
        play.tell(RoundBegan, round=number, rule=self.rule)
        for unit in play.state.units:  # tired by the charge that failed in the last round
            if is_exhausted(play.state, unit):
                tell_status(play, unit, text("state-exhausted"), "CAR-10-exhausted")
        play.then(
            BeginPhase("initiative"),
            RollInitiative(),
            RollPearl(),
            WagonMove(),
            ApplyPearl(),
            MagicMoment(at="pearl"),
            BeginPhase("movement"),
            MovementPhase(),
            BeginPhase("shooting"),
            ShootingPhase(),
            BeginPhase("melee"),
            MeleePhase(),
            EndRound(),
        )


class BeginPhase(Step, PhaseEnd, frozen=True):
    """A phase begins: what was played before stands (CAR-6.1-finish, CAR-6.2-no-replay)."""

    rule = "CAR-6.1-order"
    phase: Phase

    def run(self, play: Battle) -> None:
        """Note the phase, end the Diversions whose time is over, and let mages speak."""
        play.replace(phase=self.phase)
        play.barrier("CAR-6.2-no-replay")
        name = text(f"phase-{self.phase}")  # texts: *:phase-*
        play.tell(PhaseBegan, phase=name, rule=self.rule)
        for unit in play.state.units:
            if unit.diverted[0] and not is_diverted(play.state, unit):
                play.state = play.state.changed(unit.id, diverted=(0, ""))
                tell_status(play, unit, text("state-diverted"), "CAR-14.3-diversion", on=False)
        if self.phase == "initiative":  # later phases open their own moments
            play.then(MagicMoment(at="round"))


class EndRound(Step, PhaseEnd, frozen=True):
    """The melee phase ends the round (CAR-6.8-end); perhaps the battle is over."""

    rule = "CAR-6.8-end"

    def run(self, play: Battle) -> None:
        round_ends(play)
        if play.state.outcome is None:
            play.then(BeginRound())
