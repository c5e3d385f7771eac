"""Before a war machine fires: fear tests, and the reaction of its target (LC-1.11-18)."""

from typing import Any

from ..attacks.reaction_by_full_defence import Reaction
from ..core.book import text
from ..core.names import told
from ..core.state import Battle
from ..flight.fear_before_combat import FearTests
from .line_of_fire import victims
from .range_roll_and_hits import Discharge, _Shot


class MachineShot(_Shot, frozen=True, kw_only=True):
    """A shot: fear tests and a reaction first (LC-1.11-18), unless fear forbids it."""

    rule = "LC-1.11-18"

    def run(self, play: Battle) -> None:
        play.then(FearTests(attacker=self.regiment, defender=self.target), self.next(Loaded))


class Loaded(_Shot, frozen=True, kw_only=True):
    """The machine is ready: the target may react, then it fires."""

    rule = "LC-1.11-18"

    def run(self, play: Battle) -> None:
        state = play.state
        machines = state.models_of(self.regiment)
        if not machines:
            return
        play.then(self.next(Discharge))
        hit = victims(state, state.stand_of(machines[0]), self.target, self.direction)
        if hit:
            play.then(Reaction(self.target, self.regiment, hit[0].model))

    def resume(self, play: Battle, value: Any) -> None:
        if value:
            self.run(play)
            return
        name, enemy = [play.state.regiment(one).name for one in (self.regiment, self.target)]
        what = text("machine-halted", name=name, enemy=enemy)
        told(play, what, "LC-1.6-2", self.regiment, self.target)
