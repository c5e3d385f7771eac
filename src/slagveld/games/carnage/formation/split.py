"""Splitting a smaller unit off a larger one (CAR-5.1.5)."""

from slagveld.kernel.rulebook import Refusal
from slagveld.table.drill import split
from slagveld.table.units import FINE

from ..core.book import refuse
from ..core.conditions import in_fight
from ..core.state import CarnageState
from ..core.unit import Unit, placed, spread, whole
from ..ground.obstacles import fits
from ..wounds.order_of_removal import Ranks, thinned

LEAST = 5
"""W that each part must keep (CAR-5.1.5a)."""


def split_ready(unit: Unit) -> Refusal | None:
    """Why nothing can be split off a unit in this round, however many figures, or None."""
    if unit.doings.attacked or unit.doings.was_charged:
        return refuse("CAR-5.1.5c", "refusal-split-attacked", unit=unit.name)
    if len(unit.figures) < 2 or unit.lives < 2 * LEAST:
        return refuse("CAR-5.1.5a", "refusal-split-weak", least=LEAST)
    return None


def split_of(
    state: CarnageState, unit: Unit, count: int, files: int
) -> tuple[Unit, Unit] | Refusal:
    """Main and new unit after a split of `count` figures, or why they cannot be; `split_ready`.

    The new unit has the main unit's id until it gets its own. Split off in a fight, it neither
    joins that melee nor attacks in this round (CAR-5.1.5d-melee, CAR-5.1.5d-charge).
    """
    if not 1 <= count < len(unit.figures):
        return refuse("CAR-5.1.5a", "refusal-split-weak", least=LEAST)
    if not 1 <= files <= count:
        return refuse("CAR-5.1-formation", "refusal-files", most=count)
    ranks = Ranks(state, unit)
    left = list(range(len(unit.figures)))
    for number in range(count):
        equals = ranks.next(left, 0)
        gone = equals[-1] if number % 2 == 0 else equals[0]
        if ranks.enemies[gone]:
            return refuse("CAR-5.1.5b", "refusal-split-contact", unit=unit.name)
        left.remove(gone)
    stay = tuple([unit.figures[place] for place in left])
    go = tuple([figure for place, figure in enumerate(unit.figures) if place not in left])
    if min(sum([f.lives for f in stay]), sum([f.lives for f in go])) < LEAST:
        return refuse("CAR-5.1.5a", "refusal-split-weak", least=LEAST)
    main = thinned(unit, ranks.enemies, left, stay, state.field.enemies_of(unit))
    new = _behind(state, main, unit.changed(figures=go, files=files, places=()))
    after = state.with_unit(main)
    fresh = new.changed(id=0)
    if not fits(after, fresh) or after.field.engaged(fresh):
        return refuse("CAR-5.1.5b", "refusal-split-room", unit=unit.name)
    if in_fight(state, unit):
        new = new.doing(split=True, split_from=unit.id)
    return main, new


def _behind(state: CarnageState, main: Unit, new: Unit) -> Unit:
    """The new unit centred behind the rear rank of the main unit, touching it."""
    if main.formed:
        both = main.changed(figures=(*main.figures, *new.figures)).block
        _, block = split(both, len(main.figures), new.files)
        return new.changed(x=block.x, y=block.y)
    ranks = Ranks(state.with_unit(main), main)
    last = max(ranks.rank)
    rear = [body for body, rank in zip(main.bodies, ranks.rank, strict=True) if rank == last]
    ahead, aside = spread(rear, main.facing)
    x, y = placed(min(ahead) - FINE, (min(aside) + max(aside)) // 2, main.facing)
    return new.changed(x=whole(x), y=whole(y))


def next_number(state: CarnageState, unit: Unit) -> int:
    """The next number that is free among its owner's units of its type."""
    alike = [u for u in state.own(unit.owner) if u.profile.type == unit.profile.type]
    return 1 + max([max(other.number, 1) for other in alike])
