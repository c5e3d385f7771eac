"""The end of a move, in the order of MK-CARD-G10: free spins, Ram, Pole Arm, Overwatch.

The toll of a run or a Surge, and an attack of the same action, lie beneath on the agenda.
"""

from slagveld.kernel.agenda import Step

from ..core.action import halt
from ..core.book import text
from ..core.conditions import at_front, enemies_touching, in_front
from ..core.effects import Halts, Rams, Sneaks
from ..core.events import tell
from ..core.state import Battle
from ..wounds.damage import dealt_by
from ..wounds.dials import hurt
from .free_spins import Spin
from .overwatch_shots import shots


class Arrive(Step, frozen=True):
    """A warrior has moved: what its end brings, free spins first (MK-SPIN-3).

    Sneak Attack takes them from its enemies (MK-CARD-sneak-attack).

    `shifted`: its centre is at another place, as Pole Arm asks. `running`: speed abilities do not
    work (MK-RUN-4). `own` is False for one that was put down by somebody else's ability.
    """

    rule = "MK-CARD-G10"

    fighter: int
    shifted: bool
    running: bool = False
    own: bool = True

    def run(self, play: Battle) -> None:
        fighter = play.state.fighter(self.fighter)
        if fighter is None:
            return
        steps: list[Step] = []
        enemies = enemies_touching(play.state, fighter)
        sneaks = fighter.powers.one(Sneaks) if self.own else None
        if enemies and sneaks is None:
            steps.extend([Spin(other.seat, other.id, fighter.id) for other in enemies])
        elif enemies and sneaks is not None:
            what = text("told-no-spins", name=fighter.name, ability=sneaks[0].name)
            tell(play, what, sneaks[0].rule, fighter.id)
        if enemies and self.own and not self.running:
            steps.append(Ramming(self.fighter))
        if enemies and self.shifted:
            steps.append(PoleArms(self.fighter))
        if any(other.watching for other in play.state.fighters):
            steps.append(Watched(self.fighter))
        play.then(*steps)


class Ramming(Step, frozen=True):
    """A bearer of Ram hurts every enemy at its front arc, after their free spins."""

    rule = "MK-CARD-ram"

    fighter: int

    def run(self, play: Battle) -> None:
        fighter = play.state.fighter(self.fighter)
        if fighter is None or not fighter.powers.all(Rams):
            return
        found = [
            dealt_by(fighter, ability, other.id, effect.damage, "ram")
            for other in at_front(play.state, fighter)
            for ability, effect in fighter.powers.all(Rams)
        ]
        hurt(play, *found)


class PoleArms(Step, frozen=True):
    """Enemies that bear a Pole Arm receive the warrior that came before their front arc."""

    rule = "MK-CARD-pole-arm"

    fighter: int

    def run(self, play: Battle) -> None:
        """Each deals its damage, one after the other; the action of the warrior ends."""
        came = play.state.fighter(self.fighter)
        if came is None:
            return
        bearers = [
            (other, ability, effect)
            for other in enemies_touching(play.state, came)
            for ability, effect in other.powers.all(Halts)
            if in_front(other, came.body)
        ]
        for other, ability, effect in bearers:
            if self.fighter not in play.state.halted:
                halt(play, self.fighter)
                what = text("told-pole-arm", name=came.name, enemy=other.name)
                tell(play, what, ability.rule, came.id, other.id)
            hurt(play, dealt_by(other, ability, came.id, effect.damage, "pole-arm"))


class Watched(Step, frozen=True):
    """Enemies on Overwatch may shoot at the warrior that moved."""

    rule = "MK-CARD-overwatch"

    fighter: int

    def run(self, play: Battle) -> None:
        play.then(*shots(play.state, self.fighter))
