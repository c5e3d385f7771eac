"""What a spell does when it has succeeded and nobody has stopped it."""

from collections.abc import Callable
from typing import Any

from slagveld.kernel.agenda import Step
from slagveld.kernel.event import Moved
from slagveld.kernel.modifiers import Tally
from slagveld.record import replace
from slagveld.table.measure import distance as straight
from slagveld.table.shapes import Spot
from slagveld.texts import Text

from ..attacks.reaction_by_full_defence import Blow, Reaction
from ..attacks.rolls_and_damage import Spelled, pool_of, strike
from ..attacks.targets import Aim
from ..core.book import text
from ..core.dice import defensive
from ..core.names import Mended, Returned, model_name, tell_state, told
from ..core.regiment import Model, wounds_left
from ..core.spellbook import Effect, Spell
from ..core.state import Battle, LittleState
from ..morale.fear_marker import calm, frighten
from ..morale.fear_test import needed, roll_test
from ..odds.attacks import Pool
from ..odds.spells import resistance_notes
from ..scenario.victory import borne, check
from ..wounds.losses import tell_dice
from .targets import on_regiment, raised
from .wizards import Casting

MIRE = "mire"
"""The state of whoever is slowed down."""
STOPPED = "stopped"
"""What is handed down to a spell that a counterspell has stopped."""


class WorkSpell(Step, frozen=True):
    """A spell takes effect. It waits here while it can be answered."""

    rule = "LC-1.8-magic-1"

    casting: Casting

    def run(self, play: Battle) -> None:
        """Work on whoever does not resist: the one pointed at, or all of the regiment.

        Each resists for itself (LC-1.8-resistance-2): who is struck by an attack when it strikes
        him, the dead not at all.
        """
        casting, state = self.casting, play.state
        spell = state.spell(casting.spell)
        by_id = state.field.model_by_id
        touched = [by_id[number] for number in casting.models[:1] if number in by_id]
        if spell.effect not in ("attack", "raise"):
            models = state.models_of(casting.regiment) if on_regiment(spell) else touched
            touched = [model for model in models if not resists(play, model, spell)]
        if touched:
            EFFECTS[spell.effect](play, casting, spell, touched)

    def resume(self, play: Battle, value: Any) -> None:
        """It was stopped and does nothing (LC-SPELL-counterspell)."""
        if value != STOPPED:
            raise TypeError(f"{type(self).__name__} was handed {value!r}")


def _attack(play: Battle, casting: Casting, _spell: Spell, _touched: list[Model]) -> None:
    """Fire Dart and Storm: the enemy may react, as against any attack (LC-1.6-16)."""
    wizard = play.state.field.model_by_id[casting.wizard]
    reaction = Reaction(
        defender=casting.regiment, attacker=wizard.regiment, target=casting.models[0]
    )
    play.then(reaction, SpellStrikes(casting))


class SpellStrikes(Step, frozen=True):
    """Each model named is struck, and defends itself as against a shot; fear has no part in it.

    One model by a Fire Dart (LC-SPELL-fire-dart), several by a Storm (LC-SPELL-storm).
    """

    rule = "LC-1.6-3"

    casting: Casting

    def run(self, play: Battle) -> None:
        spell = play.state.spell(self.casting.spell)
        for number in self.casting.models:
            by_id = play.state.field.model_by_id
            wizard, target = by_id.get(self.casting.wizard), by_id.get(number)
            if wizard is None or target is None or resists(play, target, spell):
                continue
            aims = (Aim(wizard.id, target.id, spell.dice),)
            pool = spell_pool(play.state, wizard, target, spell)
            strike(play, [aims], "ranged", Spelled(pool, spell.name, spell.dice))
        check(play)

    def blows(self, state: LittleState) -> list[Blow]:
        """Every model named that still stands."""
        spell = state.spell(self.casting.spell)
        by_id = state.field.model_by_id
        wizard = by_id.get(self.casting.wizard)
        struck = [by_id[number] for number in self.casting.models if number in by_id]
        if wizard is None:
            return []
        return [
            Blow(model.id, spell.dice, spell_pool(state, wizard, model, spell)) for model in struck
        ]

    def provisos(self, state: LittleState) -> tuple[Text, ...]:
        """Whoever has Magic Resistance may resist (LC-1.8-resistance-1)."""
        return resistance_notes(state.regiment(self.casting.regiment))


def spell_pool(state: LittleState, wizard: Model, target: Model, spell: Spell) -> Pool:
    """The numbers of a spell's attack: cover and rear as for a shot, its own dice and Strength."""
    pool = pool_of(state, (Aim(wizard.id, target.id, spell.dice),))
    return replace(pool, strength=spell.strength, rear=pool.rear + pool.sure, sure=0)


RULE = "LC-1.8-resistance-1"


def resists(play: Battle, model: Model, spell: Spell) -> bool:
    """Roll for a model with Magic Resistance; one success and the spell does nothing to it."""
    state = play.state
    regiment = state.regiment_of(model)
    dice = regiment.skills.magic_resistance
    if not dice:
        return False
    name = model_name(state, model)
    purpose = text("magic-roll-resist", name=name, spell=spell.name)
    tally = Tally(dice, name=text("magic-pool-resistance", level=dice))
    successes = defensive(play, dice, purpose, RULE, regiment.seat, (model.id,), tally)
    if successes:
        told(play, text("magic-resisted", name=name, spell=spell.name), RULE, model.id)
    return successes > 0


