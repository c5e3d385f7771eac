"""Wizard Duel passes the conformance suite."""

from slagveld.conformance import Conformance


class TestWizardDuel(Conformance):
    """Random duels of all scenarios."""

    key = "wizard-duel"
    battles = 2
    cap = 6000
