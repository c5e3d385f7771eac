"""The mathematics of blows: exact chances of tests, of the wound table and of several strikes."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import comb, lcm, prod
from typing import Any, NamedTuple, TypeVar

from slagveld.structs import Struct

from ..core.wound_table import LEVELS, Level, OwnWounds, after, spread

K = TypeVar("K")

SIDES = 6
FAIL = 1
"""The face that always fails (CON-TEST-5)."""
SIX: tuple[int, ...] = (SIDES,)

Mark = tuple[Level, bool]
"""The wound level of a figure, and whether it is stunned."""
Table = tuple[tuple[Level, Fraction], ...]
"""How likely each level of a wound roll is, in rising order."""


class Strike(Struct, frozen=True, kw_only=True):
    """One attack die, or one shot: what it needs, and how hard it hits."""

    attack: int
    """ATT, or TIR, after all modifiers."""
    threshold: int
    """Or the difficulty of the shot."""
    strength: int
    bonus: int = 0
    dice: int = 0
    """D6 added to the Strength (CON-HOUSE-10)."""
    faces: tuple[int, ...] = SIX


class Guard(Struct, frozen=True, kw_only=True):
    """Whoever is struck: dice on defence, and what a wound does to him."""

    defence: int = 0
    dice: int = 0
    resistance: int
    wound: Level = "none"
    stunned: bool = False
    survives: int = SIDES + 1
    """What a die must show before a wound roll to cancel it."""
    immune: tuple[str, ...] = ()
    """Places of the wound table, `exceptional`, `master-strike`."""
    faces: tuple[int, ...] = SIX
    """Faces of his defence dice that may be rolled on."""
    by: OwnWounds | None = None
    """The wound table that is read for him; None: the program's."""


@lru_cache(maxsize=4096)
def passes(need: int, faces: tuple[int, ...] = SIX) -> Fraction:
    """How likely one die reaches a number; it is rolled on only while it does not suffice.

    >>> [str(passes(need)) for need in (-3, 2, 4, 6, 7, 8, 12, 13)]
    ['5/6', '5/6', '1/2', '1/6', '5/36', '5/36', '1/36', '5/216']
    """
    found = Fraction(0)
    for face in range(FAIL + 1, SIDES + 1):
        if face >= need:
            found += 1
        elif face in faces:
            found += passes(need - face, faces)
    return found / SIDES


@lru_cache(maxsize=4096)
def levels(
    margin: int,
    dice: int = 0,
    survives: int = SIDES + 1,
    legs: bool = False,
    immune: tuple[str, ...] = (),
    by: OwnWounds | None = None,
) -> Table:
    """How likely each level is, in rising order; `margin` is FOR - RES + bonus."""
    found = dict.fromkeys(LEVELS, Fraction(0))
    spared = Fraction(min(SIDES, max(0, SIDES + 1 - survives)), SIDES)
    found["none"] += spared
    margins = {margin: 1}
    for _ in range(dice):
        after_die: dict[int, int] = {}
        for value, ways in margins.items():
            for face in range(1, SIDES + 1):
                after_die[value + face] = after_die.get(value + face, 0) + ways
        margins = after_die
    for value, ways in margins.items():
        share = (1 - spared) * Fraction(ways, SIDES**dice * SIDES**2)
        for level, rolls in spread(value, legs=legs, immune=immune, own=by).items():
            found[level] += share * rolls
    return tuple([(level, part) for level, part in found.items() if part])


def harm_of(parts: Sequence[tuple[Level, Fraction]]) -> Fraction:
    """How bad a wound roll is on the whole: the mean place of its level in rising order."""
    return sum([LEVELS.index(level) * part for level, part in parts], Fraction(0))


def table_of(strike: Strike, guard: Guard) -> Table:
    """The levels of the wound roll that a strike brings when it is not blocked."""
    if guard.resistance < 0:
        return (("killed", Fraction(1)),)
    bonus = 0 if "master-strike" in guard.immune else strike.bonus
    margin = strike.strength + bonus - guard.resistance
    return levels(margin, strike.dice, guard.survives, False, guard.immune, guard.by)


@cache
def marked(mark: Mark, level: Level) -> Mark:
    """How a figure stands after a result of the wound table; further ones do nothing to a dead."""
    wound, stunned = mark
    if wound == "killed":
        return mark
    return after(wound, level), stunned or level == "stunned"


class _Ways(NamedTuple):
    """What can come of one strike, in whole ways of so many; big numbers, but no fractions."""

    whole: int
    missed: int
    stopped: int
    """It hits, and a die is set against it that blocks."""
    past: tuple[tuple[Level, int], ...]
    """It hits past a die that is set against it, by the level of its wound roll."""
    bare: tuple[tuple[Level, int], ...]
    """It hits, and no die is set against it."""


