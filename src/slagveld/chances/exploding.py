"""Dice that may be rolled on: after the highest face the die is thrown again and added.

A 1 fails, on the first die and on every further one, whatever the total. Rolling on is the
player's choice, so each question says who chooses, and how.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from slagveld.chances.checks import Probability, whole
from slagveld.chances.distribution import Distribution

_DEPTH = 18
"""After so many highest faces in a row of a contest its rest is worth 1/2 (error below 1e-15)."""

_ROUNDS = 64
"""Repetitions within which the worth of a tied contest settles; a handful is usual."""


@lru_cache(maxsize=1024)
def roll_on_chance(need: int, sides: int = 6) -> Fraction:
    """How likely one die reaches the number, rolling on only where needed.

    That is the best way to roll: a further die can only spoil what is already reached.

    >>> [str(roll_on_chance(need)) for need in (-3, 2, 4, 6, 7, 8, 12, 13)]
    ['5/6', '5/6', '1/2', '1/6', '5/36', '5/36', '1/36', '5/216']
    """
    whole("need", need, None)
    whole("sides", sides, 2)
    highest_faces = max(0, (need - 1) // sides)
    rest = need - highest_faces * sides
    return Fraction(sides + 1 - max(2, rest), sides) * Fraction(1, sides) ** highest_faces


def exploding_total(
    roll_on: Callable[[int], bool] | None = None,
    *,
    most: int = 36,
    bonus: int = 0,
    sides: int = 6,
    one_fails: bool = True,
    exact: bool = False,
) -> Distribution[int | None]:
    """Say what one die with its bonus comes to if the player keeps to a rule; None is a failure.

    `roll_on` gets the total, bonus included, after each highest face, and says whether to throw
    again; without it the die is always thrown again. The outcome `most` stands for itself and all
    that is higher, with its exact chance; a rule is not asked at `most` or above and stops there.

    >>> exploding_total(lambda total: total < 7, exact=True, sides=4, most=8)
    Distribution({None: 5/16, 2: 1/4, 3: 1/4, 6: 1/16, 7: 1/16, 8: 1/16})
    >>> exploding_total(most=9, exact=True).probability(9)
    Fraction(19, 180)
    """
    whole("most", most, None)
    whole("bonus", bonus, None)
    whole("sides", sides, 2)
    face: Probability = Fraction(1, sides) if exact else 1.0 / sides
    result: dict[int | None, Probability] = {}

    def add(outcome: int | None, share: Probability) -> None:
        key = outcome if outcome is None else min(outcome, most)
        result[key] = result.get(key, 0) + share

    total, reached = bonus, face * sides
    while True:
        for shown in range(1, sides):
            add(None if one_fails and shown == 1 else total + shown, reached * face)
        total += sides
        reached *= face
        if total >= most and (roll_on is not None or not one_fails):
            break
        if total >= most:
            # Forever on: of s - 1 ways to end the series, one is a 1, all others lie above.
            add(None, reached / (sides - 1))
            reached *= Fraction(sides - 2, sides - 1)
            break
        if roll_on is not None and not roll_on(total):
            break
    add(total, reached)
    return Distribution.settled(result, exact)


@lru_cache(maxsize=256)
def contest_chance(lead: int, sides: int = 6) -> float:
    """How likely the first side wins an opposed roll, ahead by `lead` before any die is thrown.

    Both throw one die; a 1 loses to anything but a 1. Then whoever is behind may roll a highest
    face on; at level totals the first side is asked, then the second. A tie at the end is thrown
    anew. Both sides choose what is best for them.

    >>> round(contest_chance(0), 3), contest_chance(100) == 1 - contest_chance(-100)
    (0.5, True)
    """
    whole("lead", lead, None)
    whole("sides", sides, 3)
    worth, other = 0.5, 0.0
    value, previous = _contest(lead, sides, worth), _contest(lead, sides, other)
    for _ in range(_ROUNDS):
        # Between two choices of play the value is a straight line in the worth of a tie.
        slope = (value - previous) / (worth - other)
        other, previous = worth, value
        worth += (value - worth) / (1.0 - slope)
        if abs(worth - other) < 1e-15:
            break
        value = _contest(lead, sides, worth)
    return worth


def _contest(lead: int, sides: int, tie: float) -> float:
    """The first side's chance in one contest, if a tie at its end is worth `tie`."""
    known: dict[tuple[int, bool, bool, int], float] = {}

    def thrown(ahead: int, first: bool, second: bool, depth: int) -> float:
        """Value at a lead, with who may still roll on."""
        if not depth:
            return 0.5
        key = (ahead, first, second, depth)
        if key not in known:
            known[key] = decided(*key)
        return known[key]

    def decided(ahead: int, first: bool, second: bool, depth: int) -> float:
        if ahead < 0:
            return first_rolls(ahead, second, depth) if first else 0.0
        if ahead > 0:
            return second_rolls(ahead, first, depth) if second else 1.0
        stay = min(tie, second_rolls(0, first, depth)) if second else tie
        return max(stay, first_rolls(0, second, depth)) if first else stay

    def first_rolls(ahead: int, second: bool, depth: int) -> float:
        faces = sum(thrown(ahead + shown, False, second, depth) for shown in range(2, sides))
        return (faces + thrown(ahead + sides, True, second, depth - 1)) / sides

    def second_rolls(ahead: int, first: bool, depth: int) -> float:
        faces = sum(thrown(ahead - shown, first, False, depth) for shown in range(2, sides))
        return (1.0 + faces + thrown(ahead - sides, first, True, depth - 1)) / sides

    total = tie + (sides - 1)  # both a 1; only the second a 1; only the first a 1 adds nothing
    for mine in range(2, sides + 1):
        for theirs in range(2, sides + 1):
            total += thrown(lead + mine - theirs, mine == sides, theirs == sides, _DEPTH)
    return total / sides**2
