"""Turns to draw: cards are drawn one by one, played or kept (CON-APP-4 to CON-APP-15)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, Keys
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

from ..army.stack_and_reserve import (
    UNSEEN,
    HeldCard,
    as_if_stacked,
    card_label,
    cite,
    figures_of,
    keep,
    lay_aside,
    may_keep,
    profile_of,
    set_right,
)
from ..core.asking import Asked, SeatAsked
from ..core.book import do, pick, refuse, text
from ..core.state import Battle, ClashState, enemy_of
from ..morale.rally import RallyTests, has_rallies
from ..setup.deployment import Deploy
from .activation import Activation


class Draw(Action, frozen=True):
    """Draw the next card of the stack."""


class PlayReserve(Action, frozen=True):
    """Play reserve cards, all of them at the same time (CON-APP-8, CON-MOVE-5)."""

    cards: Keys


class PlayDrawn(Action, frozen=True):
    """Play the card just drawn, alone or together with reserve cards."""

    cards: Keys = ()


class KeepDrawn(Action, frozen=True):
    """Keep the card just drawn in hand as a reserve card (CON-APP-6)."""


class EndDraw(Action, frozen=True):
    """Play no reserve card more in this turn."""


class DrawingTurns(Step, frozen=True):
    """The players draw in turn until every card has been drawn and played (CON-APP-16)."""

    rule = "CON-APP-12"

    def run(self, play: Battle) -> None:
        if play.state.stack or play.state.reserves:
            play.then(DrawingTurn(seat=play.state.drawing), NextDrawer(), self)


class NextDrawer(Step, frozen=True):
    """After each draw has been dealt with, the other player draws (CON-APP-12)."""

    rule = "CON-APP-12"

    def run(self, play: Battle) -> None:
        play.replace(drawing=enemy_of(play.state.drawing))


class DrawingTurn(Step, frozen=True):
    """A player's turn to draw, as far as it is still to come."""

    seat: int

    def run(self, play: Battle) -> None:
        """Ask where there is a choice: with no reserve he draws, with nothing at all he passes."""
        held = play.state.reserve_of(self.seat)
        empty = [card for card in held if not figures_of(play.state, card)]
        for card in empty:
            _tell_empty(play, card)
        if empty:
            lay_aside(play, self.seat, empty)
        state = play.state
        if state.reserve_of(self.seat):
            play.then(TakeTurn(seat=self.seat))
        elif state.stack:
            play.then(TakeCard(seat=self.seat))
        else:
            told = text("cards-passed", player=state.seats[self.seat].name)
            rule = cite(state, "CON-APP-15", "CON-MOVE-8")
            play.tell(Told, what=told, seat=self.seat, rule=rule)


class TakeCard(Step, frozen=True):
    """A card is drawn: an enemy's is played by its owner at once, an own one may be kept.

    The owner of the former can neither keep it nor play another instead (CON-APP-10).

    Figures of it that flee take their rally tests first (CON-FEAR-17, CON-FEAR-18).
    """

    seat: int

    def run(self, play: Battle) -> None:
        """Chance picks it; only its owner sees an own card before it is played.

        An enemy's card is shown to all, for it is played at once.
        """
        state, own = play.state, (self.seat,)
        card = play.draw(
            state.stack,
            purpose=text("cards-stack"),
            rule=cite(state, "CON-APP-12", "CON-MOVE-4"),
            seat=self.seat,
            label=lambda number: card_label(state, number),
            seen_by=lambda number: own if state.cards_by_id[number].seat == self.seat else None,
            others=lambda: as_if_stacked(state, self.seat),
        )
        if card not in state.stack:
            set_right(play, card)
            state = play.state
        play.replace(stack=tuple([other for other in state.stack if other != card]))
        owner = state.cards_by_id[card].seat
        play.then(AfterDraw(seat=self.seat))
        if not figures_of(state, card):
            _tell_empty(play, card)
        elif owner != self.seat:
            _tell_played(play, owner, (card,), cite(state, "CON-APP-9", "CON-MOVE-7"))
            play.then(*playing(state, owner, (card,)))
        else:
            play.then(DrawnCard(seat=self.seat, card=card))
        if has_rallies(state, card):
            play.then(RallyTests(card))


