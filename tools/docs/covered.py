"""The page of rule coverage, one page for each rulebook, every rule a link to its words."""

import re

from .rulebooks import books, with_links

COLUMNS = ("Rule", "Title", "Room", "Tests")


def pages(whole: str) -> dict[str, str]:
    """`docs/coverage.md` divided by its rulebooks, by their places in the site."""
    head, *parts = re.split(r"^## ", whole, flags=re.MULTILINE)
    keys = {book.title.en: book.key for book in books()}
    made = {}
    links = []
    for part in parts:
        title, _, body = part.partition("\n")
        key = keys[title]
        rules = body.count("\n|") - 2
        links.append(f"- [{title}]({key}.md): {rules} rules")
        made[f"coverage/{key}.md"] = f"# {title}: which rule is where\n{_linked(body)}"
    contents = "\n".join(sorted(f"{key}" for key in keys.values()))
    toctree = f"```{{toctree}}\n:hidden:\n\n{contents}\n```\n"
    made["coverage/index.md"] = "\n".join([head, *links, "", toctree])
    return made


def _linked(body: str) -> str:
    """The table with its first column made links; further columns are code."""
    return "".join(f"{_row(line)}\n" for line in body.splitlines())


def _row(line: str) -> str:
    cells = [cell.strip() for cell in line.strip("|").split(" | ")]
    if len(cells) != len(COLUMNS) or line.startswith("| Rule"):
        return line
    rule, title, rooms, tests = cells
    return f"| {with_links(rule)} | {title} | {_code(rooms)} | {_code(tests)} |"


def _code(cell: str) -> str:
    """Names of rooms and files as code; words as they are."""
    parts = [part for part in cell.split(", ") if part]
    return ", ".join(
        re.sub(r"^(\S+)", r"`\1`", part) if "/" in part or "_" in part else part for part in parts
    )
