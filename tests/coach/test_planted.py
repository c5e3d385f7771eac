"""A blunder put into a battle is found; the whole of it is `tools/planted.py`."""

import importlib.util
import sys
from pathlib import Path

import pytest

from slagveld.coach import coached
from slagveld.coach.care import Care, Look

ROOT = Path(__file__).resolve().parent.parent.parent
CARE = Care(
    rolls=4,
    looks=(
        Look(name="first", effort=10_000, decisions=10_000, answers=3, worlds=4),
        Look(name="second", effort=5_000, decisions=6, answers=5, worlds=8),
    ),
    proof=Look(name="proof", effort=8_000, decisions=5, answers=2, worlds=30),
)


@pytest.fixture
def tool(monkeypatch):
    spec = importlib.util.spec_from_file_location("planted_tool", ROOT / "tools" / "planted.py")
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "planted_tool", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "DECISIONS", 4)
    monkeypatch.setattr(module, "MENU", 8)
    monkeypatch.setattr(module, "FINALISTS", 2)
    monkeypatch.setattr(module, "PROOFS", 8)
    return module


@pytest.mark.parametrize("seed", [2])
def test_a_planted_blunder_is_among_the_three_of_its_side(tool, seed):
    there = tool.planted("mage-knight", seed)
    found = [one.entry for one in coached(there.match, care=CARE).decisions]
    assert there.entry in found
