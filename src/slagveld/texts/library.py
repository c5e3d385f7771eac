"""The messages of all sources, parsed once: bundles for Python, Fluent text for the browser.

Python and the browser read the very same Fluent text. In the files of a game, references to its
own messages and terms are renamed together with them (see `sources`); a reference to an id that
the game does not define itself means the common one.

For the browser: feed `bundle_source(language, [game])` to `new FluentBundle(language,
{useIsolating: false, functions})` that knows the functions of `agree`, look messages up by wire
id, and show values as `speak` does, with the messages of `common.ftl`.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Transformer

from slagveld.texts.agree import FUNCTIONS
from slagveld.texts.languages import LANGUAGES, Language
from slagveld.texts.sources import COMMON, COMMON_SOURCE, Source, is_namespace, wire_id


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
            bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)
            for source in self.sources():
                bundle.add_resource(_resource(source, language))
            self._bundles[language] = bundle
        return bundle

    def bundle_source(self, language: Language, namespaces: Iterable[str] = ()) -> str:
        """Fluent text of the common messages and those of some games, ids as on the wire.

        Raises:
            KeyError: No texts were added under one of the namespaces.
        """
        wanted = [self._sources[name] for name in (COMMON, *namespaces)]
        return "\n".join(serialize(_resource(source, language)) for source in wanted)


LIBRARY: Final = Library()
"""The library of this process."""


def add_source(namespace: str, folder: Path) -> None:
    """Take in the texts of a game, for everybody (see `Library.add_source`)."""
    LIBRARY.add_source(namespace, folder)


def bundle_source(language: Language, namespaces: Iterable[str] = ()) -> str:
    """Fluent text for the browser (see `Library.bundle_source`)."""
    return LIBRARY.bundle_source(language, namespaces)


def entries(resource: ast.Resource) -> list[ast.Message | ast.Term]:
    """The messages and terms of parsed Fluent text, in order."""
    return [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]


def _resource(source: Source, language: Language) -> ast.Resource:
    """A source's messages in one language under their wire ids; comments and errors left out."""
    if language not in LANGUAGES:
        raise ValueError(f"not a language of ours: {language!r}")
    parser = FluentParser(with_spans=False)
    found: list[ast.Message | ast.Term] = []
    for path in source.files(language):
        found += entries(parser.parse(path.read_text(encoding="utf-8-sig")))
    for entry in found:
        entry.comment = None
    resource = ast.Resource(list(found))
    if source.namespace != COMMON:
        _Namespacing(source, found).visit(resource)
    return resource


class _Namespacing(Transformer):
    """Renames the entries of one source, and its references to them, to their wire ids."""

    def __init__(self, source: Source, found: list[ast.Message | ast.Term]) -> None:
        self._source = source
        self._messages = {entry.id.name for entry in found if isinstance(entry, ast.Message)}
        self._terms = {entry.id.name for entry in found if isinstance(entry, ast.Term)}

    def _rename(self, identifier: ast.Identifier, own: set[str]) -> None:
        if identifier.name in own:
            identifier.name = wire_id(self._source.key(identifier.name))

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