def playing(state: ClashState, seat: int, cards: tuple[int, ...]) -> list[Step]:
    """The steps by which their owner (CON-APP-11) plays cards: figures deployed, or activated."""
    if state.phase == "approach":
        return [Deploy(seat=seat, card=card) for card in cards]
    return [Activation(seat=seat, cards=cards)]


def reserve_refusal(state: ClashState, seat: int, keys: Keys, *, least: int) -> Refusal | None:
    """Why these cards cannot be played from the hand of a seat, or None."""
    held = [str(card) for card in state.reserve_of(seat)]
    rule = cite(state, "CON-APP-8", "CON-MOVE-5")
    if len(keys) < least:
        return refuse(rule, "refusal-cards-none")
    if any(key not in held for key in keys):
        return refuse(rule, "refusal-cards-not-held")
    if len(dict.fromkeys(keys)) < len(keys):
        return refuse(rule, "refusal-cards-twice")
    return None


def reserve_choices(state: ClashState, seat: int) -> tuple[Choice, ...]:
    """The reserve cards of a seat, to choose from."""
    held = state.reserve_of(seat)
    return tuple([Choice(str(card), card_label(state, card)) for card in held])


def reserve_form(state: ClashState, seat: int) -> Form:
    """The form by which a seat plays some of them."""
    field = pick.choices("cards", "field-cards-reserve", reserve_choices(state, seat), least=1)
    rule = cite(state, "CON-APP-8", "CON-MOVE-5")
    return do(PlayReserve, "do-play-reserve", field, rule=rule)


def reserve_menu(state: ClashState, seat: int) -> list[PlayReserve]:
    """Each reserve card alone, then all together."""
    keys = [str(card) for card in state.reserve_of(seat)]
    found = [PlayReserve((key,)) for key in keys]
    return [*found, PlayReserve(tuple(keys))] if len(keys) > 1 else found


class _Hand(SeatAsked, frozen=True, kw_only=True):
    """A question to a player who holds reserve cards."""

    private = True

    def asked(self, state: ClashState) -> int | None:
        return self.seat if state.reserve_of(self.seat) else None

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PlayReserve):
            return reserve_refusal(state, seat, action.cards, least=1)
        return None


class TakeTurn(_Hand, frozen=True, kw_only=True):
    """A player with reserve cards begins his turn: he may play some before he draws.

    Only now, when he deals with a card of his, and after it: never in the turn of the enemy
    (CON-MOVE-6).
    """

    rule = "CON-APP-8"
    actions = (Draw, PlayReserve)

    def prompt(self, state: ClashState) -> Text:
        return text("ask-take-turn") if state.stack else text("ask-play-reserve")

    def forms(self, state: ClashState) -> list[Form]:
        """Draw, or play from the hand; with an empty stack only the latter (CON-APP-15)."""
        play = reserve_form(state, self.seat)
        rule = cite(state, "CON-APP-12", "CON-MOVE-4")
        return [do(Draw, "do-draw-card", rule=rule), play] if state.stack else [play]

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Draw) and not state.stack:
            return refuse(cite(state, "CON-APP-15", "CON-MOVE-8"), "refusal-cards-empty")
        return super().check(state, seat, action)

    def answer(self, play: Battle, action: Action) -> None:
        """Draw; or play, and then draw all the same unless the stack was empty."""
        if isinstance(action, PlayReserve):
            play.then((DrawingTurn if play.state.stack else AfterDraw)(seat=self.seat))
            _play_reserve(play, self.seat, action.cards)
        else:
            play.then(TakeCard(seat=self.seat))

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        return [*([Draw()] if state.stack else []), *reserve_menu(state, seat)]


