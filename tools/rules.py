"""Which rules are tested, exempt or missing, and is every rule that is cited really there?

    python tools/rules.py [--json]

One line for each game (and for `slagveld`, the rules of the table itself): rules that are tested
or exempt, of all. A rule is tested when a test carries `@pytest.mark.rule("ID", …)`: on a test
function, on a class of tests, or as `pytestmark`. Tests that are skipped prove nothing. Ends with
1 when a rule is missing, or when an id that no rulebook has is cited in code, data, docs or tests
(`WD-ACT-*` cites a whole family).
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import Rulebook
from slagveld.proof.marks import marks

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("src", "tests", "docs", "web", "README.md")
SUFFIXES = (".py", ".yaml", ".yml", ".md", ".ftl", ".ts", ".tsx", ".json")
SKIPPED = ("_compiled", "node_modules", "__pycache__", "dist", "build", "generated")
ROOMS = "__init__.py"
"""Files that may name whole families: rooms that say which they serve."""


class Place(NamedTuple):
    """Something wrong, and where."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


class Coverage(NamedTuple):
    """How a game's rules stand."""

    game: str
    all: int
    missing: dict[str, str]
    """Ids without a test, with their titles."""
    exempt: dict[str, str]
    """Ids that no program can serve, with the reason."""

    def lines(self) -> Iterator[str]:
        """The game as this tool prints it."""
        yield f"{self.game} {self.all - len(self.missing)}/{self.all}"
        yield from (f"  exempt {rule}: {reason}" for rule, reason in self.exempt.items())
        yield from (f"  missing {rule}: {title}" for rule, title in self.missing.items())


def all_books() -> dict[str, Rulebook]:
    """The rulebooks of every registered game, and of the table itself."""
    return {"slagveld": HOUSE, **{key: game.rulebook for key, game in games().items()}}


def coverage(books: Mapping[str, Rulebook], tested: frozenset[str]) -> list[Coverage]:
    """How the rules of each book stand against the ids that tests prove."""
    return [
        Coverage(
            key,
            len(book),
            {r.id: r.title.en for r in book if r.kind != "exempt" and r.id not in tested},
            {r.id: r.english.reason for r in book if r.kind == "exempt"},
        )
        for key, book in books.items()
    ]


# Citations


def unknown(books: Mapping[str, Rulebook], root: Path) -> list[Place]:
    """Ids that are cited somewhere in a checkout and stand in no book."""
    ids = {rule.id for book in books.values() for rule in book}
    prefixes = sorted({rule.partition("-")[0] for rule in ids})
    if not prefixes:
        return []
    part = r"[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*"
    shape = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, prefixes))})(?:-{part})+")
    families = {rule[:place] for rule in ids for place, sign in enumerate(rule) if sign == "-"}
    found: list[Place] = []
    for path in _files(root):
        known = ids | families if path.name == ROOMS else ids
        text = path.read_text("utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), 1):
            for cited in shape.finditer(line):
                whole_family = line.startswith("-*", cited.end()) and cited[0] in families
                if cited[0] not in known and not whole_family:
                    what = f"no rule {cited[0]}"
                    found.append(Place(str(path.relative_to(root)), number, what))
    return found


def _files(root: Path) -> Iterator[Path]:
    for place in PLACES:
        start = root / place
        paths = [start] if start.is_file() else sorted(start.rglob("*"))
        for path in paths:
            folders = path.relative_to(root).parts[:-1]
            if any(part in SKIPPED or part.startswith(".") for part in folders):
                continue
            if path.suffix in SUFFIXES and path.is_file():
                yield path


# The tool


def report(books: Mapping[str, Rulebook], root: Path) -> tuple[dict[str, Any], list[str]]:
    """Everything there is to say, as data and as lines."""
    found = marks(root / "tests")
    stand = coverage(books, found.ids)
    wrong = [*map(Place._make, found.unreadable), *unknown(books, root)]
    plain = {
        "ok": not wrong and not any(game.missing for game in stand),
        "games": [
            {
                "game": game.game,
                "covered": game.all - len(game.missing),
                "all": game.all,
                "exempt": game.exempt,
                "missing": list(game.missing),
            }
            for game in stand
        ],
        "faults": [place._asdict() for place in wrong],
    }
    return plain, [*(line for game in stand for line in game.lines()), *map(str, wrong)]


def main(arguments: Sequence[str], books: Mapping[str, Rulebook] | None = None) -> int:
    """Print the report; 0 when every rule is served and every id exists, else 1."""
    parser = argparse.ArgumentParser(prog="rules.py", description="Which rules are tested?")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    chosen = parser.parse_args(arguments)
    plain, lines = report(all_books() if books is None else books, chosen.root)
    print(json.dumps(plain, indent=2, ensure_ascii=False) if chosen.json else "\n".join(lines))
    return 0 if plain["ok"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
