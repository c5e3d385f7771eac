"""The sequence of play (WD-ROUND-1): readable as a table."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import OrderSet, RoundBegan, StatusChanged

from ..core.book import text
from ..core.events import mend
from ..core.state import Duel, DuelState, is_held
from ..magic.magic_points import NewPoints, carry_over
from ..wounds.end_of_duel import judge
from .creature_part import CreaturePart
from .wizard_part import WizardPart


class BeginRound(Step, frozen=True):
    """A round: numbers and points, creatures if any can act (WD-ROUND-2), wizards, leftovers.

    Its order holds for both parts (WD-ORDER-6). It is told whom a snake keeps from attacking
    (WD-FAMILIAR-3).
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
