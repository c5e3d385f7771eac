"""Reserve cards: playing some of them from the hand (CON-APP-8, CON-MOVE-5)."""

from slagveld.kernel.decision import Action, Form
from slagveld.kernel.fields import Choice, Keys
from slagveld.kernel.rulebook import Refusal

from ..army.stack import card_label, cite
from ..core.book import do, pick, refuse
from ..core.state import ConfrontationState


class PlayReserve(Action, frozen=True):
    """Play reserve cards, all of them at the same time (CON-APP-8, CON-MOVE-5)."""

    cards: Keys


def reserve_refusal(
    state: ConfrontationState, seat: int, keys: Keys, *, least: int
) -> Refusal | None:
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


def numbers(keys: Keys) -> tuple[int, ...]:
    """The cards that keys of a form stand for."""
    return tuple([int(key) for key in keys])


def reserve_choices(state: ConfrontationState, seat: int) -> tuple[Choice, ...]:
    """The reserve cards of a seat, to choose from."""
    held = state.reserve_of(seat)
    return tuple([Choice(str(card), card_label(state, card)) for card in held])


def reserve_form(state: ConfrontationState, seat: int) -> Form:
    """The form by which a seat plays some of them."""
    field = pick.choices("cards", "field-cards-reserve", reserve_choices(state, seat), least=1)
    rule = cite(state, "CON-APP-8", "CON-MOVE-5")
    return do(PlayReserve, "do-play-reserve", field, rule=rule)


def reserve_menu(state: ConfrontationState, seat: int) -> list[PlayReserve]:
    """Each reserve card alone, then all together."""
    keys = [str(card) for card in state.reserve_of(seat)]
    found = [PlayReserve((key,)) for key in keys]
    return [*found, PlayReserve(tuple(keys))] if len(keys) > 1 else found
