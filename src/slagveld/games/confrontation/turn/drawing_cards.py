"""Turns to draw: cards are drawn one by one, played or kept (CON-APP-4 to CON-APP-15)."""

from collections.abc import Sequence

from slagveld.kernel.agenda import Step
from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Told
from slagveld.kernel.fields import Choice, Keys
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Text

from ..army import stack_and_reserve
from ..army.stack_and_reserve import HeldCard
from ..core.asking import Asked, SeatAsked
from ..core.book import do, first_refusal, pick, refuse, text
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
        empty = [card for card in held if not stack_and_reserve.figures_of(play.state, card)]
        for card in empty:
            _tell_empty(play, card)
        if empty:
            stack_and_reserve.lay_aside(play, self.seat, empty)
        state = play.state
        if state.reserve_of(self.seat):
            play.then(TakeTurn(seat=self.seat))
        elif state.stack:
            play.then(TakeCard(seat=self.seat))
        else:
            told = text("cards-passed", player=state.seats[self.seat].name)
            rule = stack_and_reserve.cite(state, "CON-APP-15", "CON-MOVE-8")
            play.tell(Told, what=told, seat=self.seat, rule=rule)


class TakeCard(Step, frozen=True):
    """A card is drawn: an enemy's is played by its owner at once, an own one may be kept.

    The owner of the former can neither keep it nor play another instead (CON-APP-10).

    Figures of it that flee take their rally tests first (CON-FEAR-17, CON-FEAR-18).
    """

    seat: int

    def run(self, play: Battle) -> None:
        """Only its owner sees an own card before it is played; an enemy's is shown to all.

        Chance draws from all cards that are left of both players: so they are shuffled (CON-APP-2).
        """
        state, own = play.state, (self.seat,)
        card = play.draw(
            state.stack,
            purpose=text("cards-stack"),
            rule=stack_and_reserve.cite(state, "CON-APP-12", "CON-MOVE-4"),
            seat=self.seat,
            label=lambda number: stack_and_reserve.card_label(state, number),
            seen_by=lambda number: own if state.cards_by_id[number].seat == self.seat else None,
            others=lambda: stack_and_reserve.as_if_stacked(state, self.seat),
        )
        if card not in state.stack:
            stack_and_reserve.set_right(play, card)
            state = play.state
        play.replace(stack=tuple([other for other in state.stack if other != card]))
        owner = state.cards_by_id[card].seat
        play.then(AfterDraw(seat=self.seat))
        if not stack_and_reserve.figures_of(state, card):
            _tell_empty(play, card)
        elif owner != self.seat:
            _play(play, owner, (card,), stack_and_reserve.cite(state, "CON-APP-9", "CON-MOVE-7"))
        else:
            play.then(DrawnCard(seat=self.seat, card=card))
        if has_rallies(state, card):
            play.then(RallyTests(card))


def reserve_refusal(state: ClashState, seat: int, keys: Keys, *, least: int) -> Refusal | None:
    held = [str(card) for card in state.reserve_of(seat)]
    rule = stack_and_reserve.cite(state, "CON-APP-8", "CON-MOVE-5")
    return first_refusal(
        (len(keys) < least, rule, "refusal-cards-none"),
        (any(key not in held for key in keys), rule, "refusal-cards-not-held"),
        (len(dict.fromkeys(keys)) < len(keys), rule, "refusal-cards-twice"),
    )


def reserve_choices(state: ClashState, seat: int) -> tuple[Choice, ...]:
    held = state.reserve_of(seat)
    return tuple([Choice(str(card), stack_and_reserve.card_label(state, card)) for card in held])