# On one model


def _mend(play: Battle, _casting: Casting, spell: Spell, touched: list[Model]) -> None:
    """One lost Wound comes back with the die last lost (LC-SPELL-mend)."""
    (model,) = touched
    healed = model.changed(suffered=model.suffered - 1)
    play.state = play.state.with_model(healed)
    regiment, name = play.state.regiment_of(healed), model_name(play.state, healed)
    stand, group, left = model.stand, regiment.id, wounds_left(regiment, healed)
    play.tell(Mended, piece=stand, name=name, amount=1, left=left, group=group, rule=spell.rule)
    said = (text("magic-attack-back", name=name), text("magic-defence-back", name=name))
    tell_dice(play, model, healed, said, text("magic-cause-mended", spell=spell.name), spell.rule)


def _move(play: Battle, casting: Casting, spell: Spell, touched: list[Model]) -> None:
    """The model is there at once, by no way (LC-SPELL-blink): not over a bridge (LC-4.2-9)."""
    (model,) = touched
    if casting.to is None:
        return
    stand = play.state.stand_of(model)
    start, end = stand.pose, casting.to
    play.state = play.state.with_stand(stand.at(end))
    borne(play, stand.id)
    play.tell(
        Moved,
        piece=stand.id,
        name=model_name(play.state, model),
        path=(Spot(start.x, start.y, start.level), Spot(end.x, end.y, end.level)),
        pose=end,
        manner="blink",
        length=int(straight(start.x, start.y, end.x, end.y)),
        rule=spell.rule,
    )


def _raise(play: Battle, casting: Casting, spell: Spell, touched: list[Model]) -> None:
    """One slain model stands with its regiment again (LC-SPELL-raise)."""
    if casting.to is None:
        return
    state = play.state
    stand, model = raised(state, touched[0], casting.to)
    fallen = tuple([one for one in state.fallen if one.model.id != model.id])
    play.state = replace(state, field=state.field.added((stand,), (model,)), fallen=fallen)
    regiment = play.state.regiment_of(model)
    play.tell(
        Returned,
        piece=stand.id,
        name=model_name(play.state, model),
        pose=stand.pose,
        seat=regiment.seat,
        group=regiment.id,
        regiment=regiment.name,
        left=len(play.state.models_of(regiment.id)),
        rule=spell.rule,
    )


# On a regiment


def _mark(play: Battle, casting: Casting, spell: Spell, touched: list[Model]) -> None:
    """A die more for who does not resist, in defence or melee (LC-SPELL-aegis, LC-SPELL-fury)."""
    models = play.state.models_of(casting.regiment)
    done = play.state.regiment(casting.regiment).round
    spared = [(spell.mark, one.id) for one in models if one not in touched]
    kept = [pair for pair in done.resisted if pair[0] != spell.mark]
    if spell.mark in done.marks:
        spared = [pair for pair in spared if pair in done.resisted]
    marks = done.marks if spell.mark in done.marks else (*done.marks, spell.mark)
    play.state = play.state.did(casting.regiment, marks=marks, resisted=(*kept, *spared))
    _tell(play, casting.regiment, spell)


def _courage(play: Battle, casting: Casting, spell: Spell, _touched: list[Model]) -> None:
    """No longer frightened, and no test until the end of the round (LC-SPELL-courage)."""
    done = play.state.regiment(casting.regiment).round
    marks = tuple(dict.fromkeys([*done.marks, spell.mark]))
    play.state = play.state.did(casting.regiment, marks=marks)
    _tell(play, casting.regiment, spell)
    calm(play, casting.regiment, done.frightened_by, spell.rule)


def _slow(play: Battle, casting: Casting, spell: Spell, _touched: list[Model]) -> None:
    """Half the Agility until its next activation ends, this round or next (LC-SPELL-mire)."""
    state = play.state
    regiment = state.regiment(casting.regiment)
    until = state.round + regiment.round.activated
    play.state = state.changed(regiment.id, mired=max(regiment.mired, until))
    _tell(play, regiment.id, spell)


def _fear(play: Battle, casting: Casting, spell: Spell, _touched: list[Model]) -> None:
    """A fear test at once, with the wizard's regiment as the cause (LC-SPELL-dread)."""
    state = play.state
    cause = state.field.model_by_id[casting.wizard].regiment
    tested, terror = state.regiment(casting.regiment), state.regiment(cause)
    spared = needed(state, tested, terror, spell.level).total <= 0
    if spared or cause in tested.round.frightened_by:
        what = text("magic-no-test", name=tested.name, spell=spell.name)
        told(play, what, spell.rule, tested.id)
    elif not roll_test(play, tested.id, cause, spell.level):
        frighten(play, tested.id, cause)


def _tell(play: Battle, number: int, spell: Spell) -> None:
    status = text(f"magic-state-{spell.mark or MIRE}")  # texts: *:magic-state-*
    tell_state(play, play.state.regiment(number), status, spell.rule)


EFFECTS: dict[Effect, Callable[[Battle, Casting, Spell, list[Model]], None]] = {
    "attack": _attack,
    "mend": _mend,
    "defence-die": _mark,
    "attack-die": _mark,
    "courage": _courage,
    "slow": _slow,
    "fear": _fear,
    "move": _move,
    "raise": _raise,
}
"""What is done by each effect; a counterspell takes none of its own."""
