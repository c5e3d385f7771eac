"""What users feel: how soon things are there, and how much room a battle takes.

    python benchmarks/feel.py [--rounds 5] [--only start,load,memory] [--game wizard-duel]

Times are of fresh processes with their byte code at hand, as an installed package has it (it is
written below `build/feel` where the environment forbids it elsewhere), best of so many rounds:
a machine has other things to do as well. Memory is counted, not timed. The exit code is 1 if a
figure is over its bound.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
import tracemalloc
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from slagveld.kernel import save, standing
from slagveld.kernel.dice import Rng
from slagveld.kernel.game import Game
from slagveld.kernel.match import Match
from slagveld.kernel.registry import listed
from slagveld.server.room.battle import Battle
from slagveld.server.room.keeping import imported
from slagveld.server.store import open_store, usual_url

BYTE_CODE = Path(__file__).resolve().parent.parent / "build" / "feel"
COMMAND = "import sys; from slagveld.cli import main; sys.exit(main())"
ENTRIES = 400
DECISIONS = 200
SEEDS = 6

Games = Mapping[str, Game[Any]]


@dataclass(frozen=True)
class Figure:
    """One thing that is measured, and what it may be at most (None: shown, not judged)."""

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def over(self) -> bool:
        """Whether it is more than it may be."""
        return self.most is not None and self.value > self.most

    def __str__(self) -> str:
        bound = "" if self.most is None else f"  at most {self.most:g}"
        return f"{self.name:44} {self.value:8.3f} {self.unit:3}{bound}{'  OVER' * self.over}"


def environment() -> dict[str, str]:
    """The environment of an installed package: byte code is kept."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(BYTE_CODE)}


def seconds_of(words: list[str], rounds: int) -> float:
    """How long a fresh process takes at best; the first run of all only writes byte code."""
    command = [sys.executable, "-c", *words]
    times: list[float] = []
    for _ in range(rounds + 1):
        began = time.perf_counter()
        subprocess.run(command, env=environment(), stdout=subprocess.DEVNULL, check=True)
        times.append(time.perf_counter() - began)
    return min(times[1:])


def fetched(address: str, data: Any = None) -> Any:
    """An answer of the server: JSON, or text as it is."""
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        found = answer.read()
        return json.loads(found) if "json" in answer.headers["Content-Type"] else found


def served(game: str) -> tuple[float, float, float]:
    """Seconds from `slagveld serve` to its page; to all that the page shows; of "Play now".

    The store is there, as after the first start of all.
    """
    with tempfile.TemporaryDirectory() as folder:
        open_store(usual_url(folder)).close()
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", "--json", "--no-browser"],
            env={**environment(), "SLAGVELD_DATA": folder},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            (address,) = json.loads(process.stdout.readline())["addresses"]
            fetched(address)
            page = time.perf_counter() - began
            fetched(f"{address}api/texts/en")
            fetched(f"{address}api/house")
            shown = time.perf_counter() - began
            fetched(f"{address}api/games/{game}")
            fetched(
                f"{address}api/battles", {"game": game, "seats": [{"who": "me"}, {"who": "bot"}]}
            )
            return page, shown, time.perf_counter() - began - shown
        finally:
            process.terminate()
            process.wait(30)


def start(games: Games, rounds: int) -> Iterator[Figure]:
    """How soon commands, the package and the table in the browser are there."""
    yield Figure("import slagveld", seconds_of(["import slagveld"], rounds), "s", 0.15)
    yield Figure("slagveld --help", seconds_of([COMMAND, "--help"], rounds), "s", 0.25)
    pages: list[float] = []
    whole: list[float] = []
    for game in games:
        runs = [served(game) for _ in range(max(2, rounds // 2))]
        pages += [page for page, _, _ in runs]
        whole += [shown for _, shown, _ in runs]
        yield Figure(f"{game}: first battle after the page", min(run[2] for run in runs), "s")
    yield Figure("slagveld serve to the first page", min(pages), "s", 1.5)
    yield Figure("slagveld serve to all that it shows", min(whole), "s", 1.5)


def played(game: Game[Any], decisions: int, seed: int) -> Match[Any]:
    """A battle by chance, looked at by every seat before each decision as a server shows it."""
    rng = Rng(seed)
    match = Match.start(game, seed=seed)
    for _ in range(decisions):
        decision = match.decision
        if decision is None:
            break
        for seat in range(len(match.state.seats)):
            game.scene(match.view(seat), seat)
            match.decision_for(seat)
        match.play(decision.propose(rng), decision.waiting_for[0])
    return match


def finished(game: Game[Any]) -> Match[Any]:
    """The longest of some battles, brought to its end after 400 entries."""
    best: Match[Any] | None = None
    for seed in range(SEEDS):
        match = played(game, ENTRIES - 2, seed)
        for seat in match.state.players():
            if match.outcome is None:
                match.play(standing.Concede(), seat)
        if best is None or len(match.log) > len(best.log):
            best = match
        if len(best.log) >= ENTRIES - 2:
            break
    assert best is not None
    return best


def best(work: Callable[[], object], rounds: int) -> float:
    """Seconds that something takes at best."""
    times: list[float] = []
    for _ in range(rounds):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)


def load(games: Games, rounds: int) -> Iterator[Figure]:
    """How long a finished battle of 400 entries takes to load: from a file, from a store."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(usual_url(folder))
        for key, game in games.items():
            match = finished(game)
            entries = len(match.log)
            data = match.save()
            record = imported(match, (), None)
            store.battles.add(record)
            file = best(partial(save.load, data), rounds)
            kept = best(partial(Battle, store, record.id), rounds)
            for name, seconds in (("file", file), ("store", kept)):
                title = f"{key}: load {ENTRIES} entries from a {name}"
                yield Figure(title, seconds / entries * ENTRIES, "s", 0.1)
        store.close()


def memory(games: Games, _: int) -> Iterator[Figure]:
    """What is kept after 200 decisions of a battle, and the part that is free when it is let go.

    The rest are shapes, chances and shown cards that all battles of a game share, as far as they
    were not known from a short battle before.
    """
    for key, game in games.items():
        played(game, 40, 1)
        largest = own = 0
        for seed in range(2, 4):
            gc.collect()
            tracemalloc.start()
            match = played(game, DECISIONS, seed)
            gc.collect()
            alive = tracemalloc.get_traced_memory()[0]
            del match
            gc.collect()
            left = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
            largest, own = max(largest, alive), max(own, alive - left)
        yield Figure(f"{key}: memory of a live battle", largest / 1e6, "MB", 3.0)
        yield Figure(f"{key}: of that its own", own / 1e6, "MB")


PARTS = {"start": start, "load": load, "memory": memory}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--game", choices=list(listed()), help="this one alone; all by default")
    chosen = parser.parse_args()
    games = {key: one for key, one in listed().items() if chosen.game in (None, key)}
    over = False
    for name in chosen.only.split(","):
        for figure in PARTS[name](games, chosen.rounds):
            print(figure, flush=True)
            over |= figure.over
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
