"""The end phase: what held for this turn only is over, and some regenerate (CON-END-1)."""

from slagveld.kernel.agenda import Step
from slagveld.texts import Signed, Text

from ..core.book import text
from ..core.competences import Trait
from ..core.effects import Regenerates
from ..core.figure import Figure, Turn
from ..core.reports import tell_status
from ..core.state import Battle
from ..wounds.healing import heal
from ..wounds.rolls import spared

FRESH = Turn()


class Recovery(Step, frozen=True):
    """Penalties of charges and fear, paralysis, dodging, stun and bans on attack dice are over.

    Wounds, flight, immunity to fear, contact and the heights of climbers remain.
    """

    rule = "CON-END-1"

    def run(self, play: Battle) -> None:
        for figure in play.state.figures:
            if figure.stunned or figure.turn != FRESH:
                for status in passing(figure) if play.listening else ():
                    tell_status(play, figure, status, self.rule, on=False)
                play.state = play.state.changed(figure.id, turn=FRESH, stunned=False)


def passing(figure: Figure) -> list[Text]:
    """What is on a figure now and passes with the turn, as others call it."""
    turn = figure.turn
    found = (
        (figure.stunned, text("wounds-status-stunned")),
        (turn.charged, text("status-move-charged", amount=Signed(turn.charged))),
        (turn.afraid, text("status-fear-afraid")),
        (turn.paralysed_by, text("status-fear-paralysed")),
        (turn.dodged, text("status-move-dodging")),
        (turn.no_attack, text("status-move-held")),
    )
    return [status for holds, status in found if holds]


# Regeneration


class Regeneration(Step, frozen=True):
    """Whoever regenerates tries to heal, in order: a step of the end phase."""

    rule = "CON-END-1"

    def run(self, play: Battle) -> None:
        """A die for each who is wounded, after a success one more; never for the dying.

        By CON-CARD-regeneration.
        """
        for figure in play.state.figures:
            found = figure.powers.all(Regenerates)
            if found and figure.wound != "none" and not figure.dying:
                trait, effect = min(found, key=lambda pair: pair[1].on)
                for _ in range(effect.tries):
                    if not _mends(play, figure, trait, effect.on):
                        break


def _mends(play: Battle, figure: Figure, trait: Trait, least: int) -> bool:
    """One try; False when it fails, or when nothing is left to heal."""
    purpose = text("wounds-roll-regeneration", name=figure.name)
    if not spared(play, figure, purpose, trait, least):
        return False
    heal(play, figure.id, 1, trait.rule)
    return play.state.field.by_id[figure.id].wound != "none"
