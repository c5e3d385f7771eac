"""Kinds of movement, each a topic of its own, and who may still choose one (CON-MOVE-11).

What the figures of the cards just played may do (walk, charge, jump …) are topics, each in a module
of its own; the question `Activation` gathers them. `Active` says whose figures they are: those of
one card, or of all cards that are activated at the same time (CON-MOVE-5). The actions of a topic
have a field `figure` (an id) or `figures` (some), and whoever carries one out notes what the figure
has chosen (`turn.chosen`), or it would be asked again.
"""

from operator import itemgetter

from slagveld.kernel.decision import Action
from slagveld.kernel.menu import Lane
from slagveld.kernel.rulebook import Refusal
from slagveld.kit import topics
from slagveld.structs import Struct

from ..core.book import first_refusal, refuse
from ..core.figure import Figure
from ..core.state import ClashState, in_fight


class Active(Struct, frozen=True):
    """The cards that are activated at the same time, and whose they are."""

    seat: int
    cards: tuple[int, ...]
    one: int = 0
    """Of them the one for whom chance is to find something; 0: nobody."""

    def together(self, state: ClashState) -> tuple[int, ...]:
        """Ids of all figures of these cards: they may pass through each other (CON-MOVE-12)."""
        return state.field.known(("con-together", self.cards), _together, state, self.cards)

    def ready(self, state: ClashState) -> list[Figure]:
        return [f for f in state.own(self.seat) if f.card in self.cards and may_choose(f)]

    def free(self, state: ClashState) -> list[Figure]:
        """Those of the ready that neither fight nor hang on a wall."""
        return [f for f in self.ready(state) if not f.climbing and not in_fight(state, f)]

    def chosen(self, state: ClashState) -> Figure:
        return state.field.by_id[self.one]


def _together(state: ClashState, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([figure.id for figure in state.figures if figure.card in cards])


Topic = topics.Topic[ClashState, Active]


class Lazy:
    """A topic whose actions are made one by one, as far as a menu asks for them."""

    def lane(self, state: ClashState, active: Active) -> Lane:
        raise NotImplementedError

    def menu(self, state: ClashState, active: Active) -> list[Action]:
        tried = sorted(self.lane(state, active), key=itemgetter(0))
        return [one for _, one in tried if one is not None]


def may_choose(figure: Figure) -> bool:
    """Whether a figure has not moved yet: neither by choice nor in flight (CON-FEAR-7)."""
    turn = figure.turn
    return not (turn.chosen or turn.fled or turn.reacted or turn.paralysed_by or figure.fleeing)


def is_ready(state: ClashState, seat: int, cards: tuple[int, ...]) -> bool:
    figures = state.field.figures
    return any(one.card in cards and one.seat == seat and may_choose(one) for one in figures)


def chooser(
    state: ClashState, active: Active, number: int, *, fighting: bool = False
) -> Figure | Refusal:
    """A figure that may choose a movement now, or why it may not; `fighting`: also in contact.

    Whether it hangs on a wall is for the topics to ask (`wall_refusal`).
    """
    figure = state.figure(number)
    if figure is None or figure.seat != active.seat:
        return refuse("CON-MOVE-4", "refusal-move-no-figure")
    if figure.card not in active.cards:
        return refuse("CON-MOVE-4", "refusal-move-card", name=figure.name)
    turn, held = figure.turn, not fighting and in_fight(state, figure)
    refusal = first_refusal(
        (turn.fled or figure.flight is not None, "CON-FEAR-7", "refusal-move-fled"),
        (turn.paralysed_by, "CON-FEAR-11", "refusal-move-paralysed"),
        (turn.reacted, "CON-REACT-5", "refusal-move-reacted"),
        (turn.chosen, "CON-MOVE-11", "refusal-move-moved"),
        (held, "CON-DISENGAGE-1", "refusal-move-fighting"),
        name=figure.name,
    )
    return refusal or figure


def wall_refusal(figure: Figure) -> Refusal | None:
    """Why a figure that hangs on a wall can only climb, fall or stay, or None (CON-CLIMB-2)."""
    if figure.climbing:
        return refuse("CON-CLIMB-2", "refusal-move-climbing", name=figure.name)
    return None


def free_figure(state: ClashState, active: Active, number: int) -> Figure | Refusal:
    figure = chooser(state, active, number)
    return figure if isinstance(figure, Refusal) else wall_refusal(figure) or figure
