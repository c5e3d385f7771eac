"""Regeneration in the end phase (CON-END-1)."""

from typing import ClassVar

from slagveld.games.confrontation.catalogue import Trait, text
from slagveld.games.confrontation.effects import Regenerates
from slagveld.games.confrontation.figure import Figure
from slagveld.games.confrontation.healing import heal
from slagveld.games.confrontation.model import Battle
from slagveld.games.confrontation.telling import trait_name
from slagveld.kernel.agenda import Step
from slagveld.kernel.modifiers import Need, Tally


class Regeneration(Step, frozen=True):
    """Whoever regenerates tries to heal, in order: a step of the end phase."""

    rule: ClassVar[str] = "CON-END-1"

    def run(self, play: Battle) -> None:
        """A die for each who is wounded, after a success one more; never for the dying."""
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
