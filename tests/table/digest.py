"""A digest of the answers of every public hot function, for comparing compiled with plain.

Run as a program it prints one JSON object: whether the table is compiled, and for each function
a hash over its answers to many random questions. `test_compiled` runs it both ways. Another
module may add its own functions: any `digest_*.py` beside this one with `questions(rng)`.
"""

import hashlib
import importlib.util
import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.table.random_tables import random_bodies, random_facing, random_line, random_table

from slagveld.table import (
    arcs,
    body,
    compiled,
    contact,
    fronts,
    groups,
    inside,
    lines,
    measure,
    sight,
    units,
    visible,
    wedge,
)

MODULES = (
    *(units, body, lines, inside, measure),
    *(arcs, contact, groups, sight, fronts, wedge, visible),
)
"""The modules of which every public function must be asked here."""

Question = Callable[[], Any]

TIMES = 4 if os.environ.get("SLAGVELD_SOAK") == "1" else 1
"""A soak asks so many times as many random questions."""

FIELDS = {
    "Body": ("x", "y", "reach", "xs", "ys", "corners", "facing", "z", "level"),
    "Area": ("xs", "ys", "follow", "low_x", "low_y", "high_x", "high_y"),
    "Crossing": ("index", "enter", "leave"),
    "View": ("seen", "blockers", "x", "y", "share"),
}


def flat(value: Any) -> Any:
    """A value as plain JSON; doubles to the last bit."""
    if isinstance(value, float):
        return value.hex()
    if isinstance(value, list | tuple):
        return [flat(item) for item in value]
    names = FIELDS.get(type(value).__name__)
    return value if names is None else [flat(getattr(value, name)) for name in names]


