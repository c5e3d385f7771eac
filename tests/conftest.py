"""Shared by all tests: soak runs, and the time each part of the suite takes."""

import os

import pytest

BUDGETS = {
    "bots": 20,
    "campaign": 30,
    "chances": 30,
    "cli": 60,
    "data": 30,
    "golden": 30,
    "kernel": 90,
    "lab": 40,
    "perft": 60,
    "server": 180,
    "table": 180,
    "texts": 45,
    "tools": 40,
    "games/wizard_duel": 120,
    "games/carnage": 150,
    "games/mage_knight": 150,
    "games/confrontation": 150,
    "games/little_carnage": 150,
}
"""Seconds of one core that each part may take in `make test`: 25 minutes, so 13 on two cores."""

_spent: dict[str, float] = {}


def pytest_collection_modifyitems(items):
    """Leave the long runs to `make soak`."""
    if os.environ.get("SLAGVELD_SOAK") == "1":
        return
    skip = pytest.mark.skip(reason="a long run: make soak")
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(skip)


def pytest_runtest_logreport(report):
    """Count the seconds of each part."""
    path = report.nodeid.split("::")[0].removeprefix("tests/")
    part = next((name for name in BUDGETS if path.startswith(name + "/")), None)
    if part is not None:
        _spent[part] = _spent.get(part, 0.0) + report.duration


def pytest_terminal_summary(terminalreporter):
    """Say which parts took longer than their budget."""
    if os.environ.get("SLAGVELD_SOAK") == "1":
        return
    over = {part: spent for part, spent in _spent.items() if spent > BUDGETS[part]}
    for part, spent in sorted(over.items()):
        terminalreporter.write_line(f"over budget: {part} took {spent:.0f} s of {BUDGETS[part]} s")
