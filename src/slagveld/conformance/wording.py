"""What is wrong with the words of a rulebook: a language is missing, or says something else.

`python -m slagveld.conformance.wording` looks at the books of all games and of the table itself,
prints a line for each fault, and ends with 1 if there is any. What a reader sees first is looked
at: every rule has its words in every language the project is written in, with the same numbers,
the same tables and the same rules named; no word for engineers; no word that the glossary puts
another in the place of, here or in the sentences of the game. Worked examples with pictures are
played: what their words say must be what the engine does.
"""

import re
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from slagveld import examples
from slagveld.kernel.game import Game
from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import REFERENCE, Rule, Rulebook, Wording
from slagveld.texts import DEFAULT_LANGUAGE, WRITTEN, Language

NOT_FOR_PLAYERS: Final = re.compile(
    r"\b(AMBIGUOUS|CONTRADICTION|SILENT|DATA GAP|GAP|TODO|catalogue|catalogus|Katalog|data map)\b"
)
"""Words of those who write rules down."""
ENGLISH: Final = re.compile(r"\b(the|and|with|which)\b")
"""Words that no Dutch or German sentence has."""
_BARE: Final = re.compile(r"(?<![\[\w-])[A-Z]{2,}(?:-[A-Z0-9][\w.]*)+(?<!\.)")
_NUMBER: Final = re.compile(r"\d+(?:\.\d+)?")
_NAMES: Final = re.compile(r"^(?:#.*|-?[\w-]+ =)|\$[\w-]+|\{ ?-?[a-z][\w-]* ?\}", re.MULTILINE)
"""What is not said in a Fluent file: remarks, the names of messages and of what is filled in."""


class Fault(NamedTuple):
    """One thing wrong with a book, and where."""

    book: str
    language: str
    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.book}, {self.language}, {self.rule}: {self.what}"


def faults(key: str, book: Rulebook, texts: Path | None = None) -> list[Fault]:
    """Everything wrong with the words of a book, and of the sentences of its game in `texts`."""
    ids = {rule.id for rule in chain(book, HOUSE)}
    found = [
        Fault(key, language, rule.id, what)
        for rule in book
        for language in WRITTEN
        for what in _of_rule(rule, language, ids)
    ]
    found += _chapters(key, book)
    found += _against_glossary(key, book, texts)
    return found


def faults_of_examples(game: Game[Any]) -> list[Fault]:
    """Everything wrong with the worked examples of a game, and with their words."""
    found: list[Fault] = []
    for example in examples.book_of(game.key):
        found += [
            Fault(game.key, DEFAULT_LANGUAGE, example.key, fault)
            for fault in examples.faults(game, example)
        ]
        for language, told in example.words.items():
            said = f"{told.before} {told.after}"
            found += [
                Fault(game.key, language, example.key, f"“{word}” is called “{better}” here")
                for pattern, word, better in _avoided(game.rulebook, language)
                if pattern.search(said)
            ]
            if language != DEFAULT_LANGUAGE and (english := ENGLISH.search(said)):
                found.append(Fault(game.key, language, example.key, f"“{english[0]}” is English"))
    return found


def _of_rule(rule: Rule, language: Language, ids: set[str]) -> Iterator[str]:
    words, english = rule.wording.get(language), rule.english
    if words is None or not words.title or not words.rule:
        yield "has no words"
        return
    said = words.said
    plain = REFERENCE.sub("", said)
    for found in NOT_FOR_PLAYERS.finditer(plain):
        yield f"“{found[0]}” is no word for players"
    for named in REFERENCE.findall(said):
        if named not in ids:
            yield f"there is no rule {named}"
    for found in _BARE.finditer(plain):
        if found[0] in ids:
            yield f"another rule is named in brackets: [{found[0]}]"
    if language != DEFAULT_LANGUAGE:
        yield from _beside(words, english)


def _beside(words: Wording, english: Wording) -> Iterator[str]:
    """What does not fit the English words."""
    for name in ("ruling", "examples", "tables", "reason"):
        mine, theirs = getattr(words, name), getattr(english, name)
        if (len(mine) if name in ("examples", "tables") else bool(mine)) != (
            len(theirs) if name in ("examples", "tables") else bool(theirs)
        ):
            yield f"has other {name} than English"
    for table, other in zip(words.tables, english.tables, strict=False):
        if [len(table.head), *map(len, table.rows)] != [len(other.head), *map(len, other.rows)]:
            yield "has a table of another shape than English"
    named, theirs = set(REFERENCE.findall(words.said)), set(REFERENCE.findall(english.said))
    if named != theirs:
        yield f"names other rules than English: {', '.join(sorted(named ^ theirs))}"
    odd = numbers(words) ^ numbers(english)
    if odd:
        yield f"has other numbers than English: {', '.join(sorted(odd))}"
    for found in ENGLISH.finditer(f"{words.title} {words.rule} {words.ruling}"):
        yield f"“{found[0]}” is English"


def numbers(words: Wording) -> set[str]:
    """The numbers that a rule mentions, as English writes them."""
    said = " ".join((words.rule, words.ruling, words.reason, *words.examples))
    cells = " ".join(
        cell for table in words.tables for row in (table.head, *table.rows) for cell in row
    )
    plain = REFERENCE.sub(" ", f"{said} {cells}")
    return set(_NUMBER.findall(re.sub(r"(\d),(\d)", r"\1.\2", plain)))


def _chapters(key: str, book: Rulebook) -> Iterator[Fault]:
    """Chapters and the glossary that lack something."""
    ids = {rule.id for rule in book}
    for chapter in book.chapters:
        if not any(rule.chapter == chapter.key for rule in book):
            yield Fault(key, DEFAULT_LANGUAGE, chapter.key, "the chapter has no rules")
    for term in book.glossary:
        if term.rule and term.rule not in ids:
            yield Fault(key, DEFAULT_LANGUAGE, term.en, f"there is no rule {term.rule}")


def _against_glossary(key: str, book: Rulebook, texts: Path | None) -> Iterator[Fault]:
    """Words that the glossary has another for."""
    for language in WRITTEN:
        avoided = _avoided(book, language)
        places = [(rule.id, rule.words(language).said) for rule in book]
        places += _sentences(texts, language)
        for place, said in places:
            for pattern, word, better in avoided:
                if pattern.search(said):
                    yield Fault(key, language, place, f"“{word}” is called “{better}” here")


def _avoided(book: Rulebook, language: Language) -> list[tuple[re.Pattern[str], str, str]]:
    """Words that are not used, and what is said instead."""
    return [
        (re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE), word, getattr(term, language))
        for term in book.glossary
        for word in term.avoid.get(language, ())
    ]


def _sentences(texts: Path | None, language: Language) -> list[tuple[str, str]]:
    """The sentences of a game, by their files."""
    if texts is None:
        return []
    files = sorted({*texts.glob(f"{language}.ftl"), *texts.glob(f"{language}/*.ftl")})
    return [(file.name, _NAMES.sub(" ", file.read_text("utf-8"))) for file in files]


def main() -> int:
    """Print every fault of every book; 1 if there is any."""
    found = faults("slagveld", HOUSE)
    for key, game in games().items():
        if game.listed:
            found += faults(key, game.rulebook, game.folder / "texts")
            found += faults_of_examples(game)
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
