"""Sources of dice. The only module of the kernel, the table and the games that knows chance.

A source answers requests. Rule code never knows which source it is: a seeded stream, a test's
script, the players' own dice typed in, or a stream from a committed seed.

Streams are counted: request number k of a battle always has the same answer for the same key,
whatever was asked before. The counter belongs to the battle's log and never runs backwards.
"""

import random
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import ClassVar, Protocol

from slagveld.kernel.modifiers import Need
from slagveld.structs import Struct
from slagveld.texts import Name, Text

Rng = random.Random
"""Chance for bots, samplers and fuzzers: always seeded, never the battle's dice."""


class Roll(Struct, frozen=True, tag="roll"):
    """Dice are due: who rolls how many of which kind, what for, and what is needed."""

    count: int
    sides: int
    purpose: Text
    rule: str = ""
    seat: int | None = None
    need: Need | None = None


class Draw(Struct, frozen=True, tag="draw"):
    """A card is due: who draws from which stack, and what is in it."""

    items: tuple[str, ...]
    labels: tuple[Name | Text | str, ...]
    """What the items are called; empty where nobody is asked."""
    bag: Text
    rule: str = ""
    seat: int | None = None
    private: bool = False
    """Only some may see what is drawn: a real card is typed unseen by the others."""
    others: tuple[str, ...] = ()
    other_labels: tuple[Name | Text | str, ...] = ()
    """What whoever draws cannot tell from what is in the stack, because somebody holds it unseen.

    Chance never gives it. Real cards may: then somebody typed a wrong card before, and the rules
    put that right without a word to whoever drew.
    """

    def place_of(self, item: str) -> int | None:
        """The place of an item, from 1: of the stack first, then of the others."""
        both = self.items + self.others
        return both.index(item) + 1 if item in both else None


Request = Roll | Draw


class Dice(Protocol):
    """Anything that answers requests for chance."""

    asks: ClassVar[bool]
    """Whether a person may be asked which card was drawn: only then is it told what the items of
    a stack are called, and what else may come."""

    def roll(self, request: Roll) -> tuple[int, ...]:
        """The numbers that fall, each from 1 to `request.sides`."""

    def draw(self, request: Draw) -> int:
        """The place, from 0, of the item drawn among `request.items`."""


def stream_key(*parts: bytes) -> bytes:
    """A key from several parts, unambiguous in their borders."""
    digest = blake2b(digest_size=32, person=b"slagveld-key")
    for part in parts:
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()


def seed_key(seed: int | str) -> bytes:
    """The stream's key for a seed that a person chose."""
    return stream_key(b"seed", str(seed).encode())


def numbers(key: bytes, counter: int, count: int, sides: int) -> tuple[int, ...]:
    """The answer number `counter` of a stream: `count` whole numbers from 1 to `sides`.

    Each number comes from 8 bytes of a keyed hash of the counter; the few values that would
    favour low numbers are thrown away, so every face has exactly the same chance.
    """
    limit = (1 << 64) - (1 << 64) % sides
    answer: list[int] = []
    block = 0
    while True:
        message = counter.to_bytes(8, "big") + block.to_bytes(4, "big")
        data = blake2b(message, key=key, digest_size=64).digest()
        for start in range(0, 64, 8):
            if len(answer) == count:
                return tuple(answer)
            word = int.from_bytes(data[start : start + 8], "big")
            if word < limit:
                answer.append(word % sides + 1)
        block += 1


class Stream:
    """Dice from a key and a counter: `Seeded` and committed dice are both streams."""

    asks: ClassVar[bool] = False
    __slots__ = ("counter", "key")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    def roll(self, request: Roll) -> tuple[int, ...]:
        """The next answer of the stream."""
        self.counter += 1
        return numbers(self.key, self.counter - 1, request.count, request.sides)

    def draw(self, request: Draw) -> int:
        """The next answer of the stream, as a place among the items."""
        self.counter += 1
        return numbers(self.key, self.counter - 1, 1, len(request.items))[0] - 1


class Seeded(Stream):
    """Dice from a seed: the same seed gives the same dice on every machine."""

    def __init__(self, seed: int | str, counter: int = 0) -> None:
        super().__init__(seed_key(seed), counter)


