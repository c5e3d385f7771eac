"""Duels that players write, as rows of the game's own (WD-SETUP-3)."""

from typing import Any

from slagveld.kernel.scenery import LaidPiece, LaidTable
from slagveld.kit.box import with_box
from slagveld.kit.scenarios import Written, common_row, from_one, renamed

from .kit import BOX, kinds
from .scenarios import DuelScenario


def row_of(sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet that is sound as a row of the ready-made duels."""
    stands = [
        {**from_one(one), **renamed(one, x="x", y="y", facing="facing", weapon="weapon")}
        for one in sheet.get("stands", ())
    ]
    row = {**common_row(sheet), **renamed(sheet, rounds="rounds", terrain="terrain")}
    if sheet.get("pieces"):
        row["terrain"] = with_box(sheet.get("terrain", ()), BOX.terrain(laid_of(sheet)))
    return {**row, "stands": [{"facing": 0, **one} for one in stands]}


def laid_of(sheet: dict[str, Any]) -> LaidTable:
    """The pieces of the box on a sheet's table."""
    pieces = [_piece(row) for row in sheet["pieces"]]
    return LaidTable(width=sheet["width"], depth=sheet["depth"], pieces=tuple(pieces))


def _piece(row: dict[str, Any]) -> LaidPiece:
    shape = kinds()[row["key"]]
    return LaidPiece(
        key=row["key"],
        x=row["x"],
        y=row["y"],
        facing=row.get("facing", 0),
        width=row.get("width", shape.width),
        depth=row.get("depth", shape.depth),
        height=row.get("height", 0),
    )


WRITTEN = Written(DuelScenario, row_of)
"""Duels of scenarios that players wrote."""
