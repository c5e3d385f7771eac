"""Fluent text cut into its entries before anything is parsed: most are never said by a process.

An entry begins at a line that starts with its id and an equals sign, which no line within a message
can do: those of its text are set in, and within braces nothing is followed by an equals sign. It
ends where the next one or a comment begins.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from slagveld.texts.languages import Language
from slagveld.texts.sources import COMMON, Source, wire_id

Said = ast.Message | ast.Term

_BORDER: Final = re.compile(r"^(?:(-?)([a-zA-Z][a-zA-Z0-9_-]*)(?= *=)|#)", re.MULTILINE)
_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class Written(NamedTuple):
    """An entry as its file has it."""

    term: bool
    name: str
    rest: str
    """What follows the id, with the equals sign."""

    @property
    def text(self) -> str:
        """The whole entry."""
        return f"{'-' * self.term}{self.name}{self.rest}"


def cut(text: str) -> Iterator[Written]:
    """The entries of Fluent text in order, comments left out."""
    borders = list(_BORDER.finditer(text))
    for place, border in enumerate(borders):
        name = border[2]
        if name is not None:
            end = borders[place + 1].start() if place + 1 < len(borders) else len(text)
            yield Written(bool(border[1]), name, text[border.end() : end])


class Chapter:
    """What one source has to say in one language; parsed entry by entry, when it is needed.

    References of a game to its own messages and terms are renamed together with them to their
    wire ids (see `sources`); others mean the common ones.
    """

    def __init__(self, source: Source, language: Language) -> None:
        self._source = source
        self.entries: list[Written] = []
        for path in source.files(language):
            self.entries += cut(path.read_text(encoding="utf-8-sig"))
        self._messages = {entry.name for entry in self.entries if not entry.term}
        self._terms = {entry.name for entry in self.entries if entry.term}

    def wire_name(self, name: str) -> str:
        """The id of an entry of this source in a bundle."""
        return wire_id(self._source.key(name))

    def parsed(self, entry: Written) -> Said | None:
        """An entry under its wire id; None if it cannot be read."""
        found = FluentParser(with_spans=False).parse_entry(entry.text)
        if not isinstance(found, Said):
            return None
        if self._source.namespace != COMMON:
            _Renaming(self, self._messages, self._terms).visit(found)
        return found

    def wire_text(self) -> str:
        """Everything as Fluent text under wire ids; only what refers to others is parsed for it."""
        return "\n".join(self._wired(entry) for entry in self.entries)

    def _wired(self, entry: Written) -> str:
        if self._source.namespace == COMMON:
            return entry.text.rstrip()
        if not self._mentions(entry):
            return f"{'-' * entry.term}{self.wire_name(entry.name)}{entry.rest.rstrip()}"
        found = self.parsed(entry)
        return "" if found is None else FluentSerializer().serialize_entry(found).rstrip()

    def _mentions(self, entry: Written) -> bool:
        """Whether a word of an entry is the id of another: perhaps it refers to it."""
        if "{" not in entry.rest:
            return False
        words = _NAME.findall(entry.rest)
        return any(word in self._messages or word in self._terms for word in words)


class _Renaming(Transformer):
    """Renames an entry of one source, and its references to others of it, to their wire ids."""

    def __init__(self, chapter: Chapter, messages: set[str], terms: set[str]) -> None:
        self._chapter = chapter
        self._messages = messages
        self._terms = terms

    def _rename(self, identifier: ast.Identifier, own: set[str]) -> None:
        if identifier.name in own:
            identifier.name = self._chapter.wire_name(identifier.name)

    def visit_Message(self, node: ast.Message) -> ast.BaseNode:  # noqa: N802 - fluent's spelling
        self._rename(node.id, self._messages)
        return self.generic_visit(node)

    def visit_Term(self, node: ast.Term) -> ast.BaseNode:  # noqa: N802
        self._rename(node.id, self._terms)
        return self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> ast.BaseNode:  # noqa: N802
        self._rename(node.id, self._messages)
        return self.generic_visit(node)

    def visit_TermReference(self, node: ast.TermReference) -> ast.BaseNode:  # noqa: N802
        self._rename(node.id, self._terms)
        return self.generic_visit(node)
