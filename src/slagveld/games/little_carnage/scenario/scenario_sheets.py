"""Scenarios that players write, as rows of the game's own (LC-4.1-1)."""

from typing import Any

from slagveld.kit.scenarios import common_row, from_one, name_of, renamed

GOALS = {"last": "alone"}
"""What goals of sheets are called here, where that is something else."""
PLAIN = ("rule", "facing", "x", "y", "key", "grounded", "points", "who", "via", "count", "rounds")
"""What has the same name here."""


def row_of(sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet that is sound as a row of the ready-made battles."""
    special = sheet.get("special", ())
    sides = sheet["sides"]
    story = sheet.get("story", sheet["summary"])
    return {
        **common_row(sheet),
        **renamed(sheet, points="total", river="river", pieces="pieces"),
        **renamed(sheet, rounds="rounds"),
        "free_table": sheet.get("free-table", False),
        "order": [side - 1 for side in sheet.get("order", ())],
        "roles": [name_of(side["name"]) for side in sides],
        "armies": [side["army"] for side in sides],
        "bonus": [side.get("bonus", 0) for side in sides],
        "situation": name_of(story),
        "battlefield": name_of(sheet.get("ground", story)),
        "victory": [_goal_of(one, n) for n, one in enumerate(sheet["goals"], 1)],
        "special": [name_of(one["words"]) for one in special if one["kind"] == "words"],
        "slowed": [
            {**from_one(one), **_worded(one), **renamed(one, who="who", percent="percent")}
            for one in special
            if one["kind"] == "slowed"
        ],
        "roofs": [
            {
                **_worded(one),
                **renamed(one, place="area", height="height", dice="dice", strength="strength"),
            }
            for one in special
            if one["kind"] == "low-roof"
        ],
        "places": [
            {"key": one["key"], "name": name_of(one["name"]), "points": one["outline"]}
            for one in sheet.get("places", ())
        ],
        "zones": [_zone_of(one) for one in sheet.get("zones", ())],
        "sited": [
            {**_common(one), **renamed(one, piece="piece", place="area"), **_clear(one)}
            for one in sheet.get("sited", ())
        ],
        "named": [{**_common(one), "name": name_of(one["name"])} for one in sheet.get("named", ())],
    }


def _common(one: dict[str, Any]) -> dict[str, Any]:
    return {**from_one(one), **{name: one[name] for name in PLAIN if name in one}}


def _worded(one: dict[str, Any]) -> dict[str, Any]:
    return {"words": name_of(one["words"])}


def _goal_of(one: dict[str, Any], number: int) -> dict[str, Any]:
    return {
        "key": f"goal-{number}",
        **_common(one),
        **_worded(one),
        **renamed(one, place="area", wins="wins"),
        "kind": GOALS.get(one["kind"], one["kind"]),
    }


def _zone_of(one: dict[str, Any]) -> dict[str, Any]:
    front = one.get("front")
    return {
        "facing": 2700,
        **_common(one),
        "points": one["outline"],
        **_clear(one),
        **({"front": [front["x"], front["y"]]} if front else {}),
    }


def _clear(one: dict[str, Any]) -> dict[str, Any]:
    rows = one.get("clear", ())
    return {
        "clear": [{"rule": "LC-4-2", **renamed(row, rule="rule"), **_away(row)} for row in rows]
    }


def _away(row: dict[str, Any]) -> dict[str, Any]:
    return renamed(row, place="of", distance="distance")
