"""Draws from a face-down stack: what comes next, how many of a kind, how long to wait.

Answers are exact: a stack is small.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb, prod

from slagveld.chances.checks import whole
from slagveld.chances.distribution import Distribution


def _check_stack(cards: int, marked: int) -> None:
    whole("cards", cards)
    if whole("marked", marked) > cards:
        raise ValueError(f"a stack of {cards} cannot hold {marked} marked cards")


def next_card(cards: int, marked: int) -> Fraction:
    """How likely the next card is one of the marked.

    >>> next_card(12, 5)
    Fraction(5, 12)
    """
    _check_stack(cards, marked)
    if not cards:
        raise ValueError("a stack must hold a card to draw one")
    return Fraction(marked, cards)


def drawn(cards: int, marked: int, draws: int) -> Distribution[int]:
    """Say how many marked cards are among so many drawn without putting back.

    >>> drawn(4, 2, 2)
    Distribution({0: 1/6, 1: 2/3, 2: 1/6})
    """
    _check_stack(cards, marked)
    _check_draws(cards, draws)
    few, many = max(0, draws - (cards - marked)), min(draws, marked)
    ways = [comb(marked, k) * comb(cards - marked, draws - k) for k in range(few, many + 1)]
    return Distribution.exact_row(few, ways, comb(cards, draws))


def drawn_kinds(kinds: Sequence[int], draws: int) -> Distribution[tuple[int, ...]]:
    """Say how many cards of each kind are drawn from a stack that holds so many of each.

    >>> drawn_kinds([1, 1, 2], 1)
    Distribution({(0, 0, 1): 1/2, (0, 1, 0): 1/4, (1, 0, 0): 1/4})
    """
    for kind in kinds:
        whole("cards of a kind", kind)
    total = sum(kinds)
    _check_draws(total, draws)
    hands: list[tuple[int, ...]] = [()]
    for place, kind in enumerate(kinds):
        later = sum(kinds[place + 1 :])
        hands = [
            (*hand, count)
            for hand in hands
            for count in range(max(0, draws - sum(hand) - later), min(kind, draws - sum(hand)) + 1)
        ]
    ways = {hand: prod(comb(n, k) for n, k in zip(kinds, hand, strict=True)) for hand in hands}
    return Distribution.weighted(ways, exact=True)


def first_at(cards: int, marked: int) -> Distribution[int]:
    """Say at which draw the first marked card comes.

    >>> first_at(3, 1)
    Distribution({1: 1/3, 2: 1/3, 3: 1/3})
    """
    _check_stack(cards, marked)
    if not marked:
        raise ValueError("a stack must hold a marked card to wait for one")
    last = cards - marked + 1
    ways = [comb(cards - draw, marked - 1) for draw in range(1, last + 1)]
    return Distribution.exact_row(1, ways, comb(cards, marked))


def _check_draws(cards: int, draws: int) -> None:
    if whole("draws", draws) > cards:
        raise ValueError(f"a stack of {cards} cannot give {draws} draws")
