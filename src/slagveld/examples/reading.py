"""The examples of a game, read from its rulebook and checked against its vocabulary."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from slagveld import data
from slagveld.data import DataError
from slagveld.examples.example import Book, Example, ExampleWords, Facts
from slagveld.kernel.codec import MalformedError
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find_game
from slagveld.record import replace
from slagveld.texts import WRITTEN, Language

FILE: Final = "pictures.yaml"


def read(game: Game[Any], folder: Path) -> tuple[Example, ...]:
    """The examples in a rulebook's folder, in the order of the file; none where there is no file.

    Raises:
        DataError: A file is not what it should be, a position or an action is none of the game's,
            a rule is unknown, or words and facts are not of the same examples; with file and line.
    """
    file = folder / FILE
    if not file.is_file():
        return ()
    book = data.load(file, Book)
    facts = tuple(_cast(file, book, one) for one in book.examples)
    for place, one in enumerate(facts):
        if any(other.key == one.key for other in facts[:place]):
            raise _wrong(file, one.key, "key", "there is another example of this name")
        _check(game, file, one)
    keys = {one.key for one in facts}
    words: dict[Language, dict[str, ExampleWords]] = {}
    for language in WRITTEN:
        named = folder / language / FILE
        words[language] = data.load(named, dict[str, ExampleWords])
        for odd in sorted(set(words[language]) ^ keys):
            reason = "has no words" if odd in keys else "has words and no facts"
            raise DataError(str(named), _line(named, odd), odd, reason)
    return tuple(
        Example(facts=one, words={language: words[language][one.key] for language in WRITTEN})
        for one in facts
    )


def _cast(file: Path, book: Book, one: Facts) -> Facts:
    """An example in whose position every `as` has become what it stands for."""

    def whole(part: Any) -> Any:
        if isinstance(part, list):
            return [whole(item) for item in part]
        if not isinstance(part, dict):
            return part
        made = {key: whole(value) for key, value in part.items() if key != "as"}
        if "as" not in part:
            return made
        if part["as"] not in book.cast:
            raise _wrong(file, one.key, "position", f"nothing is cast as {part['as']}")
        return {**book.cast[part["as"]], **made}

    return replace(one, position=whole(one.position))


def _check(game: Game[Any], file: Path, one: Facts) -> None:
    """Raise DataError for what the game's own vocabulary does not have."""
    for rule in filter(None, (one.rule, one.refused)):
        if rule not in game.rulebook and not rule.startswith("SLV-"):
            raise _wrong(file, one.key, "rule", f"there is no rule {rule}")
    try:
        state = game.codec.state(one.position)
    except MalformedError as error:
        raise _wrong(file, one.key, "position", str(error)) from None
    odd = _unknown(one.position, game.codec.builtins(state))
    if odd:
        raise _wrong(file, one.key, f"position{odd}", "is unknown")
    faults = list(game.faults(state))
    if faults:
        raise _wrong(file, one.key, "position", f"is unsound ({faults[0].key})")
    for place, answer in enumerate(one.answers):
        try:
            game.codec.action(answer.action)
        except MalformedError as error:
            raise _wrong(file, one.key, f"answers[{place}].action", str(error)) from None


def _unknown(given: Any, read_back: Any) -> str:
    """The first key of plain data that is not there any more once it has been read; or empty."""
    if isinstance(given, dict) and isinstance(read_back, dict):
        for key, value in given.items():
            if key not in read_back:
                if key == "type":
                    continue
                return f".{key}"
            deeper = _unknown(value, read_back[key])
            if deeper:
                return f".{key}{deeper}"
    elif isinstance(given, list) and isinstance(read_back, list | tuple):
        for place, (one, other) in enumerate(zip(given, read_back, strict=False)):
            deeper = _unknown(one, other)
            if deeper:
                return f"[{place}]{deeper}"
    return ""


def _wrong(file: Path, key: str, field: str, reason: str) -> DataError:
    return DataError(str(file), _line(file, key), f"{key}.{field}", reason)


def _line(file: Path, key: str) -> int | None:
    """The line in which an example begins."""
    begins = re.compile(rf"^(?: *- key: {re.escape(key)}|{re.escape(key)}:)\s*$")
    lines = file.read_text("utf-8").splitlines()
    return next((at for at, line in enumerate(lines, 1) if begins.match(line)), None)


@cache
def book_of(key: str) -> tuple[Example, ...]:
    """The examples of a game by its key."""
    game = find_game(key)
    return read(game, game.folder / "rulebook")


def examples_of(key: str, rule: str) -> tuple[Example, ...]:
    """The examples of one rule, in the order of the file."""
    return tuple(one for one in book_of(key) if one.facts.rule == rule)
