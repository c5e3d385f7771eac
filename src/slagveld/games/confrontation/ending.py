"""The end phase: what held for this turn only is over (CON-END-1)."""

from typing import ClassVar

from slagveld.games.confrontation.catalogue import text
from slagveld.games.confrontation.figure import Figure, Turn
from slagveld.games.confrontation.model import Battle
from slagveld.kernel.agenda import Step
from slagveld.kernel.event import StatusChanged
from slagveld.texts import Signed, Text

FRESH = Turn()


class Recovery(Step, frozen=True):
    """Penalties of charges and fear, paralysis, dodging, stun and bans on attack dice are over.

    Wounds, flight, immunity to fear, contact and the heights of climbers remain.
    """

    rule: ClassVar[str] = "CON-END-1"

    def run(self, play: Battle) -> None:
        """Wipe the turn of every figure, and tell what could be seen on it."""
        for figure in play.state.figures:
            if figure.stunned or figure.turn != FRESH:
                if play.listening:
                    self._tell(play, figure)
                play.state = play.state.changed(figure.id, turn=FRESH, stunned=False)

    def _tell(self, play: Battle, figure: Figure) -> None:
        for status in passing(figure):
            play.tell(
                StatusChanged,
                piece=figure.id,
                name=figure.name,
                status=status,
                on=False,
                rule=self.rule,
            )


def passing(figure: Figure) -> list[Text]:
    """What is on a figure now and passes with the turn, as others call it."""
    turn = figure.turn
    found: list[Text] = []
    if figure.stunned:
        found.append(text("wounds-status-stunned"))
    if turn.charged:
        found.append(text("status-move-charged", amount=Signed(turn.charged)))
    if turn.afraid:
        found.append(text("status-fear-afraid"))
    if turn.paralysed_by:
        found.append(text("status-fear-paralysed"))
    if turn.dodged:
        found.append(text("status-move-dodging"))
    if turn.no_attack:
        found.append(text("status-move-held"))
    return found
