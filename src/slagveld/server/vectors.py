"""Examples that hold the browser to the server: texts as they must be said, sums as they must add.

    python -m slagveld.server.vectors web/src/wire/generated

The browser says texts and adds tallies with code of its own. Its tests compare that code with what
`Speaker` and `Tally` say here, message by message, in every language and measure.
"""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from slagveld.kernel.modifiers import Item, Operation, Tally
from slagveld.kernel.registry import games
from slagveld.texts import Distance, Listing, Name, Percent, Signed, Text, Value
from slagveld.texts.agree import CASES
from slagveld.texts.catalogue import read_chapters
from slagveld.texts.german import declined
from slagveld.texts.languages import LANGUAGES
from slagveld.texts.library import LIBRARY
from slagveld.texts.speak import LengthUnit, Speaker

MEASURES: Final[tuple[LengthUnit, ...]] = ("cm", "inch")

_LENGTHS: Final = (0, 1, 4, 5, 9, 12, 13, 14, 15, 99, 100, 125, 127, 250, 254, 1234, 5075, 123456)
_NUMBERS: Final = (0, 1, 2, 5, 21, 999, 1000, 12345, 1234567, 10**15 - 1, 10**15)
_FILLERS: Final[tuple[Value, ...]] = (
    1,
    Name("Orc", "Ork", "Ork"),
    0,
    Distance(1270),
    Percent(125),
    2,
    Signed(-3),
    Listing(("a", Name("two", "twee", "zwei"), 3)),
    1500,
    "Žižka & <b>",
    Name("Goblins", "Kobolden", "Kobolde", many=True),
    Name("Great Dragon", "Grote draak", "Großer Drache", declines="m1w"),
)
"""Values for the variables of messages, taken in turn, so that every kind meets many messages."""


_PLAIN: Final = "plain"
_AGREEING: Final = "little-carnage:ask-rout"
"""A message with words that agree with its `$name`."""
_UNKNOWN: Final = ("no-such-message", "no-such-game:no-such-message")


class Vectors(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser's tests read."""

    bundles: dict[str, str]
    """Fluent text by language, as the server gives it to browsers."""
    texts: tuple[tuple[Value, dict[str, dict[str, str]]], ...]
    """Values with their sentences by language and measure."""
    tallies: tuple[tuple[Tally, int], ...]
    """Tallies with their totals."""
    declined: tuple[tuple[Name, dict[str, str]], ...]
    """German names in every case."""


def vectors() -> Vectors:
    """All examples, the same at every call."""
    keys = list(games())
    return Vectors(
        bundles={language: LIBRARY.bundle_source(language, keys) for language in LANGUAGES},
        texts=tuple((value, _said(value)) for value in (*_corners(), *_every_message())),
        tallies=tuple((tally, tally.total) for tally in _tallies()),
        declined=tuple((name, {case: declined(name, case) for case in CASES}) for name in _names()),
    )


def _said(value: Value) -> dict[str, dict[str, str]]:
    return {
        language: {unit: Speaker(language, unit).say(value) for unit in MEASURES}
        for language in LANGUAGES
    }


def _corners() -> Iterator[Value]:
    for number in _NUMBERS:
        yield from (number, -number, Signed(number), Signed(-number))
    for units in _LENGTHS:
        yield from (Distance(units), Distance(-units), Distance(units, up=True))
    yield from (Percent(permille) for permille in (0, 1, 5, 125, 333, 500, 999, 1000, 12345))
    yield from (Listing(()), Listing(("a",)), Listing(("a", 2), "or"), Listing(("a", "b", "c")))
    yield Listing(("a", "b", "c"), "then")
    yield from ("", "plain", "{ $braces }", Name("one", "een", "eins"))
    yield from (Text(key, {"a": 1}) for key in _UNKNOWN)
    yield Text(_PLAIN)  # lacks its value
    yield Text(_PLAIN, {"words": "x" * 2000})
    yield Text(_PLAIN, {"words": "x" * 2001})
    yield Text(_PLAIN, {"words": 10**15})
    yield from (Text(_AGREEING, {"name": name}) for name in _one_or_many())
    yield _nested(29)
    yield _nested(32)


def _one_or_many() -> Iterator[Value]:
    """Values that stand for one or for several: words agree with them."""
    one, many = Name("Orc", "Ork", "Ork"), Name("Orcs", "Orks", "Orks", many=True)
    yield from (one, many, many.numbered(2), "Orcs", 2, Text(_PLAIN, {"words": many}))
    for items in ((), (one,), (many,), (one, one), (one, many), (many, one)):
        yield from (Listing(items), Listing(items, "or"))
    yield from (Listing((Listing((many,)),)), Name("x" * 2001, "x" * 2001, "x" * 2001, many=True))


def _names() -> Iterator[Name]:
    """German names of every gender and number, with adjectives, tails and weak nouns."""
    nouns = ("Ork", "Drache", "Held", "Hexe", "Untote", "Speerträger", "Fuß", "Minotaurus")
    for noun in nouns:
        for name in (noun, f"Großer {noun}", f"Alte Graue {noun} zu Pferd", f"Wildes {noun}"):
            for code in ("", "m", "f", "n", "m1", "f1", "n1", "mw", "m1w", "n2", "1", "2", "x"):
                for many in (False, True):
                    plain = Name(noun, noun, name, many, code)
                    yield from (plain, plain.numbered(3), plain.owned("Spieler 2"))


def _nested(depth: int) -> Text:
    text = Text(_PLAIN, {"words": "deep"})
    for _ in range(depth):
        text = Text(_PLAIN, {"words": text})
    return text


def _every_message() -> Iterator[Text]:
    """Each message of every source, twice, with its variables filled in."""
    turn = count()
    for source in LIBRARY.sources():
        chapter = read_chapters(source)["en"]
        for message in chapter.messages:
            names = sorted(chapter.variables(message))
            for _ in range(2 if names else 1):
                values = {name: _FILLERS[next(turn) % len(_FILLERS)] for name in names}
                yield Text(source.key(message), values)


def _tallies() -> Iterator[Tally]:
    operations: tuple[Operation, ...] = get_args(Operation)
    values = (3, -2, 1, 7, 2, -5, 4)
    turn = count()
    for start in (-7, 0, 5, 14):
        yield Tally(start)
        for first in operations:
            for second in operations:
                items = tuple(
                    Item(_fitting(op, values[next(turn) % len(values)]), Text(_PLAIN), op=op)
                    for op in ("add", first, second)
                )
                yield Tally(start, items)


def _fitting(operation: Operation, value: int) -> int:
    """Nobody divides by less than one, or holds within less than nothing."""
    return abs(value) if operation in ("divide", "clamp") else value


def main(folder: str) -> None:
    """Write the examples into a folder."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    made: Any = msgspec.to_builtins(vectors())
    (place / "vectors.json").write_bytes(msgspec.json.encode(made))


if __name__ == "__main__":
    main(sys.argv[1])
