"""Healing: wounds go back one degree at a time (CON-HOUSE-5)."""

from typing import ClassVar

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Healed
from slagveld.kernel.modifiers import Need, Tally
from slagveld.texts import Text

from ..core.asking import tell_status, trait_name
from ..core.book import KEY, text
from ..core.competence_vocabulary import Regenerates
from ..core.competences import Trait
from ..core.figure import Figure, Maim
from ..core.state import Battle
from ..core.wound_table import WOUNDS, Level, healed


class Mended(Healed, frozen=True, kw_only=True):
    """A wound is healed. `amount` are degrees, `left` those until the figure is killed."""

    namespace: ClassVar[str] = KEY

    level: Level

    def text(self) -> Text:
        return text("wounds-event-mended", name=self.name, level=self.level)


def heal(play: Battle, number: int, degrees: int, rule: str) -> None:
    """A wound is healed by so many degrees; never that of one killed outright."""
    figure = play.state.figure(number)
    if figure is None or figure.dying or figure.wound == "none":
        return
    level = healed(figure.wound, degrees)
    maimed = () if level == "none" else figure.maimed
    play.state = play.state.changed(number, wound=level, maimed=maimed)
    play.tell(
        Mended,
        piece=number,
        name=figure.name,
        amount=WOUNDS.index(figure.wound) - WOUNDS.index(level),
        left=left_of(level),
        level=level,
        rule=rule,
    )
    for maim in figure.maimed[len(maimed) :]:
        tell_maim(play, figure, maim, on=False)


def left_of(level: Level) -> int:
    """How many degrees a figure is from being killed."""
    return WOUNDS.index("killed") - WOUNDS.index(level)


def tell_maim(play: Battle, figure: Figure, maim: Maim, *, on: bool) -> None:
    """Tell that a figure is, or is no longer, hurt in legs or arms besides (CON-HOUSE-4)."""
    words = text("wounds-status-lamed") if maim == "lamed" else text("wounds-status-weakened")
    tell_status(play, figure, words, "CON-HOUSE-4", on=on)


def spared(play: Battle, figure: Figure, purpose: Text, trait: Trait, least: int) -> bool:
    """Whether a die by which a competence helps its bearer shows so much."""
    (die,) = play.roll(
        1,
        6,
        purpose=purpose,
        rule=trait.rule,
        seat=figure.seat,
        need=Need(Tally(least, name=trait_name(trait), plus_is_good=False), ">="),
        pieces=(figure.id,),
        yields="yields-passed-or-failed",
    )
    return die >= least


class Regeneration(Step, frozen=True):
    """Whoever regenerates tries to heal, in order: a step of the end phase."""

    rule = "CON-END-1"

    def run(self, play: Battle) -> None:
        """A die for each wounded, not dying; a success has one more (CON-CARD-regeneration)."""
        for figure in play.state.figures:
            found = figure.powers.all(Regenerates)
            if found and figure.wound != "none" and not figure.dying:
                trait, effect = min(found, key=lambda pair: pair[1].on)
                purpose = text("wounds-roll-regeneration", name=figure.name)
                for _ in range(effect.tries):
                    if not spared(play, figure, purpose, trait, effect.on):
                        break
                    heal(play, figure.id, 1, trait.rule)
                    if play.state.field.by_id[figure.id].wound == "none":
                        break
