"""A finite distribution: what can come of a roll, and how likely each outcome is."""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, Generic, TypeVar, cast, final

import numpy as np

from slagveld.chances import dense
from slagveld.chances.checks import Probability, chance, full, whole
from slagveld.chances.outcomes import in_order, plain

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")
U = TypeVar("U")

_SPREAD = 4
"""A set of numbers is handled as one row if at least one number in so many can occur."""


@final
class Distribution(Generic[T_co]):
    """What can come of something random, each outcome with its probability.

    Outcomes are hashable and stand in a fixed order, numbers from low to high; none has the
    probability 0. Probabilities are floats, or all of them Fractions: then the distribution is
    exact. An operation is exact if all that enters it is.

    >>> wound = Distribution({0: 0.5, 1: 0.3, 2: 0.2})
    >>> round(wound.mean, 12), wound.at_least(1)
    (0.7, 0.5)
    >>> Distribution({"hit": 0.7, "miss": 0.7})
    Traceback (most recent call last):
    ...
    ValueError: the probabilities must add up to 1, not 1.4
    """

    __slots__ = ("_exact", "_outcomes", "_probabilities")
    _outcomes: Sequence[T_co]
    _probabilities: tuple[Probability, ...]
    _exact: bool

    def __init__(self, probabilities: Mapping[T_co, Probability]) -> None:
        for value in probabilities.values():
            chance("a probability", value)
        full("the probabilities", probabilities.values())
        exact = not any(isinstance(value, float) for value in probabilities.values())
        self._settle(probabilities, exact)
        if not exact:
            total = math.fsum(self._probabilities)
            self._probabilities = tuple(float(value) / total for value in self._probabilities)

    def _settle(self, probabilities: Mapping[T_co, Probability], exact: bool) -> None:
        """Put the outcomes in order, as a range where they are neighbouring whole numbers."""
        values = in_order(value for value, part in probabilities.items() if part)
        self._outcomes = tuple(values)
        if all(type(value) is int for value in values):
            numbers = range(cast("int", values[0]), cast("int", values[-1]) + 1)
            if len(numbers) == len(values):
                self._outcomes = cast("Sequence[T_co]", numbers)
        if exact:
            self._probabilities = tuple(Fraction(probabilities[value]) for value in values)
        else:
            self._probabilities = tuple(float(probabilities[value]) for value in values)
        self._exact = exact

    @staticmethod
    def settled(probabilities: Mapping[T, Probability], exact: bool) -> "Distribution[T]":
        """Build one from probabilities that are known to be right; nothing is checked."""
        made: Distribution[T] = Distribution.__new__(Distribution)
        made._settle(probabilities, exact)
        return made

    @staticmethod
    def _ordered(
        outcomes: Sequence[T], probabilities: Iterable[Probability], exact: bool
    ) -> "Distribution[T]":
        """Build one from outcomes already in order, none of them impossible."""
        made: Distribution[T] = Distribution.__new__(Distribution)
        made._outcomes = outcomes
        made._probabilities = tuple(probabilities)
        made._exact = exact
        return made

    @staticmethod
    def row(first: int, chances: Iterable[float]) -> "Distribution[int]":
        """Build one from the chances of first, first + 1, …, known to be right."""
        parts = chances.tolist() if isinstance(chances, np.ndarray) else list(chances)
        if 0.0 in parts:
            kept = {first + k: part for k, part in enumerate(parts) if part}
            return Distribution.settled(kept, exact=False)
        return Distribution._ordered(range(first, first + len(parts)), parts, exact=False)

    @staticmethod
    def exact_row(first: int, weights: Iterable[int], denominator: int) -> "Distribution[int]":
        """Build an exact one from the weights of first, first + 1, …, known to be right."""
        kept = {first + k: Fraction(part, denominator) for k, part in enumerate(weights) if part}
        return Distribution.settled(kept, exact=True)

    @staticmethod
    def certain(outcome: T) -> "Distribution[T]":
        """Say that only this can happen.

        >>> Distribution.certain("rout")
        Distribution({'rout': 1})
        """
        return Distribution.settled({outcome: Fraction(1)}, exact=True)

    @staticmethod
    def weighted(weights: Mapping[T, int], exact: bool = False) -> "Distribution[T]":
        """Say how often each outcome happens in relation to the others.

        >>> Distribution.weighted({"rider": 3, "squire": 1})
        Distribution({'rider': 0.75, 'squire': 0.25})
        """
        total = sum(whole("a weight", weight) for weight in weights.values())
        if not total:
            raise ValueError("weights must not all be 0")
        if exact:
            return Distribution.settled({k: Fraction(w, total) for k, w in weights.items()}, True)
        return Distribution.settled({k: w / total for k, w in weights.items()}, False)

    @staticmethod
    def mix(parts: Iterable[tuple[Probability, "Distribution[T]"]]) -> "Distribution[T]":
        """Say what comes out if each distribution holds with its own chance.

        >>> plain, blessed = Distribution({1: 1.0}), Distribution({1: 0.5, 2: 0.5})
        >>> Distribution.mix([(0.75, plain), (0.25, blessed)])
        Distribution({1: 0.875, 2: 0.125})
        """
        listed = list(parts)
        for share, _ in listed:
            chance("a share", share)
        full("the shares", (share for share, _ in listed))
        return _mixed(listed)

    @property
    def outcomes(self) -> Sequence[T_co]:
        """The possible outcomes in their fixed order."""
        return self._outcomes

    @property
    def probabilities(self) -> tuple[Probability, ...]:
        """The probability of each outcome, in the order of the outcomes."""
        return self._probabilities

    @property
    def exact(self) -> bool:
        """Whether all probabilities are Fractions."""
        return self._exact

    def items(self) -> Iterable[tuple[T_co, Probability]]:
        """The outcomes with their probabilities, in fixed order."""
        return zip(self._outcomes, self._probabilities, strict=True)

    @property
    def mean(self) -> Probability:
        """The expected number.

        >>> Distribution({1: Fraction(1, 2), 2: Fraction(1, 2)}).mean
        Fraction(3, 2)
        """
        return self._expected(self._numbers())

    @property
    def variance(self) -> Probability:
        """The expected square of the distance from the mean."""
        middle = self.mean
        if self._exact:
            return self._expected([value**2 for value in self._numbers()]) - middle**2
        return self._expected([(value - middle) ** 2 for value in self._numbers()])

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return math.sqrt(self.variance)

    def _numbers(self) -> Sequence[Any]:
        if type(self._outcomes) is range or all(
            isinstance(value, int | float | Fraction) for value in self._outcomes
        ):
            return self._outcomes
        raise ValueError("this needs outcomes that are numbers")

    def _expected(self, values: Iterable[Any]) -> Probability:
        if not self._exact:
            return math.fsum(v * part for v, part in zip(values, self._probabilities, strict=True))
        weights, denominator = self._weights(self._probabilities)
        numbers = (value if type(value) is int else Fraction(value) for value in values)
        total = sum(value * weight for value, weight in zip(numbers, weights, strict=True))
        return Fraction(total) / denominator

    def _total(self, parts: Iterable[Probability]) -> Probability:
        if not self._exact:
            return min(1.0, math.fsum(parts))
        weights, denominator = self._weights(parts)
        return Fraction(sum(weights), denominator)

    def _weights(self, parts: Iterable[Probability]) -> tuple[list[int], int]:
        """Exact probabilities as whole numbers, far faster to add than Fractions."""
        return dense.weights([Fraction(part) for part in parts])

    def probability(self, event: object) -> Probability:
        """Say how likely an outcome is, or any outcome of which a function says yes.

        >>> die = Distribution.weighted({face: 1 for face in range(1, 7)})
        >>> round(die.probability(3), 6), die.probability(lambda face: face % 2 == 0)
        (0.166667, 0.5)
        """
        if callable(event):
            return self._total(part for value, part in self.items() if event(value))
        try:
            return self._probabilities[self._outcomes.index(event)]
        except ValueError:
            return Fraction(0) if self._exact else 0.0

    def at_least(self, number: float) -> Probability:
        """Say how likely the number or more is."""
        return self._total(self._probabilities[bisect_left(self._numbers(), number) :])

    def at_most(self, number: float) -> Probability:
        """Say how likely the number or less is."""
        return self._total(self._probabilities[: bisect_right(self._numbers(), number)])

    def quantile(self, share: Probability) -> T_co:
        """Name the first outcome, in order, up to which at least this share lies.

        >>> Distribution({0: 0.4, 1: 0.3, 2: 0.3}).quantile(0.5)
        1
        """
        chance("the share", share)
        reached: Probability = Fraction(0) if self._exact else 0.0
        for value, part in self.items():
            reached += part
            if reached >= share:
                return value
        return self._outcomes[-1]

    def given(self, condition: Callable[[T_co], bool]) -> "Distribution[T_co]":
        """Say what came out if it is known that the condition holds.

        >>> Distribution({0: 0.5, 1: 0.25, 2: 0.25}).given(bool)
        Distribution({1: 0.5, 2: 0.5})
        """
        kept = {value: part for value, part in self.items() if condition(value)}
        if not kept:
            raise ValueError("the condition must be possible")
        total = self._total(kept.values())
        return Distribution.settled({k: part / total for k, part in kept.items()}, self._exact)

    def map(self, change: Callable[[T_co], U]) -> "Distribution[U]":
        """Say what comes out when each outcome is turned into another.

        >>> Distribution({1: 0.25, 2: 0.25, 3: 0.5}).map(lambda clicks: clicks >= 2)
        Distribution({False: 0.25, True: 0.75})
        """
        totals: dict[U, Any] = {}
        for value, part in self.items():
            key = change(value)
            totals[key] = totals.get(key, 0) + part
        return Distribution.settled(totals, self._exact)

    def then(self, step: Callable[[T_co], "Distribution[U]"]) -> "Distribution[U]":
        """Say what comes out when each outcome leads to a further distribution.

        >>> coin = Distribution({0: 0.5, 1: 0.5})
        >>> coin.then(lambda heads: coin if heads else Distribution.certain(0))
        Distribution({0: 0.75, 1: 0.25})
        """
        return _mixed([(part, step(value)) for value, part in self.items()])

    def joint(self, other: "Distribution[U]") -> "Distribution[tuple[T_co, U]]":
        """Say what both come to, independently of each other.

        >>> Distribution({0: 0.5, 1: 0.5}).joint(Distribution.certain("x"))
        Distribution({(0, 'x'): 0.5, (1, 'x'): 0.5})
        """
        exact = self._exact and other.exact
        mine, theirs = _parts(self, exact), _parts(other, exact)
        chances = [part * share for part in mine for share in theirs]
        pairs = list(product(self._outcomes, other.outcomes))
        if 0.0 in chances:
            return Distribution.settled(dict(zip(pairs, chances, strict=True)), exact)
        return Distribution._ordered(tuple(pairs), chances, exact)

    def marginal(self: "Distribution[tuple[Any, ...]]", place: int) -> "Distribution[Any]":
        """Say how one part of a joint outcome is distributed by itself."""
        return self.map(lambda parts: parts[place])

    def clip(
        self: "Distribution[int]", least: int | None = None, most: int | None = None
    ) -> "Distribution[int]":
        """Raise lower numbers to the least, and cut higher ones off at the most.

        >>> Distribution({-1: 0.25, 0: 0.25, 1: 0.25, 2: 0.25}).clip(least=0, most=1)
        Distribution({0: 0.5, 1: 0.5})
        """
        low = -math.inf if least is None else least
        high = math.inf if most is None else most
        if low > high:
            raise ValueError(f"the least, {least}, must not be above the most, {most}")
        return self.map(lambda value: cast("int", max(low, min(high, value))))

    def __add__(self: "Distribution[int]", other: "Distribution[int] | int") -> "Distribution[int]":
        if isinstance(other, int):
            values = self._outcomes
            if not isinstance(values, range):
                return self.map(lambda value: value + other)
            moved = range(values.start + other, values.stop + other)
            return Distribution._ordered(moved, self._probabilities, self._exact)
        if not isinstance(other, Distribution):
            return NotImplemented
        return _sum(self, other)

    __radd__ = __add__

    def __neg__(self: "Distribution[int]") -> "Distribution[int]":
        values = self._outcomes
        if not isinstance(values, range):
            return self.map(lambda value: -value)
        turned = range(-values[-1], -values[0] + 1)
        return Distribution._ordered(turned, self._probabilities[::-1], self._exact)

    def __sub__(self: "Distribution[int]", other: "Distribution[int] | int") -> "Distribution[int]":
        return self + (-other)

    def __rsub__(self: "Distribution[int]", other: int) -> "Distribution[int]":
        return -self + other

    def repeat(self: "Distribution[int]", times: int) -> "Distribution[int]":
        """Say what the sum of so many independent ones comes to.

        >>> Distribution({0: 0.5, 1: 0.5}).repeat(2)
        Distribution({0: 0.25, 1: 0.5, 2: 0.25})
        """
        whole("times", times)
        first = self._outcomes[0] * times
        if self._exact:
            weights, denominator = exact_weights(self)
            return Distribution.exact_row(
                first, dense.power_exact(weights, times), denominator**times
            )
        return Distribution.row(first, dense.power(float_row(self), times))

    def as_json(self) -> dict[str, Any]:
        """Give the distribution as plain data; the mean is null unless outcomes are numbers.

        >>> Distribution({0: 0.5, 1: 0.5}).as_json()["outcomes"][1]
        {'value': 1, 'probability': 0.5}
        """
        try:
            mean: float | None = float(self.mean)
        except ValueError:
            mean = None
        outcomes = [{"value": plain(v), "probability": float(part)} for v, part in self.items()]
        return {"mean": mean, "outcomes": outcomes}

    def __len__(self) -> int:
        return len(self._outcomes)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return self._outcomes == other.outcomes and self._probabilities == other.probabilities

    def __hash__(self) -> int:
        return hash((self._outcomes, self._probabilities))

    def __repr__(self) -> str:
        inside = ", ".join(f"{value!r}: {part}" for value, part in self.items())
        return f"Distribution({{{inside}}})"


