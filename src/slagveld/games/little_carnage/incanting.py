"""The casting roll: it uses up the wizard's spell, whatever it gives (LC-1.8-magic-4)."""

import msgspec

from slagveld.games.little_carnage.catalogue import text
from slagveld.games.little_carnage.model import Battle
from slagveld.games.little_carnage.names import model_name
from slagveld.games.little_carnage.rolling import offensive
from slagveld.games.little_carnage.spellbook import Spell, spells
from slagveld.games.little_carnage.spells import Casting
from slagveld.games.little_carnage.stand import Model
from slagveld.kernel.event import Announced, Told


def incant(play: Battle, casting: Casting) -> None:
    """Cast an allowed spell: roll, and if it succeeds let the enemy answer it first."""
    from slagveld.games.little_carnage.countering import CounterMoment
    from slagveld.games.little_carnage.spell_effects import WorkSpell

    state = play.state
    spell = spells()[casting.spell]
    wizard = state.field.model_by_id[casting.wizard]
    name = model_name(state, wizard)
    target = state.regiment(casting.regiment).name
    what = text("magic-casts", name=name, spell=spell.name, target=target)
    play.tell(Announced, seat=casting.seat, what=what, rule=spell.rule)
    spend(play, wizard, spell)
    successes = roll(play, wizard, spell)
    if successes < spell.difficulty:
        values = {"name": name, "spell": spell.name, "needed": spell.difficulty}
        play.tell(Told, what=text("magic-fails", **values), rule="LC-1.8-magic-1")
        return
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


def roll(play: Battle, wizard: Model, spell: Spell) -> int:
    """The casting roll: as many offensive dice as the level of Magic (LC-1.8-magic-1)."""
    state = play.state
    regiment = state.regiment_of(wizard)
    return offensive(
        play,
        regiment.skills.magic,
        purpose=text("magic-roll-cast", name=model_name(state, wizard), spell=spell.name),
        rule="LC-1.8-magic-1",
        seat=regiment.seat,
        pieces=(wizard.stand,),
    )
