"""How far a warrior may move: its speed, and what doubles, halves or replaces it (MK-RULE3-3)."""

from slagveld.kernel.modifiers import Item, Tally
from slagveld.record import replace

from ..core.ability_vocabulary import Crosses
from ..core.book import INCH, text
from ..core.fighter import Fighter
from ..core.modifiers_and_rule_of_three import speed_tally
from ..core.state import KnightState
from .hindering_and_elevated_terrain import starts_partly_inside
from .obstacles import footing_of

_PLAIN = ("multiply", "divide")
"""Operations whose value is a number, not a length."""


# Who is hindered by what (MK-MOVE-2): foot and horseshoe by everything (MK-FOOT-1, MK-HORSE-1)


def flies(fighter: Fighter) -> bool:
    """Whether neither terrain nor bases hinder its moves (MK-WING-1, MK-CARD-flight).

    A captor loses its speed type for a time (MK-CAPTURE-6), but not its abilities.
    """
    if not fighter.free:
        return False
    return fighter.speed_type == "wing" or _crosses(fighter, "everything")


def swims(fighter: Fighter) -> bool:
    """Whether water is clear terrain for its moves (MK-WAVE-1, MK-CARD-aquatic)."""
    if not fighter.free:
        return False
    return fighter.speed_type == "wave" or _crosses(fighter, "water")


def _crosses(fighter: Fighter, what: str) -> bool:
    found = fighter.powers.all(Crosses)
    return bool(found) and what in [effect.what for _, effect in found]


def pace(state: KnightState, fighter: Fighter) -> Tally:
    """In inches, no more than its captive's; formations compare it (MK-FMOVE-3, MK-CAPTURE-7)."""
    return _with_captive(state, fighter, speed_tally(state, fighter))


def _with_captive(state: KnightState, fighter: Fighter, speed: Tally) -> Tally:
    captive = state.fighter(fighter.captive) if fighter.captive else None
    if captive is None or captive.click.speed >= speed.total:
        return speed
    reason = text("ground-reason-captive", name=captive.name)
    return speed.plus(Item(captive.click.speed, reason, "MK-CAPTURE-7", "at-most"))


def allowance(
    state: KnightState, fighter: Fighter, *, run: bool = False, speed: Tally | None = None
) -> Tally:
    """How far a warrior may move now, in units, with every reason (MK-MOVE-1).

    `speed` (in inches) stands for its own where a formation sets it. A run doubles it, and a
    start in hindering terrain then halves it, rounded up to whole inches (MK-RUN-2, MK-HINDER-6),
    after all modifiers (MK-HINDER-7).
    """
    inches = pace(state, fighter) if speed is None else _with_captive(state, fighter, speed)
    if run:
        inches = inches.plus(Item(2, text("ground-reason-run"), "MK-RUN-2", "multiply"))
    if halved(state, fighter):
        inches = inches.plus(Item(2, text("ground-reason-half"), "MK-HINDER-6", "divide"))
    return _in_units(inches)


def _in_units(inches: Tally) -> Tally:
    """The same sum as a length in units; halving still rounds up to whole inches."""
    if not inches.items:
        return replace(inches, start=inches.start * INCH, length=True)
    total = inches.total
    items = tuple([i if i.op in _PLAIN else replace(i, value=i.value * INCH) for i in inches.items])
    units = replace(inches, start=inches.start * INCH, items=items, length=True)
    if units.total == total * INCH:
        return units
    return units.plus(Item(total * INCH, text("ground-reason-rounded"), "MK-HINDER-6", "at-least"))


def halved(state: KnightState, fighter: Fighter) -> bool:
    """Whether a move from here has half speed: part of the base is in hindering terrain."""
    table = state.field.table
    if not table.terrain or fighter.soaring or flies(fighter):
        return False
    return starts_partly_inside(footing_of(table, swims(fighter)), fighter)
