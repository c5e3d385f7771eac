"""The movement table."""

import pytest

from slagveld.games.confrontation.core.movement_table import (
    crossing,
    height_of,
    movement_table,
    size_of,
    terrain,
)
from slagveld.games.confrontation.core.profiles import SIZES


@pytest.mark.rule("CON-GAP-2")
def test_what_ground_costs():
    found = {key: (row.passage, row.cost, row.toll) for key, row in terrain().items()}
    assert found == {
        "open": ("ground", 1, 0),
        "wood": ("ground", 2, 0),
        "encumbered": ("ground", 2, 0),
        "heavily-encumbered": ("ground", 3, 0),
        "obstacle": ("obstacle", 1, 0),
        "gap": ("gap", 1, 0),
        "deep-water": ("water", 1, 0),
        "ladder": ("ladder", 2, 0),
        "door": ("door", 1, 250),
        "impassable": ("barred", 1, 0),
    }
    assert movement_table().step == 250
    immune = {key: row.immunity for key, row in terrain().items() if row.immunity}
    assert immune["wood"] == immune["encumbered"] == "encumbered"
    assert immune["heavily-encumbered"] == "heavily-encumbered"
    assert [key for key, row in terrain().items() if row.blocks] == [
        "wood",
        "obstacle",
        "impassable",
    ]


@pytest.mark.rule("CON-HOUSE-7")
def test_heights_and_sizes():
    assert [height_of(size) for size in SIZES] == [200, 300, 500, 800]
    found = [size_of(height) for height in (0, 200, 201, 300, 301, 500, 501, 9000)]
    assert found == [*["small"] * 2, *["normal"] * 2, *["large"] * 2, *["very-large"] * 2]


@pytest.mark.parametrize(
    ("size", "height", "found"),
    [
        ("normal", 150, "low"),
        ("normal", 151, "smaller"),
        ("normal", 200, "smaller"),
        ("normal", 201, "larger"),
        ("small", 100, "low"),
        ("small", 101, "larger"),
        ("large", 250, "low"),
        ("large", 251, "smaller"),
        ("large", 300, "smaller"),
        ("large", 301, "larger"),
        ("very-large", 500, "smaller"),
        ("very-large", 501, "larger"),
    ],
)
def test_how_an_obstacle_stands_to_a_figure(size, height, found):
    assert crossing(size, height) == found
