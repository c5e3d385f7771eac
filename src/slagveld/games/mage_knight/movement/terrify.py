"""Dice before a move would touch a bearer of Terrify: does the warrior dare (MK-CARD-terrify)?

There is one roll for each mover and bearer in a turn. It is due when a move would end in contact
with the bearer; whoever stays where it is does not roll.
"""

from slagveld.kernel.modifiers import Need, Tally
from slagveld.table.shapes import Pose

from ..core.ability_vocabulary import Terrifies
from ..core.action import WarriorStep
from ..core.base_contact import enemies_touching
from ..core.book import text
from ..core.events import roll, tell
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState


def approaches(fighter: Fighter, pose: Pose) -> bool:
    """Whether a warrior would be somewhere else there: another centre, or another level."""
    here = fighter.pose
    return (here.x, here.y, here.level) != (pose.x, pose.y, pose.level)


def daunting(state: KnightState, fighter: Fighter, pose: Pose) -> list[Fighter]:
    """Bearers of Terrify whom a warrior would touch at a pose and for whom it must roll yet."""
    terrible = state.field.bearers(Terrifies)
    if not terrible:
        return []
    known = (*state.dared, *state.daunted)
    met = [other for other in _bearers(state, fighter, pose) if other.id in terrible]
    return [other for other in met if (fighter.id, other.id) not in known]


def shunned(state: KnightState, fighter: Fighter, pose: Pose) -> Fighter | None:
    """An enemy whom a warrior would touch at a pose though it has not dared to, or None."""
    if not state.daunted:
        return None
    for other in _bearers(state, fighter, pose):
        if (fighter.id, other.id) in state.daunted:
            return other
    return None


def _bearers(state: KnightState, fighter: Fighter, pose: Pose) -> list[Fighter]:
    """Enemies that a move to a pose would bring a warrior to who is not terrible itself."""
    if fighter.powers.one(Terrifies) is not None or not approaches(fighter, pose):
        return []
    return enemies_touching(state, fighter.at(pose))


class Dare(WarriorStep, frozen=True):
    """A warrior's player rolls for each of these bearers of Terrify, once in a turn."""

    rule = "MK-CARD-terrify"

    bearers: tuple[int, ...]

    def run(self, play: Battle) -> None:
        dare(play, self.fighter, self.bearers)


def dare(play: Battle, number: int, bearers: tuple[int, ...]) -> None:
    """Roll for each of these bearers of Terrify for whom a warrior has not rolled in this turn."""
    fighter = play.state.field.by_id[number]
    for other in bearers:
        pair = (number, other)
        bearer = play.state.fighter(other)
        found = None if bearer is None else bearer.powers.one(Terrifies)
        known = pair in play.state.dared or pair in play.state.daunted
        if bearer is None or found is None or known:
            continue
        ability, effect = found
        names = {"name": fighter.name, "bearer": bearer.name}
        rule, purpose = ability.rule, text("roll-terrify", **names)
        need = Need(Tally(max(effect.fails) + 1, name=text("need-dare")), ">=")
        die = roll(play, purpose, rule, fighter.seat, *pair, need=need, yields="yields-dares")
        if die in effect.fails:
            play.replace(daunted=(*play.state.daunted, pair))
            tell(play, text("told-daunted", **names), rule, *pair)
        else:
            play.replace(dared=(*play.state.dared, pair))


def dares(play: Battle, fighter: Fighter, pose: Pose) -> bool:
    """Whether a warrior dares to go to a pose, after the rolls that are due."""
    bearers = daunting(play.state, fighter, pose)
    if bearers:
        dare(play, fighter.id, tuple([bearer.id for bearer in bearers]))
    return shunned(play.state, fighter, pose) is None
