"""The end phase: what held for this turn only is over, and some regenerate (CON-END-1)."""

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import StatusChanged
from slagveld.kernel.modifiers import Need, Tally
from slagveld.texts import Signed, Text

from ..core.book import text
from ..core.competences import Trait
from ..core.effects import Regenerates
from ..core.figure import Figure, Turn
from ..core.reports import trait_name
from ..core.state import Battle
from ..wounds.healing import heal

FRESH = Turn()


class Recovery(Step, frozen=True):
    """Penalties of charges and fear, paralysis, dodging, stun and bans on attack dice are over.

    Wounds, flight, immunity to fear, contact and the heights of climbers remain.
    """

    rule = "CON-END-1"

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
    (die,) = play.roll(
        1,
        6,
        purpose=text("wounds-roll-regeneration", name=figure.name),
        rule=trait.rule,
        seat=figure.seat,
        need=Need(Tally(least, name=trait_name(trait), plus_is_good=False), ">="),
        pieces=(figure.id,),
        yields="yields-passed-or-failed",
    )
    if die < least:
        return False
    heal(play, figure.id, 1, trait.rule)
    return play.state.field.by_id[figure.id].wound != "none"
