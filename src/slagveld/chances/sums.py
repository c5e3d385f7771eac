"""One total against one or several numbers, and totals against each other.

An attack total here is `roll + bonus` against a defence: equal is enough. The lowest possible
roll may always miss and the highest always hit, whatever the defence.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from enum import IntEnum
from fractions import Fraction
from itertools import permutations
from typing import Any, TypeVar

from slagveld.chances.checks import Probability, whole
from slagveld.chances.combine import product
from slagveld.chances.distribution import Distribution
from slagveld.chances.outcomes import sort_key

T = TypeVar("T")
A = TypeVar("A")

MOST_ROLLERS = 6
"""So many sides may roll for their order; the orders grow as their factorial."""


class Grade(IntEnum):
    """How a total fared: the two natural extremes are told apart from plain hit and miss."""

    LOWEST = 0
    MISS = 1
    HIT = 2
    HIGHEST = 3

    @property
    def hits(self) -> bool:
        """Whether the attack succeeds."""
        return self >= Grade.HIT


def grades(
    roll: Distribution[int], bonus: int, defences: Sequence[int], *, natural: bool = True
) -> Distribution[tuple[Grade, ...]]:
    """Say how one shared roll fares against each of several defences.

    With `natural` the lowest total of the dice always misses and the highest always hits.

    >>> from slagveld.chances import dice
    >>> grades(dice(2, 6, exact=True), 9, [16]).map(lambda each: each[0].name)
    Distribution({'HIGHEST': 1/36, 'HIT': 5/9, 'LOWEST': 1/36, 'MISS': 7/18})
    """
    whole("bonus", bonus, None)
    for defence in defences:
        whole("a defence", defence, None)
    low, high = roll.outcomes[0], roll.outcomes[-1]

    def grade(value: int, defence: int) -> Grade:
        if natural and value in (low, high):
            return Grade.HIGHEST if value == high else Grade.LOWEST
        return Grade.HIT if value + bonus >= defence else Grade.MISS

    return roll.map(lambda value: tuple(grade(value, defence) for defence in defences))


def shared_hits(
    roll: Distribution[int], bonus: int, defences: Sequence[int], *, natural: bool = True
) -> Distribution[tuple[bool, ...]]:
    """Say which of several defences one shared roll hits.

    >>> from slagveld.chances import dice
    >>> shared_hits(dice(2, 6, exact=True), 9, [16, 19])
    Distribution({(False, False): 5/12, (True, False): 5/12, (True, True): 1/6})
    """
    graded = grades(roll, bonus, defences, natural=natural)
    return graded.map(lambda parts: tuple(part.hits for part in parts))


def hit_chance(
    roll: Distribution[int], bonus: int, defence: int, *, natural: bool = True
) -> Probability:
    """How likely the roll with its bonus reaches the defence.

    >>> from slagveld.chances import dice
    >>> hit_chance(dice(2, 6, exact=True), 10, 30), hit_chance(dice(2, 6, exact=True), 10, 3)
    (Fraction(1, 36), Fraction(35, 36))
    """
    return shared_hits(roll, bonus, [defence], natural=natural).probability((True,))


def shared_attack(
    attack: Distribution[A], defences: Sequence[Distribution[int]], outcome: Callable[[A, int], T]
) -> Distribution[tuple[T, ...]]:
    """Say what one attack roll does to several victims who each make a defence roll of their own.

    The victims' fates hang together through the attack. `outcome` is what the attack does to a
    victim with that defence roll.

    >>> attack, block = Distribution({0: 0.5, 1: 0.5}), Distribution({0: 0.5, 1: 0.5})
    >>> shared_attack(attack, [block, block], lambda hits, blocks: hits > blocks)
    Distribution({(False, False): 0.625, (False, True): 0.125, (True, False): 0.125, \
(True, True): 0.125})
    """

    def fates(value: A) -> Distribution[tuple[T, ...]]:
        return product([defence.map(lambda other: outcome(value, other)) for defence in defences])

    return attack.then(fates)


def compare(
    first: Distribution[Any], second: Distribution[Any], *, ties_again: bool = False
) -> Distribution[int]:
    """Say who is higher: 1 the first, -1 the second, 0 neither; or roll ties until one is.

    A missing number (None, a failed roll) is lower than any other.

    >>> from slagveld.chances import die, highest
    >>> compare(highest(2, exact=True), die(exact=True))
    Distribution({-1: 55/216, 0: 1/6, 1: 125/216})
    >>> compare(die(exact=True), die(exact=True), ties_again=True)
    Distribution({-1: 1/2, 1: 1/2})
    """
    exact = first.exact and second.exact
    mine = [sort_key(value) for value in first.outcomes]
    theirs = [sort_key(value) for value in second.outcomes]
    other: list[Any] = [part if exact else float(part) for part in second.probabilities]
    nothing: Any = Fraction(0) if exact else 0.0
    wins, ties, losses = nothing, nothing, nothing
    for key, part in zip(mine, first.probabilities, strict=True):
        below, upto = bisect_left(theirs, key), bisect_right(theirs, key)
        wins += part * sum(other[:below], nothing)
        ties += part * sum(other[below:upto], nothing)
        losses += part * sum(other[upto:], nothing)
    settled = Distribution.settled({-1: losses, 0: ties, 1: wins}, exact)
    if not ties_again:
        return settled
    if settled.probability(0) == 1:
        raise ValueError("a tie must not be certain if ties are rolled again")
    return settled.given(bool)


def order_roll(rolls: Sequence[Distribution[int]]) -> Distribution[tuple[int, ...]]:
    """Say in which order the rollers end, highest first; the tied roll again among themselves.

    Outcomes are tuples of places in `rolls`, at most MOST_ROLLERS long. For lowest first, negate
    the rolls.

    >>> from slagveld.chances import die
    >>> order_roll([die(6, exact=True), die(6, exact=True) + 4])
    Distribution({(0, 1): 1/34, (1, 0): 33/34})
    """
    if len(rolls) > MOST_ROLLERS:
        raise ValueError(f"at most {MOST_ROLLERS} may roll for their order, not {len(rolls)}")
    return _order(tuple(range(len(rolls))), rolls, {})


def _order(
    group: tuple[int, ...],
    rolls: Sequence[Distribution[int]],
    known: dict[tuple[int, ...], Distribution[tuple[int, ...]]],
) -> Distribution[tuple[int, ...]]:
    """The order within a group, from its first roll; the whole group tied again changes nothing."""
    if len(group) < 2:
        return Distribution.certain(group)
    alike = all(rolls[one] == rolls[group[0]] for one in group) and len(rolls[group[0]]) > 1
    if alike and group not in known:
        orders = dict.fromkeys(permutations(group), 1)
        known[group] = Distribution.weighted(orders, rolls[group[0]].exact)
    if group not in known:
        ranked = _ranked(group, rolls)
        if ranked.probability((group,)) == 1:
            raise ValueError("rollers for order must not always tie")
        ranked = ranked.given(lambda ranks: len(ranks) > 1)

        def resolved(ranks: tuple[tuple[int, ...], ...]) -> Distribution[tuple[int, ...]]:
            parts = product([_order(tied, rolls, known) for tied in ranks])
            return parts.map(lambda orders: tuple(one for order in orders for one in order))

        known[group] = ranked.then(resolved)
    return known[group]


def _ranked(
    group: tuple[int, ...], rolls: Sequence[Distribution[int]]
) -> Distribution[tuple[tuple[int, ...], ...]]:
    """Who shares which rank after one roll, found by going through the numbers from the top."""
    exact = all(rolls[one].exact for one in group)
    tables = {one: dict(rolls[one].items()) for one in group}
    zero: Any = Fraction(0) if exact else 0.0
    numbers = sorted({value for table in tables.values() for value in table}, reverse=True)
    open_ranks: dict[tuple[tuple[int, ...], ...], Any] = {(): zero + 1}
    for number in numbers:
        rolled = {one: table.get(number, zero) for one, table in tables.items()}
        further: dict[tuple[tuple[int, ...], ...], Any] = {}
        for ranks, share in open_ranks.items():
            placed = [one for rank in ranks for one in rank]
            waiting = [one for one in group if one not in placed]
            for tied, ways in _subsets(waiting, rolled, zero + 1):
                key = (*ranks, tied) if tied else ranks
                further[key] = further.get(key, 0) + share * ways
        open_ranks = further
    done = {
        ranks: share for ranks, share in open_ranks.items() if sum(map(len, ranks)) == len(group)
    }
    return Distribution.settled(done, exact)


def _subsets(
    waiting: Sequence[int], rolled: dict[int, Any], one: Any
) -> list[tuple[tuple[int, ...], Any]]:
    """Every choice of those who roll the number now, with the product of their chances."""
    choices: list[tuple[tuple[int, ...], Any]] = [((), one)]
    for roller in waiting:
        chance = rolled[roller]
        if chance:
            choices += [((*tied, roller), ways * chance) for tied, ways in choices]
    return choices
