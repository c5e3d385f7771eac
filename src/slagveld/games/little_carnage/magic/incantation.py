"""The casting roll: it uses up the wizard's spell, whatever it gives (LC-1.8-magic-4)."""

import msgspec

from slagveld.games.little_carnage.core.book import text
from slagveld.games.little_carnage.core.names import model_name, models_name
from slagveld.games.little_carnage.core.rolls import offensive
from slagveld.games.little_carnage.core.spellbook import Spell, spells
from slagveld.games.little_carnage.core.stand import Model
from slagveld.games.little_carnage.core.state import Battle
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.modifiers import Tally
from slagveld.texts import Name, Text

from .wizards import Casting


def incant(play: Battle, casting: Casting) -> None:
    """Cast an allowed spell: roll, and if it succeeds let the enemy answer it first."""
    from .counterspell import CounterMoment
    from .effects import WorkSpell

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


def spend(play: Battle, wizard: Model, spell: Spell) -> None:
    """Use up the wizard's one spell of the round; his regiment makes no attack (LC-1.3-17)."""
    done = play.state.regiment_of(wizard).round
    play.state = play.state.did(
        wizard.regiment,
        cast=True,
        casters=(*done.casters, wizard.id),
        cast_attack=done.cast_attack or spell.attack,
    )


def aimed_at(play: Battle, casting: Casting) -> tuple[Name, list[int]]:
    """On whom a spell is cast, by name, and those who are named one by one."""
    state = play.state
    by_id = state.field.model_by_id
    models = [by_id[number] for number in casting.models if number in by_id]
    spell = spells()[casting.spell]
    if models and not (spell.target.endswith("regiment") and spell.models == 1):
        return models_name(state, models), [model.id for model in models]
    return state.regiment(casting.regiment).name, [casting.regiment]


def roll(play: Battle, wizard: Model, purpose: Text, pieces: tuple[int, ...]) -> int:
    """The casting roll: as many offensive dice as the level of Magic (LC-1.8-magic-1)."""
    regiment = play.state.regiment_of(wizard)
    level = regiment.skills.magic
    return offensive(
        play,
        level,
        purpose=purpose,
        rule="LC-1.8-magic-1",
        seat=regiment.seat,
        pieces=pieces,
        pool=Tally(level, name=text("magic-pool-level", level=level)),
    )
