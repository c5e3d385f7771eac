"""A spell is cast: the roll that it needs, and the enemy's answer before it works."""

import msgspec

from slagveld.kernel.event import Announced, Told
from slagveld.texts import Name

from ..core.book import text
from ..core.names import model_name, models_name
from ..core.spellbook import spells
from ..core.state import Battle
from .counterspell import CounterMoment
from .effects import WorkSpell
from .wizards import Casting, roll, spend


def incant(play: Battle, casting: Casting) -> None:
    """Cast an allowed spell: roll, and if it succeeds let the enemy answer it first."""
    state = play.state
    spell = spells()[casting.spell]
    wizard = state.field.model_by_id[casting.wizard]
    name = model_name(state, wizard)
    target, stands = aimed_at(play, casting)
    values = {"name": name, "spell": spell.name, "target": target, "needed": spell.difficulty}
    pieces = tuple(dict.fromkeys([wizard.id, *stands]))
    what = text("magic-casts", **values)
    play.tell(Announced, seat=casting.seat, what=what, pieces=pieces, rule=spell.rule)
    spend(play, wizard, spell)
    successes = roll(play, wizard, text("magic-roll-cast", **values), pieces)
    if successes < spell.difficulty:
        what = text("magic-fails", **values)
        play.tell(Told, what=what, pieces=(wizard.id,), rule="LC-1.8-magic-1")
        return
    what = text("magic-succeeds", **values)
    play.tell(Told, what=what, pieces=(wizard.id,), rule="LC-1.8-magic-1")
    done = msgspec.structs.replace(casting, successes=successes)
    play.then(CounterMoment(casting=done), WorkSpell(done))


def aimed_at(play: Battle, casting: Casting) -> tuple[Name, list[int]]:
    """On whom a spell is cast, by name, and those who are named one by one."""
    state = play.state
    by_id = state.field.model_by_id
    models = [by_id[number] for number in casting.models if number in by_id]
    spell = spells()[casting.spell]
    if models and not (spell.target.endswith("regiment") and spell.models == 1):
        return models_name(state, models), [model.id for model in models]
    return state.regiment(casting.regiment).name, [casting.regiment]
