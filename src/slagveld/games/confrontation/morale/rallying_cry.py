"""The rallying cry: fleeing friends near a leader test at once (CON-CARD-cri-de-ralliement)."""

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.dice import Rng
from slagveld.kernel.fields import PieceId, Pieces
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.texts import Distance

from ..army.leadership import near
from ..core.book import do, pick, refuse, text
from ..core.effects import Rallies
from ..core.figure import Figure
from ..core.reports import names_of, tell_announced
from ..core.state import Battle, ConfrontationState
from ..movement.choice import Active, choice_refusal
from ..terrain.sight import reveal
from .rally import RallyTest, may_rally

CALLED = "rallied"
"""The mark of a figure that has called in this turn."""
RULE = "CON-CARD-cri-de-ralliement"


class RallyingCry(Action, frozen=True):
    """A figure calls to friends in flight, who take their rally test at once with its Courage.

    It is no movement: the figure may still choose one.
    """

    figure: PieceId
    friends: Pieces


class Calling:
    """Rallying cries of those who are activated."""

    actions: tuple[type[Action], ...] = (RallyingCry,)

    def forms(self, state: ConfrontationState, active: Active) -> list[Form]:
        if not any(figure.flight is not None for figure in state.figures):
            return []
        callers = [one for one in active.ready(state) if called_by(state, one)]
        if not callers:
            return []
        heard = dict.fromkeys([f.id for one in callers for f in called_by(state, one)])
        caller = pick.piece("figure", "field-fear-caller", callers)
        friends = pick.pieces("friends", "field-fear-called", heard)
        return [
            do(RallyingCry, "do-fear-call", caller, friends, rule=RULE, help="do-fear-call-help")
        ]

    def check(
        self, state: ConfrontationState, active: Active, action: RallyingCry
    ) -> Refusal | None:
        figure = state.figure(action.figure)
        refusal = choice_refusal(state, active, figure, fighting=True)
        if refusal is not None or figure is None:
            return refusal
        found = figure.powers.one(Rallies)
        if found is None:
            return refuse(RULE, "refusal-fear-no-call", name=figure.name)
        if CALLED in figure.turn.marks:
            return refuse(RULE, "refusal-fear-called", name=figure.name)
        if not action.friends or len(dict.fromkeys(action.friends)) < len(action.friends):
            return refuse(RULE, "refusal-fear-nobody", name=figure.name)
        hearing = [friend.id for friend in called_by(state, figure)]
        if any(number not in hearing for number in action.friends):
            radius = Distance(found[1].radius)
            return refuse(RULE, "refusal-fear-not-called", name=figure.name, radius=radius)
        return None

    def answer(self, play: Battle, active: Active, action: RallyingCry) -> None:
        """Each friend tests, in the order given; a scout who calls is found."""
        figure, *friends = play.state.those(action.figure, *action.friends)
        what = text("told-fear-call", name=figure.name, friends=names_of(friends))
        tell_announced(play, what, RULE, figure, *friends)
        reveal(play, figure.id)
        play.state = play.state.did(figure.id, marks=(*figure.turn.marks, CALLED))
        play.then(*[RallyTest(number, figure.id) for number in action.friends])

    def menu(self, state: ConfrontationState, active: Active) -> list[Action]:
        cries = [cry_of(state, figure) for figure in active.ready(state)]
        return [cry for cry in cries if cry is not None]

    def propose(self, state: ConfrontationState, active: Active, rng: Rng) -> Action | None:
        return cry_of(state, active.chosen(state))

    def preview(self, state: ConfrontationState, active: Active, partial: Partial) -> Preview:
        figure = state.figure(filled(drafted(RallyingCry, partial).figure, 0))
        if figure is None:
            return Preview()
        return Preview(pieces=tuple([friend.id for friend in called_by(state, figure)]))


CALLING = Calling()


def called_by(state: ConfrontationState, figure: Figure) -> list[Figure]:
    """The friends in flight whom a figure can call just now, in order."""
    found = figure.powers.one(Rallies)
    if found is None or CALLED in figure.turn.marks:
        return []
    return [
        other
        for other in state.own(figure.seat)
        if may_rally(other) and near(figure, other, found[1].radius)
    ]


def cry_of(state: ConfrontationState, figure: Figure) -> RallyingCry | None:
    """A cry to all who hear a figure; None when nobody does."""
    friends = called_by(state, figure)
    return RallyingCry(figure.id, tuple([one.id for one in friends])) if friends else None
