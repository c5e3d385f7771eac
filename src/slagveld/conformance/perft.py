"""Perft for wargames: count everything that can happen within a few decisions.

    python -m slagveld.conformance.perft [--write] [--folder tests/perft] [GAME …]

From a fixed position (a set-up, a seed, and so many random decisions played) all candidates of all
decisions are tried to a depth, with every outcome of the dice and of every draw. The leaves are
counted and kept in `<game>.yaml`; a change of the rules that nobody meant changes a count. Dice
that fall together have no order, and equal cards are one outcome. A decision asks the first seat
that has not answered.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

from slagveld import data
from slagveld.kernel.decision import Action
from slagveld.kernel.dice import NeedDiceError, Request, Rng, Roll, Seeded, Typed
from slagveld.kernel.game import Game
from slagveld.kernel.registry import game as find
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import RefusedError
from slagveld.record import replace

FOLDER = Path("tests/perft")
BUDGET = 3_000
"""Nodes of a position that is written anew."""
PLAYED = (0, 5, 12, 25)
"""How far into a battle the positions of a new file lie."""
DEEPEST = 4


class Position(data.Row, frozen=True, kw_only=True):
    """A position, how deep to look, and what was found."""

    scenario: str
    players: int
    seed: int
    played: int
    """Random decisions before the counting begins."""
    depth: int
    leaves: int
    budget: int = BUDGET
    """Nodes after which counting is given up: a file must stay quick."""


class BudgetError(Exception):
    """More nodes than a position's budget allows."""


class Counter:
    """Counts leaves, and the nodes it needed for that."""

    def __init__(self, game: Game[Any], budget: int) -> None:
        self.game = game
        self.budget = budget
        self.nodes = 0

    def leaves(self, state: Any, depth: int) -> int:
        """The leaves below a state; a battle that is over is a leaf at any depth."""
        if depth == 0 or self.game.question(state) is None:
            return 1
        return sum(count for _, count in self.divide(state, depth))

    def divide(self, state: Any, depth: int) -> Iterator[tuple[Action, int]]:
        """The leaves below each answer to the question of a state, in order of the menu."""
        question = self.game.question(state)
        if question is None:
            return
        answered = state.sealed.seats
        seat = next(seat for seat in question.who(state) if seat not in answered)
        for action in question.candidates(state, seat):
            after = self._results(state, seat, action)
            yield action, sum(self.leaves(result, depth - 1) for result in after)

    def _results(self, state: Any, seat: int, action: Action) -> Iterator[Any]:
        """The states after an action, one for each way the dice can fall."""
        open_dice: list[tuple[tuple[int, ...], ...]] = [()]
        while open_dice:
            answers = open_dice.pop()
            self.nodes += 1
            if self.nodes > self.budget:
                raise BudgetError(f"more than {self.budget} nodes")
            try:
                yield self.game.apply(state, seat, action, Typed(answers)).state
            except NeedDiceError as need:
                more = [(*answers, numbers) for numbers in outcomes(need.request)]
                open_dice.extend(reversed(more))


def outcomes(request: Request) -> Iterator[tuple[int, ...]]:
    """Every way dice or a draw can come out, as numbers to type."""
    if isinstance(request, Roll):
        yield from combinations_with_replacement(range(1, request.sides + 1), request.count)
        return
    seen: set[str] = set()
    for place, item in enumerate(request.items, 1):
        if item not in seen:
            seen.add(item)
            yield (place,)


def reached(game: Game[Any], position: Position) -> Any:
    """The state of a position."""
    rng, dice = Rng(position.seed), Seeded(position.seed)
    setup = game.setup_for_bots(position.scenario, players=position.players)
    state: Any = game.begin(setup, dice).state
    for _ in range(position.played):
        question = game.question(state)
        if question is None:
            break
        answered = state.sealed.seats
        seat = next(seat for seat in question.who(state) if seat not in answered)
        state = game.apply(state, seat, question.propose(state, seat, rng), dice).state
    return state


def perft(game: Game[Any], position: Position) -> int:
    """The leaves of a position; raises BudgetError."""
    return Counter(game, position.budget).leaves(reached(game, position), position.depth)


def divided(game: Game[Any], position: Position) -> str:
    """The count of each first answer, one a line: the wrong branch is found by hand."""
    counter = Counter(game, position.budget)
    lines = [
        f"{count:10}  {game.codec.encode(action).decode()}"
        for action, count in counter.divide(reached(game, position), position.depth)
    ]
    return "\n".join(lines)


def fault(game: Game[Any], position: Position) -> str | None:
    """What is wrong with a recorded count, with the counts of the first answers; None: nothing."""
    where = f"{game.key}, {position.scenario}, seed {position.seed}, played {position.played}"
    try:
        found = perft(game, position)
    except BudgetError as error:
        return f"{where}: {error} at depth {position.depth}"
    if found == position.leaves:
        return None
    counts = divided(game, position)
    return f"{where}: {found} leaves at depth {position.depth}, not {position.leaves}\n{counts}"


def positions(folder: Path, key: str) -> tuple[Position, ...]:
    """The recorded positions of a game; raises `data.DataError`."""
    return data.load(folder / f"{key}.yaml", tuple[Position, ...])


def fresh_positions(game: Game[Any]) -> list[Position]:
    """Positions for a game that has none yet, each as deep as its budget allows."""
    found: list[Position] = []
    for number, scenario in enumerate(game.scenarios()):
        for played in PLAYED if number == 0 else PLAYED[1:2]:
            base = Position(
                scenario=scenario.key,
                players=scenario.players[0],
                seed=number + 1,
                played=played,
                depth=0,
                leaves=1,
            )
            if game.question(reached(game, base)) is None:
                continue  # over by then: nothing to count
            deepest = base
            for depth in range(1, DEEPEST + 1):
                deeper = replace(base, depth=depth)
                try:
                    leaves = perft(game, deeper)
                except BudgetError:
                    break
                deepest = replace(deeper, leaves=leaves)
            if deepest.depth:
                found.append(deepest)
    return found


def _recounted(game: Game[Any], folder: Path) -> list[Position]:
    if not (folder / f"{game.key}.yaml").is_file():
        return fresh_positions(game)
    kept = positions(folder, game.key)
    return [replace(position, leaves=perft(game, position)) for position in kept]


def main(arguments: Sequence[str]) -> int:
    """Compare the counts of some games, or of all, or write them anew."""
    parser = argparse.ArgumentParser(prog="perft", description="Count what can happen.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all registered games if none")
    parser.add_argument("--write", action="store_true", help="count anew; new games get a file")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"{FOLDER} by default")
    given = parser.parse_args(arguments)
    wrong = 0
    try:
        chosen = [find(key) for key in given.games] or list(games().values())
        for game in chosen:
            if given.write:
                text = data.dumps(_recounted(game, given.folder))
                (given.folder / f"{game.key}.yaml").write_text(text, "utf-8")
                continue
            for position in positions(given.folder, game.key):
                told = fault(game, position)
                wrong += told is not None
                sys.stdout.write(f"{told or f'{game.key}: {position.leaves} leaves, fine'}\n")
    except (RefusedError, data.DataError, BudgetError, OSError) as error:
        sys.stderr.write(f"perft: {error}\n")
        return 2
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
