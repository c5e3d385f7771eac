"""The messages of all sources: bundles for Python, Fluent text for the browser.

Python and the browser read the very same Fluent text. In the files of a game, references to its
own messages and terms are renamed together with them (see `sources`); a reference to an id that
the game does not define itself means the common one. A bundle parses a message when it is first
said.

For the browser: feed `bundle_source(language, [game])` to `new FluentBundle(language,
{useIsolating: false, functions})` that knows the functions of `agree`, look messages up by wire
id, and show values as `speak` does, with the messages of `common.ftl`.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from slagveld.texts.agree import FUNCTIONS
from slagveld.texts.languages import LANGUAGES, Language
from slagveld.texts.sources import COMMON, COMMON_SOURCE, Source, is_namespace
from slagveld.texts.written import Chapter, Written


class _Entries(dict[str, ast.Message | ast.Term]):
    """Entries of one bundle by wire id, parsed when they are first looked for.

    Two threads that parse one at the same time find the same.
    """

    def __init__(self) -> None:
        super().__init__()
        self._unread: dict[str, tuple[Chapter, Written]] = {}

    def put(self, chapter: Chapter, entry: Written) -> None:
        """Take in an entry; the first of an id counts."""
        self._unread.setdefault(chapter.wire_name(entry.name), (chapter, entry))

    def __contains__(self, name: object) -> bool:
        if super().__contains__(name):
            return True
        unread = self._unread.get(str(name))
        found = None if unread is None else unread[0].parsed(unread[1])
        if found is not None:
            self[str(name)] = found
        return found is not None

    def __missing__(self, name: str) -> ast.Message | ast.Term:
        if name in self:
            return self[name]
        raise KeyError(name)


class _Bundle(FluentBundle):
    """A bundle whose messages are parsed when they are first said."""

    def __init__(self, language: Language, sources: Iterable[Source]) -> None:
        super().__init__([language], FUNCTIONS, use_isolating=False)
        messages, terms = _Entries(), _Entries()
        for source in sources:
            chapter = _chapter(source, language)
            for entry in chapter.entries:
                (terms if entry.term else messages).put(chapter, entry)
        self._messages = messages
        self._terms = terms


class Library:
    """Messages of the common texts and of every game that has been added."""

    def __init__(self, common: Source = COMMON_SOURCE) -> None:
        self._sources: dict[str, Source] = {COMMON: common}
        self._bundles: dict[Language, FluentBundle] = {}

    def add_source(self, namespace: str, folder: Path) -> None:
        """Take in the texts of a game. Adding the same folder again changes nothing.

        Raises:
            ValueError: The namespace is badly spelled, or already has another folder.
        """
        if not is_namespace(namespace):
            raise ValueError(f"not a namespace for texts: {namespace!r}")
        source = Source(namespace, folder.resolve())
        known = self._sources.setdefault(namespace, source)
        if known != source:
            raise ValueError(f"the texts of {namespace} are already in {known.folder}")
        self._bundles.clear()

    def sources(self) -> tuple[Source, ...]:
        """All sources, the common one first, then in the order they were added."""
        return tuple(self._sources.values())

    def bundle(self, language: Language) -> FluentBundle:
        """Everything there is to say in a language; built at first use."""
        bundle = self._bundles.get(language)
        if bundle is None:
            bundle = self._bundles[language] = _Bundle(language, self.sources())
        return bundle

    def bundle_source(self, language: Language, namespaces: Iterable[str] = ()) -> str:
        """Fluent text of the common messages and those of some games, ids as on the wire.

        Raises:
            KeyError: No texts were added under one of the namespaces.
        """
        wanted = [self._sources[name] for name in (COMMON, *namespaces)]
        return "\n".join(_chapter(source, language).wire_text() for source in wanted) + "\n"


LIBRARY: Final = Library()
"""The library of this process."""


def add_source(namespace: str, folder: Path) -> None:
    """Take in the texts of a game, for everybody (see `Library.add_source`)."""
    LIBRARY.add_source(namespace, folder)


def bundle_source(language: Language, namespaces: Iterable[str] = ()) -> str:
    """Fluent text for the browser (see `Library.bundle_source`)."""
    return LIBRARY.bundle_source(language, namespaces)


def _chapter(source: Source, language: Language) -> Chapter:
    if language not in LANGUAGES:
        raise ValueError(f"not a language of ours: {language!r}")
    return Chapter(source, language)