@lru_cache(maxsize=4096)
def _ways(hit: Fraction, block: Fraction, table: Table) -> _Ways:
    width = lcm(*[share.denominator for _, share in table])
    rolls = [(level, share.numerator * (width // share.denominator)) for level, share in table]
    through = hit.numerator * (block.denominator - block.numerator)
    return _Ways(
        hit.denominator * block.denominator * width,
        (hit.denominator - hit.numerator) * block.denominator * width,
        hit.numerator * block.numerator * width,
        tuple([(level, through * roll) for level, roll in rolls]),
        tuple([(level, hit.numerator * block.denominator * roll) for level, roll in rolls]),
    )


def struck(strikes: Sequence[Strike], guard: Guard) -> dict[Mark, Fraction]:
    """How somebody stands after these strikes, wounds being rolled in their order.

    He sets each defence die against another hit (CON-MELEE-14): first where a block spares him
    most, which is its chance times the harm of that hit.
    """
    hits = [passes(one.threshold - one.attack, one.faces) for one in strikes]
    blocks = [passes(one.threshold - guard.defence, guard.faces) for one in strikes]
    tables = [table_of(one, guard) for one in strikes]
    count, dice = len(strikes), max(0, guard.dice)
    start: Mark = (guard.wound, guard.stunned)
    if count and strikes.count(strikes[0]) == count:
        return _struck_alike(count, dice, start, hits[0], blocks[0], tables[0])
    ranks = _ranks([b * harm_of(t) for b, t in zip(blocks, tables, strict=True)])
    ways = [_ways(*one) for one in zip(hits, blocks, tables, strict=True)]
    found: dict[Mark, int] = {}
    # By the place of the last hit that gets a die; at `count` there are fewer hits than dice.
    for cut in range(count + 1) if dice else (-1,):
        states: dict[tuple[int, Mark], int] = {(0, start): 1}
        for place, one in enumerate(ways):
            later: dict[tuple[int, Mark], int] = {}
            set_against = ranks[place] <= cut
            for (used, mark), many in states.items():
                if ranks[place] != cut:
                    _add(later, (used, mark), many * one.missed)
                now = used + set_against
                if now > dice:
                    continue
                if set_against:
                    _add(later, (now, mark), many * one.stopped)
                for level, share in one.past if set_against else one.bare:
                    _add(later, (now, marked(mark, level)), many * share)
            states = later
        for (used, mark), many in states.items():
            if used < dice if cut == count else used == dice:
                _add(found, mark, many)
    whole = prod([one.whole for one in ways])
    return {mark: Fraction(many, whole) for mark, many in found.items()}


def _struck_alike(
    count: int, dice: int, start: Mark, hit: Fraction, block: Fraction, table: Table
) -> dict[Mark, Fraction]:
    """The same where all strikes are alike: then only their number counts that is not blocked."""
    rolls = _ways(Fraction(1), Fraction(0), table)
    dice = min(count, dice)
    through = _unblocked(count, dice, hit, block)
    states: dict[Mark, int] = {start: int(rolls.whole**count)}
    found: dict[Mark, int] = {}
    for place, many in enumerate(through):
        for mark, ways in states.items():
            _add(found, mark, ways * many)
        if place == count:
            break
        later: dict[Mark, int] = {}
        for mark, ways in states.items():
            for level, share in rolls.bare:
                _add(later, marked(mark, level), ways * share // rolls.whole)
        states = later
    whole = hit.denominator**count * block.denominator**dice * rolls.whole**count
    return {mark: Fraction(ways, whole) for mark, ways in found.items()}


def _unblocked(count: int, dice: int, hit: Fraction, block: Fraction) -> list[int]:
    """In how many ways each number of strikes that are alike hits and is not blocked."""
    through = [0] * (count + 1)
    missing, failing = hit.denominator - hit.numerator, block.denominator - block.numerator
    for hits in range(count + 1):
        hitting = comb(count, hits) * hit.numerator**hits * missing ** (count - hits)
        used = min(hits, dice)
        hitting *= int(block.denominator ** (dice - used))
        for held in range(used + 1):
            holding = comb(used, held) * block.numerator**held * failing ** (used - held)
            through[hits - held] += hitting * holding
    return through


def landed(strike: Strike, count: int, guard: Guard) -> dict[int, Fraction]:
    """How many of so many strikes that are alike hit and are not blocked."""
    hit = passes(strike.threshold - strike.attack, strike.faces)
    block = passes(strike.threshold - guard.defence, guard.faces)
    ways = _unblocked(count, min(count, max(0, guard.dice)), hit, block)
    return {number: Fraction(many, sum(ways)) for number, many in enumerate(ways) if many}


def _ranks(gains: Sequence[Fraction]) -> list[int]:
    """The place of each in falling order; of equals the first is first."""
    order = sorted(range(len(gains)), key=lambda place: (-gains[place], place))
    ranks = [0] * len(order)
    for rank, place in enumerate(order):
        ranks[place] = rank
    return ranks


def _add(states: dict[K, Any], key: K, chance: int | Fraction) -> None:
    if chance:
        if key in states:
            states[key] += chance
        else:
            states[key] = chance
