"""From the magic words to the effect: spoken, judged by the leader, paid, answered (6.9).

A Counterspell is spoken like every spell, so it can be answered in turn.
"""

from typing import ClassVar

from slagveld.kernel.decision import Action, Form, Partial, Preview
from slagveld.kernel.event import Changed, Event
from slagveld.kernel.moment import Moment
from slagveld.kernel.rulebook import Refusal
from slagveld.kit.asking import Asking
from slagveld.kit.moments import Interrupt
from slagveld.record import replace
from slagveld.texts import Name, Text

from ..core.book import KEY, do, pick, text
from ..core.conditions import say
from ..core.state import Battle, CarnageState
from .counterspell import CastCounter, counter_cost, counter_refusal, counterers, preview_counter
from .effects import WorkSpell
from .previews import spoken_fields
from .spells import COUNTERSPELL, Casting, spells, words_of
from .stops import STOPS, by_initiative
from .target_and_range import words_refusal


class SpellCast(Event, frozen=True, kw_only=True):
    """A mage spoke the words of a spell; it has not taken effect yet."""

    namespace: ClassVar[str] = KEY

    seat: int
    piece: int
    name: Name | str
    spell: Name
    target: int
    target_name: Name | str
    words: Text

    def text(self) -> Text:
        """Who casts what on whom, with the words; himself goes without saying."""
        if self.target == self.piece:
            return text("event-spell-cast-self", name=self.name, spell=self.spell, words=self.words)
        return super().text()


def incant(play: Battle, casting: Casting) -> None:
    """Speak the words of an allowed casting; the leader, if there is one, judges them."""
    state = play.state
    spell = spells()[casting.spell]
    play.tell(
        SpellCast,
        seat=casting.seat,
        piece=casting.mage,
        name=state.field.by_id[casting.mage].name,
        spell=spell.name,
        target=casting.target,
        target_name=state.field.by_id[casting.target].name,
        words=words_of(spell),
        rule=spell.rule,
    )
    if state.options.words and state.leader() is not None:
        play.then(Delivery(casting))
    else:
        pay(play, casting)


class AcceptWords(Action, frozen=True):
    """The leader finds the magic words well spoken."""


class RefuseWords(Action, frozen=True):
    """The leader refuses a poor delivery of the magic words."""


class Delivery(Asking, frozen=True):
    """The leader judges how the words were spoken."""

    casting: Casting
    actions = (AcceptWords, RefuseWords)
    rule = "CAR-6.9.3"
    offers = (
        do(AcceptWords, "do-accept-words"),
        do(RefuseWords, "do-refuse-words", help="help-refuse-words"),
    )

    def names(self) -> tuple[int, ...]:
        return self.casting.units

    def asked(self, state: CarnageState) -> int | None:
        return state.leader()

    def prompt(self, state: CarnageState) -> Text:
        spell = spells()[self.casting.spell]
        return text("ask-delivery", spell=spell.name, words=words_of(spell))

    def answer(self, play: Battle, action: Action) -> None:
        """Go on, or count the spell as not cast: it costs nothing."""
        if isinstance(action, AcceptWords):
            pay(play, self.casting)
            return
        name = play.state.field.by_id[self.casting.mage].name
        what = text("told-poor-delivery", name=name, spell=spells()[self.casting.spell].name)
        say(play, what, self.rule, *self.names())


def pay(play: Battle, casting: Casting) -> None:
    """Take the points and the mage's one spell of the round (CAR-6.9.2); others may answer."""
    mage = play.state.field.by_id[casting.mage]
    magic = mage.magic
    if magic is not None:
        left = magic.points - casting.cost
        paid = replace(magic, points=left, cast=play.state.round)
        play.state = play.state.changed(mage.id, magic=paid)
        old, rule = magic.points, "CAR-6.9.1"
        what = text("magic-points-of", name=mage.name)
        cause = text("cause-casting", spell=spells()[casting.spell].name)
        play.tell(Changed, piece=mage.id, what=what, old=old, new=left, cause=cause, rule=rule)
    play.then(CounterMoment(casting=casting), WorkSpell(casting))


class LetMagicBe(Action, frozen=True):
    """Cast nothing here."""


class CounterMoment(Moment, frozen=True, kw_only=True):
    """Every mage who can may answer a spell; the initiative side first (CAR-6.9-any-time)."""

    key: ClassVar[str] = "magic"
    rule = "CAR-14.4-counterspell"

    casting: Casting

    def names(self) -> tuple[int, ...]:
        return self.casting.units

    def lapse(self, play: Battle) -> None:
        """The spell beneath says it."""

    def order(self, state: CarnageState) -> tuple[int, ...]:
        return by_initiative(state)

    def offer(self, state: CarnageState, seat: int) -> "AnswerMagic | None":
        """A Counterspell; against friends only for those who want to be asked always."""
        foe = state.side_of(seat) != state.side_of(self.casting.seat)
        wanted = foe or STOPS.when(state, seat) == "always"
        able = wanted and counterers(state, seat, self.casting)
        return AnswerMagic(seat, self.casting) if able else None


class AnswerMagic(Interrupt, frozen=True):
    casting: Casting
    actions = (LetMagicBe, CastCounter)
    rule = "CAR-14.4-counterspell"
    offers = (do(LetMagicBe, "do-let-magic-be"),)

    def names(self) -> tuple[int, ...]:
        return self.casting.units

    def lapse(self, play: Battle) -> None:
        """The spell beneath says it."""

    def prompt(self, state: CarnageState) -> Text:
        mage, target = [state.field.by_id[number].name for number in self.casting.units]
        spell = spells()[self.casting.spell].name
        return text("ask-counter", name=mage, spell=spell, target=target)

    def interrupts(self, state: CarnageState) -> list[Form]:
        mage = pick.piece("mage", "field-mage", counterers(state, self.seat, self.casting))
        fields = (mage, *spoken_fields(state))
        words = text("help-words", words=words_of(spells()[COUNTERSPELL]))
        cost = counter_cost(self.casting)
        return [do(CastCounter, "do-counter", *fields, help=words, cost=cost)]

    def refusal(self, state: CarnageState, seat: int, action: CastCounter) -> Refusal | None:
        refusal = counter_refusal(state, seat, action.mage, self.casting)
        return refusal or words_refusal(state, spells()[COUNTERSPELL], action.spoken)

    def interrupt(self, play: Battle, action: CastCounter) -> None:
        cost = counter_cost(self.casting)
        incant(play, Casting(self.seat, action.mage, COUNTERSPELL, self.casting.mage, cost))

    def menu(self, state: CarnageState, seat: int) -> list[Action]:
        able = counterers(state, seat, self.casting)
        return [CastCounter(mage.id, spoken=True) for mage in able]

    def foreseen(self, state: CarnageState, seat: int, partial: Partial) -> Preview:
        return preview_counter(state, seat, partial, self.casting)
