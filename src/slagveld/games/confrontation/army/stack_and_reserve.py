"""The stack of reference cards, the hands of reserve cards, and what of them is secret."""

from collections.abc import Iterable

from slagveld.kernel.agenda import Agenda, Question, Step
from slagveld.kernel.dice import Rng
from slagveld.kernel.event import CardSetRight
from slagveld.record import replace
from slagveld.texts import Text

from ..core.book import text
from ..core.profiles import Profile
from ..core.state import Battle, Card, ClashState

UNSEEN = 0
"""Stands for a card that the eye may not see."""


class HeldCard(Question, frozen=True, kw_only=True):
    """A question about a card that only its seat has seen yet (CON-APP-6)."""

    seat: int
    card: int

    def seen(self, seat: int | None) -> Step:
        return self if seat == self.seat else replace(self, card=UNSEEN)


def profile_of(card: Card) -> Profile:
    """What stands on a card; its figures share it (CON-CARD-3)."""
    return card.profile


def card_label(state: ClashState, number: int) -> Text:
    card = state.cards_by_id[number]
    count = figures_of(state, number)
    return text("cards-card", card=profile_of(card).name, count=count)


def figures_of(state: ClashState, number: int) -> int:
    """How many figures a card stands for: on the table, or still to be deployed."""
    waiting = sum([count for card, count in state.waiting if card == number])
    return waiting + len(state.of_card(number))


def gathered(state: ClashState) -> tuple[int, ...]:
    """The cards of both players that are shuffled together, by rising id (CON-APP-2).

    A card whose figures have all been removed is left out (CON-MOVE-1). Only reference cards go
    into the stack: objects and abilities have none here (CON-CARD-2).
    """
    left = {figure.card: None for figure in state.figures}
    left.update((card, None) for card, _ in state.waiting)
    return tuple(sorted([card.id for card in state.cards if card.id in left]))


def cite(state: ClashState, approach: str, movement: str) -> str:
    """The rule of the approach, or the one in its place in the movement phase (CON-MOVE-4)."""
    return approach if state.phase == "approach" else movement


def may_keep(state: ClashState, seat: int) -> bool:
    """Whether a seat has room for one reserve card more (CON-APP-7)."""
    return len(state.reserve_of(seat)) < state.reserve_limit(seat)


def keep(play: Battle, seat: int, card: int) -> None:
    """A card goes into the reserve of a seat (CON-APP-6)."""
    play.replace(reserves=(*play.state.reserves, (seat, card)))


def lay_aside(play: Battle, seat: int, cards: Iterable[int]) -> None:
    """Cards leave the reserve of a seat, to be played or because nobody is left on them."""
    gone = [(seat, card) for card in cards]
    left = tuple([held for held in play.state.reserves if held not in gone])
    play.replace(reserves=left)


def stack_size(state: ClashState) -> int:
    """How many cards lie in the stack, in a view as in truth: all may know that."""
    unseen = [card for _, card in state.reserves if card == UNSEEN]
    drawn = [step for step in _held(state) if step.card == UNSEEN]
    return len(state.stack) - len(unseen) - len(drawn)


def as_if_stacked(state: ClashState, seat: int) -> tuple[int, ...]:
    """Reserve cards of the enemy that a seat cannot tell from cards of the stack.

    If none of the enemy's cards lies in the stack any more, it knows that he holds them all.
    """
    foes = [card for card in state.stack if state.cards_by_id[card].seat != seat]
    held = [card for holder, card in state.reserves if holder != seat]
    return tuple(sorted(held)) if foes else ()


def set_right(play: Battle, card: int) -> None:
    """A card was drawn that somebody was noted to hold: he holds another of his, then.

    Somebody typed a wrong card. What was drawn last counts, and the first of his cards in the
    stack is noted in its place. He alone is told (CON-APP-6).
    """
    state = play.state
    owner = state.cards_by_id[card].seat
    other = next(one for one in state.stack if state.cards_by_id[one].seat == owner)
    reserves = [(holder, other if held == card else held) for holder, held in state.reserves]
    play.replace(
        reserves=tuple(reserves),
        stack=tuple([card if one == other else one for one in state.stack]),
    )
    if play.listening:
        play.tell(
            CardSetRight,
            seat=owner,
            was=card_label(state, card),
            now=card_label(state, other),
            seen_by=(owner,),
            rule="SLV-DICE-5",
        )


def hidden_cards(state: ClashState, seat: int | None) -> ClashState:
    """The state without the cards that others hold: they lie in the stack, for all one knows.

    The question about a card just drawn hides it by itself (`HeldCard.seen`).
    """
    unseen = [card for holder, card in state.reserves if holder != seat]
    unseen += [step.card for step in _held(state) if step.seat != seat]
    found = [card for card in unseen if card != UNSEEN]
    if not found:
        return state
    shown = [(holder, card if holder == seat else UNSEEN) for holder, card in state.reserves]
    stack = tuple(sorted([*state.stack, *found]))
    return replace(state, stack=stack, reserves=tuple(shown))


def imagined_cards(view: ClashState, seat: int, rng: Rng) -> ClashState:
    """A full state that fits what a seat knows: others hold any cards of theirs from the stack."""
    stack = list(view.stack)

    def dealt(holder: int, *, peopled: bool = False) -> int:
        own = [card for card in stack if view.cards_by_id[card].seat == holder]
        if peopled:
            own = [card for card in own if figures_of(view, card)]
        card = own[int(rng.random() * len(own))]
        stack.remove(card)
        return card

    steps = [
        replace(step, card=dealt(step.seat, peopled=True))
        if isinstance(step, HeldCard) and step.card == UNSEEN and step.seat != seat
        else step
        for step in view.agenda.steps
    ]
    reserves = [
        (who, dealt(who) if card == UNSEEN and who != seat else card) for who, card in view.reserves
    ]
    return replace(view, stack=tuple(stack), reserves=tuple(reserves), agenda=Agenda(tuple(steps)))


def _held(state: ClashState) -> list[HeldCard]:
    return [step for step in state.agenda.steps if isinstance(step, HeldCard)]
