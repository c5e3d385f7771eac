"""The sequence of play (WD-ROUND-*, WD-ORDER-*): readable as a table."""

from typing import ClassVar

import msgspec

from slagveld.games.wizard_duel.blows import result
from slagveld.games.wizard_duel.creatures import CreaturePart
from slagveld.games.wizard_duel.familiars import carried_most, income
from slagveld.games.wizard_duel.model import DuelState, SheetValue, text
from slagveld.games.wizard_duel.wizards import WizardPart
from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Changed, Healed, OrderSet, RoundBegan
from slagveld.kernel.play import Play

Duel = Play[DuelState]


class BeginRound(Step, frozen=True):
    """A round: numbers and points, creatures, wizards, leftovers."""

    rule: ClassVar[str] = "WD-ROUND-1"

    def run(self, play: Duel) -> None:
        """Count the round and lay its parts on the agenda."""
        number = play.state.round + 1
        if number > 1:
            play.replace(order=next_order(play.state))
        play.replace(round=number)
        play.tell(RoundBegan, round=number, rule="WD-ROUND-3")
        if play.state.rotating:
            play.tell(OrderSet, order=play.state.order, rule="WD-ORDER-4")
        play.then(NewPoints(), TrollsHeal(), CreaturePart(), WizardPart(), EndRound())


def next_order(state: DuelState) -> tuple[int, ...]:
    """The order moves up one place with three or more, then the defeated are struck out.

    `state.order` has lost its defeated already; `state.started` is the order as it began.
    """
    order = state.started or state.order
    if state.rotating and order:
        order = (*order[1:], order[0])
    return tuple(seat for seat in order if seat not in state.out)


class NewPoints(Step, frozen=True):
    """WD-WIZARD-5: every wizard receives 100 magic points."""

    rule: ClassVar[str] = "WD-WIZARD-5"

    def run(self, play: Duel) -> None:
        """Add the points and remember the order the round began with."""
        play.replace(started=play.state.order)
        for seat in play.state.order:
            points = play.state.wizards[seat].points
            new = points + income(play.state, seat)
            play.state = play.state.with_wizard(seat, points=new)
            play.tell(
                Changed,
                seat=seat,
                what=text("points-of", name=play.state.wizards[seat].name),
                old=points,
                new=new,
                rule=self.rule,
            )


class TrollsHeal(Step, frozen=True):
    """WD-RACE-TROLLS: trolls heal when the round number is entered, unless burnt before."""

    rule: ClassVar[str] = "WD-RACE-TROLLS"

    def run(self, play: Duel) -> None:
        """Heal each, never above its full number of wounds."""
        for creature in play.state.creatures:
            row = play.state.race_of(creature)
            gain = min(row.heals, row.wounds - creature.wounds)
            if gain <= 0 or (creature.burnt and creature.burnt == play.state.round - 1):
                continue
            healed = msgspec.structs.replace(creature, wounds=creature.wounds + gain)
            play.state = play.state.with_creature(healed)
            play.tell(
                Healed,
                piece=creature.id,
                name=play.state.name_of(creature.id),
                amount=gain,
                left=healed.wounds,
                rule=self.rule,
            )


class EndRound(Step, frozen=True):
    """WD-WIZARD-7, WD-WIZARD-8, WD-END-2: leftovers are cut and written; perhaps it is over."""

    rule: ClassVar[str] = "WD-WIZARD-7"

    def run(self, play: Duel) -> None:
        """Cut the points to 150, then begin anew or end by the limit."""
        for seat in play.state.order:
            wizard = play.state.wizards[seat]
            kept = min(wizard.points, carried_most(play.state, seat))
            written = SheetValue(play.state.round, kept, "WD-WIZARD-8")
            play.state = play.state.with_wizard(
                seat, points=kept, leftovers=(*wizard.leftovers, written)
            )
            if kept != wizard.points:
                play.tell(
                    Changed,
                    seat=seat,
                    what=text("points-of", name=wizard.name),
                    old=wizard.points,
                    new=kept,
                    rule=self.rule,
                )
        limit = play.state.options.rounds
        if limit and play.state.round >= limit:
            judge(play)
        else:
            play.then(BeginRound())


def judge(play: Duel) -> None:
    """The highest field wins; equal highest fields are a draw (WD-END-2)."""
    state = play.state
    left = state.players()
    best = max(state.wizards[seat].field for seat in left)
    winners = tuple(seat for seat in left if state.wizards[seat].field == best)
    sides = {state.seats[seat].side for seat in winners}
    play.finish(result(state, winners if len(sides) == 1 else (), text("end-rounds"), "WD-END-2"))
