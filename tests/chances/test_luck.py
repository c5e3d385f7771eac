"""Luck reports, against exact distributions of the same rolls."""

from fractions import Fraction

import pytest

from slagveld.chances import (
    Distribution,
    dice,
    die,
    luck_of_successes,
    luck_of_total,
    mixed_successes,
)

CHANCES = [Fraction(n, 7) for n in (1, 1, 2, 3, 3, 5, 6)]


def agrees(luck, exact: Distribution[int]) -> None:
    far = abs(luck.observed - exact.mean)
    assert luck.expected == pytest.approx(float(exact.mean), abs=1e-9)
    assert luck.deviation == pytest.approx(exact.deviation, abs=1e-9)
    assert luck.at_least == pytest.approx(float(exact.at_least(luck.observed)), abs=1e-12)
    assert luck.at_most == pytest.approx(float(exact.at_most(luck.observed)), abs=1e-12)
    extreme = exact.probability(lambda value: abs(value - exact.mean) >= far)
    assert luck.as_extreme == pytest.approx(float(extreme), abs=1e-12)


@pytest.mark.parametrize("observed", range(8))
def test_luck_of_a_few_rolls(observed):
    agrees(luck_of_successes(CHANCES, observed), mixed_successes(CHANCES, exact=True))


@pytest.mark.parametrize("observed", [0, 60, 90, 95, 210])
def test_luck_of_many_rolls(observed):
    chances = CHANCES * 30
    agrees(luck_of_successes(chances, observed), mixed_successes(chances, exact=True))


def test_luck_of_thousands_of_rolls():
    luck = luck_of_successes([n / 4001 for n in range(1, 4001)], 2000)
    assert luck.expected == pytest.approx(2000)
    assert luck.as_extreme == pytest.approx(1)
    assert luck.at_least + luck.at_most == pytest.approx(1 + 0.01545, abs=1e-4)
    unlucky = luck_of_successes([0.5] * 4000, 1800)
    assert 0 < unlucky.as_extreme < 1e-9
    assert unlucky.as_extreme == pytest.approx(2 * unlucky.at_most)


@pytest.mark.parametrize("observed", [-40, 3, 35, 70, 71, 200])
def test_luck_of_a_total_of_unlike_rolls(observed):
    rolls = [die(6)] * 5 + [dice(2, 6, 3)] * 4 + [die(10) - 5] * 3 + [die(4, exact=True)]
    exact = (
        dice(5, 6, exact=True)
        + dice(8, 6, 12, exact=True)
        + dice(3, 10, -15, exact=True)
        + die(4, exact=True)
    )
    agrees(luck_of_total(rolls, observed), exact)


def test_luck_of_the_total_of_thousands_of_dice():
    exact = dice(300, 6, exact=True)
    agrees(luck_of_total([die(6)] * 300, 1111), exact)
    luck = luck_of_total([die(6)] * 3000, 10500)
    assert luck.as_extreme == pytest.approx(1, abs=1e-12)
    assert luck.at_least - 0.5 == pytest.approx(0.5 - (1 - luck.at_most), abs=1e-12)


def test_luck_without_rolls_or_without_chance():
    nothing = luck_of_successes([], 0)
    assert (nothing.at_least, nothing.at_most, nothing.as_extreme, nothing.sigmas) == (1, 1, 1, 0)
    sure = luck_of_successes([1.0] * 9, 9)
    assert (sure.expected, sure.as_extreme, sure.sigmas) == (9, 1, 0)
    assert luck_of_total([], 0).as_extreme == 1
    assert luck_of_successes([1.0] * 9, 3).at_most == 0


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: luck_of_successes([0.5], 2), "1 rolls cannot have 2 successes"),
        (lambda: luck_of_successes([0.5], -1), "observed must be a whole number of at least 0"),
        (lambda: luck_of_successes([5], 1), "a chance must be a chance from 0 to 1, not 5"),
        (lambda: luck_of_total([die(6)], 2.5), "observed must be a whole number, not 2.5"),
        (lambda: luck_of_total([Distribution({0.5: 1.0})], 1), "outcomes that are whole numbers"),
    ],
)
def test_impossible_reports_are_refused_with_a_sentence(wrong, message):
    with pytest.raises(ValueError, match=message):
        wrong()
