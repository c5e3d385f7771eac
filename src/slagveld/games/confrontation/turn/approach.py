"""The beginning of the approach and of each movement phase: a roll, then cards are drawn.

Before the first turn all figures are placed, card after card (CON-APP-1); in each turn the cards
are shuffled anew and their figures move (CON-MOVE-1 to CON-MOVE-8).
"""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Tally

from ..army.leadership import discipline_of, own_discipline
from ..army.stack import gathered, profile_of
from ..core.asking import tell_status
from ..core.book import text
from ..core.checks import faces_by, faces_of
from ..core.effects import Deploys
from ..core.opposed_rolls import Contest, Opposed, Side
from ..core.state import Battle, ConfrontationState
from ..setup.zones import too_near
from .draws import DrawingTurns


class ApproachPhase(Step, frozen=True):
    """All cards are shuffled together; the approach roll; then cards are drawn and deployed."""

    rule = "CON-APP-1"

    def run(self, play: Battle) -> None:
        """Every card waits to be deployed (CON-APP-2)."""
        waiting = tuple([(card.id, card.count) for card in play.state.cards])
        play.replace(phase="approach", waiting=waiting, reserves=())
        play.replace(stack=gathered(play.state))
        sides = (army_side(play.state, 0), army_side(play.state, 1))
        roll = Opposed(purpose=text("roll-approach"), cites="CON-APP-3", sides=sides)
        play.then(roll, FirstDrawer(), DrawingTurns(), EndOfApproach())


class FirstDrawer(Step, frozen=True):
    """The winner of the roll draws the first card (CON-APP-4, CON-MOVE-3)."""

    rule = "CON-APP-4"

    def resume(self, play: Battle, value: Contest) -> None:
        """Note the winner, who has one reserve card more as well."""
        play.replace(winner=value.winner, drawing=value.winner)


class EndOfApproach(Step, frozen=True):
    """All figures are deployed (CON-APP-16): scouts far from every enemy are hidden."""

    rule = "CON-APP-16"

    def run(self, play: Battle) -> None:
        for figure in play.state.figures:
            found = figure.powers.one(Deploys)
            if found is None or not found[1].hides:
                continue
            if too_near(play.state, figure, found[1]) is None:
                play.state = play.state.changed(figure.id, hidden=True)
                tell_status(play, figure, text("status-hidden-scout"), found[0].rule)


def army_side(state: ConfrontationState, seat: int) -> Side:
    """The best Discipline on the cards of an army: nobody stands on the table yet (CON-APP-3).

    That of the Living-Dead counts as 0 (CON-CARD-mort-vivant).
    """
    best = Side(value=Tally(0, name=text("cards-discipline")))
    rank = (-1, 0)
    for card in state.cards:
        if card.seat != seat:
            continue
        profile = profile_of(card)
        without = profile.powers.gives("no-discipline")
        value = 0 if without else profile.discipline or 0
        faces = faces_by(profile.powers, "discipline")
        if (value, len(faces)) > rank:
            rank = (value, len(faces))
            best = Side(value=Tally(value, name=text("cards-discipline")), faces=faces)
    return best


class MovementPhase(Step, frozen=True):
    """All cards are gathered and shuffled; the tactical roll; then cards are drawn and activated.

    No reserve card outlives it: it ends when every card has been activated (CON-MOVE-8).
    """

    rule = "CON-MOVE-1"

    def run(self, play: Battle) -> None:
        play.replace(phase="movement", reserves=(), stack=gathered(play.state))
        count = len(play.state.stack)
        play.tell(Told, what=text("cards-shuffled", count=count), rule=self.rule)
        sides = (field_side(play.state, 0), field_side(play.state, 1))
        roll = Opposed(purpose=text("roll-tactical"), cites="CON-MOVE-2", sides=sides)
        play.then(roll, FirstDrawer(), DrawingTurns())


def field_side(state: ConfrontationState, seat: int) -> Side:
    """The best Discipline of a side's figures on the table (CON-STAT-11, CON-MOVE-2).

    Of equals the one whose own value it is counts, and of those the one who rolls more faces on.
    A side with Authority may have the roll made again (CON-CARD-autorite).
    """
    best = Side(value=Tally(0, name=text("cards-discipline")))
    rank: tuple[int, int, int] | None = None
    rerolls = 0
    for figure in state.own(seat):
        value = discipline_of(state, figure)
        faces = faces_of(figure, "discipline")
        here = (value.total, own_discipline(figure).total, len(faces))
        if rank is None or here > rank:
            rank = here
            best = Side(value=value, faces=faces, pieces=(figure.id,))
        for _, times in figure.powers.numbers("rerolls-tactics"):
            rerolls = max(rerolls, times)
    return Side(value=best.value, faces=best.faces, pieces=best.pieces, rerolls=rerolls)
