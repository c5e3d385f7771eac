"""Finds texts that are missing, broken, different between languages, or used by nobody.

`python -m slagveld.texts.lint [folders]` reads this package and the folders named, prints one
line for each fault, and ends with 1 if there is any. A folder called `texts` with Fluent files in
it is the source of the game it lies in: `games/wizard_duel/texts/` has namespace `wizard-duel`,
and so has a package of its own named `slagveld_wizard_duel`.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

from slagveld.texts.agree import FUNCTIONS
from slagveld.texts.catalogue import Chapter, Entry, Place, read_chapters
from slagveld.texts.languages import LANGUAGES, WRITTEN, Language
from slagveld.texts.sources import COMMON, COMMON_FOLDER, COMMON_SOURCE, Source
from slagveld.texts.usage import Usage, usages

FaultKind = Literal[
    "syntax",  # a file, or a part of it, cannot be read
    "duplicate",  # an id is defined twice
    "id",  # an id that has no place on the wire
    "attribute",  # attributes are not used by Slagveld
    "reference",  # a message mentions a message, term or function that does not exist
    "arguments",  # AGREE is not given a variable and two words
    "circle",  # a message mentions itself, perhaps by way of others
    "variable",  # a variable of a game's message has the name of a parameter of its book
    "missing",  # a language lacks a message
    "variables",  # languages disagree about a message's variables
    "undefined",  # the code asks for a key that does not exist
    "values",  # the code asks for a message without giving all its values
    "family",  # a declared family has no members
    "unused",  # nobody asks for a message or refers to a term
]

KNOWN: Final = frozenset({"NUMBER", "DATETIME", *FUNCTIONS})


TAKEN: Final = frozenset({"self", "key", "rule", "cases"})
"""Parameters of a game's book (`kit.book`): compiled, it takes a value so named for its own."""


class Fault(NamedTuple):
    """One thing wrong with the texts, and where."""

    place: Place
    kind: FaultKind
    message: str

    def __str__(self) -> str:
        return f"{self.place.path}:{self.place.line}: {self.kind}: {self.message}"


class _Book(NamedTuple):
    """A source with its chapters, and the common chapters its references may fall back to.

    `whole` has the messages of both, its own before common ones.
    """

    source: Source
    chapters: dict[Language, Chapter]
    common: dict[Language, Chapter]
    whole: dict[Language, Chapter]

    def first(self, message: str) -> tuple[Language, Entry]:
        """The first language that has a message of this book, and the message there."""
        return next(
            (language, chapter.messages[message])
            for language, chapter in self.chapters.items()
            if message in chapter.messages
        )

    def messages(self) -> list[str]:
        """Ids of all messages in any language."""
        found = (message for chapter in self.chapters.values() for message in chapter.messages)
        return list(dict.fromkeys(found))


def discover(roots: Iterable[Path]) -> list[Source]:
    """The common source, and those of the games found below some folders."""
    folders = {
        folder.resolve()
        for root in roots
        for folder in [root, *root.rglob("texts")]
        if folder.name == "texts" and any(Source(COMMON, folder).files(lang) for lang in LANGUAGES)
    }
    games = [
        Source(folder.parent.name.removeprefix("slagveld_").replace("_", "-"), folder)
        for folder in sorted(folders)
        if folder != COMMON_FOLDER.resolve()
    ]
    return [COMMON_SOURCE, *games]


def faults(sources: Sequence[Source], code_roots: Iterable[Path]) -> list[Fault]:
    """Everything wrong with the texts of some sources and their use in some code, in order."""
    chapters = [read_chapters(source) for source in sources]
    empty = {language: Chapter() for language in LANGUAGES}
    common = next(
        (
            found
            for source, found in zip(sources, chapters, strict=True)
            if source.namespace == COMMON
        ),
        empty,
    )
    books = [
        _Book(source, found, common, _together(common, found))
        for source, found in zip(sources, chapters, strict=True)
    ]
    homes = {source.folder.parent.resolve(): source.namespace for source in sources}
    homes.pop(COMMON_FOLDER.parent.resolve(), None)
    used = usages(code_roots, homes)
    found = [
        *(fault for book in books for fault in _chapter_faults(book)),
        *(fault for book in books for fault in _language_faults(book)),
        *_code_faults(books, used),
        *_unused(books, used),
    ]
    return sorted(set(found), key=lambda fault: (fault.place, fault.kind, fault.message))


def _chapter_faults(book: _Book) -> Iterator[Fault]:
    """What is wrong within one language."""
    for language, chapter in book.chapters.items():
        for place, reason in chapter.junk:
            yield Fault(place, "syntax", reason)
        for place, name, before in chapter.duplicates:
            first = f"{before.path.name}:{before.line}"
            yield Fault(place, "duplicate", f"{name} is already defined in {first}")
        for place, name in chapter.circles():
            yield Fault(place, "circle", f"{name} refers to itself")
        for name, entry in [*chapter.messages.items(), *chapter.terms.items()]:
            if book.source.namespace != COMMON:
                for variable in sorted(entry.variables & TAKEN):
                    yield Fault(entry.place, "variable", f"{name} cannot have a ${variable}")
            if "--" in name:
                yield Fault(entry.place, "id", f"{name} has two hyphens in a row")
            if entry.has_attributes:
                yield Fault(entry.place, "attribute", f"{name} has attributes")
            for spelled in _dangling(entry, chapter, book.common[language]):
                yield Fault(entry.place, "reference", f"{name} mentions {spelled}, not defined")
            for function in sorted(entry.miscalled):
                reason = f"{name} must give {function} a variable and two words"
                yield Fault(entry.place, "arguments", reason)


