"""How often random, odd and greedy players reach each kind of question and action.

    python tools/reach.py [--share PERCENT] [--workers N] [GAME …]

One line for each kind of each game, and for the kernel's own actions; every answer goes through
JSON. A kind that nobody reaches needs a directed test marked `@pytest.mark.reaches("game", "Kind")`
that goes through JSON; those tests are run, and what really came through is believed, not the mark.
Ends with 1 when a kind is reached by nobody, or when a battle met what must not happen.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from slagveld.conformance.counting import (
    BUDGETS,
    PLAYERS,
    Count,
    counted,
    reached,
    reached_in_kernel,
)
from slagveld.conformance.door import KERNEL
from slagveld.kernel.registry import games

ROOT = Path(__file__).resolve().parent.parent
MARK = "mark.reaches("


def directed() -> set[tuple[str, str]]:
    """The kinds that really came through JSON in the tests that say so, all of which must pass."""
    files = [
        str(path)
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if MARK in path.read_text("utf-8")
    ]
    if not files:
        return set()
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "reached.jsonl"
        command = [sys.executable, "-m", "pytest", "-q", "-m", "reaches", *files]
        done = subprocess.run(
            command, env={**os.environ, "SLAGVELD_REACHED": str(record)}, cwd=ROOT, check=False
        )
        if done.returncode:
            raise SystemExit("reach: the directed tests do not pass")
        lines = record.read_text("utf-8").splitlines()
    return {(game, kind) for game, kind in map(json.loads, lines)}


def counts_of(keys: Sequence[str], share: int, workers: int) -> list[Count]:
    """What every player reaches in every game, each in a process of its own."""
    jobs = [
        (key, player, max(1, BUDGETS[player] * share // 100)) for player in PLAYERS for key in keys
    ]
    slow_first = sorted(jobs, key=lambda job: (job[1] != "greedy", job[0]))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return list(pool.map(counted, *zip(*slow_first, strict=True)))


def told(title: str, rows: Iterable[tuple[str, str, list[int], bool]], out: list[str]) -> None:
    """Print the kinds of one game, and add those that nobody reached to `out`."""
    print(f"\n{title:34}" + "".join(f"{player:>9}" for player in PLAYERS) + "  directed")
    for family, name, times, test in rows:
        nobody = not any(times) and not test
        if nobody:
            out.append(f"{title}: {name}")
        cells = "".join(f"{number:>9}" for number in times)
        sign = "test" if test else "NOBODY" if nobody else ""
        print(f"  {family[:-1]:9}{name:23}{cells}  {sign}".rstrip())


def main(arguments: Sequence[str]) -> int:
    """Count, run the directed tests, and tell."""
    parser = argparse.ArgumentParser(prog="reach", description="Which kinds are reached?")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all registered games if none")
    parser.add_argument("--share", type=int, default=100, help="percent of the usual battles")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    keys = given.games or list(games())
    counts = counts_of(keys, given.share, given.workers)
    tests = directed()
    nobody: list[str] = []
    for key in keys:
        told(key, reached(key, counts, tests), nobody)
    if not given.games:
        told(KERNEL, reached_in_kernel(counts, tests), nobody)
    print()
    for count in counts:
        print(f"{count.game}, {count.player}: {count.battles} battles, {count.decisions} decisions")
    faults = [fault for count in counts for fault in count.faults]
    for fault in faults:
        print(f"\n{fault}")
    print(f"\nreached by nobody: {', '.join(nobody) or 'none'}; faults: {len(faults)}")
    return 1 if nobody or faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
