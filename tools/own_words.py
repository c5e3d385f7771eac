"""Find where our texts use a rulebook's own words: runs of words that stand in both.

    python tools/own_words.py RULEBOOK [FILE …] [--words 5]

RULEBOOK is the text of the book, which lies outside the project and is only read. FILEs are
our rulebooks and other data (`.yaml`), Fluent texts (`.ftl`) or plain text; without any, those of
Little Carnage, whose licence allows no adapted text (LC-0-5). Case, punctuation, accents and the
ways of writing a die or a dash do not count. Every run that is found is shown once, as long as it
goes, with the place in our file; the exit code is 1 if there is any.

It finds what was copied, in the language of the book. What was merely translated sentence by
sentence has to be read.
"""

import argparse
import re
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "src" / "slagveld" / "games" / "little_carnage"
WORDS = 5
"""So many words in a row are a find."""
NAMES = ("source", "title", "name")
"""Fields of data that hold names and citations; the titles of rules are no names."""


class Passage(NamedTuple):
    """A piece of our text, and where it stands."""

    place: str
    words: str


def plain(words: str) -> list[str]:
    """The bare words of a text, in order: lower case, without accents, marks and placeables."""
    bare = re.sub(r"\{[^{}]*\}", " ", words.replace("ß", "ss"))
    bare = unicodedata.normalize("NFKD", bare.lower())
    bare = "".join(c for c in bare if not unicodedata.combining(c))
    return re.findall(r"[a-z0-9]+", bare)


def runs(words: Sequence[str], count: int) -> Iterator[tuple[str, ...]]:
    """All runs of so many words."""
    for start in range(len(words) - count + 1):
        yield tuple(words[start : start + count])


def shared(book: set[tuple[str, ...]], words: Sequence[str], count: int) -> list[str]:
    """The runs of a text that stand in the book as well, those that overlap joined."""
    found: list[str] = []
    start = end = -1
    for place, run in enumerate(runs(words, count)):
        if run not in book:
            continue
        if place > end:
            if start >= 0:
                found.append(" ".join(words[start:end]))
            start = place
        end = place + count
    if start >= 0:
        found.append(" ".join(words[start:end]))
    return found


def strings(value: Any, place: str) -> Iterator[Passage]:
    """Every string below a value of a catalogue."""
    if isinstance(value, str):
        yield Passage(place, value)
    elif isinstance(value, dict):
        for key, below in value.items():
            yield from strings(below, f"{place}.{key}" if place else str(key))
    elif isinstance(value, list):
        for index, below in enumerate(value):
            name = below.get("id", below.get("key", index)) if isinstance(below, dict) else index
            yield from strings(below, f"{place}.{name}" if place else str(name))


def passages(path: Path) -> Iterator[Passage]:
    """The pieces of a file of ours: entries of a catalogue, messages, or paragraphs."""
    words = path.read_text(encoding="utf-8")
    if path.suffix == ".yaml":
        names = NAMES[:1] if "rulebook" in path.parts else NAMES
        for passage in strings(yaml.safe_load(words), ""):
            if set(passage.place.split(".")) & set(names):
                continue
            yield Passage(f"{path.name} {passage.place}", passage.words)
    elif path.suffix == ".ftl":
        for message in re.split(r"\n(?=[a-zA-Z-])", words):
            key, _, said = message.partition("=")
            yield Passage(f"{path.parent.name}/{path.name} {key.strip()}", said)
    else:
        for number, paragraph in enumerate(words.split("\n\n"), 1):
            yield Passage(f"{path.name} paragraph {number}", paragraph)


def default_files() -> list[Path]:
    """The rulebook, texts and data of Little Carnage."""
    kinds = (("rulebook", "*.yaml"), ("texts", "*.ftl"), ("data", "*.yaml"))
    folders = [path for room, kind in kinds for path in sorted((GAME / room).rglob(kind))]
    return [*folders, ROOT / "docs" / "games" / "little-carnage.md"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Tell every find and how many there are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rulebook", type=Path)
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--words", type=int, default=WORDS)
    given = parser.parse_args(arguments)
    book = set(runs(plain(given.rulebook.read_text(encoding="utf-8")), given.words))
    count = read = 0
    for path in given.files or default_files():
        for passage in passages(path):
            read += 1
            for found in shared(book, plain(passage.words), given.words):
                count += 1
                print(f"{passage.place}: {found}")
    print(f"{count} runs of {given.words} words or more in {read} passages")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
