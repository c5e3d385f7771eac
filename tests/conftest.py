"""Shared by all tests: soak runs, what marks promise, and the time each part takes."""

import json
import os
from pathlib import Path

import pytest

from slagveld.compiling.choice import compiled
from slagveld.conformance.door import recorded

BUDGETS = {
    "bots": 10,
    "campaign": 12,
    "chances": 12,
    "cli": 128,
    "coach": 45,
    "compiling": 72,
    "data": 5,
    "docs": 20,
    "examples": 40,
    "golden": 10,
    "kernel": 50,
    "kit": 10,
    "lab": 14,
    "land": 40,
    "perft": 12,
    "proof": 5,
    "puzzles": 30,
    "server": 180,
    "table": 75,
    "texts": 61,
    "tools": 34,
    "games/wizard_duel": 45,
    "games/carnage": 125,
    "games/mage_knight": 56,
    "games/confrontation": 68,
    "games/little_carnage": 64,
}
"""Seconds of one quiet core that each part may take in `make test`: what it takes, and a fifth.

Together 16 minutes, so eight on two cores.
"""

SLOWEST = 10
"""Files that are named at the end with what they took."""

_spent: dict[str, float] = {}
_by_file: dict[str, float] = {}


def pytest_collection_modifyitems(items):
    """Leave the long runs to `make soak`, and what looks inside the rules to plain Python."""
    if compiled("core"):
        inside = pytest.mark.skip(reason="looks inside what is compiled: runs in plain Python")
        for item in items:
            if "plain" in item.keywords:
                item.add_marker(inside)
    if os.environ.get("SLAGVELD_SOAK") == "1":
        return
    skip = pytest.mark.skip(reason="a long run: make soak")
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(skip)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Hold a test that says which kinds it reaches to what really came through JSON."""
    marks = list(item.iter_markers("reaches"))
    if not marks:
        return (yield)
    with recorded() as found:
        result = yield
    said = {(mark.args[0], kind) for mark in marks for kind in mark.args[1:]}
    assert said <= found, f"did not come through JSON: {sorted(said - found)}"
    path = os.environ.get("SLAGVELD_REACHED")
    if path:
        with Path(path).open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(kind) + "\n" for kind in sorted(said))
    return result


def pytest_runtest_logreport(report):
    """Count the seconds of each part and file."""
    path = report.nodeid.split("::")[0].removeprefix("tests/")
    _by_file[path] = _by_file.get(path, 0.0) + report.duration
    part = next((name for name in BUDGETS if path.startswith(name + "/")), None)
    if part is not None:
        _spent[part] = _spent.get(part, 0.0) + report.duration


def pytest_terminal_summary(terminalreporter):
    """Name the slowest files, and the parts that took longer than their budget."""
    if os.environ.get("SLAGVELD_SOAK") == "1":
        return
    if len(_by_file) > SLOWEST:
        terminalreporter.write_line("the slowest files:")
        for path in sorted(_by_file, key=_by_file.__getitem__, reverse=True)[:SLOWEST]:
            terminalreporter.write_line(f"  {_by_file[path]:5.0f} s  {path}")
    for part in _over():
        took = f"{part} took {_spent[part]:.0f} s of {BUDGETS[part]} s"
        terminalreporter.write_line(f"over budget: {took}")


def pytest_sessionfinish(session):
    """A soak holds the parts to their budgets; `make test` only tells of them."""
    if os.environ.get("SLAGVELD_BUDGETS") == "1" and _over() and session.exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _over():
    return sorted(part for part, spent in _spent.items() if spent > BUDGETS[part])
