"""Magic points: what a round brings, what spells cost, what is kept (WD-WIZARD-5)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

from ..core.book import refuse, text
from ..core.events import tell_change
from ..core.models import SheetValue
from ..core.state import Duel, DuelState
from ..familiars.familiar_kinds import carried_most, income


class NewPoints(Step, frozen=True):
    """WD-WIZARD-5: every wizard receives 100 magic points; WD-CHECK-3 has the flow of them.

    The owner of a familiar receives 70 in round 1 (WD-FAMILIAR-1), with an owl 110 afterwards
    (WD-FAMILIAR-7).
    """

    rule = "WD-WIZARD-5"

    def run(self, play: Duel) -> None:
        play.replace(started=play.state.order)
        for seat in play.state.order:
            count = income(play.state, seat)
            change_points(play, seat, count, text("cause-income", count=count), self.rule)


def check_price(state: DuelState, seat: int, price: int) -> Refusal | None:
    """Every spell is paid in full when cast; nobody goes below 0 (WD-WIZARD-6)."""
    have = state.wizards[seat].points
    dear = price > have
    return refuse("WD-WIZARD-6", "refusal-points", price=price, have=have) if dear else None


def change_points(play: Duel, seat: int, count: int, cause: Text, rule: str) -> None:
    """Give a wizard so many points, or take the price of a spell from him, and tell why."""
    wizard = play.state.wizards[seat]
    old, new, what = wizard.points, wizard.points + count, text("points-of", name=wizard.name)
    play.state = play.state.with_wizard(seat, points=new)
    tell_change(play, seat, what, old, new, cause, rule)


def carry_over(play: Duel, seat: int, rule: str) -> None:
    """Cut what is left at the end of a round (WD-WIZARD-7), and write it down (WD-WIZARD-8).

    A toad lets its wizard keep more (WD-FAMILIAR-5).
    """
    wizard = play.state.wizards[seat]
    kept = min(wizard.points, carried_most(play.state, seat))
    written = SheetValue(play.state.round, kept, "WD-WIZARD-8")
    play.state = play.state.with_wizard(seat, leftovers=(*wizard.leftovers, written))
    if kept != wizard.points:
        change_points(play, seat, kept - wizard.points, text("cause-carried", most=kept), rule)
