"""The end of a move, in the order of MK-CARD-G10: free spins, Ram, Pole Arm, Overwatch.

The toll of a run or a Surge, and an attack of the same action, lie beneath on the agenda.
"""

from slagveld.kernel.agenda import Step

from ..core.ability_vocabulary import Sneaks
from ..core.base_contact import enemies_touching
from ..core.book import text
from ..core.events import tell
from ..core.fighter import Fighter
from ..core.state import Battle
from .free_spins_and_nimble import Spin
from .overwatch_shots import Watched
from .ram_and_pole_arm import AtEnd, PoleArms, Ramming


class Arrive(AtEnd, frozen=True):
    """A warrior has moved: what its end brings, free spins first (MK-SPIN-3).

    Sneak Attack takes them from its enemies (MK-CARD-sneak-attack). `shifted`: its centre is at
    another place, as Pole Arm asks. `running`: speed abilities do not work (MK-RUN-4). `own` is
    False for one that was put down by somebody else's ability.
    """

    rule = "MK-CARD-G10"

    shifted: bool
    running: bool = False
    own: bool = True

    def befall(self, play: Battle, came: Fighter) -> None:
        steps: list[Step] = []
        enemies = enemies_touching(play.state, came)
        sneaks = came.powers.one(Sneaks) if self.own else None
        if enemies and sneaks is None:
            steps.extend([Spin(other.seat, other.id, came.id) for other in enemies])
        elif enemies and sneaks is not None:
            what = text("told-no-spins", name=came.name, ability=sneaks[0].name)
            tell(play, what, sneaks[0].rule, came.id)
        if enemies and self.own and not self.running:
            steps.append(Ramming(self.fighter))
        if enemies and self.shifted:
            steps.append(PoleArms(self.fighter))
        if any(other.watching for other in play.state.fighters):
            steps.append(Watched(self.fighter))
        play.then(*steps)
