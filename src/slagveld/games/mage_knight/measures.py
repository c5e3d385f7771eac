"""How far a warrior moves and shoots: its speed and its range, in inches."""

from slagveld.games.mage_knight.catalogue import INCH, text
from slagveld.games.mage_knight.fighter import Fighter
from slagveld.games.mage_knight.model import MageKnightState
from slagveld.games.mage_knight.sums import card_items, limited
from slagveld.kernel.modifiers import Tally
from slagveld.table.units import FINE


def speed_tally(state: MageKnightState, fighter: Fighter) -> Tally:
    """The speed of a warrior in inches, after modifiers (MK-MOD-4)."""
    items = card_items(state, fighter, "speed", None)
    return limited(fighter.click.speed, items, text("combat-speed-of", name=fighter.name))


def range_of(state: MageKnightState, fighter: Fighter) -> int:
    """The range of a warrior in inches; changes of it are no modifiers (MK-RULE3-3)."""
    inches = fighter.click.range
    if inches <= 0:
        return 0
    for _, item in fighter.working_items:
        inches += item.range
    for domain in state.domains:
        if domain.most_range:
            inches = min(inches, domain.most_range)
    return inches


def half_range(state: MageKnightState, fighter: Fighter) -> int:
    """Half of it, rounded up to whole inches, in fine units (MK-CLOSE-2)."""
    return -(-range_of(state, fighter) // 2) * INCH * FINE
