"""Scenarios that players write, as rows of the game's own (CAR-16-own)."""

from typing import Any

from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.box import with_box
from slagveld.kit.scenarios import common_row, name_of, renamed

from .kit import BOX, shapes
from .roles import DEPTH


def row_of(sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet that is sound as a row of the ready-made battles."""
    row = {
        **common_row(sheet),
        **renamed(sheet, teams="sides", rounds="rounds", terrain="terrain"),
        **_goal_of(sheet["goals"]),
        "roles": [_role_of(one) for one in sheet["sides"]],
        "features": [_feature_of(one) for one in sheet.get("features", ())],
        "stands": [
            {"role": one["side"] - 1, **{k: v for k, v in one.items() if k != "side"}}
            for one in sheet.get("stands", ())
        ],
    }
    if sheet.get("pieces"):
        row["terrain"] = with_box(sheet.get("terrain", ()), BOX.terrain(laid_of(sheet)))
    return row


def laid_of(sheet: dict[str, Any]) -> LaidTable:
    """The pieces of the box on a sheet's table."""
    pieces = [_piece(row) for row in sheet["pieces"]]
    return LaidTable(width=sheet["width"], depth=sheet["depth"], pieces=tuple(pieces))


def _piece(row: dict[str, Any]) -> LaidPiece:
    shape = shapes()[row["key"]]
    return LaidPiece(
        key=row["key"],
        x=row["x"],
        y=row["y"],
        facing=row.get("facing", 0),
        width=row.get("width", shape.width),
        depth=row.get("depth", shape.depth),
        height=row.get("height", 0),
    )


def _role_of(side: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": name_of(side["name"]),
        "army": side["army"],
        "depth": side.get("zone-depth", DEPTH),
    }


def _goal_of(goals: list[dict[str, Any]]) -> dict[str, Any]:
    """What is to be reached besides the field."""
    for one in goals:
        if one["kind"] == "hold":
            return {"goal": "hold"}
        if one["kind"] == "destroy":
            found = {"goal": one["what"], "attacker": one["side"] - 1, "number": one["count"]}
            return {**found, **renamed(one, rows="cow_rows")}
    return {}


def _feature_of(one: dict[str, Any]) -> dict[str, Any]:
    found = {name: value for name, value in one.items() if name not in ("side", "from-edge")}
    return {**found, "role": one["side"] - 1, "from_edge": one.get("from-edge", "middle")}