def _dangling(entry: Entry, own: Chapter, common: Chapter) -> list[str]:
    """What an entry refers to in vain, as written in its file."""
    messages = entry.messages - own.messages.keys() - common.messages.keys()
    terms = entry.terms - own.terms.keys() - common.terms.keys()
    functions = entry.functions - KNOWN
    return sorted(messages) + sorted(f"-{term}" for term in terms) + sorted(functions)


def _language_faults(book: _Book) -> Iterator[Fault]:
    """What differs between languages."""
    for message in book.messages():
        first_language, entry = book.first(message)
        key = book.source.key(message)
        expected = _variables(book, first_language, message)
        for language, chapter in book.chapters.items():
            if message not in chapter.messages:
                if language in WRITTEN:
                    yield Fault(entry.place, "missing", f"{key} is missing in {language}")
                continue
            given = _variables(book, language, message)
            if given != expected:
                yield Fault(
                    chapter.messages[message].place,
                    "variables",
                    f"{key} uses {_spell(given)} in {language}, "
                    f"but {_spell(expected)} in {first_language}",
                )


def language_faults(chapters: dict[Language, Chapter]) -> Iterator[Fault]:
    """What is wrong within the languages of one source, taken by itself."""
    for language, chapter in chapters.items():
        for place, reason in chapter.junk:
            yield Fault(place, "syntax", f"{reason} ({language})")


class Lacking(NamedTuple):
    """How far a language is in one source."""

    namespace: str
    language: Language
    messages: tuple[str, ...]
    """Ids of the messages that it has not, in order."""
    of: int
    """How many there are."""


def lacking(sources: Sequence[Source], languages: Iterable[Language]) -> list[Lacking]:
    """What some languages do not say yet, source by source."""
    found = []
    for source in sources:
        chapters = read_chapters(source)
        book = _Book(source, chapters, chapters, chapters)
        whole = book.messages()
        for language in languages:
            missing = tuple(one for one in whole if one not in chapters[language].messages)
            found.append(Lacking(source.namespace, language, missing, len(whole)))
    return found


def _variables(book: _Book, language: Language, message: str) -> frozenset[str]:
    """A message's variables, also those of common messages it refers to."""
    return book.whole[language].variables(message)


def _together(
    common: dict[Language, Chapter], own: dict[Language, Chapter]
) -> dict[Language, Chapter]:
    return {
        language: Chapter(messages=common[language].messages | chapter.messages)
        for language, chapter in own.items()
    }


def _spell(variables: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"


def _code_faults(books: Sequence[_Book], used: Sequence[Usage]) -> Iterator[Fault]:
    """What the code asks for in vain."""
    needed = {
        book.source.key(message): frozenset[str]().union(
            *(
                _variables(book, language, message)
                for language, chapter in book.chapters.items()
                if message in chapter.messages
            )
        )
        for book in books
        for message in book.messages()
    }
    for usage in used:
        if usage.broken is not None:
            line, reason = usage.broken
            yield Fault(Place(usage.path, line), "syntax", reason)
        for ask in usage.asks:
            place = Place(usage.path, ask.line)
            if ask.key not in needed:
                yield Fault(place, "undefined", f"{ask.key} is not defined")
            elif ask.values is not None and (lacking := needed[ask.key] - ask.values):
                yield Fault(place, "values", f"{ask.key} is asked for without {_spell(lacking)}")
        for family in usage.families:
            if not any(family.has(key) for key in needed):
                place = Place(usage.path, family.line)
                yield Fault(place, "family", f"no message is in {family.pattern}")


def _unused(books: Sequence[_Book], used: Sequence[Usage]) -> Iterator[Fault]:
    """What nobody asks for, mentions or refers to."""
    mentions = {mention for usage in used for mention in usage.mentions}
    asked = {ask.key for usage in used for ask in usage.asks}
    families = [family for usage in used for family in usage.families]
    for book in books:
        # A game may refer to common entries, so theirs count from everywhere.
        readers = books if book.source.namespace == COMMON else [book]
        referred = [
            entry
            for reader in readers
            for chapter in reader.chapters.values()
            for entry in [*chapter.messages.values(), *chapter.terms.values()]
        ]
        messages = {name for entry in referred for name in entry.messages}
        terms = {name for entry in referred for name in entry.terms}
        for message in book.messages():
            key = book.source.key(message)
            is_used = key in mentions or key in asked or message in messages
            is_used = is_used or any(family.has(key) for family in families)
            if not is_used:
                yield Fault(book.first(message)[1].place, "unused", f"{key} is used by nobody")
        for chapter in book.chapters.values():
            for term, entry in chapter.terms.items():
                if term not in terms:
                    yield Fault(entry.place, "unused", f"-{term} is used by nobody")


def main(arguments: Sequence[str]) -> int:
    """Lint this package and some folders; 0 when all is well, 1 when not, 2 for a wrong folder."""
    folders = [Path(argument) for argument in arguments]
    for folder in folders:
        if not folder.exists():
            sys.stderr.write(f"{folder}: no such folder\n")
            return 2
    roots = [COMMON_FOLDER.parent, *folders]
    found = faults(discover(roots), roots)
    for fault in found:
        sys.stdout.write(f"{fault}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
