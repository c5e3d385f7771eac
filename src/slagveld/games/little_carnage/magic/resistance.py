"""Magic Resistance: a model that is touched by a spell may shake it off (LC-1.8-resistance-1)."""

from collections.abc import Sequence

from slagveld.kernel.event import Told
from slagveld.kernel.modifiers import Tally

from ..core.book import text
from ..core.names import model_name
from ..core.rolls import defensive
from ..core.spellbook import Spell
from ..core.stand import Model
from ..core.state import Battle

RULE = "LC-1.8-resistance-1"


def resists(play: Battle, model: Model, spell: Spell) -> bool:
    """Roll for a model with Magic Resistance; one success and the spell does nothing to it."""
    state = play.state
    regiment = state.regiment_of(model)
    dice = regiment.skills.magic_resistance
    if not dice:
        return False
    name = model_name(state, model)
    successes = defensive(
        play,
        dice,
        purpose=text("magic-roll-resist", name=name, spell=spell.name),
        rule=RULE,
        seat=regiment.seat,
        pieces=(model.id,),
        pool=Tally(dice, name=text("magic-pool-resistance", level=dice)),
    )
    if successes:
        what = text("magic-resisted", name=name, spell=spell.name)
        play.tell(Told, what=what, pieces=(model.id,), rule=RULE)
    return successes > 0


def affected(play: Battle, models: Sequence[Model], spell: Spell) -> list[Model]:
    """Those whom a spell touches and who do not resist, each for itself (LC-1.8-resistance-2)."""
    return [model for model in models if not resists(play, model, spell)]