class Quick:
    """Dice from an `Rng`, for search and mass play where no roll must ever be proven."""

    asks: ClassVar[bool] = False
    __slots__ = ("_bits",)

    def __init__(self, rng: Rng) -> None:
        self._bits = rng.getrandbits

    def roll(self, request: Roll) -> tuple[int, ...]:
        """Numbers from the generator."""
        return tuple([self._below(request.sides) + 1 for _ in range(request.count)])

    def draw(self, request: Draw) -> int:
        """A place from the generator."""
        return self._below(len(request.items))

    def _below(self, limit: int) -> int:
        width = limit.bit_length()
        value = self._bits(width)
        while value >= limit:
            value = self._bits(width)
        return value


class DiceError(Exception):
    """A script or record does not fit the dice that the rules ask for."""


def check_numbers(request: Roll, values: Sequence[int]) -> bool:
    """Whether these numbers can fall: the right count, each from 1 to the number of sides."""
    return len(values) == request.count and all(1 <= value <= request.sides for value in values)


class Scripted:
    """Dice written down before: for tests and for proving a replay.

    Takes numbers one by one; a draw takes one number, the place from 1 in the stack (or the
    item's key). `done` fails when numbers are left over.
    """

    asks: ClassVar[bool] = False

    def __init__(self, values: Iterable[int | str]) -> None:
        self._left = list(values)

    def roll(self, request: Roll) -> tuple[int, ...]:
        """The next numbers of the script."""
        taken, self._left = self._left[: request.count], self._left[request.count :]
        whole = tuple(value for value in taken if isinstance(value, int))
        if not check_numbers(request, whole) or len(whole) != len(taken):
            raise DiceError(
                f"{taken} is no {request.count}D{request.sides} ({request.purpose.key})"
            )
        return whole

    def draw(self, request: Draw) -> int:
        """The next entry of the script."""
        if not self._left:
            raise DiceError(f"no card left in the script for {request.bag.key}")
        value = self._left.pop(0)
        if isinstance(value, str):
            if value not in request.items:
                raise DiceError(f"{value} is not in {request.bag.key}")
            return request.items.index(value)
        if not 1 <= value <= len(request.items):
            raise DiceError(f"{value} is no place among {len(request.items)} items")
        return value - 1

    def done(self) -> None:
        """Fail if the rules asked for fewer dice than were written down."""
        if self._left:
            raise DiceError(f"dice left over: {self._left}")


class NeedDiceError(Exception):
    """Real dice (or a real card) are due and have not been typed yet."""

    def __init__(self, request: Request) -> None:
        super().__init__()
        self.request = request


class Typed:
    """The players' own dice: answers given so far; the first one missing stops the step."""

    asks: ClassVar[bool] = True

    def __init__(self, answers: Sequence[tuple[int, ...]]) -> None:
        self._left = list(answers)

    def roll(self, request: Roll) -> tuple[int, ...]:
        """What was typed for this request; numbers that cannot fall are an error."""
        if not self._left:
            raise NeedDiceError(request)
        answer = self._left.pop(0)
        if not check_numbers(request, answer):
            raise DiceError(f"{answer} is no {request.count}D{request.sides}")
        return answer

    def draw(self, request: Draw) -> int:
        """What was typed for this request, as a place from 1."""
        if not self._left:
            raise NeedDiceError(request)
        answer = self._left.pop(0)
        known = len(request.items) + len(request.others)
        if len(answer) != 1 or not 1 <= answer[0] <= known:
            raise DiceError(f"{answer} is no place among {len(request.items)} items")
        return answer[0] - 1

    @property
    def unused(self) -> int:
        """How many answers nobody asked for."""
        return len(self._left)


class Chained:
    """Answers written down first; when they run out, another source."""

    asks: ClassVar[bool] = True

    def __init__(self, answers: Sequence[tuple[int, ...]], rest: Dice) -> None:
        self._first = Typed(answers)
        self._rest = rest

    def roll(self, request: Roll) -> tuple[int, ...]:
        """The next written answer, or the other source's."""
        return self._first.roll(request) if self._first.unused else self._rest.roll(request)

    def draw(self, request: Draw) -> int:
        """The next written answer, or the other source's."""
        return self._first.draw(request) if self._first.unused else self._rest.draw(request)

    @property
    def unused(self) -> int:
        """How many written answers nobody asked for."""
        return self._first.unused
