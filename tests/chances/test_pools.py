"""One die and pools of dice, against every way they can fall."""

from fractions import Fraction

import icepool
import pytest

from slagveld.chances import (
    chance_at_least,
    chance_at_most,
    dice,
    die,
    highest,
    lowest,
    mixed_successes,
    roll_under,
    sorted_dice,
    streak,
    successes,
)

from .oracle import assert_same, brute, coin, faces, pooled

SIDES = [1, 2, 3, 6, 10, 20]
FLAGS = [(False, False), (True, False), (False, True), (True, True)]


@pytest.mark.parametrize("sides", SIDES[1:])
@pytest.mark.parametrize(("bad", "good"), FLAGS)
def test_chance_of_one_die(sides, bad, good):
    for number in range(-3, sides + 4):
        above = brute(
            [sides],
            lambda face, n=number: (
                (face >= n and not (bad and face == 1)) or (good and face == sides)
            ),
        )
        under = brute(
            [sides],
            lambda face, n=number: (
                (face <= n and not (bad and face == sides)) or (good and face == 1)
            ),
        )
        made = chance_at_least(number, sides, one_fails=bad, highest_succeeds=good)
        assert made == above.get(True, 0)
        made = chance_at_most(number, sides, one_succeeds=good, highest_fails=bad)
        assert made == under.get(True, 0)


def test_a_die_of_one_side():
    assert chance_at_least(1, 1) == 1
    assert chance_at_least(2, 1, highest_succeeds=True) == 1
    assert chance_at_least(1, 1, one_fails=True) == 0
    with pytest.raises(ValueError, match="cannot both always win and never win"):
        chance_at_least(1, 1, one_fails=True, highest_succeeds=True)


def test_roll_under_adds_its_items_and_holds_no_bounds():
    assert [roll_under(n) for n in (-4, 0, 1, 12, 20, 33)] == [
        0, 0, Fraction(1, 20), Fraction(3, 5), 1, 1,
    ]  # fmt: skip
    assert roll_under([10, 3, -1]) == roll_under(12)
    assert roll_under(iter([4]), 6) == Fraction(2, 3)


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("exact", [True, False])
def test_sum_of_dice(sides, exact):
    for count in (0, 1, 2, 5, 20):
        assert_same(dice(count, sides, -3, exact=exact), pooled(count @ icepool.d(sides) - 3))


def test_sum_of_sixty_dice():
    assert_same(dice(60, 10), pooled(60 @ icepool.d10))


@pytest.mark.parametrize("chance", [Fraction(n, 12) for n in range(13)])
@pytest.mark.parametrize("exact", [True, False])
def test_successes_of_a_pool(chance, exact):
    for count in (0, 1, 2, 7, 24, 60):
        made = successes(count, chance, automatic=2, exact=exact)
        assert_same(made, pooled(count @ coin(chance) + 2))


def test_successes_of_extreme_pools():
    for count in (1023, 1025, 5000):
        for chance in (1e-9, 0.3, 0.999999):
            made = successes(count, chance)
            assert abs(sum(made.probabilities) - 1) < 1e-12
            assert made.mean == pytest.approx(count * chance, rel=1e-12)
    assert successes(60, 1e-300).probability(0) == 1.0
    assert successes(60, 5e-324).outcomes[0] == 0
    assert successes(7, 1 - 1e-16).at_least(7) == pytest.approx(1)


def test_successes_of_two_thousand_dice_against_whole_numbers():
    made = successes(2000, 0.25)
    wanted = successes(2000, Fraction(1, 4), exact=True)
    for value, part in made.items():
        assert part == pytest.approx(float(wanted.probability(value)), rel=1e-11, abs=1e-300)


@pytest.mark.parametrize("exact", [True, False])
def test_successes_with_a_chance_for_each_die(exact):
    chances = [Fraction(n, 10) for n in (0, 3, 3, 5, 10, 7, 1)]
    for length in range(len(chances) + 1):
        wanted = icepool.Die([1])
        for chance in chances[:length]:
            wanted = wanted + coin(chance)
        assert_same(mixed_successes(chances[:length], automatic=1, exact=exact), pooled(wanted))


def test_many_dice_of_few_and_of_many_chances():
    chances = [Fraction(n % 7, 7) for n in range(150)] + [Fraction(n, 201) for n in range(1, 200)]
    wanted = mixed_successes(chances, exact=True)
    assert_same(mixed_successes(chances), dict(wanted.items()))


def test_streak_ends_at_the_first_failure():
    chances = [chance_at_least(n) for n in (2, 4, 6)]

    def series(*thrown: int) -> int:
        for done, (face, need) in enumerate(zip(thrown, (2, 4, 6), strict=True)):
            if face < need:
                return done
        return 3

    assert_same(streak(chances), brute([6] * 3, series))
    assert_same(streak([float(chance) for chance in chances]), brute([6] * 3, series))
    assert_same(streak([]), {0: 1})


@pytest.mark.parametrize("exact", [True, False])
def test_highest_lowest_and_all_faces(exact):
    for count, sides in ((1, 6), (2, 6), (3, 4), (4, 3), (2, 1)):
        assert_same(highest(count, sides, exact=exact), brute([sides] * count, lambda *n: max(n)))
        assert_same(lowest(count, sides, exact=exact), brute([sides] * count, lambda *n: min(n)))
        every = brute([sides] * count, lambda *n: tuple(sorted(n)))
        assert_same(sorted_dice(count, sides, exact=exact), every)
    assert sorted_dice(0, 6).outcomes == ((),)
    assert len(list(faces(6, 6))) == 36


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: dice(-1), "count must be a whole number of at least 0, not -1"),
        (lambda: dice(2, 0), "sides must be a whole number of at least 1, not 0"),
        (lambda: dice(2, 6, 0.5), "bonus must be a whole number, not 0.5"),
        (lambda: die(True), "sides must be a whole number of at least 1, not True"),
        (lambda: highest(0), "count must be a whole number of at least 1, not 0"),
        (lambda: successes(3, -0.1), "success must be a chance from 0 to 1, not -0.1"),
        (lambda: successes(3, "x"), "success must be a chance from 0 to 1, not 'x'"),
        (lambda: successes(3, 0.5, exact=True), "success must be a Fraction for an exact answer"),
        (lambda: successes(3, 0.5, automatic=-1), "automatic must be a whole number"),
        (lambda: mixed_successes([0.5, 2.0]), "a chance must be a chance from 0 to 1, not 2.0"),
        (lambda: streak([2.0]), "a chance must be a chance from 0 to 1, not 2.0"),
        (lambda: chance_at_least(1.5), "need must be a whole number, not 1.5"),
        (lambda: chance_at_most(1, 0), "sides must be a whole number of at least 1, not 0"),
    ],
)
def test_impossible_pools_are_refused_with_a_sentence(wrong, message):
    with pytest.raises(ValueError, match=message):
        wrong()
