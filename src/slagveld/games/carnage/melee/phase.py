"""The melee phase: all units in contact fight, and all of it at the same moment.

A `Clash` settles who strikes at whom, then rolls everything, then takes the losses. Accelerated
units clash first; the enemies they kill do not strike back (CAR-14.3-acceleration).
"""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.record import replace

from ..core.conditions import is_accelerated, is_diverted, wake
from ..core.state import Battle, CarnageState
from ..core.unit import Unit
from ..core.values import dice_each
from ..leader.word import LeaderSpeaks
from ..magic.any_moment import MagicMoment
from ..wounds.blows_and_shields import Blow, roller, strike, strike_nest
from ..wounds.losses import TakeLosses
from ..wounds.order_of_removal import Loss
from .allocation import Allocate
from .contact import Aim, aims_of, grouped, targets, torn
from .eggs import NEST, at_nest, break_eggs

DISASTER = "disaster"


class MeleePhase(Step, frozen=True):
    """The leader's word, magic, and the clash of all in contact, chargers again (CAR-10-again)."""

    rule = "CAR-6.8-all"

    def run(self, play: Battle) -> None:
        play.then(LeaderSpeaks(), MagicMoment(at="melee"), Clash(early=True))


def may_strike(state: CarnageState, unit: Unit) -> bool:
    """Whether an awake unit rolls attacks; by Disaster no initiative side does (CAR-7-01-05)."""
    if dice_each(state, unit, "melee").total == 0:
        return False
    if state.pearl != DISASTER or unit.owner < 0:
        return True
    return not state.has_initiative(unit.side)


class Clash(Step, frozen=True):
    """One exchange of blows: by the accelerated units (`early`), or by all others."""

    rule = "CAR-6.8-simultaneous"

    early: bool
    aims: tuple[Aim, ...] = ()
    aimed: tuple[int, ...] = ()
    """Units whose aims are settled, in this clash or in the early one before it."""
    attacked: tuple[int, ...] = ()
    """Units that are struck at in this phase: they may strike back."""

    def run(self, play: Battle) -> None:
        """Settle the aims of whoever strikes, seat by seat, until nobody is left; then roll.

        The diverted among those who are struck at wake (CAR-14.3-diversion-attack).
        """
        struck = tuple(dict.fromkeys([*self.attacked, *(aim.target for aim in self.aims)]))
        for number in struck:
            wake(play, number)
        state, clash = play.state, replace(self, attacked=struck)
        units = _next_units(state, clash)
        if not units:
            _roll(play, _raided(state, clash))
            return
        seat = roller(play, units[0])
        unsure = [unit.id for unit in units if torn(state, unit)]
        question = Allocate(-1 if seat is None else seat, tuple(unsure))
        if unsure and question.who(state):
            sure = [unit for unit in units if unit.id not in unsure]
            play.then(question, _aimed(state, clash, sure))
        else:
            _aimed(state, clash, units).run(play)

    def resume(self, play: Battle, value: Any) -> None:
        by_figure = play.state.field.by_figure
        units = dict.fromkeys([by_figure[aim.figure].id for aim in value])
        aims, aimed = (*self.aims, *value), (*self.aimed, *units)
        replace(self, aims=aims, aimed=aimed).run(play)


def _next_units(state: CarnageState, clash: Clash) -> list[Unit]:
    """Units that strike now and have no aims yet, of the first seat in order that has any.

    The diverted and the neutralised strike only if they are attacked (CAR-5.1.3-defence); an
    accelerated one of them strikes back after all.
    """
    waiting = [
        unit
        for unit in in_order(state)
        if unit.id not in clash.aimed
        and (not clash.early or is_accelerated(state, unit))
        and may_strike(state, unit)
        and (unit.id in clash.attacked or not (unit.neutralised or is_diverted(state, unit)))
        and targets(state, unit)
    ]
    return [unit for unit in waiting if unit.owner == waiting[0].owner]


def _aimed(state: CarnageState, clash: Clash, units: list[Unit]) -> Clash:
    """With the likeliest aims of these units."""
    aims = [aim for unit in units for aim in aims_of(state, unit)]
    aimed = (*clash.aimed, *(unit.id for unit in units))
    return replace(clash, aims=(*clash.aims, *aims), aimed=aimed)


def _raided(state: CarnageState, clash: Clash) -> Clash:
    """With the aims of neutralised units that nobody attacks: eggs are no fight (CAR-5.1.3)."""
    if clash.early or not state.eggs:
        return clash
    aims = [
        Aim(unit.figures[place].id, NEST)
        for unit in in_order(state)
        if unit.id not in clash.aimed
        and unit.neutralised
        and may_strike(state, unit)
        and not is_diverted(state, unit)
        for place in at_nest(state, unit)
    ]
    return replace(clash, aims=(*clash.aims, *aims))


def _roll(play: Battle, clash: Clash) -> None:
    """Roll every attack of every figure (CAR-13.1-attacks), then take all losses at once.

    Eggs are broken by the way (CAR-16-eggs-attack). The book's round has three attacks of this kind
    (CAR-15.4-unit2, CAR-15.4-unit4, CAR-15.4-unit5), and their losses together (CAR-15.4-losses).
    """
    losses = []
    eggs: dict[int, int] = {}
    for attacker, target, count in grouped(play.state, clash.aims):
        if target == NEST:
            broken = strike_nest(play, attacker, count)
            eggs[attacker.side] = eggs.get(attacker.side, 0) + broken
            continue
        wounds = strike(play, Blow(attacker.id, target, count, "melee"))
        if wounds:
            losses.append(Loss(target, wounds, attacker.id))
    if clash.early:
        play.then(Clash(early=False, aimed=clash.aimed, attacked=clash.attacked))
    if losses:
        play.then(TakeLosses(tuple(losses)))
    for side, broken in eggs.items():
        break_eggs(play, side, broken)


def in_order(state: CarnageState) -> list[Unit]:
    """All units, those of the side with the initiative first; those of no side last."""
    ranked = [unit for side in state.order for unit in state.units if unit.side == side]
    return [*ranked, *(unit for unit in state.units if unit.side not in state.order)]
