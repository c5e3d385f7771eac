"""Break a package at random, one small change at a time, and see which changes no test notices.

    python tools/mutate.py PACKAGE_DIR --tests PATH… [--count N] [--seed K] [--workers W] [--json]

Each change is made in a copy of the whole package that stands first on PYTHONPATH, so nothing in
the checkout is touched. A change is caught when the tests fail, or run into the time limit. The
same seed makes the same changes. Ends with 0 unless it cannot work at all (2).
"""

import argparse
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

from mutations import Mutation, mutations

ROOT = Path(__file__).resolve().parent.parent
MEMORY = 4 * 2**30
"""Bytes that a broken program may take before it counts as caught."""
RUN = (
    f"import resource, sys; resource.setrlimit(resource.RLIMIT_AS, ({MEMORY}, {MEMORY}));"
    "import pytest; sys.exit(pytest.main(sys.argv[1:]))"
)


class UsageError(Exception):
    """The tool cannot work with what it was given."""


class Change(NamedTuple):
    """A mutation of one file, named relative to the package's top folder."""

    file: Path
    mutation: Mutation


class Fate(NamedTuple):
    """What became of a change."""

    change: Change
    caught: bool
    seconds: float


def top_of(package: Path) -> Path:
    """The outermost package that a folder lies in: what has to be copied to be importable."""
    package = package.resolve()
    if not (package / "__init__.py").is_file():
        raise UsageError(f"{package} is no Python package")
    while (package.parent / "__init__.py").is_file():
        package = package.parent
    return package


def chosen(package: Path, count: int, seed: int) -> list[Change]:
    """Changes drawn evenly over the places of a package; the same for the same seed."""
    top = top_of(package)
    places: dict[tuple[str, int, int], list[Change]] = {}
    for path in sorted(package.resolve().rglob("*.py")):
        file = path.relative_to(top)
        if "_compiled" in file.parts:
            continue
        for mutation in mutations(path.read_text("utf-8")):
            key = (str(file), mutation.start, mutation.end)
            places.setdefault(key, []).append(Change(file, mutation))
    rng = random.Random(seed)
    sample = rng.sample(sorted(places), min(count, len(places)))
    return [rng.choice(places[key]) for key in sample]


class Bench:
    """Copies of the package in which tests run, one for each worker."""

    def __init__(self, top: Path, tests: Sequence[Path], folder: Path, workers: int) -> None:
        self.top = top
        self.tests = [str(test.resolve()) for test in tests]
        self.folder = folder
        self.limit = 3600.0
        self._free: queue.Queue[Path] = queue.Queue()
        self._clock = time.time()
        for number in range(workers):
            home = folder / str(number)
            shutil.copytree(top, home / top.name, ignore=shutil.ignore_patterns("__pycache__"))
            self._free.put(home)

    def try_out(self, change: Change) -> Fate:
        """Make a change in a free copy, run the tests, take it back."""
        home = self._free.get()
        path = home / self.top.name / change.file
        source = path.read_text("utf-8")
        try:
            self._write(path, change.mutation.applied(source))
            began = time.monotonic()
            code = self.run(home)
            return Fate(change, code != 0, time.monotonic() - began)
        finally:
            self._write(path, source)
            self._free.put(home)

    def _write(self, path: Path, source: str) -> None:
        """Write a file with a time of its own, so that no stale byte code is taken for it."""
        path.write_text(source, "utf-8")
        self._clock += 2
        os.utime(path, (self._clock, self._clock))

    def run(self, home: Path) -> int:
        """Run the tests against a copy; the exit code of pytest, or 1 at the time limit."""
        paths = [str(home), os.environ.get("PYTHONPATH", "")]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis"),
        }
        process = subprocess.Popen(
            [sys.executable, "-c", RUN, "-x", "-q", "--no-header", *self.tests],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return process.wait(self.limit)
        except subprocess.TimeoutExpired:
            return 1
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def warm_up(self, limit: float | None) -> float:
        """Run the tests unbroken: they must pass, and their time sets the limit."""
        home = self.folder / "0"
        began = time.monotonic()
        code = self.run(home)
        took = time.monotonic() - began
        if code != 0:
            raise UsageError(f"the tests do not pass before anything is broken (pytest: {code})")
        self.limit = limit or 10 + 4 * took
        return took


def shown(top: Path, change: Change) -> str:
    """A change as file:line with the old and the new text."""
    mutation = change.mutation
    old, new = (" ".join(text.split())[:120] for text in (mutation.old, mutation.new))
    try:
        file = (top / change.file).relative_to(ROOT)
    except ValueError:
        file = top / change.file
    return f"{file}:{mutation.line}: {mutation.kind}\n    - {old}\n    + {new}"


def report(top: Path, fates: Sequence[Fate], *, as_json: bool) -> str:
    """Which changes survived, and the share that was caught."""
    survivors = [fate.change for fate in fates if not fate.caught]
    caught = len(fates) - len(survivors)
    share = caught / len(fates) if fates else 1.0
    if as_json:
        listed = [
            {"file": str(top.name / c.file), "kind": c.mutation.kind, **_place(c.mutation)}
            for c in survivors
        ]
        plain = {"changes": len(fates), "caught": caught, "share": share, "survivors": listed}
        return json.dumps(plain, indent=2, ensure_ascii=False)
    lines = [shown(top, change) for change in survivors]
    return "\n".join([*lines, f"{caught} of {len(fates)} changes caught ({share:.0%})"])


def _place(mutation: Mutation) -> dict[str, int | str]:
    return {"line": mutation.line, "old": mutation.old, "new": mutation.new}


def _check(tests: Sequence[Path], count: int, workers: int) -> None:
    if min(count, workers) < 1:
        raise UsageError("--count and --workers are at least 1")
    for test in tests:
        if not test.exists():
            raise UsageError(f"there is no {test}")


def main(arguments: Sequence[str]) -> int:
    """Break, test and report."""
    parser = argparse.ArgumentParser(prog="mutate.py", description="Break code, see who notices.")
    parser.add_argument("package", type=Path, help="folder of the package to break")
    parser.add_argument("--tests", type=Path, nargs="+", required=True, help="what should notice")
    parser.add_argument("--count", type=int, default=50, help="how many changes")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same changes")
    parser.add_argument("--workers", type=int, default=2, help="how many at the same time")
    parser.add_argument("--timeout", type=float, help="seconds for one run of the tests")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    given = parser.parse_args(arguments)
    try:
        _check(given.tests, given.count, given.workers)
        top = top_of(given.package)
        changes = chosen(given.package, given.count, given.seed)
        with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
            bench = Bench(top, given.tests, Path(folder), given.workers)
            took = bench.warm_up(given.timeout)
            print(f"{len(changes)} changes, {took:.1f} s for a run", file=sys.stderr)
            with ThreadPoolExecutor(given.workers) as pool:
                fates = list(pool.map(bench.try_out, changes))
    except UsageError as error:
        print(f"mutate.py: {error}", file=sys.stderr)
        return 2
    print(report(top, fates, as_json=given.json))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
