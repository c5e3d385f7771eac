"""What must hold in every state of a battle, whatever was played: for tests and for saves."""

from itertools import combinations, combinations_with_replacement, product

from slagveld.kit.book import numbers
from slagveld.kit.soundness import number_faults
from slagveld.table.body import Body
from slagveld.table.contact import overlap
from slagveld.table.units import FINE
from slagveld.texts import Text

from ..core.book import KEY, text
from ..core.state import CarnageState
from ..core.unit import Unit
from ..terrain.high_walls import is_near

TOLERANCE = 2 * FINE
"""How deep bases may overlap: poses are whole units, and formed neighbours share their edges."""


def faults_of(state: CarnageState) -> list[Text]:
    """Ids must be unique, figures alive, numbers within their bounds."""
    ids = [number for unit in state.units for number in (unit.id, *numbers(unit.figures))]
    found = number_faults(KEY, ids, state.next_id)
    for unit in state.units:
        lives = [0 < figure.lives <= figure.most for figure in unit.figures]
        places = len(unit.places) in (0, len(unit.figures))
        known = unit.owner == -1 or 0 <= unit.owner < len(state.seats)
        if not lives or not all(lives) or not places or not known or unit.files < 1:
            found.append(text("fault-unit", name=unit.name))
        if unit.magic is not None and (unit.magic.points < 0 or unit.magic.shields < 0):
            found.append(text("fault-magic", name=unit.name))
    if state.eggs < 0 or any(reserve.count < 1 for reserve in state.reserves):
        found.append(text("fault-numbers"))
    return found


def overlaps_of(state: CarnageState) -> list[tuple[int, int]]:
    """Figures that overlap, by their exact bases; within a unit only where it is not formed."""
    found: list[tuple[int, int]] = []
    for one, other in combinations_with_replacement(state.units, 2):
        if is_near(one.bounds, other.bounds) and not (one is other and one.formed):
            mine, theirs = _standing(one), _standing(other)
            pairs = combinations(mine, 2) if one is other else product(mine, theirs)
            found += [(a, b) for (a, at), (b, by) in pairs if overlap(at, by, TOLERANCE)]
    return found


def _standing(unit: Unit) -> list[tuple[int, Body]]:
    return list(zip(numbers(unit.figures), unit.bodies, strict=True))
