"""Before a combat: whoever has reason to fear the other tests for it (LC-1.6-2)."""

from slagveld.kernel.agenda import Step

from ..core.state import Battle
from ..morale.fear_marker import frighten
from ..morale.fear_test import must_test, take_test
from .move_away_in_fear import Rout


class FearTests(Step, frozen=True):
    """Before a combat: whichever of the two has reason to fear the other tests (LC-1.6-2).

    There is a test before each regiment that causes fear (LC-1.8-fear-8). An attacker that fails in
    its own activation may move away at once (LC-1.8-fear-6). Hands down whether the attack goes on.
    """

    rule = "LC-1.8-fear-1"

    attacker: int
    defender: int

    def run(self, play: Battle) -> None:
        """At most one of the two tests: own Fear counts against the other's (LC-1.8-fear-12)."""
        state = play.state
        attacker, defender = state.regiment(self.attacker), state.regiment(self.defender)
        if must_test(state, attacker, defender):
            if take_test(play, self.attacker, self.defender):
                play.give(True)
                return
            frighten(play, self.attacker, self.defender)
            own = state.active == self.attacker
            play.then(*([Rout(seat=attacker.seat)] if own else []), Halted())
            return
        tests = must_test(state, defender, attacker)
        if tests and not take_test(play, self.defender, self.attacker):
            frighten(play, self.defender, self.attacker)
        play.give(self.defender not in play.state.regiment(self.attacker).round.frightened_by)


class Halted(Step, frozen=True):
    """The attacker was afraid: its attack on that enemy does not take place (LC-1.6-2).

    Those on others do, if they can still be attacked (LC-1.8-fear-7).
    """

    rule = "LC-1.6-2"

    def run(self, play: Battle) -> None:
        play.give(False)
