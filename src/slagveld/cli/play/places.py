"""What typed places mean: lengths, directions, spots, ways. Pure functions.

Places are told in centimetres (or inches) from the upper left corner: x to the right, y down.
Degrees are those of a compass: 0° is up, 90° is right.
"""

import math
import re
from collections.abc import Callable
from typing import NamedTuple

from slagveld.cli.play.answers import UnclearError
from slagveld.cli.play.words import Words
from slagveld.table.units import LIMIT

FULL = 3600
_NUMBER = re.compile(r"[+-]?\d{1,9}(?:[.,]\d{1,6})?")
_LENGTH = re.compile(r"([+-]?\d{1,9}(?:[.,]\d{1,6})?)(cm|mm|inches|inch|in|″|\"|''|”)?")
_DEGREES = re.compile(r"([+-]?\d{1,6}(?:[.,]\d{1,3})?)(?:°|deg|d|grad|gr)?")
UNITS = {"cm": 100.0, "mm": 10.0}


class Place(NamedTuple):
    """A point on a level of the table, in units."""

    x: int
    y: int
    level: int = 0


class Stand(NamedTuple):
    """Where somebody stands and looks."""

    x: int
    y: int
    level: int
    facing: int

    @property
    def place(self) -> Place:
        """The point alone."""
        return Place(self.x, self.y, self.level)


Find = Callable[[str], Stand]
"""Finds a piece by what was typed; raises UnclearError."""
Reach = Callable[[Place, Place, bool], Place]
"""How far one comes on the straight way from a place to another; True: base contact is meant."""


class Ruler(NamedTuple):
    """How lengths are typed and told: units to one of them (100: cm, 254: inches)."""

    per: float = 100.0
    mark: str = "cm"

    def units(self, typed: str) -> int | None:
        """A typed length in units; a mark of its own (12cm, 5″) counts before the ruler's."""
        found = _LENGTH.fullmatch(typed.strip().casefold())
        if found is None:
            return None
        mark = found[2] or ""
        per = self.per if not mark else UNITS.get(mark, 254.0 if self.mark == "cm" else self.per)
        return round(float(found[1].replace(",", ".")) * per)

    def told(self, units: int) -> str:
        """A length with at most one decimal, as it can be typed."""
        number = round(units / self.per, 1)
        return f"{number:.0f}" if number == int(number) else f"{number:.1f}"


def bearing(direction: int) -> str:
    """A direction of the table as degrees of a compass."""
    degrees = ((direction + 900) % FULL) / 10
    return f"{degrees:.0f}°" if degrees == int(degrees) else f"{degrees:.1f}°"


def from_bearing(degrees: float) -> int:
    """Degrees of a compass as a direction of the table."""
    return round(degrees * 10 - 900) % FULL


def heading(start: Place, end: Place) -> int:
    """The direction from one place to another."""
    return round(math.degrees(math.atan2(end.y - start.y, end.x - start.x)) * 10) % FULL


def distance(start: Place, end: Place) -> float:
    """From middle to middle, in units."""
    return math.hypot(end.x - start.x, end.y - start.y)


def along(start: Place, direction: int, length: float) -> Place:
    """The place so far away in a direction."""
    angle = math.radians(direction / 10)
    x = round(start.x + math.cos(angle) * length)
    y = round(start.y + math.sin(angle) * length)
    return _bounded(x, y, start.level)


def _bounded(x: int, y: int, level: int) -> Place:
    if max(abs(x), abs(y)) > LIMIT or abs(level) > 1000:
        raise UnclearError("play-unclear-place")
    return Place(x, y, level)


def direction(typed: str, words: Words, stand: Stand | None, find: Find) -> int:
    """A facing: a point of the compass, degrees, a turn, or `at` a piece."""
    word = typed.strip()
    point = words.compass(word)
    if point is not None:
        return point
    turn = words.turn(word)
    if turn is not None and stand is not None:
        return (stand.facing + turn) % FULL
    first, _, rest = word.partition(" ")
    if rest.strip() and (words.means(first, "play-word-at") or words.means(first, "play-word-to")):
        goal = find(rest.strip())
        if stand is None or goal.place[:2] == stand.place[:2]:
            raise UnclearError("play-unclear-direction")
        return heading(stand.place, goal.place)
    found = _DEGREES.fullmatch(word.casefold())
    if found is None:
        raise UnclearError("play-unclear-direction")
    return from_bearing(float(found[1].replace(",", ".")))


def place(
    typed: str, words: Words, ruler: Ruler, stand: Stand | None, find: Find, reach: Reach
) -> Place:
    """A place: `x y`, `30 e`, `12cm 45°`, `to A7`, `contact A7`, with `@1` for a level."""
    parts = typed.split()
    level = None
    if parts and re.fullmatch(r"@-?\d{1,4}", parts[-1]):
        level = int(parts.pop()[1:])
    if not parts:
        raise UnclearError("play-unclear-place")
    found = _place(parts, words, ruler, stand, find, reach)
    return found if level is None else Place(found.x, found.y, level)


def _place(
    parts: list[str], words: Words, ruler: Ruler, stand: Stand | None, find: Find, reach: Reach
) -> Place:
    touch = words.means(parts[0], "play-word-contact")
    if len(parts) > 1 and (touch or words.means(parts[0], "play-word-to")):
        goal = find(" ".join(parts[1:])).place
        return goal if stand is None else reach(stand.place, goal, touch)
    if len(parts) == 1:
        parts = [part for part in re.split(r"[,;/x]", parts[0]) if part]
    if len(parts) != 2:
        raise UnclearError("play-unclear-place")
    first, second = parts[0].rstrip(","), parts[1]
    length, other = ruler.units(first), ruler.units(second)
    if length is None:
        if other is None or stand is None:
            raise UnclearError("play-unclear-place")
        first, second, length, other = second, first, other, None
    marked = _NUMBER.fullmatch(first) is None
    if other is not None and not marked:
        return _bounded(length, other, 0 if stand is None else stand.level)
    if stand is None or (other is not None and not _DEGREES.fullmatch(second)):
        raise UnclearError("play-unclear-place")
    return along(stand.place, _way(second, words, stand), length)


def _way(typed: str, words: Words, stand: Stand) -> int:
    point = words.compass(typed)
    if point is not None:
        return point
    turn = words.turn(typed)
    if turn is not None:
        return (stand.facing + turn) % FULL
    found = _DEGREES.fullmatch(typed.casefold())
    if found is None:
        raise UnclearError("play-unclear-place")
    return from_bearing(float(found[1].replace(",", ".")))


def path(
    typed: str, words: Words, ruler: Ruler, stand: Stand, find: Find, reach: Reach
) -> list[Place]:
    """A way of one leg or several with `;` between them; `here` is no way at all."""
    if words.means(typed, "play-word-here"):
        return []
    ways: list[Place] = []
    now = stand
    for leg in typed.split(";"):
        end = place(leg, words, ruler, now, find, reach)
        turned = heading(now.place, end) if end[:2] != now.place[:2] else now.facing
        ways.append(end)
        now = Stand(end.x, end.y, end.level, turned)
    return ways
