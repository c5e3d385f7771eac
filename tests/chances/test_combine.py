"""Thinning, compounding, chains of states and tables, against icepool and brute force."""

from fractions import Fraction

import icepool
import pytest

from slagveld.chances import (
    Distribution,
    chain,
    chance_at_least,
    compound,
    dice,
    die,
    look_up,
    successes,
    thinned,
)

from .oracle import assert_same, brute, coin, pooled

CHANCES = [Fraction(0), Fraction(1, 6), Fraction(1, 2), Fraction(7, 10), Fraction(1)]


@pytest.mark.parametrize("chance", CHANCES)
@pytest.mark.parametrize("exact", [True, False])
def test_thinning_a_sum_of_dice(chance, exact):
    for count in (0, 1, 3):
        wanted = pooled((count @ icepool.d6).map(lambda n: n @ coin(chance)))
        assert_same(thinned(dice(count, 6, exact=exact), chance), wanted)


@pytest.mark.parametrize("count", [10, 40, 60, 300])
def test_thinning_successes_is_one_pool_of_the_product(count):
    hits = successes(count, chance_at_least(3))
    twice = thinned(hits, chance_at_least(4))
    straight = successes(count, Fraction(2, 3) * Fraction(1, 2), exact=True)
    assert_same(twice, dict(straight.items()))


def test_thinning_by_a_float_gives_floats():
    assert not thinned(die(6, exact=True), 0.5).exact


@pytest.mark.parametrize("exact", [True, False])
def test_compound_sums_a_random_number_of_rolls(exact):
    for count, sides in ((2, 3), (3, 6), (0, 4)):
        wanted = pooled((count @ icepool.d4).map(lambda n, sides=sides: n @ icepool.d(sides)))
        assert_same(compound(dice(count, 4, exact=exact), die(sides, exact=exact)), wanted)
    zero = (die(6, exact=exact) - 2).clip(least=0)
    wanted = pooled(icepool.d3.map(lambda n: n @ (icepool.d6 - 2).map(lambda m: max(0, m))))
    assert_same(compound(die(3, exact=exact), zero), wanted)


def test_chain_of_states_against_brute_force():
    def lose(men: int) -> Distribution[int]:
        return die(2, exact=True).map(lambda n: max(0, men - n))

    wanted = brute([2, 2, 2], lambda a, b, c: max(0, 5 - a - b - c))
    assert_same(chain(5, lose, 3), wanted)
    assert chain(5, lose, 0) == Distribution.certain(5)
    assert_same(chain(Distribution.certain(5), lose, 3), wanted)


def test_chain_asks_each_state_once():
    asked: list[int] = []

    def step(state: int) -> Distribution[int]:
        asked.append(state)
        return (die(2) - 1).map(lambda step: min(3, state + step))

    chain(0, step, 50)
    assert asked == [0, 1, 2, 3]


def test_shot_then_charge_then_melee_is_a_sequence_of_then():
    """Three D6 sixths thin 3 men; the rest strike on 4+; against all dice one by one."""

    def melee(standing: int) -> Distribution[int]:
        return successes(standing, Fraction(1, 2), exact=True)

    shot = successes(3, Fraction(1, 6), exact=True).map(lambda hit: 3 - hit)
    wanted = pooled((3 - 3 @ coin(Fraction(1, 6))).map(lambda n: n @ coin(Fraction(1, 2))))
    assert_same(shot.then(melee), wanted)


@pytest.mark.parametrize("bonus", range(-6, 7, 3))
def test_table_of_a_sum_with_bonus(bonus):
    table = {-9: "none", 4: "light", 7: "grave", 10: "dead"}

    def read(*thrown: int) -> str:
        total = sum(thrown) + bonus
        if total >= 10:
            return "dead"
        if total >= 7:
            return "grave"
        return "light" if total >= 4 else "none"

    assert_same(look_up(dice(2, 6, bonus, exact=True), table), brute([6, 6], read))
