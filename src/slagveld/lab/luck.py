"""Was it luck? How the dice of a battle fell for each seat, against what could be expected."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from slagveld.chances import Luck, dice, luck_of_successes
from slagveld.kernel.event import Event, Rolled
from slagveld.kernel.log import line
from slagveld.kernel.match import Match
from slagveld.kernel.modifiers import Need


class SeatLuck(msgspec.Struct, frozen=True, kw_only=True):
    """The luck of one seat: only rolls that needed something count, each test once."""

    seat: int
    tests: int
    """Dice of pools, and sums."""
    luck: Luck


def luck(match: Match[Any]) -> tuple[SeatLuck, ...]:
    """The luck of every seat that rolled, in order; what was taken back does not count.

    Until the battle is over only rolls that everybody saw are counted.
    """
    events = [event for number in line(match.log) for event in match.log[number].events]
    return luck_of(events if match.outcome is not None else match.game.events_for(events, None))


def luck_of(events: Iterable[Event]) -> tuple[SeatLuck, ...]:
    """The luck of every seat that rolled in these events, in order of seats."""
    chances: dict[int, list[float]] = {}
    hits: dict[int, int] = {}
    for event in events:
        if isinstance(event, Rolled) and event.seat is not None and event.need is not None:
            tests = len(event.dice) if event.need.each else 1
            count = 1 if event.need.each else len(event.dice)
            each = chance_of(event.need, count, event.sides)
            chances.setdefault(event.seat, []).extend([each] * tests)
            hits[event.seat] = hits.get(event.seat, 0) + event.successes
    return tuple(
        SeatLuck(
            seat=seat, tests=len(chances[seat]), luck=luck_of_successes(chances[seat], hits[seat])
        )
        for seat in sorted(chances)
    )


def chance_of(need: Need, count: int, sides: int) -> float:
    """The chance that a die (or the sum of `count` dice) meets a need."""
    return _chance(need.target.total, need.compare, count, sides)


@cache
def _chance(target: int, compare: str, count: int, sides: int) -> float:
    roll = dice(count, sides)
    match compare:
        case "<=":
            return float(roll.at_most(target))
        case ">=":
            return float(roll.at_least(target))
        case "<":
            return float(roll.at_most(target - 1))
        case _:
            return float(roll.at_least(target + 1))
