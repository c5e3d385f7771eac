"""Write `docs/coverage.md`: every rule, the rooms that carry it out, the tests that prove it.

    python tools/coverage.py [--check]

With `--check` nothing is written: 1 when the page is not what it would be now.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from slagveld.kernel.house import HOUSE
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import Rule, Rulebook
from slagveld.proof import HOUSE_KEY, Where, index_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs/coverage.md")
HEAD = """# Which rule is where

Every rule of the five games and of the table itself: the room that carries it out and the tests that prove it. Written by `python tools/coverage.py`; `make check` sees that it is fresh. `slagveld rules GAME ID --where` tells the lines.
"""  # noqa: E501 - a paragraph is a line
LEFT = {"exempt": "left to people", "display": "shown", "data": "data"}


def page(root: Path = ROOT) -> str:
    """The whole page."""
    parts = [HEAD]
    for key, game in games().items():
        if game.package.startswith("slagveld.games."):
            parts.extend(_book(game.title.en, game.rulebook, index_of(key, root)))
    parts.extend(_book("Every table", HOUSE, index_of(HOUSE_KEY, root)))
    return "\n".join(parts)


def _book(title: str, book: Rulebook, index: dict[str, Where]) -> Iterator[str]:
    yield f"## {title}\n"
    yield "| Rule | Title | Room | Tests |"
    yield "|---|---|---|---|"
    yield from (_row(rule, index.get(rule.id, Where())) for rule in book)
    yield ""


def _row(rule: Rule, where: Where) -> str:
    rooms = ", ".join(where.rooms or _parts(where)) or LEFT.get(rule.kind, "")
    counts: dict[str, int] = {}
    for test in where.tests:
        name = test.file.removeprefix("tests/").removeprefix("games/").removesuffix(".py")
        counts[name] = counts.get(name, 0) + 1
    tests = ", ".join(name if n == 1 else f"{name} ({n})" for name, n in counts.items())
    title = rule.title.en.replace("|", "\\|")
    return f"| {rule.id} | {title} | {rooms} | {tests} |"


def _parts(where: Where) -> list[str]:
    """The parts of the program that cite a rule of the table itself."""
    return list(dict.fromkeys(line.file.split("/")[2] for line in where.code))


def main(arguments: Sequence[str]) -> int:
    """Write or check the page."""
    parser = argparse.ArgumentParser(prog="coverage.py", description="Which rule is where?")
    parser.add_argument("--check", action="store_true", help="only say whether it is fresh")
    chosen = parser.parse_args(arguments)
    new = page()
    file = ROOT / PAGE
    if not chosen.check:
        file.write_text(new, "utf-8")
        return 0
    if file.is_file() and file.read_text("utf-8") == new:
        return 0
    print(f"{PAGE} is not fresh: run python tools/coverage.py")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
