"""Little Carnage passes the conformance suite."""

from slagveld.conformance import Conformance


class TestLittleCarnage(Conformance):
    """Random battles of all scenarios."""

    key = "little-carnage"
    battles = 4
    cap = 3000
