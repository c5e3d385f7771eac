"""A built site looked over: every link leads somewhere, and nothing is fetched from elsewhere."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src"}
"""What a browser fetches by itself when it shows a page, besides style sheets and icons."""
_IN_STYLE = re.compile(
    r"""url\(\s*['"]?((?:https?:)?//[^'")]+)|@import\s+['"]((?:https?:)?//[^'"]+)"""
)


class _Reader(HTMLParser):
    """What a page points at, and what can be pointed at in it."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "link" and "href" in given:
            if given.get("rel") in ("stylesheet", "icon", "preload", "preconnect", "modulepreload"):
                self.fetched.append(given["href"])
            else:
                self.links.append(given["href"])
        if FETCHED.get(tag) in given:
            self.fetched.append(given[FETCHED[tag]])


def faults(site: Path) -> list[str]:
    """Everything that is wrong with a site, each as a line."""
    return sorted(set(_faults(site)))


def _faults(site: Path) -> Iterator[str]:
    read = {path: _read(path) for path in sorted(site.rglob("*.html"))}
    for path, page in read.items():
        name = path.relative_to(site).as_posix()
        for target in page.fetched:
            if urlsplit(target).netloc:
                yield f"{name} fetches {target}"
            elif not target.startswith("data:") and not _aim(path, target).is_file():
                yield f"{name} lacks {target}"
        for target in page.links:
            said = urlsplit(target)
            if said.scheme or said.netloc:
                continue
            aim = _aim(path, target) if said.path else path
            if aim.is_dir():
                aim /= "index.html"
            if not aim.is_file():
                yield f"{name} points at {target}"
            elif said.fragment and aim in read and unquote(said.fragment) not in read[aim].ids:
                yield f"{name} points at {target}, which has no such place"
    for path in sorted(site.rglob("*.css")):
        for found in _IN_STYLE.finditer(path.read_text("utf-8")):
            yield f"{path.relative_to(site).as_posix()} fetches {found[1] or found[2]}"


def _read(path: Path) -> _Reader:
    reader = _Reader()
    reader.feed(path.read_text("utf-8"))
    return reader


def _aim(page: Path, target: str) -> Path:
    return (page.parent / unquote(urlsplit(target).path)).resolve()
