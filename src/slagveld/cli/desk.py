"""Where a command's answer goes: sentences and tables for people, JSON for programs."""

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from slagveld.cli.errors import one_line, wrong
from slagveld.texts import Language, Speaker, Text, Value

if TYPE_CHECKING:
    from typer import Context

    from slagveld.kernel.fields import Label


MARKS: Final[dict[Language, str]] = {
    "en": ",.",
    "nl": ".,",
    "de": ".,",
    "fr": "\N{NARROW NO-BREAK SPACE},",
    "es": ".,",
}
"""What stands between thousands, and before decimals."""


class _Console(Console):
    """A console that lets a closed pipe be known instead of ending the process itself."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise BrokenPipeError


class Desk:
    """What a command talks to: one user, one language, one terminal."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.speaker = Speaker(language)
        self.out = _Console(highlight=False, markup=False, emoji=False)
        self.err = _Console(highlight=False, markup=False, emoji=False, stderr=True)

    @classmethod
    def of(cls, context: "Context") -> "Desk":
        """The desk of a command that was typed; words it has no use for are refused."""
        if context.args:
            raise wrong("cli-extra", words=" ".join(context.args))
        desk: Desk = context.obj
        return desk

    def say(self, key: str, /, **values: Value) -> str:
        """The sentence `key` in the user's language."""
        return self.speaker.say(Text(key, values))

    def name(self, label: "Label | str") -> str:
        """A name or sentence of a game, made harmless to a terminal."""
        return one_line(self.speaker.say(label))

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with decimals as the user's language writes it."""
        written = f"{number:,.{digits}f}"
        return written.translate(str.maketrans(",.", MARKS[self.language]))

    def json(self, data: Any) -> None:
        """Print data for a program."""
        json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
        sys.stdout.write("\n")

    def line(self, words: str = "", style: str = "") -> None:
        """Print one line or paragraph, wrapped to the terminal."""
        self.out.print(Styled(words, style=style))

    def heading(self, words: str) -> None:
        """Print a heading, set off from what stands above it."""
        self.out.print(Styled(f"\n{words}", style="bold"))

    def indented(self, what: RenderableType, by: int = 2) -> None:
        """Print something, set in from the left."""
        self.out.print(Padding(what, (0, 0, 0, by), expand=False))

    def rows(self, rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> None:
        """Print aligned columns without a frame; the first is bold, those in `right` to the right.

        Only the last column is wrapped where the terminal is narrow.
        """
        if not rows:
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        last = len(rows[0]) - 1
        for place in range(last + 1):
            table.add_column(
                style="bold" if place == 0 else "",
                justify="right" if place in right else "left",
                no_wrap=place != last or place in right,
                overflow="fold",
            )
        for row in rows:
            table.add_row(*(Styled(cell) for cell in row))
        self.indented(table)

    def table(
        self, heads: Sequence[str], rows: Sequence[Sequence[str]], *, words: bool = False
    ) -> None:
        """Print columns with heads: words first, then numbers, or words throughout."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for place, head in enumerate(heads):
            table.add_column(
                head, justify="right" if place and not words else "left", overflow="fold"
            )
        for row in rows:
            table.add_row(*(Styled(cell) for cell in row))
        self.indented(table)