class DrawnCard(HeldCard, Asked, frozen=True, kw_only=True):
    """A player has drawn a card of his own: he plays it or keeps it (CON-APP-6)."""

    rule = "CON-APP-6"
    private = True
    actions = (PlayDrawn, KeepDrawn, PlayReserve)

    def asked(self, state: ClashState) -> int | None:
        known = self.card != UNSEEN
        return None if known and not figures_of(state, self.card) else self.seat

    def prompt(self, state: ClashState) -> Text:
        return text("ask-drawn-card", card=card_label(state, self.card))

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([figure.id for figure in state.of_card(self.card)])

    def forms(self, state: ClashState) -> list[Form]:
        plays = cite(state, "CON-APP-5", "CON-MOVE-5")
        held = reserve_choices(state, self.seat)
        together = pick.choices("cards", "field-cards-together", held, optional=True)
        forms = [do(PlayDrawn, "do-play-drawn", *([together] if held else []), rule=plays)]
        if may_keep(state, self.seat):
            forms.append(do(KeepDrawn, "do-keep-drawn"))
        return [*forms, reserve_form(state, self.seat)] if held else forms

    def check(
        self, state: ClashState, seat: int, action: PlayDrawn | KeepDrawn | PlayReserve
    ) -> Refusal | None:
        if isinstance(action, KeepDrawn):
            if may_keep(state, seat):
                return None
            rule = cite(state, "CON-APP-7", "CON-MOVE-3")
            return refuse(rule, "refusal-cards-full", most=state.reserve_limit(seat))
        least = 1 if isinstance(action, PlayReserve) else 0
        return reserve_refusal(state, seat, action.cards, least=least)

    def answer(self, play: Battle, action: PlayDrawn | KeepDrawn | PlayReserve) -> None:
        """Play or keep it; after reserve cards alone it is still to be decided."""
        if isinstance(action, KeepDrawn):
            if not play.state.reserve_of(self.seat):
                play.cancel(AfterDraw)
            keep(play, self.seat, self.card)
            what = text("cards-kept", player=play.state.seats[self.seat].name)
            play.tell(Told, what=what, seat=self.seat, rule="CON-APP-6")
        elif isinstance(action, PlayReserve):
            play.then(self)
            _play_reserve(play, self.seat, action.cards)
        else:
            others = tuple(map(int, action.cards))
            lay_aside(play, self.seat, others)
            cards = (self.card, *others)
            _tell_played(play, self.seat, cards, cite(play.state, "CON-APP-5", "CON-MOVE-5"))
            play.then(*playing(play.state, self.seat, cards))

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        keeping = [KeepDrawn()] if may_keep(state, seat) else []
        menu = reserve_menu(state, seat)
        return [PlayDrawn(), *keeping, *[PlayDrawn(played.cards) for played in menu], *menu]


class AfterDraw(_Hand, frozen=True, kw_only=True):
    """The draw has been dealt with: more reserve cards may be played in the same turn."""

    rule = "CON-APP-8"
    words = "ask-after-draw"
    actions = (EndDraw, PlayReserve)

    def forms(self, state: ClashState) -> list[Form]:
        return [do(EndDraw, "do-end-draw", rule="CON-APP-12"), reserve_form(state, self.seat)]

    def answer(self, play: Battle, action: Action) -> None:
        if isinstance(action, PlayReserve):
            play.then(self)
            _play_reserve(play, self.seat, action.cards)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        return [EndDraw(), *reserve_menu(state, seat)]


def _play_reserve(play: Battle, seat: int, keys: Keys) -> None:
    cards = tuple(map(int, keys))
    lay_aside(play, seat, cards)
    _tell_played(play, seat, cards, cite(play.state, "CON-APP-8", "CON-MOVE-5"))
    play.then(*playing(play.state, seat, cards))


def _tell_empty(play: Battle, card: int) -> None:
    found = play.state.cards_by_id[card]
    what = text("cards-nobody", card=profile_of(found).name)
    play.tell(Told, what=what, seat=found.seat, rule="CON-MOVE-1")


def _tell_played(play: Battle, seat: int, cards: tuple[int, ...], rule: str) -> None:
    if play.listening:
        player = play.state.seats[seat].name
        for card in cards:
            label = card_label(play.state, card)
            what = text("cards-played", player=player, card=label)
            play.tell(Told, what=what, seat=seat, rule=rule)
