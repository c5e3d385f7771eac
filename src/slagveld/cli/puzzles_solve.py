"""A puzzle at the terminal: the position, what is asked, an answer and what it is worth."""

from typing import Any

from slagveld.bots import USUAL, bot
from slagveld.bots.offering import offered
from slagveld.cli.desk import Desk
from slagveld.cli.play import offering, saving
from slagveld.cli.play.asking import Asker
from slagveld.cli.play.codes import letter
from slagveld.cli.play.commands import ChangedError, LeaveError
from slagveld.cli.play.describing import Describer
from slagveld.cli.play.sitting import HUMAN, Sitting
from slagveld.cli.play.suggesting import Advice, plain
from slagveld.cli.play.terminal import Terminal
from slagveld.cli.puzzles import stars_of
from slagveld.kernel import fields as kinds
from slagveld.kernel.decision import Action
from slagveld.kernel.game import Game
from slagveld.puzzles import Puzzle, judged
from slagveld.puzzles.opening import opened
from slagveld.puzzles.telling import solution_words, title_of, verdict
from slagveld.texts import Text

FINE, NO, INTERRUPTED = 0, 1, 130


class _Table:
    """One puzzle on the table."""

    def __init__(self, desk: Desk, game: Game[Any], puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.term = Terminal(desk)
        self.term.measure_by(game)
        match = opened(game, puzzle)
        players = (HUMAN,) * len(match.setup.seats)
        self.sitting = Sitting(match, self.term, players, saving.Keeper(saving.fresh(game.key)))
        self.sitting.leaving = Text("puzzle-sure-quit")
        decision = match.decision
        if decision is None:
            raise LookupError("a puzzle in which nobody is asked")
        self.decision = decision
        codes = self.sitting.codes(self.sitting.scene())
        self.describer = Describer(codes, self.term, self.sitting.side(puzzle.seat))
        rng = self.sitting.rng(puzzle.seat)
        self.advice = Advice(match, decision, puzzle.seat, bot(USUAL), rng)

    def head(self) -> None:
        """What it is about and who is to move."""
        puzzle, term = self.puzzle, self.term
        title = f"{puzzle.number}. {term.said(title_of(puzzle))}"
        term.line(f"{title}  {stars_of(puzzle)}", style="bold")
        name = self.sitting.match.setup.seats[puzzle.seat].name
        who = f"{letter(puzzle.seat)} {term.said(name)}"
        scenario = self.game.scenario(puzzle.scenario).title
        term.line(term.say("puzzle-to-move", who=who, scenario=scenario, round=puzzle.round))

    def ask(self) -> Action:
        """The player's answer; raises as `Asker.ask` does."""
        seat = self.puzzle.seat
        asker = Asker(self.sitting, self.decision.described, seat, self.advice, self.describer)
        return asker.ask()

    def best(self) -> Action:
        """The best answer, as a form offers it."""
        state, seat = self.sitting.match.state, self.puzzle.seat
        return offered(self.game, state, seat, self.puzzle.solutions(self.game)[0])

    def hint(self) -> str:
        """Who acts, or else what is done."""
        action = self.best()
        form = offering.form_of(self.decision.described, action)
        if form is None:
            return self.term.said(title_of(self.puzzle))
        values = plain(action)
        for field in form.fields:
            if isinstance(field, kinds.PieceField) and values.get(field.name) is not None:
                return self.term.say(
                    "puzzle-hint", what=self.describer.codes.name(values[field.name])
                )
        return self.term.say("puzzle-hint", what=self.term.said(form.title))

    def solution(self) -> str:
        """The best answer in words."""
        described = self.decision.described
        words = offering.described(self.describer, described, self.advice, self.best())
        return self.term.said(solution_words(self.puzzle, Text("plain", {"words": words})))


def show(desk: Desk, game: Game[Any], puzzle: Puzzle, *, wholly: bool) -> int:
    """The position with a hint, or with the solution."""
    table = _shown(desk, game, puzzle)
    table.term.line(table.term.said(table.decision.described.prompt), style="bold")
    table.term.line(table.solution() if wholly else table.hint())
    return FINE


def solve(desk: Desk, game: Game[Any], puzzle: Puzzle) -> int:
    """Let somebody solve it; 1 if they leave before."""
    table = _shown(desk, game, puzzle)
    try:
        while True:
            try:
                if _tried(table):
                    return FINE
            except ChangedError:  # conceded or taken back: the puzzle stands as it stood
                table = _shown(desk, game, puzzle)
                continue
            if not _again(table):
                return NO
    except (LeaveError, EOFError):
        return NO
    except KeyboardInterrupt:
        table.term.line()
        return INTERRUPTED


def _shown(desk: Desk, game: Game[Any], puzzle: Puzzle) -> _Table:
    table = _Table(desk, game, puzzle)
    table.head()
    table.sitting.show_table()
    table.term.line()
    return table


def _tried(table: _Table) -> bool:
    """Ask once and say how good the answer is; whether it solves the puzzle."""
    found = judged(table.game, table.puzzle, table.ask())
    style = "bold green" if found.solved else "yellow"
    table.term.line(table.term.said(verdict(found)), style=style)
    return found.solved


def _again(table: _Table) -> bool:
    """What somebody wants after an answer that was not it; False: to leave."""
    term = table.term
    hint, solution = (term.words.first(f"puzzle-word-{key}") for key in ("hint", "solution"))
    # texts: puzzle-word-*
    quit_ = term.words.first("play-word-quit")
    while True:
        typed = term.read(f"{term.say('puzzle-again', hint=hint, solution=solution, quit=quit_)} ")
        if not typed:
            return True
        if term.words.means(typed, "puzzle-word-hint"):
            term.line(table.hint())
        elif term.words.means(typed, "puzzle-word-solution"):
            term.line(table.solution())
        elif term.words.means(typed, "play-word-quit"):
            return False
