"""Standing actions: open to a seat at all times, whatever is being asked."""

from typing import TYPE_CHECKING, Any, ClassVar

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.event import Conceded, EndOffered, Paused, PolicySet
from slagveld.kernel.fields import Choice, ChoiceField, Key
from slagveld.kernel.rulebook import Refusal, refuse
from slagveld.kernel.state import with_policy
from slagveld.structs import Struct
from slagveld.texts import Text

if TYPE_CHECKING:
    from slagveld.kernel.game import Game
    from slagveld.kernel.play import Play


class Concede(Action, frozen=True):
    """Give the battle up."""

    standing: ClassVar[bool] = True


class OfferEnd(Action, frozen=True):
    """Offer to end the battle by agreement; it ends when every player has offered."""

    standing: ClassVar[bool] = True


class WithdrawOffer(Action, frozen=True):
    """Take one's offer to end back."""

    standing: ClassVar[bool] = True


class SetPolicy(Action, frozen=True):
    """Set a stop or an automatic answer."""

    standing: ClassVar[bool] = True

    key: Key
    value: Key


class Pause(Action, frozen=True):
    """The leader stops the battle."""

    standing: ClassVar[bool] = True


class Resume(Action, frozen=True):
    """The leader lets the battle go on."""

    standing: ClassVar[bool] = True


class TimeUp(Action, frozen=True):
    """The agreed time is over. Entered by the shell, never by a seat."""

    standing: ClassVar[bool] = True


class PolicyForm(Struct, frozen=True):
    """A stop or automatic answer that a game offers, with its choices; the first is the default."""

    key: str
    title: Text
    choices: tuple[Choice, ...]


PLAYERS = (Concede, OfferEnd, WithdrawOffer, SetPolicy)
LEADERS = (Pause, Resume)
ASIDE = (OfferEnd, WithdrawOffer, Pause, Resume)
"""What is done beside an action that waits for real dice, and leaves it as it is."""
PRIVATE = (SetPolicy,)
"""What nobody but the seat itself learns of."""


def check(game: "Game[Any]", state: Any, seat: int | None, action: Action) -> Refusal | None:
    """Why a standing action of the kernel is not allowed, or None."""
    if isinstance(action, TimeUp):
        return None if seat is None else refuse("SLV-TURN-2", "refusal-shell-only")
    if isinstance(action, LEADERS):
        if seat is None or not state.seats[seat].leader:
            return refuse("SLV-PAUSE-1", "refusal-leader-only")
        if isinstance(action, Pause) == state.paused:
            return refuse("SLV-PAUSE-1", "refusal-pause-twice")
        return None
    if seat not in state.players():
        return refuse("SLV-TURN-1", "refusal-not-playing")
    if isinstance(action, WithdrawOffer) and seat not in state.offers:
        return refuse("SLV-END-1", "refusal-no-offer")
    if isinstance(action, OfferEnd) and seat in state.offers:
        return refuse("SLV-END-1", "refusal-offer-twice")
    if isinstance(action, SetPolicy):
        return _check_policy(game, action)
    return None


def _check_policy(game: "Game[Any]", action: SetPolicy) -> Refusal | None:
    for form in game.policies:
        if form.key == action.key:
            if any(choice.key == action.value for choice in form.choices):
                return None
            return refuse("SLV-POLICY-1", "refusal-policy-value", value=action.value)
    return refuse("SLV-POLICY-1", "refusal-policy-key", policy=action.key)


def stand(play: "Play[Any]", seat: int | None, action: Action) -> None:
    """Carry a standing action of the kernel out; a game's own goes to the game."""
    if isinstance(action, TimeUp):
        play.game.time_up(play)
    elif isinstance(action, Pause | Resume):
        on = isinstance(action, Pause)
        play.replace(paused=on)
        play.tell(Paused, on=on, rule="SLV-PAUSE-1")
    elif seat is None:
        raise ValueError(f"{type(action).__name__} needs a seat")
    else:
        _stand_player(play, seat, action)


def _stand_player(play: "Play[Any]", seat: int, action: Action) -> None:
    state = play.state
    match action:
        case Concede():
            play.replace(out=(*state.out, seat), offers=())
            play.tell(Conceded, seat=seat, rule="SLV-END-2")
            play.game.seat_left(play, seat)
        case OfferEnd():
            offers = tuple(sorted((*state.offers, seat)))
            play.replace(offers=offers)
            play.tell(EndOffered, seat=seat, on=True, rule="SLV-END-1")
            if all(player in offers for player in state.players()):
                play.game.end_by_agreement(play)
        case WithdrawOffer():
            play.replace(offers=tuple(other for other in state.offers if other != seat))
            play.tell(EndOffered, seat=seat, on=False, rule="SLV-END-1")
        case SetPolicy(key=key, value=value):
            play.state = with_policy(state, seat, key, value)
            play.tell(
                PolicySet, seat=seat, key=key, value=value, rule="SLV-POLICY-1", seen_by=(seat,)
            )
        case _:
            play.game.stand(play, seat, action)


def forms(game: "Game[Any]", state: Any, seat: int) -> tuple[Form, ...]:
    """The kernel's standing actions open to a seat now, described as data."""
    found: list[Form] = []
    if state.seats[seat].leader:
        found.append(
            Form(action="Resume", title=Text("do-resume"))
            if state.paused
            else Form(action="Pause", title=Text("do-pause"))
        )
    if seat in state.players():
        found.append(
            Form(action="WithdrawOffer", title=Text("do-withdraw-offer"))
            if seat in state.offers
            else Form(action="OfferEnd", title=Text("do-offer-end"), help=Text("do-offer-end-help"))
        )
        found.append(Form(action="Concede", title=Text("do-concede")))
        if game.policies:
            keys = tuple(Choice(form.key, form.title) for form in game.policies)
            values = {choice.key: choice for form in game.policies for choice in form.choices}
            found.append(
                Form(
                    action="SetPolicy",
                    title=Text("do-set-policy"),
                    fields=(
                        ChoiceField(name="key", title=Text("field-policy"), choices=keys),
                        ChoiceField(
                            name="value",
                            title=Text("field-policy-value"),
                            choices=tuple(values[key] for key in values),
                        ),
                    ),
                )
            )
    return tuple(found)
