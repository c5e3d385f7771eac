"""The player's terminal: lines out, lines in, whether a person or a script sits at it."""

import sys
from typing import Any, Literal

from rich.text import Text as Styled

from slagveld.cli.desk import Desk
from slagveld.cli.errors import one_line
from slagveld.cli.play.places import Ruler
from slagveld.cli.play.words import Words
from slagveld.kernel.game import Game
from slagveld.kernel.rulebook import Refusal
from slagveld.texts import Speaker, Text, Value

LONGEST = 600
"""Signs of an answer that are read; nobody types more."""
NARROWEST, WIDEST, SCROLL = 40, 140, 58
ERASE = "\033[3J\033[2J\033[H"
"""Clears the screen and what has scrolled off it."""


LengthWish = Literal["book", "cm", "inch"]
"""What a player wants to measure in; `book`: what the rulebook of the game measures in."""


class Terminal:
    """One player's screen and keyboard, in their language and measure."""

    def __init__(self, desk: Desk, unit: LengthWish = "book", *, beside: bool = False) -> None:
        self.desk = desk
        self.speaker = Speaker(desk.language)
        self.words = Words(desk.language)
        self.ruler = Ruler(100.0, "cm")
        self._wish = unit
        self._out = desk.err if beside else desk.out
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")  # bytes that are no text become signs that are

    def measure_by(self, game: Game[Any]) -> None:
        """Measure as the player wishes, or as the game's rulebook does."""
        unit = game.measure if self._wish == "book" else self._wish
        self.speaker = Speaker(self.desk.language, unit, game.inch)
        self.ruler = Ruler(100.0, "cm") if unit == "cm" else Ruler(float(game.inch), "″")

    @property
    def person(self) -> bool:
        """Whether a person sits here, not a script."""
        return self._out.is_terminal and sys.stdin.isatty()

    @property
    def columns(self) -> int:
        """How wide a line may be."""
        return min(max(self._out.width, NARROWEST), WIDEST)

    @property
    def rows(self) -> int:
        """How many lines the screen has; what a script reads may be as long as it likes."""
        return self._out.height if self.person else SCROLL

    @property
    def plain(self) -> bool:
        """Whether only ASCII can be shown."""
        return not self._out.encoding.lower().startswith("utf")

    def say(self, key: str, /, **values: Value) -> str:
        """The sentence `key` in the player's language."""
        return self.said(Text(key, values))

    def said(self, value: Value) -> str:
        """Anything of a game in the player's language, harmless to a terminal."""
        return one_line(self.speaker.say(value))

    def line(self, words: str = "", style: str = "") -> None:
        """Print one line or paragraph."""
        self._out.print(Styled(words, style=style))

    def show(self, *lines: Styled) -> None:
        """Print lines that have their styles already; the terminal may be narrower than a line."""
        for line in lines:
            self._out.print(line, overflow="fold")

    def verbatim(self, words: str) -> None:
        """Print a line that can be copied: never broken."""
        self._out.print(Styled(words), soft_wrap=True)

    def columnar(self, rows: list[tuple[str, str]], indent: int = 2) -> None:
        """Print a key and its words on each line, the words aligned."""
        width = max((len(key) for key, _ in rows), default=0)
        for key, words in rows:
            room = max(10, self.columns - indent - width - 2)
            parts = Styled(words).wrap(self._out, room)
            for number, part in enumerate(parts):
                head = key if number == 0 else ""
                self.show(
                    Styled.assemble(" " * indent, (f"{head:>{width}}", "bold"), "  ", part.plain)
                )

    def refused(self, refusal: Refusal) -> None:
        """Tell why something is not allowed, and by which rule."""
        line = Styled(f"✗ {self.said(refusal.text)}", style="bold red")
        self.show(line.append(f" ({refusal.rule})", "not bold dim"))

    def unclear(self, text: Text) -> None:
        """Tell that an answer was not understood, and what would be."""
        self.line(f"✗ {self.said(text)}", style="yellow")

    def clear(self, *, wholly: bool = False) -> None:
        """Begin a new screen; for a script only an empty line."""
        if not self.person:
            self.line()
        elif wholly:
            self._out.file.write(ERASE)
            self._out.file.flush()
        else:
            self._out.clear()

    def read(self, prompt: str) -> str:
        """One line from the player.

        Raises:
            EOFError: There is no more.
        """
        if self.person:
            return input(prompt).strip()[:LONGEST]
        self._out.print(Styled(prompt, style="bold"), end="")
        typed = sys.stdin.readline(1_000_000)
        if not typed:
            self.line()
            raise EOFError
        answer = typed.strip()[:LONGEST]
        self.line(one_line(answer))
        return answer

    def wait(self) -> None:
        """Wait for Enter."""
        self.read(f"{self.say('play-press-enter')} ")
