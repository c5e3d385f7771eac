"""What a warrior needs to break away, and whom it would shake off, for rolls and previews."""

from slagveld.kernel.modifiers import Item, Tally

from ..core.ability_vocabulary import BreaksAway
from ..core.base_contact import enemies_touching, in_front
from ..core.book import text
from ..core.fighter import Fighter
from ..core.state import KnightState

FAILS = (1, 2, 3)
"""Faces on which a break away fails (MK-BREAK-2)."""
HORSE_FAILS = (1,)
"""The same for the horseshoe speed type (MK-HORSE-2)."""


def failing_faces(fighter: Fighter) -> tuple[int, ...]:
    found = fighter.powers.one(BreaksAway)
    if found is not None:
        return found[1].fails
    return HORSE_FAILS if fighter.speed_type == "horseshoe" else FAILS


def break_tally(fighter: Fighter) -> Tally:
    """What a warrior needs to break away, with the reason where it is less than usual."""
    tally = Tally(len(FAILS) + 1, name=text("tally-break"), plus_is_good=False)
    found = fighter.powers.one(BreaksAway)
    if found is not None:
        reason, rule = text("item-break-ability", ability=found[0].name), found[0].rule
    elif fighter.speed_type == "horseshoe":
        reason, rule = text("item-break-horseshoe"), "MK-HORSE-2"
    else:
        return tally
    return tally.plus(Item(max(failing_faces(fighter)) + 1, reason, rule, "set"))


def shaken_off(state: KnightState, fighter: Fighter) -> list[Fighter]:
    """Enemies whom a warrior hurts by breaking away: those that do not touch its front arc."""
    if fighter.speed_type != "horseshoe" or fighter.powers.ban("shake-off") is not None:
        return []
    found = enemies_touching(state, fighter)
    return [enemy for enemy in found if not in_front(fighter, enemy.body)]
