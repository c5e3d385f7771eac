"""Counterspells: answers to the successful spell of an enemy wizard (LC-SPELL-counterspell)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.fields import PieceId
from slagveld.kernel.moment import Moment
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.drafts import drafted, filled
from slagveld.kit.moments import Interrupt
from slagveld.kit.odds import either
from slagveld.kit.verdicts import cost
from slagveld.texts import Distance, Text, Value

from ..core.book import do, pick, refuse, text
from ..core.contact_and_zones import enemy_of
from ..core.names import model_name, told
from ..core.regiment import Model, agility_of
from ..core.spellbook import COUNTERSPELL, spells
from ..core.state import Battle, LittleState
from ..odds.spells import success_chance
from .effects import STOPPED
from .wizards import Casting, in_range, range_ring, roll, spend, spent_refusal, wizard_on, wizards

RULE = "LC-SPELL-counterspell"


class LetMagicBe(Action, frozen=True):
    """Cast nothing here."""


class CastCounter(Action, frozen=True):
    """Try to stop a spell before it takes effect."""

    wizard: PieceId
    """The stand he is on."""


class CounterMoment(Moment, frozen=True, kw_only=True):
    """Wizards of the other side may answer a spell, one after the other."""

    key: ClassVar[str] = "magic"
    rule = RULE

    casting: Casting

    def order(self, state: LittleState) -> tuple[int, ...]:
        enemy = enemy_of(self.casting.seat)
        return (enemy,) if enemy in state.players() else ()

    def offer(self, state: LittleState, seat: int) -> "AnswerMagic | None":
        return AnswerMagic(seat, self.casting) if counterers(state, seat, self.casting) else None

    def resume(self, play: Battle, value: Any) -> None:
        if value == STOPPED:
            play.give(STOPPED)
        else:
            Moment.resume(self, play, value)


def counter_refusal(state: LittleState, wizard: Model | None, casting: Casting) -> Refusal | None:
    """Why a wizard cannot answer a spell, or None."""
    if wizard is None:
        return refuse("LC-1.8-magic-1", "refusal-magic-no-wizard")
    if (refusal := spent_refusal(state, wizard)) is not None:
        return refusal
    caster = state.field.model_by_id[casting.wizard]
    own, other = state.regiment_of(wizard), state.regiment_of(caster)
    name, enemy = model_name(state, wizard), model_name(state, caster)
    if not own.round.activated and agility_of(own) <= agility_of(other):
        return refuse("LC-1.8-magic-2", "refusal-magic-slow", name=name, enemy=enemy)
    spell = spells()[COUNTERSPELL]
    if in_range(state, state.stand_of(wizard), state.stand_of(caster), spell):
        return None
    return refuse(RULE, "refusal-magic-far", name=enemy, limit=Distance(spell.range))


def counterers(state: LittleState, seat: int, casting: Casting) -> list[Model]:
    """The seat's wizards who could answer a spell."""
    return [one for one in wizards(state, seat) if counter_refusal(state, one, casting) is None]


class AnswerMagic(Interrupt, frozen=True):
    """The offer to stop a spell."""

    casting: Casting
    actions = (LetMagicBe, CastCounter)
    rule = RULE
    offers = (do(LetMagicBe, "magic-do-let-be"),)

    def prompt(self, state: LittleState) -> Text:
        casting = self.casting
        return text(
            "magic-ask-counter",
            name=model_name(state, self._caster(state)),
            spell=state.spell(casting.spell).name,
            target=state.regiment(casting.regiment).name,
            successes=casting.successes,
        )

    def interrupts(self, state: LittleState) -> list[Form]:
        able = [one.stand for one in counterers(state, self.seat, self.casting)]
        field = pick.piece("wizard", "magic-field-wizard", able)
        return [do(CastCounter, "magic-do-counter", field, help=spells()[COUNTERSPELL].words)]

    def about(self, state: LittleState, forms: Sequence[Form]) -> tuple[int, ...]:
        return (self._caster(state).stand,)

    def refusal(self, state: LittleState, seat: int, action: CastCounter) -> Refusal | None:
        return counter_refusal(state, self._wizard(state, seat, action.wizard), self.casting)

    def _caster(self, state: LittleState) -> Model:
        return state.field.model_by_id[self.casting.wizard]

    def _wizard(self, state: LittleState, seat: int, stand: int) -> Model | None:
        """The wizard on a stand, one who can answer before one who cannot."""
        able = [one for one in counterers(state, seat, self.casting) if one.stand == stand]
        return able[0] if able else wizard_on(state, seat, stand)

    def interrupt(self, play: Battle, action: CastCounter) -> None:
        """Roll against the spell; who was not activated yet counts as such."""
        wizard = self._wizard(play.state, self.seat, action.wizard)
        if wizard is None:
            raise TypeError(f"{action!r} names no wizard")
        if not play.state.regiment_of(wizard).round.activated:
            play.state = play.state.did(wizard.regiment, activated=True, over=True)
        spend(play, wizard, spells()[COUNTERSPELL])
        caster, needed = self._caster(play.state), self.casting.successes
        name, spell = model_name(play.state, wizard), play.state.spell(self.casting.spell).name
        values: dict[str, Value] = {"name": name, "needed": needed, "spell": spell}
        purpose = text("magic-roll-counter", caster=model_name(play.state, caster), **values)
        successes = roll(play, wizard, purpose, (wizard.id, caster.id))
        key = "magic-countered" if successes >= needed else "magic-not-countered"
        told(play, text(key, **values), RULE, wizard.id)  # texts: *:magic-*
        if successes >= needed:
            play.give(STOPPED)

    def menu(self, state: LittleState, seat: int) -> list[Action]:
        return [CastCounter(one.stand) for one in counterers(state, seat, self.casting)]

    def foreseen(self, state: LittleState, seat: int, partial: Partial) -> Preview:
        number = filled(drafted(CastCounter, partial).wizard)
        if number is None:
            return Preview()
        wizard = self._wizard(state, seat, number)
        refusal = counter_refusal(state, wizard, self.casting)
        if refusal is not None or wizard is None:
            return Preview(refusal=refusal)
        regiment, spell = state.regiment_of(wizard), spells()[COUNTERSPELL]
        chance = float(success_chance(regiment.skills.magic, self.casting.successes))
        stops, fails = text("magic-odds-stops"), text("magic-odds-stops-not")
        return Preview(
            region=range_ring(state.stand_of(wizard), spell),
            odds=(either(spell.name, chance, stops, fails),),
            costs=() if regiment.round.activated else (cost(text("magic-cost-activation")),),
            notes=() if regiment.round.activated else (text("magic-note-activation"),),
        )
