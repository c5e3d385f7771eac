"""Successes against successes and their wounds, against icepool and every way dice can fall."""

from fractions import Fraction

import pytest

from slagveld.chances import (
    net_successes,
    opposed,
    passes,
    successes,
    with_failure_saved,
    wounds_of,
)

from .oracle import assert_same, brute, coin, pooled

HALF, SIXTH = Fraction(1, 2), Fraction(1, 6)
POOLS = [(0, 0, 0), (3, 2, 0), (2, 2, 1), (0, 2, 2)]


def skulls(faces: tuple[int, ...]) -> int:
    return sum(face >= 4 for face in faces)


def shields(faces: tuple[int, ...]) -> int:
    return sum(face == 6 for face in faces)


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize(
    ("attack", "defence", "sure"), [(0, 0, 0), (3, 2, 0), (2, 2, 1), (0, 2, 2)]
)
def test_what_is_left_of_an_attack(attack, defence, sure, exact):
    def left(*thrown: int) -> int:
        first, second, rest = (
            thrown[:attack],
            thrown[attack : attack + defence],
            thrown[attack + defence :],
        )
        return max(0, skulls(first) - shields(second)) + skulls(rest)

    made = net_successes(
        successes(attack, HALF, exact=exact),
        successes(defence, SIXTH, exact=exact),
        successes(sure, HALF, exact=exact),
    )
    assert_same(made, brute([6] * (attack + defence + sure), left))


@pytest.mark.parametrize(("attack", "defence"), [(9, 4), (24, 10), (60, 30)])
def test_large_pools_against_icepool(attack, defence):
    net = (attack @ coin(HALF) - defence @ coin(SIXTH)).map(lambda left: max(0, left))
    made = net_successes(successes(attack, HALF), successes(defence, SIXTH))
    assert_same(made, pooled(net))
    wounds = wounds_of(made, strength=5, resistance=3, most=7)
    assert_same(wounds, pooled(net.map(lambda left: min(7, left * 5 // 3))))


@pytest.mark.parametrize("dice", range(4))
def test_one_failed_die_may_count_as_a_success(dice):
    wanted = brute([6] * dice, lambda *faces: shields(faces) + any(face < 6 for face in faces))
    assert_same(with_failure_saved(successes(dice, SIXTH, exact=True), dice), wanted)
    assert_same(with_failure_saved(successes(dice, SIXTH), dice), wanted)


@pytest.mark.parametrize("strength", range(5))
@pytest.mark.parametrize("resistance", range(1, 5))
def test_wounds_are_rounded_down_and_capped(strength, resistance):
    wanted = brute([6] * 4, lambda *faces: min(2, skulls(faces) * strength // resistance))
    made = wounds_of(successes(4, HALF, exact=True), strength, resistance, most=2)
    assert_same(made, wanted)


def test_any_rule_on_two_pools():
    """The defence counts one more success if any of its dice failed, the attack doubles threes."""
    wanted = brute([6] * 5, lambda *n: (skulls(n[:3]) * 2, shields(n[3:]) + (shields(n[3:]) < 2)))
    made = opposed(
        successes(3, HALF, exact=True),
        successes(2, SIXTH, exact=True),
        lambda hits, blocks: (hits * 2, blocks + (blocks < 2)),
    )
    assert_same(made, wanted)


def test_a_test_may_be_tried_again():
    test = successes(3, SIXTH, exact=True)
    once = test.at_least(1)
    assert once == 1 - Fraction(125, 216)
    assert passes(test, 1, 2) == once + (1 - once) * once
    assert passes(test, 0) == 1
    assert passes(test, 4) == 0
    assert passes(test, 1, 0) == 0


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: wounds_of(successes(2, 0.5), 1, 0), "resistance must be a whole number of at"),
        (lambda: wounds_of(successes(2, 0.5), -1, 1), "strength must be a whole number of at"),
        (lambda: wounds_of(successes(2, 0.5), 1, 1, -1), "most must be a whole number of at"),
        (lambda: with_failure_saved(successes(3, 0.5), 2), "2 dice cannot have 3 successes"),
        (lambda: passes(successes(2, 0.5), 1, -1), "tries must be a whole number of at least 0"),
    ],
)
def test_impossible_attacks_are_refused_with_a_sentence(wrong, message):
    with pytest.raises(ValueError, match=message):
        wrong()
