"""What lies on a scenario's table must be on it, and starts of different sides apart."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from slagveld.kernel.cards import CardFault
from slagveld.kernel.scenarios import SCENARIO_RULE
from slagveld.table.inside import areas_meet
from slagveld.table.shapes import Outline, Point
from slagveld.texts import Text

AREAS: Final = ("places", "zones")
"""Parts of a sheet with outlines on the table."""
SPOTS: Final = ("pieces", "stands", "sited", "objects", "objectives")
"""Parts of a sheet with places on the table."""


def ground_faults(sheet: Mapping[str, Any]) -> Iterator[CardFault]:
    """What sticks out over the edge of a sheet's table, and starts that lie on each other."""
    width, depth = sheet.get("width"), sheet.get("depth")
    if width is not None and depth is not None:
        yield from _beyond(sheet, width, depth)
    yield from _starts(sheet.get("zones", ()))
    for part in ("places", "named"):
        keys = [row["key"] for row in sheet.get(part, ())]
        for number, key in enumerate(keys):
            if key in keys[:number]:
                yield _fault(f"{part}.{number}.key", "scenario-key-twice", found=key)


def _beyond(sheet: Mapping[str, Any], width: int, depth: int) -> Iterator[CardFault]:
    for part in AREAS:
        for number, row in enumerate(sheet.get(part, ())):
            points = row.get("outline", ())
            if not all(0 <= x <= width and 0 <= y <= depth for x, y in points):
                yield _fault(f"{part}.{number}.outline", "scenario-beyond")
    for part in SPOTS:
        for number, row in enumerate(sheet.get(part, ())):
            if not (0 <= row["x"] <= width and 0 <= row["y"] <= depth):
                yield _fault(f"{part}.{number}", "scenario-beyond")
    for number, row in enumerate(sheet.get("terrain", ())):
        points = row["outline"]["points"]
        if not all(0 <= x <= width and 0 <= y <= depth for x, y in points):
            yield _fault(f"terrain.{number}.outline", "scenario-beyond")


def _starts(zones: Sequence[Mapping[str, Any]]) -> Iterator[CardFault]:
    areas = [
        (number, zone["side"], Outline(_points(zone["outline"])).area())
        for number, zone in enumerate(zones)
        if "outline" in zone
    ]
    for (one, first, area), (other, second, theirs) in combinations(areas, 2):
        if first != second and areas_meet(area, theirs):
            numbers = {"first": one + 1, "second": other + 1}
            yield _fault(f"zones.{other}", "scenario-starts", **numbers)


def _points(outline: Any) -> tuple[Point, ...]:
    return tuple([(x, y) for x, y in outline])


def _fault(field: str, key: str, **values: Any) -> CardFault:
    return CardFault(field=field, rule=SCENARIO_RULE, text=Text(key, values))
