"""Several random things together: side by side, one after the other, so many of a kind."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from slagveld.chances import dense
from slagveld.chances.checks import Probability, chance, whole
from slagveld.chances.distribution import Distribution, exact_weights, float_row
from slagveld.chances.outcomes import in_order

H = TypeVar("H", bound=Hashable)
T = TypeVar("T")


def product(parts: Sequence[Distribution[T]]) -> Distribution[tuple[T, ...]]:
    """Say what all come to, independently of each other; outcomes are tuples.

    >>> coin = Distribution({0: 0.5, 1: 0.5})
    >>> product([coin, coin, coin]).probability((0, 1, 1))
    0.125
    """
    made: Distribution[tuple[T, ...]] = Distribution.certain(())
    for part in parts:
        made = made.joint(part).map(lambda pair: (*pair[0], pair[1]))
    return made


def chain(
    start: H | Distribution[H], step: Callable[[H], Distribution[H]], times: int
) -> Distribution[H]:
    """Say where a state stands after so many random steps, each depending on the state alone.

    `step` is asked once per state. A state is over when its step leads to itself.

    >>> lose_one = Distribution({0: 0.5, 1: 0.5})
    >>> chain(2, lambda men: (men - lose_one).clip(least=0) if men else Distribution.certain(0), 3)
    Distribution({0: 0.5, 1: 0.375, 2: 0.125})
    """
    whole("times", times)
    seen: dict[H, Distribution[H]] = {}

    def once(state: H) -> Distribution[H]:
        if state not in seen:
            seen[state] = step(state)
        return seen[state]

    now = start if isinstance(start, Distribution) else Distribution.certain(start)
    for _ in range(times):
        now = now.then(once)
    return now


def thinned(count: Distribution[int], keep: Probability) -> Distribution[int]:
    """Say how many of a random number remain if each one stays with the same chance.

    >>> thinned(Distribution({0: 0.5, 2: 0.5}), 0.5)
    Distribution({0: 0.625, 1: 0.25, 2: 0.125})
    """
    chance("keep", keep)
    _check_count(count)
    if count.exact and not isinstance(keep, float):
        stay = Fraction(keep)
        return _compound_exact(count, [stay.denominator - stay.numerator, stay.numerator], stay)
    return Distribution.row(0, dense.thin(_from_zero(count), float(keep)))


def compound(count: Distribution[int], each: Distribution[int]) -> Distribution[int]:
    """Say what a random number of independent equal rolls adds up to; none makes 0.

    >>> compound(Distribution({0: 0.5, 1: 0.5}), Distribution({1: 0.5, 2: 0.5}))
    Distribution({0: 0.5, 1: 0.25, 2: 0.25})
    """
    _check_count(count)
    low = each.outcomes[0]
    if low < 0:
        raise ValueError(f"each roll must give at least 0, not {low}")
    if count.exact and each.exact:
        weights, denominator = exact_weights(each)
        return _compound_exact(count, [0] * low + weights, Fraction(1, denominator))
    row = dense.compound(_from_zero(count), _from_zero(each))
    return Distribution.row(0, row)


def look_up(roll: Distribution[int], table: Mapping[int, T]) -> Distribution[T]:
    """Read a random number in a table whose rows begin at the numbers given.

    >>> two_dice = Distribution.weighted({n: 6 - abs(7 - n) for n in range(2, 13)}, exact=True)
    >>> look_up(two_dice, {2: "light", 7: "grave", 11: "dead"})
    Distribution({'dead': 1/12, 'grave': 1/2, 'light': 5/12})
    """
    rows = in_order(table)
    if not rows or roll.outcomes[0] < rows[0]:
        raise ValueError(f"the table must have a row for {roll.outcomes[0]}")

    def row_of(value: int) -> T:
        return table[max(row for row in rows if row <= value)]

    return roll.map(row_of)


def counted(parts: Distribution[tuple[Any, ...]]) -> Distribution[int]:
    """Say how many parts of a joint outcome are true.

    >>> counted(Distribution({(True, False): 0.5, (True, True): 0.5}))
    Distribution({1: 0.5, 2: 0.5})
    """
    return parts.map(lambda values: sum(1 for value in values if value))


def _check_count(count: Distribution[int]) -> None:
    if any(type(value) is not int for value in (count.outcomes[0], count.outcomes[-1])):
        raise ValueError("a count must be a whole number")
    if count.outcomes[0] < 0:
        raise ValueError(f"a count must be at least 0, not {count.outcomes[0]}")


def _from_zero(source: Distribution[int]) -> dense.Row:
    """The chances of 0, 1, … up to the highest outcome."""
    row = float_row(source)
    low = source.outcomes[0]
    if not low:
        return row
    padded = dense.zeros(low + len(row))
    padded[low:] = row
    return padded


def _compound_exact(
    count: Distribution[int], each: Sequence[int], unit: Fraction
) -> Distribution[int]:
    """Sum a random number of exact rolls whose weights are over the unit's denominator."""
    weights, denominator = exact_weights(count)
    row, factor = dense.compound_exact([0] * count.outcomes[0] + weights, each, unit.denominator)
    return Distribution.exact_row(0, row, denominator * factor)
