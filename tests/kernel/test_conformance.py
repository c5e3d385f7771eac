"""The toy game passes the conformance suite that every game must pass."""

from slagveld.conformance import Conformance


class TestToy(Conformance):
    """The Ford."""

    key = "toy"
