"""Scenarios that players write, as rows of the game's own (CON-GAP-5)."""

from typing import Any

from slagveld.kit.scenarios import common_row, from_one, renamed

GOALS = {
    "fetch": "prize",
    "invade": "crossing",
    "occupy": "ground",
    "plunder": "plunder",
    "champions": "champions",
}
"""What the goals of sheets are called here; casualties always count."""


def row_of(sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet that is sound as a row of the ready-made battles."""
    goals = [one for one in sheet["goals"] if one["kind"] in GOALS]
    return {
        **common_row(sheet),
        **renamed(sheet, points="total", rounds="turns", pieces="pieces", objects="prizes"),
        "armies": [one["army"] for one in sheet["sides"]],
        **(goal_of(goals[0]) if goals else {}),
        "zones": [zone_of(one) for one in sheet.get("zones", ())],
    }


def goal_of(goal: dict[str, Any]) -> dict[str, Any]:
    """What counts besides casualties, as a row has it."""
    found: dict[str, Any] = {
        "goal": GOALS[goal["kind"]],
        **from_one(goal, "holder"),
        **renamed(goal, points="worth"),
    }
    return {**found, "place": box_of(goal["outline"])} if "outline" in goal else found


def zone_of(zone: dict[str, Any]) -> list[int]:
    """A zone as a state has it: seat, left, top, right, bottom."""
    return [zone["side"] - 1, *box_of(zone["outline"])]


def box_of(outline: list[list[int]]) -> list[int]:
    """The left, top, right and bottom of an outline."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return [min(xs), min(ys), max(xs), max(ys)]
