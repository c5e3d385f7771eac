"""The sequence of play: bids, cards, turns, wounds."""

from functools import partial
from typing import Any, ClassVar

from slagveld.kernel.agenda import Question, Step
from slagveld.kernel.decision import Action, Decision, Form, Mode, Partial, Preview
from slagveld.kernel.event import (
    CardSetRight,
    Changed,
    Hurt,
    OrderSet,
    RoundBegan,
    Slain,
    TurnBegan,
)
from slagveld.kernel.fields import Amount, NumberField
from slagveld.kernel.play import Play
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.kernel.state import Outcome
from slagveld.record import replace
from slagveld_toy.magic import CastBolt, PlayHaste, check_spell, spells
from slagveld_toy.march import March, check_march, march_menu, march_proposal, marching
from slagveld_toy.model import CARDS, KEY, FordState, text
from slagveld_toy.shooting import Shoot, check_shot, preview_shot, shooting, shots

Ford = Play[FordState]


class BeginRound(Step, frozen=True):
    """TOY-ROUND-1: bids, one card each, turns in order, wounds."""

    rule: ClassVar[str] = "TOY-ROUND-1"

    def run(self, play: Ford) -> None:
        """Count the round and lay its parts on the agenda."""
        soldiers = tuple([replace(s, shot=False) for s in play.state.soldiers])
        number = play.state.round + 1
        play.replace(round=number, soldiers=soldiers)
        play.tell(RoundBegan, round=number, rule=self.rule)
        play.then(Bids(), DrawCards(), Turns(), EndRound())


class Bid(Action, frozen=True):
    """A sealed bid of magic points."""

    points: Amount


class Bids(Question, frozen=True):
    """TOY-BID-1: everybody bids in secret for the right to begin."""

    mode: ClassVar[Mode] = "all"
    actions: ClassVar[tuple[type[Action], ...]] = (Bid,)
    rule: ClassVar[str] = "TOY-BID-1"

    def who(self, state: FordState) -> tuple[int, ...]:
        """Every player in the battle."""
        return state.players()

    def ask(self, state: FordState) -> Decision:
        """How many points?"""
        most = max(state.hands[seat].points for seat in state.players())
        field = NumberField(name="points", title=text("field-bid"), least=0, most=most)
        return Decision(
            seats=self.who(state),
            mode="all",
            prompt=text("ask-bid"),
            forms=(Form(action="Bid", title=text("do-bid"), fields=(field,), rule=self.rule),),
            rule=self.rule,
            private=True,
        )

    def check(self, state: FordState, seat: int, action: Bid) -> Refusal | None:
        """No more than one has."""
        have = state.hands[seat].points
        if not 0 <= action.points <= have:
            return refuse(self.rule, f"{KEY}:refusal-bid", most=have)
        return None

    def answer_all(self, play: Ford, answers: Any) -> None:
        """The highest bid begins; equal bids keep the order of the seats; all bids are paid."""
        bids = {seat: action.points for seat, action in answers}
        for seat, points in bids.items():
            left = play.state.hands[seat].points
            play.state = play.state.with_player(seat, points=left - points)
            if points:
                play.tell(
                    Changed,
                    seat=seat,
                    what=text("points"),
                    old=left,
                    new=left - points,
                    rule=self.rule,
                )
        order = tuple(sorted(bids, key=lambda seat: (-bids[seat], seat)))
        play.replace(order=order)
        play.tell(OrderSet, order=order, rule=self.rule)

    def candidates(self, state: FordState, seat: int) -> list[Action]:
        """Every number of points from 0."""
        return [Bid(points) for points in range(state.hands[seat].points + 1)]


def _held_by_others(state: FordState, seat: int) -> list[str]:
    """The cards in other hands than this seat's."""
    hands = [player.hand for other, player in enumerate(state.hands) if other != seat]
    return [card for hand in hands for card in hand]