def number_questions(rng: random.Random) -> dict[str, Any]:
    """Answers of the functions that take bare numbers."""
    n = [rng.randint(-640_000, 640_000) for _ in range(8)]
    facing, square = random_facing(rng), rng.randrange(1, 1 << 42)
    half, reach = rng.randrange(1801), rng.randrange(1 << 20)
    length = rng.randrange(1 << 21)
    area = rng.choice([rng.randrange(-(1 << 43), 1 << 43), int((length * length * square) ** 0.5)])
    points = [(rng.randrange(300_000), rng.randrange(300_000)) for _ in range(5)]
    return {
        "units.cosine": units.cosine(facing),
        "units.sine": units.sine(facing),
        "units.scaled": units.scaled(n[0] << 30 | square & 0x3FFFFFFF),
        "units.turn_between": units.turn_between(facing, half),
        "units.direction_of": units.direction_of(n[0], n[1]),
        "body.ceil_root": body.ceil_root(square),
        "body.disc": body.disc(n[0] // 16, n[1] // 16, reach // 16, facing, 3, 1),
        "body.rectangle": body.rectangle(n[0] // 16, n[1] // 16, reach // 99, 700, facing, 0, 0),
        "body.rectangle_at": body.rectangle_at(n[0], n[1], reach // 99, 700, facing, 0, 0),
        "lines.cross": lines.cross(*n[:6]),
        "lines.sign": lines.sign(n[0]),
        "lines.compare_area": lines.compare_area(area, length, square),
        "lines.ceil_height": lines.ceil_height(area, square),
        "lines.compare_segment": lines.compare_segment(*n[:6], reach),
        "lines.segment_gap": lines.segment_gap(*n[:6]),
        "lines.segments_meet": lines.segments_meet(*n),
        "lines.segments_gap": lines.segments_gap(*n),
        "measure.distance": measure.distance(*n[:4]),
        "measure.slanted": measure.slanted(reach, n[0]),
        "measure.path_length": measure.path_length(points),
        "measure.round_up": measure.round_up(reach / 7),
        "arcs.in_arc": arcs.in_arc(n[0], n[1], facing, half, n[2], n[3]),
        "arcs.legal_facings": arcs.legal_facings(n[0], n[1], reach, half, n[2], n[3]),
    }


def base_questions(rng: random.Random) -> dict[str, Any]:
    """Answers of the functions that take one or two bases."""
    a, b = random_bodies(rng, 2, rng.choice([1, 50]))
    far = 2 * (a.reach + b.reach)
    b = b.shifted(a.x - b.x + rng.randint(-far, far), a.y - b.y + rng.randint(-far, far))
    x, y = b.x, b.y
    line = (a.x + rng.randint(-far, far), a.y + rng.randint(-far, far), x, y)
    facing, half, limit = random_facing(rng), rng.randrange(1801), rng.randrange(20_000)
    which = rng.randrange(3)
    box = body.rectangle(a.x // 16, a.y // 16, 300, 500, facing, 0, 0)
    other = body.rectangle(b.x // 16, b.y // 16, 400, 300, half, 0, 0)
    seen = wedge.Wedge(x, y, a) if visible.holds(x, y, a) < 0 else None
    marks: list[float] = []
    if seen is not None:
        wedge.mark_disc(seen, body.disc(line[0] // 16, line[1] // 16, 300, 0, 0, 0), marks)
        wedge.mark_edges(seen, other.xs, other.ys, [], marks)
    way = visible.holds(line[0], line[1], a) < 0
    return {
        "lines.place_in_convex": lines.place_in_convex(box.xs, box.ys, x, y),
        "lines.convex_relation": lines.convex_relation(box.xs, box.ys, other.xs, other.ys),
        "lines.segment_in_convex": lines.segment_in_convex(*line, box.xs, box.ys),
        "measure.centre_gap": measure.centre_gap(a, b),
        "measure.point_gap": measure.point_gap(line[0], line[1], a),
        "measure.gap": measure.gap(a, b),
        "measure.compare_gap": measure.compare_gap(a, b, limit),
        "measure.within": measure.within(a, b, limit),
        "measure.nearer": measure.nearer(a, b, limit),
        "measure.foremost": measure.foremost(a),
        "measure.front_gap": measure.front_gap(a, b),
        "measure.segment_body_gap": measure.segment_body_gap(*line, a),
        "measure.table_edge_gap": measure.table_edge_gap(a, 12_000, 9_000),
        "measure.slanted_gap": measure.slanted_gap(a, b),
        "arcs.sees_middle": arcs.sees_middle(a, half, b),
        "arcs.any_part_in_arc": arcs.any_part_in_arc(x, y, facing, half, a),
        "fronts.middle_ahead": fronts.middle_ahead(a, which, b),
        "fronts.any_part_ahead": fronts.any_part_ahead(a, which, b),
        "fronts.zone": fronts.zone(a, x, y),
        "contact.touching": contact.touching(a, b, limit),
        "contact.touching_flat": contact.touching_flat(a, b, limit),
        "contact.overlap": contact.overlap(a, b, limit // 9),
        "contact.contact_points": contact.contact_points(a, b),
        "contact.parted": contact.parted(a, b, *line, limit),
        "contact.side_of": contact.side_of(a, *line, limit),
        "sight.body_in_way": sight.body_in_way(*line, a),
        "sight.body_stretch": sight.body_stretch(*line, a),
        "sight.sight_points": sight.sight_points(a, x, y),
        "sight.outer_corners": sight.outer_corners(box, x, y),
        "wedge.tangents": wedge.tangents(x, y, a),
        "wedge.mark_disc": marks,
        "wedge.mark_edges": marks,
        "visible.holds": visible.holds(x, y, a),
        "visible.ray_into_disc": visible.ray_into_disc(0.6, 0.8, x, y, a),
        "visible.ray_to_edges": visible.ray_to_edges(0.6, 0.8, x, y, box.xs, box.ys, []),
        "visible.steps_to": visible.steps_to(-0.6, 0.8, line[0], line[1], a) if way else None,
    }


def table_questions(rng: random.Random) -> dict[str, Any]:
    """Answers of the functions that take whole tables."""
    table = random_table(rng.randrange(1 << 30), 16, 5, coarse=rng.choice([1, 100]))
    bodies, areas = table.bodies, table.areas
    line = random_line(rng)
    x, y = line[:2]
    some, area = rng.choice(bodies), rng.choice(areas)
    limit, targets = rng.randrange(30_000), list(range(1, 16))
    return {
        "inside.place_in_area": inside.place_in_area(x, y, area),
        "inside.body_in_area": inside.body_in_area(some, area),
        "inside.meets_area": inside.meets_area(some, area),
        "inside.middle_in_area": inside.middle_in_area(some, area),
        "inside.areas_meet": [inside.areas_meet(area, other) for other in areas],
        "inside.stretches_inside": inside.stretches_inside(*line, area),
        "inside.inside_length": inside.inside_length(*line, area),
        "inside.segment_in_area": inside.segment_in_area(*line, area),
        "inside.passes_through": inside.passes_through(*line, area),
        "measure.near_indices": measure.near_indices(some, bodies, limit),
        "measure.outline_gap": measure.outline_gap(some, area),
        "measure.area_gap": measure.area_gap(some, area),
        "measure.point_outline_gap": measure.point_outline_gap(x, y, area),
        "measure.point_area_gap": measure.point_area_gap(x, y, area),
        "contact.touched": contact.touched(some, bodies, limit),
        "contact.overlapped": contact.overlapped(some, bodies, limit // 100),
        "groups.parts": groups.parts(bodies, limit),
        "groups.contiguous": groups.contiguous(bodies, limit),
        "groups.overlapping": groups.overlapping(bodies, limit // 100),
        "sight.first_in_way": sight.first_in_way(*line, bodies, areas, 3, 4),
        "sight.clear": sight.clear(*line, bodies, areas),
        "sight.lines_in_way": sight.lines_in_way([line, (x, y, x, y)], bodies, areas),
        "sight.crossings": sight.crossings(*line, bodies, areas),
        "visible.steps_to_area": visible.steps_to_area(0.6, -0.8, x, y, area),
        "visible.view": visible.view(x, y, some, bodies, areas),
        "visible.is_seen": visible.is_seen(x, y, 5, bodies, areas, 0),
        "visible.seen_from": visible.seen_from(x, y, targets, bodies, areas, 0),
    }


def sources() -> list[tuple[Callable[[random.Random], dict[str, Any]], int]]:
    """What is asked, and how often; with what other modules add."""
    found = [
        (number_questions, 800 * TIMES),
        (base_questions, 800 * TIMES),
        (table_questions, 80 * TIMES),
    ]
    for path in sorted(Path(__file__).parent.glob("digest_*.py")):
        spec = importlib.util.spec_from_file_location(path.stem, path)
        if spec is not None and spec.loader is not None:
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            found.append((module.questions, 40 * TIMES))
    return found


def digests() -> dict[str, str]:
    """For each function a hash over all its answers, in order."""
    hashes: dict[str, Any] = {}
    for ask, often in sources():
        rng = random.Random(ask.__name__)
        for _ in range(often):
            for name, answer in ask(rng).items():
                known = hashes.setdefault(name, hashlib.sha256())
                known.update(json.dumps(flat(answer)).encode())
    return {name: known.hexdigest() for name, known in hashes.items()}


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"compiled": compiled(), "digests": digests()}))