def reserve_form(state: ClashState, seat: int) -> Form:
    field = pick.choices("cards", "field-cards-reserve", reserve_choices(state, seat), least=1)
    rule = stack_and_reserve.cite(state, "CON-APP-8", "CON-MOVE-5")
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
        rule = stack_and_reserve.cite(state, "CON-APP-12", "CON-MOVE-4")
        return [do(Draw, "do-draw-card", rule=rule), play] if state.stack else [play]

    def check(self, state: ClashState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Draw) and not state.stack:
            return refuse(
                stack_and_reserve.cite(state, "CON-APP-15", "CON-MOVE-8"), "refusal-cards-empty"
            )
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
        known = self.card != stack_and_reserve.UNSEEN
        return None if known and not stack_and_reserve.figures_of(state, self.card) else self.seat

    def prompt(self, state: ClashState) -> Text:
        return text("ask-drawn-card", card=stack_and_reserve.card_label(state, self.card))

    def about(self, state: ClashState, forms: Sequence[Form]) -> tuple[int, ...]:
        return tuple([figure.id for figure in state.of_card(self.card)])

    def forms(self, state: ClashState) -> list[Form]:
        plays = stack_and_reserve.cite(state, "CON-APP-5", "CON-MOVE-5")
        held = reserve_choices(state, self.seat)
        together = pick.choices("cards", "field-cards-together", held, optional=True)
        forms = [do(PlayDrawn, "do-play-drawn", *([together] if held else []), rule=plays)]
        if stack_and_reserve.may_keep(state, self.seat):
            forms.append(do(KeepDrawn, "do-keep-drawn"))
        return [*forms, reserve_form(state, self.seat)] if held else forms

    def check(
        self, state: ClashState, seat: int, action: PlayDrawn | KeepDrawn | PlayReserve
    ) -> Refusal | None:
        if isinstance(action, KeepDrawn):
            if stack_and_reserve.may_keep(state, seat):
                return None
            rule = stack_and_reserve.cite(state, "CON-APP-7", "CON-MOVE-3")
            return refuse(rule, "refusal-cards-full", most=state.reserve_limit(seat))
        least = 1 if isinstance(action, PlayReserve) else 0
        return reserve_refusal(state, seat, action.cards, least=least)

    def answer(self, play: Battle, action: PlayDrawn | KeepDrawn | PlayReserve) -> None:
        """Play or keep it; after reserve cards alone it is still to be decided."""
        if isinstance(action, KeepDrawn):
            if not play.state.reserve_of(self.seat):
                play.cancel(AfterDraw)
            stack_and_reserve.keep(play, self.seat, self.card)
            what = text("cards-kept", player=play.state.seats[self.seat].name)
            play.tell(Told, what=what, seat=self.seat, rule="CON-APP-6")
        elif isinstance(action, PlayReserve):
            play.then(self)
            _play_reserve(play, self.seat, action.cards)
        else:
            others = tuple(map(int, action.cards))
            stack_and_reserve.lay_aside(play, self.seat, others)
            rule = stack_and_reserve.cite(play.state, "CON-APP-5", "CON-MOVE-5")
            _play(play, self.seat, (self.card, *others), rule)

    def candidates(self, state: ClashState, seat: int) -> Sequence[Action]:
        keeping = [KeepDrawn()] if stack_and_reserve.may_keep(state, seat) else []
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
    stack_and_reserve.lay_aside(play, seat, cards)
    _play(play, seat, cards, stack_and_reserve.cite(play.state, "CON-APP-8", "CON-MOVE-5"))


def _tell_empty(play: Battle, card: int) -> None:
    found = play.state.cards_by_id[card]
    what = text("cards-nobody", card=stack_and_reserve.profile_of(found).name)
    play.tell(Told, what=what, seat=found.seat, rule="CON-MOVE-1")


def _play(play: Battle, seat: int, cards: tuple[int, ...], rule: str) -> None:
    """Cards are played by their owner (CON-APP-11): figures are deployed, or activated."""
    player = play.state.seats[seat].name
    for card in cards if play.listening else ():
        what = text(
            "cards-played", player=player, card=stack_and_reserve.card_label(play.state, card)
        )
        play.tell(Told, what=what, seat=seat, rule=rule)
    if play.state.phase == "approach":
        play.then(*[Deploy(seat=seat, card=card) for card in cards])
    else:
        play.then(Activation(seat=seat, cards=cards))
