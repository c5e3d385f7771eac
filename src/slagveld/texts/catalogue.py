"""What the Fluent files of one source define, for the lint: every entry with its file and line."""

from functools import lru_cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from slagveld.texts.agree import CASES, FUNCTIONS
from slagveld.texts.languages import LANGUAGES, Language
from slagveld.texts.sources import Source

KEPT = 1024
"""Files whose entries are remembered, so that one process reads them once."""


class Place(msgspec.Struct, frozen=True, order=True):
    """A line in a file."""

    path: Path
    line: int


class Entry(msgspec.Struct):
    """A message or a term, and what it mentions."""

    place: Place
    variables: set[str] = set()
    messages: set[str] = set()
    terms: set[str] = set()
    functions: set[str] = set()
    miscalled: set[str] = set()
    """Functions of ours that are called with other arguments than they take."""
    has_attributes: bool = False


class Chapter(msgspec.Struct):
    """The entries of one source in one language, by id."""

    messages: dict[str, Entry] = {}
    terms: dict[str, Entry] = {}
    junk: list[tuple[Place, str]] = []
    duplicates: list[tuple[Place, str, Place]] = []
    """Where an id comes again, the id, and where it came first."""

    def variables(self, message: str) -> frozenset[str]:
        """The variables of a message, with those of the messages it refers to."""
        found: set[str] = set()
        seen: set[str] = set()
        waiting = [message]
        while waiting:
            entry = self.messages.get(name := waiting.pop())
            if entry is not None and name not in seen:
                seen.add(name)
                found |= entry.variables
                waiting.extend(sorted(entry.messages))
        return frozenset(found)

    def circles(self) -> list[tuple[Place, str]]:
        """Entries that refer to themselves, directly or by way of others, as they are spelled."""
        entries = self.messages | {f"-{name}": entry for name, entry in self.terms.items()}
        following = {
            name: entry.messages | {f"-{term}" for term in entry.terms}
            for name, entry in entries.items()
        }
        return [
            (entry.place, name)
            for name, entry in entries.items()
            if name in _reachable(following, name)
        ]


def _reachable(following: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = sorted(following[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting.extend(sorted(following.get(name, ())))
    return seen


def read_chapters(source: Source) -> dict[Language, Chapter]:
    """The chapters of a source in all languages."""
    return {language: _read_chapter(source.files(language)) for language in LANGUAGES}


@lru_cache(maxsize=KEPT)
def _parsed(text: str) -> list[ast.EntryType]:
    """The entries of a file's words. Shared: not to be changed."""
    return FluentParser().parse(text).body


def _read_chapter(files: list[Path]) -> Chapter:
    chapter = Chapter()
    for path in files:
        try:
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            chapter.junk.append((Place(path, 1), f"cannot be read: {error}"))
            continue
        for item in _parsed(text):
            place = Place(path, _line(text, item))
            if isinstance(item, ast.Junk):
                chapter.junk.append(_describe_junk(text, path, item))
            elif isinstance(item, ast.Message | ast.Term):
                _add(chapter, item, place)
    return chapter


def _add(chapter: Chapter, item: ast.Message | ast.Term, place: Place) -> None:
    is_message = isinstance(item, ast.Message)
    entries = chapter.messages if is_message else chapter.terms
    spelled = item.id.name if is_message else f"-{item.id.name}"
    if item.id.name in entries:
        chapter.duplicates.append((place, spelled, entries[item.id.name].place))
        return
    entry = Entry(place, has_attributes=is_message and bool(item.attributes))
    _Reading(entry).visit(item)
    entries[item.id.name] = entry


def _line(text: str, node: ast.SyntaxNode) -> int:
    return text.count("\n", 0, node.span.start) + 1 if node.span else 1


def _describe_junk(text: str, path: Path, junk: ast.Junk) -> tuple[Place, str]:
    """Where and why: at the fault itself, unless it only shows in the entry after."""
    first, last = _line(text, junk), _line(text, junk) + (junk.content or "").strip().count("\n")
    note, *_ = junk.annotations or [ast.Annotation("", message="not Fluent")]
    line = _line(text, note)
    return Place(path, line if first <= line <= last else first), str(note.message)


class _Reading(Visitor):
    """Notes what an entry mentions."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entry.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.entry.functions.add(node.id.name)
        if node.id.name in FUNCTIONS and not _called_well(node.id.name, node.arguments):
            self.entry.miscalled.add(node.id.name)
        self.generic_visit(node)


def _called_well(function: str, arguments: ast.CallArguments) -> bool:
    """Whether a function of ours gets what it takes: a variable and two words, or a case."""
    kinds = tuple(type(argument) for argument in arguments.positional)
    if arguments.named or kinds[:1] != (ast.VariableReference,):
        return False
    words = [a.value for a in arguments.positional[1:] if isinstance(a, ast.StringLiteral)]
    if len(words) != len(kinds) - 1:
        return False
    return len(words) == 1 and words[0] in CASES if function == "CASE" else len(words) == 2
