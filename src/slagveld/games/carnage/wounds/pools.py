"""Where the number of dice of a roll comes from, itemised for the story (CAR-13.1-attacks)."""

from slagveld.kernel.modifiers import Item, Tally

from ..core.book import text
from ..core.state import CarnageState
from ..core.unit import Unit
from ..core.values import RANGED, Manner, influence, pearl_reason


def attack_pool(state: CarnageState, unit: Unit, manner: Manner, figures: int) -> Tally:
    """The dice to hit of so many figures: each has its AT or its shots, times what the pearl does.

    Counts the same as `values.dice_each` for every figure.
    """
    ranged = manner in RANGED
    tally = Tally(figures, name=text("pool-shooters" if ranged else "pool-strikers"))
    each = unit.profile.shots if ranged else unit.profile.at
    if each != 1:
        rule = "CAR-19-archer" if ranged else "CAR-13.1-attacks"
        what = text("pool-shots" if ranged else "pool-attacks")
        tally = tally.plus(Item(each, what, rule, "multiply"))
    row = influence(state, unit)
    if row is not None and row.attacks != 1:
        tally = tally.plus(Item(row.attacks, pearl_reason(row), row.rule, "multiply"))
    return tally


def hit_pool(state: CarnageState, unit: Unit, manner: Manner, hits: int) -> Tally:
    """The dice to wound of so many hits, twice as many where the pearl says so."""
    tally = Tally(hits, name=text("pool-hits"))
    row = influence(state, unit)
    if row is None:
        return tally
    each = max(row.wounds, row.shot_wounds) if manner in RANGED else row.wounds
    if each == 1:
        return tally
    return tally.plus(Item(each, pearl_reason(row), row.rule, "multiply"))


def at_shields(pool: Tally, spent: int, shields: int) -> Tally:
    """Of the dice that are left, as many as shields stand (CAR-14.4-shield-order)."""
    rest = beyond_shields(pool, spent)
    if rest.total <= shields:
        return rest
    return rest.plus(Item(shields, text("pool-shields"), "CAR-14.4-shield-order", "at-most"))


def beyond_shields(pool: Tally, spent: int) -> Tally:
    """The dice that are left when some have been rolled at shields."""
    return pool.plus(Item(-spent, text("pool-spent"), "CAR-14.4-shield-order"))
