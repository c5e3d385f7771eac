"""Prices in parts of a point."""

import pytest

from slagveld.kernel.muster import points
from slagveld.texts import say


@pytest.mark.parametrize(
    ("parts", "scale", "english", "german"),
    [
        (0, 4, "0", "0"),
        (148, 4, "37", "37"),
        (149, 4, "37.25", "37,25"),
        (150, 4, "37.5", "37,5"),
        (151, 4, "37.75", "37,75"),
        (3, 4, "0.75", "0,75"),
        (37, 1, "37", "37"),
        (4799, 4, "1,199.75", "1.199,75"),
        (12, 10, "1.2", "1,2"),
        (101, 100, "1.01", "1,01"),
    ],
)
def test_a_price_is_read_in_points(parts, scale, english, german):
    assert say(points(parts, scale)) == english
    assert say(points(parts, scale), "de") == german
    assert say(points(parts, scale), "nl") == german
