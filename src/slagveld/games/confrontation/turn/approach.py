"""The approach: before the first turn all figures are placed, card after card (CON-APP-1)."""

from slagveld.kernel.agenda import Step

from ..army.stack_and_reserve import gathered
from ..core.asking import tell_status
from ..core.book import text
from ..core.competence_vocabulary import Deploys
from ..core.opposed_rolls import Opposed
from ..core.state import Battle
from ..setup.zones import too_near
from .drawing_cards import DrawingTurns
from .tactical_roll import FirstDrawer, army_side


class ApproachPhase(Step, frozen=True):
    """All cards are shuffled together; the approach roll; then cards are drawn and deployed.

    The winner of the roll draws first (CON-APP-4), then the players draw in turn (CON-APP-12): own
    cards are deployed (CON-APP-5) or kept (CON-APP-6), those of the enemy by him (CON-APP-9), and
    when the stack is empty the reserve has to be (CON-APP-15).
    """

    rule = "CON-APP-1"

    def run(self, play: Battle) -> None:
        """Every card waits to be deployed (CON-APP-2)."""
        waiting = tuple([(card.id, card.count) for card in play.state.cards])
        play.replace(phase="approach", waiting=waiting, reserves=())
        play.replace(stack=gathered(play.state))
        sides = (army_side(play.state, 0), army_side(play.state, 1))
        roll = Opposed(purpose=text("roll-approach"), cites="CON-APP-3", sides=sides)
        play.then(roll, FirstDrawer(), DrawingTurns(), EndOfApproach())


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
