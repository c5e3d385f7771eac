"""Carnage passes the conformance suite."""

from slagveld.conformance import Conformance


class TestCarnage(Conformance):
    """Random battles of all scenarios."""

    key = "carnage"
    battles = 2
    cap = 4000
