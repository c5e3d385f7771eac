"""From the magic words to the effect: spoken, judged by the leader, paid, answered (6.9)."""

from typing import ClassVar

import msgspec

from slagveld.games.carnage.core.parts import Battle
from slagveld.games.carnage.core.state import KEY, CarnageState, text
from slagveld.kernel.agenda import Question
from slagveld.kernel.decision import Action, Decision, Form
from slagveld.kernel.event import Changed, Event, Told
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Name, Text

from .spells import Casting, spells, words_of


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


class Delivery(Question, frozen=True):
    """The leader judges how the words were spoken."""

    casting: Casting
    actions: ClassVar[tuple[type[Action], ...]] = (AcceptWords, RefuseWords)
    rule: ClassVar[str] = "CAR-6.9.3"

    def names(self) -> tuple[int, ...]:
        """Caster and target of the spell."""
        return self.casting.units

    def who(self, state: CarnageState) -> tuple[int, ...]:
        """The game leader."""
        leader = state.leader()
        return () if leader is None else (leader,)

    def ask(self, state: CarnageState) -> Decision:
        """Was it well spoken?"""
        spell = spells()[self.casting.spell]
        return Decision(
            seats=self.who(state),
            prompt=text("ask-delivery", spell=spell.name, words=words_of(spell)),
            forms=(
                Form(action="AcceptWords", title=text("do-accept-words"), rule=self.rule),
                Form(
                    action="RefuseWords",
                    title=text("do-refuse-words"),
                    help=text("help-refuse-words"),
                    rule=self.rule,
                ),
            ),
            rule=self.rule,
            pieces=(self.casting.mage, self.casting.target),
        )

    def check(self, state: CarnageState, seat: int, action: Action) -> Refusal | None:
        """The leader's word stands, whichever it is."""
        return None

    def answer(self, play: Battle, action: Action) -> None:
        """Go on, or count the spell as not cast: it costs nothing."""
        if isinstance(action, AcceptWords):
            pay(play, self.casting)
            return
        name = play.state.field.by_id[self.casting.mage].name
        what = text("told-poor-delivery", name=name, spell=spells()[self.casting.spell].name)
        play.tell(Told, what=what, pieces=self.names(), rule=self.rule)

    def candidates(self, state: CarnageState, seat: int) -> list[Action]:
        """Well spoken first."""
        return [AcceptWords(), RefuseWords()]


def pay(play: Battle, casting: Casting) -> None:
    """Take the points and the mage's one spell of the round; then others may answer."""
    from .counterspell import CounterMoment
    from .effects import WorkSpell

    mage = play.state.field.by_id[casting.mage]
    magic = mage.magic
    if magic is not None:
        left = magic.points - casting.cost
        paid = msgspec.structs.replace(magic, points=left, cast=play.state.round)
        play.state = play.state.changed(mage.id, magic=paid)
        play.tell(
            Changed,
            piece=mage.id,
            what=text("magic-points-of", name=mage.name),
            old=magic.points,
            new=left,
            cause=text("cause-casting", spell=spells()[casting.spell].name),
            rule="CAR-6.9.1",
        )
    play.then(CounterMoment(casting=casting), WorkSpell(casting))
