"""Many battles of odd players, and one line about them."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import perf_counter

from slagveld.conformance.odd.battle import CAP, RARELY, Result, fought
from slagveld.kernel.registry import game as find
from slagveld.kernel.registry import games
from slagveld.kernel.rulebook import RefusedError


def played(key: str, seeds: range, workers: int, cap: int = CAP) -> Iterator[Result]:
    """The battles of these seeds, in order."""
    if workers <= 1:
        yield from (fought(key, seed, cap, seldom=RARELY) for seed in seeds)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        one = partial(fought, key, cap=cap, seldom=RARELY)
        yield from pool.map(one, seeds, chunksize=4)


def summary(key: str, results: Sequence[Result], seconds: float) -> str:
    """One line about many battles."""
    decisions = sum(result.decisions for result in results)
    questions = {name for result in results for name in result.questions}
    actions = {name for result in results for name in result.actions}
    longest = max(results, key=lambda result: result.decisions)
    return (
        f"{key}: {len(results)} battles, {decisions} decisions, {len(questions)} kinds of question "
        f"and {len(actions)} of action reached, longest {longest.decisions} (seed {longest.seed}), "
        f"{sum(not (r.over or r.fault) for r in results)} left at the cap with rounds going by, "
        f"{sum(bool(r.fault) for r in results)} with faults, {seconds:.0f} s"
    )


def fight(key: str, seeds: range, workers: int, cap: int) -> bool:
    """Play the battles of a game and tell of them; whether nothing happened that must not."""
    began = perf_counter()
    results: list[Result] = []
    for result in played(key, seeds, workers, cap):
        results.append(result)
        if result.fault:
            where = f"{result.game}, seed {result.seed}, decision {result.decisions}"
            sys.stdout.write(f"{where}:\n{result.fault}\n")
            sys.stdout.flush()
    sys.stdout.write(summary(key, results, perf_counter() - began) + "\n")
    sys.stdout.flush()
    return not any(result.fault for result in results)


def main(arguments: Sequence[str]) -> int:
    """Play; 0 when nothing happened that must not happen."""
    parser = argparse.ArgumentParser(prog="odd", description="Battles of odd players.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all registered games if none")
    parser.add_argument("--battles", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first battle")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cap", type=int, default=CAP, help=f"decisions; {CAP} by default")
    given = parser.parse_args(arguments)
    try:
        keys = [find(key).key for key in given.games] or list(games())
    except RefusedError as error:
        sys.stderr.write(f"odd: {error}\n")
        return 2
    seeds = range(given.seed, given.seed + given.battles)
    fine = [fight(key, seeds, given.workers, given.cap) for key in keys]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