class DrawCards(Step, frozen=True):
    """TOY-CARD-1: each draws one card in order, while there are cards."""

    rule: ClassVar[str] = "TOY-CARD-1"

    def run(self, play: Ford) -> None:
        """Draw from the bag; only the owner sees the card."""
        for seat in play.state.order:
            bag = play.state.stack
            if not bag or seat not in play.state.players():
                continue
            card = play.draw(
                bag,
                purpose=text("stack"),
                rule=self.rule,
                seat=seat,
                label=CARDS.__getitem__,
                seen_by=(seat,),
                others=partial(_held_by_others, play.state, seat),
            )
            if card not in bag:
                set_right(play, seat, card)
            rest = list(play.state.stack)
            rest.remove(card)
            hand = tuple(sorted((*play.state.hands[seat].hand, card)))
            play.state = play.state.with_player(seat, hand=hand)
            play.replace(stack=tuple(rest))


def set_right(play: Ford, seat: int, card: str) -> None:
    """A real card was drawn that another was noted to hold: he holds another one, then."""
    state = play.state
    holder = next(
        other for other, player in enumerate(state.hands) if other != seat and card in player.hand
    )
    stack, hand = list(state.stack), list(state.hands[holder].hand)
    other = stack.pop(0)
    hand.remove(card)
    play.state = state.with_player(holder, hand=tuple(sorted((*hand, other))))
    play.replace(stack=tuple(sorted((*stack, card))))
    play.tell(
        CardSetRight,
        seat=holder,
        was=CARDS[card],
        now=CARDS[other],
        seen_by=(holder,),
        rule="SLV-DICE-5",
    )


class Turns(Step, frozen=True):
    """TOY-TURN-1: the seats take their turns in order."""

    def run(self, play: Ford) -> None:
        """Lay the turns on the agenda."""
        play.then(*(BeginTurn(seat) for seat in play.state.order))


class BeginTurn(Step, frozen=True):
    """The start of one seat's turn."""

    seat: int
    rule: ClassVar[str] = "TOY-TURN-1"

    def run(self, play: Ford) -> None:
        """Give the turn to a seat that still has soldiers."""
        play.replace(hurry=0)
        if play.state.of(self.seat) and self.seat in play.state.players():
            play.tell(TurnBegan, seat=self.seat, rule=self.rule)
            play.then(TakeTurn(self.seat))


class EndTurn(Action, frozen=True):
    """Nothing more this turn."""


class TakeTurn(Question, frozen=True):
    """TOY-TURN-1: once march, once shoot, and cast while one has cards; then end the turn."""

    seat: int
    marched: bool = False
    shot: bool = False
    actions: ClassVar[tuple[type[Action], ...]] = (EndTurn, March, Shoot, CastBolt, PlayHaste)
    rule: ClassVar[str] = "TOY-TURN-1"

    def who(self, state: FordState) -> tuple[int, ...]:
        """The seat whose turn it is, while it has soldiers."""
        playing = self.seat in state.players() and state.of(self.seat)
        return (self.seat,) if playing else ()

    def ask(self, state: FordState) -> Decision:
        """What will you do?"""
        forms = [Form(action="EndTurn", title=text("do-end-turn"), rule=self.rule)]
        if not self.marched:
            forms.append(marching(state, self.seat))
        if not self.shot:
            forms.extend(shooting(state, self.seat))
        forms.extend(spells(state, self.seat))
        return Decision(
            seats=(self.seat,), prompt=text("ask-turn"), forms=tuple(forms), rule=self.rule
        )

    def check(self, state: FordState, seat: int, action: Action) -> Refusal | None:
        """Each once, by its own rules."""
        match action:
            case March():
                if self.marched:
                    return refuse(self.rule, f"{KEY}:refusal-marched")
                return check_march(state, seat, action)
            case Shoot():
                if self.shot:
                    return refuse(self.rule, f"{KEY}:refusal-shot")
                return check_shot(state, seat, action)
            case CastBolt() | PlayHaste():
                return check_spell(state, seat, action)
            case _:
                return None

    def answer(self, play: Ford, action: Action) -> None:
        """Do it, then ask again; ending the turn asks no more."""
        match action:
            case March():
                play.then(*action.steps(self.seat), TakeTurn(self.seat, True, self.shot))
            case Shoot():
                play.then(action.step(self.seat), TakeTurn(self.seat, self.marched, True))
            case CastBolt() | PlayHaste():
                play.then(action.step(self.seat), self)

    def preview(self, state: FordState, seat: int, partial: Partial) -> Preview:
        """The odds of a shot."""
        if partial.action == "Shoot" and not self.shot:
            return preview_shot(state, seat, partial)
        return Preview()

    def candidates(self, state: FordState, seat: int) -> list[Action]:
        """End, shots, spells, then a few marches."""
        menu: list[Action] = [EndTurn()]
        if not self.shot:
            menu.extend(shots(state, seat))
        menu.extend(
            action
            for action in (*_casts(state, seat), PlayHaste())
            if check_spell(state, seat, action) is None
        )
        if not self.marched:
            menu.extend(march_menu(state, seat))
        return menu

    def propose(self, state: FordState, seat: int, rng: Any) -> Action:
        """March first, then shoot, then perhaps cast."""
        if not self.marched:
            action = march_proposal(state, seat, rng)
            if action is not None:
                return action
        menu: list[Action] = [EndTurn()] if self.shot else [EndTurn(), *shots(state, seat)]
        if state.hands[seat].hand:
            menu.extend(a for a in _casts(state, seat) if check_spell(state, seat, a) is None)
        return menu[int(rng.random() * len(menu))]


