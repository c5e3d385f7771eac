"""Who touches whom in the melee phase, and what each figure can strike at (CAR-13.1-who).

The eggs of a nest may be struck at, too: each wound breaks one (CAR-16-eggs-attack).
"""

from collections.abc import Sequence

from slagveld.kit.pairs import listed_by, summed
from slagveld.structs import Struct

from ..core.conditions import foes
from ..core.state import CarnageState
from ..core.unit import Unit
from .eggs import NEST, at_nest


class Aim(Struct, frozen=True):
    figure: int
    target: int


def fighters(state: CarnageState, unit: Unit, enemy: Unit) -> list[int]:
    """Places of a unit's figures whose base touches an enemy unit's, in order (CAR-13.1-who).

    Nobody else fights (CAR-5.1-contact, CAR-5.2-bases). Touching by a corner is enough: fronts
    may fight with equal numbers or not (CAR-13.1-ex6, CAR-13.1-ex7).
    """
    return sorted({i for i, _ in state.field.touches(unit, enemy)})


def opponents(state: CarnageState, unit: Unit) -> list[Unit]:
    """Enemy units with which a unit trades blows in this melee phase, in order."""
    return [
        other
        for other in foes(state, unit)
        if not _kept_out(state, unit, other) and not _kept_out(state, other, unit)
    ]


def _kept_out(state: CarnageState, unit: Unit, enemy: Unit) -> bool:
    """Whether a fresh part of a unit must stay out of that unit's melee (CAR-5.1.5d-melee)."""
    if not unit.doings.split:
        return False
    main = state.unit(unit.doings.split_from)
    return main is not None and any(other.id == enemy.id for other in foes(state, main))


def targets(state: CarnageState, unit: Unit) -> dict[int, list[int]]:
    """What each figure of a unit can strike at, by its place; figures without a target left out.

    The first of a figure's targets is the likeliest: the unit that most of its fellows touch, and
    for Bouncer troops of whoever disputes. The nest comes last.
    """
    enemies = opponents(state, unit)
    if not enemies and not state.eggs:
        return {}
    touched = [(enemy, fighters(state, unit, enemy)) for enemy in enemies]
    if unit.profile.kind == "bouncer":
        touched.sort(key=lambda pair: pair[0].owner not in state.disputes)
    else:
        touched.sort(key=lambda pair: -len(pair[1]))
    rows = [*((enemy.id, places) for enemy, places in touched), (NEST, at_nest(state, unit))]
    found = listed_by([(place, number) for number, places in rows for place in places])
    return {place: found[place] for place in sorted(found)}


def aims_of(
    state: CarnageState, unit: Unit, chosen: dict[int, int] | None = None
) -> tuple[Aim, ...]:
    """A unit's figures in contact and their targets; `chosen` by figure, the likeliest if not."""
    chosen = chosen or {}
    found = []
    for place, numbers in targets(state, unit).items():
        figure = unit.figures[place].id
        target = chosen.get(figure, numbers[0])
        found.append(Aim(figure, target if target in numbers else numbers[0]))
    return tuple(found)


def torn(state: CarnageState, unit: Unit) -> dict[int, list[int]]:
    """The figures of a unit that must choose, by id, each with its targets."""
    return {
        unit.figures[place].id: numbers
        for place, numbers in targets(state, unit).items()
        if len(numbers) > 1
    }


def grouped(state: CarnageState, aims: Sequence[Aim]) -> list[tuple[Unit, int, int]]:
    """Attacks of unit on unit: the attacker, the target, and how many figures strike."""
    field = state.field
    here = [aim for aim in aims if aim.figure in field.by_figure]
    counts = summed([((field.by_figure[aim.figure].id, aim.target), 1) for aim in here])
    return [(field.by_id[unit], target, count) for (unit, target), count in counts.items()]
