"""How what players and bots wait for grows with the armies.

    python benchmarks/growth.py [GAME …] [--sizes 1,2,4,8] [--seeds 1,2,3] [--decisions 100]
                                [--every 5] [--kinds menu,scene,…] [--json FILE]
                                [--compare FILE] [--plot FILE] [--markdown]

Battles with armies 1, 2, 4 and 8 times as large (see `growth_battles.py`) are played at random, and
at the decisions met everything is timed that is asked of a state (`growth_measure.py`). For each
game and kind the mean and the worst at each size are printed, the power of the number of figures
with which the mean grows, and whether the bounds hold (`growth_report.py`).

`--compare` puts the figures of an earlier run, kept with `--json`, above those of this one.
`--plot` draws them as SVG (`growth_plot.py`), `--markdown` prints tables for a page. With `--from
FILE` the figures of a run that was kept are told and drawn, and nothing is measured.
"""

import argparse
import platform
import subprocess
from pathlib import Path

import msgspec

from growth_battles import PLANS
from growth_measure import KINDS, Times, measured
from growth_plot import plotted
from growth_report import Growth, Point, Run, markdown, point, told
from slagveld.kernel.registry import game as find
from slagveld.table import compiled

ROOT = Path(__file__).resolve().parent.parent

WARMING = 20
"""Decisions that are measured in vain, so that tables of data have been read before."""


def measured_run(
    games: list[str],
    kinds: list[str],
    sizes: list[int],
    seeds: list[int],
    decisions: int,
    every: int,
) -> Run:
    """Every game with armies of every size, the battles of all seeds together."""
    growths: list[Growth] = []
    for key in games:
        measured(find(key), 1, 0, WARMING, 1, kinds)
        points: dict[str, list[Point]] = {kind: [] for kind in kinds}
        for size in sizes:
            times: Times = {kind: [] for kind in kinds}
            count = 0
            for seed in seeds:
                count, found = measured(find(key), size, seed, decisions, every, kinds)
                for kind in kinds:
                    times[kind] += found[kind]
            for kind in kinds:
                if times[kind]:
                    points[kind].append(point(size, count, times[kind]))
        growths += [Growth(key, kind, tuple(points[kind])) for kind in kinds if points[kind]]
    return Run(
        commit=commit(),
        python=platform.python_version(),
        compiled=compiled(),
        sizes=tuple(sizes),
        seeds=tuple(seeds),
        decisions=decisions,
        growths=tuple(growths),
    )


def commit() -> str:
    """The last commit that changed what is measured; with a plus where it was changed since."""
    last = _git("log", "-1", "--format=%h", "--", "src")
    changed = _git("status", "--porcelain", "--", "src")
    return f"{last or 'unknown'}{'+' if changed else ''}"


def _git(*command: str) -> str:
    asked = subprocess.run(
        ["git", "-C", str(ROOT), *command], capture_output=True, text=True, check=False
    )
    return asked.stdout.strip()


def numbers(value: str) -> list[int]:
    """Numbers with commas between them."""
    return [int(part) for part in value.split(",")]


def written(run: Run) -> str:
    """A run as JSON, one line for each kind in each game."""
    head = msgspec.json.encode({**msgspec.structs.asdict(run), "growths": []}).decode()
    lines = [msgspec.json.encode(growth).decode() for growth in run.growths]
    return head.removesuffix("[]}") + "[\n" + ",\n".join(lines) + "\n]}\n"


def _kept(file: Path) -> Run:
    """The figures of an earlier run."""
    return msgspec.json.decode(file.read_bytes(), type=Run)


def main() -> None:
    """Measure, print, and keep what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", choices=[[], *PLANS], metavar="GAME")
    parser.add_argument("--sizes", type=numbers, default=[1, 2, 4, 8])
    parser.add_argument("--seeds", type=numbers, default=[1, 2, 3])
    parser.add_argument("--decisions", type=int, default=100, help="for each size of the armies")
    parser.add_argument("--every", type=int, default=5, help="so many decisions are one measured")
    parser.add_argument("--kinds", type=lambda words: words.split(","), default=KINDS)
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures")
    parser.add_argument("--compare", type=Path, metavar="FILE", help="figures of an earlier run")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the figures as SVG")
    parser.add_argument("--markdown", action="store_true", help="tables for a page")
    parser.add_argument("--from", type=Path, metavar="FILE", dest="kept", help="measure nothing")
    given = parser.parse_args()
    before = None if given.compare is None else _kept(given.compare)
    if given.kept is not None:
        run = _kept(given.kept)
    else:
        games = given.games or list(PLANS)
        kinds = [kind for kind in KINDS if kind in given.kinds]
        run = measured_run(games, kinds, given.sizes, given.seeds, given.decisions, given.every)
    print("\n".join((markdown if given.markdown else told)(run, before)))
    if given.json is not None:
        given.json.write_text(written(run), encoding="utf-8")
    if given.plot is not None:
        given.plot.write_text(plotted(run, before), encoding="utf-8")


if __name__ == "__main__":
    main()
