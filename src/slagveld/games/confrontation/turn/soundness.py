"""What is unsound in a state: dangling ids, numbers out of bounds, bases on top of others."""

from msgspec import UnsetType

from slagveld.kit.pairs import summed
from slagveld.kit.soundness import number_faults, pairs_overlapping
from slagveld.texts import Text

from ..army.own_cards import is_sound
from ..army.stack_and_reserve import UNSEEN
from ..core.book import KEY, text
from ..core.bout import NOBODY
from ..core.field import SLACK
from ..core.figure import Figure
from ..core.state import SEATS, ClashState


def overlapping(state: ClashState) -> list[tuple[int, int]]:
    """Figures whose bases overlap by more than rounding."""
    return pairs_overlapping(state.figures, SLACK)


def faults(state: ClashState) -> list[Text]:
    numbers = [
        *[figure.id for figure in state.figures],
        *[card.id for card in state.cards],
        *[prize.id for prize in state.objects],
        *[piece.id for piece in state.field.table.terrain],
    ]
    found = number_faults(KEY, numbers, state.next_id)
    found += [text("fault-figure", name=f.name) for f in state.figures if _unsound(state, f)]
    if not _cards_sound(state):
        found.append(text("fault-cards"))
    ids = (0, *state.field.by_id)
    if not all(_is_on(state, one.x, one.y) and one.bearer in ids for one in state.objects):
        found.append(text("fault-objects"))
    seats = (*SEATS, NOBODY)
    if state.round < 0 or state.winner not in seats or state.drawing not in seats:
        found.append(text("fault-numbers"))
    return found


def _unsound(state: ClashState, figure: Figure) -> bool:
    card = state.cards_by_id.get(figure.card)
    if card is None or card.seat != figure.seat or card.key != figure.key:
        return True
    if card.own != figure.own or state.options.tables != figure.tables:
        return True
    adrift = figure.climbing not in (0, *[piece.id for piece in state.field.table.terrain])
    return adrift or not _is_on(state, figure.pose.x, figure.pose.y)


def _is_on(state: ClashState, x: int, y: int) -> bool:
    table = state.field.table
    return 0 <= x <= table.width and 0 <= y <= table.height


def _cards_sound(state: ClashState) -> bool:
    """Each card is in one place at most, in its owner's hand, has not grown, and could be."""
    known = state.cards_by_id
    held = [pair for pair in state.reserves if pair[1] != UNSEEN]
    lying = [*state.stack, *[card for _, card in held]]
    if len(dict.fromkeys(lying)) < len(lying) or any(card not in known for card in lying):
        return False
    own = [card.own for card in state.cards if not isinstance(card.own, UnsetType)]
    if not all(is_sound(row) for row in own):
        return False
    foreign = any(known[card].seat != seat for seat, card in held)
    if foreign or any(card.seat not in SEATS for card in state.cards):
        return False
    if any(left < 1 for _, left in state.waiting):
        return False
    count = summed([*[(figure.card, 1) for figure in state.figures], *state.waiting])
    return all(number in known and count[number] <= known[number].count for number in count)
