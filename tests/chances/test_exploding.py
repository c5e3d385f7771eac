"""Dice rolled on after the highest face, against game trees worked out the slow way."""

from fractions import Fraction
from itertools import product

import icepool
import pytest

from slagveld.chances import compare, contest_chance, exploding_total, roll_on_chance

from .oracle import assert_same, pooled


def best(need: int, sides: int) -> Fraction:
    """The best chance when after each highest face one may stop or go on, face by face."""
    total = Fraction(0)
    for face in range(2, sides):
        total += face >= need
    total += max(Fraction(need <= sides), best(need - sides, sides) if need > sides else 0)
    return total / sides


@pytest.mark.parametrize("sides", [2, 3, 6, 10])
def test_rolling_on_only_if_needed_is_best(sides):
    for need in range(-5, 5 * sides):
        assert roll_on_chance(need, sides) == best(need, sides)


def test_the_formula_of_the_six():
    for need in range(-3, 40):
        if need <= 2:
            assert roll_on_chance(need) == Fraction(5, 6)
        elif need <= 6:
            assert roll_on_chance(need) == Fraction(7 - need, 6)
        else:
            assert roll_on_chance(need) == roll_on_chance(need - 6) / 6


def follow(rule, total: int, sides: int, most: int) -> dict[int | None, Fraction]:
    """The totals of a player who keeps to a rule, by walking the tree of throws."""
    parts: dict[int | None, Fraction] = {}
    for face in range(1, sides + 1):
        reached = total + face
        onward = face == sides and reached < most and rule(reached)
        deeper = follow(rule, reached, sides, most) if onward else {min(most, reached): Fraction(1)}
        for value, part in ({None: Fraction(1)} if face == 1 else deeper).items():
            parts[value] = parts.get(value, Fraction(0)) + part / sides
    return parts


@pytest.mark.parametrize("sides", [3, 6])
@pytest.mark.parametrize("bonus", [-4, 0, 3])
@pytest.mark.parametrize("exact", [True, False])
def test_totals_of_a_player_with_a_stop_rule(sides, bonus, exact):
    for stop in range(-5, 20, 3):
        made = exploding_total(
            lambda total, stop=stop: total < stop, bonus=bonus, sides=sides, most=30, exact=exact
        )
        assert_same(made, follow(lambda total, stop=stop: total < stop, bonus, sides, 30))


def test_rule_for_a_need_agrees_with_the_chance_of_the_need():
    for need in range(1, 30):
        made = exploding_total(lambda total, need=need: total < need, most=99, exact=True)
        reached = made.probability(lambda total, need=need: total is not None and total >= need)
        assert reached == roll_on_chance(need)


@pytest.mark.parametrize("most", [1, 2, 5, 6, 7, 12, 18])
def test_always_rolled_on_with_the_rest_in_the_last_outcome(most):
    deep = exploding_total(most=120, exact=True)
    wanted = deep.map(lambda total: None if total is None else min(total, most))
    assert exploding_total(most=most, exact=True) == wanted
    assert_same(exploding_total(most=most), dict(wanted.items()))


def test_totals_go_up_to_36_unless_told():
    assert exploding_total(bonus=3).outcomes[-1] == 36


def test_without_failing_ones_against_icepool():
    theirs = icepool.d6.explode(depth=5).map(lambda total: min(total, 20))
    assert_same(exploding_total(most=20, one_fails=False, exact=True), pooled(theirs))
    assert_same(exploding_total(most=20, one_fails=False), pooled(theirs))


def test_never_rolled_on_is_a_plain_die_without_its_one():
    made = exploding_total(lambda _: False, exact=True)
    assert_same(made, {None: Fraction(1, 6), **dict.fromkeys(range(2, 7), Fraction(1, 6))})


def play(lead: int, first_rolls: dict[bool, bool], second_rolls: dict[bool, bool]) -> float:
    """The first side's chance if both keep to fixed choices at level totals, mass pushed forward.

    A choice is keyed by whether the other side could still roll on.
    """
    won = tied = 0.0
    masses: dict[tuple[int, bool, bool], float] = {}
    for mine, theirs in product(range(1, 7), repeat=2):
        if mine == theirs == 1:
            tied += 1 / 36
        elif theirs == 1:
            won += 1 / 36
        elif mine > 1:
            key = (lead + mine - theirs, mine == 6, theirs == 6)
            masses[key] = masses.get(key, 0.0) + 1 / 36
    for _ in range(60):
        further: dict[tuple[int, bool, bool], float] = {}
        for (ahead, first, second), mass in masses.items():
            mover = 0
            if (ahead < 0 and first) or (ahead == 0 and first and first_rolls[second]):
                mover = 1
            elif (ahead > 0 and second) or (ahead == 0 and second and second_rolls[first]):
                mover = -1
            if not mover:
                won += mass * (ahead > 0)
                tied += mass * (ahead == 0)
                continue
            won += mass / 6 * (mover < 0)
            for face in range(2, 7):
                flags = (face == 6, second) if mover > 0 else (first, face == 6)
                key = (ahead + mover * face, *flags)
                further[key] = further.get(key, 0.0) + mass / 6
        masses = further
    return won / (1 - tied)


@pytest.mark.parametrize("lead", [*range(-9, 10), 40])
def test_contest_is_the_best_that_each_side_can_make_sure_of(lead):
    choices = [dict(zip((False, True), pair, strict=True)) for pair in product((0, 1), repeat=2)]
    table = [[play(lead, mine, theirs) for theirs in choices] for mine in choices]
    most = max(min(row) for row in table)
    least = min(max(column) for column in zip(*table, strict=True))
    assert most == pytest.approx(least, abs=1e-12)
    assert contest_chance(lead) == pytest.approx(most, abs=1e-12)


def test_contest_out_of_reach_is_lost_by_ones_alone():
    assert contest_chance(1000) == pytest.approx(6 / 7, abs=1e-12)
    assert contest_chance(-1000) == pytest.approx(1 / 7, abs=1e-12)


def test_contest_by_fixed_rules_is_a_comparison_of_totals():
    stay = exploding_total(lambda _: False, exact=True)
    result = compare(stay, stay)
    assert result.probability(0) == Fraction(6, 36)
    assert result.probability(1) == result.probability(-1)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: roll_on_chance(2.5), "need must be a whole number, not 2.5"),
        (lambda: roll_on_chance(2, 1), "sides must be a whole number of at least 2, not 1"),
        (lambda: exploding_total(sides=1), "sides must be a whole number of at least 2, not 1"),
        (lambda: exploding_total(most=None), "most must be a whole number, not None"),
        (lambda: exploding_total(bonus=0.5), "bonus must be a whole number, not 0.5"),
        (lambda: contest_chance(0.5), "lead must be a whole number, not 0.5"),
        (lambda: contest_chance(0, 2), "sides must be a whole number of at least 3, not 2"),
    ],
)
def test_impossible_throws_are_refused_with_a_sentence(wrong, message):
    with pytest.raises(ValueError, match=message):
        wrong()
