"""Who must break away, and on which faces that fails (MK-BREAK-1, MK-BREAK-2, MK-HORSE-2)."""

from slagveld.kernel.modifiers import Item, Tally

from ..core.book import text
from ..core.conditions import enemies_touching, engaged, in_front
from ..core.effects import BreaksAway
from ..core.fighter import Fighter
from ..core.state import MageKnightState

FAILS = (1, 2, 3)
"""Faces on which a break away fails (MK-BREAK-2)."""
HORSE_FAILS = (1,)
"""The same for the horseshoe speed type (MK-HORSE-2)."""


def must_break(state: MageKnightState, fighter: Fighter) -> bool:
    """Whether a warrior must break away before it may move: it touches an enemy."""
    return engaged(state, fighter)


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
        return tally.plus(
            Item(len(HORSE_FAILS) + 1, text("item-break-horseshoe"), "MK-HORSE-2", "set")
        )
    return tally


def shaken_off(state: MageKnightState, fighter: Fighter) -> list[Fighter]:
    """Enemies whom a warrior hurts by breaking away: those that do not touch its front arc."""
    if fighter.speed_type != "horseshoe" or fighter.powers.ban("shake-off") is not None:
        return []
    found = enemies_touching(state, fighter)
    return [enemy for enemy in found if not in_front(fighter, enemy.body)]
