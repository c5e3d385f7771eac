"""Small pieces of Markdown."""

import re
from collections.abc import Callable, Iterable, Sequence
from posixpath import dirname, relpath

_SIGNS = re.compile(r"([\\`*_{}\[\]<>#|~$])")
_OPENING = re.compile(r"^(\s*)([-+%]|\d+[.)])(?=\s)", re.MULTILINE)


def escaped(text: str) -> str:
    r"""Plain text, so that Markdown shows it as it is.

    >>> escaped("2*3 <b> [x]")
    '2\\*3 \\<b\\> \\[x\\]'
    >>> escaped("- no list")
    '\\- no list'
    >>> escaped("1. no list")
    '1\\. no list'
    """
    return _OPENING.sub(_plain_opening, _SIGNS.sub(r"\\\1", text))


def _plain_opening(found: re.Match[str]) -> str:
    sign = found[2]
    return f"{found[1]}{sign[:-1]}\\{sign[-1]}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of cells that are Markdown already, without line breaks."""
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    lines.extend(f"| {' | '.join(cell.replace(chr(10), ' ') for cell in row)} |" for row in rows)
    return "\n".join(lines) + "\n"


def from_page(page: str, target: str) -> str:
    """How a page of the site points at another.

    >>> from_page("games/carnage.md", "rulebooks/carnage.md")
    '../rulebooks/carnage.md'
    """
    return relpath(target, dirname(page) or ".")


def linked(pattern: re.Pattern[str], text: str, link: Callable[[str], str]) -> str:
    """Words of a Markdown text that fit the pattern, made links unless they stand in code or one.

    Code between backticks, links and images are left as they are.
    """
    kept = re.compile(r"(`+[^`]*`+|!?\[[^\]]*\]\([^)]*\)|<[^>]*>)")
    parts = kept.split(text)
    return "".join(
        part if number % 2 else pattern.sub(lambda found: link(found[0]), part)
        for number, part in enumerate(parts)
    )
