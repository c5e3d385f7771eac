"""The sequence of play (WD-ROUND-1): readable as a table."""

from itertools import pairwise

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import OrderSet, PhaseBegan, RoundBegan, StatusChanged, TurnBegan

from ..core.book import text
from ..core.events import mend
from ..core.state import Duel, DuelState, is_held
from ..core.used_models import Turn, has_unused
from ..magic.points import NewPoints, carry_over
from ..wounds.end_of_duel import judge
from .creature_part import CreatureTurn
from .wizard_part import WizardTurn


class BeginRound(Step, frozen=True):
    """A round: numbers and points, creatures, wizards, leftovers.

    It is told whom a snake keeps from attacking in it (WD-FAMILIAR-3).
    """

    rule = "WD-ROUND-1"

    def run(self, play: Duel) -> None:
        number = play.state.round + 1
        if number > 1:
            play.replace(order=next_order(play.state))
        play.replace(round=number)
        play.tell(RoundBegan, round=number, rule="WD-ROUND-3")
        for creature in play.state.creatures if play.listening else ():
            if is_held(play.state, creature):
                name, held, rule = play.state.name_of(creature.id), text("held"), "WD-FAMILIAR-3"
                play.tell(
                    StatusChanged, piece=creature.id, name=name, status=held, on=True, rule=rule
                )
        if play.state.rotating:
            play.tell(OrderSet, order=play.state.order, rule="WD-ORDER-4")
        play.then(NewPoints(), TrollsHeal(), CreaturePart(), WizardPart(), EndRound())


def next_order(state: DuelState) -> tuple[int, ...]:
    """The order moves up one place with three or more, then the defeated are struck out.

    So who was second in the round before begins, or the next who stands (WD-ORDER-4, WD-ORDER-5,
    WD-TERM-3). With two the order stays as it is (WD-ORDER-3).

    `state.order` has lost its defeated already; `state.started` is the order as it began.
    """
    order = state.started or state.order
    if state.rotating and order:
        order = (*order[1:], order[0])
    return tuple(seat for seat in order if seat not in state.out)


class TrollsHeal(Step, frozen=True):
    """WD-RACE-TROLLS: trolls heal when the round number is entered, unless burnt before."""

    rule = "WD-RACE-TROLLS"

    def run(self, play: Duel) -> None:
        for creature in play.state.creatures:
            row = play.state.race_of(creature)
            gain = min(row.heals, row.wounds - creature.wounds)
            burnt = creature.burnt != 0 and creature.burnt == play.state.round - 1
            if gain > 0 and not burnt:
                mend(play, creature, gain, text("cause-nature"), self.rule)


class CreaturePart(Step, frozen=True):
    """WD-ROUND-1: first all creatures act; skipped when none can (WD-ROUND-2)."""

    rule = "WD-ROUND-1"

    def run(self, play: Duel) -> None:
        """Go round in the round's order until every model has been used (WD-ORDER-6, WD-ACT-5)."""
        if any(has_unused(play.state, seat) for seat in play.state.order):
            play.tell(PhaseBegan, phase=text("creature-part"), rule=self.rule)
            play.then(NextTurn(play.state.order[0]))


class NextTurn(Step, frozen=True):
    """WD-ACT-2, WD-ACT-3: players alternate; who has no unused model is passed over."""

    seat: int
    """Whose turn it would be."""
    rule = "WD-ACT-2"

    def run(self, play: Duel) -> None:
        """Find the next seat with an unused model; the defeated have none (WD-ORDER-5)."""
        start = play.state.started.index(self.seat)
        order = (*play.state.started[start:], *play.state.started[: start + 1])
        for seat, following in pairwise(order):
            if has_unused(play.state, seat):
                play.tell(TurnBegan, seat=seat, rule=self.rule)
                play.then(CreatureTurn(Turn(seat)), NextTurn(following))
                return


class WizardPart(Step, frozen=True):
    """WD-ROUND-5: each wizard in order takes both his actions."""

    rule = "WD-ROUND-5"

    def run(self, play: Duel) -> None:
        """In the order of the round (WD-ORDER-6)."""
        play.tell(PhaseBegan, phase=text("wizard-part"), rule=self.rule)
        play.then(*(BeginWizard(seat) for seat in play.state.order))


class BeginWizard(Step, frozen=True):
    """A wizard's go."""

    seat: int
    rule = "WD-ROUND-5"

    def run(self, play: Duel) -> None:
        if self.seat in play.state.players():
            play.tell(TurnBegan, seat=self.seat, rule=self.rule)
            play.then(WizardTurn(self.seat))


class EndRound(Step, frozen=True):
    """WD-WIZARD-7, WD-WIZARD-8, WD-END-2: leftovers are cut and written; perhaps it is over."""

    rule = "WD-WIZARD-7"

    def run(self, play: Duel) -> None:
        """Cut the points to 150, then begin anew at once (WD-ROUND-4) or end by the limit."""
        for seat in play.state.order:
            carry_over(play, seat, self.rule)
        limit = play.state.options.rounds
        if limit and play.state.round >= limit:
            judge(play)
        else:
            play.then(BeginRound())
