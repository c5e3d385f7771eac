"""The texts of a language for the browser, put together once and again when a file changes."""

import hashlib

import msgspec

from slagveld.kernel.registry import games
from slagveld.texts import LIBRARY, Language, bundle_source


class Sayings(msgspec.Struct, frozen=True):
    """Fluent text, and its ETag."""

    text: str
    mark: str


_kept: dict[Language, tuple[tuple[tuple[str, int], ...], Sayings]] = {}


def sayings(language: Language) -> Sayings:
    """Everything there is to say in a language: the common texts and those of every game."""
    keys = list(games())
    stamp = tuple(
        (str(path), path.stat().st_mtime_ns)
        for source in LIBRARY.sources()
        for path in source.files(language)
    )
    kept = _kept.get(language)
    if kept is None or kept[0] != stamp:
        text = bundle_source(language, keys)
        mark = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
        kept = _kept[language] = (stamp, Sayings(text, mark))
    return kept[1]
