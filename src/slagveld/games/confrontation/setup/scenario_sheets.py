"""Scenarios that players write, as rows of the game's own (CON-GAP-5)."""

from typing import Any

from slagveld.kit.scenarios import common_row, renamed

GOALS = {"fetch": "prize", "invade": "crossing"}
"""What the goals of sheets are called here; casualties always count."""


def row_of(sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet that is sound as a row of the ready-made battles."""
    goals = [GOALS[one["kind"]] for one in sheet["goals"] if one["kind"] in GOALS]
    return {
        **common_row(sheet),
        **renamed(sheet, points="total", rounds="turns", pieces="pieces", objects="prizes"),
        "armies": [one["army"] for one in sheet["sides"]],
        "goal": goals[0] if goals else "",
        "zones": [zone_of(one) for one in sheet.get("zones", ())],
    }


def zone_of(zone: dict[str, Any]) -> list[int]:
    """A zone as a state has it: seat, left, top, right, bottom."""
    xs, ys = [x for x, _ in zone["outline"]], [y for _, y in zone["outline"]]
    return [zone["side"] - 1, min(xs), min(ys), max(xs), max(ys)]
