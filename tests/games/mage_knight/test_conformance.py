"""Mage Knight passes the conformance suite."""

from slagveld.conformance import Conformance
from slagveld.conformance.stories import Stories


class TestMageKnight(Stories, Conformance):
    """Random battles of all scenarios."""

    key = "mage-knight"
    battles = 4
    cap = 3000
