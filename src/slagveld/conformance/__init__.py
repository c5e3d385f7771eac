"""The conformance suite that every registered game must pass.

    from slagveld.conformance import Conformance

    class TestMyGame(Conformance):
        key = "my-game"

That is all: pytest finds the inherited tests. `battles` and `cap` set its share of time.
"""

from slagveld.conformance.suite import Conformance

__all__ = ["Conformance"]
