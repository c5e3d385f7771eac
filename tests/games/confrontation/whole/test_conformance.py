"""Confrontation passes the conformance suite."""

from slagveld.conformance import Conformance


class TestConfrontation(Conformance):
    """Random battles of all scenarios."""

    key = "confrontation"
    battles = 4
    cap = 3000
