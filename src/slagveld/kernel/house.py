"""The table's own rules, which hold in every game."""

from pathlib import Path

from slagveld.kernel.rulebook import Rulebook

HOUSE = Rulebook.load(Path(__file__).parent / "rulebook")
