"""Mage Knight passes the conformance suite."""

from slagveld.conformance import Conformance


class TestMageKnight(Conformance):
    """Random battles of all scenarios."""

    key = "mage-knight"
    battles = 4
    cap = 3000
