"""Rallying: figures in flight test when their card is drawn, or run on (CON-FEAR-17 to -19)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Partial, Preview
from slagveld.kernel.modifiers import Tally

from ..army.leadership import courage_of
from ..core.asking import FigureAsked
from ..core.book import do, text
from ..core.checks import Check, Tested, faces_of
from ..core.figure import Figure
from ..core.reports import Bound, tell_status
from ..core.state import Battle, ConfrontationState
from ..odds.attacks import odds_of
from .flight import run_away

RULE = "CON-FEAR-17"


class Rally(Action, frozen=True):
    """The figure takes its rally test."""


class RunOn(Action, frozen=True):
    """The figure takes no test and goes on fleeing (CON-FEAR-19)."""


def may_rally(figure: Figure) -> bool:
    """Whether a figure in flight may test: first in the turn after it fled (CON-FEAR-17)."""
    return figure.flight is not None and not figure.turn.fled


def has_rallies(state: ConfrontationState, card: int) -> bool:
    """Whether drawing a card calls for rally tests."""
    return any(may_rally(figure) for figure in state.of_card(card))


class RallyTests(Step, frozen=True):
    """A card has been drawn: each of its figures in flight may test, one after the other.

    To be put on the agenda before the card is played or kept: whoever rallies may do either, and
    whoever does not runs on at once.
    """

    rule = RULE

    card: int

    def run(self, play: Battle) -> None:
        fleeing = [figure for figure in play.state.of_card(self.card) if may_rally(figure)]
        play.then(*[TakeRally(seat=figure.seat, figure=figure.id) for figure in fleeing])


class TakeRally(FigureAsked, frozen=True, kw_only=True):
    """A figure in flight may take its rally test, or go on fleeing."""

    rule = RULE
    words = "ask-fear-rally"
    actions = (Rally, RunOn)
    offers = (do(Rally, "do-fear-rally"), do(RunOn, "do-fear-run-on", rule="CON-FEAR-19"))

    def asked(self, state: ConfrontationState) -> int | None:
        figure = state.figure(self.figure)
        return self.seat if figure is not None and may_rally(figure) else None

    def answer(self, play: Battle, action: Action) -> None:
        if isinstance(action, Rally):
            play.then(RallyTest(self.figure))
        else:
            run_away(play, self.figure, rule="CON-FEAR-19")

    def preview(self, state: ConfrontationState, seat: int, partial: Partial) -> Preview:
        if partial.action != "Rally":
            return Preview()
        test = rally_check(state, state.field.by_id[self.figure])
        won, lost = text("odds-fear-rallied"), text("odds-fear-runs-on")
        odds = odds_of(test, text("do-fear-rally"), won, lost)
        return Preview(complete=True, tallies=(test.value,), odds=(odds,))


class RallyTest(Bound, frozen=True):
    """One rally test; with the Courage of somebody else who calls, where `caller` is given."""

    rule = RULE

    figure: int
    caller: int = 0

    def names(self) -> tuple[int, ...]:
        return (self.figure,)

    def run(self, play: Battle) -> None:
        by_id = play.state.field.by_id
        play.then(rally_check(play.state, by_id[self.figure], by_id.get(self.caller)), self)

    def resume(self, play: Battle, value: Tested) -> None:
        """It moves normally again, at once (CON-FEAR-18); or it runs on (CON-FEAR-19)."""
        if not value.success:
            run_away(play, self.figure, rule="CON-FEAR-19")
            return
        (figure,) = play.state.those(self.figure)
        play.state = play.state.changed(self.figure, flight=None)
        tell_status(play, figure, text("status-fear-fleeing"), "CON-FEAR-18", on=False)


def rally_check(state: ConfrontationState, figure: Figure, caller: Figure | None = None) -> Check:
    """A rally test: rolled like a courage test, against a bare Fear value.

    It is no test before the creature itself, so its competences have no say in it. Success brings
    no immunity (CON-FEAR-21).
    """
    bold = figure if caller is None else caller
    fear = 0 if figure.flight is None else figure.flight.fear
    value = courage_of(state, bold)
    told = {"name": figure.name, "courage": value.total, "fear": fear}
    purpose = text("roll-fear-rally", **told)
    if caller is not None:
        purpose = text("roll-fear-rally-called", caller=caller.name, **told)
    return Check(
        seat=figure.seat,
        purpose=purpose,
        cites=RULE,
        value=value,
        difficulty=fear,
        against=Tally(fear, name=text("need-fear-fled")),
        strictly=True,
        faces=faces_of(bold, "courage"),
        pieces=(figure.id,) if caller is None else (figure.id, caller.id),
    )
