"""Pig, the smallest of games, is registered here without being installed."""

from pathlib import Path

import pytest

FAKE = str(Path(__file__).parent.parent / "fake")


@pytest.fixture(autouse=True)
def pig(monkeypatch):
    monkeypatch.syspath_prepend(FAKE)
