"""The distribution itself: order, arithmetic, questions, refusals."""

import enum
import math
from fractions import Fraction
from typing import Any, NamedTuple

import icepool
import pytest

from slagveld.chances import (
    Distribution,
    chain,
    compare,
    compound,
    dice,
    die,
    look_up,
    product,
    thinned,
)
from slagveld.chances.combine import counted
from slagveld.chances.outcomes import in_order, plain, sort_key

from .oracle import assert_same, brute, pooled

HALF = Fraction(1, 2)
THREE = Distribution({0: Fraction(1, 2), 2: Fraction(1, 3), 7: Fraction(1, 6)})


def floats(made: Distribution[Any]) -> Distribution[Any]:
    return Distribution({value: float(part) for value, part in made.items()})


def test_outcomes_stand_in_order_whatever_order_they_came_in():
    made = Distribution({7: 0.25, -1: 0.5, 3: 0.25})
    assert list(made.outcomes) == [-1, 3, 7]
    assert list(made.items()) == [(-1, 0.5), (3, 0.25), (7, 0.25)]
    mixed = Distribution({(1, "b"): HALF, None: Fraction(1, 4), "a": Fraction(1, 4)})
    assert mixed.outcomes == (None, "a", (1, "b"))


def test_order_of_outcomes_does_not_depend_on_sets_or_hashes():
    sets = [frozenset("ba"), frozenset("c"), frozenset("a")]
    assert in_order(sets) == [frozenset("a"), frozenset("ba"), frozenset("c")]
    assert in_order([HALF, 0.25, 1, True]) == [0.25, HALF, 1, True]
    assert sort_key(object)[0] == 5


