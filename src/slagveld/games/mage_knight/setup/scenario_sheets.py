"""Scenarios that players write, as rows of the game's own (MK-ETIQ-5)."""

from typing import Any

from slagveld.kit.scenarios import common_row, renamed


def row_of(sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet that is sound as a row of the ready-made battles."""
    goals = [one["kind"] for one in sheet["goals"]]
    return {
        **common_row(sheet),
        **renamed(sheet, points="total", rounds="rounds", pieces="pieces", teams="sides"),
        "armies": [one["army"] for one in sheet["sides"]],
        "goal": "treasure" if "fetch" in goals else "",
        "objectives": [[one["x"], one["y"]] for one in sheet.get("objectives", ())],
        "book": sheet.get("laid-by-players", False),
    }
