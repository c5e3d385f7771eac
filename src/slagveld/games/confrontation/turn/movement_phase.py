"""The movement phase: cards shuffled anew, the tactical roll, then draws (CON-MOVE-1 to -8)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Tally

from ..army.leadership import discipline_of, own_discipline
from ..army.stack import gathered
from ..core.book import text
from ..core.checks import faces_of
from ..core.effects import RerollsTactics
from ..core.opposed_rolls import Opposed, Side
from ..core.state import Battle, ConfrontationState
from .approach import FirstDrawer
from .draws import DrawingTurns


class MovementPhase(Step, frozen=True):
    """All cards are gathered and shuffled; the tactical roll; then cards are drawn and activated.

    No reserve card outlives it: it ends when every card has been activated (CON-MOVE-8).
    """

    rule = "CON-MOVE-1"

    def run(self, play: Battle) -> None:
        """Gather the cards of all who live, and roll."""
        play.replace(phase="movement", reserves=(), stack=gathered(play.state))
        count = len(play.state.stack)
        play.tell(Told, what=text("cards-shuffled", count=count), rule=self.rule)
        roll = Opposed(
            purpose=text("roll-tactical"),
            cites="CON-MOVE-2",
            sides=(field_side(play.state, 0), field_side(play.state, 1)),
        )
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
        for _, effect in figure.powers.all(RerollsTactics):
            rerolls = max(rerolls, effect.times_a_turn)
    return Side(value=best.value, faces=best.faces, pieces=best.pieces, rerolls=rerolls)