def _casts(state: FordState, seat: int) -> list[CastBolt]:
    return [CastBolt(enemy.id) for enemy in state.against(seat)]


class EndRound(Step, frozen=True):
    """TOY-WOUND-1: all wounds of the round count together at its end; TOY-END-1."""

    rule: ClassVar[str] = "TOY-WOUND-1"

    def run(self, play: Ford) -> None:
        """Apply the wounds, take the fallen away, see whether it is over."""
        for wound in play.state.pending:
            soldier = play.state.soldier(wound.target)
            if soldier is None:
                continue
            left = soldier.wounds - wound.amount
            play.state = play.state.with_soldier(replace(soldier, wounds=left))
            play.tell(
                Hurt,
                piece=soldier.id,
                name=soldier.name,
                amount=wound.amount,
                left=max(0, left),
                by=wound.by,
                rule=self.rule,
            )
        play.replace(pending=())
        remove_fallen(play)
        if play.state.outcome is None:
            play.then(Judge(), BeginRound())


def remove_fallen(play: Ford) -> None:
    """Take soldiers without wounds off the table."""
    fallen = [soldier for soldier in play.state.soldiers if soldier.wounds <= 0]
    for soldier in fallen:
        play.tell(Slain, piece=soldier.id, name=soldier.name, rule="TOY-WOUND-1")
    if fallen:
        play.state = play.state.without(soldier.id for soldier in fallen)


class Judge(Step, frozen=True):
    """TOY-END-1: last side standing, or most soldiers after the last round."""

    rule: ClassVar[str] = "TOY-END-1"

    def run(self, play: Ford) -> None:
        """End the battle if it is decided."""
        state = play.state
        counts: dict[int, int] = {}
        for seat, info in enumerate(state.seats):
            if not info.leader:
                counts[info.side] = counts.get(info.side, 0) + len(state.of(seat))
        standing = [side for side in counts if counts[side]]
        if len(standing) > 1 and state.round < state.limit:
            return
        most = max(counts.values())
        best = [side for side in counts if counts[side] == most and most > 0]
        winners = tuple(
            seat
            for seat, info in enumerate(state.seats)
            if len(best) == 1 and not info.leader and info.side == best[0]
        )
        reason = text("end-last") if len(standing) <= 1 else text("end-rounds")
        scores = tuple(len(state.of(seat)) for seat in range(len(state.seats)))
        play.finish(Outcome(winners=winners, reason=reason, rule=self.rule, scores=scores))
