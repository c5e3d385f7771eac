"""What typed answers mean: numbers, dice, choices, yes and no. Pure functions."""

import re
from collections.abc import Sequence

from slagveld.cli.play.words import Words
from slagveld.texts import Text, Value


class UnclearError(Exception):
    """What was typed means nothing here; the text says what would."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(key)
        self.text = Text(key, values)


def whole(typed: str) -> int | None:
    """A whole number, or None."""
    word = typed.strip()
    short = len(word) <= 12 and word.isascii()
    return int(word) if short and re.fullmatch(r"[+-]?\d+", word) else None


def choice(typed: str, labels: Sequence[str], keys: Sequence[str] = ()) -> int:
    """Which of several is meant: its number from 1, its key, its name or a unique beginning."""
    number = whole(typed)
    if number is not None:
        if 1 <= number <= len(labels):
            return number - 1
        raise UnclearError("play-unclear-number", least=1, most=len(labels))
    word = typed.strip().casefold()
    for names in (keys, labels):
        exact = [place for place, name in enumerate(names) if name.casefold() == word]
        if len(exact) == 1:
            return exact[0]
    starts = sorted(
        {
            place
            for names in (keys, labels)
            for place, name in enumerate(names)
            if word and name.casefold().startswith(word)
        }
    )
    if len(starts) == 1:
        return starts[0]
    if starts:
        raise UnclearError("play-unclear-several", found=", ".join(labels[n] for n in starts[:6]))
    raise UnclearError("play-unclear-choice")


def dice(typed: str, count: int, sides: int) -> tuple[int, ...]:
    """What real dice show: numbers with anything between them, or all digits in one word."""
    words = [word for word in re.split(r"[\s,;+]+", typed.strip()) if word]
    if len(words) == 1 and 1 < count == len(words[0]) and sides < 10 and words[0].isdecimal():
        words = list(words[0])
    numbers = [whole(word) for word in words]
    if not numbers or None in numbers:
        raise UnclearError("play-unclear-dice", count=count, sides=sides)
    return tuple(number for number in numbers if number is not None)


def yes(typed: str, words: Words) -> bool:
    """Yes or no."""
    if words.means(typed, "play-word-yes"):
        return True
    if words.means(typed, "play-word-no"):
        return False
    raise UnclearError("play-unclear-yes")
