"""Ram and Pole Arm: damage at the end of a move, dealt by whoever came or by whom it came to."""

from slagveld.kernel.agenda import Step

from ..core.ability_vocabulary import Halts, Rams
from ..core.base_contact import at_front, enemies_touching, in_front
from ..core.book import text
from ..core.events import tell
from ..core.fighter import Fighter
from ..core.state import Battle
from ..wounds.damage_and_elimination import dealt_by, hurt


class AtEnd(Step, frozen=True):
    """Something that the end of a move brings to a warrior, unless it is gone by then."""

    fighter: int

    def run(self, play: Battle) -> None:
        came = play.state.fighter(self.fighter)
        if came is not None:
            self.befall(play, came)

    def befall(self, play: Battle, came: Fighter) -> None:
        """What happens to the warrior that came."""
        raise NotImplementedError


class Ramming(AtEnd, frozen=True):
    """A bearer of Ram hurts every enemy at its front arc, after their free spins."""

    rule = "MK-CARD-ram"

    def befall(self, play: Battle, came: Fighter) -> None:
        found = [
            dealt_by(came, ability, other.id, effect.damage, "ram")
            for other in at_front(play.state, came)
            for ability, effect in came.powers.all(Rams)
        ]
        hurt(play, *found)


class PoleArms(AtEnd, frozen=True):
    """Enemies that bear a Pole Arm receive the warrior that came before their front arc."""

    rule = "MK-CARD-pole-arm"

    def befall(self, play: Battle, came: Fighter) -> None:
        """Each deals its damage, one after the other; the action of the warrior ends."""
        bearers = [
            (other, ability, effect)
            for other in enemies_touching(play.state, came)
            for ability, effect in other.powers.all(Halts)
            if in_front(other, came.body)
        ]
        for other, ability, effect in bearers:
            if self.fighter not in play.state.halted:
                play.replace(halted=(*play.state.halted, self.fighter))
                what = text("told-pole-arm", name=came.name, enemy=other.name)
                tell(play, what, ability.rule, came.id, other.id)
            hurt(play, dealt_by(other, ability, came.id, effect.damage, "pole-arm"))
