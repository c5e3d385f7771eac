"""Dice before a move: breaking away from enemies in contact, daring to touch bearers of Terrify.

Who must break away, the roll, shake-off (MK-BREAK-*, MK-HORSE-*); what a warrior may do after it is
asked for in `destination`. For Terrify (MK-CARD-terrify) there is one roll for each mover and
bearer in a turn. It is due when a move would end in contact with the bearer; whoever stays where
it is does not roll.
"""

from slagveld.kernel.modifiers import Item, Need, Tally
from slagveld.table.shapes import Pose

from ..core.action import WarriorStep
from ..core.base_contact import enemies_touching, in_front
from ..core.book import text
from ..core.effects import BreaksAway, Terrifies
from ..core.events import names_of, roll_die, tell
from ..core.fighter import Fighter
from ..core.state import Battle, KnightState
from ..wounds.damage_and_elimination import Damage, Way, hurt

FAILS = (1, 2, 3)
"""Faces on which a break away fails (MK-BREAK-2)."""
HORSE_FAILS = (1,)
"""The same for the horseshoe speed type (MK-HORSE-2)."""


def failing_faces(fighter: Fighter) -> tuple[int, ...]:
    """The faces on which a warrior's break away fails."""
    found = fighter.powers.one(BreaksAway)
    if found is not None:
        return found[1].fails
    return HORSE_FAILS if fighter.speed_type == "horseshoe" else FAILS


def break_tally(fighter: Fighter) -> Tally:
    """What a warrior needs to break away, with the reason where it is less than usual."""
    tally = Tally(len(FAILS) + 1, name=text("tally-break"), plus_is_good=False)
    found = fighter.powers.one(BreaksAway)
    if found is not None:
        ability, effect = found
        reason = text("item-break-ability", ability=ability.name)
        return tally.plus(Item(max(effect.fails) + 1, reason, ability.rule, "set"))
    if fighter.speed_type == "horseshoe":
        reason = text("item-break-horseshoe")
        return tally.plus(Item(len(HORSE_FAILS) + 1, reason, "MK-HORSE-2", "set"))
    return tally


def shaken_off(state: KnightState, fighter: Fighter) -> list[Fighter]:
    """Enemies whom a warrior hurts by breaking away: those that do not touch its front arc."""
    if fighter.speed_type != "horseshoe" or fighter.powers.ban("shake-off") is not None:
        return []
    found = enemies_touching(state, fighter)
    return [enemy for enemy in found if not in_front(fighter, enemy.body)]


class BreakRoll(WarriorStep, frozen=True):
    """One roll to break away from all enemies in contact; hands down whether it succeeded.

    A horse that gets away shakes off whoever is not before it.
    """

    rule = "MK-BREAK-2"

    def run(self, play: Battle) -> None:
        fighter = play.state.field.by_id[self.fighter]
        enemies = [enemy.id for enemy in enemies_touching(play.state, fighter)]
        what = text("roll-break", name=fighter.name, enemies=names_of(play.state, enemies))
        need, pieces = Need(break_tally(fighter), ">="), (fighter.id, *enemies)
        rule, yields = self.rule, "yields-breaks-away"
        die = roll_die(play, what, rule, fighter.seat, *pieces, need=need, yields=yields)
        free = die not in failing_faces(fighter)
        held = "told-held-horse" if fighter.speed_type == "horseshoe" else "told-held-fast"
        what = text("told-broke-away" if free else held, name=fighter.name)  # texts: *:told-held-*
        tell(play, what, self.rule, fighter.id)
        if free:  # shake-off damage, all at the same moment and before the move (MK-HORSE-4)
            way: Way = "shake-off"
            by = (fighter.seat, "MK-HORSE-4", False, way, fighter.id, fighter.name)
            shaken = shaken_off(play.state, fighter)
            hurt(play, *[Damage(enemy.id, 1, "shake-off", *by) for enemy in shaken])
        play.give(free)


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
    return [
        other
        for other in _bearers(state, fighter, pose)
        if other.id in terrible and (fighter.id, other.id) not in known
    ]


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
        if bearer is None or found is None:
            continue
        if pair in play.state.dared or pair in play.state.daunted:
            continue
        ability, effect = found
        names = {"name": fighter.name, "bearer": bearer.name}
        rule, purpose = ability.rule, text("roll-terrify", **names)
        need = Need(Tally(max(effect.fails) + 1, name=text("need-dare")), ">=")
        die = roll_die(play, purpose, rule, fighter.seat, *pair, need=need, yields="yields-dares")
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
