"""Draws from a stack, against every order of its cards."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from slagveld.chances import drawn, drawn_kinds, first_at, next_card

from .oracle import assert_same


def shuffled(cards, outcome):
    orders = list(permutations(range(len(cards))))
    counts = Counter(outcome([cards[place] for place in order]) for order in orders)
    return {value: Fraction(count, len(orders)) for value, count in counts.items()}


@pytest.mark.parametrize("marked", range(6))
def test_marked_cards_among_the_drawn(marked):
    cards = [1] * marked + [0] * (5 - marked)
    for draws in range(6):
        wanted = shuffled(cards, lambda order, draws=draws: sum(order[:draws]))
        assert_same(drawn(5, marked, draws), wanted)
    assert next_card(5, marked) == Fraction(marked, 5)
    if marked:
        assert_same(first_at(5, marked), shuffled(cards, lambda order: order.index(1) + 1))


@pytest.mark.parametrize("kinds", [[2, 1, 3], [0, 4], [5], [1, 1, 1, 1]])
def test_kinds_among_the_drawn(kinds):
    cards = [kind for kind, count in enumerate(kinds) for _ in range(count)]
    for draws in range(len(cards) + 1):
        wanted = shuffled(
            cards,
            lambda order, draws=draws: tuple(
                order[:draws].count(kind) for kind in range(len(kinds))
            ),
        )
        assert_same(drawn_kinds(kinds, draws), wanted)


def test_a_large_stack_is_exact():
    made = drawn(60, 25, 30)
    assert sum(made.probabilities) == 1
    assert made.mean == Fraction(25, 2)
    assert drawn(0, 0, 0).outcomes == range(1)
    assert drawn_kinds([], 0).outcomes == ((),)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: next_card(0, 0), "a stack must hold a card to draw one"),
        (lambda: next_card(3, 4), "a stack of 3 cannot hold 4 marked cards"),
        (lambda: drawn(-1, 0, 0), "cards must be a whole number of at least 0, not -1"),
        (lambda: drawn(3, 1, 4), "a stack of 3 cannot give 4 draws"),
        (lambda: drawn_kinds([1, -1], 0), "cards of a kind must be a whole number"),
        (lambda: drawn_kinds([1, 1], 3), "a stack of 2 cannot give 3 draws"),
        (lambda: first_at(3, 0), "a stack must hold a marked card to wait for one"),
    ],
)
def test_impossible_draws_are_refused_with_a_sentence(wrong, message):
    with pytest.raises(ValueError, match=message):
        wrong()
