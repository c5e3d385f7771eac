"""Little Carnage passes the conformance suite."""

from slagveld.conformance import Conformance


class TestLittleCarnage(Conformance):
    """Random battles of all scenarios.

    Protect the Border has no last round in the book: aimless players have looked for the bridge
    for 420 rounds, 4,933 decisions (seed 60 of the soak).
    """

    key = "little-carnage"
    battles = 4
    cap = 12000
