"""All pages of the site in one folder: those that people wrote, and those made here."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from posixpath import dirname, join, normpath

import msgspec

from . import api, covered, rest, rulebooks, schemas
from .words import from_page

ROOT = Path(__file__).resolve().parent.parent.parent
BESIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "NOTICE.md": "notice.md",
    "SECURITY.md": "security.md",
    "LICENSE": "license.md",
    "docs/games": "games/index.md",
    "docs/games/README.md": "games/index.md",
    "examples": "examples/index.md",
    "examples/README.md": "examples/index.md",
    "docs/coverage.md": "coverage/index.md",
}
"""What has another place in the site than its own: from the root of the project to the site's."""
GAMES = ("wizard-duel", "carnage", "mage-knight", "confrontation", "little-carnage")
NAVIGATION = {
    "Guide": (
        "start",
        "playing",
        "gallery",
        "armies",
        "scenarios",
        "campaigns",
        "server",
        "python",
        "bots",
        "puzzles",
        "opponents",
        "coach",
        "examples/index",
        "add-a-game",
    ),
    "Games": ("games/index", *(f"games/{key}" for key in GAMES)),
    "Rules": (
        "rulebooks/index",
        *(f"rulebooks/{key}" for key in (*GAMES, "slagveld")),
        "coverage/index",
    ),
    "Reference": ("schemas", "rest", "wire", "api/index"),
    "Project": (
        "architecture",
        "performance",
        "contributing",
        "changelog",
        "release",
        "security",
        "notice",
        "license",
    ),
}
"""The site's contents, as they stand beside every page."""
_CODE = r"^ *```.*?^ *```|`[^`\n]+`"
_LINK = r"(?P<label>!?\[[^\]]*\])\((?P<target>[^)\s]+)\)"
_TOKEN = re.compile(f"{_CODE}|{_LINK}", re.DOTALL | re.MULTILINE)


class BrokenLinkError(Exception):
    """A page points at something that neither the site nor the project has."""


def assembled(folder: Path, root: Path = ROOT) -> None:
    """Write everything that the site is built of into a folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "docs" / "pictures", folder / "pictures")
    for path, text in sources(root).items():
        _write(folder / path, text)
    shutil.copy(root / "docs" / "conf.py", folder / "conf.py")
    shutil.copytree(root / "docs" / "_static", folder / "_static")
    shutil.copy(root / "web" / "src" / "look" / "icon.svg", folder / "_static" / "icon.svg")
    extra = folder / "_extra"
    spec = rest.document()
    for path, text in rest.pages(spec).items():
        _write(folder / path, text)
    _write(extra / "openapi.json", _json(spec))
    for name, document in schemas.documents().items():
        _write(extra / "schemas" / name, _json(document))


def sources(root: Path = ROOT) -> dict[str, str]:
    """Every page but the REST reference, by its place in the site."""
    made = written(root)
    made |= rulebooks.pages()
    made |= covered.pages((root / "docs" / "coverage.md").read_text("utf-8"))
    made |= api.pages(root / "src" / "slagveld")
    made["schemas.md"] += "\n" + schemas.page()
    return made


def written(root: Path = ROOT) -> dict[str, str]:
    """The pages that people wrote, with their links as the site needs them."""
    found = {
        path.relative_to(root).as_posix(): path
        for path in sorted((root / "docs").rglob("*.md"))
        if path.name != "coverage.md"
    }
    found |= {name: root / name for name in BESIDE if (root / name).is_file()}
    del found["README.md"], found["docs/coverage.md"]
    made = {}
    for name, path in found.items():
        text = path.read_text("utf-8")
        if name == "LICENSE":
            text = f"# Licence\n\n```text\n{text}```\n"
        page = place_of(name)
        text = relinked(text, name, root)
        if name.startswith("docs/games/"):
            text = rulebooks.with_links(text)
        made[page] = text + (_contents() if page == "index.md" else "")
    return made


def place_of(name: str) -> str:
    """Where a file of the project is in the site."""
    return BESIDE.get(name, name.removeprefix("docs/"))


def relinked(text: str, name: str, root: Path) -> str:
    """A page whose links lead to other pages of the site; code is left as it is.

    What the site does not have, but the project does, is named and not linked.
    """

    def link(found: re.Match[str]) -> str:
        label, target = found["label"], found["target"]
        if label is None or re.match(r"[a-z]+:", target) or target.startswith("#"):
            return found[0]
        bare, hash_sign, anchor = target.partition("#")
        meant = normpath(join(dirname(name), bare))
        if not (root / meant).exists():
            raise BrokenLinkError(f"{name} points at {target}")
        if meant not in BESIDE and not meant.startswith("docs/"):
            return label.strip("[]")
        return f"{label}({from_page(place_of(name), place_of(meant))}{hash_sign}{anchor})"

    return _TOKEN.sub(link, text)


def _contents() -> str:
    """What makes the list beside every page."""
    lists = [
        f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n" + "\n".join(names) + "\n```\n"
        for caption, names in NAVIGATION.items()
    ]
    return "".join(lists)


def _json(document: Mapping[str, object]) -> str:
    return msgspec.json.format(msgspec.json.encode(document)).decode() + "\n"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