def test_neighbouring_numbers_are_kept_as_a_range():
    assert Distribution({2: 0.5, 1: 0.5}).outcomes == range(1, 3)
    assert Distribution({2: 0.5, 1: 0.5}).map(lambda value: value * 2).outcomes == (2, 4)
    assert Distribution({2: 0.5, 4: 0.5}).map(lambda value: value // 2).outcomes == range(1, 3)


def test_impossible_outcomes_are_left_out():
    assert Distribution({1: 1.0, 2: 0.0}).outcomes == range(1, 2)
    assert Distribution.row(0, [0.0, 0.5, 0.0, 0.5]).outcomes == (1, 3)
    tiny = Distribution({0: 1e-200, 1: 1.0})
    assert tiny.joint(tiny).probability((0, 0)) == 0


@pytest.mark.parametrize("made", [THREE, floats(THREE)])
def test_questions_of_a_distribution(made):
    assert made.mean == pytest.approx(Fraction(11, 6))
    assert made.variance == pytest.approx(Fraction(4, 3) + Fraction(49, 6) - Fraction(121, 36))
    assert made.deviation == pytest.approx(math.sqrt(made.variance))
    assert made.probability(2) == pytest.approx(Fraction(1, 3))
    assert made.probability(3) == 0
    assert made.probability(lambda value: value > 0) == pytest.approx(HALF)
    assert [made.at_least(k) for k in (-1, 0, 1, 7, 8)] == pytest.approx([1, 1, 0.5, 1 / 6, 0])
    assert [made.at_most(k) for k in (-1, 0, 1, 7, 8)] == pytest.approx([0, 0.5, 0.5, 1, 1])
    assert [made.quantile(q) for q in (0, 0.5, 0.6, 0.9, 1)] == [0, 0, 2, 7, 7]
    assert len(made) == 3


def test_exact_stays_exact_until_a_float_enters():
    exact = die(6, exact=True)
    both = [exact + exact, exact - 1, exact.joint(exact), exact.then(lambda n: dice(n, exact=True))]
    assert all(made.exact for made in both)
    assert all(isinstance(part, Fraction) for made in both for part in made.probabilities)
    crossed = [exact + die(6), exact.joint(die(6)), exact.then(lambda _: die(6))]
    crossed += [compound(exact, die(6)), compound(die(6), exact), thinned(die(6), HALF)]
    crossed += [compare(exact, die(6)), compare(die(6), exact)]
    assert not any(made.exact for made in crossed)
    assert all(isinstance(part, float) for made in crossed for part in made.probabilities)


@pytest.mark.parametrize("exact", [True, False])
def test_sum_difference_and_repeat_against_icepool(exact):
    ours, wild = (
        die(6, exact=exact),
        Distribution({-3: HALF, 0: Fraction(1, 4), 40: Fraction(1, 4)}),
    )
    theirs = icepool.Die({-3: 2, 0: 1, 40: 1})
    wild = wild if exact else floats(wild)
    assert_same(ours + wild, pooled(icepool.d6 + theirs))
    assert_same(wild + ours, pooled(icepool.d6 + theirs))
    assert_same(ours - wild, pooled(icepool.d6 - theirs))
    assert_same(ours + 3, pooled(icepool.d6 + 3))
    assert_same(3 + wild, pooled(theirs + 3))
    assert_same(4 - ours, pooled(4 - icepool.d6))
    assert_same(-wild, pooled(-theirs))
    for times in (0, 1, 2, 7):
        assert_same(ours.repeat(times), pooled(times @ icepool.d6))
        assert_same(wild.repeat(times), pooled(times @ theirs))


def test_numbers_that_are_not_whole_add_too():
    halves = Distribution({0.5: 0.5, 1.5: 0.5})
    assert (halves + halves).probability(2.0) == 0.5
    assert (Distribution({Fraction(1, 3): 1.0}) + halves).mean == pytest.approx(4 / 3)
    assert Distribution({0.5: HALF, 2.0: HALF}).mean == Fraction(5, 4)
    with pytest.raises(ValueError, match="whole numbers"):
        halves.repeat(2)


def test_then_map_and_given_against_brute_force():
    exact = die(6, exact=True)
    summed = exact.then(lambda first: exact.map(lambda second: first * second))
    assert_same(summed, brute([6, 6], lambda a, b: a * b))
    assert_same(exact.given(lambda n: n > 4), {5: HALF, 6: HALF})
    assert_same(exact.clip(2, 4), brute([6], lambda a: max(2, min(4, a))))
    assert_same(die(6).clip(most=0), {0: 1})


def test_joint_and_its_marginals():
    first, second = die(3, exact=True), die(2, exact=True)
    both = first.joint(second)
    assert_same(both, brute([3, 2], lambda a, b: (a, b)))
    assert both.marginal(0) == first
    assert both.marginal(1) == second
    assert both.outcomes == tuple(in_order(both.outcomes))
    assert_same(product([second] * 3), brute([2] * 3, lambda *n: n))
    assert product([]).outcomes == ((),)
    assert_same(
        counted(product([die(2, exact=True).map(lambda n: n > 1)] * 2)),
        {0: Fraction(1, 4), 1: HALF, 2: Fraction(1, 4)},
    )


def test_mix_weights_its_parts():
    mixed = Distribution.mix([(HALF, die(2, exact=True)), (HALF, Distribution.certain(9))])
    assert_same(mixed, {1: Fraction(1, 4), 2: Fraction(1, 4), 9: HALF})
    assert not Distribution.mix([(0.5, die(2)), (HALF, Distribution.certain(9))]).exact
    with pytest.raises(ValueError, match="shares must add up to 1, not 1/2"):
        Distribution.mix([(HALF, die(2, exact=True))])


def test_equal_distributions_are_equal_and_hash_alike():
    assert die(6) == die(6)
    assert hash(dice(2, 6)) == hash(die(6) + die(6)) or dice(2, 6) != die(6) + die(6)
    assert die(6) != die(8)
    assert die(6) != "die"
    assert repr(Distribution.certain(1)) == "Distribution({1: 1})"


def test_a_distribution_cannot_be_changed():
    with pytest.raises(AttributeError):
        die(6).outcomes = ()  # type: ignore[misc]


class Pair(NamedTuple):
    lost: int
    word: str


class Colour(enum.Enum):
    RED = "red"


def test_plain_data_for_json():
    assert Distribution({1: 0.25, 2: 0.75}).as_json() == {
        "mean": 1.75,
        "outcomes": [{"value": 1, "probability": 0.25}, {"value": 2, "probability": 0.75}],
    }
    assert Distribution({"a": 1.0}).as_json()["mean"] is None
    assert plain(Pair(1, "x")) == {"lost": 1, "word": "x"}
    assert plain((Colour.RED, None, (True, HALF))) == ["red", None, [True, "1/2"]]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: Distribution({}), "must add up to 1, not 0"),
        (lambda: Distribution({1: 0.5}), "must add up to 1, not 0.5"),
        (lambda: Distribution({1: HALF}), "must add up to 1, not 1/2"),
        (lambda: Distribution({1: 1.5, 2: -0.5}), "a probability must be a chance from 0 to 1"),
        (lambda: Distribution({1: math.nan}), "a probability must be a chance from 0 to 1"),
        (lambda: Distribution.weighted({1: 0}), "weights must not all be 0"),
        (lambda: Distribution.weighted({1: -1}), "a weight must be a whole number of at least 0"),
        (lambda: Distribution({"a": 1.0}).mean, "needs outcomes that are numbers"),
        (lambda: die(6).given(lambda n: n > 6), "the condition must be possible"),
        (lambda: die(6).clip(3, 2), "the least, 3, must not be above the most, 2"),
        (lambda: die(6).repeat(-1), "times must be a whole number of at least 0, not -1"),
        (lambda: die(6).quantile(2), "the share must be a chance from 0 to 1, not 2"),
        (lambda: chain(0, Distribution.certain, -1), "times must be a whole number"),
        (lambda: thinned(die(6) - 3, 0.5), "a count must be at least 0, not -2"),
        (lambda: thinned(Distribution({0.5: 1.0}), 0.5), "a count must be a whole number"),
        (lambda: thinned(die(6), 2), "keep must be a chance from 0 to 1, not 2"),
        (lambda: compound(die(6), die(6) - 2), "each roll must give at least 0, not -1"),
        (lambda: look_up(die(6), {2: "x"}), "the table must have a row for 1"),
        (lambda: look_up(die(6), {}), "the table must have a row for 1"),
    ],
)
def test_impossible_questions_are_refused_with_a_sentence(wrong, message):
    with pytest.raises(ValueError, match=message):
        wrong()


def test_adding_something_else_is_a_type_error():
    with pytest.raises(TypeError):
        die(6) + "x"
