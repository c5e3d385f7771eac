"""Wizard Duel passes the conformance suite."""

from slagveld.conformance import Conformance
from slagveld.conformance.stories import Stories


class TestWizardDuel(Stories, Conformance):
    """Random duels of all scenarios."""

    key = "wizard-duel"
    battles = 2
    cap = 6000
