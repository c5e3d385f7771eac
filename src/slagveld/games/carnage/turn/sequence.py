"""The sequence of a round, readable as a table (CAR-6.1-order); who goes first (section 6.2)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import OrderSet, PhaseBegan, RoundBegan

from ..core.book import DIE, text
from ..core.conditions import is_diverted, is_exhausted, tell_status
from ..core.field import Field
from ..core.parts import PhaseEnd
from ..core.state import Battle, Phase
from ..core.unit import FRESH
from ..magic.moments import MagicMoment
from ..melee.phase import MeleePhase
from ..pearl.effects import ApplyPearl, RollPearl
from ..pearl.wagon import WagonMove
from ..shooting.phase import ShootingPhase
from .movement_phase import MovementPhase
from .victory import round_ends


class RollInitiative(Step, frozen=True):
    """Every side rolls; the order of the round goes from high to low (CAR-6.2-roll).

    Nobody is asked whether it wants to go first (CAR-6.2-must, CAR-15.1-initiative).
    """

    rule = "CAR-6.2-roll"

    def run(self, play: Battle) -> None:
        rolls: dict[int, int] = {}
        order = ranked(play, play.state.sides, rolls, "roll-initiative", self.rule)
        play.replace(order=order, rolls=tuple([(side, rolls[side]) for side in order]))
        seats = [seat for side in order for seat in play.state.seats_of(side)]
        play.tell(OrderSet, order=tuple(seats), rule=self.rule)


def ranked(
    play: Battle, sides: tuple[int, ...], rolls: dict[int, int], purpose: str, rule: str
) -> tuple[int, ...]:
    """Sides from the highest roll to the lowest; equals roll again among themselves (CAR-6.2-tie).

    `rolls` takes in what each side rolled first: a second roll only parts equals.
    """
    groups = _parted(play, sides, rolls, purpose, rule)
    place = 0
    while place < len(groups):
        if len(groups[place]) == 1:
            place += 1
        else:
            equal = groups[place]
            again = f"{purpose}-again"  # texts: carnage:roll-*
            groups[place : place + 1] = _parted(play, equal, rolls, again, "CAR-6.2-tie")
    return tuple([side for group in groups for side in group])


def _parted(
    play: Battle, sides: tuple[int, ...], rolls: dict[int, int], purpose: str, rule: str
) -> list[tuple[int, ...]]:
    """Let each of these sides roll: groups of equals, from the highest roll to the lowest."""
    now: dict[int, int] = {}
    for side in sides:
        seat = play.state.seats_of(side)[0]
        name = play.state.seats[seat].name
        (now[side],) = play.roll(1, DIE, purpose=text(purpose, name=name), rule=rule, seat=seat)
        rolls.setdefault(side, now[side])
    values = sorted(dict.fromkeys(now.values()), reverse=True)
    return [tuple([side for side in sides if now[side] == value]) for value in values]


class BeginRound(Step, frozen=True):
    """A round: initiative and pearl, movement, shooting, melee; magic at any time.

    Shooting comes after all moves and before the melee (CAR-12-when).
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
