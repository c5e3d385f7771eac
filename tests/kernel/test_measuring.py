"""Rulers from piece to piece and to bare spots."""

import pytest

from slagveld.kernel.measuring import edge_to_edge
from slagveld.table.layout import Layout
from slagveld.table.shapes import Pose, RectBase, RoundBase, Spot

LAYOUT = (
    Layout(10_000, 10_000)
    .placed(1, RoundBase(300), Pose(1000, 1000))
    .placed(2, RectBase(200, 400), Pose(2000, 1000))
)


@pytest.mark.parametrize(
    ("start", "end", "length"),
    [
        (1, 2, 1000 - 150 - 200),
        (2, 1, 650),
        (1, Spot(1000, 2000), 850),
        (Spot(0, 0), Spot(300, 400), 500),
        (Spot(1000, 1000), 1, 0),
        (1, 1, 0),
    ],
)
def test_lengths(start, end, length):
    assert edge_to_edge(LAYOUT, start, end).length == length


def test_what_is_not_there_has_no_distance():
    assert edge_to_edge(LAYOUT, 1, 3) is None
    assert edge_to_edge(LAYOUT, 3, Spot(0, 0)) is None
