"""Our games beside python-chess, random play, in one run on one core.

    python benchmarks/peers.py [--seconds 2] [--rounds 5]

python-chess is installed into a folder of its own (`build/peers`), never into the project's
environment. Rounds are interleaved, each candidate once per round, and the best round counts.
Chess is another game: compare orders of magnitude only.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from slagveld.kernel.dice import Quick, Rng
from slagveld.kernel.registry import games
from slagveld.table import compiled

PEERS = Path(__file__).resolve().parent.parent / "build" / "peers"
CHESS = "chess==1.11.2"


def chess_module() -> Any:
    """python-chess, installed on first use."""
    if not (PEERS / "chess").is_dir():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
        subprocess.run([*command, "--target", str(PEERS), CHESS], check=True)
    sys.path.insert(0, str(PEERS))
    import chess

    return chess


def chess_rate(chess: Any, seconds: float, seed: int) -> float:
    """Decisions per second of random chess."""
    rng = Rng(seed)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions / (time.perf_counter() - start)


def game_rate(game: Any, seconds: float, seed: int) -> float:
    """Decisions per second of random play in one of our games."""
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        seed += 1
        rng = Rng(seed)
        dice = Quick(rng)
        state = game.begin(game.setup_for_bots(), dice).state
        while (question := game.question(state)) is not None:
            answered = state.sealed.seats
            seat = next(seat for seat in question.who(state) if seat not in answered)
            action = question.propose(state, seat, rng)
            state = game.apply(state, seat, action, dice).state
            decisions += 1
    return decisions / (time.perf_counter() - start)


def main() -> None:
    """Print the rates and the ratios as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    chess = chess_module()
    best: dict[str, float] = {}
    for number in range(given.rounds):
        rates = {"python-chess": chess_rate(chess, given.seconds, number)}
        for key, game in games().items():
            rates[key] = game_rate(game, given.seconds, number * 1000)
        for name, rate in rates.items():
            best[name] = max(rate, best.get(name, 0.0))
    peer = best["python-chess"]
    print(
        json.dumps(
            {
                "table_compiled": compiled(),
                "decisions_per_s": {name: round(rate) for name, rate in best.items()},
                "ratio_to_python_chess": {
                    name: round(rate / peer, 2) for name, rate in best.items() if rate is not peer
                },
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
