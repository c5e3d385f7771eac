"""Cards: bolts that can be countered, counterspells that can be countered, haste."""

from typing import ClassVar

from slagveld.kernel.agenda import Hidden, Question, Step
from slagveld.kernel.decision import Action, Decision, Form
from slagveld.kernel.event import Announced, Told
from slagveld.kernel.fields import PieceField, PieceId
from slagveld.kernel.moment import PASSED, Moment
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld_toy.model import BOLT, CARDS, COUNTER, HASTE, HASTE_CARD, KEY, FordState, text
from slagveld_toy.places import sees
from slagveld_toy.shooting import wait

Ford = Play[FordState]


class CastBolt(Action, frozen=True):
    """Play a bolt card at an enemy that one of one's soldiers sees."""

    target: PieceId

    def step(self, seat: int) -> "Cast":
        """The casting as a step."""
        return Cast(seat, self.target)


class PlayHaste(Action, frozen=True):
    """Play a haste card before the march."""

    def step(self, seat: int) -> "Hurry":
        """The card as a step."""
        return Hurry(seat)


def spells(state: FordState, seat: int) -> list[Form]:
    """The cards one can play, described as data."""
    hand = state.hands[seat].hand
    forms = []
    if BOLT in hand:
        enemies = tuple(enemy.id for enemy in state.against(seat))
        field = PieceField(name="target", title=text("field-target"), allowed=enemies)
        forms.append(
            Form(action="CastBolt", title=text("do-bolt"), fields=(field,), rule="TOY-MAGIC-1")
        )
    if HASTE_CARD in hand:
        forms.append(Form(action="PlayHaste", title=text("do-haste"), rule="TOY-MAGIC-3"))
    return forms


def check_spell(state: FordState, seat: int, action: CastBolt | PlayHaste) -> Refusal | None:
    """The card must be in the hand, the target an enemy in sight."""
    if isinstance(action, PlayHaste):
        if HASTE_CARD not in state.hands[seat].hand:
            return refuse("TOY-MAGIC-3", f"{KEY}:refusal-card", card=CARDS[HASTE_CARD])
        return None
    if BOLT not in state.hands[seat].hand:
        return refuse("TOY-MAGIC-1", f"{KEY}:refusal-card", card=CARDS[BOLT])
    target = state.soldier(action.target)
    if target is None or state.seats[target.seat].side == state.seats[seat].side:
        return refuse("TOY-MAGIC-1", f"{KEY}:refusal-target")
    if not any(sees(state, own.id, target.id) for own in state.of(seat)):
        return refuse("TOY-MAGIC-1", f"{KEY}:refusal-sight")
    return None


def discard(play: Ford, seat: int, card: str) -> None:
    """Take a card from a hand to the open discards."""
    play.state = play.state.without_card(seat, card)
    play.replace(discards=tuple(sorted((*play.state.discards, card))))


class Hurry(Step, frozen=True):
    """TOY-MAGIC-3: haste makes every march of this turn longer."""

    seat: int

    def run(self, play: Ford) -> None:
        """Add to the march."""
        discard(play, self.seat, HASTE_CARD)
        play.replace(hurry=play.state.hurry + HASTE)
        play.tell(Told, what=text("hurried"), rule="TOY-MAGIC-3")


class Cast(Step, frozen=True):
    """TOY-MAGIC-1: the bolt is announced; others may counter before it strikes."""

    seat: int
    target: int

    def run(self, play: Ford) -> None:
        """Pay the card, announce, open the moment."""
        discard(play, self.seat, BOLT)
        play.tell(Announced, seat=self.seat, what=text("do-bolt"), rule="TOY-MAGIC-1")
        play.then(Countering(self.seat), Strike(self.seat, self.target))


class Effect(Step, frozen=True):
    """Something cast that has not taken effect yet, and can be countered."""

    seat: int


class Strike(Effect, frozen=True):
    """The bolt strikes: one wound at the end of the round."""

    target: int

    def names(self) -> tuple[int, ...]:
        """Who is struck."""
        return (self.target,)

    def run(self, play: Ford) -> None:
        """Note the wound."""
        wait(play, self.target, -1)
        play.tell(Told, what=text("struck"), rule="TOY-MAGIC-1")


class Undo(Effect, frozen=True):
    """The counterspell takes effect: what it answers is gone."""

    def run(self, play: Ford) -> None:
        """Cancel the effect beneath."""
        play.cancel(Effect)
        play.tell(Told, what=text("undone"), rule="TOY-MAGIC-2")


class Countering(Moment, frozen=True):
    """TOY-MAGIC-2: anybody else who holds a counterspell may answer a spell."""

    caster: int
    key: ClassVar[str] = "counter"

    def offer(self, state: FordState, seat: int) -> "Counter | None":
        """A counterspell for each other seat that holds one."""
        if seat == self.caster or COUNTER not in state.hands[seat].hand:
            return None
        return Counter(seat, self.caster)


class LetBe(Action, frozen=True):
    """Let the spell pass."""


class PlayCounter(Action, frozen=True):
    """Play a counterspell."""


class Counter(Question, frozen=True):
    """The offer to counter; who gets it is a secret."""

    seat: int
    caster: int
    actions: ClassVar[tuple[type[Action], ...]] = (LetBe, PlayCounter)
    rule: ClassVar[str] = "TOY-MAGIC-2"

    def who(self, state: FordState) -> tuple[int, ...]:
        """The holder of the counterspell."""
        return (self.seat,) if self.seat in state.players() else ()

    def seen(self, seat: int | None) -> Step:
        """Others see only that they wait."""
        return self if seat == self.seat else Hidden(self.seat)

    def ask(self, state: FordState) -> Decision:
        """Counter it?"""
        return Decision(
            seats=(self.seat,),
            prompt=text("ask-counter"),
            forms=(
                Form(action="LetBe", title=text("do-pass"), rule=self.rule),
                Form(action="PlayCounter", title=text("do-counter"), rule=self.rule),
            ),
            rule=self.rule,
            private=True,
        )

    def check(self, state: FordState, seat: int, action: Action) -> Refusal | None:
        """The card must still be there."""
        if isinstance(action, PlayCounter) and COUNTER not in state.hands[seat].hand:
            return refuse(self.rule, f"{KEY}:refusal-card", card=CARDS[COUNTER])
        return None

    def answer(self, play: Ford, action: Action) -> None:
        """Counter, which can be countered in turn; or pass."""
        if isinstance(action, PlayCounter):
            discard(play, self.seat, COUNTER)
            play.tell(Announced, seat=self.seat, what=text("do-counter"), rule=self.rule)
            play.then(Countering(self.seat), Undo(self.seat))
        else:
            play.give(PASSED)

    def candidates(self, state: FordState, seat: int) -> list[Action]:
        """Pass, counter."""
        menu: list[Action] = [LetBe()]
        if COUNTER in state.hands[seat].hand:
            menu.append(PlayCounter())
        return menu


def restored(hidden: Hidden, steps: tuple[Step, ...]) -> Counter:
    """The question that a hidden step stands for: the moment beneath says whose spell it is."""
    moment = steps[-2]
    caster = moment.caster if isinstance(moment, Countering) else hidden.seat
    return Counter(hidden.seat, caster)
