"""The end phase: what held for this turn only is over (CON-END-1)."""

from slagveld.kernel.agenda import Step
from slagveld.kit.view import holding
from slagveld.texts import Signed, Text

from ..core.asking import tell_status
from ..core.book import text
from ..core.figure import Figure, Turn
from ..core.state import Battle

FRESH = Turn()


class Recovery(Step, frozen=True):
    """Penalties of charges and fear, paralysis, dodging, stun and bans on attack dice are over.

    Wounds, flight, immunity to fear, contact and the heights of climbers remain.
    """

    rule = "CON-END-1"

    def run(self, play: Battle) -> None:
        worn = [one for one in play.state.figures if one.stunned or one.turn != FRESH]
        for figure in worn if play.listening else ():
            for status in passing(figure):
                tell_status(play, figure, status, self.rule, on=False)
        fresh = [figure.changed(turn=FRESH, stunned=False) for figure in worn]
        if fresh:
            play.state = play.state.with_figure(*fresh)


def passing(figure: Figure) -> tuple[Text, ...]:
    """What is on a figure now and passes with the turn, as others call it."""
    turn = figure.turn
    return holding(
        (figure.stunned, text("wounds-status-stunned")),
        (turn.charged, text("status-move-charged", amount=Signed(turn.charged))),
        (turn.afraid, text("status-fear-afraid")),
        (turn.paralysed_by, text("status-fear-paralysed")),
        (turn.dodged, text("status-move-dodging")),
        (turn.no_attack, text("status-move-held")),
    )
