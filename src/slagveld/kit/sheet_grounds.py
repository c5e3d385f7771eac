"""Values of sheets that lie on a table: numbers in a row, outlines, pieces of terrain."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from slagveld.kernel.cards import NumbersField, OutlineField, TerrainField
from slagveld.table.shapes import Point
from slagveld.table.terrain import Terrain
from slagveld.texts import Value

Ground = NumbersField | OutlineField | TerrainField
LONGEST: Final = 40_000
"""So far, in units, a place may lie from the corner of a table."""
CORNERS: Final = 3
"""So many an area has at least."""

Found = tuple[str, str, Mapping[str, Value]]


def ground_faults(field: Ground, given: Any, at: str) -> Iterator[Found]:
    """What is wrong with such a value: where, by which sentence, and what it mentions."""
    if not isinstance(given, list | tuple):
        yield at, "card-list", {}
        return
    match field:
        case NumbersField():
            yield from _numbers(field, given, at)
        case OutlineField():
            yield from _outline(field, given, at)
        case TerrainField():
            yield from _terrain(field, given, at)


def _numbers(field: NumbersField, given: Any, at: str) -> Iterator[Found]:
    if any(type(number) is not int for number in given):
        yield at, "card-numbers", {}
        return
    for place, number in enumerate(given):
        if not field.least <= number <= field.most:
            bounds = {"least": field.least, "most": field.most, "found": number}
            yield f"{at}.{place}", "card-range", bounds
    if not field.count_least <= len(given) <= field.count_most:
        yield at, "card-count", _counted(field.count_least, field.count_most, given)
    if field.distinct and len(dict.fromkeys(given)) < len(given):
        yield at, "card-twice", {}


def _outline(field: OutlineField, given: Any, at: str) -> Iterator[Found]:
    if not CORNERS <= len(given) <= field.most:
        yield at, "card-count", _counted(CORNERS, field.most, given)
        return
    for place, corner in enumerate(given):
        if not _is_point(corner):
            yield f"{at}.{place}", "card-corner", {}
            return
    if not _spread([(x, y) for x, y in given]):
        yield at, "card-flat", {}


def _is_point(corner: Any) -> bool:
    pair = list(corner) if isinstance(corner, list | tuple) else []
    return len(pair) == 2 and all(type(side) is int and abs(side) <= LONGEST for side in pair)


def _spread(corners: list[Point]) -> int:
    """Twice the area that these corners enclose."""
    ends = zip(corners, [*corners[1:], corners[0]], strict=True)
    return abs(sum([ax * by - bx * ay for (ax, ay), (bx, by) in ends]))


def _terrain(field: TerrainField, given: Any, at: str) -> Iterator[Found]:
    if len(given) > field.most:
        yield at, "card-count", _counted(0, field.most, given)
        return
    numbers: list[int] = []
    for place, row in enumerate(given):
        try:
            piece = msgspec.convert(row, Terrain)
        except (msgspec.MsgspecError, RecursionError) as error:
            yield f"{at}.{place}", "card-terrain", {"reason": str(error)[:200]}
            continue
        if piece.kind not in field.kinds:
            known = ", ".join(field.kinds)
            yield f"{at}.{place}.kind", "card-terrain-kind", {"found": piece.kind, "known": known}
        corners = list(piece.outline.points)
        if len(corners) < CORNERS or not _spread(corners):
            yield f"{at}.{place}.outline", "card-flat", {}
        if piece.id in numbers or not 0 < piece.id < 1000:
            yield f"{at}.{place}.id", "card-terrain-id", {"found": piece.id}
        numbers.append(piece.id)


def _counted(least: int, most: int, given: Any) -> dict[str, Value]:
    return {"least": least, "most": most, "found": len(given)}


def ground_schema(field: Ground) -> dict[str, Any]:
    """Such a value as a JSON schema."""
    match field:
        case NumbersField():
            return {
                "type": "array",
                "items": {"type": "integer", "minimum": field.least, "maximum": field.most},
                "minItems": field.count_least,
                "maxItems": field.count_most,
                "uniqueItems": field.distinct,
            }
        case OutlineField():
            side = {"type": "integer", "minimum": -LONGEST, "maximum": LONGEST}
            corner = {"type": "array", "items": side, "minItems": 2, "maxItems": 2}
            return {"type": "array", "items": corner, "minItems": CORNERS, "maxItems": field.most}
        case TerrainField():
            return _terrain_schema(field)


def _terrain_schema(field: TerrainField) -> dict[str, Any]:
    """Pieces of terrain in full, with what they are made of written out where it stands."""
    (whole,), parts = msgspec.json.schema_components([Terrain], ref_template="{name}")
    piece = _written_out(whole, parts)
    piece["properties"]["kind"] = {"enum": list(field.kinds)}
    return {"type": "array", "items": piece, "maxItems": field.most}


def _written_out(shape: Any, parts: Mapping[str, Any]) -> Any:
    if isinstance(shape, list):
        return [_written_out(one, parts) for one in shape]
    if not isinstance(shape, dict):
        return shape
    if "$ref" in shape:
        return _written_out(parts[shape["$ref"]], parts)
    return {name: _written_out(one, parts) for name, one in shape.items()}
