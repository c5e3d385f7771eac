"""The approach: before the first turn all figures are placed, card after card (CON-APP-1)."""

from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import StatusChanged
from slagveld.kernel.modifiers import Tally

from ..army.stack import gathered, profile_of
from ..core.book import text
from ..core.checks import faces_by
from ..core.effects import Deploys, NoDiscipline
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
        roll = Opposed(
            purpose=text("roll-approach"),
            cites="CON-APP-3",
            sides=(army_side(play.state, 0), army_side(play.state, 1)),
        )
        play.then(roll, FirstDrawer(), DrawingTurns(), EndOfApproach())


class FirstDrawer(Step, frozen=True):
    """The winner of the roll draws the first card (CON-APP-4, CON-MOVE-3)."""

    rule = "CON-APP-4"

    def resume(self, play: Battle, value: Any) -> None:
        """Note the winner, who has one reserve card more as well."""
        won: Contest = value
        play.replace(winner=won.winner, drawing=won.winner)


class EndOfApproach(Step, frozen=True):
    """All figures are deployed (CON-APP-16): scouts far from every enemy are hidden."""

    rule = "CON-APP-16"

    def run(self, play: Battle) -> None:
        """Hide them, and tell it."""
        for figure in play.state.figures:
            found = figure.powers.one(Deploys)
            if found is None or not found[1].hides:
                continue
            if too_near(play.state, figure, found[1]) is None:
                play.state = play.state.changed(figure.id, hidden=True)
                play.tell(
                    StatusChanged,
                    piece=figure.id,
                    name=figure.name,
                    status=text("status-hidden-scout"),
                    on=True,
                    rule=found[0].rule,
                )


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
        without = profile.powers.one(NoDiscipline) is not None
        value = 0 if without else profile.discipline or 0
        faces = faces_by(profile.powers, "discipline")
        if (value, len(faces)) > rank:
            rank = (value, len(faces))
            best = Side(value=Tally(value, name=text("cards-discipline")), faces=faces)
    return best
