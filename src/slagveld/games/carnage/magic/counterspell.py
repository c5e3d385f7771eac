"""Counterspells: answers to spells, which can be answered in turn (CAR-14.4-counterspell)."""

from typing import Any, ClassVar

from slagveld.games.carnage.core.conditions import CM
from slagveld.games.carnage.core.parts import Battle
from slagveld.games.carnage.core.state import KEY, CarnageState, text
from slagveld.games.carnage.core.unit import Unit
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Form, Partial, Preview
from slagveld.kernel.fields import PieceField, PieceId
from slagveld.kernel.moment import PASSED, Moment
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.texts import Distance

from .aim import mage_refusal, words_refusal
from .forms import (
    range_ring,
    spent_tally,
    spoken_fields,
    words_missing,
    words_notes,
)
from .incantation import incant
from .spells import (
    COUNTERSPELL,
    Casting,
    counter_cost,
    knows,
    points_of,
    reaches,
    ready_mages,
    sees_target,
    spells,
    words_of,
)
from .stops import by_initiative, magic_policy


class LetMagicBe(Action, frozen=True):
    """Cast nothing here."""


class CastCounter(Action, frozen=True):
    """Cancel a spell before it takes effect."""

    mage: PieceId
    spoken: bool = False


class CounterMoment(Moment, frozen=True, kw_only=True):
    """Every mage who can may answer a spell; the initiative side first (CAR-6.9-any-time)."""

    key: ClassVar[str] = "magic"
    rule: ClassVar[str] = "CAR-14.4-counterspell"

    casting: Casting

    def names(self) -> tuple[int, ...]:
        """Caster and target of the spell."""
        return self.casting.units

    def lapse(self, play: Battle) -> None:
        """The spell beneath says it."""

    def order(self, state: CarnageState) -> tuple[int, ...]:
        """Seats by the initiative of their sides."""
        return by_initiative(state)

    def offer(self, state: CarnageState, seat: int) -> "AnswerMagic | None":
        """A Counterspell; against friends only for those who want to be asked always."""
        friend = state.side_of(seat) == state.side_of(self.casting.seat)
        if friend and magic_policy(state, seat) != "always":
            return None
        if not counterers(state, seat, self.casting):
            return None
        return AnswerMagic(seat, self.casting)


def counter_refusal(
    state: CarnageState, seat: int, number: int, casting: Casting
) -> Refusal | None:
    """Why a mage cannot cancel a spell, or None."""
    refusal = mage_refusal(state, seat, number)
    if refusal is not None:
        return refusal
    mage = state.field.by_id[number]
    spell = spells()[COUNTERSPELL]
    if not knows(mage, spell):
        return refuse(
            "CAR-14.1-discipline", f"{KEY}:refusal-not-learnt", name=mage.name, spell=spell.name
        )
    return _out_of_reach(state, mage, casting)


def _out_of_reach(state: CarnageState, mage: Unit, casting: Casting) -> Refusal | None:
    """Points, then range and sight to the target of the spell that is answered."""
    spell, target = spells()[COUNTERSPELL], state.unit(casting.target)
    cost, have = counter_cost(casting), points_of(mage)
    if cost > have:
        return refuse(
            "CAR-14.4-counterspell-cost",
            f"{KEY}:refusal-magic-points",
            name=mage.name,
            cost=cost,
            have=have,
        )
    if target is None or not reaches(mage, target, spell):
        name = spell.name if target is None else target.name
        most = Distance(spell.range * CM)
        return refuse(
            "CAR-14.4-counterspell-range", f"{KEY}:refusal-spell-range", name=name, most=most
        )
    if not sees_target(state, mage, target):
        return refuse(
            "CAR-14.4-counterspell-range",
            f"{KEY}:refusal-spell-sight",
            name=mage.name,
            target=target.name,
        )
    return None


def counterers(state: CarnageState, seat: int, casting: Casting) -> list[Unit]:
    """The seat's mages who could cancel a spell."""
    spell, cost = spells()[COUNTERSPELL], counter_cost(casting)
    return [
        mage
        for mage in ready_mages(state, seat)
        if knows(mage, spell)
        and points_of(mage) >= cost
        and _out_of_reach(state, mage, casting) is None
    ]


class AnswerMagic(Question, frozen=True):
    """The offer to cancel a spell."""

    seat: int
    casting: Casting
    actions: ClassVar[tuple[type[Action], ...]] = (LetMagicBe, CastCounter)
    rule: ClassVar[str] = "CAR-14.4-counterspell"

    def names(self) -> tuple[int, ...]:
        """Caster and target of the spell."""
        return self.casting.units

    def lapse(self, play: Battle) -> None:
        """The spell beneath says it."""

    def who(self, state: CarnageState) -> tuple[int, ...]:
        """The seat, while it plays."""
        return (self.seat,) if self.seat in state.players() else ()

    def ask(self, state: CarnageState) -> Decision:
        """Cancel it?"""
        allowed = tuple([mage.id for mage in counterers(state, self.seat, self.casting)])
        spell = spells()[COUNTERSPELL]
        mage = state.field.by_id[self.casting.mage]
        field = PieceField(name="mage", title=text("field-mage"), allowed=allowed)
        cost = counter_cost(self.casting)
        return Decision(
            seats=(self.seat,),
            prompt=text(
                "ask-counter",
                name=mage.name,
                spell=spells()[self.casting.spell].name,
                target=state.field.by_id[self.casting.target].name,
            ),
            forms=(
                Form(action="LetMagicBe", title=text("do-let-magic-be"), rule=self.rule),
                Form(
                    action="CastCounter",
                    title=text("do-counter", cost=cost),
                    help=text("help-words", words=words_of(spell)),
                    fields=(field, *spoken_fields(state)),
                    rule=self.rule,
                ),
            ),
            rule=self.rule,
            pieces=(self.casting.mage, self.casting.target),
        )

    def check(self, state: CarnageState, seat: int, action: Any) -> Refusal | None:
        """Passing is free; a Counterspell needs mage, points, range, sight and words."""
        if isinstance(action, LetMagicBe):
            return None
        refusal = counter_refusal(state, seat, action.mage, self.casting)
        return refusal or words_refusal(state, spells()[COUNTERSPELL], action.spoken)

    def answer(self, play: Battle, action: Any) -> None:
        """Answer the spell, or let it be."""
        if isinstance(action, LetMagicBe):
            play.give(PASSED)
            return
        cost = counter_cost(self.casting)
        incant(play, Casting(self.seat, action.mage, COUNTERSPELL, self.casting.mage, cost))

    def candidates(self, state: CarnageState, seat: int) -> list[Action]:
        """Let it be, or cancel it by any mage who can."""
        able = counterers(state, seat, self.casting)
        return [LetMagicBe(), *[CastCounter(mage.id, spoken=True) for mage in able]]

    def preview(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        """Words, points and range of the mage chosen."""
        number = partial.values.get("mage")
        mage = state.unit(number) if isinstance(number, int) else None
        if partial.action != "CastCounter" or mage is None:
            return Preview()
        refusal = counter_refusal(state, seat, mage.id, self.casting)
        if refusal is not None:
            return Preview(refusal=refusal)
        spell = spells()[COUNTERSPELL]
        return Preview(
            region=range_ring(mage, spell),
            tallies=(spent_tally(mage, counter_cost(self.casting), self.rule),),
            notes=words_notes(state, spell),
            unfinished=words_missing(state, partial),
        )
