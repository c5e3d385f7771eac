"""Confrontation passes the conformance suite."""

from slagveld.conformance import Conformance
from slagveld.conformance.stories import Stories


class TestConfrontation(Stories, Conformance):
    """Random battles of all scenarios."""

    key = "confrontation"
    battles = 4
    cap = 3000