def _parts(source: Distribution[Any], exact: bool) -> Sequence[Any]:
    """The probabilities as Fractions, or as floats when the answer will not be exact."""
    if exact or not source.exact:
        return source.probabilities
    return [float(part) for part in source.probabilities]


def _mixed(parts: Sequence[tuple[Probability, Distribution[T]]]) -> Distribution[T]:
    exact = all(made.exact and not isinstance(share, float) for share, made in parts)
    totals: dict[T, Any] = {}
    for share, made in parts:
        weight = share if exact else float(share)
        for value, part in zip(made.outcomes, _parts(made, exact), strict=True):
            totals[value] = totals.get(value, 0) + weight * part
    return Distribution.settled(totals, exact)


def _sum(first: Distribution[int], second: Distribution[int]) -> Distribution[int]:
    """Add two independent numbers, by rows if they lie close together, else pair by pair."""
    if not (_is_row(first) and _is_row(second)):
        return first.joint(second).map(lambda pair: pair[0] + pair[1])
    low = first.outcomes[0] + second.outcomes[0]
    if first.exact and second.exact:
        (mine, one), (theirs, other) = exact_weights(first), exact_weights(second)
        return Distribution.exact_row(low, dense.convolve_exact(mine, theirs), one * other)
    return Distribution.row(low, np.convolve(float_row(first), float_row(second)))


def _is_row(source: Distribution[int]) -> bool:
    values = source.outcomes
    if type(values) is range:
        return True
    return all(type(value) is int for value in values) and (
        values[-1] - values[0] < _SPREAD * len(values)
    )


def float_row(source: Distribution[int]) -> dense.Row:
    """The chances of all whole numbers from the lowest outcome to the highest."""
    parts = _parts(source, exact=False)
    if type(source.outcomes) is range:
        return np.array(parts)
    places = _places(source)
    row = np.zeros(places[-1] + 1)
    row[places] = parts
    return row


def exact_weights(source: Distribution[int]) -> tuple[list[int], int]:
    """The weights of all whole numbers from the lowest outcome on, and their denominator."""
    weights, denominator = dense.weights(cast("tuple[Fraction, ...]", source.probabilities))
    places = _places(source)
    row = [0] * (places[-1] + 1)
    for place, weight in zip(places, weights, strict=True):
        row[place] = weight
    return row, denominator


def _places(source: Distribution[int]) -> list[int]:
    """Where each outcome stands in a row that begins at the lowest."""
    values = source.outcomes
    if type(values) is not range and not all(type(value) is int for value in values):
        raise ValueError("this needs outcomes that are whole numbers")
    return [value - values[0] for value in values]
