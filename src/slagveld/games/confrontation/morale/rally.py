"""Rallying: figures in flight test when their card is drawn, or run on (CON-FEAR-17 to -19)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceId, Pieces
from slagveld.kernel.modifiers import Tally
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.texts import Distance

from ..army.leadership import courage_of, near
from ..core.asking import Bound, FigureAsked, names_of, tell_announced, tell_status
from ..core.book import do, pick, refuse, text
from ..core.characteristic_tests import Check, Tested, faces_of
from ..core.figure import Figure
from ..core.state import Battle, ClashState
from ..movement.type_of_movement import Active, chooser
from ..odds.attacks import odds_of
from ..terrain.sight_and_line_of_fire import reveal
from .flight import run_away

RULE = "CON-FEAR-17"


class Rally(Action, frozen=True):
    """The figure takes its rally test."""


class RunOn(Action, frozen=True):
    """The figure takes no test and goes on fleeing (CON-FEAR-19)."""


def may_rally(figure: Figure) -> bool:
    """Whether a figure in flight may test: first in the turn after it fled (CON-FEAR-17)."""
    return figure.flight is not None and not figure.turn.fled


def has_rallies(state: ClashState, card: int) -> bool:
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
    rule = RULE
    words = "ask-fear-rally"
    actions = (Rally, RunOn)
    offers = (do(Rally, "do-fear-rally"), do(RunOn, "do-fear-run-on", rule="CON-FEAR-19"))

    def asked(self, state: ClashState) -> int | None:
        figure = state.figure(self.figure)
        return self.seat if figure is not None and may_rally(figure) else None

    def answer(self, play: Battle, action: Action) -> None:
        if isinstance(action, Rally):
            play.then(RallyTest(self.figure))
        else:
            run_away(play, self.figure, rule="CON-FEAR-19")

    def preview(self, state: ClashState, seat: int, partial: Partial) -> Preview:
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


def rally_check(state: ClashState, figure: Figure, caller: Figure | None = None) -> Check:
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


# The rallying cry: fleeing friends near a leader test at once (CON-CARD-cri-de-ralliement)

CALLED = "rallied"
"""The mark of a figure that has called in this turn."""
CRY = "CON-CARD-cri-de-ralliement"


class RallyingCry(Action, frozen=True):
    """A call to friends in flight, who test at once with his Courage; it is no movement."""

    figure: PieceId
    friends: Pieces


class Calling:
    """Rallying cries of those who are activated."""

    actions: tuple[type[Action], ...] = (RallyingCry,)

    def forms(self, state: ClashState, active: Active) -> list[Form]:
        ready = active.ready(state) if any(one.fleeing for one in state.figures) else []
        callers = [one for one in ready if called_by(state, one)]
        if not callers:
            return []
        heard = dict.fromkeys([f.id for one in callers for f in called_by(state, one)])
        caller = pick.piece("figure", "field-fear-caller", callers)
        friends = pick.pieces("friends", "field-fear-called", heard)
        return [
            do(RallyingCry, "do-fear-call", caller, friends, rule=CRY, help="do-fear-call-help")
        ]

    def check(self, state: ClashState, active: Active, action: RallyingCry) -> Refusal | None:
        figure = chooser(state, active, action.figure, fighting=True)
        if isinstance(figure, Refusal):
            return figure
        found = figure.powers.number("rallies")
        if found is None:
            return refuse(CRY, "refusal-fear-no-call", name=figure.name)
        if CALLED in figure.turn.marks:
            return refuse(CRY, "refusal-fear-called", name=figure.name)
        if not action.friends or len(dict.fromkeys(action.friends)) < len(action.friends):
            return refuse(CRY, "refusal-fear-nobody", name=figure.name)
        hearing = [friend.id for friend in called_by(state, figure)]
        if any(number not in hearing for number in action.friends):
            radius = Distance(found[1])
            return refuse(CRY, "refusal-fear-not-called", name=figure.name, radius=radius)
        return None

    def answer(self, play: Battle, active: Active, action: RallyingCry) -> None:
        """Each friend tests, in the order given; a scout who calls is found."""
        figure, *friends = play.state.those(action.figure, *action.friends)
        what = text("told-fear-call", name=figure.name, friends=names_of(friends))
        tell_announced(play, what, CRY, figure, *friends)
        reveal(play, figure.id)
        play.state = play.state.marked(figure.id, CALLED)
        play.then(*[RallyTest(number, figure.id) for number in action.friends])

    def menu(self, state: ClashState, active: Active) -> list[Action]:
        cries = [cry_of(state, figure) for figure in active.ready(state)]
        return [cry for cry in cries if cry is not None]

    def propose(self, state: ClashState, active: Active, rng: Rng) -> Action | None:
        return cry_of(state, active.chosen(state))

    def preview(self, state: ClashState, active: Active, partial: Partial) -> Preview:
        figure = state.figure(filled(drafted(RallyingCry, partial).figure, 0))
        if figure is None:
            return Preview()
        return Preview(pieces=tuple([friend.id for friend in called_by(state, figure)]))


CALLING = Calling()


def called_by(state: ClashState, figure: Figure) -> list[Figure]:
    """The friends in flight whom a figure can call just now, in order."""
    found = figure.powers.number("rallies")
    if found is None or CALLED in figure.turn.marks:
        return []
    friends = [other for other in state.own(figure.seat) if may_rally(other)]
    return [other for other in friends if near(figure, other, found[1])]


def cry_of(state: ClashState, figure: Figure) -> RallyingCry | None:
    """A cry to all who hear a figure; None when nobody does."""
    friends = called_by(state, figure)
    return RallyingCry(figure.id, tuple([one.id for one in friends])) if friends else None
