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
from ..core.checks import faces_of
from ..core.effects import Deploys
from ..core.figure import Figure
from ..core.opposed_rolls import Contest, Opposed, Side
from ..core.state import Battle, ClashState
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


def army_side(state: ClashState, seat: int) -> Side:
    """The best Discipline on the cards of an army: nobody stands on the table yet (CON-APP-3).

    That of the Living-Dead counts as 0 (CON-CARD-mort-vivant).
    """
    rows = [
        (
            0 if row.powers.gives("no-discipline") else row.discipline or 0,
            faces_of(row, "discipline"),
        )
        for row in [profile_of(card) for card in state.cards if card.seat == seat]
    ]
    value, faces = max(rows, key=lambda row: (row[0], len(row[1])), default=(0, (6,)))
    return Side(value=Tally(value, name=text("cards-discipline")), faces=faces)


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


def field_side(state: ClashState, seat: int) -> Side:
    """The best Discipline of a side's figures on the table (CON-STAT-11, CON-MOVE-2).

    Of equals the one whose own value it is counts, and of those the one who rolls more faces on.
    A side with Authority may have the roll made again (CON-CARD-autorite).
    """
    own = state.own(seat)
    if not own:
        return Side(value=Tally(0, name=text("cards-discipline")))

    def rank(row: tuple[Figure, Tally]) -> tuple[int, int, int]:
        figure, value = row
        return value.total, own_discipline(figure).total, len(faces_of(figure, "discipline"))

    best, value = max([(one, discipline_of(state, one)) for one in own], key=rank)
    times = [times for one in own for _, times in one.powers.numbers("rerolls-tactics")]
    faces, rerolls = faces_of(best, "discipline"), max([0, *times])
    return Side(value=value, faces=faces, pieces=(best.id,), rerolls=rerolls)
