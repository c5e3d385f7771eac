"""How good an answer is: played on in the worlds in which the puzzle was found."""

from collections.abc import Sequence
from typing import Any, Final

from slagveld.bots.planning.playout import World
from slagveld.bots.planning.scores import mean
from slagveld.kernel.decision import Action
from slagveld.kernel.game import Game
from slagveld.kernel.rulebook import RefusedError, refuse
from slagveld.kernel.tactics import Tactics
from slagveld.puzzles.puzzle import Puzzle
from slagveld.structs import Struct

WORLDS: Final = 40
"""Imagined worlds in which an answer is judged."""
ALIKE: Final = 0.02
"""Whoever comes so near to the best has solved it."""
FAR: Final = 1.5
"""How far it is looked ahead, in parts of what the game thinks right: as far as a warlord."""


class Judgement(Struct, frozen=True, kw_only=True):
    """What came of an answer."""

    solved: bool
    chance: float
    """The chance to win after it."""
    best: float
    """The chance after the best answer, in the same worlds."""


class Bench:
    """The worlds of one position, the same for every answer."""

    def __init__(
        self, game: Game[Any], state: Any, seat: int, dice: str, ahead: int | None = None
    ) -> None:
        """`ahead`: how many answers are played on; None: as many as the game thinks right now."""
        self.game = game
        self.state = state
        self.seat = seat
        self.dice = dice
        self.tactics = tactics_of(game)
        self.ahead = max(1, round(FAR * self.tactics.ahead)) if ahead is None else ahead

    def world(self, number: int) -> World:
        """World `number`, with its own dice."""
        return World(self.game, self.tactics, self.state, self.seat, f"{self.dice}/{number}")

    def chances(self, actions: Sequence[Action], worlds: range) -> list[list[float]]:
        """What comes of each answer, world by world."""
        rows: list[list[float]] = [[] for _ in actions]
        for number in worlds:
            world = self.world(number)
            for row, action in zip(rows, actions, strict=True):
                row.append(world.played(action, self.ahead, self.tactics.outlook))
        return rows


def tactics_of(game: Game[Any]) -> Tactics:
    """The game's sense of good play; raises RefusedError where it has none."""
    tactics = game.tactics()
    if tactics is None:
        raise RefusedError(refuse("SLV-SETUP-1", "refusal-tactics", game=game.key))
    return tactics


def judged(game: Game[Any], puzzle: Puzzle, action: Action, *, worlds: int = WORLDS) -> Judgement:
    """How good an answer to a puzzle is.

    Raises:
        RefusedError: It is not allowed there, or the rules have outgrown the puzzle.
    """
    state = puzzle.state(game)
    other = refuse("SLV-TURN-2", "refusal-other-question") if action.standing else None
    refusal = other or game.check(state, puzzle.seat, action)
    if refusal is not None:
        raise RefusedError(refusal)
    best = puzzle.solutions(game)[0]
    if action == best:
        return Judgement(solved=True, chance=puzzle.chance, best=puzzle.chance)
    bench = Bench(game, state, puzzle.seat, puzzle.dice, puzzle.ahead)
    mine, others = bench.chances([action, best], range(worlds))
    return Judgement(solved=solves(mean(mine), mean(others)), chance=mean(mine), best=mean(others))


def solves(chance: float, best: float) -> bool:
    """Whether an answer of this chance counts as solved."""
    return chance >= best - ALIKE
