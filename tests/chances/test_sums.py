"""Totals against defences and against each other, against every way the dice can fall."""

from fractions import Fraction
from math import factorial

import pytest

from slagveld.chances import (
    Distribution,
    Grade,
    compare,
    dice,
    die,
    grades,
    highest,
    hit_chance,
    order_roll,
    shared_attack,
    shared_hits,
    successes,
)

from .oracle import assert_same, brute


def hits(total: int, bonus: int, defence: int) -> bool:
    return total == 12 or (total != 2 and total + bonus >= defence)


@pytest.mark.parametrize("bonus", [-2, 0, 9])
def test_two_dice_against_a_defence(bonus):
    for defence in range(-2, 26):
        wanted = brute([6, 6], lambda a, b, d=defence: hits(a + b, bonus, d)).get(True, 0)
        assert hit_chance(dice(2, 6, exact=True), bonus, defence) == wanted
        assert hit_chance(dice(2, 6), bonus, defence) == pytest.approx(wanted, abs=1e-12)
        plain = brute([6, 6], lambda a, b, d=defence: a + b + bonus >= d).get(True, 0)
        assert hit_chance(dice(2, 6, exact=True), bonus, defence, natural=False) == plain


def test_one_shared_roll_against_several_defences():
    defences = [14, 17, 30, 3]
    wanted = brute([6, 6], lambda a, b: tuple(hits(a + b, 8, d) for d in defences))
    assert_same(shared_hits(dice(2, 6, exact=True), 8, defences), wanted)
    assert_same(shared_hits(dice(2, 6), 8, defences), wanted)
    assert shared_hits(dice(2, 6), 8, []).outcomes == ((),)


def test_grades_tell_the_natural_extremes_apart():
    made = grades(dice(2, 6, exact=True), 8, [15])
    assert_same(
        made.map(lambda parts: parts[0]),
        {
            Grade.LOWEST: Fraction(1, 36),
            Grade.MISS: Fraction(14, 36),
            Grade.HIT: Fraction(20, 36),
            Grade.HIGHEST: Fraction(1, 36),
        },
    )
    assert made.as_json()["outcomes"][0]["value"] == [0]
    clicks = made.map(lambda parts: parts[0].hits * 2 + (parts[0] is Grade.HIGHEST))
    assert clicks.probability(3) == Fraction(1, 36)


def test_one_attack_roll_against_defence_rolls_of_each_victim():
    wanted = brute([6, 4, 3], lambda a, b, c: (a > b, a > c))
    made = shared_attack(
        die(6, exact=True), [die(4, exact=True), die(3, exact=True)], lambda a, b: a > b
    )
    assert_same(made, wanted)
    alone = made.marginal(0).probability(True) * made.marginal(1).probability(True)
    assert made.probability((True, True)) > alone
    assert shared_attack(die(6), [], lambda a, b: a > b).outcomes == ((),)


@pytest.mark.parametrize("exact", [True, False])
def test_comparing_totals(exact):
    def side(*thrown: int) -> int:
        mine, theirs = max(thrown[:2]) + 1, max(thrown[2:])
        return (mine > theirs) - (mine < theirs)

    wanted = brute([6] * 5, side)
    first, second = highest(2, exact=exact) + 1, highest(3, exact=exact)
    assert_same(compare(first, second), wanted)
    rest = 1 - wanted[0]
    assert_same(
        compare(first, second, ties_again=True), {-1: wanted[-1] / rest, 1: wanted[1] / rest}
    )


def test_a_failed_roll_loses_to_any_other_and_ties_with_its_like():
    failing = Distribution({None: Fraction(1, 2), 5: Fraction(1, 2)})
    assert_same(
        compare(failing, failing), {-1: Fraction(1, 4), 0: Fraction(1, 2), 1: Fraction(1, 4)}
    )
    with pytest.raises(ValueError, match="a tie must not be certain"):
        compare(Distribution.certain(1), Distribution.certain(1), ties_again=True)


def settle(rolls, again):
    """The order of rolls, ties settled by fixed rolls of a second round; None if they tie again."""
    keys = {}
    for one, roll in enumerate(rolls):
        tied = rolls.count(roll) > 1
        keys[one] = (-roll, -again[one] if tied else 0)
    if len(set(keys.values())) < len(keys):
        return None
    return tuple(sorted(keys, key=keys.__getitem__))


def test_order_of_unlike_rollers_against_two_rounds_of_dice():
    """Ties of two rounds are so given up on both sides: compare the order given that it settled."""
    rolls = [die(3, exact=True), die(3, exact=True) + 1]
    wanted = brute([3, 3], lambda a, b: settle([a, b + 1], [0, 0]))
    unsettled = wanted.pop(None)
    made = order_roll(rolls)
    assert_same(made, {order: part / (1 - unsettled) for order, part in wanted.items()})


def test_order_of_three_unlike_rollers_solves_its_own_equation():
    """Exact order chances must reproduce themselves through one more roll."""
    shift = [0, 1, 1]
    rolls = [die(4, exact=True) + more for more in shift]
    made = order_roll(rolls)
    pairs = {pair: order_roll([rolls[one] for one in pair]) for pair in ((0, 1), (0, 2), (1, 2))}

    def once(*thrown: int) -> tuple[tuple[int, ...], ...]:
        totals = [face + more for face, more in zip(thrown, shift, strict=True)]
        levels = sorted(set(totals), reverse=True)
        return tuple(tuple(i for i in range(3) if totals[i] == level) for level in levels)

    def resolve(ranks):
        if len(ranks) == 1:
            return made
        orders = Distribution.certain(())
        for rank in ranks:
            inner = (
                pairs[rank].map(lambda order, rank=rank: tuple(rank[i] for i in order))
                if len(rank) == 2
                else Distribution.certain(rank)
            )
            orders = orders.joint(inner).map(lambda pair: pair[0] + pair[1])
        return orders

    again = Distribution(brute([4] * 3, once)).then(resolve)
    assert again == made
    assert len(made) == 6


def test_order_of_equal_rollers_is_any_with_the_same_chance():
    for count in range(2, 7):
        made = order_roll([die(6, exact=True)] * count)
        assert set(made.probabilities) == {Fraction(1, factorial(count))}
    unlike = [die(3), die(3), die(3) + 7]
    assert_same(order_roll(unlike), {(2, 0, 1): 0.5, (2, 1, 0): 0.5})
    assert order_roll([]).outcomes == ((),)
    assert order_roll([die(6)]).outcomes == ((0,),)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: order_roll([die(6)] * 7), "at most 6 may roll for their order, not 7"),
        (lambda: order_roll([Distribution.certain(1)] * 2), "must not always tie"),
        (lambda: hit_chance(dice(2), 0, 7.5), "a defence must be a whole number, not 7.5"),
        (lambda: hit_chance(dice(2), 0.5, 7), "bonus must be a whole number, not 0.5"),
        (lambda: successes(1, None), "success must be a chance"),
    ],
)
def test_impossible_totals_are_refused_with_a_sentence(wrong, message):
    with pytest.raises(ValueError, match=message):
        wrong()
