"""The built web table as files in memory: hashed assets for ever, the page for all the rest."""

import gzip
import hashlib
import html
import mimetypes
from pathlib import Path
from typing import Final

import msgspec

from slagveld.texts import DEFAULT_LANGUAGE, Language, Text, say

WEB: Final = Path(__file__).parent.parent / "web"
"""Where `make web` puts the built table; part of the wheel."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"

_PACKED: Final = frozenset(
    {".js", ".css", ".html", ".json", ".svg", ".txt", ".map", ".webmanifest"}
)
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

_UNBUILT: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Slagveld</title></head>
<body><h1>Slagveld</h1><p>{words}</p></body></html>
"""


class Page(msgspec.Struct, frozen=True):
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None
    """The same, compressed; None where it would not get smaller."""
    kind: str
    mark: str
    """Its ETag."""
    cache: str


class Pages:
    """Files of a folder, read when first asked for, and again when they change."""

    def __init__(self, folder: Path = WEB) -> None:
        self._folder = folder
        self._kept: dict[str, tuple[int, Page]] = {}
        self._icons: tuple[str, dict[str, str]] = ("", {})

    @property
    def built(self) -> bool:
        """Whether there is a web table to show."""
        return (self._folder / "index.html").is_file()

    def front(self, language: Language = DEFAULT_LANGUAGE) -> Page:
        """The page that every address of the web table gets; unbuilt, one that says how to."""
        built = self.file("index.html")
        if built is not None:
            return built
        words = html.escape(say(Text("server-unbuilt"), language))
        page = _UNBUILT.format(language=language, words=words)
        return _page(page.encode(), ".html", ALWAYS_ASK)

    def file(self, name: str) -> Page | None:
        """A file of the folder by its relative name; None if it is not there."""
        # Only what the folder's own listing holds is served: no name leads out of it.
        path = self._files().get(name)
        if path is None:
            return None
        changed = path.stat().st_mtime_ns
        kept = self._kept.get(name)
        if kept is None or kept[0] != changed:
            cache = FOR_EVER if name.startswith("assets/") else ALWAYS_ASK
            kept = self._kept[name] = (changed, _page(path.read_bytes(), path.suffix, cache))
        return kept[1]

    def icons(self) -> dict[str, str]:
        """All drawings by name; empty where the web table is not built."""
        page = self.file("icons.json")
        if page is None:
            return {}
        if self._icons[0] != page.mark:
            self._icons = (page.mark, msgspec.json.decode(page.body, type=dict[str, str]))
        return self._icons[1]

    def _files(self) -> dict[str, Path]:
        if not self._folder.is_dir():
            return {}
        return {
            path.relative_to(self._folder).as_posix(): path
            for path in self._folder.rglob("*")
            if path.is_file() and not path.is_symlink()
        }


def _page(body: bytes, suffix: str, cache: str) -> Page:
    kind = _TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    packed = gzip.compress(body, 6, mtime=0) if suffix in _PACKED else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    return Page(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:32]}"', cache)
