"""A battle as it is sat through at one terminal: who sits where, what has been told."""

from typing import Any

from rich.text import Text as Styled

from slagveld.bots import Bot, waited_for
from slagveld.cli.play import commands, drawing, sheets, telling, thinking
from slagveld.cli.play.codes import Codes
from slagveld.cli.play.saving import Keeper
from slagveld.cli.play.terminal import Terminal
from slagveld.kernel.dice import Rng
from slagveld.kernel.match import Match
from slagveld.kernel.scene import Scene
from slagveld.kernel.story import in_words_of_today
from slagveld.texts import Text

HUMAN = "human"
LOWEST_TABLE, BESIDES = 14, 26
"""Rows that the drawn table has at least, and lines that are left to everything else."""
FEWEST_TOLD, TOLD_SCRIPT = 6, 60
"""Lines of the log that are shown in any case, or to a script; the command `log` shows more."""


class Sitting:
    """One match, one terminal."""

    def __init__(
        self, match: Match[Any], term: Terminal, players: tuple[str, ...], keeper: Keeper
    ) -> None:
        self.match = match
        self.term = term
        self.players = players
        """For each seat `human`, or the name of its bot."""
        self.keeper = keeper
        self.leaving = Text("play-sure-quit")
        """What is asked of somebody who wants to leave."""
        self.told = 0
        """Log entries that the player has been told."""
        self.signs: dict[int, tuple[str, int | None]] = {}
        self.eyes: int | None = self._only_human()
        """Whose view the screen shows; None: what everybody may see."""
        self.notes: dict[int, thinking.Note] = {}
        """Why bots did what they did here, by entry of the log."""
        self.odds = False
        """Whether the screen shows how the battle stands."""
        self.bots: dict[int, Bot] = {
            seat: waited_for(name) for seat, name in enumerate(players) if name != HUMAN
        }

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats that people play."""
        return tuple(seat for seat, name in enumerate(self.players) if name == HUMAN)

    @property
    def shared(self) -> bool:
        """Whether several people share this terminal."""
        return len(self.humans) > 1

    def _only_human(self) -> int | None:
        return None if len(self.humans) != 1 else self.humans[0]

    def look(self, seat: int | None) -> None:
        """Show the battle as this seat sees it, where people share the terminal."""
        self.eyes = seat if self.shared else self._only_human()

    def rng(self, seat: int) -> Rng:
        """Chance for the bots: the same again at the same place of the same battle."""
        box = self.match.box
        return Rng(f"{box.seed if box.kind == 'seeded' else ''}:{len(self.match.log)}:{seat}")

    def scene(self) -> Scene:
        """What the screen shows."""
        return self.match.game.scene(self.match.view(self.eyes), self.eyes)

    def codes(self, scene: Scene) -> Codes:
        """The codes of what the screen shows."""
        return Codes(scene, self.term.speaker)

    def side(self, seat: int) -> tuple[int, ...]:
        """The seats that fight on the same side."""
        seats = self.match.setup.seats
        return tuple(n for n, other in enumerate(seats) if other.side == seats[seat].side)

    # What is shown

    def show(self, asked: int = 0) -> None:
        """A new screen: the table, the sheets in short, and what has happened since.

        `asked` lines are kept free for what comes below.
        """
        lines = self.news()
        self.term.clear()
        taken = self.show_table() + asked
        most = max(FEWEST_TOLD, self.term.rows - taken) if self.term.person else TOLD_SCRIPT
        self.tell(lines, most)

    def show_table(self) -> int:
        """The table, and below it the sheets in short; how many lines that took."""
        scene = self.scene()
        codes = self.codes(scene)
        rows = max(LOWEST_TABLE, self.term.rows - BESIDES)
        ruler, columns = self.term.ruler, self.term.columns
        drawn = drawing.draw(scene, codes, columns, rows, ruler, plain=self.term.plain)
        short = sheets.in_short(scene, codes, self.term)
        if self.odds:
            short += thinking.odds(self)
        self.term.show(*drawn, *short)
        return len(drawn) + sum(1 + len(line.plain) // columns for line in short)

    def news(self) -> list[Styled]:
        """What has happened since it was last told."""
        since, self.told = self.told, len(self.match.log)
        return self.story(since)

    def story(self, since: int) -> list[Styled]:
        """What has happened from a log entry on."""
        entries = [
            (number, tuple([in_words_of_today(event) for event in events]))
            if number < self.match.verified_from
            else (number, events)
            for number, events in self.match.story(self.eyes, since)
        ]
        self.learn()
        seats, lines = self.match.setup.seats, []
        for number, events in entries:
            note = self.notes.get(number)
            if note is not None and note.lost:
                lost = self.term.say("room-bot-lost-turn", name=seats[note.seat].name)
                lines.append(Styled(lost, "italic yellow"))
            lines += telling.story([(number, events)], seats, self.term.speaker, self.signs)
        return lines

    def learn(self) -> None:
        """Remember the codes of what is seen now, for when it is gone."""
        codes = self.codes(self.scene())
        self.signs |= {key: (code, codes.pieces[key].seat) for key, code in codes.codes.items()}

    def tell(self, lines: list[Styled], most: int) -> None:
        """Tell what has happened; the beginning is left out where it is long."""
        self.term.line("─" * min(self.term.columns, 60) if not self.term.plain else "-" * 40, "dim")
        if len(lines) > most:
            word = self.term.words.first("play-word-log")
            left = self.term.say("play-log-more", count=len(lines) - most, word=word)
            self.term.line(f"… {left}", style="dim")
        self.term.show(*lines[-most:])

    # What is typed

    def read(self, prompt: str, seat: int, rule: str, *, free: bool = False) -> str:
        """One answer; commands (where words are free: only behind a `/`) are carried out first.

        Raises:
            EOFError: Nobody types any more.
            LeaveError: The player leaves.
            ChangedError: A command has changed what is asked.
        """
        while True:
            typed = self.term.read(prompt)
            command = typed.startswith("/") or not free
            if not command or not commands.run(self, seat, rule, typed):
                return typed

    def keep(self) -> None:
        """Write the battle to its file; a failure is told once."""
        error = self.keeper.keep(self.match)
        if error is not None:
            self.term.line(f"✗ {self.term.said(error.text)}", style="bold red")
