"""Carnage passes the conformance suite."""

from slagveld.conformance import Conformance
from slagveld.conformance.stories import Stories


class TestCarnage(Stories, Conformance):
    """Random battles of all scenarios."""

    key = "carnage"
    battles = 2
    cap = 4000
