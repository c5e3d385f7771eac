"""One die and pools of dice: the chance of one die, the number of successes, the sum.

Chances of one die come as Fractions. A pool answers in floats unless `exact=True` is asked for.
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from slagveld.chances import dense
from slagveld.chances.checks import Probability, chance, exact_chance, whole
from slagveld.chances.distribution import Distribution


def _share(faces: int, sides: int, always: bool, never: bool) -> Fraction:
    """Winning faces out of all, with one face that always wins and one that never does."""
    least = 1 if always else 0
    most = sides - 1 if never else sides
    if least > most:
        raise ValueError(f"a die of {sides} side cannot both always win and never win")
    return Fraction(max(least, min(most, faces)), sides)


@lru_cache(maxsize=4096)
def chance_at_least(
    need: int, sides: int = 6, *, one_fails: bool = False, highest_succeeds: bool = False
) -> Fraction:
    """How likely one die shows the number or more; beyond the faces it is sure or impossible.

    Subtract bonuses from the need; a natural 1 and the highest face then still count as such.

    >>> chance_at_least(4), chance_at_least(11, 10), chance_at_least(0, 10)
    (Fraction(1, 2), Fraction(0, 1), Fraction(1, 1))
    >>> chance_at_least(1, one_fails=True), chance_at_least(9, highest_succeeds=True)
    (Fraction(5, 6), Fraction(1, 6))
    """
    whole("need", need, None)
    whole("sides", sides, 1)
    return _share(sides + 1 - need, sides, highest_succeeds, one_fails)


@lru_cache(maxsize=4096)
def chance_at_most(
    limit: int, sides: int = 6, *, one_succeeds: bool = False, highest_fails: bool = False
) -> Fraction:
    """How likely one die shows the number or less; beyond the faces it is sure or impossible.

    >>> chance_at_most(12, 20), chance_at_most(20, 20, highest_fails=True)
    (Fraction(3, 5), Fraction(19, 20))
    """
    whole("limit", limit, None)
    whole("sides", sides, 1)
    return _share(limit, sides, one_succeeds, highest_fails)


def roll_under(target: int | Iterable[int], sides: int = 20) -> Fraction:
    """How likely one die stays at or under a target, given whole or as its items.

    The target is not held within bounds: no face hits or misses by itself.

    >>> roll_under([14, -2, +1]), roll_under(25), roll_under([3, -5])
    (Fraction(13, 20), Fraction(1, 1), Fraction(0, 1))
    """
    return chance_at_most(target if isinstance(target, int) else sum(target), sides)


def die(sides: int = 6, *, exact: bool = False) -> Distribution[int]:
    """Say what one die shows.

    >>> die(4)
    Distribution({1: 0.25, 2: 0.25, 3: 0.25, 4: 0.25})
    """
    return dice(1, sides, exact=exact)


def dice(count: int, sides: int = 6, bonus: int = 0, *, exact: bool = False) -> Distribution[int]:
    """Say what the sum of so many dice comes to, with the bonus added.

    >>> dice(2, 6, exact=True).probability(7)
    Fraction(1, 6)
    >>> (die(6, exact=True) - 2).clip(least=0)
    Distribution({0: 1/3, 1: 1/6, 2: 1/6, 3: 1/6, 4: 1/6})
    """
    whole("count", count)
    whole("sides", sides, 1)
    whole("bonus", bonus, None)
    first = count + bonus
    if exact:
        return Distribution.exact_row(first, dense.power_exact([1] * sides, count), sides**count)
    return Distribution.row(first, _sum_row(count, sides))


@lru_cache(maxsize=512)
def _sum_row(count: int, sides: int) -> tuple[float, ...]:
    return tuple(dense.power(dense.constant(sides, 1.0 / sides), count).tolist())


def successes(
    count: int, success: Probability, *, automatic: int = 0, exact: bool = False
) -> Distribution[int]:
    """Say how many of so many equal dice succeed, automatic successes added.

    >>> successes(2, chance_at_least(5), exact=True)
    Distribution({0: 4/9, 1: 4/9, 2: 1/9})
    >>> successes(0, 0.5, automatic=2)
    Distribution({2: 1.0})
    """
    whole("count", count)
    whole("automatic", automatic)
    if exact:
        weights, denominator = dense.binomial_exact(count, exact_chance("success", success))
        return Distribution.exact_row(automatic, weights, denominator)
    return Distribution.row(automatic, dense.binomial(count, float(chance("success", success))))


def mixed_successes(
    chances: Iterable[Probability], *, automatic: int = 0, exact: bool = False
) -> Distribution[int]:
    """Say how many dice succeed if each has its own chance, automatic successes added.

    >>> mixed_successes([0.5, 1.0, 0.5])
    Distribution({1: 0.25, 2: 0.5, 3: 0.25})
    """
    whole("automatic", automatic)
    if exact:
        pools = Counter(exact_chance("a chance", each) for each in chances)
        weights, denominator = [1], 1
        for each, count in sorted(pools.items()):
            more, unit = dense.binomial_exact(count, each)
            weights, denominator = dense.convolve_exact(weights, more), denominator * unit
        return Distribution.exact_row(automatic, weights, denominator)
    sorts = Counter(float(chance("a chance", each)) for each in chances)
    first, row = dense.poisson_binomial(sorts)
    return Distribution.row(automatic + first, row)


def streak(chances: Iterable[Probability]) -> Distribution[int]:
    """Say how many tries succeed before the first failure ends the series.

    >>> streak([0.5, 0.25])
    Distribution({0: 0.5, 1: 0.375, 2: 0.125})
    """
    listed = [chance("a chance", each) for each in chances]
    exact = not any(isinstance(each, float) for each in listed)
    reached: Probability = Fraction(1) if exact else 1.0
    result: dict[int, Probability] = {}
    for count, each in enumerate(listed):
        result[count] = reached * (1 - each)
        reached *= each
    result[len(listed)] = reached
    return Distribution.settled(result, exact)


def highest(count: int, sides: int = 6, *, exact: bool = False) -> Distribution[int]:
    """Say what the highest of so many dice shows.

    >>> highest(2, 6, exact=True).probability(6)
    Fraction(11, 36)
    """
    whole("count", count, 1)
    whole("sides", sides, 1)
    weights = {face: face**count - (face - 1) ** count for face in range(1, sides + 1)}
    return Distribution.weighted(weights, exact)


def lowest(count: int, sides: int = 6, *, exact: bool = False) -> Distribution[int]:
    """Say what the lowest of so many dice shows.

    >>> lowest(2, 6, exact=True).probability(1)
    Fraction(11, 36)
    """
    return highest(count, sides, exact=exact).map(lambda face: sides + 1 - face)


def sorted_dice(
    count: int, sides: int = 6, *, exact: bool = False
) -> Distribution[tuple[int, ...]]:
    """Say which faces so many dice show together, from low to high; meant for a few dice.

    >>> sorted_dice(2, 6, exact=True).probability((1, 6))
    Fraction(1, 18)
    """
    whole("count", count)
    whole("sides", sides, 1)
    ways = {
        faces: factorial(count) // prod(factorial(same) for same in Counter(faces).values())
        for faces in combinations_with_replacement(range(1, sides + 1), count)
    }
    return Distribution.weighted(ways, exact)
