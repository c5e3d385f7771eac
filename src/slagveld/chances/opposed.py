"""Successes against successes: what an attack leaves after the defence, and the wounds of it."""

from collections.abc import Callable
from typing import TypeVar

from slagveld.chances.checks import Probability, whole
from slagveld.chances.distribution import Distribution

T = TypeVar("T")


def net_successes(
    attack: Distribution[int],
    defence: Distribution[int],
    unreducible: Distribution[int] | None = None,
) -> Distribution[int]:
    """Say how many successes are left: attack less defence, never below 0, plus the unreducible.

    >>> from fractions import Fraction
    >>> from slagveld.chances import successes
    >>> half, sixth = Fraction(1, 2), Fraction(1, 6)
    >>> net_successes(successes(2, half, exact=True), successes(1, sixth, exact=True))
    Distribution({0: 1/3, 1: 11/24, 2: 5/24})
    """
    net = (attack - defence).clip(least=0)
    return net if unreducible is None else net + unreducible


def with_failure_saved(defence: Distribution[int], dice: int, saved: int = 1) -> Distribution[int]:
    """Say how many of so many dice succeed if failed ones, up to a number, count as successes.

    >>> from fractions import Fraction
    >>> from slagveld.chances import successes
    >>> with_failure_saved(successes(2, Fraction(1, 6), exact=True), 2)
    Distribution({1: 25/36, 2: 11/36})
    """
    whole("dice", dice)
    whole("saved", saved)
    if defence.outcomes[-1] > dice:
        raise ValueError(f"{dice} dice cannot have {defence.outcomes[-1]} successes")
    return defence.map(lambda count: min(count + saved, dice))


def wounds_of(
    left: Distribution[int], strength: int, resistance: int, most: int | None = None
) -> Distribution[int]:
    """Say how many wounds successes cause: times strength, divided by resistance, rounded down.

    >>> from slagveld.chances import successes
    >>> wounds_of(successes(2, 0.5), strength=3, resistance=4)
    Distribution({0: 0.75, 1: 0.25})
    """
    whole("strength", strength)
    whole("resistance", resistance, 1)
    wounds = left.map(lambda count: count * strength // resistance)
    return wounds if most is None else wounds.clip(most=whole("most", most))


def opposed(
    first: Distribution[int], second: Distribution[int], outcome: Callable[[int, int], T]
) -> Distribution[T]:
    """Say what two independent numbers come to by any rule: the hook for special cases.

    >>> from slagveld.chances import successes
    >>> opposed(successes(1, 0.5), successes(1, 0.5), lambda hits, blocks: hits > blocks)
    Distribution({False: 0.75, True: 0.25})
    """
    return first.joint(second).map(lambda pair: outcome(*pair))


def passes(test: Distribution[int], needed: int, tries: int = 1) -> Probability:
    """How likely a test reaches the successes needed in one of so many tries.

    >>> from fractions import Fraction
    >>> from slagveld.chances import successes
    >>> passes(successes(1, Fraction(1, 2), exact=True), needed=1, tries=2)
    Fraction(3, 4)
    """
    whole("needed", needed)
    whole("tries", tries)
    return 1 - (1 - test.at_least(needed)) ** tries
